import { useEffect, useId, useRef, useSyncExternalStore } from "react";
import { areShortcutsOn, onShortcutsTurned, turnShortcuts } from "./use-shortcuts.ts";
import "./shortcuts.css";

const LISTED = [
  ["/", "Search the list on this page"],
  ["J or K", "The next or the previous row of a list; on the page of a lead or an image, the one beside it"],
  ["Enter", "Open the row"],
  [
    "G, then D",
    "Go to the Dashboard; likewise L Leads, A Assessments, C Calls, E Emails, N News, I Images, V Visits, S System",
  ],
  ["E or S", "On a report: edit it, or open the dialog that sends it"],
  ["Ctrl+S or Cmd+S", "Save the article"],
  ["Esc", "Close what is open"],
  ["?", "Show these shortcuts"],
] as const;

/** The keys of the area, listed. Shown as long as it is there. */
export default function Shortcuts({ onClose }: { onClose: () => void }) {
  const on = useSyncExternalStore(onShortcutsTurned, areShortcutsOn, () => true);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
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
