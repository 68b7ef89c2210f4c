import type { ReportDocument } from "../../contracts/report-document.ts";
import { consult } from "../../rules/report/consult.ts";
import { documentOf } from "../../rules/report/document-of.ts";
import { namesIn } from "../../rules/report/advice-on.ts";
import { inTheTradesWords } from "../../rules/report/in-the-trades-words.ts";
import type { Report } from "../../rules/report/report.ts";
import type { Ground } from "./ground.ts";
import { playbookOf } from "./playbooks.ts";

export interface Consultation {
  report: Report;
  document: ReportDocument;
}

/**
 * The consultant's report: what it found and chose, and the document that says so, in the words of the trade. Whoever
 * answers others meanwhile asks `consultant-apart.ts`.
 */
export function consultation({ answers, numbers, choices }: Ground): Consultation {
  const plain = consult({
    answers,
    numbers,
    review: choices,
    names: (s) => namesIn(playbookOf(s.trade), s),
  });
  const report = inTheTradesWords(plain, playbookOf(plain.situation.trade));
  return { report, document: documentOf(report) };
}
