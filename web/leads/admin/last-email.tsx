import { Link } from "react-router";
import type { TimelineEvent } from "../../../contracts/leads.ts";
import { DeliveryTag } from "../../admin/delivery-tag.tsx";
import { plainServerWords } from "../../../rules/mail-server-words.ts";
import { Ago } from "../../ui/moment.tsx";

/** The last email to the person and what became of it: whoever writes again has to know. */
export function LastEmail({ events }: { events: readonly TimelineEvent[] }) {
  const last = events.find(({ type }) => type === "mail");
  if (!last?.delivery) return null;
  const { delivery, response } = last;
  const email = <Link to={`/admin/mails/${last.id}`}>{last.title}</Link>;
  if (delivery === "failed")
    return (
      <p className="note note-stop last-failed">
        <b>The last email didn’t reach them.</b> {email}, <Ago at={last.at} />
        {response && `: ${plainServerWords(response) ?? response}`}
      </p>
    );
  return (
    <p className="last-email">
      <DeliveryTag of={{ status: delivery, response }} />
      <span>
        Last email: {email}, <Ago at={last.at} />
      </span>
    </p>
  );
}
