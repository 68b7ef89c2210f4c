import type { ListedAssessment } from "../../../contracts/assessment-api.ts";
import { NOT_DELIVERED } from "../../../contracts/mails.ts";
import { Ago } from "../../ui/moment.tsx";
import { Countdown } from "./countdown.tsx";

const LOOKS = { "Generating Report": "tag", "Ready for Review": "tag tag-live", Sent: "tag tag-ok" } as const;

export const StatusTag = ({ status }: Pick<ListedAssessment, "status">) => (
  <span className={LOOKS[status]}>{status}</span>
);

const DELIVERY = {
  queued: "queued",
  accepted: "accepted",
  outbox: NOT_DELIVERED.toLowerCase(),
  failed: "failed",
} as const;
const SPAM = "Looks like spam: no report was ordered";

type Listed = Pick<
  ListedAssessment,
  "status" | "spam" | "reportFailedAt" | "reportError" | "createdAt" | "updatedAt" | "delivery"
>;

/** The status, and beside it what it hangs on. */
export function StatusCell({ assessment: { status, ...each } }: { assessment: Listed }) {
  return (
    <span className="status-cell">
      {each.delivery === "outbox" ? (
        <span className="tag tag-live">{status}</span>
      ) : (
        <StatusTag status={status} />
      )}
      {status === "Sent" && (
        <span className={each.delivery === "failed" ? "micro status-stop" : "micro"}>
          {each.delivery && `${DELIVERY[each.delivery]}, `}
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
