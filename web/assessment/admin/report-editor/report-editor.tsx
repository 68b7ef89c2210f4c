import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useState } from "react";
import type { AssessmentRecord } from "../../../../contracts/assessment-api.ts";
import { reportConflictBody, updateReport } from "../../../../contracts/assessment-review.ts";
import { holdOpen } from "../../../admin/open-forms.ts";
import { TwoTextsDialog } from "../../../admin/two-texts-dialog.tsx";
import { call } from "../../../api/call.ts";
import { bodyOf } from "../../../api/request.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import "../../../ui/rich-text/rich-text.css";
import { ComparedReports } from "../compared-reports.tsx";
import { useChange } from "../use-change.ts";
import type { OpenedDraft } from "./draft.ts";
import { reportExtensions } from "./extensions.ts";
import { fromEditor, toEditor } from "./report-html.ts";
import { removedWords } from "./removed-words.ts";
import { ReportToolbar } from "./report-toolbar.tsx";

interface ReportEditorProps {
  record: { id: string; reportContent: string } & Pick<AssessmentRecord, "updatedAt">;
  opened: OpenedDraft;
  /** Back to the view, after Save Changes or Cancel. */
  onDone: () => void;
}
/** Pixels of the window that lie under the header and toolbar, and under the Save bar: the caret is kept out of them. */
const COVERED = { top: 180, bottom: 120, left: 0, right: 0 };

/** Edits a report. What is typed survives a reload and the end of the session, in this browser, until it is saved. */
export default function ReportEditor({ record, opened, onDone }: ReportEditorProps) {
  const { id } = record;
  const { form, draft, kept, elsewhere } = opened;
  useEffect(() => holdOpen(form), [form]);
  // What is edited stays what it was, whatever a refresh brings: a save over a newer text is a conflict.
  const [base, setBase] = useState({ ...record, updatedAt: kept?.updatedAt ?? record.updatedAt });
  const { reportContent, updatedAt } = base;
  const [conflict, setConflict] = useState<{ current: AssessmentRecord; mine: string }>();
  const restored = kept?.html;
  const [isChanged, setChanged] = useState(restored !== undefined);
  const [asks, setAsks] = useState(false);
  const editor = useEditor({
    extensions: reportExtensions(),
    content: toEditor(restored ?? reportContent),
    parseOptions: { preserveWhitespace: "full" },
    injectCSS: false,
    immediatelyRender: false,
    shouldRerenderOnTransaction: true,
    autofocus: "start",
    editorProps: {
      scrollThreshold: COVERED,
      scrollMargin: COVERED,
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": "Report",
        class: "rich-surface report",
      },
    },
    onUpdate: ({ editor: changed }) => {
      const html = fromEditor(changed);
      setChanged(html !== reportContent);
      draft.write({ html, updatedAt });
    },
  });
  const finish = () => {
    draft.clear();
    onDone();
  };
  const save = useChange(
    ({ html, over = updatedAt }: { html: string; over?: string }) =>
      call(updateReport, { id, reportContent: html, updatedAt: over }),
    {
      done: "Report Updated",
      description: (saved) => removedWords(reportContent, saved.reportContent ?? ""),
      failed: "Update Failed",
    },
    finish,
    (error) => {
      const current = bodyOf(error, reportConflictBody)?.current;
      if (current && editor) setConflict({ current, mine: fromEditor(editor) });
      return current !== undefined;
    },
  );
  const takeTheirs = ({ reportContent: html, updatedAt: at }: AssessmentRecord) => {
    setBase({ id, reportContent: html ?? "", updatedAt: at });
    editor?.commands.setContent(toEditor(html ?? ""), {
      emitUpdate: false,
      parseOptions: { preserveWhitespace: "full" },
    });
    draft.clear();
    setChanged(false);
    setConflict(undefined);
  };
  const saveMine = ({ updatedAt: over }: AssessmentRecord) => {
    setConflict(undefined);
    if (editor) save.mutate({ html: fromEditor(editor), over });
  };
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isChanged]);
  if (!editor) return null;
  const isBehind = kept !== undefined && kept.updatedAt !== record.updatedAt;
  return (
    <div className="report-editing">
      <p className="micro">
        Tables, charts, and figures come from the numbers: change those under Findings and numbers.
      </p>
      {restored !== undefined && (
        <p className="note" aria-live="polite">
          We restored your unsaved changes.
          {isBehind && " The report has changed since you started; when you save, you’ll see both versions."}
        </p>
      )}
      {elsewhere && (
        <p className="note" role="alert">
          This report is also being edited in another window. Whoever saves second will see both versions.
        </p>
      )}
      <div className="rich">
        <ReportToolbar editor={editor} />
        <EditorContent editor={editor} />
      </div>
      <div className="row report-acts">
        <button
          type="button"
          className="btn btn-act"
          disabled={save.isPending}
          onClick={() => save.mutate({ html: fromEditor(editor) })}
        >
          Save Changes
        </button>
        <button
          type="button"
          className="btn"
          disabled={save.isPending}
          onClick={() => (isChanged ? setAsks(true) : finish())}
        >
          Cancel
        </button>
        <span className="micro" aria-live="polite">
          {isChanged && "Not saved yet"}
        </span>
      </div>
      <ConfirmDialog
        open={asks}
        title="Discard your changes?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        destructive
        onConfirm={finish}
        onClose={() => setAsks(false)}
      >
        Everything you changed since you started editing will be lost.
      </ConfirmDialog>
      <TwoTextsDialog
        open={conflict !== undefined}
        title="This report has changed"
        comparison={
          conflict && (
            <ComparedReports
              before={conflict.current.reportContent ?? ""}
              after={conflict.mine}
              label="The saved report and yours"
            />
          )
        }
        otherName="the saved report"
        onClose={() => setConflict(undefined)}
        onTakeOther={() => conflict && takeTheirs(conflict.current)}
        takeOtherLabel="Use the saved report"
        onKeepMine={() => conflict && saveMine(conflict.current)}
        keepMineLabel="Save mine"
      >
        Someone, perhaps you in another window, saved it after you started editing. Nothing is lost: compare,
        then choose. The one you replace stays in the versions.
      </TwoTextsDialog>
    </div>
  );
}
