import { shortDay } from "./short-day.ts";

interface Props {
  chips: readonly string[];
  onSay: (text: string) => void;
}

/** What could be answered, as buttons: days are written short, so that two times stand in a row, and said whole. */
export const AnswerChips = ({ chips, onSay }: Props) => (
  <fieldset className="chips chips-call" aria-label="You could say">
    {chips.map((chip) => (
      <button key={chip} className="chip" type="button" onClick={() => onSay(chip)}>
        {shortDay(chip).replaceAll("'", "’")}
      </button>
    ))}
  </fieldset>
);
