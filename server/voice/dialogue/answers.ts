import type { DialogueState } from "../../../contracts/voice.ts";
import { aboutItself } from "./about-itself.ts";
import type { Scenario } from "../../../content/scenarios/scenario.ts";
import { toMinutes } from "./calendar.ts";
import { asksToRead, findArticle, spokenArticle } from "./articles.ts";
import { clockOf } from "./context.ts";
import type { DialogueContext } from "./context.ts";
import { closedWords, nextOpenDay, spansOf, usualDay } from "./hours.ts";
import type { DayHeard } from "./day-heard.ts";
import type { Intents } from "./intents.ts";
import { findService, findTopic, longestHeard } from "./knowledge.ts";
import { list, sentence, spokenDay, spokenSpans, spokenTime, spokenWeek, weekdayName } from "./phrases.ts";
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
  const phraseOfTopic = found?.sure ? longestHeard(found.topic.heard, text) : 0;
  const phraseOfService = service ? longestHeard(service.heard, text) : 0;

  // 'Is the 4th free?' asks for a time.
  const gratis = has(text, "(is|are|was) (the|that|this|it|a|an|your|my) (\\S+ ){0,4}free( of charge)?");
  if (
    ((gratis && !hasTime(days)) ||
      has(
        text,
        "how much",
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
      )) &&
    !has(text, "(cancel\\p{L}*|late|no show|missed).*fee", "fee.*cancel\\p{L}*", "cancel.* fee") &&
    !booking
  ) {
    const current = scenario.services.find((s) => s.id === state.slots.service?.value);
    // 'The consultation' is the one that is being booked.
    const asked = phraseOfService === 0 && current ? current : (service ?? current);
    if (asked)
      return { topic: "price", say: asked.price ?? "The price is told at the desk.", service: asked.id };
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
  const role = roleAsked(scenario, text);
  if (role) return { topic: "staff", say: role };
  if (hoursAsked(text, intents)) return { topic: "hours", say: hours(context, days, text) };
  if (
    service &&
    intents.question &&
    has(
      text,
      "(do|can|does|would) (you|they|the \\S+) (guys )?(do|offer|have|give|provide|handle|perform|take care of|help with|deal with|treat|fix)( .*)?",
      "is .* (possible|offered|available)",
    ) &&
    !hasTime(days) &&
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
  const article =
    (intents.question || asksToRead(text)) && !booking && !(found?.sure && !asksToRead(text))
      ? findArticle(context.articles ?? [], text)
      : undefined;
  if (article) return { topic: "article", say: spokenArticle(article), sure: false };
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

/** 'Which hygienist is it with?': those of the staff who are one. */
function roleAsked({ staff }: Scenario, text: string): string | undefined {
  const asked = /\b(?:which|what|who(?:'s| is)(?: the| your)?) (\p{L}+?)s?\b/u.exec(text)?.[1];
  const people = asked ? staff.filter(({ role }) => role.split(/[ ,]+/).includes(asked)) : [];
  if (people.length === 0) return undefined;
  const names = list(
    people.map(({ name }) => name),
    "and",
  );
  return `${names} ${people.length === 1 ? `is our ${asked}` : `are our ${asked}s`}.`;
}

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
    "(when|what time)( .*)? lunch( .*)?",
    "(open|closed|close|there) (over|during|for|at) lunch( .*)?",
    "do you work (on |late|until|till)(weekends?|saturdays?|sundays?|fridays?)?$",
  ) &&
  (intents.question || !intents.book);

function lunch(scenario: Scenario): string {
  const [morning, afternoon] = Object.values(scenario.hours).find((spans) => spans.length > 1) ?? [];
  if (!morning || !afternoon) return `We don't close for lunch. ${spokenWeek(scenario)}`;
  return `We close for lunch from ${spokenTime(toMinutes(morning[1]))} to ${spokenTime(toMinutes(afternoon[0]))}.`;
}

function hours(context: DialogueContext, days: DayHeard, text: string): string {
  const { scenario } = context;
  const { today, minutes } = clockOf(context);
  const named = days.days[0];
  // 'Are you open on Thursdays' is not about the Thursday that is a holiday.
  const day = named && /days\b/.test(text) ? usualDay(scenario, named) : named;
  if (!day && has(text, "holidays"))
    return `We're closed on ${list(
      scenario.closedOn.map(({ name }) => name),
      "and",
    )}, and open on other days as usual.`;
  if (has(text, "lunch")) return lunch(scenario);
  if (!day) return spokenWeek(scenario);
  const spans = spansOf(scenario, day);
  if (spans.length === 0) {
    return `No, ${closedWords(scenario, day).replace(/^We/, "we")} We open again on ${weekdayName(nextOpenDay(scenario, day))}.`;
  }
  const close = spans.at(-1)![1];
  if (day === today && minutes >= close)
    return `We closed at ${spokenTime(close)} today. ${spokenWeek(scenario)}`;
  const when = days.days.length === 1 && day > today ? `on ${weekdayName(day)}` : spokenDay(day, today);
  return `Yes, ${when} we're open ${spokenSpans(spans)}.`;
}
