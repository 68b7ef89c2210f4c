import { BRIEF, type Brief } from "./brief.ts";

interface BriefChipsProps {
  brief: Brief;
  onBrief: (brief: Brief) => void;
}

/**
 * Form, readers and length of what is to be written: one of each, or none, which leaves it to the prompt. On a phone three
 * lists to open stand in one row, so that the examples are in sight.
 */
export const BriefChips = ({ brief, onBrief }: BriefChipsProps) => (
  <div className="briefs">
    {(Object.keys(BRIEF) as (keyof Brief)[]).map((name) => (
      <fieldset key={name} className="brief">
        <legend className="micro">{BRIEF[name].label}</legend>
        {Object.entries(BRIEF[name].options).map(([text, words]) => (
          <button
            key={text}
            type="button"
            className="example"
            aria-pressed={brief[name] === words}
            onClick={() => onBrief({ ...brief, [name]: brief[name] === words ? undefined : words })}
          >
            {text}
          </button>
        ))}
        <select
          className="input brief-list"
          aria-label={BRIEF[name].label}
          data-chosen={brief[name] !== undefined || undefined}
          value={brief[name] ?? ""}
          onChange={({ target }) => onBrief({ ...brief, [name]: target.value || undefined })}
        >
          <option value="">{BRIEF[name].label}</option>
          {Object.entries(BRIEF[name].options).map(([text, words]) => (
            <option key={text} value={words}>
              {text}
            </option>
          ))}
        </select>
      </fieldset>
    ))}
  </div>
);
