import { useState } from "react";
import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import { type ReportVersionInfo, restoreVersion } from "../../../contracts/assessment-review.ts";
import { call } from "../../api/call.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useChange } from "./use-change.ts";

interface RestoreButtonProps {
  record: AssessmentRecord;
  version: ReportVersionInfo;
  /** In short, and with its writer and time. */
  kind: string;
  name: string;
  onDone: () => void;
}

/** Brings an earlier version back, as one more: nothing is lost by it. */
export function RestoreButton({ record, version, kind, name, onDone }: RestoreButtonProps) {
  /** The record that was seen when it was asked. */
  const [asked, setAsked] = useState<string>();
  const restore = useChange(
    () => call(restoreVersion, { id: record.id, versionId: version.id, updatedAt: asked }),
    { done: "Version Restored", failed: "Version Not Restored" },
    onDone,
  );
  return (
    <>
      <button type="button" className="btn restore-version" onClick={() => setAsked(record.updatedAt)}>
        Restore “{kind}”
      </button>
      <ConfirmDialog
        open={asked !== undefined}
        title="Restore this version?"
        confirmLabel={restore.isPending ? "Restoring …" : "Restore"}
        busy={restore.isPending}
        onConfirm={() => restore.mutate(undefined, { onSettled: () => setAsked(undefined) })}
        onClose={() => setAsked(undefined)}
      >
        <p>
          <b>{name}</b>: its words, findings, steps, and your numbers of that time become the report again.
          The client’s own numbers stay as they are now.
        </p>
        <p className="send-note">
          The report as it stands is kept as a version, so you can go back. If it was approved, it has to be
          approved again.
        </p>
      </ConfirmDialog>
    </>
  );
}
