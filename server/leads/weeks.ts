import { leadKinds, type LeadKind, type LeadWeek, WEEKS_SHOWN } from "../../contracts/leads.ts";
import type { Db } from "../db/client.ts";
import { countByWeek } from "./leads.store.ts";
import { DAY_MS, dayOf } from "../days.ts";

/** The Mondays of the last weeks, the present one's last. @param now milliseconds since 1970 */
export function lastMondays(now: number, count = WEEKS_SHOWN): string[] {
  // 1970 began on a Thursday.
  const monday = Math.floor(now / DAY_MS) - ((Math.floor(now / DAY_MS) + 3) % 7);
  return Array.from({ length: count }, (_, i) => dayOf((monday - 7 * (count - 1 - i)) * DAY_MS));
}

/** What came in each of the last weeks; a week in which nothing came has its zeros. */
export async function leadWeeks(db: Db, now: number): Promise<LeadWeek[]> {
  const mondays = lastMondays(now);
  const rows = await countByWeek(db, mondays[0] as string);
  const kinds = Object.keys(leadKinds) as LeadKind[];
  return mondays.map((from) => ({
    from,
    counts: Object.fromEntries(
      kinds.map((kind) => [kind, rows.find((row) => row.from === from && row.kind === kind)?.count ?? 0]),
    ) as LeadWeek["counts"],
  }));
}
