import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import { Link, useRevalidator } from "react-router";
import {
  getLead,
  type LeadDetails,
  type LeadKind,
  leadKinds,
  type LeadStatus,
  leadStatuses,
  releaseLead,
  setLeadStatus,
} from "../../../contracts/leads.ts";
import { site } from "../../../site.config.ts";
import { call } from "../../api/call.ts";
import { apiFrom } from "../../api/context.ts";
import { Ago } from "../../ui/moment.tsx";
import { toast } from "../../ui/use-toast.ts";
import { reasonOf } from "../../admin/form-errors.ts";
import { EmailAddress } from "../../admin/email-address.tsx";
import { adminQueryClient } from "../../admin/query-client.ts";
import { readOrNotFound } from "../../admin/read-or-not-found.ts";
import { requireUser } from "../../admin/session.ts";
import { telHref } from "../../ui/tel-href.ts";
import type { Route } from "./+types/lead.ts";
import { leadQuery, newLeadsQuery } from "../../leads/admin/leads.queries.ts";
import { LeadTag } from "../../leads/admin/leads-table.tsx";
import "../../leads/admin/leads.css";
import { BesideNav } from "../../leads/admin/beside-nav.tsx";
import { CallTurns, NoWords } from "../../leads/admin/call-turns.tsx";
import { LeadFacts } from "../../leads/admin/lead-facts.tsx";
import { NoteForm } from "../../leads/admin/note-form.tsx";
import { PersonSection } from "../../leads/admin/person-section.tsx";
import { ReplyForm } from "../../leads/admin/reply-form.tsx";
import { Timeline } from "../../leads/admin/timeline.tsx";
import { MailsHint } from "../../mails/admin/mails-today.tsx";
import { numberIn, WithNumbers } from "../../leads/admin/with-numbers.tsx";
import { WebhookNote } from "../../leads/admin/webhook-note.tsx";

export const meta = ({ loaderData: lead }: Route.MetaArgs) => [
  { title: `${lead?.name || lead?.email || "Lead not found"} | ${site.name}` },
];

const MISSING = { what: "Lead", list: { to: "/admin/leads", name: "leads" } };

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = apiFrom(context);
  await requireUser(api);
  return readOrNotFound(call(getLead, { id }, { fetch: api }), MISSING);
}
export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) =>
  readOrNotFound(adminQueryClient().fetchQuery(leadQuery(id)), MISSING);

const LEFT: Record<LeadKind, string> = {
  contact: "What they wrote",
  assessment: "What they answered",
  "demo-call": "Call summary",
};

const theirWords = ({ text, turns }: LeadDetails): string =>
  [text, ...turns.flatMap((turn) => (turn.role === "user" ? turn.text : []))].join("\n");

const leadsOf = ({ id, timeline }: LeadDetails): string[] => [
  id,
  ...timeline.flatMap((event) => (event.type === "lead" ? event.id : [])),
];

/** So many say what it is about; the others are unfolded. */
const FACTS = 4;

/** To where one writes, and not only to its heading. */
const toReply = (event: MouseEvent) => {
  event.preventDefault();
  const form = document.getElementById("reply");
  form?.scrollIntoView();
  const words = form?.querySelector("textarea");
  words?.focus({ preventScroll: true });
  // After the greeting.
  words?.setSelectionRange(words.value.length, words.value.length);
};

