import type { ListedAssessment } from "../../../contracts/assessment-api.ts";
import { NOT_DELIVERED } from "../../../contracts/mails.ts";
import { Ago } from "../../ui/moment.tsx";
import { Countdown } from "./countdown.tsx";

const LOOKS = { "Generating Report": "tag", "Ready for Review": "tag tag-live", Sent: "tag tag-ok" } as const;

/** What looks like spam waits for a person: no report is being written. */
export const StatusTag = ({ status, spam }: Pick<ListedAssessment, "status"> & { spam?: string | null }) =>
  spam && status === "Generating Report" ? (
    <span className="tag tag-live">On hold</span>
  ) : (
    <span className={LOOKS[status]}>{status}</span>
  );

/** Where it has not reached the client: how its chip looks, and what it says beside the status. */
const FAULTS = {
  queued: null,
  accepted: null,
  outbox: ["tag tag-live", NOT_DELIVERED.toLowerCase()],
  failed: ["tag tag-stop", "refused"],
} as const;
const SPAM = "Looks like spam, no report yet";

/** Green only what may have reached the client. */
export const SentTag = ({ delivery }: Pick<ListedAssessment, "delivery">) => {
  const fault = delivery && FAULTS[delivery];
  return fault ? <span className={fault[0]}>Sent, {fault[1]}</span> : <StatusTag status="Sent" />;
};

type Listed = Pick<
  ListedAssessment,
  | "status"
  | "approved"
  | "spam"
  | "reportFailedAt"
  | "reportError"
  | "createdAt"
  | "updatedAt"
  | "delivery"
  | "newNumbers"
>;

/** The status, and beside it what it hangs on. */
export function StatusCell({ assessment: { status, ...each } }: { assessment: Listed }) {
  return (
    <span className="status-cell">
      {status === "Sent" ? (
        <SentTag delivery={each.delivery} />
      ) : each.approved ? (
        <span className="tag tag-ok">Approved, not sent</span>
      ) : (
        <StatusTag status={status} spam={each.spam} />
      )}
      {each.newNumbers && <span className="tag tag-live">New numbers</span>}
      {status === "Sent" && (
        <span className="micro">
          {each.delivery === "queued" ? "on its way, " : each.newNumbers && "sent "}
          <Ago at={each.updatedAt} />
        </span>
      )}
      {status === "Ready for Review" && (
        <Countdown from={each.createdAt} act={each.approved ? "Send within" : "Due in"} />
      )}
      {status === "Generating Report" && (each.spam || each.reportFailedAt) && (
        <span className={each.spam ? "micro" : "micro status-stop"}>
          {each.spam ? SPAM : "The report was not written"}
        </span>
      )}
    </span>
  );
}
