import { useState } from "react";
import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import { approveReport, sendReport } from "../../../contracts/assessment-review.ts";
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
  const [approves, setApproves] = useState(true);
  const { id, updatedAt } = record;
  const isToApprove = !isApproved && approves;
  const send = useChange(
    async () => {
      const shown = isToApprove ? await call(approveReport, { id, updatedAt }) : record;
      return call(sendReport, { id, updatedAt: shown.updatedAt });
    },
    { done: "Report Sent", failed: "Send Failed" },
  );
  return (
    <>
      <button
        type="button"
        className="btn btn-act"
        disabled={blockedBy > 0}
        title={blockedBy > 0 ? "Accept or remove the marked numbers first" : undefined}
        onClick={() => setAsks(true)}
      >
        Send to Client
      </button>
      <ConfirmDialog
        open={asks}
        title="Send this report?"
        confirmLabel={isToApprove ? "Approve and send report" : "Send report"}
        busy={send.isPending}
        onConfirm={() => send.mutate(undefined, { onSettled: () => setAsks(false) })}
        onClose={() => setAsks(false)}
      >
        <p>
          It goes to <b>{record.email}</b>, with the report as a PDF and a private link. This cannot be
          undone, and the report can no longer be edited.
        </p>
        {!isApproved && (
          <label className="send-approval">
            <input
              type="checkbox"
              checked={approves}
              onChange={({ target }) => setApproves(target.checked)}
            />
            I have read this version and approve it. Without this the email says nothing of an approval.
          </label>
        )}
      </ConfirmDialog>
    </>
  );
}
