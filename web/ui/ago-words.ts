const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const thisYear = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const anyYear = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** `just now`, `5 min ago`, `2 h ago`, `3 days ago`, then the day in UTC: `Nov 2`, `Nov 2, 2025`. */
export function agoWords(at: string, now: number): string {
  const moment = new Date(at);
  const past = now - moment.getTime();
  if (past < -MINUTE || past >= 7 * DAY)
    return (moment.getUTCFullYear() === new Date(now).getUTCFullYear() ? thisYear : anyYear).format(moment);
  if (past < MINUTE) return "just now";
  if (past < HOUR) return `${Math.floor(past / MINUTE)} min ago`;
  if (past < DAY) return `${Math.floor(past / HOUR)} h ago`;
  const days = Math.floor(past / DAY);
  return days === 1 ? "1 day ago" : `${days} days ago`;
}
