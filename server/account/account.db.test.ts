import { TOTP } from "otpauth";
import { beforeEach, describe, expect } from "vitest";
import type { SessionInfo } from "../../contracts/account.ts";
import { hashPassword } from "./passwords.ts";
import { deleteSessionsOf } from "./sessions.store.ts";
import { updateUser } from "./users.store.ts";
import { stopClock } from "../../tests/clock.ts";
import { instants } from "../../tests/instants.ts";
import { ADMIN_PASSWORD, type TestSite, test, type Visitor } from "../../tests/site.ts";

const json = async <T>(response: Response) => (await response.json()) as T;
const currentPassword = ADMIN_PASSWORD;
const login = (site: TestSite, more: Record<string, string> = {}) =>
  site.visitor().send("POST", "/api/auth/login", { username: "dana", password: ADMIN_PASSWORD, ...more });

// A code is good for its half minute and those beside it: none begins between an app's reading and the login.
beforeEach(() => stopClock(instants["a leap day's noon"]));

describe("changing the password", () => {
  test("ends the other sessions and keeps this one", async ({ site }) => {
    const here = await site.admin();
    const elsewhere = await site.admin();
    const body = { currentPassword, newPassword: "another good one" };
    expect((await here.write("PUT", "/api/auth/password", body)).status).toBe(204);
    expect((await here.get("/api/auth/me")).status).toBe(200);
    expect((await elsewhere.get("/api/auth/me")).status).toBe(401);
    expect((await login(site)).status).toBe(401);
    expect((await login(site, { password: "another good one" })).status).toBe(200);
  });

  test("asks for the present one, and not without end", async ({ site }) => {
    const admin = await site.admin();
    const change = (body: object) => admin.write("PUT", "/api/auth/password", body);
    const wrong = { currentPassword: "not this one", newPassword: "another good one" };
    const refused = await change(wrong);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: [{ field: "currentPassword" }] });
    for (let i = 0; i < 4; i++) await change(wrong);
    const later = await change(wrong);
    expect(later.status).toBe(429);
    expect(later.headers.get("retry-after")).toBe("1");
    for (const short of ["five5", "seven77"]) {
      const tooShort = await change({ currentPassword, newPassword: short });
      expect(tooShort.status).toBe(400);
      const message = "The new password must be at least 8 characters.";
      expect((await tooShort.json()).errors).toEqual([{ field: "newPassword", message }]);
    }
  });
});

