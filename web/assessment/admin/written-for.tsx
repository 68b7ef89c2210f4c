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

/** The trade and the team that the report is written for: what is shown is what was used, whoever said it. */
export function WrittenFor({ review, canChange, isBusy, onSet }: WrittenForProps) {
  const { choices, consultation } = review;
  const { trades, trade } = consultation;
  const team = choices.team ?? "unknown";
  if (!canChange)
    return (
      <dl className="written-for">
        <div>
          <dt>Trade</dt>
          <dd>{trade.label}</dd>
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
          value={trade.id ?? NOT_CHOSEN}
          onChange={(event) => onSet({ trade: event.target.value || undefined })}
        >
          {trade.id === null && <option value={NOT_CHOSEN}>{trade.label}</option>}
          {trades
            .filter(({ label }) => trade.id !== null || trade.from !== "industry" || label !== trade.label)
            .map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
                {id === trade.id && trade.from === "owner" && " (from the client)"}
              </option>
            ))}
        </select>
      </label>
      {trade.from === "name" && (
        <p className="micro">
          We read this trade from the business’s name, and the report is written for it.{" "}
          {trade.id === null ? (
            "If it is wrong, choose another."
          ) : (
            <button
              type="button"
              className="link"
              aria-disabled={isBusy}
              onClick={() => trade.id !== null && onSet({ trade: trade.id })}
            >
              Confirm the trade
            </button>
          )}
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
