import type { Situation, Trade } from "./kinds.ts";
import { lookFirst } from "./online-booking.ts";
import { listed } from "./words.ts";

/** How somebody there takes what they want without speaking to anybody. */
const byThemselves = (t: Trade): string =>
  t.openBook || t.books
    ? "a page that shows what is free and takes the booking"
    : "a page with your prices on which they order or reserve by themselves";

/** Dates are made there, and that takes time: the page is for both. */
const books = ({ scheduling, trade: t, comfort }: Situation): boolean =>
  scheduling && comfort >= 1 && (t.openBook === true || t.books);

/** What else catches those who come while nobody is there, each with its price and what it must bring; online booking is advised. */
export const byNight = (
  s: Situation,
  ways: readonly ("page" | "people" | "assistant")[],
  unit: (figure: string) => string,
): string => {
  const { trade: t } = s;
  const online = ways.includes("page") && books(s);
  const told = ways
    .filter((way) => !(online && way === "page"))
    .map((way, i) => {
      const needs = unit(`night.${way}.needs`);
      const what =
        way === "page"
          ? `${byThemselves(t)} (about {night.page} a month)`
          : way === "people"
            ? "a live answering service (from {live.low} a month, our example)"
            : "an assistant (about {breakEven.price}, your time included)";
      return `${i === 0 ? `${needs} a year` : needs} for ${what}`;
    });
  return online
    ? `**Also switch on online booking for ${t.easy},** and name it in the same message, since most of {night.lost} a month stays lost at night. ${lookFirst(t)}If there is none, a page is about {night.page} a month (not counted), and ${unit("night.page.needs")} a year would pay for it.`
    : `**What would catch more:** most of {night.lost} a month stays lost at night. To pay for itself it takes ${listed(told)}.`;
};
