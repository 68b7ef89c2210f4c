import type { z } from "zod";
import type { getReportVersion, ReportReview } from "../../../contracts/assessment-review.ts";
import { changedChoices } from "./changed-choices.ts";

type Version = Pick<z.output<typeof getReportVersion.output>, "choices" | "numbers">;

interface ChangedChoicesProps {
  review: ReportReview;
  before: Version;
  after: Version;
}

/** What was decided differently between two versions, by its name. */
export function ChangedChoices({ review, before, after }: ChangedChoicesProps) {
  const changes = changedChoices(review, before, after);
  if (changes.length === 0) return null;
  return (
    <ul className="changed-choices" aria-label="Numbers and choices that changed">
      {changes.map(({ what, before: from, after: to }) => (
        <li key={`${what} ${from} ${to}`}>
          <span>{what}</span>
          <span>
            {from && (
              <>
                <del>{from}</del>{" "}
              </>
            )}
            <ins>{to}</ins>
          </span>
        </li>
      ))}
    </ul>
  );
}
