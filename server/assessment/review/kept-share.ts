import type { ReportDocument } from "../../../contracts/report-document.ts";
import { renderText } from "../../../rules/report-document/render-text.ts";
import { opened } from "../document/read-html.ts";

/** More of a text is not looked at; ten times the longest report that a writer makes. */
const MAX_WORDS = 50_000;
/** So many words in a row make a place that is recognised; single ones stand in every text. */
const RUN = 3;

const words = (document: ReportDocument) =>
  renderText(opened(document)).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
const runsOf = (all: string[], length: number) =>
  Array.from({ length: Math.max(0, all.length - length + 1) }, (_, i) => all.slice(i, i + length).join(" "));

/**
 * The share of the written words that still stand among the same neighbours: 0 to 1. The written report is read with the
 * sent one's figures, so that a changed number is no changed text. Takes as long as the texts are, however different
 * they are: a comparison of all words with all others stopped the site for seconds.
 */
export function keptShare(written: ReportDocument, sent: ReportDocument): number {
  const before = words({ ...written, figures: { ...written.figures, ...sent.figures } });
  if (!before.length) return 0;
  const length = Math.min(RUN, before.length);
  const left = new Map<string, number>();
  for (const run of runsOf(words(sent), length)) left.set(run, (left.get(run) ?? 0) + 1);
  let kept = 0;
  let countedTo = 0;
  for (const [at, run] of runsOf(before, length).entries()) {
    const there = left.get(run) ?? 0;
    if (!there) continue;
    left.set(run, there - 1);
    kept += at + length - Math.max(at, countedTo);
    countedTo = at + length;
  }
  return kept / before.length;
}
