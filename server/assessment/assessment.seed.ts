import { randomUUID } from "node:crypto";
import { type AssessmentAnswers } from "../../contracts/assessment.ts";
import {
  BOTTLENECKS,
  CHANNELS,
  type Choice,
  type ChoiceField,
  choiceValues,
  INDUSTRIES,
} from "../../contracts/assessment-options.ts";
import type { Db } from "../db/client.ts";
import { assessments } from "./assessment.table.ts";
import { consultation } from "./consultant.ts";
import { reportValues } from "./document/stored.ts";
import { BUILT_IN } from "./writer.ts";

const BATCH = 250;
const MINUTES_BETWEEN = 43;
/** Reports that are written anew for each run; the others repeat them. */
const REPORTS = 60;

const first = [
  "Larkspur",
  "Fennbrook",
  "Quillmere",
  "Talloway",
  "Bell & Hart",
  "Maple Row",
  "Harbor",
  "Juniper",
];
const second = [
  "Family Dental",
  "Legal",
  "Clinic",
  "Kitchen",
  "Realty",
  "Academy",
  "Works",
  "Advisors",
  "Supply",
];
const people = ["dana", "sam", "lee", "noor", "ines", "marek", "yuki", "tess"];

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
const several = <T>(list: readonly T[], n: number): T[] =>
  list.filter((_, i) => (n * 7 + i * 5) % 3 === 0 || i === n % list.length);
const choice = <F extends ChoiceField>(field: F, n: number): Choice<F> => pick(choiceValues(field), n);

/** The answers of business number `n`: all kinds in turn. */
function answersOf(n: number): AssessmentAnswers {
  const name = `${pick(first, n)} ${pick(second, Math.floor(n / first.length))}`;
  const host = name.toLowerCase().replace(/[^a-z]+/g, "-");
  return {
    businessName: name,
    email: `${pick(people, n * 3 + 1)}${n}@${host}.example`,
    industry: pick(INDUSTRIES, n * 5),
    customerInteractionPercentage: choice("customerInteractionPercentage", n),
    interactionChannels: several(CHANNELS, n),
    cloneExpertiseValue: choice("cloneExpertiseValue", n + 1),
    operationalBottlenecks: several(BOTTLENECKS, n + 1),
    responseTime: choice("responseTime", n * 3),
    previousAiExperience: choice("previousAiExperience", n + 2),
    techComfortLevel: choice("techComfortLevel", n * 3 + 1),
    primaryGoal: choice("primaryGoal", n),
  };
}

/** Fills the list of assessments for trials: most are sent, some wait for review, and no mail goes out. */
export async function seedAssessments(
  db: Db,
  count: number,
  progress: (done: number) => void = () => {},
): Promise<void> {
  const start = Date.now();
  const reports = Array.from({ length: Math.min(REPORTS, count) }, (_, n) => {
    const { document } = consultation({ answers: answersOf(n) });
    return { ...reportValues(document), reportBase: document };
  });
  await db.transaction(async (tx) => {
    for (let done = 0; done < count; ) {
      const size = Math.min(BATCH, count - done);
      const rows = Array.from({ length: size }, (_, i) => {
        const n = done + i;
        // A report fits its own answers: the same business again, at another time.
        const answers = answersOf(n % reports.length);
        const createdAt = new Date(start - n * MINUTES_BETWEEN * 60_000);
        const written = new Date(createdAt.getTime() + 60_000);
        const sent = n % 9 !== 0;
        return {
          ...answers,
          email: answers.email.replace(/\d+@/, `${n}@`),
          ...pick(reports, n),
          reportWrittenAt: written,
          reportWriter: BUILT_IN,
          reportSent: sent,
          reportSentAt: sent ? written : null,
          reportTries: 1,
          fingerprint: randomUUID(),
          createdAt,
          updatedAt: written,
        } satisfies typeof assessments.$inferInsert;
      });
      await tx.insert(assessments).values(rows);
      done += size;
      progress(done);
    }
  });
}
