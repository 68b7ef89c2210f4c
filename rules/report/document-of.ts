import { DOCUMENT_VERSION, type ReportDocument } from "../../contracts/report-document.ts";
import { appendixSections } from "./document/appendix.ts";
import { coverSection } from "./document/cover.ts";
import { laterSection, leaveSection } from "./document/leave.ts";
import { letterOf } from "./document/letter.ts";
import { monthSection } from "./document/month.ts";
import { questionsSection } from "./document/questions.ts";
import { withoutTics } from "./document/said-before.ts";
import { settleSection } from "./document/settle.ts";
import { stepsSection } from "./document/steps.ts";
import { rulesSection } from "./document/trade.ts";
import { unknownSection } from "./document/unknown.ts";
import type { Report } from "./report.ts";

const namesOf = ({ situation: { trade } }: Report): Pick<ReportDocument, "names"> => {
  const of = Object.entries(trade.named ?? {}).map(([subject, { skip: _, ...names }]) => [subject, names]);
  return of.length > 0 ? { names: { trade: trade.playbook ?? trade.id, of: Object.fromEntries(of) } } : {};
};

/**
 * The report as the document that is stored, edited and drawn: one argument on two pages (what the answers mean, what to
 * do in which order, the first month, what to leave), then each step whole, and what somebody needs who checks. Blocks keep
 * their ids when it is drawn again.
 */
export const documentOf = (r: Report): ReportDocument => ({
  version: DOCUMENT_VERSION,
  sections: withoutTics([
    coverSection(r),
    ...questionsSection(r),
    ...monthSection(r),
    ...leaveSection(r),
    ...unknownSection(r),
    stepsSection(r),
    ...laterSection(r),
    ...settleSection(r),
    ...rulesSection(r),
    ...appendixSections(r),
  ]),
  letter: letterOf(r),
  ...namesOf(r),
  figures: r.figures,
  assumptions: Object.fromEntries(
    Object.values(r.assumptions).map(({ id, label, value, unit, source, from }) => [
      id,
      { label, value, unit, source, from },
    ]),
  ),
});
