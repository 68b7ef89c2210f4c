import type { AuditEntry } from "../../../contracts/audit.ts";

export interface Shown {
  /** The newest of them. */
  entry: AuditEntry;
  times: number;
  /** When it was done first. */
  since: string;
  /** What came with it, oldest first. */
  also: AuditEntry[];
}

/** What brings others along, which nobody did for themselves. */
const ACTS: ReadonlySet<string> = new Set(["report.sent", "report.update-sent", "lead.replied"]);
const ALONG: ReadonlySet<string> = new Set(["report.approved", "lead.updated"]);
const ALONG_MS = 60_000;

/**
 * Entries as they are shown, newest first: what one and the same did again and again, with nothing in between, is one
 * row, and so is an act with what it brought along.
 */
export function withoutRepeats(entries: readonly AuditEntry[]): Shown[] {
  const shown: Shown[] = [];
  const acts = entries.map((_, i) => actOf(entries, i));
  for (const [i, entry] of entries.entries()) {
    if (acts[i]) continue;
    const last = shown.at(-1);
    if (last && isRepeat(last.entry, entry)) {
      last.times++;
      last.since = entry.at;
    } else {
      const also = entries.filter((_, other) => acts[other] === entry).toReversed();
      shown.push({ entry, times: 1, since: entry.at, also });
    }
  }
  return shown;
}

/** The act that an entry came with, looked for among its neighbors that are about the same. */
function actOf(entries: readonly AuditEntry[], at: number): AuditEntry | undefined {
  const entry = entries[at];
  if (!entry?.subject || !ALONG.has(entry.action)) return undefined;
  for (const step of [1, -1]) {
    for (let i = at + step; isAbout(entries[i], entry); i += step) {
      const other = entries[i];
      if (other && ACTS.has(other.action)) return other;
    }
  }
  return undefined;
}

const isAbout = (other: AuditEntry | undefined, { subject, at }: AuditEntry): boolean =>
  other?.subject === subject && Math.abs(Date.parse(other.at) - Date.parse(at)) <= ALONG_MS;

const told = ({ action, actor, subject, details, address }: AuditEntry) =>
  JSON.stringify([action, actor, subject, details, address]);
const isRepeat = (one: AuditEntry, other: AuditEntry) => told(one) === told(other);
