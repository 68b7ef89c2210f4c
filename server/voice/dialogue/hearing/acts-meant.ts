import { LEAVES_IT, notMeant } from "./not-meant.ts";
import type { ActId } from "../../../../content/understanding/acts.ts";
import { NO_COMPLAINT, OF_THE_TALK } from "../../../../content/understanding/paper-words.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { type DialogueContext, lastAbout } from "../context.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { serviceHeard } from "../readers/service.ts";
import { plain } from "../readers/text.ts";
import { WHEN_WORDS } from "../readers/when-words.ts";
import { answersOf } from "../readers/yes-no.ts";
import { CALLS_THEM, COMES_OUT, HAS_ONE, sells, WANTS_VISIT } from "../tasks/task-words.ts";
import { mattersMeant } from "./matters-meant.ts";
import { placeIn } from "./numbers.ts";
import {
  ABOUT_NO_CALL,
  BY_THE_WAY,
  CALLED_OFF,
  CANCELS,
  CANNOT,
  CHANGES_IT,
  DROPS_ONE,
  ELSE_WISHED,
  EXPECTED,
  HELD_UP,
  HIS_ONE,
  IF_THEY_COME,
  IN_NOW,
  IS_THERE,
  KEEPS_WHAT,
  LEAVES_WORD,
  MADE_TO_CALL,
  MAIL_ME,
  NEEDS_NEW,
  NOBODY_CALLS,
  NOT_CANCEL,
  NOT_THAT_ONE,
  OF_A_CASE,
  OF_ONE,
  ONLY_THEN,
  OPEN_THEN,
  OTHER_DAY,
  PUT_ELSEWHEN,
  REACHABLE,
  REACHES,
  SEEN_WHEN,
  SENDS,
  STAFF_SILENT,
  TAKES_NEW,
  TELLS_ME,
  THERE_ALREADY,
  TOLD_OF_ONE,
  WANTS_TALK,
  WANTS_TALK_FOR,
  WHAT_FREE,
  WHO_ARE_YOU,
} from "./heard-words.ts";
import type { Heard } from "./heard.ts";
import type { Repair } from "./repair.ts";
import { actsSoFar } from "./acts-so-far.ts";
import { ofOneThere } from "./of-one-there.ts";

