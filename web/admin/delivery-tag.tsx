import { type DeliveryStatus, deliveryStatuses, isWritten } from "../../contracts/mails.ts";

const looks = { queued: "tag tag-live", accepted: "tag tag-ok", failed: "tag tag-stop" };

interface Delivery {
  status: DeliveryStatus;
  response?: string | null;
}

/** Accepted means: by the mail server. Nobody knows more. A mail that was only written as a file has reached nobody. */
export const DeliveryTag = ({ of }: { of: Delivery }) =>
  isWritten(of) ? (
    <span className="tag tag-live">Not delivered</span>
  ) : (
    <span className={looks[of.status]}>{deliveryStatuses[of.status]}</span>
  );
