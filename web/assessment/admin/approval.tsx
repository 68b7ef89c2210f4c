import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import { approveReport, sendUpdate } from "../../../contracts/assessment-review.ts";
import { call } from "../../api/call.ts";
import { useNoMailServer } from "../../admin/use-no-mail-server.ts";
import { useChange } from "./use-change.ts";

/**
 * Approves the report as it stands, to be sent another time. Any change makes another version, which nobody has approved.
 * It keeps its place after that: nothing else slides under the pointer.
 */
export function ApproveButton({ record, isApproved }: { record: AssessmentRecord; isApproved: boolean }) {
  const approve = useChange(() => call(approveReport, { id: record.id, updatedAt: record.updatedAt }), {
    done: "Report Approved",
    failed: "Approval Failed",
  });
  return (
    <button
      type="button"
      className="btn"
      disabled={approve.isPending || isApproved}
      onClick={() => approve.mutate(undefined)}
    >
      {isApproved ? "Approved" : "Approve only"}
    </button>
  );
}

/** What a toast adds where nothing that is sent leaves the house. */
export const notDelivered = (goesNowhere: boolean | undefined): string | undefined =>
  goesNowhere ? "Its email waits as a file until email is set up." : undefined;

/** Sends the report again with the numbers that came after it. */
export function SendUpdate({ id }: { id: string }) {
  const send = useChange(() => call(sendUpdate, { id }), {
    done: "Update Sent",
    description: notDelivered(useNoMailServer()),
    failed: "Update Not Sent",
  });
  return (
    <button
      type="button"
      className="btn btn-act"
      disabled={send.isPending}
      onClick={() => send.mutate(undefined)}
    >
      Send an update with the owner's numbers
    </button>
  );
}
