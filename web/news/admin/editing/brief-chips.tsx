import { BRIEF, type Brief } from "./brief.ts";

interface BriefChipsProps {
  brief: Brief;
  onBrief: (brief: Brief) => void;
}

/** Form, readers and length of what is to be written: one of each, or none, which leaves it to the prompt. */
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
      </fieldset>
    ))}
  </div>
);
