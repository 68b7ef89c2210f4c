import { useNoMailServer } from "./use-no-mail-server.ts";
import { type DeliveryStatus, deliveryStatuses, isWritten, NOT_DELIVERED } from "../../contracts/mails.ts";

const looks = { queued: "tag tag-live", accepted: "tag tag-ok", failed: "tag tag-stop" };

interface Delivery {
  status: DeliveryStatus;
  response?: string | null;
  /** Of one that failed and needs nobody any more. */
  settledAt?: string | null;
}

/** A mail that is only written as a file, or will be in a moment, reaches nobody. */
export function DeliveryTag({ of }: { of: Delivery }) {
  const goesNowhere = useNoMailServer() && of.status === "queued";
  return isWritten(of) || goesNowhere ? (
    <span className="tag tag-live">{NOT_DELIVERED}</span>
  ) : (
    <span className={of.settledAt ? "tag" : looks[of.status]}>{deliveryStatuses[of.status]}</span>
  );
}
