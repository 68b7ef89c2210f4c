import { byNight, NIGHT_PAGE } from "../../content/report/by-night.ts";
import { LIVE_ANSWERING } from "../../content/report/tools.ts";
import { asksForCount } from "../../content/report/verdicts.ts";
import { periodOf } from "./bar.ts";
import { roughly } from "./rounding.ts";
import { monthsOpen } from "./streams.ts";
import { yearOfOne } from "./new-ones.ts";
import type { Figure, Report } from "./report.ts";

const NIGHT = "after-hours";
/** From so many dollars a month on, of which the plan leaves most, other ways are weighed by name. */
const LARGE = 400;
const MOST_LEFT = 0.6;
/** A booking page, our example, in dollars a month. */
const PAGE = 30;
/** What is needed more than so many times a year is no reason for anything. */
const TOO_MANY = 60;

/** So many times as many are lost as have to come: a service that answers all of them pays by our guess. */
const PLAINLY = 3;

type Told = Pick<Report, "steps" | "streams" | "situation" | "assumptions" | "breakEven">;
type Way = "page" | "people" | "assistant";

/** What would catch more of a large loss at night than a step that is cheap, and how many new ones a year each must bring. */
const waysOf = ({ steps, streams, situation: s, assumptions, breakEven }: Told) => {
  const lost = streams.find(({ stream }) => stream.id === NIGHT)?.perMonth.likely ?? 0;
  const amount = streams.find(({ stream }) => stream.id === NIGHT)?.amount ?? 0;
  const year = roughly(monthsOpen(s) * amount);
  const closer = steps.find(({ closes }) => closes.some(({ stream }) => stream === NIGHT));
  const recovered = closer?.closes.find(({ stream }) => stream === NIGHT)?.perMonth ?? 0;
  const each = yearOfOne(assumptions);
  if (
    !closer ||
    lost < LARGE ||
    recovered > (1 - MOST_LEFT) * lost ||
    s.room === 0 ||
    s.trade.mourning ||
    each <= 0 ||
    steps.some(({ step }) => step.kind === "assistant" || step.id === "night-people")
  )
    return undefined;
  const prices: readonly (readonly [Way, number])[] = [
    // What cannot wait is reserved by nobody.
    ...(s.trade.nights ||
    s.trade.travels ||
    // Before a name was checked for a conflict nobody books.
    s.trade.industry === "Legal" ||
    steps.some(({ step: { id } }) => /^(?:open-book|booking-page)$/.test(id))
      ? []
      : [["page", PAGE] as const]),
    ...(s.phone ? [["people", LIVE_ANSWERING.low] as const] : []),
    ...(breakEven.step?.closes[NIGHT] ? [["assistant", breakEven.price] as const] : []),
  ];
  const ways = prices
    .map(([way, price]) => ({ way, price, needs: Math.ceil((12 * price) / each) }))
    .filter(({ needs }) => needs <= TOO_MANY);
  // What the assistant alone would do is said where it is weighed.
  return ways.every(({ way }) => way === "assistant") ? undefined : { closer, lost, year, ways };
};

export const nightFigures = (r: Told): Record<string, Figure> => {
  const told = waysOf(r);
  const people = told?.ways.find(({ way }) => way === "people");
  return told
    ? {
        "night.year": { value: told.year, unit: "count" },
        ...(people ? { "night.trial": { value: Math.ceil(people.needs / 4), unit: "count" as const } } : {}),
        "night.lost": { value: told.lost, unit: "money" },
        "night.page": { value: PAGE, unit: "money" },
        ...Object.fromEntries(
          told.ways.map(({ way, needs }) => [`night.${way}.needs`, { value: needs, unit: "count" as const }]),
        ),
      }
    : {};
};

/** Beside the step that is for the night. */
export const nightWords = (r: Report, chosen: Report["steps"][number]): string => {
  const all = waysOf(r);
  // Where an assistant does not pay for these callers nobody is told that people on the phone would.
  const isDear = r.breakEven.step !== undefined && !asksForCount(r.verdict.buy) && r.verdict.id !== "pays";
  const ways = all?.ways.filter(({ way }) => way !== "people" || !isDear) ?? [];
  const told = all && ways.some(({ way }) => way !== "assistant") ? { ...all, ways } : undefined;
  const { newOne, newOnes } = r.situation.trade;
  // Whose own AI answers at night is sold no other way beside it.
  return told && told.closer.step === chosen.step && chosen.step.id !== "ai-on-nights"
    ? byNight(
        r.situation,
        told.ways.map(({ way }) => way),
        (figure) => `{${figure}} ${r.figures[figure]!.value === 1 ? newOne : newOnes}`,
        {
          counted: asksForCount(r.verdict.buy) ? periodOf(r.breakEven) : "",
          later: r.later.some(({ step }) => PAGES.has(step.id)),
          pays: told.ways.some(({ way, needs }) => way === "people" && PLAINLY * needs <= told.year),
        },
      )
    : "";
};

/** The place in the plan of the step beside which a page is advised on which they book; -1 where none is. */
export const pageBeside = (r: Report): number =>
  r.later.some(({ step }) => PAGES.has(step.id))
    ? -1
    : r.steps.findIndex((one) => nightWords(r, one).includes(NIGHT_PAGE));
/** Such a page does not come next. */
export const advisesPage = (r: Report): boolean => pageBeside(r) >= 0;
export const PAGES: ReadonlySet<string> = new Set(["booking-page", "open-book"]);
