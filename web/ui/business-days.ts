const DAY_MS = 86_400_000;
/** So many days later, Saturdays and Sundays not counted. */
export function afterBusinessDays(iso: string, days: number): string {
  let at = Date.parse(iso);
  for (let left = days; left > 0; ) {
    at += DAY_MS;
    if (new Date(at).getUTCDay() % 6 !== 0) left--;
  }
  return new Date(at).toISOString();
}
