import type { Holiday } from "./holidays.ts";

/** One business that the demo can answer for. Everything in it is invented; edit it freely. */
export interface Scenario {
  id: "dental" | "medical" | "law" | "ringwell";
  /** As spoken when the call is picked up. */
  name: string;
  /** The label of the button that chooses it. */
  label: string;
  /** What it is in a sentence: 'a dental practice'. */
  what: string;
  /** IANA name; opening hours and appointments are in this zone. */
  timeZone: string;
  /** Said first; `{part}` becomes morning, afternoon or evening. */
  greeting: string;
  /** The caption of the resting panel. */
  resting: string;
  chips: readonly string[];
  /** Opening spans per weekday, 24-hour `HH:MM`; two spans leave a lunch break; an empty list is closed. */
  hours: Readonly<Record<Weekday, readonly (readonly [open: string, close: string])[]>>;
  /** Public holidays on which it is closed, whatever the weekday. */
  holidays: readonly Holiday[];
  /** Appointments start every so many minutes. */
  stepMinutes: number;
  /** How far ahead it books. */
  horizonDays: number;
  services: readonly Service[];
  /** What to ask when nobody has said what the appointment is for. */
  askService: string;
  staff: readonly Person[];
  /** Who takes over: 'the front desk'. */
  desk: string;
  /** The line for what cannot wait: spoken digit by digit. */
  urgentLine: string;
  /** Said when it is urgent and not for 911; names the line. */
  urgentWords: string;
  /** Patterns (lower-case, plain) that make a call urgent here. */
  urgentHeard: readonly string[];
  topics: readonly Topic[];
}

export type Weekday = "sun" | "mon" | "tue" | "wed" | "thu" | "fri" | "sat";

export interface Service {
  id: string;
  /** On the receipt: 'Cleaning'. */
  name: string;
  /** In a sentence: 'a cleaning'. */
  spoken: string;
  minutes: number;
  /** How its price is told, a whole sentence to speak. */
  price: string;
  /** Words and phrases by which callers mean it; longer ones win. */
  heard: readonly string[];
  /** A sentence for 'what is it?'. */
  about?: string;
  /** True when the first free time should be offered at once. */
  soon?: boolean;
  /** Said before going on, when a caller names it by a complaint: 'I'm sorry to hear that.' */
  sympathy?: string;
}

export interface Person {
  name: string;
  role: string;
  heard: readonly string[];
}

export interface Topic {
  id: string;
  /** Words and phrases by which callers ask; the search weighs them most. */
  heard: readonly string[];
  /** Spoken answer, one to three short sentences. */
  answer: string;
  /** True when the answer is that a colleague sees to it: a message is taken next. */
  message?: boolean;
}
