import { dialogueState } from "../../../contracts/voice.ts";
import type { DialogueReply, DialogueState } from "../../../contracts/voice.ts";
import { answerTo } from "./answers.ts";
import { absorb, ask, askPhone, fileBooking, offer, proceed } from "./booking.ts";
import { chipsFor } from "./chips.ts";
import { toMinutes } from "./calendar.ts";
import { clockOf, newState, noWish } from "./context.ts";
import type { DialogueContext } from "./context.ts";
import { emergencyIn, emergencyWords } from "./emergencies.ts";
import { replyForeign } from "./foreign-call.ts";
import { isNoise, isRude } from "./intents.ts";
import { languageOf } from "./languages.ts";
import { fileMessage, note, proceedMessage } from "./message.ts";
import { spokenPhone } from "./phone-heard.ts";
import { dayPart, sentence, spokenDay, spokenTime, vary } from "./phrases.ts";
import { clean, has, plain } from "./text.ts";
import { handOver } from "./tools.ts";
import { understand } from "./understand.ts";
import type { Heard } from "./understand.ts";

/** Picks up: the greeting of the scenario and a new state. */
export function pickUp(context: DialogueContext): DialogueReply {
  const state = newState(context.scenario.id);
  const part = dayPart(clockOf(context).minutes);
  return finish(context, state, context.scenario.greeting.replace("{part}", part));
}

/**
 * Answers one utterance ('' is silence). Pure: the same state, words and context give the same answer. The
 * state is checked first; a state that does not fit the schema throws a ZodError.
 */
export function reply(context: DialogueContext, before: DialogueState, utterance: string): DialogueReply {
  const state = dialogueState.parse(structuredClone(before));
  state.turn = (state.turn + 1) % 10_000;
  state.ended = false;
  const cleaned = clean(utterance);
  if (cleaned === "") return finish(context, state, silence(context, state));
  state.silences = 0;
  const text = plain(cleaned);

  const line = emergencyIn(text, context.scenario);
  if (line) {
    const language = languageOf(text) ?? state.language;
    state.filed = { kind: "emergency", line };
    return finish(context, state, emergencyWords(line, context.scenario, language));
  }
  if (isNoise(text, cleaned)) {
    return finish(
      context,
      state,
      `I can only help with calls to ${context.scenario.name}. ${resume(context, state)}`,
    );
  }
  const foreign = replyForeign(context, state, cleaned, text);
  if (foreign) return finish(context, state, foreign);

  const heard = understand(context, state, cleaned);
  if (
    isRude(text) &&
    !heard.service &&
    !heard.phone.phone &&
    heard.days.days.length === 0 &&
    heard.time.at === undefined
  ) {
    return finish(context, state, rude(context, state));
  }
  return finish(context, state, respond(context, state, heard));
}

