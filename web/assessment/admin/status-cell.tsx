import type { ListedAssessment } from "../../../contracts/assessment-api.ts";
import { NOT_DELIVERED } from "../../../contracts/mails.ts";
import { Ago } from "../../ui/moment.tsx";
import { Countdown } from "./countdown.tsx";

const LOOKS = { "Generating Report": "tag", "Ready for Review": "tag tag-live", Sent: "tag tag-ok" } as const;

export const StatusTag = ({ status }: Pick<ListedAssessment, "status">) => (
  <span className={LOOKS[status]}>{status}</span>
);

/** Where it has not reached the client: how its chip looks, and what it says beside the status. */
const FAULTS = {
  queued: null,
  accepted: null,
  outbox: ["tag tag-live", NOT_DELIVERED.toLowerCase()],
  failed: ["tag tag-stop", "failed"],
} as const;
const SPAM = "Looks like spam: no report was ordered";

type Listed = Pick<
  ListedAssessment,
  "status" | "spam" | "reportFailedAt" | "reportError" | "createdAt" | "updatedAt" | "delivery"
>;

/** The status, and beside it what it hangs on. */
export function StatusCell({ assessment: { status, ...each } }: { assessment: Listed }) {
  const fault = status === "Sent" && each.delivery ? FAULTS[each.delivery] : null;
  return (
    <span className="status-cell">
      {fault ? <span className={fault[0]}>{`${status}, ${fault[1]}`}</span> : <StatusTag status={status} />}
      {status === "Sent" && (
        <span className="micro">
          {each.delivery && !fault && `${each.delivery}, `}
          <Ago at={each.updatedAt} />
        </span>
      )}
      {status === "Ready for Review" && <Countdown from={each.createdAt} />}
      {status === "Generating Report" && (each.spam || each.reportFailedAt) && (
        <span className="micro status-stop">{each.spam ? SPAM : "The report was not written"}</span>
      )}
    </span>
  );
}
