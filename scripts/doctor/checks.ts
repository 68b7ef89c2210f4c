import { constants, existsSync, statSync } from "node:fs";
import { access, statfs } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import nodemailer from "nodemailer";
import pg from "pg";
import { openAiOf } from "../../server/ai/language-model.ts";
import { openDatabase } from "../../server/db/client.ts";
import { refuseHalfRestored } from "../../server/db/data-dir.ts";
import { DataDirError, lockDataDir, unusable } from "../../server/db/lock.ts";
import { exists, refuseUnfit, SchemaError } from "../../server/db/migrate.ts";
import { connectAlone, wordsOf } from "../../server/db/server-faults.ts";
import { missingTrigrams } from "../../server/db/trigrams.ts";
import type { Env } from "../../server/env.ts";
import { version as siteVersion } from "../../server/version.ts";
import { s3Storage } from "../../server/storage/s3-storage.ts";

export interface Finding {
  part: string;
  /** `note` is worth reading and no fault. */
  state: "ok" | "note" | "wrong";
  says: string;
  /** What to do about it. */
  todo?: string;
}
type Found = Omit<Finding, "part">;
const ok = (says: string): Found => ({ state: "ok", says });
const note = (says: string, todo?: string): Found => ({ state: "note", says, todo });
const wrong = (says: string, todo: string): Found => ({ state: "wrong", says, todo });

const PATIENCE_MS = 8000;
const OWN_DIR = "Let the site's user own DATA_DIR, and make room";
const GB = 1024 ** 3;
/** What the embedded database, its backups and a picture under way need to go on. */
const ROOM = { wrong: 0.5 * GB, note: 2 * GB };
/** Seconds: codes of the second factor change every thirty. */
const CLOCK_SECONDS = 15;

export async function database({ DATABASE_URL, DATA_DIR }: Env): Promise<Found> {
  if (!DATABASE_URL) return embedded(DATA_DIR);
  const client = new pg.Client({
    connectionString: DATABASE_URL,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  // One that ends in the middle says so by the query.
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; may: boolean }>(
      `select current_setting('server_version_num')::int as version,
        has_database_privilege(current_database(), 'create') as may`,
    );
    const [{ version, may } = { version: 0, may: false }] = rows;
    const major = Math.floor(version / 10_000);
    if (major < 15) return wrong(`PostgreSQL ${major} is too old`, "Use version 15 or newer.");
    if (!may) return wrong("the role may not make tables", "Let the role of DATABASE_URL own the database.");
    await refuseUnfit(client, siteVersion);
    if ((await exists(client, "public.leads")) && (await missingTrigrams(client)).length)
      return note(
        `PostgreSQL ${major} answers; searches of the area read every row`,
        "Let the database's owner run CREATE EXTENSION pg_trgm, and start the site again.",
      );
    return ok(`PostgreSQL ${major} answers`);
  } catch (error) {
    if (error instanceof SchemaError) return wrong(error.says, `${error.todo}.`);
    return wrong(wordsOf(error), "Look at host, port, user, password and name in DATABASE_URL.");
  } finally {
    await client.end().catch(() => {});
  }
}

async function embedded(dir: string): Promise<Found> {
  if (!existsSync(dir)) return note(`${dir} is not there yet: the first start makes it`);
  // Whatever is made in it belongs to whoever asks.
  if (process.getuid && statSync(dir).uid !== process.getuid())
    return note(`${dir} belongs to another user`, "Ask again as the site's user.");
  let unlock: () => void;
  try {
    unlock = lockDataDir(dir);
  } catch (error) {
    if (error instanceof DataDirError && error.message.includes("in use"))
      return ok("embedded; the site is running on it");
    return wrong(wordsOf(error), `${OWN_DIR}.`);
  }
  try {
    refuseHalfRestored(dir);
    const dataDir = join(dir, "pg");
    if (existsSync(dataDir)) await lookInto(dataDir);
    return ok("embedded; not in use just now");
  } catch (error) {
    const { says, todo = OWN_DIR } = error instanceof SchemaError ? error : unusable(dir, error);
    return wrong(says, `${todo}.`);
  } finally {
    unlock();
  }
}

/** Opened while nobody else may: whether a start would take it. */
async function lookInto(dataDir: string): Promise<void> {
  const onFatal = (reason: string) => {
    throw new Error(reason);
  };
  const found = await openDatabase({ embedded: { dataDir }, onFatal });
  try {
    const client = await connectAlone(found.config);
    await refuseUnfit(client, siteVersion).finally(() => client.end());
  } finally {
    await found.close();
  }
}

