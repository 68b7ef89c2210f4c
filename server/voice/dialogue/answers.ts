import type { DialogueState } from "../../../contracts/voice.ts";
import { aboutItself } from "./about-itself.ts";
import { WEEKDAYS, spansOf, weekdayOf } from "./calendar.ts";
import { clockOf } from "./context.ts";
import type { DialogueContext } from "./context.ts";
import type { DayHeard } from "./day-heard.ts";
import type { Intents } from "./intents.ts";
import { findService, findTopic } from "./knowledge.ts";
import { sentence, spokenDay, spokenSpans, spokenTime, spokenWeek, weekdayName } from "./phrases.ts";
import { has } from "./text.ts";

/** An answer to a question, and what it leads to. */
export interface Answer {
  topic: string;
  say: string;
  /** The service that was asked about. */
  service?: string;
  /** A message for a colleague follows. */
  message?: boolean;
  /** False for what only a search found. */
  sure?: boolean;
}

/** Answers a question (plain text), or returns undefined when it is none or nothing is known. */
export function answerTo(
  context: DialogueContext,
  state: DialogueState,
  text: string,
  intents: Intents,
  days: DayHeard,
): Answer | undefined {
  const { scenario } = context;
  const own = aboutItself(context, text);
  if (own) return own;
  const service = findService(scenario, text);
  const found = findTopic(scenario, text);
  const booking = intents.book && !intents.question;
  const phraseOfTopic = found?.sure ? longest(found.topic.heard, text) : 0;
  const phraseOfService = service ? longest(service.heard, text) : 0;

  if (
    has(
      text,
      "how much",
      "(is|are|was) (the|that|this|it|a|an|your|my) (\\S+ ){0,4}free( of charge)?",
      "for free",
      "free of charge",
      "complimentary",
      "(run|set|cost) (me|us)( back)?",
      "quote",
      "costs?",
      "prices?",
      "pricing",
      "expensive",
      "what do you charge",
      "how much do you charge",
      "charge for",
      "fees?",
      "rates?",
    ) &&
    !has(text, "(cancel\\p{L}*|late|no show|missed).*fee", "fee.*cancel\\p{L}*", "cancel.* fee") &&
    !booking
  ) {
    const current = scenario.services.find((s) => s.id === state.slots.service?.value);
    // 'The consultation' is the one that is being booked.
    const asked = phraseOfService === 0 && current ? current : (service ?? current);
    if (asked) return { topic: "price", say: asked.price, service: asked.id };
    const priced = found?.sure && /price|fees/.test(found.topic.id) ? found.topic.answer : undefined;
    if (priced) return { topic: "price", say: priced };
    const [a, b] = scenario.services as unknown as [
      (typeof scenario.services)[number],
      (typeof scenario.services)[number],
    ];
    return {
      topic: "price",
      say: `${a.price} ${b.price} Tell me what you need, and I'll tell you what it costs.`,
    };
  }
  if (
    has(text, "how long (does|do|is|are|will|would)( .*)?", "how many minutes", "how much time") &&
    (service ?? state.slots.service) &&
    phraseOfTopic <= phraseOfService + 12
  ) {
    const asked = service ?? scenario.services.find((s) => s.id === state.slots.service?.value);
    if (asked)
      return {
        topic: "duration",
        say: `${sentence(asked.spoken)} takes about ${asked.minutes} minutes.`,
        service: asked.id,
      };
  }
  if (hoursAsked(text, intents)) return { topic: "hours", say: hours(context, days) };
  if (
    service &&
    intents.question &&
    has(
      text,
      "(do|can|does|would) (you|they|the \\S+) (guys )?(do|offer|have|give|provide|handle|perform|take care of|help with|deal with|treat|fix)( .*)?",
      "is .* (possible|offered|available)",
    ) &&
    phraseOfService >= phraseOfTopic &&
    !has(text, "any ?thing", "any times?", "openings?", "appointments?")
  ) {
    return { topic: service.id, say: `Yes, we do. ${service.about ?? service.price}`, service: service.id };
  }
  if (
    service?.about &&
    has(text, "what (is|does|happens|do you do)( .*)?", "what's( .*)?", "tell me about") &&
    intents.question &&
    phraseOfTopic === 0
  ) {
    return { topic: service.id, say: service.about, service: service.id };
  }
  const fallback =
    service && intents.question && !intents.book && !found?.sure && state.task !== "booking"
      ? {
          topic: service.id,
          say: `${service.about ?? `${sentence(service.spoken)} takes about ${service.minutes} minutes.`} ${service.price}`,
          service: service.id,
        }
      : undefined;
  if (fallback && !hasTime(days)) return fallback;
  if (!found || (!found.sure && !intents.question)) return undefined;
  if (booking && !found.sure) return undefined;
  // 'A cleaning, please' names a service, even where a topic knows the word too.
  if (service && !intents.question && phraseOfService >= phraseOfTopic) return undefined;
  if (!found.sure && (intents.book || service)) return undefined;
  return {
    topic: found.topic.id,
    say: found.topic.answer,
    sure: found.sure,
    ...(found.topic.message ? { message: true } : {}),
  };
}

const hasTime = (days: DayHeard): boolean => days.days.length > 0 || days.from !== undefined || days.any;

const longest = (phrases: readonly string[], text: string): number =>
  Math.max(0, ...phrases.filter((p) => has(text, `${p}s?`)).map((p) => p.length));

const hoursAsked = (text: string, intents: Intents): boolean =>
  has(
    text,
    "(your |the |opening |business |office |regular |holiday )hours",
    "hours",
    "what time (do you|are you|does).*(open|close|start|shut)",
    "when (do|are|does|will) (you|the office|they|y'all).*(open|close|closed)",
    "how late (are|do|can)( .*)?",
    "(are|is|will|were) (you|the (office|practice|clinic)|y'all|they|anyone|anybody|someone) (guys |be |still |ever |also )*(open|closed|there|in)( .*)?",
    "(you|you're|your) (guys )?(open|closed)( .*)?",
    "do you (open|close)( .*)?",
    "do you work (on |late|until|till)(weekends?|saturdays?|sundays?|fridays?)?$",
  ) &&
  (intents.question || !intents.book);

function hours(context: DialogueContext, days: DayHeard): string {
  const { scenario } = context;
  const { today, minutes } = clockOf(context);
  const day = days.days[0];
  if (!day) return spokenWeek(scenario);
  const spans = spansOf(scenario, day);
  if (spans.length === 0) {
    const open =
      [1, 2, 3, 4, 5, 6, 0].find((d) => scenario.hours[WEEKDAYS[d]!].length > 0 && d > weekdayOf(day)) ?? 1;
    return `No, we're closed on ${weekdayName(day)}s. We open again on ${["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"][open]}.`;
  }
  const close = spans.at(-1)![1];
  if (day === today && minutes >= close)
    return `We closed at ${spokenTime(close)} today. ${spokenWeek(scenario)}`;
  const when = days.days.length === 1 && day > today ? `on ${weekdayName(day)}` : spokenDay(day, today);
  return `Yes, ${when} we're open ${spokenSpans(spans)}.`;
}
