import { namedIn, namesSaid, namesWords } from "../../../content/report/names-asked.ts";
import { nth } from "../../../content/report/words.ts";
import type { ReportBlock } from "../../../contracts/report-document.ts";
import type { Report } from "../report.ts";
import { inOwnName, quotesOf } from "./quotes.ts";

const askedAt = ({ figures }: Report): number => (figures["ask.at"]?.value ?? 0) - 1;
/** Nobody is asked for two reviews. */
const REVIEW = /\breviews?\b/i;
const asksForReview = ({ steps }: Report): boolean =>
  steps.some(({ words: { does, say = "" } }) => REVIEW.test(does) || REVIEW.test(say));

/** Whom a step asks to name the business. */
export const namesPart = (r: Report, at: number): string =>
  at === askedAt(r)
    ? namesWords(r.situation.trade, !asksForReview(r), r.figures["ask.week"]!.value === 1)
    : "";
/** The words for it. */
export const namesBlocks = (r: Report, at: number): ReportBlock[] =>
  at === askedAt(r)
    ? quotesOf(
        { id: "names.words", basis: ["primaryGoal"] },
        inOwnName(namesSaid(r.situation.trade, !asksForReview(r)), r.answers),
      )
    : [];
/** Where it stands, for whoever does not read of it with the goal. */
export const namesAt = (r: Report): string => (askedAt(r) < 0 ? "" : namedIn(nth(askedAt(r) + 1)));