function respond(context: DialogueContext, state: DialogueState, heard: Heard): string {
  const { intents, text } = heard;
  const busy = state.task !== "none";

  if (intents.repeat && !heard.time.at && heard.days.days.length === 0)
    return settle(state, resume(context, state));
  if (
    intents.wait &&
    !heard.service &&
    heard.time.at === undefined &&
    heard.days.days.length === 0 &&
    !intents.question &&
    !heard.name
  )
    return settle(state, vary(state.turn, "Of course, take your time. I'm here.", "No hurry, I'm here."));
  if (busy && intents.dropIt && heard.days.days.length === 0 && heard.time.at === undefined) {
    drop(state);
    return settle(state, ask(state, "anything-else", "No problem, I've dropped it. Is there anything else?"));
  }
  if (
    state.asked === "note" &&
    state.task === "message" &&
    !(intents.message && text.split(" ").length <= 6) &&
    !/^(yes|no|ok|okay|sure|yeah|please)$/.test(text) &&
    !(intents.no && text.split(" ").length <= 3)
  ) {
    note(state, heard.cleaned);
    return settle(state, proceedMessage(state, new Set()));
  }
  if (intents.cancelIt && state.task !== "cancel") {
    if (state.task === "booking" && !has(text, "my (existing|old|other)")) {
      drop(state);
      return settle(
        state,
        ask(state, "anything-else", "All right, I've dropped it. Is there anything else?"),
      );
    }
    state.task = "cancel";
    note(state, heard.cleaned);
    const news = takeCaller(state, heard);
    return settle(state, `I can note that for you. ${proceedMessage(state, news)}`);
  }
  if (
    heardStaff(context, text) &&
    (intents.person ||
      has(
        text,
        "(speak|talk) (to|with)",
        "is .* (in|there|available|around|free)",
        "put me through",
        "transfer",
        "connect me",
        "reach",
        "get a hold of",
      )) &&
    !intents.book &&
    !intents.message
  )
    return settle(state, toPerson(state, heardStaff(context, text)!));

  const answer = answerTo(context, state, text, intents, heard.days);
  if (
    intents.person &&
    !intents.book &&
    !heard.service &&
    (!answer || (answer.topic !== "itself" && (context.scenario.id !== "ringwell" || !intents.question))) &&
    !intents.message
  )
    return settle(state, toPerson(state, context.scenario.desk));
  if (
    intents.message &&
    state.task !== "message" &&
    state.task !== "booking" &&
    !heard.service &&
    !(answer && !answer.message && answer.sure !== false && intents.question)
  ) {
    state.task = "message";
    const says = text.match(
      /\b(?:tell|let) \S+|\brunning|\bbe (?:\S+ )?(?:\S+ )?late|\babout (?:my|the|a)\b|\bto (?:say|tell)\b/,
    );
    if (says) note(state, heard.cleaned);
    return settle(
      state,
      (says ? "I'll pass that on. " : "") + proceedMessage(state, takeCaller(state, heard)),
    );
  }

  if (state.asked === "confirm" && busy && intents.yes) {
    const before = JSON.stringify(state.slots);
    const news = state.task === "booking" ? absorb(state, heard) : takeCaller(state, heard);
    if (news.size === 0 && before === JSON.stringify(state.slots))
      return settle(state, state.task === "booking" ? fileBooking(context, state) : fileMessage(state));
    return settle(
      state,
      state.task === "booking" ? proceed(context, state, news) : proceedMessage(state, news),
    );
  }

  if (state.task === "message" || state.task === "cancel") return messageTurn(context, state, heard, answer);
  if (answer && !(intents.book && !intents.question) && !startsBooking(state, heard, answer))
    return answered(context, state, answer, heard);
  if (state.task === "booking") return bookingTurn(context, state, heard, answer);

  const wantsTime =
    heard.time.at !== undefined ||
    heard.days.days.length > 0 ||
    heard.days.from !== undefined ||
    heard.days.any;
  if (
    intents.moveIt ||
    intents.book ||
    (heard.service && !intents.question) ||
    (heard.service && wantsTime) ||
    (state.asked === "book-or-message" && (intents.yes || wantsTime)) ||
    (wantsTime && state.slots.service && !state.filed) ||
    (intents.question && wantsTime && has(text, "free", "open", "available", "see (me|us)"))
  ) {
    startBooking(state, intents.moveIt);
    const news = absorb(state, heard);
    const lead = answer ? `${answer.say} ` : intents.moveIt ? "Let's move it. " : "";
    return settle(state, lead + proceed(context, state, news));
  }
  takeCaller(state, heard);
  return small(context, state, heard);
}

