import type { ActId } from "../../../content/understanding/acts.ts";
import { talk } from "../../../content/flows/talk.ts";
import { NOTE_MAX, type DialogueState } from "../../../contracts/voice.ts";
import { absorb, meantDays } from "./absorb.ts";
import { clockOf, type DialogueContext } from "./context.ts";
import { type Heard, saysValue } from "./hear.ts";
import type { Plan } from "./interpret.ts";
import { NONE, topFlow } from "./next.ts";
import { saysWhen } from "./readers/when.ts";
import { shorten } from "./readers/text.ts";
import { nameHeard } from "./readers/name.ts";
import { speeches, wording } from "./say/speech.ts";

const YES_NO = /^(?:yes|no|ok|okay|sure|yeah|yep|nope|please|yes please|sí|no gracias|claro|bueno)$/;

/** A caller's own words as they are noted: with a capital, and without what only leads to them. */
export function noteOf(words: string): string {
  const said = words
    .replace(
      /^(?:(?:hi|hello|hey|yes|yeah|ok|okay|so|well|um+|uh+|please|just|sure|hola|sí|bueno)[,.!]*\s+)+/i,
      "",
    )
    .replace(
      /^(?:(?:can|could|would) you (?:please )?|i(?:'d| would) like (?:you )?to |i (?:want|need)(?: you)? to |please )?(?:leave|take|give|pass on|send) (?:(?:him|her|them|you|the \S+|dr\.? \S+) )?(?:a |my |the )?message(?: for (?:my |the |dr\.? )?[\p{L}']+)?(?:[,.:]| that| saying| to say| and say)*\s*/iu,
      "",
    )
    .replace(
      /^(?:(?:can|could|would) you (?:please )?|please |just )*(?:tell|let) (?:him|her|them|the \S+(?: \S+)?|dr\.? \S+|\S+)(?: know)?(?: that)?\s+/i,
      "",
    )
    .replace(/\bi\b/g, "I")
    .trim();
  return shorten(said.charAt(0).toUpperCase() + said.slice(1), NOTE_MAX);
}

/** A day and time of the turn in words, 'on Wednesday the 25th at 3 o'clock'; empty when it had none. */
export function whenWords(context: DialogueContext, state: DialogueState, heard: Heard, nth = 0): string {
  const { today } = clockOf(context);
  const speech = speeches[state.language];
  const days = meantDays(state, heard.values);
  const { time } = heard.values;
  const day = days[Math.min(nth, days.length - 1)];
  const at = time.at === undefined ? "" : speech.at(time.sure || time.at >= 420 ? time.at : time.at + 720);
  const on = day ? speech.day(day, today) : "";
  return [on, at].filter(Boolean).join(" ");
}

/** 'In about an hour', out of 'yes, but can they call me in about an hour'. */
const whenSaid = (words: string): string =>
  words
    .replace(/^.*\b(?:call|reach|get|ring|llam\p{L}*)(?: (?:me|us|them))?(?: back)?,?\s+(?=\S)/iu, "")
    .replace(/^(?:yes|yeah|sure|ok|okay|sí),?\s+/i, "");

