import { Link } from "react-router";
import type { TimelineEvent } from "../../../contracts/leads.ts";
import { Ago } from "../../ui/moment.tsx";
import { plainServerWords } from "../../../rules/mail-server-words.ts";
import { DeliveryTag } from "../../admin/delivery-tag.tsx";

/** The page that shows it whole; none for a note, and for the lead itself that of its assessment. */
function pageOf({ type, id, page }: TimelineEvent, current: string): string | null {
  if (type === "mail") return `/admin/mails/${id}`;
  if (type === "lead") return id === current ? page : `/admin/leads/${id}`;
  return null;
}

/** What happened, newest first, each as what, when, and how it stands; its whole row opens it. `current` is the lead that the page is about. */
export function Timeline({ events, current }: { events: TimelineEvent[]; current: string }) {
  return (
    <ol className="history">
      {events.map((event) => {
        const to = pageOf(event, current);
        const isHere = event.type === "lead" && event.id === current;
        const name = event.type === "mail" ? `Email: ${event.title}` : event.title;
        return (
          <li key={`${event.type}${event.id}`} className={`history-${event.type}`}>
            <p className="history-head">
              <b>{to ? <Link to={to}>{name}</Link> : name}</b>
              <span className="micro">
                <Ago at={event.at} />
                {event.author && `, ${event.author}`}
                {isHere && ", this lead"}
              </span>
              {event.delivery && <DeliveryTag of={{ status: event.delivery, response: event.response }} />}
            </p>
            {event.text && !isHere && <p className="words soft">{event.text}</p>}
            {event.delivery && event.delivery !== "accepted" && event.response && (
              <p className="micro words" title={event.response}>
                {plainServerWords(event.response) ?? event.response}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
