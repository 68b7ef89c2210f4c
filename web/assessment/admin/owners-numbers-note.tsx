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
      <div className="owners-head">
        <p>
          <b>{isNew ? "New numbers from the client" : "Numbers from the client"}</b>{" "}
          <span className="fact micro">
            <Moment at={review.numbersAt} />
          </span>
        </p>
        {isNew && <SendUpdate id={id} />}
      </div>
      <p>
        {isNew ? (
          <>
            The report they have doesn’t count with them. An update would begin:{" "}
            <b>{firstSentence(review.consultation.verdict.text)}</b>
          </>
        ) : (
          "The report counts with them."
        )}
      </p>
      {(trade || theirs.length > 0) && (
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">Number</span>
              </th>
              <th scope="col">Our example</th>
              <th scope="col">Client</th>
            </tr>
          </thead>
          <tbody>
            {trade && (
              <tr>
                <th scope="row">Trade</th>
                <td colSpan={2}>
                  <b>{trade.label}</b>
                </td>
              </tr>
            )}
            {theirs.map(({ id: number, label, unit, example, value }) => (
              <tr key={number}>
                <th scope="row">{capital(label)}</th>
                {/* Of what nobody had counted there was an estimate of another kind. */}
                <td>{example === 0 ? "estimated" : figureText({ value: example, unit })}</td>
                <td>
                  <b>{figureText({ value, unit })}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const firstSentence = (text: string): string => text.split(/(?<=[.!?]) /, 1)[0] ?? "";

/** True when the owner's numbers came after what was sent last. */
function hasNewNumbers({ numbersAt, versions }: ReportReview): boolean {
  const last = versions.find(({ kind }) => kind === "sent" || kind === "update");
  return numbersAt !== null && (!last || numbersAt > last.createdAt);
}
