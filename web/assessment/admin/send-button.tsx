import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import {
  approveReport,
  getReview,
  type ReportReview,
  sendReport,
} from "../../../contracts/assessment-review.ts";
import { call } from "../../api/call.ts";
import { useNoMailServer } from "../../admin/use-no-mail-server.ts";
import { notDelivered } from "./approval.tsx";
import { SendDialog, type Sending } from "./send-dialog.tsx";
import { useChange } from "./use-change.ts";

interface SendButtonProps {
  record: AssessmentRecord;
  review: ReportReview;
  /** Something typed into the report is not saved. */
  isUnsaved: boolean;
}

export function SendButton({ record, review, isUnsaved }: SendButtonProps) {
  /** Numbers from nowhere that are not settled. */
  const blockedBy = review.unsourced.length;
  /**
   * What was there when the dialog opened: a newer version, read meanwhile, is not what was agreed to, and the dialog
   * stays as it was read while its own approval arrives.
   */
  const [asked, setAsked] = useState<{ updatedAt: string; isApproved: boolean }>();
  const isApproved = asked?.isApproved ?? review.approval !== null;
  const client = useQueryClient();
  const { id } = record;
  const send = useChange(
    async ({ approves, opening }: Sending) => {
      let { updatedAt } = asked ?? record;
      if (approves) {
        ({ updatedAt } = await call(approveReport, { id, updatedAt }));
        // Whatever becomes of the sending, it is approved.
        void client.invalidateQueries({ queryKey: [getReview.path, id] });
      }
      return call(sendReport, { id, updatedAt, opening });
    },
    { done: "Report Sent", description: notDelivered(useNoMailServer()), failed: "Send Failed" },
  );
  return (
    <>
      <button
        type="button"
        className="btn btn-act"
        disabled={blockedBy > 0}
        title={blockedBy > 0 ? "Accept or remove the marked numbers first" : undefined}
        onClick={() => setAsked({ updatedAt: record.updatedAt, isApproved: review.approval !== null })}
      >
        Send to Client
      </button>
      <SendDialog
        open={asked !== undefined}
        what="report"
        isApproved={isApproved}
        busy={send.isPending}
        letter={review.letter}
        lost={review.letterLost}
        drawn={review.letterDrawn}
        {...(isUnsaved && {
          without: "without the edit",
          warning:
            "An edit of this report is not saved. What is sent does not have it. To send it, too, cancel and save it first.",
        })}
        onSend={(sending) => send.mutate(sending, { onSettled: () => setAsked(undefined) })}
        onClose={() => setAsked(undefined)}
      >
        It goes to <b>{record.email}</b> with the report as a PDF and a private link. This cannot be undone,
        and you won’t be able to edit the report afterward.
      </SendDialog>
    </>
  );
}
