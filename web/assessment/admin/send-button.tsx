import { useState } from "react";
import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import { sendReport } from "../../../contracts/assessment-review.ts";
import { call } from "../../api/call.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useChange } from "./use-change.ts";

interface SendButtonProps {
  record: AssessmentRecord;
  /** Numbers from nowhere that are not settled. */
  blockedBy: number;
  isApproved: boolean;
}

export function SendButton({ record, blockedBy, isApproved }: SendButtonProps) {
  const [asks, setAsks] = useState(false);
  const send = useChange(() => call(sendReport, { id: record.id, updatedAt: record.updatedAt }), {
    done: "Report Sent",
    failed: "Send Failed",
  });
  return (
    <>
      <button
        type="button"
        className={isApproved ? "btn btn-act" : "btn"}
        disabled={blockedBy > 0}
        title={blockedBy > 0 ? "Accept or remove the marked numbers first" : undefined}
        onClick={() => setAsks(true)}
      >
        Send to Client
      </button>
      <ConfirmDialog
        open={asks}
        title="Send this report?"
        confirmLabel="Send report"
        busy={send.isPending}
        onConfirm={() => send.mutate(undefined, { onSettled: () => setAsks(false) })}
        onClose={() => setAsks(false)}
      >
        {!isApproved && <p>Nobody has approved this version. The mail then says nothing of an approval.</p>}
        <p>
          It goes to <b>{record.email}</b>, with the report as a PDF and a private link. This cannot be
          undone, and the report can no longer be edited.
        </p>
      </ConfirmDialog>
    </>
  );
}
