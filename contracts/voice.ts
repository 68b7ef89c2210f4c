import { z } from "zod";
import { deskId, dialogueLanguage } from "./voice-desks.ts";

/** The built-in assistant's shared shapes: scenarios, what it has understood, and what a call comes to. */

/** Longest message that the assistant notes. Characters. */
export const NOTE_MAX = 600;
/** Most things that are noted beside a request, and not filed yet. */
export const NOTES_MAX = 6;
/** Most sentences of the caller's that wait to be filed. */
export const TOLD_MAX = 14;
/** Most things that one call can leave behind. */
/** How many open questions a call keeps. */
export const OPEN_MAX = 6;
/** Questions that are kept with their answers. */
export const ANSWERED_MAX = 4;
export const FILED_MAX = 4;

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

/** Who is called for help: 911, the crisis line, poison control, or the practice's own urgent line. */
export const ALARM_LINES = ["911", "988", "poison", "practice"] as const;

/** What the people there read of one matter. */
const paper = {
  /** What the receptionist knows of it, as 'Label: value'. */
  notes: z.array(z.string().max(NOTE_MAX)).max(12),
  /** The caller's own sentences; 'Asks: ' leads a question that is open. */
  told: z.array(z.string().max(240)).max(TOLD_MAX),
};

/** What a call came to. */
export const dialogueOutcome = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("booking"),
    service: z.string().max(40),
    day: isoDay,
    time: clockTime,
    name: z.string().max(80),
    phone: z.string().max(20),
    /** True when it was moved: from a time of this call, or from one that the caller already had. */
    moved: z.boolean(),
    /** True when it was made and canceled on this call. */
    canceled: z.boolean().optional(),
    ...paper,
  }),
  z.strictObject({
    kind: z.literal("message"),
    /** What it is about: 'message', 'callback', 'move', 'cancel', 'complaint', ... */
    about: z.string().max(20),
    name: z.string().max(80),
    phone: z.string().max(20),
    ...paper,
    urgent: z.boolean(),
    /** Passed on as it stood when the caller hung up: never read back, or not agreed to. */
    unconfirmed: z.boolean().optional(),
    language: dialogueLanguage,
  }),
  z.strictObject({ kind: z.literal("handover"), to: z.string().max(60) }),
  z.strictObject({
    kind: z.literal("emergency"),
    line: z.enum(ALARM_LINES),
    /** What the caller said that told of it. */
    words: z.string().max(400).optional(),
    /** What they had told before it, where no record of its own has it. */
    before: z.string().max(240).optional(),
    /** The caller then said that there was no danger. */
    over: z.boolean().optional(),
    /** Help will be called, or is there, as the caller told. */
    help: z.enum(["soon", "now"]).optional(),
  }),
]);
export type DialogueOutcome = z.infer<typeof dialogueOutcome>;
export type BookingOutcome = Extract<DialogueOutcome, { kind: "booking" }>;
export type MessageOutcome = Extract<DialogueOutcome, { kind: "message" }>;

const minutes = z.number().int().min(0).max(1440);
const count = z.number().int().min(0).max(99);

/** What the receptionist had just asked; the trained understanding leans on it. */
export const ASKED = [
  "nothing",
  "service",
  "day",
  "offer",
  "how",
  "name",
  "phone",
  "against",
  "place",
  "which",
  "when",
  "note",
  "confirm",
  "change",
  "meant",
  "alarm",
  "anything-else",
] as const;

/**
 * A conversation's whole memory: a plain JSON value that travels with the call, so that any node can
 * answer the next turn. Every field is bounded; the whole stays under 4 kB.
 */
