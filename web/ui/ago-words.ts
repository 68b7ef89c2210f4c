const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const thisYear = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
});
const anyYear = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** `just now`, `5 min ago`, `2 h ago`, then the moment in UTC: `Nov 2, 5:43 AM UTC`; of another year the day: `Nov 2, 2025`. */
export function agoWords(at: string, now: number): string {
  const moment = new Date(at);
  const past = now - moment.getTime();
  if (past < -MINUTE || past >= DAY)
    return moment.getUTCFullYear() === new Date(now).getUTCFullYear()
      ? `${thisYear.format(moment)} UTC`
      : anyYear.format(moment);
  if (past < MINUTE) return "just now";
  if (past < HOUR) return `${Math.floor(past / MINUTE)} min ago`;
  return `${Math.floor(past / HOUR)} h ago`;
}
