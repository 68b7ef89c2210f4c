import { type DeskDraft, WEEK } from "./draft.ts";
import { sameHours } from "./same-hours.ts";

interface Props {
  hours: DeskDraft["hours"];
  errors: ReadonlyMap<string, string>;
  onChange: (hours: DeskDraft["hours"]) => void;
}

/** One line a day: open or closed, from when, until when. */
export function HoursFields({ hours, errors, onChange }: Props) {
  const same = sameHours(hours);
  return (
    <div className="own-hours">
      {WEEK.map(([day, name]) => {
        const { open, from, to } = hours[day];
        const change = (part: Partial<typeof hours.mon>) =>
          onChange({ ...hours, [day]: { ...hours[day], ...part } });
        const error = errors.get(`hours.${day}`);
        return (
          <fieldset key={day} className="own-day">
            <legend className="sr">{name}</legend>
            <label className="own-check">
              <input type="checkbox" checked={open} onChange={() => change({ open: !open })} />
              {name}
            </label>
            {open ? (
              <span className="own-span">
                <input
                  className="input"
                  type="time"
                  aria-label={`${name}, opens`}
                  value={from}
                  onChange={(event) => change({ from: event.target.value })}
                />
                <span aria-hidden="true">to</span>
                <input
                  className="input"
                  type="time"
                  aria-label={`${name}, closes`}
                  aria-invalid={error ? true : undefined}
                  value={to}
                  onChange={(event) => change({ to: event.target.value })}
                />
              </span>
            ) : (
              <span className="soft">Closed</span>
            )}
            {error && <p className="err">{error}</p>}
          </fieldset>
        );
      })}
      {/* In its place also where there is nothing to do: a press moves nothing. */}
      {same && (
        <button
          type="button"
          className="btn btn-sm own-same"
          disabled={!same.hours}
          onClick={() => same.hours && onChange(same.hours)}
        >
          {same.day}’s hours on every open day
        </button>
      )}
    </div>
  );
}
