import { describe, expect } from "vitest";
import { assessment, contact, dana, details, keepDemoCall, list } from "../../tests/leads.ts";
import { instants } from "../../tests/instants.ts";
import { test } from "../../tests/site.ts";
import { leads } from "./leads.table.ts";
import { leadWeeks } from "./weeks.ts";

describe("the inbox", () => {
  test("has what each feature was left, newest first, with counts; search, status and kind narrow it", async ({
    site,
  }) => {
    const admin = await site.admin();
    await contact(site);
    expect((await site.visitor().write("POST", "/api/assessment", assessment)).status).toBe(201);
    await keepDemoCall(site);
    await contact(site, { name: "Bot", message: "Buy cheap pills now", website: "http://x.example" });
    const all = await list(admin);
    expect(all.leads.map(({ kind }) => kind)).toEqual(["demo-call", "assessment", "contact"]);
    // An assessment waits as its report, in the list of these: it is new nowhere else.
    expect(all.counts).toEqual({ new: 2, open: 1, done: 0, spam: 1, held: 1 });
    expect(all.leads.at(-1)).toMatchObject({
      name: dana.name,
      email: dana.email,
      company: dana.company,
      summary: dana.message,
    });
    expect((await list(admin, "?search=miss%20most")).leads.map(({ kind }) => kind)).toEqual(["contact"]);
    expect((await list(admin, "?search=LARKSPUR&kind=assessment")).total).toBe(1);
    expect((await list(admin, "?search=100%25")).total).toBe(0);
    // Days as the records have them: midnight may come in between.
    const at = all.leads.map(({ createdAt }) => Date.parse(createdAt));
    const day = (time: number) => new Date(time).toISOString().slice(0, 10);
    const [newest, oldest] = [Math.max(...at), Math.min(...at)];
    expect((await list(admin, `?kind=demo-call&from=${day(newest)}`)).total).toBe(1);
    expect((await list(admin, `?from=${day(newest + 86_400_000)}`)).total).toBe(0);
    expect((await list(admin, `?until=${day(newest)}`)).total).toBe(3);
    expect((await list(admin, `?until=${day(oldest - 86_400_000)}`)).total).toBe(0);
    expect((await list(admin, "?spam=1")).leads).toEqual([expect.objectContaining({ spam: "honeypot" })]);
    const { weeks } = (await (await admin.get("/api/leads/weeks")).json()) as {
      weeks: { counts: Record<string, number> }[];
    };
    expect(weeks).toHaveLength(8);
    for (const kind of ["contact", "assessment", "demo-call"])
      expect(weeks.slice(-2).map(({ counts }) => counts[kind])).toContain(1);
    expect(weeks.at(0)).toMatchObject({ counts: { contact: 0, assessment: 0, "demo-call": 0 } });
    const [first, second, third] = all.leads;
    // From lead to lead without the list: what looks like spam stands in a list of its own.
    expect(await details(admin, second!.id)).toMatchObject({ newer: first?.id, older: third?.id });
    expect(await details(admin, first!.id)).toMatchObject({ newer: null, older: second?.id });
    expect(await details(admin, third!.id)).toMatchObject({ older: null });
    await admin.write("PUT", `/api/leads/${first?.id}/status`, { status: "done" });
    expect((await list(admin, "?status=done")).leads.map(({ id }) => id)).toEqual([first?.id]);
    for (const bad of ["?page=0", "?status=lost", "?kind=other", "?from=monday"])
      expect((await admin.get(`/api/leads${bad}`)).status).toBe(400);
    expect((await site.visitor().get("/api/leads")).status).toBe(401);
    expect((await admin.get("/api/leads/nothing")).status).toBe(404);
  });

  test("several are marked at once, which the log has one by one, and taken back as they were", async ({
    site,
  }) => {
    const admin = await site.admin();
    for (const name of ["Ann", "Ben", "Cleo"])
      await contact(site, { name, message: `${name} misses calls.` });
    const [cleo, ben, ann] = (await list(admin)).leads;
    await admin.write("PUT", `/api/leads/${ann?.id}/status`, { status: "open" });
    const mark = async (ids: unknown[], status: string) =>
      admin.write("PUT", "/api/leads/status", { ids, status });
    const answer = await mark([cleo?.id, ben?.id, ann?.id, "nobody"], "done");
    const { changed } = (await answer.json()) as { changed: { id: string; from: string }[] };
    expect(changed).toHaveLength(3);
    for (const [lead, from] of [
      [cleo, "new"],
      [ben, "new"],
      [ann, "open"],
    ] as const)
      expect(changed).toContainEqual({ id: lead?.id, from });
    expect((await list(admin)).counts).toMatchObject({ new: 0, open: 0, done: 3 });
    const log = (await (await admin.get("/api/audit?action=lead.updated")).json()) as { entries: unknown[] };
    expect(log.entries).toHaveLength(4);
    // What is so already is no change.
    expect(await (await mark([ben?.id], "done")).json()).toEqual({ changed: [] });
    expect((await mark([], "done")).status).toBe(400);
    expect(
      (await site.visitor().write("PUT", "/api/leads/status", { ids: [ben?.id], status: "new" })).status,
    ).toBe(401);
  });

  test("tells a person's whole story, whatever the letters' case: what they left, notes, mails", async ({
    site,
  }) => {
    const admin = await site.admin();
    await contact(site);
    await site.visitor().write("POST", "/api/assessment", assessment);
    await keepDemoCall(site);
    const { leads: found } = await list(admin);
    const [demo, asked, wrote] = found;
    expect(
      (await admin.write("POST", `/api/leads/${wrote?.id}/notes`, { text: "Call back on Monday." })).status,
    ).toBe(201);
    const story = await details(admin, wrote!.id);
    expect(story.text).toBe(dana.message);
    expect(story.facts).toEqual([{ label: "Phone", value: dana.phone }]);
    expect(story.timeline.filter(({ type }) => type === "lead").map(({ id }) => id)).toEqual([
      demo?.id,
      asked?.id,
      wrote?.id,
    ]);
    expect(story.timeline.filter(({ type }) => type === "note")).toEqual([
      expect.objectContaining({ text: "Call back on Monday.", author: "dana" }),
    ]);
    const mailed = story.timeline.filter(({ type }) => type === "mail").map(({ title }) => title);
    // What the company was told of the message and of the assessment is no mail to who sent them.
    expect(mailed).toEqual(["Your AI assessment: we have your answers"]);
    const { rows } = await site.deps.database.pool.query<{ id: string }>("select id from assessments");
    const page = `/admin/assessments?id=${rows[0]?.id}`;
    expect(story.timeline.map((event) => event.page)).toEqual(
      story.timeline.map(({ id }) => (id === asked?.id ? page : null)),
    );
    expect((await details(admin, asked!.id)).page).toBe(page);
    expect((await details(admin, asked!.id)).facts).toContainEqual({
      label: expect.any(String),
      value: "Healthcare",
    });
    expect((await details(admin, demo!.id)).turns).toEqual([
      { role: "user", text: "Do you take new patients?" },
    ]);
    expect((await admin.write("POST", `/api/leads/${wrote?.id}/notes`, { text: " " })).status).toBe(400);
  });

  test("is answered by mail: queued, delivered, shown with the server's words", async ({ site }) => {
    const admin = await site.admin();
    await contact(site);
    await site.smtp.waitFor(1);
    const [lead] = (await list(admin)).leads;
    const reply = { subject: "Your calls after five", text: "Hello Dana,\n\nyes: <b>we</b> can." };
    expect((await admin.write("POST", `/api/leads/${lead?.id}/reply`, reply)).status).toBe(201);
    const mail = (await site.smtp.waitFor(2))[1];
    expect(mail?.envelopeTo).toEqual([dana.email]);
    expect(mail?.replyTo?.[0]?.address).toBe("owner@ringwell.example");
    expect(mail?.subject).toBe(reply.subject);
    expect(mail?.text).toContain(reply.text);
    expect(mail?.html).toContain("&#60;b&#62;we");
    // A letter of a person's: no headline that says the subject again, and what it answers beneath it.
    expect(mail?.html).not.toContain("<h1");
    expect(mail?.text).toMatch(/you wrote:\n> /);
    expect(mail?.html).toContain("<blockquote");
    expect((await details(admin, lead!.id)).timeline[0]?.text).toBe(reply.text);
    await expect.poll(async () => (await details(admin, lead!.id)).timeline[0]?.delivery).toBe("accepted");
    expect((await details(admin, lead!.id)).status).toBe("open");
    const { entries } = (await (await admin.get("/api/audit?action=lead.replied")).json()) as {
      entries: object[];
    };
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain("larkspur");
  });

  test("'not spam' lets a message go its way, once", async ({ site }) => {
    const admin = await site.admin();
    await contact(site, { website: "http://x.example" });
    await site.visitor().write("POST", "/api/assessment", { ...assessment, website: "http://x.example" });
    expect(site.smtp.mails).toEqual([]);
    for (const lead of (await list(admin, "?spam=1")).leads) {
      expect((await admin.write("POST", `/api/leads/${lead.id}/release`)).status).toBe(200);
      expect((await admin.write("POST", `/api/leads/${lead.id}/release`)).status).toBe(409);
    }
    const mails = await site.smtp.waitFor(2);
    expect(mails.map(({ envelopeTo }) => envelopeTo[0]?.toLowerCase()).sort()).toEqual(
      [dana.email, "owner@ringwell.example"].sort(),
    );
    expect((await list(admin)).counts).toMatchObject({ new: 1, open: 1, spam: 0 });
  });
});

test("what comes at any moment is counted in the last of eight weeks, and a week before in the one before", async ({
  site,
}) => {
  const { db } = site.deps;
  for (const [name, at] of Object.entries(instants)) {
    await db.delete(leads);
    const now = Date.parse(at);
    const words = { kind: "contact" as const, name: "", email: dana.email, company: "", summary: "" };
    for (const weeks of [0, 1])
      await db
        .insert(leads)
        .values({ ...words, subjectId: `${weeks}`, createdAt: new Date(now - weeks * 7 * 86_400_000) });
    const counts = (await leadWeeks(db, now)).map((week) => week.counts.contact);
    expect([name, counts]).toEqual([name, [0, 0, 0, 0, 0, 0, 1, 1]]);
  }
});
