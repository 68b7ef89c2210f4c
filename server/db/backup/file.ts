import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { z } from "zod";

/** A backup that cannot be used, or a place that it cannot go to; the message says it to the operator. */
export class BackupError extends Error {
  override name = "BackupError";
}

const FORMAT = "site-backup/2" as const;
const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  key: z.array(z.string()),
  rows: z.number(),
  sum: z.string(),
  longest: z.number(),
});
/**
 * The first line. After it come the rows of each table, a line each, in the order of this list; then the bucket's files,
 * and a last line that counts those.
 */
const parts = {
  /** The same for the same content. */
  id: z.string(),
  madeAt: z.iso.datetime(),
  /** Of the site. */
  version: z.string(),
  database: z.enum(["embedded", "server"]),
  /** When each migration was made that this database has had, in milliseconds; the last one is what matters. */
  migrations: z.array(z.number()),
  /** Of the queue's own tables. */
  queue: z.number(),
  sequences: z.array(z.object({ name: z.string(), last: z.string().optional() })),
  tables: z.array(table),
};
const header = z.object({
  format: z.literal(FORMAT),
  ...parts,
  /** Whether pictures from outside the database follow, as many as the last line says. */
  bucket: z.boolean(),
});
/** As the first version wrote it: how many pictures follow stood in the first line, and there was no last one. */
const firstHeader = z
  .object({ format: z.literal("site-backup/1"), ...parts, files: z.number() })
  .transform(({ files, ...rest }) => ({ ...rest, format: FORMAT, bucket: files > 0, announced: files }));
export type BackupHeader = z.infer<typeof header> & { announced?: number };
/** What was found in a whole one. */
export type ReadBackup = BackupHeader & { files: number };
export const fileLine = z.object({
  key: z.string(),
  contentType: z.string(),
  sha256: z.string(),
  base64: z.string(),
});
export const lastLine = z.object({ files: z.number() });

export const headerOf = (parts: Omit<BackupHeader, "format" | "id">): BackupHeader => {
  const content = JSON.stringify([parts.migrations, parts.sequences, parts.tables]);
  return { format: FORMAT, id: createHash("sha256").update(content).digest("hex").slice(0, 24), ...parts };
};

/** What the system and the unpacking say, for whoever named the wrong file. */
const FAULTS: Record<string, string> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  Z_DATA_ERROR: "it is no backup, or a damaged one",
  Z_BUF_ERROR: "it is cut off",
};

/** The lines of a backup. @throws BackupError where the file is cut off or damaged */
export async function* readLines(file: string): AsyncGenerator<string> {
  let fault: NodeJS.ErrnoException | undefined;
  const text = pipeline(createReadStream(file), createGunzip(), (error) => {
    fault ??= error ?? undefined;
  });
  text.setEncoding("utf8");
  let rest = "";
  try {
    // Not by readline: it takes U+2028 in a text for the end of a line.
    for await (const chunk of text) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    fault ??= error as Error;
  }
  if (fault)
    throw new BackupError(`${file} cannot be read: ${FAULTS[fault.code ?? ""] ?? fault.message}`, {
      cause: fault,
    });
  if (rest) throw new BackupError(`${file} ends in the middle of a line`);
}

/** @throws BackupError when the first line is none of ours */
export function parseHeader(file: string, line: string | undefined): BackupHeader {
  try {
    return z.union([header, firstHeader]).parse(JSON.parse(line ?? ""));
  } catch (error) {
    throw new BackupError(`${file} is no backup of this site, or one of another format`, { cause: error });
  }
}

const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");

/**
 * Reads a backup from its first to its last line and holds each table against what the database said of it when the
 * backup was made. @throws BackupError naming what is wrong
 */
export async function verifyBackup(file: string): Promise<ReadBackup> {
  const lines = readLines(file);
  const next = async () => {
    const { value, done } = await lines.next();
    if (done) throw new BackupError(`${file} ends too early`);
    return value;
  };
  const first = await lines.next();
  const found = parseHeader(file, first.value ?? undefined);
  for (const { name, rows, sum } of found.tables) {
    let added = 0n;
    for (let row = 0; row < rows; row++) added += BigInt(`0x${sha256(await next()).slice(0, 15)}`);
    if (`${added}` !== sum) throw new BackupError(`${file} is damaged: ${name} has other rows than it had`);
  }
  let files = 0;
  while (found.bucket && files !== found.announced) {
    const line: unknown = JSON.parse(await next());
    const last = lastLine.safeParse(line);
    if (last.success) {
      if (last.data.files === files) break;
      throw new BackupError(`${file} is damaged: it has ${files} pictures and had ${last.data.files}`);
    }
    const { key, base64, sha256: expected } = fileLine.parse(line);
    if (sha256(Buffer.from(base64, "base64")) !== expected)
      throw new BackupError(`${file} is damaged: ${key} is another picture than it was`);
    files++;
  }
  if (!(await lines.next()).done) throw new BackupError(`${file} has more lines than it says`);
  return { ...found, files };
}
