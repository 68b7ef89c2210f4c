import { describe, expect } from "vitest";
import type { AuditEntry } from "../../contracts/audit.ts";
import type { Lead } from "../../contracts/leads.ts";
import { contact, dana, list } from "../../tests/leads.ts";
import { test, type Visitor } from "../../tests/site.ts";
import { auditService } from "./audit.service.ts";

interface Page {
  entries: AuditEntry[];
  actors: string[];
  more: boolean;
}
const read = async (visitor: Visitor, query = "") =>
  (await (await visitor.get(`/api/audit${query}`)).json()) as Page;

describe("the audit log", () => {
  test("has each login, right and wrong, with who, what, when and from where", async ({ site }) => {
    const admin = await site.admin();
    for (const username of ["dana", "my-password-by-mistake"])
      await site.visitor().send("POST", "/api/auth/login", { username, password: "wrong password" });
    const { entries } = await read(admin);
    expect(entries.slice(0, 3)).toEqual([
      expect.objectContaining({ action: "login.failed", actor: "unknown", subject: null }),
      expect.objectContaining({ action: "login.failed", actor: "unknown", subject: "dana" }),
      expect.objectContaining({ action: "login.succeeded", actor: "dana", address: "in-process" }),
    ]);
    expect(JSON.stringify(entries)).not.toContain("my-password-by-mistake");
    expect(Date.now() - Date.parse(entries[0]?.at ?? "")).toBeLessThan(60_000);
  });

  test("cannot be changed, shortened or emptied", async ({ site }) => {
    await site.admin();
    const { pool } = site.deps.database;
    for (const statement of [
      "update audit_entries set actor = 'somebody else'",
      "delete from audit_entries",
      "delete from audit_entries where false",
      "truncate audit_entries",
    ])
      await expect(pool.query(statement)).rejects.toThrow("the audit log is append-only");
  });

  test("has no entry of a change that was rolled back", async ({ site }) => {
    const { db } = site.deps;
    const failed = db.transaction(async (tx) => {
      await auditService().record(tx, { address: "here" }, { action: "article.deleted" });
      throw new Error("changed my mind");
    });
    await expect(failed).rejects.toThrow("changed my mind");
    expect(await db.$count((await import("./audit.table.ts")).auditEntries)).toBe(0);
  });

  test("calls a lead by its name while there is one, and keeps no name itself", async ({ site }) => {
    const admin = await site.admin();
    await contact(site);
    const { leads } = await list(admin);
    const [{ id }] = leads as [Lead];
    expect((await admin.write("PUT", `/api/leads/${id}/status`, { status: "done" })).status).toBeLessThan(
      300,
    );
    const subjects = async () =>
      (await read(admin, "?action=lead.updated")).entries.map(({ subject }) => subject);
    expect(await subjects()).toEqual([dana.name]);
    const stored = await site.deps.database.pool.query("select * from audit_entries");
    expect(JSON.stringify(stored.rows)).not.toContain(dana.name);
    await site.deps.database.pool.query("delete from leads where id = $1", [id]);
    expect(await subjects()).toEqual([`Lead ${id.slice(0, 8)}`]);
  });

  test("calls a report by the business that it is for", async ({ site }) => {
    const admin = await site.admin();
    const id = crypto.randomUUID();
    await auditService().record(
      site.deps.db,
      { address: "here" },
      { action: "report.sent", subject: "Assessment 7", details: { id } },
    );
    const subject = async () => (await read(admin, "?action=report.sent")).entries[0]?.subject;
    expect(await subject()).toBe("Assessment 7");
    await site.deps.database.pool.query(
      "insert into leads (kind, subject_id, name, email, company, summary) values ('assessment', $1, 'Raman & Hale LLP', 'p@raman.example', '', '')",
      [id],
    );
    expect(await subject()).toBe("Raman & Hale LLP");
  });

  test("is read by who, by what, by day and page by page", async ({ site }) => {
    const admin = await site.admin();
    const { db } = site.deps;
    let at = new Date("2026-01-01T00:00:00Z");
    const { record } = auditService({ now: () => at });
    const eve = { user: { id: crypto.randomUUID(), username: "eve" }, address: "192.0.2.9" };
    for (let day = 1; day <= 28; day++)
      for (const hour of ["00:00:00", "12:00:00", "23:59:59"]) {
        at = new Date(`2026-01-${String(day).padStart(2, "0")}T${hour}Z`);
        await record(db, eve, { action: "article.updated", subject: `${day}` });
      }
    const first = await read(admin, "?actor=eve");
    expect(first.entries).toHaveLength(50);
    expect(first.more).toBe(true);
    expect(first.actors).toEqual(["dana", "eve", "first start"]);
    const second = await read(admin, `?actor=eve&before=${first.entries.at(-1)?.id}`);
    expect(second.entries).toHaveLength(34);
    expect(second.more).toBe(false);
    expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(84);
    const days = await read(admin, "?from=2026-01-05&to=2026-01-06&action=article.updated");
    expect(days.entries.map(({ subject }) => subject)).toEqual(["6", "6", "6", "5", "5", "5"]);
    expect((await read(admin, "?action=login.succeeded&actor=eve")).entries).toEqual([]);
    for (const bad of ["?action=nonsense", "?from=yesterday", "?before=x"])
      expect((await admin.get(`/api/audit${bad}`)).status).toBe(400);
  });

  test("is for administrators", async ({ site }) => {
    expect((await site.visitor().get("/api/audit")).status).toBe(401);
  });
});
