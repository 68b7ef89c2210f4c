import { Moment } from "../../../ui/moment.tsx";
import { ComparedFields } from "./compared-fields.tsx";
import { valuesOf } from "./editor-values.ts";
import { TwoTextsDialog } from "../../../admin/two-texts-dialog.tsx";
import type { ArticleEditor } from "./use-article-editor.ts";

/** Somebody saved meanwhile: shows both texts and asks which is to stay. */
export function ConflictDialog({ editor }: { editor: ArticleEditor }) {
  const { conflict, decideLater, saveMine, takeTheirs } = editor;
  return (
    <TwoTextsDialog
      open={conflict !== undefined}
      title="Someone else saved this article"
      comparison={conflict && <ComparedFields before={valuesOf(conflict.current)} after={conflict.mine} />}
      otherName="the saved version"
      onClose={decideLater}
      onTakeOther={() => void takeTheirs()}
      takeOtherLabel="Use the saved version"
      onKeepMine={() => void saveMine()}
      keepMineLabel="Save mine"
    >
      {conflict && (
        <>
          The version saved <Moment at={conflict.current.updatedAt} /> is newer than the one you started from.
          Nothing is lost: compare, then choose. The one you replace stays in the revisions.
        </>
      )}
    </TwoTextsDialog>
  );
}
