/** What a caller has said about the day. */
export interface DayHeard {
  /** Days that were named, soonest first. */
  days: string[];
  /** A span of days: 'next week', 'in December'. */
  from?: string;
  to?: string;
  /** Weekdays that do not suit, 0 is Sunday. */
  notWeekdays: number[];
  /** A day was named that is over, or that no calendar has. */
  impossible: boolean;
  /** Any day will do, or the soonest. */
  any: boolean;
  /** Days of `days` that were told by a weekday's name alone: another week's may be meant. */
  bare: string[];
  /** Days that were named to be refused. */
  not: string[];
}

/** What is being read: the words that are left, and what they gave so far. */
export interface DayReading {
  rest: string;
  heard: DayHeard;
  today: string;
  nextMonday: string;
  /** The day that was talked about last. */
  mentioned: string | undefined;
  /** Reads and takes out every match of a pattern. */
  each(pattern: string, read: (m: RegExpMatchArray) => void): void;
  add(day: string): void;
  span(from: string, to: string): void;
  /** The next day of this weekday, 0 is Sunday. */
  coming(weekday: number): string;
  inNextWeek(weekday: number): string;
  /** Takes the week after a day. */
  weekAfter(day: string): void;
  /** Reads a day of its own out of a part of the words. */
  read(words: string): DayHeard;
}
