import { useState } from "react";
import { Link } from "react-router";
import { getMail, isWritten, NOT_DELIVERED } from "../../../contracts/mails.ts";
import { site } from "../../../site.config.ts";
import { call } from "../../api/call.ts";
import { apiFrom } from "../../api/context.ts";
import { Moment } from "../../ui/moment.tsx";
import { EmailAddress } from "../../admin/email-address.tsx";
import { DeliveryTag } from "../../admin/delivery-tag.tsx";
import { adminQueryClient } from "../../admin/query-client.ts";
import { readOrNotFound } from "../../admin/read-or-not-found.ts";
import { requireUser } from "../../admin/session.ts";
import type { Route } from "./+types/mail.ts";
import "../../admin/fold.css";
import "../../leads/admin/leads.css";
import { DeliverAgain } from "../../mails/admin/deliver-again.tsx";
import { MailFrame } from "../../mails/admin/mail-frame.tsx";
import { mailQuery } from "../../mails/admin/mails.queries.ts";

export const meta = () => [{ title: `Email | ${site.name}` }];

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = apiFrom(context);
  await requireUser(api);
  return readOrNotFound(call(getMail, { id }, { fetch: api }));
}
export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) =>
  readOrNotFound(adminQueryClient().fetchQuery(mailQuery(id)));

/** One mail: its delivery, and both of its parts. */
export default function MailPage({ loaderData: mail }: Route.ComponentProps) {
  const written = isWritten(mail);
  const [part, setPart] = useState<"formatted" | "text">("formatted");
  return (
    <>
      <div className="adm-head">
        <div>
          <Link className="back" to="/admin/mails">
            Emails
          </Link>
          <h1>{mail.subject}</h1>
        </div>
        <fieldset className="seg">
          <legend className="sr">Part</legend>
          {(["formatted", "text"] as const).map((each) => (
            <button
              key={each}
              type="button"
              className="btn"
              aria-pressed={part === each}
              onClick={() => setPart(each)}
            >
              {each === "formatted" ? "Formatted" : "Plain text"}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="lead-page">
        <div className="mail-state">
          <section className="card stack" aria-labelledby="delivery-heading">
            <h2 id="delivery-heading">Delivery</h2>
            {written && <NotDelivered deliverable={mail.deliverable} />}
            <dl className="lead-facts">
              {!written && (
                <>
                  <dt>Status</dt>
                  <dd>
                    <DeliveryTag of={mail} />
                  </dd>
                </>
              )}
              <dt>To</dt>
              <dd>
                <EmailAddress of={mail.to} />
              </dd>
              {mail.replyTo && (
                <>
                  <dt>Reply to</dt>
                  <dd>
                    <EmailAddress of={mail.replyTo} />
                  </dd>
                </>
              )}
              <dt>Written</dt>
              <dd>
                <Moment at={mail.createdAt} />
              </dd>
              {mail.tries > 0 && !written && (
                <>
                  <dt>Last try</dt>
                  <dd>
                    <Moment at={mail.changedAt} />
                    {mail.tries > 1 && `, the ${ordinal(mail.tries)}`}
                  </dd>
                </>
              )}
              {mail.response && !written && (
                <>
                  <dt>Answer</dt>
                  <dd>{mail.response}</dd>
                </>
              )}
              {mail.attachments.map(({ filename, bytes }) => (
                <div className="contents" key={filename}>
                  <dt>Attached</dt>
                  <dd>
                    {filename}, {Math.ceil(bytes / 1024)} kB
                  </dd>
                </div>
              ))}
            </dl>
            {written && (
              <details className="looks micro">
                <summary>Details</summary>
                <p className="words">{mail.response}</p>
              </details>
            )}
            {mail.deliverable && <DeliverAgain key={mail.id} mail={mail} />}
          </section>
        </div>
        <div>
          {part === "formatted" ? <MailFrame of={mail} /> : <pre className="mail-text">{mail.text}</pre>}
        </div>
      </div>
    </>
  );
}

const ordinal = (n: number) => `${n}${n === 2 ? "nd" : n === 3 ? "rd" : "th"}`;

const NotDelivered = ({ deliverable }: { deliverable: boolean }) => (
  <p className="note note-live">
    <b>{NOT_DELIVERED}.</b> There was no mail server: it became a file.{" "}
    {deliverable ? "Now there is one." : <Link to="/admin/system#mail">How to set it up</Link>}
  </p>
);
