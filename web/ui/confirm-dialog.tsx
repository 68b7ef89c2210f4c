import { type ReactNode, useEffect, useId, useRef } from "react";

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** What the confirming button says: the act itself. */
  confirmLabel: string;
  /** Where 'Cancel' would say which of two things is cancelled. */
  cancelLabel?: string;
  destructive?: boolean;
  /** The act is under way: nothing can be pressed. */
  busy?: boolean;
  onConfirm: () => void;
  /** Cancel, Escape. */
  onClose: () => void;
}

/** Asks before an act that cannot be taken back. The focus starts on Cancel and returns to where it was. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel = "Cancel",
    destructive,
    busy,
    onConfirm,
    onClose,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return dialog.current?.close();
    dialog.current?.showModal();
    // Not on what can be ticked or pressed before it.
    cancel.current?.focus();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
    >
      <h2 className="t-3" id={`${id}-title`}>
        {title}
      </h2>
      <div className="dialog-text" id={`${id}-text`}>
        {children}
      </div>
      <div className="row">
        <button ref={cancel} type="button" className="btn" disabled={busy} onClick={onClose}>
          {cancelLabel}
        </button>
        <button
          type="button"
          className={destructive ? "btn btn-stop" : "btn btn-act"}
          disabled={busy}
          aria-busy={busy}
          onClick={onConfirm}
        >
          {confirmLabel}
        </button>
      </div>
    </dialog>
  );
}
