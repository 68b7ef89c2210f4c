import { type ReactNode, useEffect, useId, useRef } from "react";

interface TwoTextsDialogProps {
  open: boolean;
  title: string;
  /** What happened. */
  children: ReactNode;
  /** The other text and the one in the form, word by word: deleted is the other's, inserted is mine. */
  comparison: ReactNode;
  /** What the legend calls them. */
  otherName: string;
  onClose: () => void;
  onTakeOther: () => void;
  takeOtherLabel: string;
  onKeepMine: () => void;
  keepMineLabel: string;
}

/** Shows two texts of one thing word by word and asks which is to stay. Escape decides nothing. */
export function TwoTextsDialog(props: TwoTextsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (props.open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [props.open]);
  return (
    <dialog
      ref={dialog}
      className="dialog dialog-wide"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
    >
      <h2 className="t-3" id={`${id}-title`}>
        {props.title}
      </h2>
      {props.open && (
        <>
          <div className="dialog-text" id={`${id}-text`}>
            <p>{props.children}</p>
            <p className="legend micro">
              <del>only in {props.otherName}</del> <ins>only in yours</ins>
            </p>
            {props.comparison}
          </div>
          <div className="row">
            <button type="button" className="btn" onClick={props.onClose}>
              Decide later
            </button>
            <button type="button" className="btn" onClick={props.onTakeOther}>
              {props.takeOtherLabel}
            </button>
            <button type="button" className="btn btn-act" onClick={props.onKeepMine}>
              {props.keepMineLabel}
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}
