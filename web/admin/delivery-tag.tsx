import { type DeliveryStatus, deliveryStatuses, isWritten, NOT_DELIVERED } from "../../contracts/mails.ts";

const looks = { queued: "tag tag-live", accepted: "tag tag-ok", failed: "tag tag-stop" };

interface Delivery {
  status: DeliveryStatus;
  response?: string | null;
  /** Of one that failed and needs nobody any more. */
  settledAt?: string | null;
}

/** A mail that was only written as a file has reached nobody. */
export const DeliveryTag = ({ of }: { of: Delivery }) =>
  isWritten(of) ? (
    <span className="tag tag-live">{NOT_DELIVERED}</span>
  ) : (
    <span className={of.settledAt ? "tag" : looks[of.status]}>{deliveryStatuses[of.status]}</span>
  );
