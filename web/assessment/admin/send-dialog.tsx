import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { site } from "../../../site.config.ts";
import { displayNameQuery } from "../../admin/display-name.query.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { type OwnOpening, openingOf, SendLetter } from "./send-letter.tsx";
import { UndeliveredNote } from "./undelivered-note.tsx";

export interface Sending {
  approves: boolean;
  /** The paragraphs that the email begins with, where the sender wants others. */
  opening?: string[];
}
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
  /** How it would begin with all of that. */
  drawn: readonly string[];
  onSend: (sending: Sending) => void;
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
  const { open, what, isApproved, busy, letter, lost, drawn, warning, without, onSend, onClose, children } =
    props;
  const { data } = useQuery({ ...displayNameQuery, enabled: open && !isApproved });
  const named = data?.displayName.trim();
  const [own, setOwn] = useState<OwnOpening>();
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setOwn(undefined);
  }
  const send = (approves: boolean) => onSend({ approves, opening: openingOf(own) });
  const all = [what, ...(without ? [without] : [])].join(" ");
  return (
    <ConfirmDialog
      open={open}
      title={`Send this ${what}?`}
      confirmLabel={busy ? "Sending …" : isApproved ? `Send ${all}` : `Approve and send ${all}`}
      busy={busy}
      onConfirm={() => send(!isApproved)}
      onClose={onClose}
    >
      <p>{children}</p>
      <UndeliveredNote />
      {warning && <p className="note note-live send-note">{warning}</p>}
      {!isApproved && (
        <p className="send-note">
          Approve only if you have read this version. The email will say{" "}
          <b>“Read and approved by {named || site.name}”</b>.{" "}
          {data && !named && (
            <Link className="whole" to="/admin/account" target="_blank">
              Add your name
            </Link>
          )}
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
          <button type="button" className="btn" disabled={busy} onClick={() => send(false)}>
            Send without approval{without && ` and ${without}`}
          </button>
        </details>
      )}
      {letter.length > 0 && (
        <SendLetter letter={letter} lost={lost} drawn={drawn} own={own} busy={busy} onOwn={setOwn} />
      )}
    </ConfirmDialog>
  );
}
