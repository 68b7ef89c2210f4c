import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { ListedDesk } from "../../../contracts/voice-own-desk.ts";
import type { TurnAnswer } from "../../../contracts/voice-call.ts";
import { ownDeskInput } from "../../../tests/own-desk.ts";
import { test, type TestSite, type Visitor } from "../../../tests/site.ts";
import { leads } from "../../leads/leads.table.ts";
import { demoCalls } from "../demo-calls.table.ts";
import { ownDesks } from "./own-desks.table.ts";

const json = async <T>(response: Response): Promise<T> => (await response.json()) as T;

async function sealed(visitor: Visitor, change = {}) {
  const response = await visitor.send("POST", "/api/own-desks/seal", { desk: ownDeskInput(change) });
  expect(response.status).toBe(200);
  return (await json<{ sealed: string }>(response)).sealed;
}

async function turn(visitor: Visitor, desk: string | null, text: string | null, state: string | null = null) {
  const response = await visitor.send("POST", "/api/voice/turns", { scenario: "own", desk, text, state });
  if (response.status !== 200) return { status: response.status, said: "", state: null };
  const { answers } = await json<{ answers: TurnAnswer[] }>(response);
  const said = answers.flatMap((each) => (each.type === "sentence" ? [each.text] : [])).join(" ");
  return { status: 200, said, state: answers.find((each) => each.type === "state")?.state ?? null };
}

async function share(site: TestSite, change = {}) {
  const response = await site.visitor().send("POST", "/api/own-desks", {
    desk: ownDeskInput(change),
    email: "dana@otter.example",
    consent: true,
  });
  expect(response.status).toBe(201);
  const shared = await json<{ path: string; ownerKey: string }>(response);
  return { ...shared, token: shared.path.split("/").at(-1) ?? "" };
}

const openLink = (site: TestSite, token: string) => site.visitor().get(`/api/own-desks/linked/${token}`);
const listed = async (site: TestSite) =>
  json<{ desks: ListedDesk[]; made: number }>(await (await site.admin()).get("/api/own-desks"));

describe("a desk that stays in the browser", () => {
  test("answers as the business and leaves nothing on the server", async ({ site }) => {
    const visitor = site.visitor();
    const desk = await sealed(visitor);
    const greeting = await turn(visitor, desk, null);
    expect(greeting.said).toContain("Otter Creek Plumbing");
    const hours = await turn(visitor, desk, "how much is a drain cleaning?", greeting.state);
    expect(hours.said).toContain("145 dollars");
    expect(await site.deps.db.$count(ownDesks)).toBe(0);
  });

  test("is no desk when the seal is not this site's, was changed, or is missing", async ({ site }) => {
    const visitor = site.visitor();
    const desk = await sealed(visitor);
    const forged = `${Buffer.from(JSON.stringify({ own: ownDeskInput({ business: "Forged" }) })).toString("base64url")}.${desk.split(".")[1]}`;
    for (const each of [forged, `${desk}x`, "", null])
      expect((await turn(visitor, each, null)).status).toBe(404);
  });

  test("is refused when it is larger than a desk may be", async ({ site }) => {
    const answers = Array.from({ length: 24 }, (_, i) => ({ id: `q${i}`, text: "\u{1F99C}".repeat(240) }));
    const response = await site
      .visitor()
      .send("POST", "/api/own-desks/seal", { desk: ownDeskInput({ answers }) });
    expect(response.status).toBe(400);
  });

  test("keeps no call: the record of one is refused", async ({ site }) => {
    const visitor = site.visitor();
    const { state } = await turn(visitor, await sealed(visitor), null);
    for (const scenario of ["own", "dental"]) {
      const response = await visitor.send("POST", "/api/voice/demo-records", {
        scenario,
        provider: "built-in",
        state,
        callId: crypto.randomUUID(),
        lengthMs: 1000,
        email: "caller@x.example",
      });
      expect(response.status).toBe(400);
    }
    expect(await site.deps.db.$count(demoCalls)).toBe(0);
    expect(await site.deps.db.$count(leads)).toBe(0);
  });
});

