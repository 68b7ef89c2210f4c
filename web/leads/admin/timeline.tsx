import { Link } from "react-router";
import type { TimelineEvent } from "../../../contracts/leads.ts";
import { Ago } from "../../ui/moment.tsx";
import { DeliveryTag } from "../../admin/delivery-tag.tsx";

/** What happened, newest first. `current` is the lead that the page is about. */
export function Timeline({ events, current }: { events: TimelineEvent[]; current: string }) {
  return (
    <ol className="history">
      {events.map((event) => (
        <li key={`${event.type}${event.id}`} className={`history-${event.type}`}>
          <p className="history-head">
            <b>
              {event.type === "lead" && event.id !== current ? (
                <Link to={`/admin/leads/${event.id}`}>{event.title}</Link>
              ) : event.type === "mail" ? (
                <>
                  Email: <Link to={`/admin/mails/${event.id}`}>{event.title}</Link>
                </>
              ) : (
                event.title
              )}
            </b>
            <span className="micro">
              {event.author && `${event.author}, `}
              <Ago at={event.at} />
            </span>
            {event.delivery && <DeliveryTag of={{ status: event.delivery, response: event.response }} />}
          </p>
          {event.page && (
            <Link className="micro" to={event.page}>
              Open the assessment
            </Link>
          )}
          {event.text && !(event.type === "lead" && event.id === current) && (
            <p className="words soft">{event.text}</p>
          )}
          {event.delivery && event.delivery !== "accepted" && event.response && (
            <p className="micro words">{event.response}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
