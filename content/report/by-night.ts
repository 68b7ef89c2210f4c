import type { Situation, Trade } from "./kinds.ts";

/** How somebody there takes what they want without speaking to anybody. */
const byThemselves = (t: Trade): string =>
  t.openBook || t.books
    ? "a page that shows what is free and takes the booking"
    : "a page with your prices on which they order or reserve by themselves";
const MANY = ["", "One other way", "Two other ways", "Three other ways"] as const;

/** What else catches those who come while nobody is there, each with its price and what it must bring. */
export const byNight = (
  { trade: t }: Situation,
  ways: readonly ("page" | "people" | "assistant")[],
  unit: (figure: string) => string,
): string => {
  const told = ways.map((way) =>
    way === "page"
      ? `${byThemselves(t)} (about {night.page} a month), ${unit("night.page.needs")}`
      : way === "people"
        ? `a live answering service (from {live.low}, our example), ${unit("night.people.needs")}`
        : `an assistant (about {breakEven.price}, your time included), ${unit("night.assistant.needs")}`,
  );
  return `**What would catch more:** most of {night.lost} a month stays lost at night. ${MANY[ways.length]!}, and what a year must bring: ${told.join("; ")}.`;
};
