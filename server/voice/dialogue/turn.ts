import type { DialogueState } from "../../../contracts/voice.ts";
import { answered } from "./answered.ts";
import { answerTo } from "./answers.ts";
import { bookingTurn } from "./booking-turn.ts";
import { absorb } from "./absorb.ts";
import { fileBooking, proceed } from "./booking.ts";
import { ask } from "./offer.ts";
import { drop, heardStaff, settle, startBooking, takeCaller, toPerson } from "./caller.ts";
import type { DialogueContext } from "./context.ts";
import { messageTurn } from "./message-turn.ts";
import { fileMessage, note, proceedMessage } from "./message.ts";
import { vary } from "./phrases.ts";
import { resume } from "./resume.ts";
import { small } from "./small-talk.ts";
import { has } from "./text.ts";
import type { Heard } from "./understand.ts";

export function respond(context: DialogueContext, state: DialogueState, heard: Heard): string {
  const { intents, text } = heard;
  // 'Tell Priya thanks': words for one of the staff.
  if (
    context.scenario.staff.some((p) =>
      has(text, ...p.heard.map((name) => `(tell|let|ask|remind|thank) (dr |doctor |mr |ms |mrs )?${name}`)),
    )
  )
    intents.message = true;
  const busy = state.task !== "none";

  if (intents.repeat && !heard.time.at && heard.days.days.length === 0)
    return settle(state, resume(context, state));
  if (
    intents.wait &&
    !(busy && intents.dropIt) &&
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

  if (
    !busy &&
    !intents.question &&
    has(
      text,
      "(can't|cannot|won't|not going to|not gonna|unable to|won't be able to)( be able to)? (make it|come( in)?)( .*)?",
    )
  ) {
    // An appointment that they have is not in this calendar: a colleague sees to it.
    state.task = "message";
    note(state, heard.cleaned);
    return settle(state, `No problem, I'll pass that on. ${proceedMessage(state, takeCaller(state, heard))}`);
  }
  const answer = heard.onlyName ? undefined : answerTo(context, state, text, intents, heard.days);
  if (
    intents.person &&
    !intents.book &&
    !heard.service &&
    (!answer || (answer.topic !== "itself" && (context.scenario.id !== "ringwell" || !intents.question))) &&
    !intents.message
  )
    return settle(state, toPerson(state, context.scenario.frontDesk));
  const wantsCall = has(
    text,
    "(call|ring|phone|get back to) me( back)?( .*)?",
    "give me a (call|ring|buzz)( .*)?",
  );
  if (
    intents.message &&
    state.task !== "message" &&
    state.task !== "booking" &&
    (!heard.service || (wantsCall && !intents.book)) &&
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

/** 'Do you take Cigna, and can I book a cleaning for Tuesday?' is both: the answer leads, the booking follows. */
export const startsBooking = (
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
