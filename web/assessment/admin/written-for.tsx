import type { ReportReview } from "../../../contracts/assessment-review.ts";
import type { ReviewChoices } from "../../../contracts/assessment-review-choices.ts";

export const TEAMS = { unknown: "Unknown", alone: "One person", few: "2 to 9", many: "10 or more" } as const;
const NOT_CHOSEN = "";

interface WrittenForProps {
  review: ReportReview;
  /** False once the report is sent: then it is only read, and drawn so. */
  canChange: boolean;
  isBusy: boolean;
  onSet: (part: ReviewChoices) => void;
}

/** The trade and the team that the report is written for. */
export function WrittenFor({ review, canChange, isBusy, onSet }: WrittenForProps) {
  const { choices, consultation } = review;
  const { trades, suggestedTrade } = consultation;
  // What the report is written for where the reviewer has chosen none.
  const theirs = review.numbers?.trade;
  const tradeRead = theirs ?? suggestedTrade ?? undefined;
  const trade = choices.trade ?? tradeRead ?? NOT_CHOSEN;
  const team = choices.team ?? "unknown";
  if (!canChange)
    return (
      <dl className="written-for">
        <div>
          <dt>Trade</dt>
          <dd>{trades.find(({ id }) => id === trade)?.label ?? "Unknown"}</dd>
        </div>
        <div>
          <dt>Team size</dt>
          <dd>{TEAMS[team]}</dd>
        </div>
      </dl>
    );
  return (
    <div className="written-for">
      <label className="filter-field">
        Trade
        <select
          className="input"
          value={trade}
          onChange={(event) => onSet({ trade: event.target.value || undefined })}
        >
          {!tradeRead && <option value={NOT_CHOSEN}>Unknown</option>}
          {trades.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
              {id === tradeRead && !choices.trade && theirs && " (from the client)"}
            </option>
          ))}
        </select>
      </label>
      {tradeRead && !theirs && !choices.trade && (
        <p className="micro">
          We read this trade from the business’s name, and the report is written for it.{" "}
          <button
            type="button"
            className="link"
            aria-disabled={isBusy}
            onClick={() => onSet({ trade: tradeRead })}
          >
            Confirm the trade
          </button>
        </p>
      )}
      <label className="filter-field">
        Team size
        <select
          className="input"
          value={team}
          onChange={(event) => onSet({ team: event.target.value as ReviewChoices["team"] })}
        >
          {Object.entries(TEAMS).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
