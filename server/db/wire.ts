// The few parts of PostgreSQL's wire protocol (version 3) that carrying it over a MessagePort needs.
// https://www.postgresql.org/docs/current/protocol-message-formats.html

const type = (letter: string) => letter.charCodeAt(0);
const PARSE = type("P");
const TERMINATE = type("X");
const NOTIFICATION = type("A");
const READY = type("Z");
const ERROR = type("E");
/** A statement is whole at Query, Sync, CopyDone, CopyFail or Flush: what came so far may run in one go. */
const ENDS_BATCH = new Set(["Q", "S", "c", "f", "H"].map(type));

function message(letter: string, body: Buffer) {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
const int32 = (...values: number[]) => {
  const out = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => {
    out.writeInt32BE(value, i * 4);
  });
  return out;
};
const parameter = (name: string, value: string) => message("S", Buffer.from(`${name}\0${value}\0`));

/** What a server says after a successful start-up message. */
export const greeting = Buffer.concat([
  message("R", int32(0)),
  parameter("server_version", "18.3"),
  parameter("client_encoding", "UTF8"),
  parameter("DateStyle", "ISO, MDY"),
  parameter("integer_datetimes", "on"),
  parameter("standard_conforming_strings", "on"),
  message("K", int32(1, 1)),
  message("Z", Buffer.from("I")),
]);
const query = (text: string) => message("Q", Buffer.from(`${text}\0`));

/**
 * A message with its prepared statement's name made the client's own: connections share one session here, and each
 * must be able to name its statements as it likes. Unnamed ones live within a batch and stay as they are.
 */
function ownStatementName(bytes: Buffer, prefix: string): Buffer {
  const at = statementNameOffset(bytes);
  if (at === undefined || bytes[at] === 0) return bytes;
  const renamed = Buffer.concat([bytes.subarray(0, at), Buffer.from(prefix), bytes.subarray(at)]);
  renamed.writeInt32BE(bytes.readInt32BE(1) + Buffer.byteLength(prefix), 1);
  return renamed;
}

function statementNameOffset(bytes: Buffer): number | undefined {
  const BODY = 5;
  switch (String.fromCharCode(bytes[0] ?? 0)) {
    case "P": // Parse: statement, query …
      return BODY;
    case "B": // Bind: portal, statement …
      return bytes.indexOf(0, BODY) + 1;
    case "D": // Describe and Close: S or P, name
    case "C":
      return bytes[BODY] === type("S") ? BODY + 1 : undefined;
    default:
      return undefined;
  }
}

/** Splits a client's byte stream into batches that can run as they stand. */
export class ClientStream {
  #rest: Buffer = Buffer.alloc(0);
  #pending: Buffer[] = [];
  #started = false;
  #prefix: string;
  #statements = new Set<string>();
  /** @param id the client's number, which keeps its prepared statements apart from others' */
  constructor(id: number) {
    this.#prefix = `c${id}:`;
  }

  push(chunk: Uint8Array): { started: boolean; batches: Buffer[]; terminated: boolean } {
    const bytes = this.#rest.length ? Buffer.concat([this.#rest, chunk]) : Buffer.from(chunk);
    let at = 0;
    let started = false;
    if (!this.#started) {
      if (bytes.length < 4 || bytes.length < bytes.readInt32BE(0)) {
        this.#rest = bytes;
        return { started: false, batches: [], terminated: false };
      }
      at = bytes.readInt32BE(0);
      this.#started = started = true;
    }
    const batches: Buffer[] = [];
    while (bytes.length - at >= 5) {
      const end = at + 1 + bytes.readInt32BE(at + 1);
      if (end > bytes.length) break;
      const kind = bytes[at] as number;
      if (kind === TERMINATE) return { started, batches, terminated: true };
      const own = ownStatementName(bytes.subarray(at, end), this.#prefix);
      if (kind === PARSE && own[5] !== 0) this.#statements.add(own.toString("utf8", 5, own.indexOf(0, 5)));
      this.#pending.push(own);
      at = end;
      if (ENDS_BATCH.has(kind)) {
        batches.push(Buffer.concat(this.#pending));
        this.#pending = [];
      }
    }
    this.#rest = bytes.subarray(at);
    return { started, batches, terminated: false };
  }

  /** What undoes the traces of a client that has gone: an open transaction, its prepared statements. */
  farewell(): Buffer[] {
    const names = [...this.#statements].map((name) => `"${name.replaceAll('"', '""')}"`);
    return [query("ROLLBACK"), ...names.map((name) => query(`DEALLOCATE ${name}`))];
  }
}

export interface ServerError {
  severity: string;
  /** SQLSTATE. */
  code: string;
  message: string;
}
export interface Answer {
  /** What goes to the client that asked, notifications taken out. */
  reply: Uint8Array;
  notifications: Uint8Array[];
  /** The transaction status of the last ReadyForQuery: I idle, T in a transaction, E in a failed one. */
  status: string;
  errors: ServerError[];
}

/** Reads a server's answer to one batch. */
export function readAnswer(out: Buffer): Answer {
  const parts: Buffer[] = [];
  const notifications: Uint8Array[] = [];
  const errors: ServerError[] = [];
  let status = "";
  let from = 0;
  for (let at = 0; at < out.length; ) {
    const end = at + 1 + out.readInt32BE(at + 1);
    if (out[at] === NOTIFICATION) {
      notifications.push(Uint8Array.prototype.slice.call(out, at, end));
      parts.push(out.subarray(from, at));
      from = end;
    } else if (out[at] === READY) status = String.fromCharCode(out[at + 5] as number);
    else if (out[at] === ERROR) errors.push(serverError(out.subarray(at + 5, end)));
    at = end;
  }
  parts.push(out.subarray(from));
  // A copy in every case: the memory belongs to the database's WebAssembly heap.
  return { reply: Buffer.concat(parts), notifications, status, errors };
}

/** Each field is a letter and its text, up to a zero. */
function serverError(fields: Buffer): ServerError {
  const told = new Map(
    fields
      .toString()
      .split("\0")
      .map((field) => [field[0], field.slice(1)]),
  );
  return { severity: told.get("S") ?? "", code: told.get("C") ?? "", message: told.get("M") ?? "" };
}
