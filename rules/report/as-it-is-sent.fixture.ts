import { playbookOf } from "../../server/assessment/playbooks.ts";
import { namesIn } from "./advice-on.ts";
import { consult } from "./consult.ts";
import { inTheTradesWords } from "./in-the-trades-words.ts";
import type { ConsultInput, Report } from "./report.ts";

/** The report as its owner gets it: with what the trade calls its steps, and in its own words. */
export const asItIsSent = (input: ConsultInput): Report => {
  const plain = consult({ ...input, names: (s) => namesIn(playbookOf(s.trade), s) });
  return inTheTradesWords(plain, playbookOf(plain.situation.trade));
};