function bookingTurn(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  answer: ReturnType<typeof answerTo>,
): string {
  const { intents, text } = heard;
  if (intents.moveIt) state.moved = true;
  const lead = answer ? `${answer.say} ` : "";
  const news = absorb(state, heard);
  if (news.has("digits") && !state.slots.phone)
    return settle(state, lead + ask(state, "phone", askPhone(state)));
  if (news.size > 0) return settle(state, lead + proceed(context, state, news));
  if (answer) return answered(context, state, answer, heard);
  if (
    has(
      text,
      "(don't|do not|rather not|won't|not going to|not gonna|prefer not|not comfortable)( \\S+){0,3} (give|share|say|tell|giving|sharing|leave)( .*)?",
      "none of your business",
      "rather not say",
      "no number",
      "don't have a (phone|number)",
      "skip (that|it|this)",
      "private",
    ) &&
    (state.asked === "phone" || state.asked === "name")
  )
    return settle(
      state,
      `I understand. I can't hold a time without a ${state.asked === "phone" ? "number" : "name"}, but any made-up one will do in this demonstration, or you can call the desk later.`,
    );
  if (state.asked === "offer" && (intents.more || intents.no))
    return settle(state, otherTimes(context, state, text));
  if (state.asked === "offer" && intents.yes)
    return settle(state, `Gladly, which one? ${offer(context, state)}`);
  if (state.asked === "confirm" && intents.no)
    return settle(
      state,
      ask(state, "change", "What should I change: the day, the time, the name or the number?"),
    );
  if (state.asked === "change" || (state.asked === "confirm" && intents.correction)) {
    const cleared = clearNamed(state, text);
    if (cleared === "time" || cleared === "day")
      return settle(
        state,
        `What time would be better? ${cleared === "day" ? ask(state, "day", "Which day would you like?") : offer(context, state)}`,
      );
    if (cleared) return settle(state, proceed(context, state, new Set()));
  }
  if (state.asked === "day" && (intents.yes || intents.no)) return settle(state, offer(context, state));
  if (intents.book && state.asked !== "name" && state.asked !== "phone")
    return settle(state, proceed(context, state, new Set()));
  if (intents.bye && !intents.yes) return goodbye(state);
  return missed(context, state, heard);
}

function messageTurn(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  answer: ReturnType<typeof answerTo>,
): string {
  const news = takeCaller(state, heard);
  if (news.size > 0) return settle(state, proceedMessage(state, news));
  if (answer && heard.intents.question) return settle(state, `${answer.say} ${proceedMessage(state, news)}`);
  if (heard.intents.book && (heard.service || heard.days.days.length > 0)) {
    startBooking(state, false);
    return settle(state, proceed(context, state, absorb(state, heard)));
  }
  if (state.asked === "note" && heard.intents.no) {
    drop(state);
    return settle(state, ask(state, "anything-else", "All right. Is there anything else?"));
  }
  if (state.asked === "note") return settle(state, proceedMessage(state, news));
  if (state.asked === "confirm" && heard.intents.no)
    return settle(state, ask(state, "change", "What should I change: the message, the name or the number?"));
  if (state.asked === "change") {
    if (has(heard.text, "message", "note", "text")) state.note = "";
    else clearNamed(state, heard.text);
    return settle(state, proceedMessage(state, news));
  }
  if (heard.intents.yes && state.asked === "name") return settle(state, proceedMessage(state, news));
  return missed(context, state, heard);
}

/** 'Do you take Cigna, and can I book a cleaning for Tuesday?' is both: the answer leads, the booking follows. */
const startsBooking = (
  state: DialogueState,
  heard: Heard,
  answer: { service?: string; message?: boolean; topic: string },
): boolean =>
  (heard.intents.book &&
    (heard.service !== undefined || state.task === "booking") &&
    (heard.days.days.length > 0 ||
      heard.days.from !== undefined ||
      heard.time.at !== undefined ||
      !["price", "duration", "hours"].includes(answer.topic)) &&
    answer.topic !== "itself") ||
  (state.task === "booking" &&
    answer.topic !== "hours" &&
    (heard.days.days.length > 0 ||
      heard.time.at !== undefined ||
      heard.phone.phone !== undefined ||
      heard.pick !== undefined));

function answered(
  context: DialogueContext,
  state: DialogueState,
  answer: NonNullable<ReturnType<typeof answerTo>>,
  heard: Heard,
): string {
  if (!state.topics.includes(answer.topic)) state.topics = [...state.topics, answer.topic].slice(-8);
  if (state.task === "booking") return settle(state, `${answer.say} ${resume(context, state)}`);
  if (answer.message) {
    state.task = "message";
    note(state, heard.cleaned);
    return settle(state, `${answer.say} ${proceedMessage(state, takeCaller(state, heard))}`);
  }
  if (answer.service) {
    if (!state.filed) state.slots.service = { value: answer.service, confirmed: false };
    return settle(
      state,
      ask(
        state,
        "book-or-message",
        `${answer.say} ${vary(state.turn, "Shall I find you a time?", "Would you like a time for that?")}`,
      ),
    );
  }
  if (answer.topic === "hearing" || answer.topic === "small-talk")
    return settle(state, ask(state, "nothing", `${answer.say} How can I help?`));
  return settle(
    state,
    ask(
      state,
      "anything-else",
      `${answer.say} ${vary(state.turn, "Anything else I can help with?", "What else can I do for you?", "Is there anything else?")}`,
    ),
  );
}