describe("at the same moment", () => {
  test("two changes of the password: one counts, and the other browser is out", async ({ site }) => {
    const admins = [await site.admin(), await site.admin()] as const;
    const passwords = ["the first new one", "the second new one"] as const;
    const tokens = await Promise.all(admins.map((admin) => admin.csrfToken()));
    const answers = await Promise.all(
      admins.map((admin, i) =>
        admin.send(
          "PUT",
          "/api/auth/password",
          { currentPassword, newPassword: passwords[i] },
          { "x-csrf-token": tokens[i] ?? "" },
        ),
      ),
    );
    const winner = answers.findIndex(({ status }) => status === 204);
    expect([400, 401]).toContain(answers[1 - winner]?.status);
    expect((await login(site, { password: passwords[winner] ?? "" })).status).toBe(200);
    expect((await login(site, { password: passwords[1 - winner] ?? "" })).status).toBe(401);
    expect((await admins[1 - winner]?.get("/api/auth/me"))?.status).toBe(401);
  });

  test("a login with the old password opens no session that outlives a new one", async ({ site }) => {
    const { db, pool } = site.deps.database;
    await site.admin();
    const id = (await site.deps.administrators.list())[0]?.id ?? "";
    const old = (await pool.query("select password_hash from users")).rows[0].password_hash;
    const passwordHash = await hashPassword("a new password");
    for (let round = 0; round < 5; round++) {
      const visitor = site.visitor();
      const entering = visitor.send("POST", "/api/auth/login", {
        username: "dana",
        password: ADMIN_PASSWORD,
      });
      let over = false;
      void entering.then(() => {
        over = true;
      });
      // Counted before the password is looked at: from here on it is being compared.
      const counted = "select 1 from login_delays where key like 'account:%'";
      while (!over && (await pool.query(counted)).rows.length === 0);
      await db.transaction(async (tx) => {
        await updateUser(tx, id, { passwordHash });
        await deleteSessionsOf(tx, id);
      });
      await entering;
      expect((await visitor.get("/api/auth/me")).status).toBe(401);
      await updateUser(db, id, { passwordHash: old });
      await pool.query("delete from login_delays");
    }
  });

  test("new recovery codes made twice leave ten", async ({ site }) => {
    const admin = await site.admin();
    await enrol(admin);
    const token = { "x-csrf-token": await admin.csrfToken() };
    const renew = () =>
      admin.send("POST", "/api/auth/second-factor/recovery-codes", { currentPassword }, token);
    const answers = await Promise.all([renew(), renew(), renew()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await json(await admin.get("/api/auth/second-factor"))).toEqual({
      enabled: true,
      recoveryCodesLeft: 10,
    });
  });
});

describe("sessions", () => {
  test("are listed with device and address; one or all others can be ended", async ({ site }) => {
    const here = await site.admin();
    const phone = site.visitor();
    await phone.send(
      "POST",
      "/api/auth/login",
      { username: "dana", password: ADMIN_PASSWORD },
      { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1" },
    );
    const tablet = await site.admin();
    const { sessions } = await json<{ sessions: SessionInfo[] }>(await here.get("/api/auth/sessions"));
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    const phones = sessions.find(({ device }) => device === "Safari on iPhone");
    expect(phones).toMatchObject({ address: "in-process", current: false });
    expect((await here.write("DELETE", `/api/auth/sessions/${phones?.id}`)).status).toBe(204);
    expect((await phone.get("/api/auth/me")).status).toBe(401);
    const { entries } = await json<{ entries: object[] }>(await here.get("/api/audit"));
    expect(entries[0]).toMatchObject({
      action: "session.ended",
      subject: "Safari on iPhone",
      details: { from: "in-process" },
    });
    expect((await here.write("DELETE", `/api/auth/sessions/${phones?.id}`)).status).toBe(404);
    expect((await here.write("DELETE", "/api/auth/sessions/nonsense")).status).toBe(404);
    expect(await json(await here.write("DELETE", "/api/auth/sessions"))).toEqual({ ended: 1 });
    expect((await tablet.get("/api/auth/me")).status).toBe(401);
    expect((await here.get("/api/auth/me")).status).toBe(200);
  });

  test("of somebody else cannot be ended", async ({ site }) => {
    const dana = await site.admin("dana");
    const eve = await site.admin("eve");
    const { sessions } = await json<{ sessions: SessionInfo[] }>(await dana.get("/api/auth/sessions"));
    expect((await eve.write("DELETE", `/api/auth/sessions/${sessions[0]?.id}`)).status).toBe(404);
    expect((await dana.get("/api/auth/me")).status).toBe(200);
  });
});

async function enrol(admin: Visitor) {
  const started = await admin.write("POST", "/api/auth/second-factor/enrolment", { currentPassword });
  expect(started.status).toBe(200);
  const { secret, uri, qrSvg } = await json<{ secret: string; uri: string; qrSvg: string }>(started);
  expect(uri).toBe(
    `otpauth://totp/Ringwell:dana?issuer=Ringwell&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
  expect(qrSvg).toMatch(/^<svg .*<\/svg>\s*$/s);
  const totp = new TOTP({ secret });
  const codeAt = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
  const confirmed = await admin.write("POST", "/api/auth/second-factor", { code: codeAt(-1) });
  expect(confirmed.status).toBe(200);
  const { recoveryCodes } = await json<{ recoveryCodes: string[] }>(confirmed);
  return { codeAt, recoveryCodes };
}

describe("two-step login", () => {
  test("asks for a code after the password, and takes each code once", async ({ site }) => {
    const { codeAt } = await enrol(await site.admin());
    const asked = await login(site);
    expect(asked.status).toBe(401);
    expect(asked.headers.getSetCookie()).toEqual([]);
    expect(await asked.json()).toMatchObject({ code: "second_factor_required" });
    expect((await login(site, { code: codeAt(-1) })).status).toBe(401); // spent at the enrolment
    const code = codeAt(0);
    expect((await login(site, { code })).status).toBe(200);
    expect((await login(site, { code })).status).toBe(401);
    // As apps show it.
    expect((await login(site, { code: codeAt(1).replace(/.{3}/, "$& ") })).status).toBe(200);
  });

  test("takes one code once, even when it comes twice at the same moment", async ({ site }) => {
    const { codeAt } = await enrol(await site.admin());
    const code = codeAt(0);
    const both = await Promise.all([login(site, { code }), login(site, { code })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test("says nothing about codes to a wrong password", async ({ site }) => {
    const { codeAt } = await enrol(await site.admin());
    const response = await login(site, { password: "wrong password", code: codeAt(0) });
    expect(await response.json()).toMatchObject({ code: "unauthenticated" });
  });

  test("slows down guessing of codes, which asking for the code does not reset", async ({ site }) => {
    await enrol(await site.admin());
    for (let i = 0; i < 5; i++) {
      expect((await login(site, { code: "000000" })).status).toBe(401);
      if (i < 4) expect((await login(site)).status).toBe(401);
    }
    expect((await login(site, { code: "000000" })).status).toBe(429);
  });

  test("takes each of ten recovery codes once, however it is typed", async ({ site }) => {
    const admin = await site.admin();
    const { recoveryCodes } = await enrol(admin);
    expect(recoveryCodes).toHaveLength(10);
    const [first = "", second = ""] = recoveryCodes;
    expect(first).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect((await login(site, { code: first })).status).toBe(200);
    expect((await login(site, { code: first })).status).toBe(401);
    expect((await login(site, { code: second.toLowerCase().replaceAll("-", " ") })).status).toBe(200);
    const { entries } = await json<{ entries: object[] }>(await admin.get("/api/audit"));
    expect(entries[0]).toMatchObject({ action: "login.succeeded", details: { code: "recovery" } });
    expect(await json(await admin.get("/api/auth/second-factor"))).toEqual({
      enabled: true,
      recoveryCodesLeft: 8,
    });
    const { rows } = await site.deps.database.pool.query("select * from recovery_codes");
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[3]);
    await admin.write("POST", "/api/auth/second-factor/recovery-codes", { currentPassword });
    expect((await login(site, { code: recoveryCodes[3] ?? "" })).status).toBe(401);
  });

  test("starts with a confirmed code only, and needs the password at each change", async ({ site }) => {
    const admin = await site.admin();
    const post = (path: string, body: object) => admin.write("POST", `/api/auth/second-factor${path}`, body);
    expect((await post("/enrolment", { currentPassword: "wrong" })).status).toBe(400);
    expect((await post("", { code: "123456" })).status).toBe(409);
    await post("/enrolment", { currentPassword });
    expect((await post("", { code: "000000" })).status).toBe(400);
    expect((await login(site)).status).toBe(200);
    await enrol(admin);
    expect((await post("/removal", { currentPassword: "wrong" })).status).toBe(400);
    expect((await post("/removal", { currentPassword })).status).toBe(204);
    expect((await login(site)).status).toBe(200);
  });

  test("is reset from outside", async ({ site }) => {
    await enrol(await site.admin());
    await site.deps.administrators.resetSecondFactor("dana", { actor: "command line", address: "local" });
    expect((await login(site)).status).toBe(200);
  });
});
