import { useState } from "react";
import { Moment } from "../../../ui/moment.tsx";
import { TwoTextsDialog } from "../../../admin/two-texts-dialog.tsx";
import { ComparedFields } from "./compared-fields.tsx";
import type { ArticleEditor } from "./use-article-editor.ts";

/** The same article is being written in another window: its words are kept, and not replaced without a question. */
export function OtherWindow({ editor }: { editor: ArticleEditor }) {
  const { otherCopy, keepThese, takeOthers, form } = editor;
  const [compares, setCompares] = useState(false);
  if (!otherCopy) return null;
  const choose = (act: () => void) => () => {
    setCompares(false);
    act();
  };
  return (
    <div className="note restored" role="alert">
      <p>
        This article is also open in another window. What was typed there is backed up (
        <Moment at={otherCopy.savedAt} />
        ). What you type here stays in this browser until you choose one.
      </p>
      <button type="button" className="link" onClick={() => setCompares(true)}>
        Compare and choose
      </button>
      <TwoTextsDialog
        open={compares}
        title="Two windows, two versions"
        comparison={
          <ComparedFields before={{ ...form.getValues(), ...otherCopy.fields }} after={form.getValues()} />
        }
        otherName="the other window"
        onClose={() => setCompares(false)}
        onTakeOther={choose(takeOthers)}
        takeOtherLabel="Use the other window’s"
        onKeepMine={choose(keepThese)}
        keepMineLabel="Keep this one"
      >
        Both have unsaved changes. The version you don’t choose is no longer backed up, but it stays in its
        window as long as that is open.
      </TwoTextsDialog>
    </div>
  );
}
