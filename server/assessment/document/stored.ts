import type { ReportDocument } from "../../../contracts/report-document.ts";
import { letterBeside } from "../../../rules/report-document/letter-beside.ts";
import { redraw, withoutTyped } from "../../../rules/report-document/redraw.ts";
import { renderHtml } from "../../../rules/report-document/render-html.ts";

/** A row's values for a report: the document and, with it, what the wire calls `reportContent`. */
export const reportValues = (document: ReportDocument) => ({
  reportDocument: document,
  reportContent: renderHtml(document),
});

/** With so much of the last drawing's letter as may stand before it: words that are put back bring theirs back. */
export const withLetter = (document: ReportDocument, base: ReportDocument | null): ReportDocument =>
  base ? { ...document, letter: letterBeside(base, document.sections) } : document;

/**
 * A row's report, drawn again around what was typed into it.
 * @param given what was typed and is given up for the drawn words
 */
export const redrawn = (
  {
    reportDocument: current,
    reportBase,
  }: { reportDocument: ReportDocument; reportBase: ReportDocument | null },
  next: ReportDocument,
  given: readonly string[] = [],
): ReportDocument => {
  const base = reportBase ?? current;
  return redraw({ base, current: withoutTyped({ base, current }, given), next });
};
