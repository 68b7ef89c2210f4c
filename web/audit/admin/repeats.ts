import type { AuditEntry } from "../../../contracts/audit.ts";

export interface Shown {
  /** The newest of them. */
  entry: AuditEntry;
  times: number;
  /** When it was done first. */
  since: string;
}

/** Entries as they are shown: what one and the same did again and again, with nothing in between, is one row. */
export function withoutRepeats(entries: readonly AuditEntry[]): Shown[] {
  const shown: Shown[] = [];
  for (const entry of entries) {
    const last = shown.at(-1);
    if (last && isRepeat(last.entry, entry)) {
      last.times++;
      last.since = entry.at;
    } else shown.push({ entry, times: 1, since: entry.at });
  }
  return shown;
}

const told = ({ action, actor, subject, details, address }: AuditEntry) =>
  JSON.stringify([action, actor, subject, details, address]);
const isRepeat = (one: AuditEntry, other: AuditEntry) => told(one) === told(other);
