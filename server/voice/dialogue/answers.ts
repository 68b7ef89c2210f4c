import type { DialogueState } from "../../../contracts/voice.ts";
import { ringwell } from "../../../content/scenarios/ringwell.ts";
import { spansOf, weekdayOf, WEEKDAYS } from "./calendar.ts";
import { clockOf } from "./context.ts";
import type { DialogueContext } from "./context.ts";
import type { DayHeard } from "./day-heard.ts";
import type { Intents } from "./intents.ts";
import { findService, findTopic } from "./knowledge.ts";
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

/** What callers ask about the assistant itself; the same in every scenario. */
function aboutItself(context: DialogueContext, text: string): Answer | undefined {
  const { scenario } = context;
  const company = scenario.id === "ringwell";
  if (
    has(
      text,
      "(sounds?|seems?|feels?)( \\S+){0,3} (robot|computer|machine|ai|robotic|fake|automated|recording|bot)",
    )
  )
    text = "are you a robot";
  if (
    has(
      text,
      "(are you|is (this|the call|it)|am i|being|do you|will you|gonna) (being )?record(ed|ing)?( .*)?",
      "record(ing)? (this|me|my voice|our|the calls?)",
      "what happens (to|with) (my|the) (voice|data|audio|number|information)",
      "do you (keep|store|save|sell)( .*)? (data|voice|number|information|audio|recordings?)",
    )
  )
    return {
      topic: "recording",
      say: "No audio is recorded. Your words are turned into text to answer you, and nothing is stored unless you save it.",
    };
  if (
    has(
      text,
      "(are|am i (talking|speaking) (to|with)|is this|you|you're|this is) (a |an |some |really |just |actually )*(robot|bot|machine|computer|ai|artificial intelligence|recording|automated( \\S+)?|real person|human( being)?|real human|person|chatbot|chat gpt|chatgpt|siri|alexa|voicemail|answering machine|real)( person)?",
      "are you (for )?real",
      "is this (for )?real",
      "real or (a )?(robot|ai|bot)",
      "(robot|bot|ai|machine) or (a )?(real )?(person|human)",
    )
  )
    return {
      topic: "itself",
      say: `I'm Ringwell, an assistant and not a person. This is a demonstration${company ? "" : `, and ${scenario.name} is an invented example`}.`,
    };
  if (
    !company &&
    has(
      text,
      "is (this|that|it|larkspur|fennbrook|harrow)( \\S+){0,3} (a )?(real|actual|genuine|legit|legitimate)( \\S+){0,3}",
      "(real|actual|fake|invented) (dental )?(practice|office|dentist|firm|clinic|doctor's office|law firm|company|business)",
      "is this (just |only |all |really |like )*(a |the )?(demo|demonstration|test|scam|joke|prank)",
      "do you (really )?exist",
    )
  )
    return {
      topic: "itself",
      say: `No, ${scenario.name} is an invented example. This is a demonstration, and nothing is booked at a real practice.`,
    };
  if (
    has(
      text,
      "who (made|built|makes|created|programmed|designed|trained) (you|this)",
      "who do you work for",
      "what (company|software|system) (are|is|made|do you)( .*)?",
      "what are you( called)?$",
      "(what's|what is) your name",
      "who am i (talking|speaking) (to|with)",
      "who is this",
      "who are you$",
    )
  )
    return {
      topic: "itself",
      say: company
        ? ringwell.topics[0]!.answer
        : `I'm the assistant that Ringwell makes. In this demonstration I answer for ${scenario.name}.`,
    };
  if (
    has(
      text,
      "why (do|would|did) you (need|want|ask)( .*)? (number|phone|name|that|this|it)",
      "what (do|will) you (need|do) (my|with my)( .*)? (number|phone|name)( .*)?",
      "do (i|you) (have to|really need|need)( .*)? (number|phone|name)",
    )
  )
    return {
      topic: "number",
      say: "It's so that we can text you the confirmation, and call if something changes. Any made-up number will do here.",
    };
  if (
    has(
      text,
      "can you hear me( now| ok)?",
      "(are you|is anyone|is anybody|anyone|anybody|you still) there",
      "is this thing on",
      "testing( testing| one two.*| 1 2.*)?",
      "hello can you",
      "do you hear me",
    )
  )
    return { topic: "hearing", say: "Yes, I can hear you." };
  if (
    has(
      text,
      "how are you( .*)?",
      "how's it going( .*)?",
      "how do you do",
      "how you doing",
      "what's up",
      "how is your day( .*)?",
    )
  )
    return { topic: "small-talk", say: "I'm well, thank you." };
  if (
    !company &&
    has(
      text,
      "what can (you|i)( \\S+){0,3} (do|help|ask|say)( .*)?",
      "what (do you do|can i do|are my options|services)( .*)?",
      "how does this work",
      "what do i (say|do)",
      "help$",
      "help me$",
      "what can i ask",
    )
  )
    return {
      topic: "itself",
      say: `I can book ${list(
        scenario.services.slice(0, 3).map((s) => s.spoken),
        "or",
      )}, tell you hours, prices and where we are, or take a message.`,
    };
  if (
    !company &&
    has(
      text,
      "ringwell",
      "your (company|product|service|technology|software)",
      "for my (own )?(business|practice|office|firm)",
      "buy (this|you)",
      "get this (assistant|for)",
    )
  )
    return { topic: "ringwell", say: findTopic(ringwell, text)?.topic.answer ?? ringwell.topics[0]!.answer };
  if (
    has(
      text,
      "(when|what (time|day)) (is|was|are|did|do i have) (my|our|i)( .*)?(appointment|visit|booking|cleaning|consultation|one)( .*)?",
      "(do i|did i|have i) (have|had|got|made?|already|book)( .*)?(appointment|booking|visit)( .*)?",
      "check (on )?my (appointment|booking)",
      "confirm my (\\S+ )?(appointment|booking)",
      "look ?up my( .*)?",
    )
  )
    return {
      topic: "existing",
      say: "I can't look up appointments from here, but a colleague can call you back about it.",
      message: true,
    };
  if (
    has(
      text,
      "what('s| is) (the )?(date|day)( is it)?( today)?$",
      "what day is (it|today)",
      "what time is it",
    )
  )
    return {
      topic: "date",
      say: `It's ${weekdayName(clockOf(context).today)}, ${spokenTime(Math.floor(clockOf(context).minutes / 5) * 5)} here.`,
    };
  if (has(text, "tell me a joke", "sing( me)?( a song| something)?", "do you love me", "marry me"))
    return { topic: "small-talk", say: "I'd better leave that to others." };
  return undefined;
}
