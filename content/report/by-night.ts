import type { Situation, Trade } from "./kinds.ts";
import { lookFirst } from "./online-booking.ts";

/** How somebody there takes what they want without speaking to anybody. */
const byThemselves = (t: Trade): string =>
  t.openBook || t.books
    ? "a page that shows what is free and takes the booking"
    : "a page with your prices on which they order or reserve by themselves";
const MANY = ["", "One other way", "Two other ways", "Three other ways"] as const;

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
    .map((way) =>
      way === "page"
        ? `${byThemselves(t)} (about {night.page} a month), ${unit("night.page.needs")}`
        : way === "people"
          ? `a live answering service (from {live.low}, our example), ${unit("night.people.needs")}`
          : `an assistant (about {breakEven.price}, your time included), ${unit("night.assistant.needs")}`,
    );
  const others = `${MANY[told.length]!}, and what a year must bring: ${told.join("; ")}.`;
  return online
    ? `**Also switch on online booking for ${t.easy},** and name it in the same message, since most of {night.lost} a month stays lost at night. ${lookFirst(t)}If there is none, a page is about {night.page} a month (not counted), and ${unit("night.page.needs")} a year would pay for it.`
    : `**What would catch more:** most of {night.lost} a month stays lost at night. ${others}`;
};
