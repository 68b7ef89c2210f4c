import { useQueryClient } from "@tanstack/react-query";
import { preferNumber, previewUpdate, type ReportReview } from "../../../contracts/assessment-review.ts";
import { capital } from "../../../content/capital.ts";
import { figureText } from "../../../rules/report-document/figure-text.ts";
import { call } from "../../api/call.ts";
import { Moment } from "../../ui/moment.tsx";
import "../../admin/fold.css";
import { hasNewNumbers, numbersOf } from "./new-numbers.ts";
import { useChange } from "./use-change.ts";

/** There it is folded: the report begins in sight. */
const isNarrow = () => matchMedia("(max-width: 47.99rem)").matches;

interface OwnersNumbersNoteProps {
  id: string;
  review: ReportReview;
  isSent: boolean;
  /** Opens the report as it would read with them. */
  onReviewUpdate: () => void;
}

/** What the owner told beyond the answers, beside what stood there before, and the act that is left to do with it. */
export function OwnersNumbersNote({ id, review, isSent, onReviewUpdate }: OwnersNumbersNoteProps) {
  if (!review.numbersAt) return null;
  const theirs = numbersOf(review);
  const trade = review.consultation.trades.find((each) => each.id === review.numbers?.trade);
  const told = theirs.length + (trade ? 1 : 0);
  const isNew = isSent && hasNewNumbers(review);
  const canChoose = !isSent || isNew;
  const ours = theirs.filter((each) => each.ours !== undefined);
  const left = ours.filter(({ keepsOurs }) => keepsOurs).length;
  const changed = theirs.filter(({ isChanged }) => isChanged);
  const isTradeChanged = trade !== undefined && review.sentNumbers?.trade !== trade.id;
  /** The second time most of it is what the report counts with already. */
  const isAgain = isNew && review.sentNumbers !== null;
  const shown = isAgain ? [...changed, ...theirs.filter(({ isChanged }) => !isChanged)] : theirs;
  return (
    <section className="note owners-numbers" aria-label="The client’s numbers">
      <div className="owners-head">
        <p>
          <b>
            {!isNew
              ? "Numbers from the client"
              : isAgain && changed.length === 1 && !isTradeChanged
                ? "A new number from the client"
                : "New numbers from the client"}
          </b>{" "}
          <span className="fact micro">
            <Moment at={review.numbersAt} />
          </span>
        </p>
      </div>
      {isNew ? (
        <div className="owners-act">
          <p>
            {isAgain
              ? changedWords(changed.length + (isTradeChanged ? 1 : 0), told)
              : "The report they have doesn’t count with them."}{" "}
            Read it as an update first, then send it.
          </p>
          <button type="button" className="btn btn-act" onClick={onReviewUpdate}>
            Review the update
          </button>
        </div>
      ) : (
        <p>{countsWith(left, theirs.length + (trade ? 1 : 0))}</p>
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
                {ours.length > 0 && <th scope="col">Yours</th>}
                <th scope="col">From the client</th>
              </tr>
            </thead>
            <tbody>
              {trade && (
                <tr>
                  <th scope="row">Trade</th>
                  <td className="owners-trade" colSpan={ours.length > 0 ? 3 : 2}>
                    <b>{trade.label}</b>
                    {isAgain && isTradeChanged && <span className="tag tag-live">New</span>}
                  </td>
                </tr>
              )}
              {shown.map(({ number, label, unit, example, value, ours: own, keepsOurs, ...was }) => (
                <tr key={number}>
                  <th scope="row">
                    {capital(label)}
                    {isAgain && was.isChanged && (
                      <span className="owners-was">
                        {was.before === undefined
                          ? "New"
                          : `Changed, was ${figureText({ value: was.before, unit })}`}
                      </span>
                    )}
                    {own !== undefined && canChoose && (
                      <PreferButton
                        id={id}
                        number={number}
                        keepsOurs={keepsOurs}
                        label={label}
                        ours={figureText({ value: own, unit })}
                        theirs={figureText({ value, unit })}
                      />
                    )}
                  </th>
                  {/* Of what nobody had counted there was an estimate of another kind. */}
                  <td>
                    {example === undefined
                      ? "not assumed"
                      : example === 0
                        ? "estimated"
                        : figureText({ value: example, unit })}
                  </td>
                  {ours.length > 0 && (
                    <td>
                      {own !== undefined && (
                        <Counted is={keepsOurs}>{figureText({ value: own, unit })}</Counted>
                      )}
                    </td>
                  )}
                  <td>
                    <Counted is={!keepsOurs}>{figureText({ value, unit })}</Counted>
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

/** The one that the report counts with. */
const Counted = ({ is, children }: { is: boolean; children: string }) => (is ? <b>{children}</b> : children);

/** Of what they told, so much is not in the report that they have. */
const changedWords = (changed: number, told: number): string =>
  changed === 0
    ? "They saved their numbers again and took some back. The report they have counts with what they told before."
    : changed === told
      ? `The report they have doesn’t count with ${told === 1 ? "it" : "them"}.`
      : `${changed === 1 ? "One" : changed} of the ${told} ${changed === 1 ? "has" : "have"} changed. The report they have counts with the other${told - changed === 1 ? "" : "s"}.`;

const countsWith = (left: number, all: number): string =>
  left === 0
    ? "The report counts with them."
    : left === all
      ? "The report counts with your numbers in their place, as you chose."
      : `The report counts with ${all - left} of them. In place of the other${left === 1 ? "" : "s"} you chose yours.`;

interface PreferButtonProps {
  id: string;
  number: string;
  label: string;
  keepsOurs: boolean;
  ours: string;
  theirs: string;
}

/** Both gave this number: which one counts is one press. */
function PreferButton({ id, number, label, keepsOurs, ours, theirs }: PreferButtonProps) {
  const prefer = useChange(() => call(preferNumber, { id, number, keepOurs: !keepsOurs }), {
    done: keepsOurs ? "The Client’s Number Counts" : "Your Number Counts",
    failed: "Not Changed",
  });
  const client = useQueryClient();
  const press = () =>
    prefer.mutate(undefined, {
      // An update that is being read is of the numbers as they count now.
      onSuccess: () => void client.invalidateQueries({ queryKey: [previewUpdate.path, id] }),
    });
  return (
    <button type="button" className="link owners-prefer" onClick={press}>
      {keepsOurs ? `Count with the client’s ${theirs}` : `Keep yours, ${ours}`}
      <span className="sr">: {label}</span>
    </button>
  );
}
