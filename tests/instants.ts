/** Moments at which whatever depends on the clock is tried; each is a day or an hour that is unlike the others. */
export const instants = {
  "a Saturday afternoon": "2026-11-21T16:00:00-08:00",
  "a holiday's morning": "2026-12-25T09:00:00-08:00",
  "the middle of a night": "2026-11-18T03:10:00-08:00",
  "a Sunday's evening": "2026-11-22T18:30:00-08:00",
  "the hour that a clock change leaves out": "2027-03-14T02:30:00-08:00",
  "the last minute of a year": "2026-12-31T23:59:30-08:00",
  "a leap day's noon": "2028-02-29T12:00:00-08:00",
  "a morning that is tomorrow's in Tokyo": "2026-11-20T09:15:00-08:00",
} as const;
export type Instant = keyof typeof instants;
