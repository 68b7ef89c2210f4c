import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import { approveReport } from "../../../contracts/assessment-review.ts";
import { call } from "../../api/call.ts";
import { useChange } from "./use-change.ts";

/**
 * Approves the report as it stands, to be sent another time. Any change makes another version, which nobody has approved.
 * After that its place holds a mark: nothing else slides under the pointer.
 */
export function ApproveButton({ record, isApproved }: { record: AssessmentRecord; isApproved: boolean }) {
  const approve = useChange(() => call(approveReport, { id: record.id, updatedAt: record.updatedAt }), {
    done: "Report Approved",
    failed: "Approval Failed",
  });
  if (isApproved) return <span className="approved-mark">Approved</span>;
  return (
    <button
      type="button"
      className="btn"
      disabled={approve.isPending}
      onClick={() => approve.mutate(undefined)}
    >
      Approve only
    </button>
  );
}

/** What a toast adds where nothing that is sent leaves the house. */
export const notDelivered = (goesNowhere: boolean | undefined): string | undefined =>
  goesNowhere ? "Its email waits as a file until email is set up." : undefined;