describe("a desk under a private link", () => {
  test("needs consent, and is opened, called and counted", async ({ site }) => {
    const refused = await site
      .visitor()
      .send("POST", "/api/own-desks", { desk: ownDeskInput(), email: "dana@otter.example" });
    expect(refused.status).toBe(400);
    const { token } = await share(site);
    const opened = await json<{ sealed: string }>(await openLink(site, token));
    const caller = site.visitor();
    const { said, state } = await turn(caller, opened.sealed, null);
    expect(said).toContain("Otter Creek Plumbing");
    await turn(caller, opened.sealed, "are you open on friday?", state);
    const { desks, made } = await listed(site);
    expect(made).toBe(1);
    expect(desks).toMatchObject([{ business: "Otter Creek Plumbing", opened: 1, calls: 1, state: "on" }]);
    // Neither what opens it nor what takes it back stands in the database.
    const stored = JSON.stringify(await site.deps.db.select().from(ownDesks));
    expect(stored).not.toContain(token);
  });

  test("ends for everybody when its maker takes it back, also for a call that runs", async ({ site }) => {
    const { token, ownerKey } = await share(site);
    const { sealed: desk } = await json<{ sealed: string }>(await openLink(site, token));
    const caller = site.visitor();
    const { state } = await turn(caller, desk, null);
    expect((await site.visitor().send("POST", "/api/own-desks/revoke", { ownerKey: token })).status).toBe(
      404,
    );
    expect((await site.visitor().send("POST", "/api/own-desks/revoke", { ownerKey })).status).toBe(204);
    expect((await turn(caller, desk, "hello?", state)).status).toBe(404);
    expect((await openLink(site, token)).status).toBe(404);
    expect((await listed(site)).desks[0]?.state).toBe("revoked");
  });

  test("runs out", async ({ site }) => {
    const { token } = await share(site);
    await site.deps.db.update(ownDesks).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await openLink(site, token)).status).toBe(404);
    expect((await listed(site)).desks[0]?.state).toBe("expired");
    await site.deps.voice.ownDesks.sweep(new Date());
    expect(await site.deps.db.$count(ownDesks)).toBe(1);
    await site.deps.voice.ownDesks.sweep(new Date(Date.now() + 40 * 86_400_000));
    expect(await site.deps.db.$count(ownDesks)).toBe(0);
  });

  test("can be reported, and switched off: one, or all", async ({ site }) => {
    const made = [await share(site), await share(site), await share(site, { business: "Third Desk" })];
    const why = "This is <b>not</b> their business";
    const report = await site.visitor().send("POST", "/api/own-desks/report", { token: made[2]?.token, why });
    expect(report.status).toBe(204);
    // A link that is none is answered alike.
    expect(
      (await site.visitor().send("POST", "/api/own-desks/report", { token: "A".repeat(22) })).status,
    ).toBe(204);
    const { desks } = await listed(site);
    expect(desks[0]).toMatchObject({ business: "Third Desk", reports: 1, lastReport: why });
    const admin = await site.admin();
    const off = (id: string) => admin.write("POST", "/api/own-desks/off", { id });
    expect(await json(await off(desks[0]?.id ?? ""))).toEqual({ switchedOff: 1 });
    expect((await openLink(site, made[2]?.token ?? "")).status).toBe(404);
    expect((await openLink(site, made[0]?.token ?? "")).status).toBe(200);
    expect(await json(await off("all"))).toEqual({ switchedOff: 2 });
    expect((await openLink(site, made[0]?.token ?? "")).status).toBe(404);
    const { entries } = await json<{ entries: object[] }>(await admin.get("/api/audit?action=own-desk.off"));
    expect(entries).toHaveLength(2);
  });

  test("is heard by an administrator without being counted, also when it is off", async ({ site }) => {
    const { ownerKey } = await share(site);
    const [desk] = (await listed(site)).desks;
    await site.visitor().send("POST", "/api/own-desks/revoke", { ownerKey });
    const admin = await site.admin();
    const heard = await admin.get(`/api/own-desks/${desk?.id}`);
    const { sealed: own, listed: shown } = await json<{ sealed: string; listed: ListedDesk }>(heard);
    expect(shown).toMatchObject({ business: "Otter Creek Plumbing", state: "revoked" });
    expect((await turn(admin, own, null)).said).toContain("Otter Creek Plumbing");
    expect((await listed(site)).desks).toMatchObject([{ opened: 0, calls: 0 }]);
    // Also by an address that was cut off on its way.
    for (const none of [crypto.randomUUID(), "nope", desk?.id.slice(0, -1)])
      expect((await admin.get(`/api/own-desks/${none}`)).status).toBe(404);
  });

  test("is for administrators alone to list, to hear and to switch off", async ({ site }) => {
    await share(site);
    const [desk] = (await listed(site)).desks;
    expect((await site.visitor().get(`/api/own-desks/${desk?.id}`)).status).toBe(401);
    expect((await site.visitor().get("/api/own-desks")).status).toBe(401);
    expect((await site.visitor().write("POST", "/api/own-desks/off", { id: "all" })).status).toBe(401);
  });

  test("is erased with its person, and given out before", async ({ site }) => {
    const { token } = await share(site);
    const admin = await site.admin();
    const exported = await (await admin.get("/api/people/export?email=DANA@otter.example")).text();
    expect(exported).toContain("Otter Creek Plumbing");
    expect(exported).not.toMatch(/tokenHash|ownerHash/);
    const erased = await admin.write("POST", "/api/people/erase", { email: "dana@otter.example" });
    expect(erased.status).toBe(200);
    expect((await openLink(site, token)).status).toBe(404);
    expect(
      await site.deps.db.select().from(ownDesks).where(eq(ownDesks.email, "dana@otter.example")),
    ).toEqual([]);
  });
});
