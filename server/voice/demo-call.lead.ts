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

/**
 * What came of it, in one line of a list: what was booked or wished and when, then what else is known, the caller's
 * words, and how to reach them. Whose it is stands beside it.
 */
const summaryOf = ({ title, lines }: Pick<DemoCall, "title" | "lines">): string => {
  const rows = noted(lines).filter(({ label, value }) => label !== "Name" && value !== "none");
  const of = (...labels: string[]) => rows.filter(({ label }) => labels.includes(label));
  const known = new Set(["Wanted", "When", THEIR_WORDS, ...PERSONAL]);
  const [outcome] = [
    ...of("Wanted").map(({ value }) => wish(value)),
    ...of("When").map(({ value }) => value),
  ];
  return [
    outcome ? `${title}: ${outcome}` : title,
    ...rows.filter(({ label }) => !known.has(label)).map(worded),
    ...of(THEIR_WORDS, ...PERSONAL).map(({ value }) => value),
  ]
    .map((each) => (/[.!?][”"]?$/.test(each) ? each : `${each}.`))
    .join(" ")
    .replace(/\.$/, "");
};
const wish = (value: string): string =>
  value
    .replace(/^a visit \(([^)]*)\)/, "$1")
    .replace(/\.?$/, "")
    .replace(/; not booked$/, ", not booked");
/** A row without its label says little in a line. */
const worded = ({ label, value }: { label: string; value: string }): string =>
  label === "Noted" ? value : `${label}: ${value}`;
const PERSONAL: ReadonlySet<string> = new Set(["Name", "Number", "Phone", "Email"]);

/** `Name: Tom Reyes` under its own name, as the receipt that the caller saw has it; what the caller said in full comes first. */
const noted = (lines: readonly string[]) =>
  lines
    .map((line) => {
      const [, label, value] = /^(\p{Lu}[\p{L}’' ]{1,30}): (.+)$/su.exec(line) ?? [];
      return label && value ? { label, value } : { label: labelOfBare(line), value: line };
    })
    .toSorted((a, b) => Number(b.label === THEIR_WORDS) - Number(a.label === THEIR_WORDS));
const THEIR_WORDS = "In their words";
/** The time of a visit and the caller's words stand on their lines alone. */
const labelOfBare = (line: string): string =>
  /^[“"«]/.test(line) ? THEIR_WORDS : /^\p{Lu}\p{Ll}+day, \p{Lu}/u.test(line) ? "When" : "Noted";

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
