import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useMemo, useState } from "react";
import type { AssessmentRecord } from "../../../../contracts/assessment-api.ts";
import { updateReport } from "../../../../contracts/assessment-review.ts";
import { call } from "../../../api/call.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { localDraft } from "../../../ui/local-draft.ts";
import "../../../ui/rich-text/rich-text.css";
import { useChange } from "../use-change.ts";
import { reportExtensions } from "./extensions.ts";
import { fromEditor, toEditor } from "./report-html.ts";
import { ReportToolbar } from "./report-toolbar.tsx";

interface ReportEditorProps {
  record: { id: string; reportContent: string } & Pick<AssessmentRecord, "updatedAt">;
  /** Back to the view, after Save Changes or Cancel. */
  onDone: () => void;
}
interface Draft {
  html: string;
  /** The text that it began from. */
  updatedAt: string;
}
const isDraft = (value: unknown): value is Draft =>
  typeof (value as Draft | null)?.html === "string" && typeof (value as Draft).updatedAt === "string";

/** Edits a report. What is typed survives a reload and the end of the session, in this browser, until it is saved. */
export default function ReportEditor({ record, onDone }: ReportEditorProps) {
  // What is edited stays what it was, whatever a refresh brings: a save over a newer text is a conflict.
  const [{ id, reportContent, updatedAt }] = useState(record);
  const draft = useMemo(() => localDraft(`report-${id}`, isDraft), [id]);
  const [restored] = useState(() => {
    const kept = draft.read();
    return kept?.updatedAt === updatedAt ? kept.html : undefined;
  });
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
    (html: string) => call(updateReport, { id, reportContent: html, updatedAt }),
    { done: "Report Updated", failed: "Update Failed" },
    finish,
  );
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isChanged]);
  if (!editor) return null;
  return (
    <div className="report-editing">
      {restored !== undefined && (
        <p className="note" aria-live="polite">
          These are your unsaved changes from before.
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
          onClick={() => save.mutate(fromEditor(editor))}
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
        <span className="micro">
          Tables, charts and figures follow from the numbers: change them under Assumptions.
        </span>
      </div>
      <ConfirmDialog
        open={asks}
        title="Discard your changes?"
        confirmLabel="Discard"
        destructive
        onConfirm={finish}
        onClose={() => setAsks(false)}
      >
        What you changed since you began to edit is lost.
      </ConfirmDialog>
    </div>
  );
}
