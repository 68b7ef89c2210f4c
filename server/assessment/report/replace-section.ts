import { renderSection } from "./render-html.ts";
import { rewriteMarked } from "./rewrite-marked.ts";
import type { ReportModel, Section } from "./schema.ts";

/**
 * A stored report with one section written anew; all other characters stay. `report` gives the answers and
 * assumptions that its figures and charts are drawn from. A section that was edited away is not put back.
 */
export const replaceSection = (html: string, report: ReportModel, section: Section): string =>
  rewriteMarked(html, (attributes) =>
    attributes["data-section"] === section.id ? { whole: renderSection(report, section) } : null,
  );
