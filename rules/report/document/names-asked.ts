import {
  mayAskForNames,
  NAMED_BELOW,
  NAMES_IN_WEEK,
  namesSaid,
  namesWords,
} from "../../../content/report/names-asked.ts";
import type { ReportBlock } from "../../../contracts/report-document.ts";
import { isWaiting } from "../plan.ts";
import { isWorthNaming } from "../word-verdict.ts";
import type { Report } from "../report.ts";
import { heading, paragraph, rich } from "./blocks.ts";
import { inOwnName } from "./quotes.ts";

/** A step that asks for one of the two already. */
const ASKS = /\b(?:names?|reviews?|refer\w*|send you|who else)\b/i;

/** Most of the room that was counted stays open, and no step has others name the business. */
export const asksForNames = (r: Report): boolean => {
  const { situation: s, figures, steps } = r;
  const value = (id: string) => figures[id]?.value ?? 0;
  return s.goal === "growth"
    ? r.goal.includes(NAMED_BELOW)
    : (s.room ?? 0) > 0 &&
        s.valueKnown &&
        !s.season &&
        !s.onlySpeakers &&
        !isWaiting(steps) &&
        mayAskForNames(s.trade) &&
        !steps.some(({ title }) => ASKS.test(title)) &&
        value("goal.fills") * 2 < value("room.year") &&
        isWorthNaming(r) &&
        value("event.guests") === 0;
};

/** What fills the room that no step fills, with its words: at the back. */
export const namesAsked = (r: Report): ReportBlock[] =>
  asksForNames(r)
    ? [
        heading({ id: "names.title", basis: ["primaryGoal"] }, "To ask for a review and a name"),
        paragraph({ id: "names.step", basis: ["primaryGoal"] }, namesWords(r.situation.trade)),
        {
          kind: "quote" as const,
          id: "names.words",
          basis: ["primaryGoal"],
          text: rich(inOwnName(namesSaid(r.situation.trade), r.answers)),
        },
      ]
    : [];
const WEEK = 2;
export const namesIn = (r: Report, week: number): string =>
  week === WEEK && asksForNames(r) ? NAMES_IN_WEEK : "";
