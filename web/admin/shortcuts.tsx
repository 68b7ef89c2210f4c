import { useId, useRef, useState } from "react";
import { areShortcutsOn, turnShortcuts, useShortcuts } from "./use-shortcuts.ts";
import "./shortcuts.css";

const LISTED = [
  ["/", "Search the list on this page"],
  ["J", "The next older lead, on a lead’s page"],
  ["K", "The next newer lead, on a lead’s page"],
  ["Ctrl+S or Cmd+S", "Save the article"],
  ["Esc", "Close what is open"],
  ["?", "Show these shortcuts"],
] as const;

const focusSearch = () => document.querySelector<HTMLInputElement>("main .filter-words input")?.focus();

/** The keys of the area: what they do, and the button that lists them. */
export function Shortcuts({ onOpen }: { onOpen: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [on, setOn] = useState(true);
  const id = useId();
  const show = () => {
    onOpen();
    setOn(areShortcutsOn());
    dialog.current?.showModal();
  };
  useShortcuts({ "/": focusSearch, "?": show });
  return (
    <>
      <button type="button" className="btn btn-bare shortcuts-opener" onClick={show}>
        Keyboard shortcuts
      </button>
      <dialog ref={dialog} className="dialog shortcuts" aria-labelledby={id}>
        <h2 className="t-3" id={id}>
          Keyboard shortcuts
        </h2>
        <dl className="dialog-text">
          {LISTED.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <label className="shortcuts-on">
          <input
            type="checkbox"
            checked={on}
            onChange={(event) => {
              setOn(event.target.checked);
              turnShortcuts(event.target.checked);
            }}
          />
          Use single-key shortcuts in this browser
        </label>
        <form method="dialog" className="row">
          <button className="btn btn-act" type="submit">
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}
