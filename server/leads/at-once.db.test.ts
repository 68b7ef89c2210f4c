import { describe, expect } from "vitest";
import type { Lead, LeadDetails } from "../../contracts/leads.ts";
import { test, type TestSite, type Visitor } from "../../tests/site.ts";
import { auditEntries } from "../audit/audit.table.ts";
import { mails } from "../mails/mails.table.ts";
import { leadNotes, leads } from "./leads.table.ts";

const EMAIL = "dana@larkspur.example";
const message = {
  name: "Dana Whitfield",
  email: EMAIL,
  message: "We miss most calls after five. Can you help us with that?",
};
const reply = { subject: "Your calls after five", text: "Hello Dana, yes, we can." };
const times = <T>(n: number, act: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: n }, () => act()));
const statuses = (answers: Response[]) => answers.map(({ status }) => status).sort();

async function leadOf(site: TestSite, more: object = {}): Promise<{ admin: Visitor; path: string }> {
  expect((await site.visitor().send("POST", "/api/contact", { ...message, ...more })).status).toBe(201);
  const admin = await site.admin();
  const spam = "website" in more ? "?spam=1" : "";
  const [lead] = ((await (await admin.get(`/api/leads${spam}`)).json()) as { leads: Lead[] }).leads;
  return { admin, path: `/api/leads/${lead?.id}` };
}
const replies = async (site: TestSite) =>
  (await site.deps.db.select().from(mails)).filter(({ toAddress }) => toAddress === EMAIL);

describe("a repetition", () => {
  test("of a reply is one mail and one entry in the log, at once or later", async ({ site }) => {
    const { admin, path } = await leadOf(site);
    const key = crypto.randomUUID();
    const send = () => admin.write("POST", `${path}/reply`, { ...reply, key });
    const answers = [...(await times(4, send)), await send()];
    expect(statuses(answers)).toEqual(Array(5).fill(201));
    for (const answer of answers) expect(await answer.json()).toEqual({ deliveryId: key });
    expect(await replies(site)).toHaveLength(1);
    const log = await site.deps.db.select().from(auditEntries);
    expect(log.filter(({ action }) => action === "lead.replied")).toHaveLength(1);
    const other = await admin.write("POST", `${path}/reply`, { ...reply, text: "Something else.", key });
    expect(other.status).toBe(409);
    // The same words on purpose are another mail.
    await admin.write("POST", `${path}/reply`, { ...reply, key: crypto.randomUUID() });
    expect(await replies(site)).toHaveLength(2);
  });

  test("of a note is one note", async ({ site }) => {
    const { admin, path } = await leadOf(site);
    const note = { text: "Call back on Monday.", key: crypto.randomUUID() };
    expect(statuses(await times(4, () => admin.write("POST", `${path}/notes`, note)))).toEqual(
      Array(4).fill(201),
    );
    const { timeline } = (await (await admin.get(path)).json()) as LeadDetails;
    expect(timeline.filter(({ type }) => type === "note")).toHaveLength(1);
    const other = await admin.write("POST", `${path}/notes`, { ...note, text: "Call back on Tuesday." });
    expect(other.status).toBe(409);
  });

  test("of a release mails the message once", async ({ site }) => {
    const { admin, path } = await leadOf(site, { website: "https://spam.example" });
    const answers = await times(4, () => admin.write("POST", `${path}/release`));
    expect(statuses(answers)).toEqual([200, 409, 409, 409]);
    await site.smtp.waitFor(1);
    expect(await site.deps.db.$count(mails)).toBe(1);
  });
});

test("of two leads with one key at once, one gets the note and the reply, and the other is refused", async ({
  site,
}) => {
  const { admin, path } = await leadOf(site);
  await leadOf(site, { email: "eve@other.example", message: "Can you answer our phone in Spanish, too?" });
  const { leads: both } = (await (await admin.get("/api/leads")).json()) as { leads: Lead[] };
  const paths = both.map(({ id }) => `/api/leads/${id}`);
  expect(paths).toContain(path);
  const headers = { "x-csrf-token": await admin.csrfToken() };
  for (let round = 0; round < 10; round++) {
    const key = crypto.randomUUID();
    const notes = paths.map((each) =>
      admin.send("POST", `${each}/notes`, { text: "One note", key }, headers),
    );
    expect(statuses(await Promise.all(notes))).toEqual([201, 409]);
    const sent = paths.map((each) => admin.send("POST", `${each}/reply`, { ...reply, key }, headers));
    expect(statuses(await Promise.all(sent))).toEqual([201, 409]);
  }
});

test("an erasure leaves nothing behind, whatever is done with the person meanwhile", async ({ site }) => {
  const { admin, path } = await leadOf(site);
  const acts = [
    () => admin.write("POST", `${path}/notes`, { text: "A private note" }),
    () => admin.write("POST", `${path}/reply`, reply),
    () => admin.write("PUT", `${path}/status`, { status: "done" }),
    () => admin.write("POST", "/api/people/erase", { email: EMAIL }),
  ];
  const answers = (
    await Promise.all(Array.from({ length: 6 }, () => acts.map((act) => act())).flat())
  ).flat();
  for (const answer of answers) expect([200, 201, 404]).toContain(answer.status);
  expect(await replies(site)).toEqual([]);
  expect(await site.deps.db.$count(leads)).toBe(0);
  expect(await site.deps.db.$count(leadNotes)).toBe(0);
});
