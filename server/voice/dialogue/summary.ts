import type { Desk } from "../../../content/desks/desk.ts";
import type { CallerCard } from "../../../contracts/voice-call.ts";
import type { DialogueOutcome, DialogueState } from "../../../contracts/voice.ts";
import { callerCard } from "./caller-gets.ts";
import { fileAsItStands } from "./left-open.ts";
import { toMinutes } from "./readers/calendar.ts";
import { writtenPhone } from "./readers/phone.ts";
import { fullDay, shortTime } from "./say/english.ts";

/** What the assistant would have filed, for the receipt and the inbox of leads. */
export interface Summary {
  kind: DialogueOutcome["kind"] | "nothing";
  /** 'Cleaning, booked'. */
  title: string;
  /** The lines under it, most important first. */
  lines: string[];
  /** What the caller would get; nothing where there is nothing to file. */
  caller?: CallerCard;
}

const LINES = {
  "911": "Told to call 911",
  "988": "Told to call or text the crisis line, 988",
  poison: "Told to call Poison Control, 1-800-222-1222",
} as const;

/** What a message is about, on the receipt. */
const ABOUT: Record<string, string> = {
  message: "A message",
  callback: "A call back",
  move: "A request to move an appointment",
  cancel: "A request to cancel an appointment",
  appointment: "A question about an appointment",
  late: "Running late",
  complaint: "A complaint",
  billing: "A question about a bill",
  refill: "A refill",
  results: "Test results",
  referral: "A referral",
  records: "Records",
  case: "News of a case",
  lost: "Something left behind",
  vendor: "A vendor",
};

function titled(desk: Desk, filed: DialogueOutcome): Summary {
  switch (filed.kind) {
    case "booking": {
      const service = desk.services.find(({ id }) => id === filed.service)?.name ?? filed.service;
      const what = filed.canceled ? "booked and canceled" : filed.moved ? "moved" : "booked";
      return {
        kind: "booking",
        title: `${service}, ${what}`,
        lines: [
          `${fullDay(filed.day)}, ${shortTime(toMinutes(filed.time))}`,
          `${filed.name}, ${writtenPhone(filed.phone)}`,
          ...(filed.note ? [filed.note] : []),
        ],
      };
    }
    case "message":
      return {
        kind: "message",
        title: `${ABOUT[filed.about] ?? "A message"}${filed.urgent ? ", urgent" : ""}${filed.unconfirmed ? ", not confirmed" : ""}`,
        lines: [filed.text, `${filed.name}, ${writtenPhone(filed.phone)}`],
      };
    case "emergency":
      return {
        kind: "emergency",
        title: filed.over ? "An emergency, called off by the caller" : "An emergency",
        lines: [
          filed.line === "practice"
            ? `Told to call the urgent line, ${desk.urgent?.line ?? ""}`
            : LINES[filed.line],
          ...(filed.words ? [`When they said: “${filed.words}”`] : []),
          ...(filed.before ? [`Said before: “${filed.before}”`] : []),
        ],
      };
    case "handover":
      return { kind: "handover", title: "Put through", lines: [`To ${filed.to}`] };
    case "questions":
      return { kind: "questions", title: "Questions answered", lines: filed.topics };
  }
}

/** An emergency is what a call was about, whatever else was filed; then bookings, messages and hand-overs. */
const RANK: DialogueOutcome["kind"][] = ["emergency", "booking", "message", "handover", "questions"];
/** One that the caller called off comes after what was agreed. */
const rankOf = (filed: DialogueOutcome): number =>
  filed.kind === "emergency" && filed.over ? RANK.indexOf("message") + 0.5 : RANK.indexOf(filed.kind);

/** Everything that a call has filed, the most important first. */
export const filedSummaries = (desk: Desk, { filed }: Pick<DialogueState, "filed">): Summary[] =>
  byRank(filed).map((each) => titled(desk, each));
const byRank = (filed: DialogueState["filed"]): DialogueOutcome[] =>
  [...filed].sort((a, b) => rankOf(a) - rankOf(b));

/** Summarises a call from its state; a booking that was left halfway is told as such. */
export function summarize(desk: Desk, now: DialogueState): Summary {
  // Who hangs up in the middle leaves what they told.
  const state = structuredClone(now);
  if (!state.ended) fileAsItStands(state);
  const [first, ...others] = filedSummaries(desk, state);
  if (first) {
    // Somebody who was put through and then left a message left a message.
    const more = others.filter(({ kind }) => kind !== "handover");
    return {
      ...first,
      lines: [...first.lines, ...more.flatMap(({ title, lines }) => [title, ...lines])].slice(0, 12),
      caller: callerCard(desk, state, byRank(state.filed)[0]!),
    };
  }
  const service = desk.services.find(({ id }) => id === state.slots.service?.value)?.name;
  if (state.stack.includes("book") && service)
    return {
      kind: "nothing",
      title: `${service}, not finished`,
      lines: state.slots.day ? [fullDay(state.slots.day.value)] : [],
    };
  if (state.topics.length > 0)
    return {
      kind: "questions",
      title: "Questions answered",
      lines: state.topics.map((topic) => topic.replace(/-/g, " ")),
      caller: callerCard(desk, state, { kind: "questions" }),
    };
  return { kind: "nothing", title: "Nothing to file", lines: [] };
}
