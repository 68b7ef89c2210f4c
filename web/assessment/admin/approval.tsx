import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import { approveReport, withdrawApproval } from "../../../contracts/assessment-review.ts";
import { call } from "../../api/call.ts";
import { UNDO_MS } from "../../ui/use-toast.ts";
import { useChange } from "./use-change.ts";

/**
 * Approves the report as it stands, to be sent another time. Any change makes another version, which nobody has approved.
 * After that its place holds the way to take it back: nothing else slides under the pointer.
 */
export function ApproveButton({ record, isApproved }: { record: AssessmentRecord; isApproved: boolean }) {
  const { id, updatedAt } = record;
  const withdraw = useChange(() => call(withdrawApproval, { id }), {
    done: "Approval Withdrawn",
    failed: "Not Withdrawn",
  });
  const takeBack = () => withdraw.mutate(undefined);
  const approve = useChange(() => call(approveReport, { id, updatedAt }), {
    done: "Report Approved",
    description: "Not sent yet. The client will read that a person checked this version.",
    failed: "Approval Failed",
    action: { label: "Undo", onSelect: takeBack },
    duration: UNDO_MS,
  });
  return (
    <button
      type="button"
      className="btn approve"
      title={
        isApproved
          ? "The report goes back to those that nobody has approved"
          : "You have read this version; it is sent another time"
      }
      disabled={approve.isPending || withdraw.isPending}
      onClick={() => (isApproved ? takeBack() : approve.mutate(undefined))}
    >
      {isApproved ? "Undo approval" : "Approve only"}
    </button>
  );
}

/** What a toast adds where nothing that is sent leaves the house. */
export const notDelivered = (goesNowhere: boolean | undefined): string | undefined =>
  goesNowhere ? "Its email waits as a file until email is set up." : undefined;
