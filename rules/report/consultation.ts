import type { ReportDocument } from "../../contracts/report-document.ts";
import type { Trade } from "../../content/report/kinds.ts";
import type { Playbook } from "../../content/report/playbook.ts";
import { namesIn } from "./advice-on.ts";
import { consult } from "./consult.ts";
import { documentOf } from "./document-of.ts";
import { inTheTradesWords } from "./in-the-trades-words.ts";
import type { ConsultInput, Report } from "./report.ts";

export type PlaybookOf = (trade: Pick<Trade, "id" | "playbook">) => Playbook | undefined;

/**
 * The report as its owner gets it: with what the trade calls its steps, and in its own words. What a step takes of
 * somebody's time stands in those words, so no sum of a plan is right without them.
 */
export const reportIn = (playbookOf: PlaybookOf, input: ConsultInput): Report => {
  const plain = consult({ ...input, names: (s) => namesIn(playbookOf(s.trade), s) });
  return inTheTradesWords(plain, playbookOf(plain.situation.trade));
};

export interface Consultation {
  report: Report;
  document: ReportDocument;
}
export const consultationIn = (playbookOf: PlaybookOf, input: ConsultInput): Consultation => {
  const report = reportIn(playbookOf, input);
  return { report, document: documentOf(report) };
};
