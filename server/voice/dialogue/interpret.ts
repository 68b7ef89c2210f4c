import { farewell } from "./talk/farewell.ts";
import { talk } from "../../../content/flows/talk.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import type { Plan } from "./plan.ts";
import { addressed } from "./people/addressee.ts";
import { takeAsides } from "./paper/asides.ts";
import { asksAsRead } from "./confirming/nothing-more.ts";
import { notCovered } from "./confirming/not-covered.ts";
import { yesAndMore } from "./confirming/consent.ts";
import { type DialogueContext, NONE } from "./context.ts";
import { leavesOpen, leftOpen } from "./collecting/refusals.ts";
import { takeBusiness } from "./collecting/business-named.ts";
import { callsAnyTime } from "./times/call-time.ts";
import { callsWished } from "./times/calls-wished.ts";
import { takeNoCall } from "./times/not-the-call.ts";
import { takeCallsFor } from "./people/calls-for.ts";
import { settleNotes } from "./confirming/filing.ts";
import { firstOfTwo } from "./people/each-in-turn.ts";
import { theOther } from "./people/the-other.ts";
import { heardFirst } from "./heard-first.ts";
import { hearTurn } from "./hearing/hear.ts";
import type { Heard } from "./hearing/heard.ts";
import { ask, isChange, proceed, topFlow } from "./next.ts";
import { valuesOf } from "./flow-values.ts";
import { inOwnWords } from "./people/right-after-mine.ts";
import { comesAlone } from "./people/pair.ts";
import { secondIn } from "./people/second-person.ts";
import { fill, inTurn, wording } from "./say/speech.ts";
import { writeDown } from "./paper/paper.ts";
import { rowsOf, saysItself } from "./paper/note-rows.ts";
import { readAnew, readNote } from "./paper/paper-rows.ts";
import { openOf, paperLines } from "./paper/paper-text.ts";
import { setMattersApart } from "./paper/by-matter.ts";
import { dayTagged } from "./questions/day-tag.ts";
import { keepPromise } from "./alarms/rush.ts";
import { swapIn } from "./paper/swap.ts";
import { turnDown } from "./collecting/turned-down.ts";
import { answerTurn } from "./answer-turn.ts";
import { takeNotWith } from "./collecting/not-with.ts";
import { putOwnRight } from "./people/own-matter.ts";
import { childrenAhead, keepChildren, takeChildren } from "./people/children.ts";
import { whoIsThere } from "./people/roles.ts";
import { changesPerson } from "./people/for-whom.ts";
import { takeFactOfWhom } from "./people/fact-of-whom.ts";
import { takeNameBack } from "./people/name-said-back.ts";
import { changeThatWaited } from "./tasks/change-that-waited.ts";
import { asksOfLater, bookAfter, visitBeside, whenOfLater } from "./tasks/visit-beside.ts";
import { takeTextWish } from "./collecting/text-wish.ts";
import { calledOff } from "./talk/taken-back.ts";
import { asksWhom } from "./questions/asks-whom.ts";

