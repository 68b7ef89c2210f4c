import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import type { Mails } from "../mails/mails.service.ts";
import type { CompanyMailbox } from "../mail/company-mailbox.ts";
import type { LeadSource, NewLead } from "../lead-source.ts";
import { COMPANY_MAIL, contactMail } from "./contact.mail.ts";
import { type ContactMessage, contactMessages } from "./contact.table.ts";

export const contactLead = (message: ContactMessage): NewLead => ({
  kind: "contact",
  subjectId: message.id,
  name: message.name,
  email: message.email,
  company: message.company,
  summary: message.message,
  spam: message.spam,
});

const ofPerson = (email: string) => sql`lower(${contactMessages.email}) = lower(${email})`;

/** How contact messages answer for the inbox. */
export function contactLeads({ mails, mailbox }: { mails: Mails; mailbox: CompanyMailbox }): LeadSource {
  return {
    kind: "contact",
    companyMail: COMPANY_MAIL,
    async read(db: Db, id: string) {
      const [found] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
      return found && { facts: [{ label: "Phone", value: found.phone }], text: found.message };
    },
    exportPerson: (db, email) =>
      db
        .select({
          name: contactMessages.name,
          email: contactMessages.email,
          company: contactMessages.company,
          phone: contactMessages.phone,
          message: contactMessages.message,
          createdAt: contactMessages.createdAt,
        })
        .from(contactMessages)
        .where(ofPerson(email)),
    async erasePerson(tx, email) {
      const gone = await tx
        .delete(contactMessages)
        .where(ofPerson(email))
        .returning({ id: contactMessages.id });
      return { contactMessages: gone.length };
    },
    async eraseRecords(tx, ids) {
      const gone = await tx
        .delete(contactMessages)
        .where(inArray(contactMessages.id, ids))
        .returning({ id: contactMessages.id });
      return { contactMessages: gone.length };
    },
    /** The owner gets the message now. */
    async release(tx, { id, subjectId }) {
      const [released] = await tx
        .update(contactMessages)
        .set({ spam: null })
        .where(eq(contactMessages.id, subjectId))
        .returning();
      if (released) await mails.queueMail(tx, contactMail(released, id, mailbox));
    },
  };
}
