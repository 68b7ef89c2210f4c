import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { getMail, isToUs, isWritten } from "../../../contracts/mails.ts";
import { site } from "../../../site.config.ts";
import { call } from "../../api/call.ts";
import { apiFrom } from "../../api/context.ts";
import { Ago } from "../../ui/moment.tsx";
import { DeliveryTag } from "../../admin/delivery-tag.tsx";
import { EmailAddress } from "../../admin/email-address.tsx";
import { adminQueryClient } from "../../admin/query-client.ts";
import { readOrNotFound } from "../../admin/read-or-not-found.ts";
import { requireUser } from "../../admin/session.ts";
import type { Route } from "./+types/mail.ts";
import "../../leads/admin/leads.css";
import { MailFrame } from "../../mails/admin/mail-frame.tsx";
import { MailState } from "../../mails/admin/mail-state.tsx";
import { mailQuery } from "../../mails/admin/mails.queries.ts";

export const meta = ({ loaderData: mail }: Route.MetaArgs) => [
  { title: `${mail?.subject ?? "Email not found"} | ${site.name}` },
];

const MISSING = { what: "Email", list: { to: "/admin/mails", name: "emails" } };

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = apiFrom(context);
  await requireUser(api);
  return readOrNotFound(call(getMail, { id }, { fetch: api }), MISSING);
}
export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) =>
  readOrNotFound(adminQueryClient().fetchQuery(mailQuery(id)), MISSING);

/** One mail: to whom, the letter whole, and what became of it; that comes first where something is to be done about it. */
export default function MailPage({ loaderData }: Route.ComponentProps) {
  const { data: mail } = useQuery({ ...mailQuery(loaderData.id), initialData: loaderData });
  const [part, setPart] = useState<"formatted" | "text">("formatted");
  const isDue = isWritten(mail) ? mail.deliverable : mail.status !== "accepted";
  const state = <MailState mail={mail} />;
  return (
    <>
      <div className="adm-head">
        <div>
          <Link className="back" to="/admin/mails">
            Emails
          </Link>
          <h1>{mail.subject}</h1>
          <p className="meta lead-meta mail-meta">
            <DeliveryTag of={mail} />
            <span>
              To <EmailAddress of={mail.to} />, <Ago at={mail.changedAt} />
            </span>
            {!isToUs(mail.kind) && (
              <Link to={`/admin/leads?search=${encodeURIComponent(mail.to)}`}>This person’s leads</Link>
            )}
          </p>
        </div>
      </div>
      <div className="lead-page mail-page">
        {isDue && state}
        <div className="mail-parts">
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
          {part === "formatted" ? <MailFrame of={mail} /> : <pre className="mail-text">{mail.text}</pre>}
        </div>
        {!isDue && state}
      </div>
    </>
  );
}
