import { reportIn } from "../../rules/report/consultation.ts";
import type { ConsultInput, Report } from "../../rules/report/report.ts";
import { playbookOf } from "./playbooks.ts";

/** The report as its owner gets it: with what the trade calls its steps, and in its own words. */
export const asItIsSent = (input: ConsultInput): Report => reportIn(playbookOf, input);