/** Answers a turn; of two who come apart, what is said of the one who is booked first, and then of the other. */
export function interpret(context: DialogueContext, state: DialogueState, turn: Heard): string {
  const first = heardFirst(context, state, turn);
  if (first) return inOwnWords(state, first, () => goOn(context, state, first.rest));
  const ahead = childrenAhead(state, turn);
  if (ahead) {
    const said = goOn(context, state, ahead.rest);
    takeChildren(context, keepChildren(state, turn), { ...turn, words: ahead.names });
    return said;
  }
  const children = takeChildren(context, state, turn) ?? whoIsThere(state, turn);
  if (children) return `${children.said} ${goOn(context, state, children.rest)}`;
  const visit = visitBeside(context, state, turn);
  if (visit) {
    const filed = state.filed.length;
    bookAfter(context, state, visit.words);
    state.later!.who = visit.who.slice(0, 20);
    const rest = visit.before
      ? interpret(context, state, hearTurn(context, state, visit.before))
      : proceed(context, state);
    if (state.filed.length > filed) return rest;
    return `${inTurn(talk.oneAtATime, state.language, state.turn)} ${rest}`;
  }
  const against = notCovered(context, state, turn);
  if (against) return against;
  const [yes, rest] = yesAndMore(state, turn);
  // 'Yes. Oh, and my husband's too, can he move?' is one matter.
  const joins = topFlow(state)?.id === "move" && secondIn(state, turn.told, true) !== undefined;
  if (yes && rest && !joins) {
    const filed = state.filed.length;
    const waits = state.later !== undefined;
    const first = interpret(context, state, hearTurn(context, state, yes));
    const next = hearTurn(context, state, rest);
    if (state.filed.length === filed) return first;
    // 'And the double charge?', of what comes next anyway.
    if (waits && topFlow(state) && AND_THAT.test(rest)) return first;
    return `${first.replace(/(?<=[.!])\s+[^.!?]*\?\s*$/, "")} ${interpret(context, state, next)}`;
  }
  const own = putOwnRight(state, turn);
  if (own) return `${own} ${goOn(context, state, "")}`;
  const person = changesPerson(state, turn);
  if (person) return `${person.said} ${goOn(context, state, person.rest)}`;
  const others = comesAlone(state, turn);
  if (others !== undefined) {
    const one = wording(talk.justOne, state.language);
    return others === ""
      ? `${one} ${proceed(context, state, new Set(["day"]))}`
      : `${one} ${interpret(context, state, hearTurn(context, state, others))}`;
  }
  const also = takeCallsFor(context, state, turn);
  if (also?.heard.words === "") return `${also.said} ${proceed(context, state)}`;
  const { heard, said } = firstOfTwo(context, state, also?.heard ?? turn);
  // 'Hilda Marsh, I'm June Marsh': who calls is known beside whom it is for.
  const whom = rowsOf(state.notes, "For").length > 0 ? undefined : state.whom;
  const answer = heard ? answerOne(context, state, heard) : proceed(context, state);
  keepChildren(state, turn);
  const waits = !topFlow(state) && !state.ended ? state.later : undefined;
  const other = waits?.who
    ? () => theOther(context, state, whom)
    : isChange(waits?.flow)
      ? () => changeThatWaited(context, state)
      : () => "";
  const tagged = dayTagged(state, turn.words, answer);
  return [also?.said, tagged, said, answer, other()].join(" ");
}

const goOn = (context: DialogueContext, state: DialogueState, rest: string): string =>
  rest === "" ? proceed(context, state) : interpret(context, state, hearTurn(context, state, rest));

/** Reminds of a thing that was told before, and asks nothing of it. */
const AND_THAT =
  /^(?:(?:oh|and|now|then|also|so|y|what about|how about|don't forget|qu[eé] (?:hay|pasa) con),? )+(?:the|that|my|this|el|la|lo de|mi) (?:[\p{L}'-]+ ?){1,3}(?: too)?[?.!]*$/iu;

