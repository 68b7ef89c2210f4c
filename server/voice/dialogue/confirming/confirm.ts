import { forget } from "../hearing/turn-clauses.ts";
import { talk } from "../../../../content/flows/talk.ts";
import { RELATION } from "../../../../content/understanding/paper-words.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { type DialogueContext, NONE } from "../context.ts";
import { cancelBooking } from "./change-booking.ts";
import { fileFlow } from "./filing.ts";
import type { Clause, Heard } from "../hearing/heard.ts";
import type { Plan } from "../plan.ts";
import { inTheirWords, NAMES_WRONG, refusedAgain, retell, retold } from "./corrections.ts";
import { ask, missing, topFlow } from "../next.ts";
import { alsoFor, noteSecond, secondIn } from "../people/second-person.ts";
import { addNote } from "../paper/add-note.ts";
import { contentOf, isOnPaper, put, saysOnlyWhen } from "../paper/paper-text.ts";
import { isSameHour, toMinutes } from "../readers/calendar.ts";
import { plain, shorten } from "../readers/text.ts";
import { saysWhen } from "../readers/when.ts";
import { fill, inTurn, wording } from "../say/speech.ts";
import { rowsOf } from "../paper/note-rows.ts";
import { tellsFact } from "../paper/fact-rows.ts";
import { matterOf, noteOf, sentencesOf } from "../paper/note-words.ts";
import { AGAINST_IT, agrees, EXCEPTED, takesBackYes } from "./agrees.ts";
import { changeNamed, changeTurn, FILE_IT, whatChange } from "./change-read-back.ts";

/** Clauses that nothing was heard in, and that are no question: those are answered. */
export const unheard = (heard: Heard): Clause[] => {
  const asked = heard.questions.flatMap((each) => each.clauses);
  return heard.clauses.filter(
    (clause) =>
      !asked.includes(clause) &&
      clause.acts.length === 0 &&
      clause.words
        .replace(/[^\p{L} ]/gu, "")
        .trim()
        .split(/\s+/).length >= 3,
  );
};

/** Words that may speak against what was just agreed to. */
export const AGAINST =
  /\b(?:but|except|wrong|not|no|instead|change|wait|actually|only|unless|rather|supposed|pero|menos|excepto|mal|cambi\p{L}*|sino|espere)\b|n't\b/iu;
const asksForMore = (heard: Heard): boolean => heard.has("forother", "book");

/** 'I'm her daughter, Hannah. Not Anna, Hannah', which is noted by who calls. */
const tellsWho = ({ notes }: DialogueState, words: string): boolean =>
  RELATION.test(words) || rowsOf(notes, "Called by").some((name) => words.includes(name.split(" ")[0]!));

/** 'But his birthday's wrong in your computer, it's June 9th, 2012', 'I hope that wasn't dumb': no part of the visit. */
const isTold = (heard: Heard, words: string): boolean =>
  OPINES.test(words) || sentencesOf(heard.words).some((each) => each.includes(words) && tellsFact(each));
const OPINES =
  /^(?:(?:and|but|so|well|oh|pero|y) )*(?:i|we) (?:(?:really|just|sure) )?(?:hope|guess|bet|suppose|figured?|worry|feel)(?!\p{L})/iu;

/** 'No, not a cleaning' names what stands there, and does not want it. */
const REFUSES_IT =
  /(?<!\p{L})(?:not|isn't|wasn't|don't (?:want|need)|didn't (?:want|need|say|ask for)|instead of|no (?:quiero|es|era|necesito)) (?:for )?(?:an?|the|una?|la|el)(?!\p{L})/u;

