import { NO_NEW } from "../readers/yes-no.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { agrees } from "../confirming/agrees.ts";
import { noWish } from "../context.ts";
import { leave } from "../talk/dropping.ts";
import { addNote } from "../paper/add-note.ts";
import type { Heard } from "../hearing/heard.ts";
import { visitWish } from "../confirming/left-open.ts";
import { topFlow } from "../next.ts";
import { isSameHour, toMinutes } from "../readers/calendar.ts";
import { plain, shorten } from "../readers/text.ts";
import { saysWhen } from "../readers/when.ts";
import { repairIn } from "../hearing/repair.ts";
import { forget } from "../hearing/turn-clauses.ts";

// A visit that was offered or read back and is not wanted so: its time goes, or all of it for a call.

/** What a turn makes of a visit before anything else is heard in it. */
export function turnDown(state: DialogueState, heard: Heard): void {
  // 'No, don't bother, I just want to know what a will costs': nobody is to call about what was asked before.
  if (state.asked === "meant" && state.yes === "callback" && NO_CALL_ABOUT.test(heard.text))
    state.open = state.open?.slice(0, -1);
  if (topFlow(state)?.id === "callback") return refuseCall(state, heard);
  if (topFlow(state)?.id === "cancel") return keepApart(state, heard);
  if (topFlow(state)?.id === "move") return refuseWished(state, heard);
  if (topFlow(state)?.id !== "book" || state.changing) return;
  if (!givesUpForCall(state, heard)) refuseTime(state, heard);
}

/** 'No, I don't need a call back. Where do I park?': no name or number is asked for any more. */
function refuseCall(state: DialogueState, heard: Heard): void {
  if (!heard.repair.no.has("call") || heard.repair.wants || /\btext me\b|mensaje de texto/.test(heard.text))
    return;
  if (heard.questions.length === 0) return void heard.acts.set("drop", 0.95).delete("callback");
  leave(state);
  state.asked = "nothing";
  forget(heard, "deny", "drop", "decline", "refuse", "callback", "keep");
}

/** 'Not at nine', of a new time that was noted: it stands there no more. */
function refuseWished(state: DialogueState, heard: Heard): void {
  for (const at of heard.repair.times) {
    const hour = `${Math.floor(at / 60) % 12 || 12}${at % 60 ? `:${String(at % 60).padStart(2, "0")}` : ""}`;
    const told = new RegExp(
      `(?<= |^)(?:at|a las?) ${hour}(?: o'clock)?(?: or | o |$)|(?: or | o )(?:at|a las?) ${hour}(?: o'clock)?(?=$| )`,
      "u",
    );
    state.note = state.note.replace(told, "").trim();
  }
}

/** 'Only Rob's is cancelled. Mine's a new one, Thursday the third': a day of the new one cancels nothing. */
function keepApart(state: DialogueState, heard: Heard): void {
  if (NO_NEW.test(heard.text) || /\bdon't (?:want|need) another\b/.test(heard.text)) {
    state.noBooking = true;
    addNote(state, "New time: none wanted");
  }
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

/** 'Don't book it, just have somebody call me': the visit becomes a wish, and what was told is of the call. */
function givesUpForCall(state: DialogueState, heard: Heard): boolean {
  const { no, wants } = heard.repair;
  // 'Call me instead of texting' says how, of a visit that stands.
  if (state.asked === "confirm" && wants === "callback" && BY_CALL.test(heard.text)) {
    state.noTexts = true;
    forget(heard, "callback", "deny", "drop");
    return false;
  }
  // What was asked for before a visit was offered instead is asked for still.
  const wished = wants ?? (no.has("visit") ? earlier(state) : undefined);
  const offered = state.asked === "offer" || state.asked === "day" || state.asked === "service";
  const rather =
    no.has("visit") ||
    (wants === "callback" && ["confirm", "change"].includes(state.asked)) ||
    (offered && (state.implied === true || RATHER.test(heard.text) || heard.has("deny", "drop", "decline")));
  if (!wished || !rather || agrees(heard)) return false;
  // What was read back was agreed as far as its time goes.
  const time =
    ["confirm", "change"].includes(state.asked) && !heard.repair.that ? state.slots.time : undefined;
  if (state.slots.time) addNote(state, visitWish({ ...state, slots: { ...state.slots, time } }));
  state.stack = state.stack.filter((id) => id !== "book");
  state.slots.day = state.slots.time = undefined;
  Object.assign(state, { offered: [], wish: noWish(), asked: "nothing", noBooking: true });
  Object.assign(heard.values, { days: { ...heard.values.days, days: [], from: undefined, to: undefined } });
  heard.values.time = { sure: true };
  forget(heard, "deny", "drop", "decline", "whenis", "avail", "book");
  heard.acts.set(wished, 0.95);
  return true;
}
const BY_CALL = /^(?!.*\bbook\b).*\b(?:instead of|rather than|don't|not|no) (?:a |me a )?text(?:s|ing)?\b/;
const RATHER = /\b(?:just|rather|instead)\b/;
/** What a turn before wished for. */
const earlier = ({ told, note, language }: DialogueState) =>
  [note, ...told].map((each) => repairIn(each, language === "es", () => false).wants).find(Boolean);

/** 'Not two, three': the hour that was agreed, offered or wished for goes, and others are looked for. */
function refuseTime(state: DialogueState, heard: Heard): void {
  const { slots, wish, offered } = state;
  const known = slots.time ? [slots.time.value] : offered.map(({ time }) => time);
  const { times, that } = heard.repair;
  const is = (same: (time: number, at: number) => boolean) =>
    known.find((time) => times.some((at) => same(toMinutes(time), at)));
  // 'Not ten', of a quarter past ten.
  const named = is(isSameHour) ?? is((time, at) => at % 60 === 0 && isSameHour(time - (time % 60), at));
  const agreed = named ?? (that ? slots.time?.value : undefined);
  if (agreed === undefined) {
    if (wish.at !== undefined && heard.repair.times.some((at) => isSameHour(at, wish.at!)))
      wish.at = undefined;
    return;
  }
  const from = toMinutes(agreed);
  const { time, days } = heard.values;
  slots.time = undefined;
  wish.at = undefined;
  forget(heard, "deny", "drop", "decline", "whenis", "affirm");
  const said = time.at ?? time.after ?? time.before ?? time.lean;
  if (said === undefined && days.days.length === 0)
    heard.values.time = TOO_LATE.test(heard.text)
      ? { sure: true, before: from }
      : { sure: true, after: from + 15 };
  // 'Anything later? At eight I drop the kids' is later than those on offer.
  if (time.lean !== undefined) return void Object.assign(heard, { questions: [] });
  state.offered = saysWhen(heard.values)
    ? offered.filter(({ time: each }) => !times.some((at) => isSameHour(toMinutes(each), at)))
    : [];
  // What asks about the time that is gone is answered by the other ones.
  const questions = heard.questions.filter(({ words }) => words.split(" ").length > 2);
  Object.assign(heard, { questions });
}
const TOO_LATE = /\btoo late\b|muy tarde/u;
const NO_CALL_ABOUT =
  /^(?:(?:no+|nope|nah|oh|well) )*(?:don't bother|no need|never ?mind|forget (?:it|that)|skip it|not (?:that )?important|no se moleste|olv[ií]delo|d[eé]jelo)(?!\p{L})/u;
