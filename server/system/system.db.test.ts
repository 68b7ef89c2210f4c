import { writeFileSync } from "node:fs";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { SystemState } from "../../contracts/system.ts";
import { ADMIN_PASSWORD, test, type TestSite, type Visitor } from "../../tests/site.ts";
import { verifyBackup } from "../db/backup/file.ts";

const read = async (admin: Visitor) => (await (await admin.get("/api/system")).json()) as SystemState;
const auditOf = async (site: TestSite) =>
  (
    await site.deps.database.pool.query(
      "select action, subject from audit_entries where action like 'system.%' order by id",
    )
  ).rows;

/** A job that was given up after three tries. */
async function givenUp({ deps }: TestSite, reason: string): Promise<string> {
  const { rows } = await deps.database.pool.query(
    `insert into pgboss.job (name, data, state, retry_limit, retry_count, output, completed_on, policy)
     values ('mail.forget-files', '{"messageIds": []}', 'failed', 2, 2, $1, now(), 'standard') returning id`,
    [JSON.stringify({ message: reason, stack: "at secret.ts" })],
  );
  return rows[0].id;
}

describe("the page 'System'", () => {
  test("says why a job is not tried again while another of its kind waits", async ({ site }) => {
    const admin = await site.admin();
    const { pool } = site.deps.database;
    const id = await givenUp(site, "the folder is away");
    await pool.query("update pgboss.job set policy = 'exclusive' where id = $1", [id]);
    await pool.query(
      `insert into pgboss.job (name, data, state, policy, start_after)
       values ('mail.forget-files', '{"messageIds": []}', 'created', 'exclusive', now() + interval '1 day')`,
    );
    const refused = await admin.write("POST", `/api/system/jobs/${id}/again`);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ message: "Another job of this kind is already waiting." });
  });

  test("shows each part, and what is wrong in a sentence each; a part that fails stands beside the others", async ({
    site,
  }) => {
    const admin = await site.admin();
    await givenUp(site, "the folder is away");
    const state = await read(admin);
    expect(state).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      database: { bytes: expect.any(Number), migration: expect.stringMatching(/^00\d\d_/) },
      queue: { failed: 1, jobs: [{ name: "mail.forget-files", reason: "the folder is away", tries: 3 }] },
      mail: { server: expect.stringContaining("127.0.0.1"), recipient: "owner@ringwell.example", queued: 0 },
      keys: { model: null, voice: null },
      storage: { images: 0, bytes: 0, bucket: null },
    });
    expect(state.kept.map(({ days }) => days)).toEqual([730, 1095, 90, 395]);
    expect(state.wrong).toEqual(["1 job has failed for good. See why below."]);
    expect(JSON.stringify(state)).not.toContain("secret.ts");

    await site.deps.database.pool.query("alter table media rename to media_away");
    const partly = await read(admin).finally(() =>
      site.deps.database.pool.query("alter table media_away rename to media"),
    );
    expect(partly.storage).toEqual({ unreadable: expect.stringContaining("media") });
    expect(partly.queue).toMatchObject({ failed: 1 });
    expect(partly.wrong).toContainEqual(expect.stringMatching(/^Storage could not be read: .*media/));
    expect((await site.visitor().get("/api/system")).status).toBe(401);
  });

  test("lets a job that was given up be tried again, or forgets it, once however often it is pressed", async ({
    site,
  }) => {
    const admin = await site.admin();
    const [first, second] = [await givenUp(site, "one"), await givenUp(site, "two")];
    const pressed = await Promise.all(
      [1, 2, 3].map(() => admin.write("POST", `/api/system/jobs/${first}/again`)),
    );
    expect(pressed.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    await expect
      .poll(
        async () =>
          (await site.deps.database.pool.query("select state from pgboss.job where id = $1", [first])).rows,
      )
      .toEqual([{ state: "completed" }]);
    expect((await admin.write("DELETE", `/api/system/jobs/${second}`)).status).toBe(204);
    expect((await admin.write("DELETE", `/api/system/jobs/${second}`)).status).toBe(404);
    expect((await admin.write("DELETE", "/api/system/jobs/none")).status).toBe(404);
    expect((await read(admin)).queue).toMatchObject({ failed: 0 });
    expect(await auditOf(site)).toEqual([
      { action: "system.job-again", subject: "mail.forget-files" },
      { action: "system.job-discarded", subject: "mail.forget-files" },
    ]);
  });

  test("sends one test mail to the desk for each press", async ({ site }) => {
    const admin = await site.admin();
    const key = crypto.randomUUID();
    for (const _press of [1, 2])
      expect((await admin.write("POST", "/api/system/test-mail", { key })).status).toBe(200);
    const [mail] = await site.smtp.waitFor(1);
    expect(mail).toMatchObject({
      subject: "Your site’s email is working",
      to: [{ address: "owner@ringwell.example" }],
    });
    await expect.poll(async () => (await read(admin)).mail).toMatchObject({ accepted: 1, queued: 0 });
    expect(site.smtp.mails).toHaveLength(1);
    expect(await auditOf(site)).toEqual([
      { action: "system.mail-tested", subject: "owner@ringwell.example" },
    ]);
  });

  test("gives a fresh backup to the session that has confirmed its password, and to no other", async ({
    site,
  }) => {
    const admin = await site.admin();
    const ask = (currentPassword: string) => admin.write("POST", "/api/system/backup", { currentPassword });
    expect((await ask("not my password")).status).toBe(400);
    const { href } = (await (await ask(ADMIN_PASSWORD)).json()) as { href: string };
    expect((await (await site.admin("eve")).get(href)).status).toBe(403);
    expect((await admin.get(href.replace(/.$/, "x"))).status).toBe(403);
    expect((await site.visitor().get(href)).status).toBe(401);
    const answer = await admin.get(href);
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="manual-\d{4}-.*\.ndjson\.gz"$/,
    );
    const file = join(site.env.DATA_DIR, "downloaded.gz");
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
    const { tables } = await verifyBackup(file);
    expect(tables.find(({ name }) => name === "public.users")?.rows).toBe(2);
    await expect.poll(() => readdirSync(join(site.env.DATA_DIR, "backups"))).toEqual([]);
    expect(await auditOf(site)).toEqual([{ action: "system.backup-downloaded", subject: null }]);
  });
});
