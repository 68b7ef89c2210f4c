const DAY = /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:day|sday|nesday|rsday|urday)\b/g;
const DATE =
  /, (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* (\d{1,2})(?:st|nd|rd|th)(?: at (?=\d))?/g;

/** A time as a button shows it: 'Tuesday, December 1st at 10:30 am' as 'Tue Dec 1, 10:30 am'. */
export function shortDay(said: string): string {
  if (!/\d [ap]m$/.test(said)) return said;
  return said
    .replace(DAY, "$1")
    .replace(DATE, (_whole, month: string, day: string) => ` ${month} ${day}, `)
    .replace(" at ", ", ")
    .replace(/ the (?=\d)/, " ")
    .replace(/ (?=[ap]m$)/, "\u00a0");
}
