import { NAMED, NAMES_TITLE, namesSaid, namesWords } from "../../../content/report/names-asked.ts";
import type { ReportBlock } from "../../../contracts/report-document.ts";
import type { Report } from "../report.ts";
import { asksApart } from "../room.ts";
import { heading, paragraph } from "./blocks.ts";
import { inOwnName, quotesOf } from "./quotes.ts";

const askedAt = ({ figures }: Report): number => figures["ask.at"]?.value ?? 0;
/** Nobody is asked for two reviews. */
const REVIEW = /\breviews?\b/i;
const asksForReview = ({ steps }: Report): boolean =>
  steps.some(({ words: { does, say = "" } }) => REVIEW.test(does) || REVIEW.test(say));

/** What wins somebody new beside the steps: whom to ask, and the words for it. */
export const namesBlocks = (r: Report): ReportBlock[] => {
  const at = askedAt(r);
  if (at === 0) return [];
  const { trade: t } = r.situation;
  const reviews = !asksForReview(r);
  const of = (part: string) => ({ id: `names.${part}`, basis: ["primaryGoal" as const] });
  return [
    heading(of("title"), NAMES_TITLE),
    paragraph(
      of("does"),
      namesWords(t, {
        reviews,
        one: r.figures["ask.month"]!.value === 1,
        counted: (r.figures["ask.sum"]?.value ?? 0) > 0,
        stops: r.figures["ask.stop"]!.value > 0,
      }),
    ),
    ...quotesOf(of("words"), inOwnName(namesSaid(t, reviews), r.answers)),
  ];
};
/** Where it stands, for whoever does not read of it with the goal; nothing where that step was just told for the room. */
export const namesAt = (r: Report): string => (asksApart(r) ? NAMED : "");
export const asksForNames = (r: Report): boolean => askedAt(r) > 0;
