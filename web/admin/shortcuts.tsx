import { type RefObject, useId, useSyncExternalStore } from "react";
import { areShortcutsOn, onShortcutsTurned, turnShortcuts, useShortcuts } from "./use-shortcuts.ts";
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

/** The keys of the area, listed; `?` shows them like the button in the menu. */
export function Shortcuts({
  dialog,
  onShow,
}: {
  dialog: RefObject<HTMLDialogElement | null>;
  onShow: () => void;
}) {
  const on = useSyncExternalStore(onShortcutsTurned, areShortcutsOn, () => true);
  const id = useId();
  useShortcuts({ "/": focusSearch, "?": onShow });
  return (
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
        <input type="checkbox" checked={on} onChange={(event) => turnShortcuts(event.target.checked)} />
        Use single-key shortcuts in this browser
      </label>
      <form method="dialog" className="row">
        <button className="btn btn-act" type="submit">
          Close
        </button>
      </form>
    </dialog>
  );
}