export async function disk({ DATA_DIR }: Env): Promise<Found> {
  try {
    // Nothing is made: what the first start makes is to be the site's user's.
    let there = resolve(DATA_DIR);
    while (!existsSync(there)) there = dirname(there);
    if (!statSync(there).isDirectory()) throw new Error(`${there} is no folder`);
    await access(there, constants.W_OK);
    const { bavail, bsize } = await statfs(there);
    const free = bavail * bsize;
    const says = `${(free / GB).toFixed(1)} GB free where DATA_DIR is`;
    if (free < ROOM.wrong) return wrong(says, "Make room: the embedded database ends when the disk is full.");
    return free < ROOM.note ? note(says, "Make room before it becomes less.") : ok(says);
  } catch (error) {
    return wrong(`DATA_DIR: ${wordsOf(error)}`, "Let the site's user write there.");
  }
}

export async function mailServer({ SMTP_URL, DATA_DIR, PUBLIC_URL }: Env): Promise<Found> {
  if (!SMTP_URL)
    return note(`none: mails are files in ${join(DATA_DIR, "outbox")}`, "Set SMTP_URL to send them.");
  const transport = nodemailer.createTransport({
    url: SMTP_URL,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
  });
  try {
    await transport.verify();
    return PUBLIC_URL
      ? ok("takes our login")
      : note("takes our login", "Set PUBLIC_URL: links in mails lead to this machine alone.");
  } catch (error) {
    return wrong(
      wordsOf(error),
      "Look at host, port, user and password in SMTP_URL; smtps:// is for port 465.",
    );
  } finally {
    transport.close();
  }
}

export async function model(env: Env): Promise<Found> {
  const openai = openAiOf(env);
  if (!openai) return note("no key: the built-in writer and receptionist serve");
  try {
    const answer = await fetch(`${openai.baseUrl.replace(/\/$/, "")}/models`, {
      headers: { authorization: `Bearer ${openai.apiKey}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if ([401, 403].includes(answer.status)) return wrong("the key is refused", "Look at OPENAI_API_KEY.");
    if (!answer.ok)
      return note(`answers ${answer.status} when asked for its models`, "Try it on the page 'System'.");
    const { data = [] } = (await answer.json()) as { data?: { id: string }[] };
    const known = data.some(({ id }) => id === openai.model || id === `models/${openai.model}`);
    return known || data.length === 0
      ? ok(`${openai.model} answers`)
      : wrong(`has no model ${openai.model}`, "Set OPENAI_MODEL to one that it has.");
  } catch (error) {
    return wrong(wordsOf((error as Error).cause ?? error), "Look at OPENAI_BASE_URL and the way there.");
  }
}

export async function bucket(env: Env): Promise<Found> {
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!name || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return note("none: pictures are in the database");
  const storage = s3Storage({
    bucket: name,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
  const key = `doctor/${process.pid}`;
  try {
    await storage.put(key, new TextEncoder().encode("written"), { contentType: "text/plain" });
    const back = await storage.get(key);
    await storage.delete(key);
    return back
      ? ok(`${name} takes files and gives them back`)
      : wrong(`${name} loses files`, "Try another.");
  } catch (error) {
    return wrong(
      wordsOf((error as Error).cause ?? error),
      "Look at the S3_ settings and the rights of the key.",
    );
  }
}

/** Against the database, else against the model's server. */
export async function clock(env: Env, now = Date.now): Promise<Found> {
  const { DATABASE_URL, OPENAI_API_KEY, OPENAI_BASE_URL } = env;
  // Not the site's own address: that is this clock again.
  const other = OPENAI_API_KEY && (OPENAI_BASE_URL ?? "https://api.openai.com");
  let theirs: number | undefined;
  try {
    if (DATABASE_URL) {
      const client = new pg.Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: PATIENCE_MS });
      client.on("error", () => {});
      await client.connect();
      const { rows } = await client.query<{ ms: number }>(
        "select extract(epoch from now())::float8 * 1000 as ms",
      );
      theirs = rows[0]?.ms;
      await client.end();
    } else if (other) {
      const answer = await fetch(other, { method: "HEAD", signal: AbortSignal.timeout(PATIENCE_MS) });
      theirs = Date.parse(answer.headers.get("date") ?? "") || undefined;
    }
  } catch {
    // Whoever did not answer is told of above.
  }
  const at = new Date(now()).toISOString().slice(0, 19);
  if (theirs === undefined) return note(`${at} UTC; there is nothing to compare it with`);
  const seconds = Math.round((now() - theirs) / 1000);
  if (Math.abs(seconds) > CLOCK_SECONDS)
    return wrong(
      `${at} UTC is ${Math.abs(seconds)} s ${seconds > 0 ? "ahead" : "behind"}`,
      "Let NTP set it (timedatectl set-ntp true): logins with a second factor fail otherwise.",
    );
  return ok(`${at} UTC`);
}
