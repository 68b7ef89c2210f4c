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
      title="Somebody saved this article meanwhile"
      comparison={conflict && <ComparedFields before={valuesOf(conflict.current)} after={conflict.mine} />}
      otherName="the saved version"
      onClose={decideLater}
      onTakeOther={() => void takeTheirs()}
      takeOtherLabel="Take the saved version"
      onKeepMine={() => void saveMine()}
      keepMineLabel="Save mine"
    >
      {conflict && (
        <>
          The version saved <Moment at={conflict.current.updatedAt} /> is newer than the one you began with.
          Nothing of yours is lost: compare, then choose. Whatever you save over stays among the revisions.
        </>
      )}
    </TwoTextsDialog>
  );
}
