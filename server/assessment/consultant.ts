import { type Consultation, consultationIn } from "../../rules/report/consultation.ts";
import type { Ground } from "./ground.ts";
import { playbookOf } from "./playbooks.ts";

export type { Consultation } from "../../rules/report/consultation.ts";

/**
 * The consultant's report: what it found and chose, and the document that says so, in the words of the trade. Whoever
 * answers others meanwhile asks `consultant-apart.ts`.
 */
export const consultation = ({ answers, numbers, choices }: Ground): Consultation =>
  consultationIn(playbookOf, { answers, numbers, review: choices });
