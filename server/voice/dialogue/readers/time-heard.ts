/** What a caller has said about the time of day, in minutes of the day. */
export interface TimeHeard {
  at?: number;
  /** False when `at` may as well be twelve hours later. */
  sure: boolean;
  after?: number;
  before?: number;
  /** 'As late as possible', 'first thing', 'something earlier'. */
  lean?: "early" | "late" | "earlier" | "later";
  /** 'Sooner', which is of days before it is of hours. */
  sooner?: true;
  /** The text without the words about time. */
  rest: string;
}

/** Whether a time, in either of its halves of the day, keeps to limits. */
export const withinLimits = (
  { at, sure }: Pick<TimeHeard, "at" | "sure">,
  { after = 0, before = 1440 }: Pick<TimeHeard, "after" | "before">,
): boolean =>
  at === undefined ||
  // 'After ten, the bus is at nine' means no nine at night.
  (sure || (at >= 420 && after < 720) ? [at] : [at, (at + 720) % 1440]).some(
    (each) => each >= after && each <= before,
  );
