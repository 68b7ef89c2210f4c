import { DOCUMENT_VERSION, type ReportDocument } from "../../contracts/report-document.ts";
import { appendixSections } from "./document/appendix.ts";
import { coverSection } from "./document/cover.ts";
import { findingsSection, questionsSection } from "./document/findings.ts";
import { letterOf } from "./document/letter.ts";
import { leftoversSection, rulesSection, settleSection } from "./document/limits.ts";
import { monthSection } from "./document/month.ts";
import { closeSection, stepsSection } from "./document/steps.ts";
import { buySection } from "./document/buy.ts";
import { piecesSection } from "./document/pieces.ts";
import { unknownSection } from "./document/unknown.ts";
import type { Report } from "./report.ts";

/** The report as the document that is stored, edited and drawn. Blocks keep their ids when it is drawn again. */
export const documentOf = (r: Report): ReportDocument => ({
  version: DOCUMENT_VERSION,
  sections: [
    coverSection(r),
    ...questionsSection(r),
    ...findingsSection(r),
    stepsSection(r),
    ...unknownSection(r),
    ...buySection(r),
    ...rulesSection(r),
    ...leftoversSection(r),
    ...closeSection(r),
    ...monthSection(r),
    ...settleSection(r),
    ...piecesSection(r),
    ...appendixSections(r),
  ],
  letter: letterOf(r),
  figures: r.figures,
  assumptions: Object.fromEntries(
    Object.values(r.assumptions).map(({ id, label, value, unit, source, from }) => [
      id,
      { label, value, unit, source, from },
    ]),
  ),
});
