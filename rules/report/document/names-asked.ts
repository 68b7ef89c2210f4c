import { namedIn, namesSaid, namesWords } from "../../../content/report/names-asked.ts";
import { nth } from "../../../content/report/words.ts";
import type { ReportBlock } from "../../../contracts/report-document.ts";
import type { Report } from "../report.ts";
import { asksApart } from "../room.ts";
import { inOwnName, quotesOf } from "./quotes.ts";

const askedAt = ({ figures }: Report): number => (figures["ask.at"]?.value ?? 0) - 1;
/** Nobody is asked for two reviews. */
const REVIEW = /\breviews?\b/i;
const asksForReview = ({ steps }: Report): boolean =>
  steps.some(({ words: { does, say = "" } }) => REVIEW.test(does) || REVIEW.test(say));

/** Whom a step asks to name the business. */
export const namesPart = (r: Report, at: number): string =>
  at === askedAt(r)
    ? namesWords(r.situation.trade, !asksForReview(r), r.figures["ask.month"]!.value === 1)
    : "";
/** The words for it. */
export const namesBlocks = (r: Report, at: number): ReportBlock[] =>
  at === askedAt(r)
    ? quotesOf(
        { id: "names.words", basis: ["primaryGoal"] },
        inOwnName(namesSaid(r.situation.trade, !asksForReview(r)), r.answers),
      )
    : [];
/** Where it stands, for whoever does not read of it with the goal; nothing where that step was just told for the room. */
export const namesAt = (r: Report): string => (asksApart(r) ? namedIn(nth(r.figures["ask.at"]!.value)) : "");
