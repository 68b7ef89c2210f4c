import { useId } from "react";
import { withCurlyApostrophes } from "../../../rules/text.ts";

/** What the sender wants the email to begin with: whole paragraphs put back, or his own words as they are typed. */
export type OwnOpening = { shown: readonly string[] } | { typed: string };

const inOneLine = (text: string): string => withCurlyApostrophes(text.split(/\s+/).join(" ").trim());
/** As it is sent; nothing where the email begins as it would anyway. */
export const openingOf = (own: OwnOpening | undefined): string[] | undefined => {
  if (!own) return undefined;
  const paragraphs = ("typed" in own ? own.typed.split("\n") : own.shown).map(inOneLine).filter(Boolean);
  return paragraphs.length > 0 ? paragraphs : undefined;
};

interface SendLetterProps {
  letter: readonly string[];
  lost: readonly string[];
  drawn: readonly string[];
  own: OwnOpening | undefined;
  busy: boolean;
  onOwn: (own: OwnOpening | undefined) => void;
}

/** How the email begins, to read, to edit, and to bring back what an edit of the report took out of it. */
export function SendLetter({ letter, lost, drawn, own, busy, onOwn }: SendLetterProps) {
  const id = useId();
  const shown = own && "shown" in own ? own.shown : letter;
  const edit = () => onOwn({ typed: shown.map(inOneLine).join("\n\n") });
  return (
    <details className="looks send-letter" name="send-looks" open>
      <summary>How the email begins</summary>
      {own && "typed" in own ? (
        <>
          <label className="sr" htmlFor={id}>
            The email’s first paragraphs
          </label>
          <textarea
            id={id}
            className="input"
            rows={12}
            maxLength={6000}
            value={own.typed}
            disabled={busy}
            onChange={({ target }) => onOwn({ typed: target.value })}
          />
          <p className="micro">
            Each line is a paragraph. Left empty, the email begins as it would without you.
          </p>
        </>
      ) : (
        shown.map((text) => <p key={text}>{withCurlyApostrophes(text)}</p>)
      )}
      <div className="row send-letter-acts">
        {!(own && "typed" in own) && (
          <button type="button" className="btn btn-sm" disabled={busy} onClick={edit}>
            Edit the beginning
          </button>
        )}
        {own && (
          <button type="button" className="btn btn-sm" disabled={busy} onClick={() => onOwn(undefined)}>
            Undo my changes
          </button>
        )}
      </div>
      {lost.length > 0 && !own && (
        <details className="looks send-lost">
          <summary>
            <span>
              <b>{lost.length === 1 ? "1 paragraph is" : `${lost.length} paragraphs are`} left out.</b> The
              report’s beginning was rewritten, and what the email said of it may not fit.
            </span>
          </summary>
          {lost.map((text) => (
            <p key={text}>
              <del>{withCurlyApostrophes(text)}</del>
            </p>
          ))}
          <button
            type="button"
            className="btn btn-sm"
            disabled={busy}
            onClick={() => onOwn({ shown: drawn })}
          >
            {lost.length === 1 ? "Put it back" : "Put them back"}
          </button>
        </details>
      )}
    </details>
  );
}
