import { z } from "zod";
import { clockTime, isoDay, NOTE_MAX } from "../../../contracts/voice.ts";
import { dialogueLanguage } from "../../../contracts/voice-desks.ts";
import type { DialogueOutcome } from "../../../contracts/voice.ts";
import { findArticle } from "./questions/articles.ts";
import { addDays, daysBetween, isDay, toClock, toMinutes, weekdayOf } from "./readers/calendar.ts";
import { clockOf } from "./context.ts";
import type { DialogueContext } from "./context.ts";
import { spansOf } from "./times/hours.ts";
import { answerQuestion } from "../knowledge/answer.ts";
import { clean, plain } from "./readers/text.ts";
import { HELD, wayWords } from "./collecting/way-words.ts";

/**
 * What a receptionist can do, as pure functions with checked inputs. The engine uses them, and a language
 * model is given the same ones. Times are minutes of the day; days are ISO days of the practice.
 */

const minuteOfDay = z.number().int().min(0).max(1440);
/** Nothing is booked for sooner than this from now. Minutes. */
const LEAD = 30;
/** Two times on offer on one day lie at least this far apart. Minutes. */
const APART = 75;

export const findSlotsInput = z.object({
  service: z.string().max(40).optional(),
  days: z.array(isoDay).max(8).optional(),
  from: isoDay.optional(),
  to: isoDay.optional(),
  notWeekdays: z.array(z.number().int().min(0).max(6)).max(7).optional(),
  notDays: z.array(isoDay).max(8).optional(),
  after: minuteOfDay.optional(),
  before: minuteOfDay.optional(),
  /** The time wished for: the nearest ones come first. */
  near: minuteOfDay.optional(),
  /** 'late' offers the end of the day first. */
  lean: z.enum(["early", "late"]).optional(),
  /** A time that is not offered: the one that is being left. */
  except: z.object({ day: isoDay, time: clockTime }).optional(),
  /** Visits that follow each other without a break: one when it is left out. */
  seats: z.number().int().min(1).max(4).optional(),
  /** Offer different days rather than two times of one day. */
  spread: z.boolean().optional(),
});
export type FindSlotsInput = z.infer<typeof findSlotsInput>;
export type FreeSlot = { day: string; time: string };

/** The last day that is booked. */
export const horizon = (context: DialogueContext): string =>
  addDays(clockOf(context).today, context.desk.horizonDays);

/** Minutes that an appointment takes; half an hour when the service is not known yet. */
export const minutesOf = (context: DialogueContext, service?: string): number =>
  context.desk.services.find((s) => s.id === service)?.minutes ?? 30;

/** Minutes that one of several takes who come one after the other: each begins where a visit may begin. */
export const seatMinutes = (context: DialogueContext, service?: string): number =>
  Math.ceil(minutesOf(context, service) / context.desk.stepMinutes) * context.desk.stepMinutes;

export type Refusal = "past" | "too-far" | "closed-day" | "closed-hours" | "between" | "taken";

/** Why a time cannot be booked; undefined when it can. */
export function refusal(
  context: DialogueContext,
  day: string,
  at: number,
  minutes: number,
): Refusal | undefined {
  const { today, minutes: now } = clockOf(context);
  if (!isDay(day) || day < today || (day === today && at < now + LEAD)) return "past";
  if (day > horizon(context)) return "too-far";
  const spans = spansOf(context.desk, day);
  if (spans.length === 0) return "closed-day";
  if (!spans.some(([open, close]) => at >= open && at + minutes <= close)) return "closed-hours";
  if (!spans.some(([open]) => at >= open && (at - open) % context.desk.stepMinutes === 0)) return "between";
  const busy = context.slotsTaken.some((t) => {
    const start = toMinutes(t.time);
    return t.day === day && at < start + t.minutes && start < at + minutes;
  });
  return busy ? "taken" : undefined;
}

/** All free starts of a day. */
export function freeTimes(context: DialogueContext, day: string, minutes: number): number[] {
  const free: number[] = [];
  for (const [open, close] of spansOf(context.desk, day))
    for (let at = open; at + minutes <= close; at += context.desk.stepMinutes)
      if (!refusal(context, day, at, minutes)) free.push(at);
  return free;
}