/** The answer to what was read back: files on a plain yes, and on nothing else. */
export function confirmTurn(context: DialogueContext, state: DialogueState, heard: Heard, plan: Plan): void {
  const { asked, language } = state;
  const flow = topFlow(state);
  const parts =
    flow?.files?.kind === "message"
      ? ["name", "phone", "digits", ...(flow.slots.some(({ slot }) => slot === "which") ? ["day"] : [])]
      : ["service", "day", "time", "how", "name", "phone", "digits"];
  const changed = parts.some((part) => plan.news.has(part as "name"));
  if (changed) delete state.refused;
  if (asked === "change") return changeTurn(context, state, heard, plan, changed);
  if (asked !== "confirm") return;
  if (state.changing?.to === "cancel") {
    if (agrees(heard)) plan.said.push(cancelBooking(state));
    else if (heard.has("deny", "keep")) {
      delete state.changing;
      plan.said.push(wording(talk.kept, language));
    } else return;
    ask(state, "nothing", "");
    plan.understood = true;
    return;
  }
  if (!flow) return;
  // 'No, Tuesday, the first', of what stands so already: read back once more.
  if (flow.id === "move" && saysWhen(heard.values) && !agrees(heard)) {
    plan.understood = true;
    return;
  }
  // 'You've got 3:15 down, right?', of what was read back, is read back once more.
  if (CHECKS_TIME.test(heard.text) && heard.words.includes("?") && !changed && flow.id === "cancel") {
    plan.understood = true;
    state.reread = true;
    return;
  }
  // 'Make it Monday after four', of a call that stands so.
  const { callback } = state;
  if (callback !== "" && callback !== NONE && heard.text.includes(plain(callback)) && !agrees(heard)) {
    plan.understood = true;
    state.reread = true;
    return;
  }
  if (plan.swap && !agrees(heard)) {
    plan.understood = true;
    state.reread = true;
    plan.said.push(fill(inTurn(talk.swapped, language, 0), { to: plan.swap.to }));
    return;
  }
  const anew = flow.noteFromStart && !state.changing ? retold(heard) : undefined;
  // 'No, any time, but today' says when to call.
  const told = anew !== undefined && state.callback !== "" && saysOnlyWhen(anew) ? undefined : anew;
  if (anew !== undefined && told === undefined && !agrees(heard)) {
    plan.understood = true;
    return;
  }
  // 'No, call me any day, it's the appointment that can't be then': the call that is read back is what they want.
  if (flow.id === "existing" && !changed && CALL_ME.test(heard.text)) {
    heard.acts.set("affirm", 0.95);
    forget(heard, "deny", "correct", "frustrated", "callback");
    const beside = matterOf(
      sentencesOf(heard.words)
        .filter((each) => !CALL_ME.test(each))
        .join(" "),
    );
    if (told === undefined && contentOf(beside).length > 0) put(state.told, noteOf(beside));
  }
  if (told !== undefined) {
    plan.understood = true;
    if (agrees(heard)) addNote(state, told);
    else {
      // Only who says again what stands there was not heard.
      const again = isOnPaper(state, told);
      retell(state, heard, told, plan);
      if (again && refusedAgain(state)) inTheirWords(context, state, heard, plan);
      return;
    }
  }
  if (agrees(heard)) {
    plan.understood = true;
    // Filed is only what is whole, and what was read back as it is now.
    // 'Yes. Oh, and my husband's too, can he move?' is read back with him.
    const mate = flow.id === "move" && alsoFor(state) === "" ? secondIn(state, heard.told, true) : undefined;
    if (mate) noteSecond(state, mate);
    if (mate) state.reread = true;
    const joined = state.reread && (flow.id === "move" || flow.id === "cancel");
    // 'Adwoa Quarshie. Yes, book it. Bye': whoever puts only the name right and says what to do is not asked again.
    const named = plan.news.size === 1 && plan.news.has("name") && FILE_IT.test(heard.text);
    if ((changed && !named) || joined || missing(context, state, flow)) return;
    if (named) plan.said.push(fill(wording(talk.nowName, language), { name: state.slots.name!.value }));
    const missed = asksForMore(heard)
      ? []
      : unheard(heard).filter(({ words }) => !tellsWho(state, words) && !isTold(heard, words));
    // What was not understood of a message goes with it, as it was said.
    if (flow.noteFromStart && missed.length > 0) {
      plan.said.push(fileFlow(context, state, flow));
      plan.news = new Set(["day"]);
      return;
    }
    const against = missed.find(
      ({ words }) => AGAINST_IT.test(words) && !/^(?:and |but )?you\b/i.test(words),
    );
    if (flow.id !== "cancel" && state.tries < 2 && against) {
      plan.said.push(
        fill(inTurn(talk.partNotUnderstood, language, state.missed++), {
          part: shorten(against.words.replace(/[,.]+$/, ""), 60),
        }),
      );
      return;
    }
    plan.said.push(fileFlow(context, state, flow));
    plan.news = new Set(["day"]);
    return;
  }
  if (changed) {
    plan.understood = true;
    return;
  }
  if (heard.has("deny", "correct") || takesBackYes(heard)) {
    plan.understood = true;
    // 'No, I don't want to cancel, I want to move it', and moving it is what was read back.
    if (heard.has(...flow.on) && flow.id !== "book") return;
    // What was said is what is noted already: read back once more.
    const { name, phone, time, service } = heard.values;
    const { slots } = state;
    const sameService =
      service !== undefined &&
      service === slots.service?.value &&
      (service.includes("+") || !REFUSES_IT.test(heard.text));
    const samePhone = phone !== undefined && phone === slots.phone?.value;
    const sameWay = heard.values.way !== undefined && heard.values.way === state.how;
    state.reread ||= sameService || samePhone || sameWay;
    if (
      sameService ||
      samePhone ||
      sameWay ||
      (time.at !== undefined && slots.time && isSameHour(toMinutes(slots.time.value), time.at)) ||
      (slots.day && heard.values.days.days.length === 1 && heard.values.days.days[0] === slots.day.value) ||
      (name && state.slots.name?.value.toLowerCase().split(" ").includes(name.toLowerCase())) ||
      (name && name === state.slots.name?.value) ||
      (slots.name?.value.includes(" ") && heard.words.includes(slots.name.value))
    )
      return;
    // 'No, I said the manager', of what is on the paper already.
    if (/\bsaid\b|(?<!\p{L})dije(?!\p{L})/u.test(heard.text) && isOnPaper(state, heard.words)) {
      plan.said.push(wording(talk.isNoted, language));
      return;
    }
    if (
      (NAMES_WRONG.test(heard.text) || EXCEPTED.test(heard.text)) &&
      changeNamed(context, state, heard, plan)
    )
      return;
    if (refusedAgain(state)) return inTheirWords(context, state, heard, plan);
    // 'By Wednesday', of what is passed on, is told with it.
    const day =
      flow.noteFromStart && flow.id !== "late" && saysWhen(heard.values) && !NAMES_WRONG.test(heard.text);
    // 'It's amlodipine, 5 milligrams', which speaks against nothing, is told with it.
    const tells = flow.noteFromStart && !heard.has("deny") && contentOf(heard.words).length > 1;
    if ((day || (tells && !AGAINST.test(heard.text))) && !flow.slots.some(({ slot }) => slot === "which"))
      return retell(state, heard, noteOf(heard.words), plan);
    plan.asks = true;
    plan.said.push(whatChange(state));
    return;
  }
}
const CHECKS_TIME =
  /(?<!\p{L})you(?:'ve| have)?(?: got| have| put)? .*(?:\d|day|noon|tomorrow).*(?<!\p{L})(?:right|down|correct)$/u;
const CALL_ME =
  /(?<!\p{L})(?:(?:have|get|ask|tell|let) (?:somebody|someone|anybody|them|her|him) (?:to )?(?:please )?(?:just )?(?:call|ring) (?:me|us)|(?:just |please )?(?:call|ring) (?:me|us)(?: back)? (?:any ?time|any day|either way|whenever|and (?:tell|let) (?:me|us)))(?!\p{L})/u;
