import type { Situation, Trade } from "./kinds.ts";
import { lookFirst } from "./online-booking.ts";
import { cap } from "./words.ts";

/** How somebody there takes what they want without speaking to anybody. */
const byThemselves = (t: Trade): string =>
  t.openBook || t.books
    ? "a page that shows what is free and takes the booking"
    : "a page with your prices on which they order or reserve by themselves";

/** Dates are made there, and that takes time: the page is for both. */
const books = ({ scheduling, trade: t, comfort }: Situation): boolean =>
  scheduling && comfort >= 1 && (t.openBook === true || t.books);

/** Whether a count decides about an assistant, and over which time; whether a person who answers pays by our guess. */
export interface NightFacts {
  counted: "" | "four weeks" | "three months";
  pays: boolean;
  /** The page waits for the second month, and is told whole there. */
  later: boolean;
}

/** Under what a page is advised on which they book. */
export const NIGHT_PAGE = "**Online booking, too:**";

/** The same beside a message for the night that is in no step. */
export const nightPage = (t: Trade): string =>
  `the message alone wins few who want ${t.easy} at night. ${lookFirst(t)}If you have it, let people book ${t.easy} there; if there is none, count for a month who asks at night for a date before you pay for a page.`;

/** What else catches those who come while nobody is there, with one verdict and one number; online booking is advised. */
export const byNight = (
  s: Situation,
  ways: readonly ("page" | "people" | "assistant")[],
  unit: (figure: string) => string,
  { counted, pays, later }: NightFacts,
): string => {
  const { trade: t } = s;
  const most = "most of {night.lost} a month stays lost at night";
  if (ways.includes("page") && later)
    return `**For the rest:** ${most}. The booking page of the second month is for that; at {night.page} a month, ${unit("night.page.needs")} a year would pay for it.`;
  if (ways.includes("page") && books(s))
    return `${NIGHT_PAGE} ${most}. Switch it on for ${t.easy}, and name it in the same message. ${lookFirst(t)}If there is none, a page is about {night.page} a month (not counted), and ${unit("night.page.needs")} a year would pay for it.`;
  const service = "a live answering service (from {live.low} a month, our example)";
  if (ways.includes("people") && counted && ways.includes("assistant"))
    return `**What would catch more:** ${most}. Count first for ${counted}; if enough went elsewhere for the assistant to pay, ${service} may answer in its place.`;
  if (ways.includes("people") && pays)
    return `**What would catch more:** ${most}. Try ${service} for three months: it pays with ${unit("night.people.needs")} a year, and we'd guess you lose {night.year} at night. With fewer than {night.trial} of them in those months, stop.`;
  return ways.includes("page")
    ? `**What would catch more:** ${most}. ${cap(byThemselves(t))} is about {night.page} a month, and ${unit("night.page.needs")} a year would pay for it.`
    : "";
};
