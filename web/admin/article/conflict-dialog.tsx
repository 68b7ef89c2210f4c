import { useEffect, useRef } from "react";
import { Moment } from "../../ui/moment.tsx";
import { ComparedFields } from "./compared-fields.tsx";
import { valuesOf } from "./editor-values.ts";
import type { ArticleEditor } from "./use-article-editor.ts";

/** Somebody saved meanwhile: shows both texts and asks which is to stay. */
export function ConflictDialog({ editor }: { editor: ArticleEditor }) {
  const { conflict, decideLater, saveMine, takeTheirs } = editor;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (conflict) dialog.current?.showModal();
    else dialog.current?.close();
  }, [conflict]);
  return (
    <dialog
      ref={dialog}
      className="dialog dialog-wide"
      aria-labelledby="conflict-title"
      aria-describedby="conflict-text"
      onCancel={(event) => {
        event.preventDefault();
        decideLater();
      }}
    >
      <h2 className="t-3" id="conflict-title">
        Somebody saved this article meanwhile
      </h2>
      {conflict && (
        <>
          <div className="dialog-text" id="conflict-text">
            <p>
              The version saved <Moment at={conflict.current.updatedAt} /> is newer than the one you began
              with. Nothing of yours is lost: compare, then choose. Whatever you save over stays among the
              revisions.
            </p>
            <p className="legend micro">
              <del>only in the saved version</del> <ins>only in yours</ins>
            </p>
            <ComparedFields before={valuesOf(conflict.current)} after={conflict.mine} />
          </div>
          <div className="row">
            <button type="button" className="btn" onClick={decideLater}>
              Decide later
            </button>
            <button type="button" className="btn" onClick={() => void takeTheirs()}>
              Take the saved version
            </button>
            <button type="button" className="btn btn-act" onClick={() => void saveMine()}>
              Save mine
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}
