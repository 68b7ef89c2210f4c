import { useEffect, useId, useRef, useSyncExternalStore } from "react";
import { areShortcutsOn, onShortcutsTurned, turnShortcuts } from "./use-shortcuts.ts";
import { areaGroups } from "./area-links.ts";
import { PLACES } from "./use-area-keys.ts";
import "./shortcuts.css";

/** As the menu calls it. */
const textOf = (to: string) => areaGroups.flatMap(({ links }) => links).find((link) => link.to === to)?.text;

const LISTED = [
  ["/", "Search the list on this page"],
  ["J or K", "The next or the previous row of a list; on the page of a lead or an image, the one beside it"],
  ["Enter", "Open the row"],
  ["E or S", "On a report: edit it, or open the dialog that sends it"],
  ["Ctrl+K or Cmd+K", "Find anything: pages, people, reports, articles"],
  ["Ctrl+S or Cmd+S", "Save the article"],
  ["Esc", "Close what is open"],
  ["?", "Show these shortcuts"],
] as const;

/** The keys of the area, listed. Shown as long as it is there. */
export default function Shortcuts({ onClose }: { onClose: () => void }) {
  const on = useSyncExternalStore(onShortcutsTurned, areShortcutsOn, () => true);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    closer.current?.focus();
  }, []);
  return (
    <dialog ref={dialog} className="dialog shortcuts" aria-labelledby={id} onClose={onClose}>
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
        <div className="shortcuts-places">
          <dt>
            <kbd>G</kbd>, then a letter, goes to:
          </dt>
          <dd>
            {Object.entries(PLACES).map(([key, to]) => (
              <span key={key}>
                <kbd>{key.toUpperCase()}</kbd> {textOf(to)}
              </span>
            ))}
          </dd>
        </div>
      </dl>
      <label className="shortcuts-on">
        <input type="checkbox" checked={on} onChange={(event) => turnShortcuts(event.target.checked)} />
        Use single-key shortcuts in this browser
      </label>
      <form method="dialog" className="row">
        {/* Where a dialog begins: at the way out, and not at the switch that turns all keys off. */}
        <button className="btn btn-act" type="submit" ref={closer}>
          Close
        </button>
      </form>
    </dialog>
  );
}
