import type {
  ReportDelivery,
  ReportReview,
  ReportVersionInfo,
} from "../../../contracts/assessment-review.ts";
import type { DeliveryState } from "../../mails/mails.service.ts";
import { answersOf } from "../answers.ts";
import type { Assessment, ReportVersion } from "../assessment.table.ts";
import { ASSUMPTION_IDS, ASSUMPTIONS, assumptionsFor, assumptionText } from "../report/assumptions.ts";
import { sectionsIn } from "./sections-in.ts";
import { unsourcedMarks } from "./unsourced.ts";

const PROMISED_MS = 24 * 3_600_000;

type State = Omit<DeliveryState, "subjectId">;

export const toDelivery = (row: State): ReportDelivery => ({
  id: row.id,
  to: row.toAddress,
  status: row.status,
  tries: row.tries,
  response: row.response,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
});

export const toVersion = (row: Omit<ReportVersion, "content">): ReportVersionInfo => ({
  id: row.id,
  kind: row.kind,
  author: row.author,
  createdAt: row.createdAt.toISOString(),
});

export function toReview(
  found: Assessment,
  beside: { deliveries: State[]; versions: ReportVersion[]; takesNote: (section: string) => boolean },
): ReportReview {
  const answers = answersOf(found);
  const content = found.reportContent ?? "";
  const examples = assumptionsFor(answers);
  const texts = assumptionText(answers);
  return {
    deliveries: beside.deliveries.map(toDelivery),
    versions: beside.versions.map(toVersion),
    assumptions: ASSUMPTION_IDS.map((id) => ({
      id,
      ...texts[id],
      ...ASSUMPTIONS[id],
      example: examples[id],
      value: found.assumptions?.[id] ?? examples[id],
    })),
    unsourced: unsourcedMarks(content),
    sections: sectionsIn(content).map(({ id, heading }) => ({
      id,
      heading: heading || "Beginning",
      takesNote: beside.takesNote(id),
    })),
    promisedAt: new Date(found.createdAt.getTime() + PROMISED_MS).toISOString(),
  };
}