/** One lead: what was left, what happened with the person, and what to do now. */
export default function LeadPage({ loaderData: lead }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (next: LeadStatus | "release") =>
      next === "release"
        ? call(releaseLead, { id: lead.id })
        : call(setLeadStatus, { id: lead.id, status: next }),
    onSuccess: (_lead, next) => {
      toast({ title: next === "release" ? "Moved to Leads" : `Marked as ${leadStatuses[next]}` });
      void client.invalidateQueries({ queryKey: newLeadsQuery.queryKey });
      return revalidate();
    },
    onError: (error) =>
      toast({ variant: "destructive", title: "Status Not Changed", description: reasonOf(error) }),
  });
  // Who saved a call without a name may have told it in the call.
  const name = lead.name || lead.facts.find(({ label }) => label === "Name")?.value;
  const said = [name, lead.email, lead.company];
  const phone = lead.facts.find(({ label }) => label === "Phone")?.value || numberIn(theirWords(lead));
  // Its number stands on the button.
  const calls = lead.spam ? undefined : phone;
  const facts = [
    { label: "Company", value: lead.company === lead.name ? "" : lead.company },
    ...lead.facts.filter(({ value }) => value !== calls && !said.includes(value)),
  ].filter(({ value }) => value);
  const isAnswered = lead.timeline.some(({ type, text }) => type === "mail" && text);
  const hasMore = lead.text || facts.length > 0 || lead.page || lead.webhook;
  return (
    <>
      <div className="adm-head">
        <div>
          <div className="row lead-ways">
            <Link className="back" to={lead.spam ? "/admin/leads?spam=1" : "/admin/leads"}>
              Contacts &amp; Leads
            </Link>
            <BesideNav of={lead} />
          </div>
          <h1 className={name ? undefined : "lead-address"}>{name || <EmailAddress of={lead.email} />}</h1>
          <p className="meta lead-meta">
            {name && (
              <a href={`mailto:${lead.email}`}>
                <EmailAddress of={lead.email} />
              </a>
            )}
            <span>
              {leadKinds[lead.kind]}, <Ago at={lead.createdAt} />
            </span>
            {lead.spam && <LeadTag lead={lead} />}
          </p>
        </div>
        {lead.spam ? (
          <div className="row">
            <button
              type="button"
              className="btn btn-act"
              disabled={change.isPending}
              onClick={() => change.mutate("release")}
            >
              Not spam
            </button>
            {lead.status === "new" && (
              <button
                type="button"
                className="btn"
                disabled={change.isPending}
                onClick={() => change.mutate("done")}
              >
                Confirm spam
              </button>
            )}
          </div>
        ) : (
          <fieldset className="seg">
            <legend>Status</legend>
            {(Object.keys(leadStatuses) as LeadStatus[]).map((status) => (
              <button
                key={status}
                type="button"
                className="btn"
                aria-pressed={status === lead.status}
                disabled={change.isPending}
                onClick={() => status !== lead.status && change.mutate(status)}
              >
                {leadStatuses[status]}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <div className="lead-page">
        {hasMore && (
          <section className="card stack lead-left" aria-labelledby="left-heading">
            <h2 id="left-heading">{LEFT[lead.kind]}</h2>
            {lead.text && (
              <blockquote className="words quoted">
                <WithNumbers text={lead.text} />
              </blockquote>
            )}
            {facts.length > 0 && <LeadFacts of={facts.slice(0, FACTS)} />}
            {facts.length > FACTS && (
              <details className="lead-rest">
                <summary>
                  {facts.length - FACTS} more {lead.kind === "assessment" ? "answers" : "details"}
                </summary>
                <LeadFacts of={facts.slice(FACTS)} />
              </details>
            )}
            {(calls || lead.page || (lead.turns.length > 0 && !lead.spam && !isAnswered)) && (
              <p className="lead-acts">
                {/* A whole call stands before the form; else it is in sight. */}
                {lead.turns.length > 0 && !lead.spam && !isAnswered && (
                  <a className="btn" href="#reply" onClick={toReply}>
                    Reply
                  </a>
                )}
                {calls && (
                  <a className="btn" href={telHref(calls)}>
                    Call {calls}
                  </a>
                )}
                {lead.page && (
                  <Link className="btn" to={lead.page}>
                    Open the assessment
                  </Link>
                )}
              </p>
            )}
            {lead.turns.length > 0 ? <CallTurns of={lead.turns} /> : lead.kind === "demo-call" && <NoWords />}
            {lead.webhook && <WebhookNote id={lead.id} webhook={lead.webhook} />}
          </section>
        )}
        {!lead.spam && (
          <ReplyForm
            key={lead.id}
            lead={lead}
            hint={<MailsHint />}
            onDone={lead.status === "done" ? undefined : () => change.mutate("done")}
          />
        )}
        <section className="card stack lead-history" aria-labelledby="history-heading">
          <h2 id="history-heading">Activity</h2>
          <NoteForm key={lead.id} id={lead.id} />
          <Timeline events={lead.timeline} current={lead.id} />
        </section>
        <PersonSection email={lead.email} leads={leadsOf(lead)} />
      </div>
    </>
  );
}
