import { leadKinds, type TimelineEvent } from "../../contracts/leads.ts";
import type { Db } from "../db/client.ts";
import type { Mails } from "../mails/mails.service.ts";
import type { LeadsService } from "./leads.service.ts";
import { REPLY_MAIL } from "./reply.mail.ts";
import { findLeadsOf, findNotes } from "./leads.store.ts";

/** All that happened with the person of an address, newest first: what they left, notes, mails to them. */
export async function timelineOf(
  {
    db,
    mails,
    leads,
  }: { db: Db; mails: Pick<Mails, "about">; leads: Pick<LeadsService, "pageOf" | "isToCompany"> },
  email: string,
): Promise<TimelineEvent[]> {
  const found = await findLeadsOf(db, email);
  const notes = await findNotes(
    db,
    found.map(({ id }) => id),
  );
  const sent = await mails.about(
    db,
    found.map(({ subjectId }) => subjectId),
  );
  const plain = { delivery: null, response: null, author: null, page: null };
  const events: TimelineEvent[] = [
    ...found.map((lead) => ({
      ...plain,
      type: "lead" as const,
      id: lead.id,
      at: lead.createdAt.toISOString(),
      title: leadKinds[lead.kind],
      text: lead.summary,
      page: leads.pageOf(lead),
    })),
    ...notes.map((note) => ({
      ...plain,
      type: "note" as const,
      id: note.id,
      at: note.createdAt.toISOString(),
      title: "Note",
      text: note.text,
      author: note.author,
    })),
    ...sent
      .filter(({ kind }) => !leads.isToCompany(kind))
      .map((mail) => ({
        ...plain,
        type: "mail" as const,
        id: mail.id,
        at: mail.createdAt.toISOString(),
        title: mail.subject,
        text: mail.kind === REPLY_MAIL ? withoutFooter(mail.text) : "",
        delivery: mail.status,
        response: mail.response,
      })),
  ];
  return events.sort((a, b) => b.at.localeCompare(a.at));
}

/** A letter without what stands beneath all of them. */
function withoutFooter(text: string): string {
  const at = text.lastIndexOf("\n\n--\n");
  return at < 0 ? text : text.slice(0, at);
}
