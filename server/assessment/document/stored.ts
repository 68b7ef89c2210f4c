import type { ReportDocument } from "../../../contracts/report-document.ts";
import { renderHtml } from "../../../rules/report-document/render-html.ts";

/** A row's values for a report: the document and, with it, what the wire calls `reportContent`. */
export const reportValues = (document: ReportDocument) => ({
  reportDocument: document,
  reportContent: renderHtml(document),
});