/** Greetings, thanks, goodbyes, and what nobody could understand. */
function small(context: DialogueContext, state: DialogueState, heard: Heard): string {
  const { intents } = heard;
  if (
    intents.bye ||
    (intents.thanks && !intents.question && heard.text.split(" ").length <= 6) ||
    (state.asked === "anything-else" && intents.no)
  )
    return goodbye(state);
  if (intents.hello)
    return settle(
      state,
      ask(state, "nothing", vary(state.turn, "Hello! How can I help?", "Hello, what can I do for you?")),
    );
  if (intents.yes && (state.asked === "anything-else" || state.asked === "nothing"))
    return settle(state, ask(state, "nothing", "Gladly. What can I do for you?"));
  if (intents.no)
    return settle(state, ask(state, "anything-else", "All right. Is there anything else I can help with?"));
  if (heard.name) return settle(state, ask(state, "nothing", `Hello, ${heard.name}. How can I help?`));
  return missed(context, state, heard);
}

function missed(context: DialogueContext, state: DialogueState, heard: Heard): string {
  state.misses = Math.min(9, state.misses + 1);
  if (state.misses >= 2 && state.asked === "day") return `Let me suggest two times. ${offer(context, state)}`;
  if (state.misses >= 2)
    return `I'm still not following, sorry. You can press one of the buttons, or say it another way. ${state.task === "none" ? "" : resume(context, state)}`.trim();
  if (heard.intents.question)
    return `I don't know that one, I'm afraid. I can take a message, and a colleague calls you back. ${state.task === "none" ? "" : resume(context, state)}`.trim();
  return `${vary(state.turn, "Sorry, I didn't catch that.", "I'm sorry, I didn't get that.")} ${resume(context, state)}`;
}

/** Says again what the call is waiting for. */
function resume(context: DialogueContext, state: DialogueState): string {
  if (state.task === "booking") {
    if (state.asked === "phone") return askPhone(state);
    if (state.asked === "day")
      return vary(state.turn, "Which day would suit you?", "What day would you like?");
    if (state.asked === "confirm") return confirmAgain(context, state);
    if (state.asked === "change") return "What should I change: the day, the time, the name or the number?";
    if (state.offered.length > 0 && !state.slots.time) return again(context, state);
    return proceed(context, state, new Set());
  }
  if (state.task === "message" || state.task === "cancel") return proceedMessage(state, new Set());
  return ask(state, "nothing", "How can I help?");
}

function confirmAgain(context: DialogueContext, state: DialogueState): string {
  const { day, time } = state.slots;
  if (!day || !time || !state.slots.name || !state.slots.phone) return proceed(context, state, new Set());
  return `Shall I book it: ${spokenDay(day.value, clockOf(context).today)} at ${spokenTime(toMinutes(time.value))}, for ${state.slots.name.value}, at ${spokenPhone(state.slots.phone.value)}?`;
}

/** The same offer in the same order, although the words may vary. */
function again(context: DialogueContext, state: DialogueState): string {
  const kept = state.offered;
  const copy = structuredClone(state);
  copy.wish.days = [...new Set(kept.map((o) => o.day))];
  const words = offer(context, copy);
  return JSON.stringify(copy.offered) === JSON.stringify(kept) ? words : offer(context, state);
}

function otherTimes(context: DialogueContext, state: DialogueState, text: string): string {
  const last = state.offered.at(-1);
  if (has(text, "(another|different|other) (day|days|date)")) {
    if (last) state.wish = { ...noWish(), notWeekdays: state.wish.notWeekdays, from: next(last.day) };
    state.slots.day = undefined;
    return offer(context, state);
  }
  if (last && (state.slots.day || state.offered[0]?.day === last.day)) {
    const [hours, minutes] = last.time.split(":").map(Number) as [number, number];
    state.wish.after = hours * 60 + minutes + 15;
    state.wish.before = undefined;
  } else if (last) {
    state.wish.from = next(last.day);
    state.wish.days = [];
  }
  return offer(context, state);
}