/** At most two free times that suit, soonest first. Looks through the named days, or else through the span. */
export function findSlots(context: DialogueContext, raw: FindSlotsInput): FreeSlot[] {
  const input = findSlotsInput.parse(raw);
  const { today } = clockOf(context);
  const seats = input.seats ?? 1;
  const minutes = seats > 1 ? seatMinutes(context, input.service) * seats : minutesOf(context, input.service);
  const last = horizon(context);
  const from = input.from && input.from > today ? input.from : today;
  const to = input.to && input.to < last ? input.to : last;
  const days = input.days?.length
    ? input.days
    : Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, i) => addDays(from, i));
  const found: FreeSlot[] = [];
  for (const day of days) {
    if (found.length >= 2) break;
    if (input.notWeekdays?.includes(weekdayOf(day)) || input.notDays?.includes(day)) continue;
    let times = freeTimes(context, day, minutes).filter(
      (at) =>
        at >= (input.after ?? 0) &&
        at < (input.before ?? 1440) &&
        !(input.except?.day === day && toMinutes(input.except.time) === at),
    );
    const { near } = input;
    if (near !== undefined) times = [...times].sort((a, b) => Math.abs(a - near) - Math.abs(b - near));
    else if (input.lean === "late") times = times.toReversed();
    const length = Math.abs((times.at(-1) ?? 0) - (times[0] ?? 0));
    const apart = near === undefined ? Math.min(APART, length || APART) : 1;
    const perDay = input.spread ? 1 : 2;
    const taken: number[] = [];
    for (const at of times) {
      if (taken.length >= perDay || found.length + taken.length >= 2) break;
      if (taken.every((t) => Math.abs(t - at) >= apart)) taken.push(at);
    }
    found.push(...taken.sort((a, b) => a - b).map((at) => ({ day, time: toClock(at) })));
  }
  return found.sort((a, b) => `${a.day}${a.time}`.localeCompare(`${b.day}${b.time}`));
}

export const bookInput = z.object({
  service: z.string().min(1).max(40),
  day: isoDay,
  time: clockTime,
  name: z.string().min(1).max(80),
  phone: z.string().min(3).max(20),
  /** How it is held, where its service can be held in several ways. */
  how: z.enum(["person", "phone", "video"]).optional(),
  moved: z.boolean().default(false),
});
export type BookInput = z.input<typeof bookInput>;

export type Booked =
  | { ok: true; outcome: Extract<DialogueOutcome, { kind: "booking" }> }
  | { ok: false; why: Refusal | "unknown-service" | "not-held-so" };

/** The record of a booking, or why there is none. Nothing is stored here. */
export function book(context: DialogueContext, raw: BookInput): Booked {
  const { how, ...input } = bookInput.parse(raw);
  const service = context.desk.services.find((s) => s.id === input.service);
  if (!service) return { ok: false, why: "unknown-service" };
  if (how && !(service.ways ?? ["person"]).includes(how)) return { ok: false, why: "not-held-so" };
  const notes = how && service.ways ? [`${HELD}: ${wayWords(how, "en")}`] : [];
  const why = refusal(context, input.day, toMinutes(input.time), minutesOf(context, input.service));
  return why ? { ok: false, why } : { ok: true, outcome: { kind: "booking", ...input, notes, told: [] } };
}

export const searchInput = z.object({ question: z.string().min(1).max(500) });

/** What the business has to say about a question; undefined when it says nothing. */
export function searchKnowledge(
  context: DialogueContext,
  raw: z.infer<typeof searchInput>,
): { topic: string; answer: string } | undefined {
  const { question } = searchInput.parse(raw);
  const found = answerQuestion(context.desk, clean(question), {});
  if (found) return { topic: found.factId, answer: found.answer };
  const article = findArticle(context.articles ?? [], plain(clean(question)));
  return article && { topic: "article", answer: `${article.title}: ${article.excerpt} (on the news page)` };
}

export const messageInput = z.object({
  name: z.string().min(1).max(80),
  phone: z.string().min(3).max(20),
  text: z.string().min(1).max(NOTE_MAX),
  about: z.string().max(20).default("message"),
  urgent: z.boolean().default(false),
  language: dialogueLanguage.default("en"),
});

/** The record of a message. Nothing is stored here. */
export const takeMessage = (
  raw: z.input<typeof messageInput>,
): Extract<DialogueOutcome, { kind: "message" }> => {
  const { text, ...input } = messageInput.parse(raw);
  return { kind: "message", ...input, notes: [`Message: ${text}`.slice(0, NOTE_MAX)], told: [] };
};

export const handOverInput = z.object({ to: z.string().min(1).max(60) });

/** The record of a call that goes to a person. */
export const handOver = (
  raw: z.infer<typeof handOverInput>,
): Extract<DialogueOutcome, { kind: "handover" }> => ({
  kind: "handover",
  ...handOverInput.parse(raw),
});
