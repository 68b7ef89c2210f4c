import type { ReportReview } from "../../../contracts/assessment-review.ts";
import { capital } from "../../../content/capital.ts";
import { figureText } from "../../../rules/report-document/figure-text.ts";
import { Moment } from "../../ui/moment.tsx";
import { SendUpdate } from "./approval.tsx";

interface OwnersNumbersNoteProps {
  id: string;
  review: ReportReview;
  isSent: boolean;
}

/** What the owner told beyond the answers, beside what stood there before, and the act that is left to do with it. */
export function OwnersNumbersNote({ id, review, isSent }: OwnersNumbersNoteProps) {
  if (!review.numbersAt) return null;
  const theirs = review.assumptions.filter(({ from }) => from === "owner");
  return (
    <section className="note owners-numbers" aria-label="The owner’s numbers">
      <p>
        <b>The owner sent new numbers</b>, <Moment at={review.numbersAt} />.
      </p>
      {theirs.length > 0 && (
        <dl>
          {theirs.map(({ id: number, label, unit, example, value }) => (
            <div key={number}>
              <dt>{capital(label)}</dt>
              <dd>
                <b>{figureText({ value, unit })}</b>
                {value !== example && `, our example was ${figureText({ value: example, unit })}`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isSent && hasNewNumbers(review) && <SendUpdate id={id} />}
    </section>
  );
}

/** True when the owner's numbers came after what was sent last. */
function hasNewNumbers({ numbersAt, versions }: ReportReview): boolean {
  const last = versions.find(({ kind }) => kind === "sent" || kind === "update");
  return numbersAt !== null && (!last || numbersAt > last.createdAt);
}
