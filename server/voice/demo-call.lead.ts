import { eq, inArray, sql } from "drizzle-orm";
import type { LeadSource, NewLead } from "../lead-source.ts";
import { desksOfPerson, eraseDesksOfPerson } from "./own-desk/own-desks.store.ts";
import { labelOf } from "./desks.ts";
import { type DemoCall, demoCalls } from "./demo-calls.table.ts";

/** Whoever saves a call without a name may have told it in the call. */
const toldName = (lines: readonly string[]) =>
  noted(lines).find(({ label }) => label === "Name")?.value ?? "";

export const demoCallLead = (
  id: string,
  call: Pick<DemoCall, "name" | "email" | "title" | "lines">,
): NewLead => ({
  kind: "demo-call",
  subjectId: id,
  name: call.name || toldName(call.lines),
  email: call.email,
  summary: summaryOf(call),
});

/** What it is about comes first, in one line of a list: whose it is stands beside it, how to reach them after it. */
const summaryOf = ({ title, lines }: Pick<DemoCall, "title" | "lines">): string => {
  const rows = noted(lines);
  const about = rows.filter(({ label }) => !PERSONAL.has(label));
  const reach = rows.filter(({ label }) => label !== "Name" && PERSONAL.has(label));
  return [title, ...[...about, ...reach].map(({ value }) => value.replace(/\.$/, ""))].join(". ");
};
const PERSONAL: ReadonlySet<string> = new Set(["Name", "Number", "Phone", "Email"]);

/** `Name: Tom Reyes` under its own name, as the receipt that the caller saw has it; what the caller said in full comes first. */
const noted = (lines: readonly string[]) =>
  lines
    .map((line) => {
      const [, label, value] = /^(\p{Lu}[\p{L}’' ]{1,30}): (.+)$/su.exec(line) ?? [];
      return label && value ? { label, value } : { label: "Noted", value: line };
    })
    .toSorted((a, b) => Number(b.label === THEIR_WORDS) - Number(a.label === THEIR_WORDS));
const THEIR_WORDS = "In their words";

const ofPerson = (email: string) => sql`lower(${demoCalls.email}) = lower(${email})`;
const minutes = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.round(ms / 1000) % 60).padStart(2, "0")}`;

/** How kept demo calls answer for the inbox. */
export const demoCallLeads: LeadSource = {
  kind: "demo-call",
  async read(db, id) {
    const [found] = await db.select().from(demoCalls).where(eq(demoCalls.id, id));
    if (!found) return undefined;
    const facts = [
      { label: "Outcome", value: found.title },
      ...noted(found.lines),
      { label: "Desk called", value: labelOf(found.scenario) ?? "A visitor’s own desk" },
      { label: "Length", value: minutes(found.lengthMs) },
      ...(found.rating ? [{ label: "Rating", value: `${found.rating} of 5` }] : []),
    ];
    return { facts, text: "", turns: found.transcript ?? [] };
  },
  async exportPerson(db, email) {
    const [calls, desks] = [
      await db.select().from(demoCalls).where(ofPerson(email)),
      await desksOfPerson(db, email),
    ];
    // What opens a link is not part of what is known of a person.
    return [...calls, ...desks.map(({ tokenHash: _token, ownerHash: _owner, ...desk }) => desk)];
  },
  async erasePerson(tx, email) {
    const gone = await tx.delete(demoCalls).where(ofPerson(email)).returning({ id: demoCalls.id });
    return { demoCalls: gone.length, ownDesks: await eraseDesksOfPerson(tx, email) };
  },
  async eraseRecords(tx, ids) {
    const gone = await tx.delete(demoCalls).where(inArray(demoCalls.id, ids)).returning({ id: demoCalls.id });
    return { demoCalls: gone.length };
  },
};
