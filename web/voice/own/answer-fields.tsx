import type { KitQuestion } from "../../../content/desks/kits/kit.ts";
import { ANSWER_MAX } from "../../../contracts/voice-own-desk.ts";
import type { DeskDraft } from "./draft.ts";

interface Props {
  asked: readonly KitQuestion[];
  answers: DeskDraft["answers"];
  onChange: (answers: DeskDraft["answers"]) => void;
}

/** What callers will ask. An answer is said only when it was marked as true. */
export function AnswerFields({ asked, answers, onChange }: Props) {
  const groups = Map.groupBy(asked, ({ aspect }) => groupOf[aspect] ?? VISITS);
  return (
    <div className="own-answers">
      {ORDER.filter((name) => groups.has(name)).map((name) => (
        <div key={name}>
          <h3>{name}</h3>
          {groups.get(name)!.map(({ id, label, suggestion }) => (
            <Answer
              key={id}
              label={label}
              given={answers[id] ?? { on: false, text: suggestion }}
              onChange={(given) => onChange({ ...answers, [id]: given })}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

const [FINDING, MONEY, VISITS] = ["Finding and reaching you", "Money", "What you do, and for whom"] as const;
const ORDER = [FINDING, MONEY, VISITS];
/** By what callers ask about; all else is of the visits. */
const groupOf: Partial<Record<KitQuestion["aspect"], (typeof ORDER)[number]>> = {
  where: FINDING,
  parking: FINDING,
  access: FINDING,
  contact: FINDING,
  languages: FINDING,
  payment: MONEY,
  price: MONEY,
  insurance: MONEY,
  uninsured: MONEY,
  cancelpolicy: MONEY,
};

interface AnswerProps {
  label: string;
  given: DeskDraft["answers"][string];
  onChange: (given: DeskDraft["answers"][string]) => void;
}

function Answer({ label, given: { on, text }, onChange }: AnswerProps) {
  return (
    <div className="own-answer">
      <label className="own-check">
        <input
          type="checkbox"
          aria-label={`True for us: ${label}`}
          checked={on}
          onChange={() => onChange({ on: !on, text })}
        />
        <span className="own-asked">{label}</span>
      </label>
      {on ? (
        <textarea
          aria-label={label}
          className="input"
          rows={1}
          maxLength={ANSWER_MAX}
          value={text}
          onChange={(event) => onChange({ on, text: event.target.value })}
        />
      ) : (
        <p className="own-suggested">{text}</p>
      )}
    </div>
  );
}
