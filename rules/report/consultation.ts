import type { ReportDocument } from "../../contracts/report-document.ts";
import type { Trade } from "../../content/report/kinds.ts";
import type { Playbook } from "../../content/report/playbook.ts";
import { namesIn } from "./advice-on.ts";
import { consult } from "./consult.ts";
import { documentOf } from "./document-of.ts";
import { isInOrder, printedOf } from "./printed.ts";
import { inTheTradesWords } from "./in-the-trades-words.ts";
import type { Printed } from "./left-in-all.ts";
import type { ConsultInput, Report } from "./report.ts";

export type PlaybookOf = (trade: Pick<Trade, "id" | "playbook">) => Playbook | undefined;

/**
 * The report as its owner gets it: with what the trade calls its steps, and in its own words. What a step takes of
 * somebody's time stands in those words, so no sum of a plan is right without them.
 */
export const reportIn = (playbookOf: PlaybookOf, input: ConsultInput): Report => {
  const read = (printed?: Printed): Report => {
    const plain = consult({
      ...input,
      names: (s) => namesIn(playbookOf(s.trade), s),
      ...(printed ? { printed } : {}),
    });
    return inTheTradesWords(plain, playbookOf(plain.situation.trade));
  };
  const report = read();
  if (input.review?.steps) return report;
  const printed = printedOf(report);
  // Whose hours a step takes stands in its words: the plan is put in the order of what is printed.
  return isInOrder(report, printed) ? report : read(printed);
};

export interface Consultation {
  report: Report;
  document: ReportDocument;
}
export const consultationIn = (playbookOf: PlaybookOf, input: ConsultInput): Consultation => {
  const report = reportIn(playbookOf, input);
  return { report, document: documentOf(report) };
};
