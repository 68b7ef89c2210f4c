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
        This article is also being written in another window. What was typed there is kept (
        <Moment at={otherCopy.savedAt} />
        ). What you type here stays in this browser until you choose.
      </p>
      <button type="button" className="link" onClick={() => setCompares(true)}>
        Compare and choose
      </button>
      <TwoTextsDialog
        open={compares}
        title="Two windows, two texts"
        comparison={
          <ComparedFields before={{ ...form.getValues(), ...otherCopy.fields }} after={form.getValues()} />
        }
        otherName="the other window"
        onClose={() => setCompares(false)}
        onTakeOther={choose(takeOthers)}
        takeOtherLabel="Take the other window's"
        onKeepMine={choose(keepThese)}
        keepMineLabel="Keep these"
      >
        Both have changes that are not saved. The text that you do not choose is no longer kept; while its
        window is open, it still stands there.
      </TwoTextsDialog>
    </div>
  );
}
