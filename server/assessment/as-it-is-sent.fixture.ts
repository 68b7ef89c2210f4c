import { namesIn } from "../../rules/report/advice-on.ts";
import { consult } from "../../rules/report/consult.ts";
import { inTheTradesWords } from "../../rules/report/in-the-trades-words.ts";
import type { ConsultInput, Report } from "../../rules/report/report.ts";
import { playbookOf } from "./playbooks.ts";

/** The report as its owner gets it: with what the trade calls its steps, and in its own words. */
export const asItIsSent = (input: ConsultInput): Report => {
  const plain = consult({ ...input, names: (s) => namesIn(playbookOf(s.trade), s) });
  return inTheTradesWords(plain, playbookOf(plain.situation.trade));
};
