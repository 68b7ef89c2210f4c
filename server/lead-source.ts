import type { LeadKind } from "../contracts/leads.ts";
import type { Db } from "./db/client.ts";
import type { SpamMark } from "./http/spam.ts";

/** What a feature tells the inbox in the transaction that stores a visitor's record. */
export interface NewLead {
  kind: LeadKind;
  subjectId: string;
  name: string;
  email: string;
  company?: string;
  /** What they wrote or did; its beginning is shown in the list. */
  summary: string;
  spam?: SpamMark | null;
}
/** @returns the lead's id: its page is `/admin/leads/<id>` */
export type AddLead = (tx: Db, lead: NewLead) => Promise<string>;

export interface SourceRecord {
  facts: { label: string; value: string }[];
  /** Of a call: what was said, in order. */
  turns?: { role: "assistant" | "user"; text: string }[];
  /** The visitor's own words; empty where there are none. */
  text: string;
}

/** How a feature that keeps leads answers for them. */
export interface LeadSource {
  kind: LeadKind;
  /** Kind of the mails that tell the company of its records, and are none to who left them. */
  companyMail?: string;
  /** True where a list of its own says what waits: in the inbox it is open from the start, and counted nowhere twice. */
  waitsElsewhere?: boolean;
  /** The page of the administrators' area that shows more; absent where there is none. */
  pageOf?(subjectId: string): string;
  /** Undefined when the record is gone. */
  read(db: Db, subjectId: string): Promise<SourceRecord | undefined>;
  /** Everything stored under this address, as it is stored; letter case does not matter. */
  exportPerson(db: Db, email: string): Promise<unknown[]>;
  /** Erases the same. @returns how much of what */
  erasePerson(tx: Db, email: string): Promise<Record<string, number>>;
  /** Erases these records, whoever left them. @returns how much of what */
  eraseRecords(tx: Db, subjectIds: string[]): Promise<Record<string, number>>;
  /** Takes the spam mark off and does what was left undone. */
  release?(tx: Db, lead: { id: string; subjectId: string }): Promise<void>;
}
