import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Smtp } from "../../tests/stand-ins/smtp.ts";
import type { Load } from "./load.ts";

const SETTLE_MS = 120_000;

export interface Kept {
  /** Accepted writes that are not there, in words. */
  lost: string[];
  /** What is there twice: a record under two ids, a mail under two message ids. */
  twice: string[];
  messages: number;
  assessments: number;
  edits: number;
  bookings: number;
  mails: number;
  /** Mails that came again under the same message id: their sender died, or the database went, before it was noted. */
  repeated: number;
}

/** Waits until every report is written and every mail is out, then holds what was accepted against what is there. */
export async function whatIsKept({ accepted, edited }: Load, databaseUrl: string, smtp: Smtp): Promise<Kept> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const rows = async <T>(query: string, values: unknown[] = []) =>
    (await pool.query(query, values)).rows as T[];
  const lost: string[] = [];
  const twice: string[] = [];
  try {
    const open = `select (select count(*) from deliveries where status <> 'accepted')::int
      + (select count(*) from assessments where report_content is null)::int as n`;
    for (const begun = Date.now(); ; await sleep(500)) {
      const [left] = await rows<{ n: number }>(open);
      if (left?.n === 0) break;
      if (Date.now() - begun > SETTLE_MS) {
        lost.push(`${left?.n} reports or mails are still open`);
        break;
      }
    }

    const messages = new Map(
      (await rows<{ id: string; message: string }>("select id, message from contact_messages")).map(
        ({ id, message }) => [id, message],
      ),
    );
    for (const [text, id] of accepted.messages) if (messages.get(id) !== text) lost.push(text);
    const assessments = new Map(
      (await rows<{ id: string; email: string }>("select id, email from assessments")).map(
        ({ id, email }) => [id, email],
      ),
    );
    for (const [email, id] of accepted.assessments) if (assessments.get(id) !== email) lost.push(email);
    const leads = await rows<{ email: string; n: number }>(
      "select email, count(*)::int as n from leads where email like 'caller-%' group by email",
    );
    for (const email of accepted.bookings.keys())
      if (!leads.some((lead) => lead.email === email)) lost.push(email);
    const [article] = await rows<{ content: string; version: number }>(
      "select content, version from articles where id = $1",
      [edited],
    );
    const last = accepted.edits.get(edited) ?? 0;
    const stands = Number(/Edit (\d+)/.exec(article?.content ?? "")?.[1]);
    if (!(stands >= last)) lost.push(`edit ${last}: the article says ${stands}`);
    if (accepted.versions.some((version, i, all) => i > 0 && version <= (all[i - 1] ?? 0)))
      lost.push("a save was given the version of an earlier one");

    for (const [what, query] of Object.entries({
      message: "select message as name from contact_messages group by message having count(*) > 1",
      assessment: "select email as name from assessments group by email having count(*) > 1",
      lead: "select kind || ' of ' || email as name from leads group by kind, email having count(*) > 1",
      mail: "select kind || ' for ' || subject_id as name from deliveries group by kind, subject_id, to_address having count(*) > 1",
    }))
      for (const { name } of await rows<{ name: string }>(query)) twice.push(`${what} ${name}`);

    // As the mail server got them, whatever the database says. A message's mail is known by its words, the others by
    // receiver and subject, which no two assessments have in common.
    const mails = [...smtp.mails, ...smtp.notices];
    const ids = new Map<string, Set<string>>();
    for (const { text = "", subject, envelopeTo, messageId = "" } of mails) {
      const words = /message \d+ of this run/.exec(text)?.[0];
      const key = words ?? `${subject} to ${envelopeTo[0]}`;
      ids.set(key, (ids.get(key) ?? new Set()).add(messageId));
    }
    for (const [key, { size }] of ids) if (size > 1) twice.push(`${key}: ${size} message ids`);
    for (const text of accepted.messages.keys())
      if (!ids.has(/message \d+ of this run/.exec(text)?.[0] ?? "")) lost.push(`mail of: ${text}`);
    for (const email of accepted.assessments.keys())
      if (![...ids.keys()].some((key) => key.endsWith(` to ${email}`))) lost.push(`mail to ${email}`);
    return {
      lost,
      twice,
      messages: accepted.messages.size,
      assessments: accepted.assessments.size,
      edits: accepted.versions.length,
      bookings: accepted.bookings.size,
      mails: mails.length,
      repeated: mails.length - new Set(mails.map(({ messageId }) => messageId)).size,
    };
  } finally {
    await pool.end();
  }
}