/** Takes the values of a turn, and the words where words were asked for. */
export function collect(context: DialogueContext, state: DialogueState, heard: Heard, plan: Plan): void {
  const { asked } = state;
  const flow = topFlow(state);
  const steers =
    heard.has("drop", "keep", "repeat", "person", "hold", "check", "cancel", "move", "frustrated") ||
    (heard.text.endsWith("?") && heard.text.split(" ").length < 6);
  const words = heard.text !== "" && !YES_NO.test(heard.text);
  if (
    flow &&
    asked === "note" &&
    words &&
    !steers &&
    !(heard.has("deny") && heard.text.split(" ").length < 4)
  ) {
    const when = flow.id === "move" ? whenWords(context, state, heard) : "";
    state.note = when || noteOf(heard.words) || heard.words.slice(0, NOTE_MAX);
    if (heard.values.name) state.slots.name = { value: heard.values.name, confirmed: false };
    if (heard.values.phone) state.slots.phone = { value: heard.values.phone, confirmed: false };
    plan.understood = true;
    quiet(heard);
    return;
  }
  if (flow && (asked === "which" || asked === "when") && words && !steers) {
    const no = heard.has("deny", "dontknow") || !saysWhen(heard.values);
    const told =
      asked === "when" && heard.values.time.at === undefined && !no
        ? shorten(whenSaid(heard.words), 100)
        : whenWords(context, state, heard) || (no ? "" : shorten(heard.words, 100));
    const value = told
      ? told
      : heard.has("deny", "dontknow") || state.tries > 1
        ? NONE
        : saysWhen(heard.values) || heard.text.split(" ").length < 10
          ? shorten(heard.words, 100)
          : "";
    if (value) {
      state[asked === "which" ? "which" : "callback"] = value;
      plan.understood = true;
      return;
    }
  }
  const name = longerName(state, heard.words) ?? insistedName(state, heard) ?? nameOfOther(state, heard);
  if (name) {
    state.slots.name = { value: name, confirmed: false };
    plan.understood = true;
  }
  if (
    flow?.files?.kind === "message" &&
    (asked === "name" || asked === "phone") &&
    !heard.values.name &&
    !heard.values.phone &&
    addToNote(state, heard)
  ) {
    plan.understood = true;
    plan.said.push(wording(talk.added, state.language));
    return;
  }
  if (flow?.id === "move" && saysWhen(heard.values) && asked !== "when") {
    const [first, second] = [whenWords(context, state, heard, 0), whenWords(context, state, heard, 1)];
    if (heard.values.days.days.length > 1) [state.which, state.note] = [first, second];
    else if (/\b(?:old|existing|current|the one i have|it's on|it is on)\b/.test(heard.text))
      state.which = first;
    else state.note = first;
    plan.understood = true;
  }
  const declines = asked === "offer" && heard.has("decline", "deny", "avail");
  if (!saysValue(heard, state) && !declines) return;
  // Values said outside of any task belong to one that may begin now; a name or number belongs to the caller anyway.
  plan.news = absorb(state, heard);
  if (plan.news.size > 0 && (flow || asked === "name" || asked === "phone")) plan.understood = true;
}

/** 'Yeah, Kyle Benson', said to a Kyle. */
function longerName({ slots }: DialogueState, words: string): string | undefined {
  const known = slots.name?.value.toLowerCase();
  const name = known && words.toLowerCase().includes(known) ? nameHeard(words, { asked: true }) : undefined;
  return name?.toLowerCase().startsWith(`${known} `) ? name : undefined;
}

/** Asked for a third time, a caller's short answer is their name, whatever words it is made of. */
function insistedName(state: DialogueState, heard: Heard): string | undefined {
  const { words, values } = heard;
  if (state.asked !== "name" || state.tries < 3 || values.name || values.phone) return undefined;
  if (
    !/^[\p{L}\p{M}' .-]{2,40}$/u.test(words) ||
    words.split(" ").length > 4 ||
    heard.has("refuse", "person", "drop", "bye", "repeat", "hold")
  )
    return undefined;
  return words.replace(/(^|[\s'-])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** A bare name while somebody else is being booked, whatever was asked. */
function nameOfOther(state: DialogueState, heard: Heard): string | undefined {
  const { slots, whom, asked } = state;
  if (topFlow(state)?.id !== "book" || !whom || slots.name || asked === "name" || saysValue(heard, state))
    return undefined;
  if (heard.words.split(" ").length > 3 || [...heard.acts.values()].some((p) => p > 0.4)) return undefined;
  return nameHeard(heard.words, { asked: true });
}

/** Words that tell more of what the message is about, said while something else was asked. */
export function addToNote(state: DialogueState, heard: Heard): boolean {
  const steering = [
    "repeat",
    "hold",
    "check",
    "drop",
    "keep",
    "person",
    "bye",
    "refuse",
    "dontknow",
    "frustrated",
    "recap",
    "bot",
    "move",
    "cancel",
    "abuse",
  ] as const;
  if (heard.has(...steering)) return false;
  const more = heard.clauses
    .filter(
      ({ acts: own, words }) =>
        words.split(" ").length > 3 && own.every((act) => TELLS.includes(act)) && !ASKS.test(words),
    )
    .map(({ words }) => noteOf(words.replace(/^(?:and|also|y|but)\s+/i, "")))
    .filter((words) => words.length > 8 && !state.note.toLowerCase().includes(words.toLowerCase()));
  if (more.length === 0) return false;
  state.note = shorten([state.note.replace(/[.\s]+$/, ""), ...more].filter(Boolean).join(". "), NOTE_MAX);
  return true;
}
/** A question is no part of a message. */
const ASKS =
  /^(?:and |but |so |y )*(?:when|what|where|who|why|how|do|does|did|is|are|am|can|could|will|would|have|has|cu[aá]ndo|qu[eé]|d[oó]nde|c[oó]mo|puedo|tengo que)\b|\?\s*$/i;
const TELLS: readonly ActId[] = [
  "inform",
  "reason",
  "complaint",
  "message",
  "results",
  "billing",
  "casestatus",
  "refill",
  "late",
  "returning",
  "lost",
  "records",
  "correct",
];

/** What was noted whole is no longer asked about or begun. */
function quiet(heard: Heard): void {
  (heard.acts as Map<string, number>).clear();
  for (const clause of heard.clauses) (clause as { acts: readonly string[] }).acts = [];
}
