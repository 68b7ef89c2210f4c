import { z } from "zod";

/** The built-in assistant's shared shapes: scenarios, what it has understood, and what a call comes to. */

/** Who answers the demo call. The first one is the default. */
export const SCENARIO_IDS = ["dental", "medical", "law", "ringwell"] as const;
export const scenarioId = z.enum(SCENARIO_IDS);
export type ScenarioId = z.infer<typeof scenarioId>;

/** The desk that a visitor has made. */
export const OWN_DESK = "own";
/** Any desk that can be called. */
export const deskId = z.enum([...SCENARIO_IDS, OWN_DESK]);
export type DeskId = z.infer<typeof deskId>;

/** What a booking needs, in the order in which the panel shows it. */
export const SLOT_NAMES = ["service", "day", "time", "name", "phone"] as const;
export const slotName = z.enum(SLOT_NAMES);
export type SlotName = z.infer<typeof slotName>;

/** Longest message that the assistant notes. Characters. */
export const NOTE_MAX = 400;

/** A calendar day of the practice, `YYYY-MM-DD`. */
export const isoDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** A wall-clock time of the practice, 24 hours, `HH:MM`. */
export const clockTime = z.string().regex(/^\d{2}:\d{2}$/);

const heard = <T extends z.ZodType<string>>(value: T) =>
  z.strictObject({ value, confirmed: z.boolean() }).optional();

/**
 * What the assistant has understood. `value` is machine-readable: a service's id, an ISO day, `HH:MM`,
 * a name, a phone number in E.164 form (or digits). `confirmed` is true once the visitor has said yes to
 * hearing it read back.
 */
export const dialogueSlots = z.strictObject({
  service: heard(z.string().min(1).max(40)),
  day: heard(isoDay),
  time: heard(clockTime),
  name: heard(z.string().min(1).max(80)),
  phone: heard(z.string().min(3).max(20)),
});
export type DialogueSlots = z.infer<typeof dialogueSlots>;

export const DIALOGUE_LANGUAGES = ["en", "es", "fr", "de", "pt", "zh"] as const;
export const dialogueLanguage = z.enum(DIALOGUE_LANGUAGES);
export type DialogueLanguage = z.infer<typeof dialogueLanguage>;

/** What a call came to. */
export const dialogueOutcome = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("booking"),
    service: z.string().max(40),
    day: isoDay,
    time: clockTime,
    name: z.string().max(80),
    phone: z.string().max(20),
    /** True when it moves an appointment that the caller already had. */
    moved: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal("message"),
    name: z.string().max(80),
    phone: z.string().max(20),
    text: z.string().max(NOTE_MAX),
    language: dialogueLanguage,
  }),
  z.strictObject({ kind: z.literal("handover"), to: z.string().max(60) }),
  z.strictObject({ kind: z.literal("emergency"), line: z.enum(["911", "988", "practice"]) }),
  z.strictObject({ kind: z.literal("questions"), topics: z.array(z.string().max(40)).max(8) }),
]);
export type DialogueOutcome = z.infer<typeof dialogueOutcome>;

const minutes = z.number().int().min(0).max(1440);

/**
 * A conversation's whole memory: a plain JSON value that travels with the call, so that any node can
 * answer the next turn. Every field is bounded; the whole stays under 4 kB.
 */
export const dialogueState = z.strictObject({
  scenario: deskId,
  turn: z.number().int().min(0).max(9999),
  task: z.enum(["none", "booking", "message", "cancel"]),
  /** What the last thing said has asked for. */
  asked: z.enum([
    "nothing",
    "service",
    "day",
    "offer",
    "name",
    "phone",
    "confirm",
    "change",
    "note",
    "anything-else",
    "book-or-message",
  ]),
  slots: dialogueSlots,
  /** What the visitor wishes for as long as no exact time is agreed. Times in minutes of the day. */
  wish: z.strictObject({
    days: z.array(isoDay).max(8),
    from: isoDay.optional(),
    to: isoDay.optional(),
    notWeekdays: z.array(z.number().int().min(0).max(6)).max(7),
    at: minutes.optional(),
    /** True when `at` was said with am or pm, or could only be meant one way. */
    atSure: z.boolean(),
    after: minutes.optional(),
    before: minutes.optional(),
  }),
  /** The day that was spoken of last: 'the day after' is told by it. */
  mentioned: isoDay.optional(),
  /** The time that was agreed last: 'same time'. */
  mentionedTime: clockTime.optional(),
  /** The times on offer now. */
  offered: z.array(z.strictObject({ day: isoDay, time: clockTime })).max(2),
  /** Digits of a phone number that came in pieces. */
  digits: z.string().regex(/^\d*$/).max(15),
  note: z.string().max(NOTE_MAX),
  moved: z.boolean(),
  language: dialogueLanguage,
  misses: z.number().int().min(0).max(9),
  silences: z.number().int().min(0).max(9),
  rude: z.number().int().min(0).max(9),
  topics: z.array(z.string().max(40)).max(8),
  filed: dialogueOutcome.optional(),
  ended: z.boolean(),
});
export type DialogueState = z.infer<typeof dialogueState>;

/** One answer of the built-in assistant. */
export const dialogueReply = z.strictObject({
  state: dialogueState,
  /** What it says: spoken language, never empty. */
  say: z.string().min(1).max(700),
  /** Things the visitor could say next, as buttons. */
  chips: z.array(z.string().min(1).max(60)).max(5),
  slots: dialogueSlots,
  outcome: dialogueOutcome.optional(),
  /** True when the assistant has said goodbye and the call should end. */
  ended: z.boolean(),
});
export type DialogueReply = z.infer<typeof dialogueReply>;