/** Answers a turn, and keeps what it tells beside that for who reads what is filed. */
function answerOne(context: DialogueContext, state: DialogueState, heard: Heard): string {
  takeTextWish(state, heard);
  const noCall = takeNoCall(state, heard);
  if (!noCall) turnDown(state, heard);
  const business = takeBusiness(state, heard);
  const whole = asksAsRead(state, heard) ?? calledOff(context, state, heard);
  if (whole) return whole;
  // 'Let me think about it. Can you email me?' wishes for something.
  const mails = /(?<!\p{L})(?:e-?mail|send) me(?!\p{L})/iu.test(heard.words);
  const left = !mails && !noCall && leavesOpen(state, heard) ? leftOpen(state, heard) : undefined;
  if (left && !heard.words.includes("?")) {
    if (!left.ends && (topFlow(state) || state.later)) return `${left.said} ${proceed(context, state)}`;
    if (!left.ends)
      return `${left.said} ${ask(state, "anything-else", inTurn(talk.anythingElse, state.language, state.turn))}`;
    state.ended = true;
    return `${left.said} ${farewell(state)}`;
  }
  const { asked, yes: offered } = state;
  const filed = state.filed.length;
  const had = paperLines(state);
  const takesMessage = () => topFlow(state)?.files?.kind === "message";
  const took = takesMessage();
  const instead = addressed(context, state, heard);
  if (callsAnyTime(state, heard)) state.callback = NONE;
  const swap = swapIn(state, heard);
  const calledBack = callsWished(state, heard);
  const { notes, kept, calls, aloud, called: when } = takeAsides(context, state, heard, swap);
  const plan: Plan = {
    ...(swap && { swap }),
    said: [
      ...(left ? [left.said] : []),
      ...(swap && asked !== "confirm"
        ? [fill(inTurn(talk.swapped, state.language, 0), { to: swap.to })]
        : []),
    ],
    understood:
      heard.placed === true ||
      business ||
      left !== undefined ||
      instead ||
      calledBack ||
      noCall ||
      notes.length > 0 ||
      when !== undefined ||
      swap !== undefined,
    noted: notes.length > 0 || when !== undefined,
    asks: false,
    open: [],
    news: new Set(),
  };
  const flow = topFlow(state)?.id;
  const drops = heard.has("drop");
  const { misses } = state;
  asksOfLater(state, heard, plan);
  whenOfLater(state, heard, plan);
  takeNameBack(state, heard, plan);
  takeNotWith(context, state, heard, plan);
  takeFactOfWhom(state, heard, plan);
  const first = answerTurn(context, state, heard, plan);
  const began = topFlow(state) !== undefined && topFlow(state)?.id !== flow;
  if (began && !noCall) takeNoCall(state, heard);
  keepPromise(state, first);
  const before = readNote(state);
  const open = openOf(state);
  writeDown(state, heard, {
    asked,
    message: took || takesMessage() || (asked === "meant" && offered === "callback"),
    kept,
    calls,
    open: plan.open,
    ...(swap && { swap }),
    answered: plan.answered ?? false,
  });
  setMattersApart(state);
  // Only what is said to be noted was understood after all.
  const asksOnly = openOf(state) > open && plan.open.length === 0;
  const missed = state.misses > misses;
  // With nobody to answer to nothing is promised: somebody is to call them, or nobody is.
  const nobody =
    state.asked === "anything-else" &&
    !state.ended &&
    state.filed.length === 0 &&
    !state.slots.phone &&
    !topFlow(state);
  const noted = asksOnly && (missed || nobody);
  // 'It doesn't hurt, it's just sharp', which stands on the paper, was heard.
  const tells = missed && !asksOnly && topFlow(state) !== undefined && !heard.words.includes("?");
  const told = tells && paperLines(state).some((each) => !had.includes(each));
  if (told) state.misses = misses;
  const answer = noted
    ? asksWhom(context, state, heard)
    : told
      ? `${inTurn(talk.added, state.language, 0)} ${proceed(context, state)}`
      : first;
  // What this turn told is read back with the rest.
  const read = state.asked === "confirm" ? readAnew(answer, before, readNote(state)) : answer;
  // What begins with it is the answer.
  const silent = !began && asksOnly && !drops && !HEARD_OF_IT.test(answer);
  const said = silent
    ? `${fill(inTurn(talk.requestNoted, state.language, Math.min(1, open)), valuesOf(context, state))} ${read}`
    : read;
  settleNotes(state, plan.filed === true || kept.length > 0 || state.filed.length > filed);
  // Only what stands there now is said to be noted.
  const added = paperLines(state).filter((each) => !had.includes(each));
  // What was told to a message that was no message goes along with what takes its place.
  const turned = took && !takesMessage() && state.filed.length === filed;
  if (!aloud || turned || added.length === 0 || said.includes(wording(talk.cannotSeeNumber, state.language)))
    return said;
  // When to call is said back; a caller's own words are not, but with the message that they belong to.
  const timed = when && notes.length === 0 && state.callback.length <= when.length;
  const callAt = timed ? `${state.language === "es" ? "llamar" : "call"} ${when}` : undefined;
  if (!callAt && /\bnoted\b|(?<!\p{L})anotad[oa]/iu.test(said)) return said;
  const again = /\bnoted\b|anotad/i.test(state.said.slice(0, 40)) ? 1 : 0;
  const rows = added.filter(saysItself);
  const [row] = rows.length === 1 && added.length <= 2 ? rows : [];
  // What begins was acknowledged.
  if (began && !callAt && !row) return said;
  const note = (callAt ?? row?.replace(/^[^:]*: /, ""))?.replace(/[.!?…]+$/, "");
  return `${fill(inTurn(note ? talk.addedThis : talk.added, state.language, again), { note })} ${said}`;
}

/** The reply has spoken of what is asked. */
const HEARD_OF_IT =
  /\b(?:noted?|advise|for me to say|can't say|would call|guess|have to ask|not sure|beyond what i know)\b|(?<!\p{L})(?:anotad\p{L}*|anot[oe]|aconsejar|adivinar|preguntarlo|no (?:lo sé|estoy seguro))(?!\p{L})/iu;
