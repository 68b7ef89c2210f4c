import type { Holiday } from "./holidays.ts";

/**
 * A desk that can be called: everything that the receptionist knows of one business. The engine and the model contain
 * no word of any desk, so another desk is another folder beside this file and no code.
 *
 * All sentences are spoken: at most twenty words each, numbers and times as one says them.
 */
export interface Desk extends DeskCore {
  readonly facts: readonly Fact[];
}

const DESK_KINDS = ["dental", "medical", "law", "trades", "salon", "ringwell"] as const;
export type DeskKind = (typeof DESK_KINDS)[number];

export interface DeskCore {
  /** The folder's name; 'own' for a visitor's. */
  id: string;
  kind: DeskKind;
  /** As written: the panel's title. */
  name: string;
  /** As said, where that differs: 'Harrow and Pell, attorneys'. */
  spokenName?: string;
  /** On the button that chooses it. */
  label: string;
  /** In a sentence: 'a dental practice'. */
  what: string;
  whatEs?: string;
  /** IANA name; opening hours and appointments are in this zone. */
  timeZone: string;
  /** Said first; `{part}` becomes morning, afternoon or evening. */
  greeting: string;
  /** The same in Spanish; `{part}` becomes 'buenos días', 'buenas tardes' or 'buenas noches'. */
  greetingEs: string;
  /** The caption of the resting panel. */
  resting: string;
  /** What one may say to it. */
  chips: readonly string[];
  /** Opening spans per weekday, 24-hour `HH:MM`; two spans leave a lunch break; an empty list is closed. */
  hours: WeekHours;
  /** Public holidays on which it is closed, whatever the weekday. */
  closedOn: readonly Holiday[];
  /** Appointments start every so many minutes. */
  stepMinutes: number;
  /** How far ahead it books. Days. */
  horizonDays: number;
  services: readonly Service[];
  /** What to ask when nobody has said what the appointment is for. */
  askService: string;
  askServiceEs: string;
  staff: readonly Person[];
  /** Who takes over: 'the front desk'. */
  frontDesk: string;
  frontDeskEs: string;
  /** As said, without 'We are at'. */
  address?: string;
  /** As written. */
  phone?: string;
  /** What cannot wait and is not for 911. */
  urgent?: Urgent;
  /** Patterns (plain words) by which a caller tells a matter of their own, which a consultation is for: 'Acme is suing me'. */
  matters?: readonly string[];
  /** What to do until somebody comes: 'turn the water off at the main valve'. */
  helps?: readonly Help[];
  /** True where the business comes to its customers: it has to know their address. */
  comes?: boolean;
  /** What it is asked for and does not do; each becomes an answer. */
  notOffered: readonly NotOffered[];
  /** What its answers never contain. */
  neverAdvise: "medical" | "legal" | null;
}

export type Weekday = "sun" | "mon" | "tue" | "wed" | "thu" | "fri" | "sat";
export type WeekHours = Readonly<Record<Weekday, readonly (readonly [open: string, close: string])[]>>;

/** Here at the business, or from afar. */
export type Way = "person" | "phone" | "video";

export interface Service {
  id: string;
  /** On the receipt: 'Cleaning'. */
  name: string;
  /** In a sentence: 'a cleaning'. */
  spoken: string;
  spokenEs?: string;
  minutes: number;
  /** How it can be held, where callers have a choice; the first one unless they say otherwise. */
  ways?: readonly Way[];
  /** How its price is told, a whole sentence. Absent: the desk would ask. */
  price?: string;
  priceEs?: string;
  /** Words and patterns (lower-case, plain) by which callers mean it; longer ones win. */
  heard: readonly string[];
  heardEs?: readonly string[];
  /** Of `heard`, what is booked as this and was never confirmed to be offered. */
  kinds?: readonly string[];
  /** A sentence or two for 'what is it?'. */
  about?: string;
  aboutEs?: string;
  /** True when the first free time should be offered at once. */
  soon?: boolean;
  /** True where it must be known who is on the other side before it is set. */
  against?: boolean;
  /** True when one appointment serves several people: a couple's will, a demonstration. */
  together?: boolean;
  /** True for the one that somebody gets who cannot say what it is for. */
  unsure?: boolean;
  /** The two that it joins, done one after the other in one visit: 'a haircut and a color'. */
  parts?: readonly [first: string, second: string];
  /** Said before going on, when a caller names it by a complaint: 'I'm sorry to hear that.' */
  sympathy?: string;
  sympathyEs?: string;
}

export interface Person {
  name: string;
  role: string;
  heard: readonly string[];
}

export interface Urgent {
  /** As written. */
  line: string;
  /** Said when it is urgent; names the line digit by digit. */
  words: string;
  wordsEs: string;
  /** Patterns (lower-case, plain) that make a call urgent here. */
  heard: readonly string[];
  /** To 'if it swells tonight, who do I call?' and 'is that fever too high?': whom to call, and when 911. */
  later: string;
  laterEs: string;
}

/** What to do at once about something that breaks, while somebody is on the way. */
export interface Help {
  /** Patterns (lower-case, plain) that it is the help for, but where it is over. */
  heard: readonly string[];
  unless: readonly string[];
  /** More of them, but where it is a small matter: 'just a drip'. */
  lessSure: readonly string[];
  unlessSmall: readonly string[];
  words: string;
  wordsEs: string;
}

export interface NotOffered {
  /** In a sentence: 'implants'. */
  what: string;
  whatEs?: string;
  /** Words by which callers mean it. */
  heard: readonly string[];
  /** What to do instead, a sentence. */
  instead?: string;
  insteadEs?: string;
}

/** What is asked of a thing, or of the business. The first six need an entity; the others stand alone. */
export const ASPECTS = [
  "price",
  "duration",
  "offered",
  "about",
  "prepare",
  "safe",
  "pain",
  "hours",
  "insurance",
  "uninsured",
  "payment",
  "where",
  "parking",
  "transit",
  "access",
  "cancelpolicy",
  "new",
  "bring",
  "children",
  "staff",
  "credentials",
  "guarantee",
  "area",
  "sick",
  "reminders",
  "walkin",
  "remote",
  "contact",
  "privacy",
  "process",
  "conflict",
  "advice",
  "billing",
  "refill",
  "results",
  "referral",
  "records",
  "casestatus",
  "languages",
  "callback",
  "urgent",
  "rw.what",
  "rw.how",
  "rw.calendar",
  "rw.setup",
  "rw.trial",
  "rw.handover",
  "rw.industries",
  "rw.voice",
  "rw.mistakes",
  "rw.staff",
  "rw.assessment",
  "rw.number",
  "rw.busy",
  "rw.terms",
  "rw.emergency",
  "rw.compare",
] as const;
export type Aspect = (typeof ASPECTS)[number];

export interface Fact {
  id: string;
  aspect: Aspect;
  /** The thing that is asked about, as callers name it; more names after slashes. Absent: the business itself. */
  entity?: string;
  /** How callers ask, each in other words. */
  questions: readonly string[];
  questionsEs?: readonly string[];
  /** Spoken: one to three sentences. */
  answer: string;
  es?: string;
  /** The same with `{thing}` for the thing that was asked about, where one was named. */
  named?: string;
  namedEs?: string;
  /** What the receptionist offers after it. */
  next?: "message" | "book";
  /** The yes or no that it begins with holds for each thing that it is about: 'do you take Cigna?' */
  forAll?: boolean;
}