/** What the words of a turn do, where the call stands: each act with how sure it is, and what each clause does. */
export function actsMeant(
  context: DialogueContext,
  state: DialogueState,
  words: string,
  repair: Repair,
): Pick<Heard, "acts" | "clauses" | "maybe" | "suspected" | "leave"> {
  const { asked } = state;
  const text = plain(words);
  const { understood, heard, byClause, without, instead } = actsSoFar(state, words);
  without(...notMeant(state, understood.clauses, byClause, text));
  // 'Nah, leave it', to 'would you like a time for that?', keeps no appointment.
  if (asked === "meant" && state.stack.length === 0 && LEAVES_IT.test(text)) without("keep");
  const wants = (act: ActId) => (heard.get(act) ?? 0) >= 0.4;
  // 'Do I keep my number?' keeps no appointment.
  if (heard.has("keep") && state.stack.length + state.filed.length === 0 && KEEPS_WHAT.test(text))
    without("keep");
  // Who is expected and stuck on the way is late, whatever it is that holds them up.
  if (state.asked === "nothing" && EXPECTED.test(text) && HELD_UP.test(text) && !CALLED_OFF.test(text))
    instead("late", 0.95, "reason", "book", "complaint");
  // 'A physical, I can't come until Friday', 'a cleaning, the later the better': who names a visit has none yet.
  const first = state.stack.length + state.filed.length === 0;
  if (first && (wants("move") || wants("cancel")) && !OF_ONE.test(text) && !EXPECTED.test(text))
    if (state.slots.service || serviceHeard(context.desk, text)) instead("book", 0.8, "cancel", "move");
  // 'I got a thing with you guys Thursday, and I don't think that's gonna happen' calls it off.
  const off = first && CALLED_OFF.test(text) && THERE_ALREADY.test(text) && !OTHER_DAY.test(text);
  if (off)
    instead("cancel", 0.95, "book", "avail", "reason", "drop", "move", "whenis", "deny", "parking", "where");
  // Who has an appointment and cannot make it wants another time for it.
  const stays = off || CANCELS.test(text) || (wants("cancel") && !wants("move") && !OTHER_DAY.test(text));
  const kept =
    (first && NOT_THAT_ONE.test(text)) ||
    ((EXPECTED.test(text) || HAS_ONE.test(text)) &&
      (CANNOT.test(text) || PUT_ELSEWHEN.test(text)) &&
      !NEEDS_NEW.test(text));
  if (
    state.stack.length === 0 &&
    !stays &&
    (kept || (wants("cancel") && wants("move") && !NEEDS_NEW.test(text)))
  )
    instead("move", 0.9, "whenis", "book", "avail", "reason", "complaint", "cancel");
  else if (HIS_ONE.test(text) && !OTHER_DAY.test(text) && !wants("move"))
    instead("cancel", 0.85, "whenis", "book", "reason");
  // 'I've got two, and I want to drop one of them.'
  if (state.stack.length === 0 && DROPS_ONE.test(text))
    instead("cancel", 0.95, "book", "avail", "drop", "whenis", "forother", "move");
  // 'When could somebody look at it?' asks for a time.
  if (SEEN_WHEN.test(text)) instead("avail", 0.9, "person", "whenis", "staff", "walkin");
  // 'Can one of your guys take a look at my furnace?', of who comes to the house.
  const before = state.filed.some(({ kind }) => kind !== "emergency") || state.stack.length > 0;
  if (!before && context.desk.comes && COMES_OUT.test(text) && !wants("move") && !wants("price"))
    instead("book", 0.85, "avail", "person", "staff", "walkin", "callback");
  if (WHAT_FREE.test(text)) instead("avail", 0.9, "whenis", "hours");
  // 'Just Thursday, I don't have anything today', of what was read back to be canceled, books nothing.
  if (state.stack.at(-1) === "cancel" && asked === "confirm" && ONLY_THEN.test(text))
    without("book", "avail");
  // 'No, mejor cámbiela para el miércoles', once it was to be given up.
  if (state.stack.at(-1) === "cancel" && CHANGES_IT.test(text))
    instead("move", 0.95, "cancel", "deny", "drop");
  // 'I've been waiting five weeks and nobody calls me back' wants no visit.
  if (first && NOBODY_CALLS.test(text))
    instead("complaint", 0.95, "book", "avail", "reason", "callback", "casestatus", "returning", "message");
  // 'My lawyer, Mr. Harrow, hasn't called me back' wants him to, and no visit.
  if (first && STAFF_SILENT.test(text))
    instead("callback", 0.95, "book", "avail", "reason", "complaint", "casestatus");
  // 'She said to call if it wasn't working', 'I want Dr. Reyes to know' leave word.
  if (first && !wants("book") && !wants("results") && LEAVES_WORD.test(text))
    instead("message", 0.95, "person", "reason", "returning", "callback");
  // 'Have somebody email me, tasha at shearjoy dot com' is no call.
  if (MAIL_ME.test(text)) instead("message", 0.9, "callback", "contact");
  // 'I got a text that I have something Friday' asks of what is there already.
  if (first && TOLD_OF_ONE.test(text) && !CANNOT.test(text))
    instead("confirmexisting", 0.9, "avail", "book", "move", "whenis");
  // 'Could I see somebody this week?', of what was told before it.
  if (first && !wants("book") && !wants("move") && !wants("cancel") && WANTS_VISIT.test(text))
    instead("book", 0.8);
  // Who calls the firm that sells this is a business, and wants to buy.
  if (context.desk.id === "ringwell" && wants("sales") && WANTS_TALK.test(text))
    instead("callback", 0.9, "sales");
  // 'I'm calling for my boss, she wants to talk to somebody': a time is found for the one who does.
  if (context.desk.id === "ringwell" && first && WANTS_TALK_FOR.test(text))
    instead("book", 0.9, "callback", "sales", "person");
  // 'I need Mr. Pell to phone my mother', with nothing else wished for or with a visit that nobody asked for.
  const idle = state.stack.length === 0 || (state.stack.at(-1) === "book" && state.implied === true);
  if (repair.another && (repair.no.has("visit") || (idle && !wants("book")))) repair.wants = "callback";
  // A call or a word to somebody is no visit, whoever is to call or to be told.
  if (repair.wants) instead(repair.wants, 0.9, "book", "avail", "person", "staff", "drop");
  // 'I booked one yesterday and put in the wrong number', 'I've got a four o'clock that's not happening, what's next?'
  for (const [act, gone] of ofOneThere(state, text)) instead(act, 0.95, ...gone);
  // 'I can't come in, I just want them to call me' gives no visit up.
  if (repair.wants === "callback" && /\bcan(?:'t|not) come in\b/.test(text)) without("cancel", "move");
  // 'Can I just rebook it for Wednesday?', of one that is canceled, wants another.
  const ofCancel = state.stack.at(-1) === "cancel" || lastAbout(state) === "cancel";
  if (ofCancel && /\b(?:can|could|may|to|let's|please|just) (?:\S+ ){0,2}re-?book\b/.test(text))
    instead("book", 0.9, "cancel", "move");
  // 'Could we both come in together, say Monday?', with nothing under way.
  if (state.stack.length === 0 && /\b(?:can|could|may) we (?:both|all) come in\b/.test(text))
    instead("book", 0.9);
  // 'That's the one I can't make, I need it moved', of a move that is under way.
  if (state.stack.at(-1) === "move" && wants("cancel") && MOVED.test(text) && !CANCELS.test(text))
    without("cancel");
  if (state.stack.at(-1) === "cancel" && INSTEAD.test(text) && !CANCELS.test(text)) instead("move", 0.95);
  // 'I need to cancel, well, not cancel, could it be later that day?'
  if (wants("cancel") && NOT_CANCEL.test(text)) instead("move", 0.95, "cancel", "deny", "drop");
  // 'Is Dr. Lee taking new patients?'
  if (TAKES_NEW.test(text)) {
    without("staff", "offered", "whenis");
    heard.set("new", 0.95);
    const own = byClause[understood.clauses.findIndex((each) => /\bnew\b/i.test(each))];
    if (own && !own.includes("new")) own.push("new");
  }
  // 'My daughter's after me to call about this knee' says who made them call.
  if (MADE_TO_CALL.test(text)) without("callback");
  // 'Can somebody call it in today?', to the pharmacy.
  if (/\bcall(?:ed|ing)? (?:it|them|this|that|those) in\b/.test(text)) without("walkin", "callback", "book");
  // 'Can you cancel my appointment Monday instead?', of another wish, moves nothing.
  if (/\bcancel\p{L}*(?: (?!(?:and|get|have|come|give|for|do|put|to)\b)\S+){0,6} instead$/u.test(text))
    instead("cancel", 0.95, "move", "book");
  // 'As long as somebody lets me know if I have to come in' asks for no visit.
  if (IF_THEY_COME.test(text) && !/\bcome\b.*\bcome\b/.test(text)) without("book", "avail", "walkin");
  if (ABOUT_NO_CALL.test(text)) without("returning");
  // 'Can you put my sister's number down too?' books none for her.
  if (/\b(?:put|add|write|note) (?:\S+ ){1,4}(?:number|phone)\b/.test(text)) without("forother", "book");
  // 'Can somebody call my brother back?' books nothing for him.
  if (state.stack.length === 0 && !wants("book") && CALLS_THEM.test(text))
    instead("callback", 0.9, "forother");
  // 'I need my X-rays sent to Dr. Lee, I see her on the 9th' asks for no appointment.
  if (
    state.stack.length === 0 &&
    SENDS.test(text) &&
    !/\b(?:do|should|must|will|would) (?:i|we)\b/.test(text)
  )
    instead("records", 0.9, "whenis", "book", "confirmexisting", "referral");
  for (const [act, p, gone] of mattersMeant(context, state, words)) instead(act, p, ...gone);
  // Who asks for what this desk does, or calls from elsewhere about somebody who is seen here, sells nothing.
  if (wants("sales") && wants("book") && !sells(context.desk, text)) without("sales");
  if (wants("sales") && OF_A_CASE.test(text)) instead("message", 0.85, "sales", "referral", "records");
  // 'Is somebody there today?' asks for the hours; 'is Mr. Pell in?' for him.
  const thing = TELLS_ME.exec(text)?.groups;
  if (thing?.["hours"]) instead("hours", 0.95, "message", "person");
  else if (thing?.["where"]) {
    without("message", "person");
    heard.set("where", 0.95);
    byClause[understood.clauses.findIndex((each) => TELLS_ME.test(plain(each)))]?.push("where");
  }
  if (REACHES.test(text)) instead("person", 0.9, "wrongnumber", "staff", "inform");
  if (WHO_ARE_YOU.test(text)) instead("bot", 0.95, "staff", "new", "person", "offered");
  if (OPEN_THEN.test(text)) instead("hours", 0.95, "person", "callback");
  else if (
    sentencesOf(words).some((each) => IN_NOW.test(plain(each))) ||
    (IS_THERE.test(text) && (state.to || REACHABLE.test(text)))
  )
    instead("person", 0.9, "staff", "whenis", "hours", "avail");
  // Plain yes and no are no matter of learning.
  for (const [act, p] of answersOf(text, asked)) {
    if (p === 0) without(act);
    else instead(act, p);
  }
  // 'No, sorry, call me first' puts two numbers in order, when both are known.
  if (asked !== "nothing" && placeIn(text) && !/^(?:\S+ ){0,2}(?:can|could|would) /.test(text))
    without("callback", "deny");
  // 'He's had it a while, no swelling or anything', beside an offer, asks for no other time.
  if (asked === "offer" && BY_THE_WAY.test(text) && !WHEN_WORDS.test(text))
    without("avail", "book", "deny", "decline");
  if (repair.no.has("visit")) without("book", "avail");
  if (repair.no.has("move")) without("move");
  if (repair.no.has("message")) without("message");
  if (repair.no.has("call") && repair.wants !== "callback") without("callback", "person");
  const turnedDown = repair.no.has("visit") || repair.no.has("message");
  if (turnedDown && !repair.wants && !ELSE_WISHED.test(plain(repair.without(words)))) instead("drop", 0.9);
  // 'I don't want to make a fuss', or cross words about this talk, are no complaint about the business.
  if (NO_COMPLAINT.test(text) || (state.stack.length > 0 && OF_THE_TALK.test(text))) without("complaint");
  return {
    acts: heard,
    clauses: understood.clauses.map((said, i) => ({ words: said, acts: byClause[i]! })),
    maybe: understood.maybe,
    leave: understood.leave,
    ...(understood.suspected && { suspected: understood.suspected }),
  };
}
const MOVED =
  /(?<!\p{L})(?:moved?|reschedul\p{L}*|changed?|switch\p{L}*|push\p{L}*|later|instead|can(?:'t|not) (?:make (?:it|that)|come)|find (?:me|us)|something (?:else|next|on|in|later)|another (?:time|day|one))(?!\p{L})/u;
/** 'Can I do Monday instead?', of a visit that was given up. */
const INSTEAD = /(?<!\p{L})(?:can|could|may|do|have|make it|rather) (?:\S+ ){0,5}instead$|en (?:su )?lugar$/u;