const next = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

function toPerson(state: DialogueState, to: string): string {
  state.filed = handOver({ to });
  state.task = "message";
  state.note = "";
  return ask(
    state,
    "note",
    `I would put you through to ${to} now. This is a demonstration, so no person picks up. I can take a message instead: what should I pass on?`,
  );
}

function heardStaff(context: DialogueContext, text: string): string | undefined {
  return context.scenario.staff.find((p) => has(text, ...p.heard))?.name;
}

/** Name and number, wherever they are said. */
function takeCaller(state: DialogueState, heard: Heard): Set<string> {
  const news = new Set<string>();
  if (heard.name && state.slots.name?.value !== heard.name) {
    state.slots.name = { value: heard.name, confirmed: false };
    news.add("name");
  }
  if (heard.phone.phone && state.slots.phone?.value !== heard.phone.phone) {
    state.slots.phone = { value: heard.phone.phone, confirmed: false };
    news.add("phone");
  }
  if (heard.phone.digits !== state.digits) {
    state.digits = heard.phone.digits;
    if (state.digits) news.add("digits");
  }
  return news;
}

function clearNamed(
  state: DialogueState,
  text: string,
): "time" | "day" | "name" | "phone" | "service" | undefined {
  const { slots } = state;
  if (has(text, "names?")) return ((slots.name = undefined), "name");
  if (has(text, "number", "phone")) return ((slots.phone = undefined), "phone");
  if (has(text, "day", "date", "when")) return ((slots.day = slots.time = undefined), "day");
  if (has(text, "time", "hour")) return ((slots.time = undefined), "time");
  if (has(text, "service", "what (it's|its) for", "reason", "treatment"))
    return ((slots.service = undefined), "service");
  return undefined;
}

function startBooking(state: DialogueState, moved: boolean): void {
  if (state.filed?.kind === "booking") state.slots = { name: state.slots.name, phone: state.slots.phone };
  state.task = "booking";
  state.moved = moved;
  state.wish = noWish();
  state.offered = [];
  state.asked = "nothing";
}

function drop(state: DialogueState): void {
  state.task = "none";
  state.slots = { name: state.slots.name, phone: state.slots.phone };
  state.wish = noWish();
  state.offered = [];
  state.digits = "";
  state.note = "";
}

function goodbye(state: DialogueState): string {
  state.ended = true;
  return settle(
    state,
    ask(
      state,
      "nothing",
      vary(
        state.turn,
        "Thank you for calling. Goodbye, and take care.",
        "Thanks for calling. Goodbye!",
        "You're welcome. Goodbye, and take care.",
      ),
    ),
  );
}

function silence(context: DialogueContext, state: DialogueState): string {
  state.silences = Math.min(9, state.silences + 1);
  if (state.silences === 1) return `Are you still there? ${resume(context, state)}`;
  if (state.silences === 2) return "I can't hear anything. You can also type, or press one of the buttons.";
  state.ended = true;
  return "I still can't hear you, so I'll say goodbye. You can type or press a button at any time.";
}

function rude(context: DialogueContext, state: DialogueState): string {
  state.rude = Math.min(9, state.rude + 1);
  if (state.rude === 1) return `I'd like to help, and I'd rather we stayed polite. ${resume(context, state)}`;
  if (state.rude === 2)
    return "I can't go on like this. I can take a message for a colleague, or you tell me what you need.";
  state.ended = true;
  return "I'm going to end the call here. Goodbye.";
}

function settle(state: DialogueState, say: string): string {
  state.misses = 0;
  return say;
}

function finish(context: DialogueContext, state: DialogueState, say: string): DialogueReply {
  const outcome =
    state.filed ??
    (state.topics.length > 0 && state.task === "none"
      ? { kind: "questions" as const, topics: state.topics }
      : undefined);
  const checked = dialogueState.parse(JSON.parse(JSON.stringify(state)));
  return {
    state: checked,
    say: sentence(say.replace(/\s+/g, " ").trim()).slice(0, 700),
    chips: chipsFor(context, checked),
    slots: checked.slots,
    ...(outcome ? { outcome } : {}),
    ended: checked.ended,
  };
}
