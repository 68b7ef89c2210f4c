import type { DialogueState } from "../../../contracts/voice.ts";
import { agrees } from "./confirm.ts";
import { noWish } from "./context.ts";
import { leave } from "./dropping.ts";
import { addNote } from "./asides.ts";
import type { Heard } from "./hear.ts";
import { visitWish } from "./left-open.ts";
import { topFlow } from "./next.ts";
import { toMinutes } from "./readers/calendar.ts";
import { digitize } from "./readers/number-words.ts";
import { anglicize } from "./readers/spanish.ts";
import { plain, shorten } from "./readers/text.ts";
import { type TimeHeard, timeHeard } from "./readers/time.ts";
import { saysWhen } from "./readers/when.ts";
import { forget } from "./turn-clauses.ts";

// A visit that was offered or read back and is not wanted so: its time goes, or all of it for a call.

/** What a turn makes of a visit before anything else is heard in it. */
export function turnDown(state: DialogueState, heard: Heard): void {
  if (topFlow(state)?.id === "callback") return refuseCall(state, heard);
  if (topFlow(state)?.id === "cancel") return keepApart(state, heard);
  if (topFlow(state)?.id !== "book" || state.changing) return;
  if (!givesUpForCall(state, heard)) refuseTime(state, heard);
}

/** 'No, I don't need a call back. Where do I park?': no name or number is asked for any more. */
function refuseCall(state: DialogueState, heard: Heard): void {
  if (!NO_CALL.test(heard.text)) return;
  if (heard.questions.length === 0) return void heard.acts.set("drop", 0.95).delete("callback");
  leave(state);
  state.asked = "nothing";
  forget(heard, "deny", "drop", "decline", "refuse", "callback", "keep");
}
const NO_CALL =
  /\b(?:i|we) (?:don't|do not|didn't) (?:need|want|ask for)(?: (?:a|any|to be|to get a|you to|anybody to|anyone to))? (?:call(?:ed)?|callback)(?: ?back| me)?(?! (?:before|after|at|on|in|from|until|till|today|tonight|tomorrow|about)(?!\p{L}))\b|\bno (?:need (?:for a|to) )?call(?: ?back)(?! (?:before|after|until))\b|(?<!\p{L})no (?:quiero|necesito|hace falta) que me llam\p{L}+(?! (?:antes|despu))/u;

/** 'Only Rob's is cancelled. Mine's a new one, Thursday the third': a day of the new one cancels nothing. */
function keepApart(state: DialogueState, heard: Heard): void {
  const from = heard.words.search(OF_MINE);
  if (!["confirm", "change", "which"].includes(state.asked) || from < 0) return;
  const before = heard.words.slice(0, from);
  state.later = { flow: "book", words: shorten(heard.words.slice(from), 200) };
  heard.values.days = { ...heard.values.days, days: [], bare: [], from: undefined, to: undefined };
  heard.values.time = { sure: true };
  delete heard.values.name;
  forget(heard, "book", "avail", "forother", "move", "reason", "hold", "decline");
  const clauses = heard.clauses.filter(({ words }) => before.includes(words));
  Object.assign(heard, {
    words: before,
    told: before,
    text: plain(before),
    clauses,
    questions: [],
    wishes: [],
  });
  if (/^(?:yes|yeah|yep|right|correct)(?!\p{L})/u.test(heard.text)) {
    forget(heard, "deny", "correct");
    heard.acts.set("affirm", 0.95);
    return;
  }
  forget(heard, "deny", "correct", "cancel", "drop");
  heard.acts.set("inform", 0.9);
  state.reread = true;
}
const OF_MINE =
  /(?<!\p{L})(?:mine(?:'s| is| would be) (?:an?|the) new|(?:and )?then me(?!\p{L})|(?:and )?book me(?: in)?(?!\p{L})|i(?:'d like| need| want) (?:a new (?:one|appointment)|one (?:for|too|myself)))/iu;

