import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { assessment, contact, keepDemoCall, list } from "../../tests/leads.ts";
import { test } from "../../tests/site.ts";
import { site as company } from "../../site.config.ts";
import { retentionJobs } from "./retention.jobs.ts";
import { DAY_MS } from "../days.ts";

const HALF_AN_HOUR_MS = 1_800_000;
const { messages, assessments, demoCalls } = company.kept;

test("what has been kept as long as the privacy policy says is erased with all that belongs to it; what was worked on since stays", async ({
  site,
}) => {
  const { deps } = site;
  const admin = await site.admin();
  await contact(site);
  await contact(site, {
    email: "eve@larkspur.example",
    message: "Another message, which somebody noted something on.",
  });
  await contact(site, {
    email: "ann@larkspur.example",
    message: "A third message, which was answered much later on.",
  });
  await site.visitor().write("POST", "/api/assessment", assessment);
  await keepDemoCall(site);
  const { leads } = await list(admin);
  const idOf = (email: string) => leads.find((lead) => lead.email === email)?.id;
  // As if it had come, and had been mailed about, on a day long ago.
  await deps.db.execute(sql`update leads set created_at = now() - interval '1 hour'`);
  await deps.db.execute(sql`update deliveries set created_at = now() - interval '1 hour'`);
  const run = async (days: number) => {
    const now = () => new Date(Date.now() + days * DAY_MS - HALF_AN_HOUR_MS);
    const [job] = retentionJobs({ persons: deps.persons, now });
    await job?.handle(
      {},
      { id: "1", retryCount: 0, retryLimit: 0, signal: AbortSignal.timeout(9000), log: deps.log },
    );
    return (await list(admin)).leads.map(({ email }) => email).sort();
  };
  expect(await run(demoCalls - 1)).toHaveLength(5);
  expect(await run(demoCalls)).toHaveLength(4);
  expect(await run(messages - 1)).toHaveLength(4);
  await admin.write("POST", `/api/leads/${idOf("eve@larkspur.example")}/notes`, {
    text: "She calls in autumn.",
  });
  await admin.write("POST", `/api/leads/${idOf("ann@larkspur.example")}/reply`, {
    subject: "Your message",
    text: "Here is our answer, with our apologies.",
  });
  expect(await run(messages)).toEqual([
    "Dana@Larkspur.example",
    "ann@larkspur.example",
    "eve@larkspur.example",
  ]);
  expect(await run(assessments)).toEqual([]);
  const { rows } = await deps.database.pool.query(`select
    (select count(*) from contact_messages) + (select count(*) from assessments) + (select count(*) from demo_calls)
      + (select count(*) from lead_notes) + (select count(*) from deliveries) as left,
    (select json_agg(details order by id) from audit_entries where action = 'retention.erased') as said`);
  expect(rows[0].left).toBe(0);
  expect(rows[0].said).toEqual([
    expect.objectContaining({ kind: "demo-call", leads: 1, demoCalls: 1 }),
    expect.objectContaining({ kind: "contact", leads: 1, contactMessages: 1, mails: 1 }),
    expect.objectContaining({ kind: "contact", leads: 2, contactMessages: 2, notes: 1 }),
    expect.objectContaining({ kind: "assessment", leads: 1, assessments: 1 }),
  ]);
});
