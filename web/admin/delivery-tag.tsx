import { type DeliveryStatus, deliveryStatuses } from "../../contracts/mails.ts";

const looks = { queued: "tag tag-live", accepted: "tag tag-ok", failed: "tag tag-stop" };

/** Accepted means: by the mail server. Nobody knows more. */
export const DeliveryTag = ({ status }: { status: DeliveryStatus }) => (
  <span className={looks[status]}>{deliveryStatuses[status]}</span>
);