/** 'Don't book it, just have somebody call me': the visit becomes a wish, and nothing of it is read back again. */
function givesUpForCall(state: DialogueState, heard: Heard): boolean {
  // 'Call me instead of texting' says how, of a visit that stands.
  if (state.asked === "confirm" && heard.has("callback") && BY_CALL.test(heard.text)) {
    state.noTexts = true;
    forget(heard, "callback", "deny", "drop");
    return false;
  }
  const calls = heard.has("callback") && CALL_ME.test(heard.text);
  const instead =
    ["confirm", "change"].includes(state.asked) ||
    (state.asked === "offer" && (RATHER.test(heard.text) || heard.has("deny", "drop", "decline")));
  if (!calls || !instead || agrees(heard)) return false;
  if (state.asked !== "offer")
    addNote(state, visitWish({ ...state, slots: { ...state.slots, time: undefined } }));
  state.stack = [];
  state.slots.day = state.slots.time = undefined;
  Object.assign(state, { offered: [], wish: noWish(), asked: "nothing" });
  Object.assign(heard.values, { days: { ...heard.values.days, days: [], from: undefined, to: undefined } });
  heard.values.time = { sure: true };
  forget(heard, "deny", "drop", "decline", "whenis", "avail", "book");
  heard.acts.set("callback", 0.95);
  return true;
}
const BY_CALL = /^(?!.*\bbook\b).*\b(?:instead of|rather than|don't|not|no) (?:a |me a )?text(?:s|ing)?\b/;
const RATHER = /\b(?:just|rather|instead)\b/;
const CALL_ME =
  /(?<!\p{L})(?:have|get|ask|let|want|need|rather|just|somebody|someone|that|que)(?!\p{L}).{0,40}(?:(?:call|ring|phone) me|me llam\p{L}+|call back)(?!\p{L})|^(?:no )*(?:just )?call me/u;

/** 'I can't do noon. Two or three on Tuesday': noon goes, whatever else is said, and the other times are looked for. */
function refuseTime(state: DialogueState, heard: Heard): void {
  const { time } = state.slots;
  const pieces = heard.words.split(/[.;?!]|,|(?<!\p{L})(?:but|pero)(?!\p{L})/iu).map((each) => {
    const text = digitize(state.language === "es" ? anglicize(plain(each)) : plain(each));
    const told: Partial<TimeHeard> = PHONE.test(text) ? {} : timeHeard(text.replace(NOT, " ").trim(), true);
    return { text, told };
  });
  // Of times on offer only one that is none of them is meant: 'not noon', said to 2:30 and 3:30.
  const named = state.asked === "offer" ? pieces.find(refuses)?.told.at : undefined;
  const offers = state.offered.some(
    (each) => named !== undefined && (toMinutes(each.time) - named) % 720 === 0,
  );
  const asked = ["confirm", "change", "name", "phone"].includes(state.asked);
  const agreed = time && asked ? toMinutes(time.value) : offers ? undefined : named;
  if (agreed === undefined) return;
  const same = (at: number | undefined) => at !== undefined && at % 720 === agreed % 720;
  const refused = pieces.some((each) => same(each.told.at) && (LATER.test(each.text) || refuses(each)));
  if (!refused && !(state.asked === "confirm" && NOT_THEN.test(heard.text))) return;
  const other = pieces.find(
    ({ told }) =>
      !same(told.at) && (told.at !== undefined || told.after !== undefined || told.before !== undefined),
  )?.told;
  const later = pieces.some(({ text }) => /\blater\b/.test(text));
  const at = other?.at !== undefined && other.at < 420 ? other.at + 720 : other?.at;
  state.slots.time = undefined;
  state.wish.at = undefined;
  forget(heard, "deny", "drop", "decline", "whenis", "affirm");
  heard.values.time = {
    sure: other?.sure ?? true,
    ...(at !== undefined && { at }),
    after:
      other?.after ??
      ((at === undefined && other?.before === undefined) || at! > agreed || later ? agreed + 15 : undefined),
    before: other?.before ?? (at !== undefined && at < agreed ? agreed : undefined),
  };
  if (!saysWhen(heard.values)) state.offered = [];
  // What asks about the time that is gone is answered by the other ones.
  const { questions } = heard;
  const left = questions.filter(
    ({ words }) => words.split(" ").length > 2 && !same(timeHeard(digitize(plain(words)), true).at),
  );
  Object.assign(heard, { questions: left });
}
const NOT = /\b(?:no|not|don't|book|do)\b/g;
type Piece = { text: string; told: Partial<TimeHeard> };
const refuses = ({ text, told }: Piece): boolean =>
  told.at !== undefined && REFUSES.test(text) && !LIMIT.test(text);
const REFUSES =
  /\b(?:not|can't|cannot|couldn't|won't|(?:doesn't|does not|won't) work|don't (?:book|do|want|put|make|need)|no good|rather than|instead of|too (?:early|late|soon))\b/;
/** 'I can't do that, I'm at work', of what is read back. */
const NOT_THEN =
  /^(?:(?:oh|no|sorry|wait|actually|um|uh|hm+) )*(?:i|we|he|she) (?:can't|cannot|couldn't) (?:do|make) (?:it|that|then|that time)(?: then| after all)?(?! (?:before|any|earlier|later|by|without|over|on)(?!\p{L}))(?!\p{L})/u;
const LATER = /\b(?:later|earlier) than\b/;
const LIMIT = /\b(?:before|after|until|till|by|why not|passed|whether|if)\b/;
const PHONE = /(?:\d[ -]?){7,}/;