export const dialogueState = z.strictObject({
  scenario: deskId,
  turn: z.number().int().min(0).max(9999),
  language: dialogueLanguage,
  /** Flows that are under way, the one that is talked about last. */
  stack: z.array(z.string().max(24)).max(4),
  asked: z.enum(ASKED),
  /** Times that the same was asked without an answer. */
  tries: count,
  slots: dialogueSlots,
  /** What was said beside the slots: which appointment, when to call. */
  which: z.string().max(120),
  callback: z.string().max(120),
  note: z.string().max(NOTE_MAX),
  /** What is noted of a request in the desk's words: whom it is for, who called. */
  notes: z.array(z.string().max(200)).max(NOTES_MAX),
  /** The caller's own sentences that tell something, and questions that nobody here could answer: they go into what is filed next. */
  told: z.array(z.string().max(240)).max(TOLD_MAX),
  /** What the visitor wishes for as long as no exact time is agreed. Times in minutes of the day. */
  wish: z.strictObject({
    days: z.array(isoDay).max(8),
    from: isoDay.optional(),
    to: isoDay.optional(),
    notWeekdays: z.array(z.number().int().min(0).max(6)).max(7),
    notDays: z.array(isoDay).max(4),
    at: minutes.optional(),
    /** True when `at` was said with am or pm, or could only be meant one way. */
    atSure: z.boolean(),
    after: minutes.optional(),
    before: minutes.optional(),
    /** The time that was wished for or agreed last: what is offered instead lies near it. */
    near: minutes.optional(),
    /** The soonest will do. */
    any: z.boolean(),
    /** 'Monday morning or Wednesday afternoon', 'at ten, or else eleven': each with a time of its own, the dearest first. */
    choices: z
      .array(
        z.strictObject({
          day: isoDay,
          at: minutes.optional(),
          after: minutes.optional(),
          before: minutes.optional(),
        }),
      )
      .max(4)
      .optional(),
  }),
  /** The day and time that were spoken of last: 'the day after', 'same time'. */
  mentioned: isoDay.optional(),
  mentionedTime: clockTime.optional(),
  /** The times on offer now. */
  offered: z.array(z.strictObject({ day: isoDay, time: clockTime })).max(2),
  /** Digits of a phone number that came in pieces. */
  digits: z.string().regex(/^\d*$/).max(15),
  /** Who meant to call somebody else: nobody calls them back. */
  stranger: z.boolean().optional(),
  /** Whom of the people here the caller asked for: 'Ms. Pell'. */
  to: z.string().max(60).optional(),
  /** For whom the appointment is, when not for the caller: 'wife'. */
  whom: z.string().max(20).optional(),
  /** How a visit or a call is to be held: here, by phone or by video; 'any' where either will do. */
  how: z.enum(["person", "phone", "video", "any"]).optional(),
  /** The caller wants no appointment: none is offered until one is asked for. */
  noBooking: z.boolean().optional(),
  /** What earlier turns told of signs of a danger to life, the last ones: they add up over turns. */
  signs: z.array(z.string().max(200)).max(3).optional(),
  /** What an earlier turn told that sounds like leave taken of life, and how much. */
  leave: z.strictObject({ words: z.string().max(200), weight: z.number().min(0).max(9) }).optional(),
  /** The caller wants no text messages: none is promised. */
  noTexts: z.boolean().optional(),
  /** The visit was begun by what is wrong, not asked for. */
  implied: z.boolean().optional(),
  /** People still to be booked after this one, and their names where they are known. */
  more: z.number().int().min(0).max(3),
  names: z.array(z.string().min(1).max(80)).max(3).optional(),
  /** Who of two is to have the first time, until both are known by name. */
  goesFirst: z.enum(["caller", "other"]).optional(),
  /** Days that a paper gives, the day from which they run, and whether their end was asked for. */
  due: z
    .strictObject({
      days: z.number().int().min(1).max(9999).optional(),
      from: isoDay.optional(),
      asked: z.literal(true).optional(),
    })
    .optional(),
  /** What else was asked for in the same breath: it comes up once the stack is empty. */
  later: z
    .strictObject({
      flow: z.string().max(24),
      words: z.string().max(480),
      /** Of a visit of somebody's own: 'me', or what they are to the caller, and their name. */
      who: z.string().max(20).optional(),
      name: z.string().min(1).max(80).optional(),
    })
    .optional(),
  /** The filed booking that is being moved or canceled. */
  changing: z
    .strictObject({ index: z.number().int().min(0).max(FILED_MAX), to: z.enum(["move", "cancel"]) })
    .optional(),
  /** The flow or act that a 'yes' to the last question begins. */
  yes: z.string().max(24).optional(),
  /** Sticky: once set the call stays on it until the caller says that there is no danger. */
  alarm: z
    .strictObject({
      line: z.enum(["911", "988", "poison"]),
      told: count,
      /** A danger that has words of its own, as `content/understanding/alarms` names it: 'gas'. */
      of: z.string().max(24).optional(),
      /** Help will be called, or is there, on the line or on its way, as the caller told. */
      helped: z.enum(["soon", "now"]).optional(),
      /** Whether help is there was what was just asked. */
      asks: z.literal(true).optional(),
      /** What has had an answer of its own: told again, it has another one. */
      answered: z.array(z.string().max(12)).max(8).optional(),
    })
    .optional(),
  /** What was under way when an alarm came up: taken up again once it is over, or help is there. */
  paused: z
    .strictObject({
      stack: z.array(z.string().max(24)).min(1).max(4),
      offered: z.array(z.strictObject({ day: isoDay, time: clockTime })).max(2),
      which: z.string().max(120),
      callback: z.string().max(120),
      note: z.string().max(NOTE_MAX),
      /** Where what was passed on of it in the meantime begins among the filed. */
      from: z.number().int().min(0).max(FILED_MAX),
    })
    .optional(),
  /** An alarm that was asked about. */
  suspected: z.enum(["911", "988", "poison"]).optional(),
  /** The words that were asked about so: answered once there is no danger. */
  held: z.string().max(240).optional(),
  /** Suspicions that the caller has denied: not asked again. */
  denied: z.array(z.enum(["911", "988", "poison"])).max(3),
  /** Signs that a no was said to, as `content/understanding/alarms` names them: others are asked about all the same. */
  cleared: z.array(z.string().max(24)).max(4).optional(),
  /** What was read back says something else now: it is read back whole. */
  reread: z.boolean().optional(),
  /** Times that what was read back was wrong, and no part of it could be put right. */
  refused: count.optional(),
  /** How often each kind of talk was heard, so that no wording comes twice in a row. */
  misses: count,
  missed: count,
  silences: count,
  rude: count,
  unknown: count,
  /** The question that was answered last, as it was put: it is passed on when that was no answer to it. */
  question: z.string().max(160).optional(),
  /** What was asked about last, in callers' words. */
  about: z.string().max(40).optional(),
  topics: z.array(z.string().max(40)).max(8),
  /** Questions that nobody here could answer, in the caller's words. */
  open: z.array(z.string().max(160)).max(OPEN_MAX).optional(),
  /** What was asked and what was told, as they were said. */
  answered: z
    .array(z.strictObject({ asked: z.string().max(160), told: z.string().max(240) }))
    .max(ANSWERED_MAX)
    .optional(),
  filed: z.array(dialogueOutcome).max(FILED_MAX),
  /** The last answer, for those who ask to hear it again. */
  said: z.string().max(400),
  ended: z.boolean(),
});
export type DialogueState = z.infer<typeof dialogueState>;
export type Asked = DialogueState["asked"];

/** One answer of the built-in assistant. */
export const dialogueReply = z.strictObject({
  state: dialogueState,
  /** What it says: spoken language, never empty. */
  say: z.string().min(1).max(900),
  /** Things the visitor could say next, as buttons. */
  chips: z.array(z.string().min(1).max(60)).max(5),
  /** True when the assistant has said goodbye and the call should end. */
  ended: z.boolean(),
});
export type DialogueReply = z.infer<typeof dialogueReply>;
