import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { expect, inject } from "vitest";
import { openTestDatabase } from "./database.ts";
import { test as base } from "./site.ts";
import { type Json, json, put } from "../server/assessment/review/review.fixture.ts";

const LAST_BEFORE = "0020_own-desks";
const REPORT =
  '<section data-section="summary"><h2>What you answered</h2><p data-basis="industry">As it was written in October: <span data-figure="totalMonth">$1,982</span> a month.</p></section>';

/** Migrated as far as reports were HTML, with two of them, then as far as they go today. */
async function migratedFromHtml() {
  const database = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  cpSync("server/db/migrations", folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex(({ tag }) => tag === LAST_BEFORE);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  const client = new pg.Client(database.url);
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  for (const [name, sent] of [
    ["Waiting", false],
    ["Sent", true],
  ] as const) {
    const { rows } = await client.query(
      `insert into assessments (business_name, email, industry, customer_interaction_percentage, interaction_channels,
        clone_expertise_value, operational_bottlenecks, response_time, previous_ai_experience, tech_comfort_level,
        primary_goal, report_content, report_written_at, report_writer, report_sent, report_sent_at, fingerprint)
      values ($1, 'dana@larkspur.example', 'Healthcare', '25-50', '{Phone Calls}', 'very-valuable',
        '{Appointment Scheduling}', 'same-day', 'explored-not-implemented', 'comfortable', 'improve-customer-experience',
        $2, now(), 'built-in/2', $3, case when $3 then now() end, $1) returning id`,
      [name, REPORT, sent],
    );
    for (const kind of sent ? ["written", "sent"] : ["written"])
      await client.query(
        "insert into report_versions (assessment_id, kind, content, author) values ($1, $2, $3, 'built-in/2')",
        [rows[0]?.id, kind, REPORT],
      );
  }
  await client.end();
  return database;
}

const test = base.extend<{ ownDatabase: Awaited<ReturnType<typeof openTestDatabase>> }>({
  ownDatabase: [
    async ({}, use) => {
      const database = await migratedFromHtml();
      await database.migrate();
      await use(database);
      await database.close();
    },
    { scope: "worker" },
  ],
});

test.runIf(inject("postgresUrl"))(
  "reports that were stored as HTML are read, edited, drawn and sent as they were",
  async ({ ownSite: site }) => {
    const admin = await site.admin();
    const { assessments } = (await json(admin.get("/api/assessments"))) as { assessments: Json[] };
    const [waiting, sent] = ["Waiting", "Sent"].map((name) =>
      assessments.find(({ businessName }) => businessName === name),
    );
    expect(waiting).toMatchObject({ reportContent: REPORT, status: "Ready for Review" });
    expect(sent).toMatchObject({ reportContent: REPORT, status: "Sent" });
    const path = `/api/assessments/${waiting?.id}`;
    const { versions } = (await json(admin.get(`${path}/review`))) as { versions: Json[] };
    const [written] = versions;
    expect((await json(admin.get(`${path}/versions/${written?.id}`))).content).toBe(REPORT);
    expect((await admin.get(`/api/assessments/${sent?.id}/report.pdf`)).status).toBe(200);

    const edited = REPORT.replace("in October", "in October, and read in November");
    expect((await put(admin, path, edited)).status).toBe(200);
    expect((await json(admin.get(path))).reportContent).toBe(edited);
    expect((await admin.write("POST", `${path}/send`)).status).toBe(200);
    const [mail] = await site.smtp.waitFor(1);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain("read in November");
      expect(part).toContain("$1,982");
    }
    expect(mail?.attachments).toHaveLength(1);
    expect((await json(admin.get(path))).reportContent).toBe(edited);
  },
);
