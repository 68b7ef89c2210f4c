const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "November 12, 2026", in UTC, whatever the reader's zone. @param iso a moment in ISO 8601 */
export const longDate = (iso: string): string => format.format(new Date(iso));
