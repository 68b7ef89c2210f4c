import { OWNERS_NUMBER_IDS } from "../../../contracts/assessment-owners-numbers.ts";
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
  const place = ({ id: each }: { id: string }) => (OWNERS_NUMBER_IDS as readonly string[]).indexOf(each);
  const theirs = review.assumptions
    .filter(({ from }) => from === "owner")
    .toSorted((a, b) => place(a) - place(b));
  const trade = review.consultation.trades.find((each) => each.id === review.numbers?.trade);
  const isNew = isSent && hasNewNumbers(review);
  return (
    <section className="note owners-numbers" aria-label="The owner’s numbers">
      <p>
        <b>The owner sent new numbers</b>, <Moment at={review.numbersAt} />.
      </p>
      {(trade || theirs.length > 0) && (
        <dl>
          {trade && (
            <div>
              <dt>Trade</dt>
              <dd>
                <b>{trade.label}</b>
              </dd>
            </div>
          )}
          {theirs.map(({ id: number, label, unit, example, value }) => (
            <div key={number}>
              <dt>{capital(label)}</dt>
              <dd>
                <b>{figureText({ value, unit })}</b>
                {example === 0
                  ? ", where the report had only our estimate"
                  : value !== example && `, our example was ${figureText({ value: example, unit })}`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isNew && (
        <p>
          An update would say: <b>{firstSentence(review.consultation.verdict.text)}</b>
        </p>
      )}
      {isNew && <SendUpdate id={id} />}
    </section>
  );
}

const firstSentence = (text: string): string => text.split(/(?<=[.!?]) /, 1)[0] ?? "";

/** True when the owner's numbers came after what was sent last. */
function hasNewNumbers({ numbersAt, versions }: ReportReview): boolean {
  const last = versions.find(({ kind }) => kind === "sent" || kind === "update");
  return numbersAt !== null && (!last || numbersAt > last.createdAt);
}
