import { OWNERS_NUMBER_IDS } from "../../../contracts/assessment-owners-numbers.ts";
import type { ReportReview } from "../../../contracts/assessment-review.ts";
import { capital } from "../../../content/capital.ts";
import { figureText } from "../../../rules/report-document/figure-text.ts";
import { Moment } from "../../ui/moment.tsx";
import "../../admin/fold.css";
import { hasNewNumbers } from "./new-numbers.ts";

/** There it is folded: the report begins in sight. */
const isNarrow = () => matchMedia("(max-width: 47.99rem)").matches;

interface OwnersNumbersNoteProps {
  review: ReportReview;
  isSent: boolean;
  /** Opens the report as it would read with them. */
  onReviewUpdate: () => void;
}

/** What the owner told beyond the answers, beside what stood there before, and the act that is left to do with it. */
export function OwnersNumbersNote({ review, isSent, onReviewUpdate }: OwnersNumbersNoteProps) {
  if (!review.numbersAt) return null;
  const place = ({ id: each }: { id: string }) => (OWNERS_NUMBER_IDS as readonly string[]).indexOf(each);
  const theirs = review.assumptions
    .filter(({ from, value, example }) => from === "owner" && value !== example)
    .toSorted((a, b) => place(a) - place(b));
  const trade = review.consultation.trades.find((each) => each.id === review.numbers?.trade);
  const told = theirs.length + (trade ? 1 : 0);
  const isNew = isSent && hasNewNumbers(review);
  return (
    <section className="note owners-numbers" aria-label="The client’s numbers">
      <div className="owners-head">
        <p>
          <b>{isNew ? "New numbers from the client" : "Numbers from the client"}</b>{" "}
          <span className="fact micro">
            <Moment at={review.numbersAt} />
          </span>
        </p>
      </div>
      {isNew ? (
        <div className="owners-act">
          <p>The report they have doesn’t count with them. Read it as an update first, then send it.</p>
          <button type="button" className="btn btn-act" onClick={onReviewUpdate}>
            Review the update
          </button>
        </div>
      ) : (
        <p>The report counts with them.</p>
      )}
      {(trade || theirs.length > 0) && (
        <details className="looks owners-told" open={!isNarrow()}>
          <summary>{told === 1 ? "What they told us" : `The ${told} things they told us`}</summary>
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
        </details>
      )}
    </section>
  );
}
