import type { ReportDocument } from "../../../contracts/report-document.ts";
import { redraw } from "../../../rules/report-document/redraw.ts";
import { renderHtml } from "../../../rules/report-document/render-html.ts";

/** A row's values for a report: the document and, with it, what the wire calls `reportContent`. */
export const reportValues = (document: ReportDocument) => ({
  reportDocument: document,
  reportContent: renderHtml(document),
});

/** A row's report, drawn again around what was typed into it. */
export const redrawn = (
  {
    reportDocument: current,
    reportBase,
  }: { reportDocument: ReportDocument; reportBase: ReportDocument | null },
  next: ReportDocument,
): ReportDocument => redraw({ base: reportBase ?? current, current, next });
