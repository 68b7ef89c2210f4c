import type { ReactNode } from "react";
import { withCurlyApostrophes } from "../../../rules/text.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { UndeliveredNote } from "./undelivered-note.tsx";

interface SendDialogProps {
  open: boolean;
  /** What goes out: 'report', 'update'. */
  what: string;
  isApproved: boolean;
  busy: boolean;
  /** How the email begins, a string for each paragraph. */
  letter: readonly string[];
  /** What it does not begin with any longer, since the report's beginning is another. */
  lost: readonly string[];
  onSend: (approves: boolean) => void;
  onClose: () => void;
  /** What is still open in it, said once more. */
  warning?: string;
  /** What it goes without, as each press that sends says: 'without the edit'. */
  without?: string;
  /** Where it goes, and what that means. */
  children: ReactNode;
}

/** Asks before a report leaves the house, the first time and with every update: to whom, how it begins, and who has read it. */
export function SendDialog(props: SendDialogProps) {
  const { open, what, isApproved, busy, letter, lost, warning, without, onSend, onClose, children } = props;
  const all = [what, ...(without ? [without] : [])].join(" ");
  return (
    <ConfirmDialog
      open={open}
      title={`Send this ${what}?`}
      confirmLabel={busy ? "Sending …" : isApproved ? `Send ${all}` : `Approve and send ${all}`}
      busy={busy}
      onConfirm={() => onSend(!isApproved)}
      onClose={onClose}
    >
      <p>{children}</p>
      <UndeliveredNote />
      {warning && <p className="note note-live send-note">{warning}</p>}
      {!isApproved && (
        <p className="send-note">
          Approve only if you have read this version. The email will say that a person reviewed it.
        </p>
      )}
      {/* It opens in place of the letter: both are read whole. */}
      {!isApproved && (
        <details className="looks send-unread" name="send-looks">
          <summary>Haven’t read it?</summary>
          <p>
            The site promises that a person checks every report. Without approval, the email won’t say that
            anyone has.
          </p>
          <button type="button" className="btn" disabled={busy} onClick={() => onSend(false)}>
            Send without approval{without && ` and ${without}`}
          </button>
        </details>
      )}
      {letter.length > 0 && (
        <details className="looks send-letter" name="send-looks" open>
          <summary>How the email begins</summary>
          {letter.map((text) => (
            <p key={text}>{withCurlyApostrophes(text)}</p>
          ))}
          {lost.length > 0 && (
            <details className="looks send-lost">
              <summary>
                <span>
                  <b>{lost.length === 1 ? "1 paragraph is" : `${lost.length} paragraphs are`} left out.</b>{" "}
                  The report’s beginning was rewritten, and what the email said of it may not fit.
                </span>
              </summary>
              {lost.map((text) => (
                <p key={text}>
                  <del>{withCurlyApostrophes(text)}</del>
                </p>
              ))}
            </details>
          )}
        </details>
      )}
    </ConfirmDialog>
  );
}
