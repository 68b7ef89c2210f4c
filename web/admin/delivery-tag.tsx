import { type DeliveryStatus, deliveryStatuses } from "../../contracts/mails.ts";

const looks = { queued: "tag tag-live", accepted: "tag tag-ok", failed: "tag tag-stop" };

interface Delivery {
  status: DeliveryStatus;
  response?: string | null;
}

/** Accepted means: by the mail server. Nobody knows more. A mail that was only written as a file has reached nobody. */
export const DeliveryTag = ({ of: { status, response } }: { of: Delivery }) =>
  status === "accepted" && response?.startsWith("written to outbox/") ? (
    <span className="tag tag-live">Written to file</span>
  ) : (
    <span className={looks[status]}>{deliveryStatuses[status]}</span>
  );
