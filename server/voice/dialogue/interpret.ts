import { takeOtherSide } from "./against.ts";
import { flowOf } from "../../../content/flows/flows.ts";
import { talk } from "../../../content/flows/talk.ts";
import { acts } from "../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import { answerQuestions, turnsAway } from "./answer-questions.ts";
import type { Plan } from "./plan.ts";
import { addressed } from "./addressee.ts";
import { takeAsides } from "./asides.ts";
import { answersInstead, answerWithArticle } from "./answers.ts";
import { isQuestion, unheardQuestions } from "./questions.ts";
import { begin } from "./begin.ts";
import { inTheirWords, putFiledRight } from "./corrections.ts";
import { generalVisit, unsureVisit } from "./begin-booking.ts";
import { agrees, confirmTurn } from "./confirm.ts";
import { answerOfThisCall } from "./of-this-call.ts";
import { askedAgain, pendingYes, repeats, saysPlainYes, yesAndMore } from "./consent.ts";
import { type DialogueContext, NONE } from "./context.ts";
import { takeBusiness } from "./business-named.ts";
import { callsAnyTime } from "./call-time.ts";
import { takeCallsFor } from "./calls-for.ts";
import { control } from "./control.ts";
import { deny, misanswered, takesOut } from "./denied.ts";
import { fileAsItStands } from "./left-open.ts";
import { leave, takesBack, withdrawCancel } from "./dropping.ts";
import { settleNotes } from "./filing.ts";
import { firstOfTwo, theOther } from "./each-in-turn.ts";
import { type Heard, hearTurn } from "./hear.ts";
import { proceed, topFlow, valuesOf } from "./next.ts";
import { comesAlone, comesAsOne, joins } from "./pair.ts";
import { collect } from "./notes.ts";
import { shorten } from "./readers/text.ts";
import { saysWhen } from "./readers/when.ts";
import { fill, inTurn, serviceName, wording, writtenDay } from "./say/speech.ts";
import { writeDown } from "./paper.ts";
import { isRow } from "./note-rows.ts";
import { readAnew, readNote } from "./paper-rows.ts";
import { ASKS, isHeavy, paperLines } from "./paper-text.ts";
import { setMattersApart } from "./by-matter.ts";
import { besides } from "./second-task.ts";
import { ANOTHER } from "./task-words.ts";
import { keepPromise, markUrgent } from "./rush.ts";
import { swapIn } from "./swap.ts";
import { answerSum } from "./sums.ts";
import { tellsOnly, taskHeard } from "./tasks.ts";
import { forget } from "./turn-clauses.ts";
import { saysWho } from "./own-name.ts";
import { notUnderstood } from "./not-understood.ts";
import { turnDown } from "./turned-down.ts";
import { takeWay } from "./ways.ts";
import { alsoTaken, remindsOfUrgent, urgentNumber, urgentWords } from "./urgent.ts";

/** Answers a turn; of two who come apart, what is said of the one who is booked first, and then of the other. */
export function interpret(context: DialogueContext, state: DialogueState, turn: Heard): string {
  const [yes, rest] = yesAndMore(state, turn);
  if (yes && rest) {
    const filed = state.filed.length;
    const first = interpret(context, state, hearTurn(context, state, yes));
    const next = hearTurn(context, state, rest);
    if (state.filed.length === filed) return first;
    return `${first.replace(/(?<=[.!])\s+[^.!?]*\?\s*$/, "")} ${interpret(context, state, next)}`;
  }
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
  const answer = heard ? answerOne(context, state, heard) : proceed(context, state);
  const waits = !topFlow(state) && state.later?.who !== undefined && !state.ended;
  return [also?.said, said, answer, waits ? theOther(context, state) : ""].join(" ");
}

/** A goodbye of this probability ends the call, whatever else was said. */
const LEAVES = 0.7;

/** Answers a turn, and keeps what it tells beside that for who reads what is filed. */
function answerOne(context: DialogueContext, state: DialogueState, heard: Heard): string {
  if (TEXTS.test(heard.words)) delete state.noTexts;
  else if (NO_TEXTS.test(heard.words)) state.noTexts = true;
  else if (TEXT_ME.test(heard.words)) delete state.noTexts;
  turnDown(state, heard);
  takeBusiness(state, heard);
  if (takesBack(state, heard)) return takenBack(context, state, heard);
  const { asked } = state;
  const filed = state.filed.length;
  const had = paperLines(state);
  const takesMessage = () => topFlow(state)?.files?.kind === "message";
  const took = takesMessage();
  const instead = addressed(context, state, heard);
  if (callsAnyTime(state, heard)) state.callback = NONE;
  const swap = swapIn(state, heard);
  const { notes, kept, calls, aloud, called: when } = takeAsides(context, state, heard);
  const plan: Plan = {
    ...(swap && { swap }),
    said: swap && asked !== "confirm" ? [fill(inTurn(talk.swapped, state.language, 0), { to: swap.to })] : [],
    understood: instead || notes.length > 0 || when !== undefined || swap !== undefined,
    noted: notes.length > 0 || when !== undefined,
    asks: false,
    open: [],
    news: new Set(),
  };
  const flow = topFlow(state)?.id;
  const answer = answerTurn(context, state, heard, plan);
  const began = topFlow(state) !== undefined && topFlow(state)?.id !== flow;
  keepPromise(state, answer);
  const before = readNote(state);
  const open = openOf(state);
  writeDown(state, heard, {
    asked,
    message: took || takesMessage(),
    kept,
    calls,
    open: plan.open,
    ...(swap && { swap }),
    answered: plan.answered ?? false,
  });
  setMattersApart(state);
  // What this turn told is read back with the rest.
  const read = state.asked === "confirm" ? readAnew(answer, before, readNote(state)) : answer;
  // What begins with it is the answer.
  const silent = !began && openOf(state) > open && plan.open.length === 0 && !HEARD_OF_IT.test(answer);
  const said = silent
    ? `${fill(inTurn(talk.requestNoted, state.language, Math.min(1, open)), valuesOf(context, state))} ${read}`
    : read;
  settleNotes(state, plan.filed === true || kept.length > 0 || state.filed.length > filed);
  // Only what stands there now is said to be noted.
  const added = paperLines(state).filter((each) => !had.includes(each));
  // What was told to a message that was no message goes along with what takes its place.
  const turned = took && !takesMessage() && state.filed.length === filed;
  if (!aloud || turned || added.length === 0) return said;
  // When to call is said back; a caller's own words are not, but with the message that they belong to.
  const callAt =
    when && notes.length === 0 ? `${state.language === "es" ? "llamar" : "call"} ${when}` : undefined;
  if (!callAt && /\bnoted\b|anotad[oa]/.test(said)) return said;
  const again = /\bnoted\b|anotad/i.test(state.said.slice(0, 40)) ? 1 : 0;
  const [row] = added.length === 1 ? added.filter(isRow) : [];
  const note = (callAt ?? row?.replace(/^[^:]*: /, ""))?.replace(/[.!?…]+$/, "");
  return `${fill(inTurn(note ? talk.addedThis : talk.added, state.language, again), { note })} ${said}`;
}

/** Questions that the paper leaves to somebody else. */
const openOf = ({ told, filed }: DialogueState): number =>
  [told, ...filed.map((each) => ("told" in each ? each.told : []))]
    .flat()
    .filter((each) => each.startsWith(ASKS)).length;
/** The reply has spoken of what is asked. */
const HEARD_OF_IT =
  /\b(?:noted?|advise|for me to say|can't say|would call)\b|(?<!\p{L})(?:anotad\p{L}*|anoto|aconsejar)(?!\p{L})/u;

/** 'A text is fine', 'text only'. */
const TEXTS =
  /\b(?:texts? (?:only|is (?:fine|ok|okay|best|good)|would be|works)|only (?:by )?text|just (?:the |a |by )?text|(?:by|in a) text|solo (?:por )?(?:mensajes?|texto)|mensaje de texto (?:s[ií]|est[aá] bien))\b(?! (?:my|the house))/iu;
const TEXT_ME = /\btexts? me\b/i;
/** 'No text, please', 'my husband doesn't know': somebody else may read the phone. */
const NO_TEXTS =
  /(?<!\p{L})(?:(?:no|not|don't|do not|never|without|nobody|sin)(?: (?!text (?:me|us|is|would)|problem|worries|calls?|calling|ring|phone|voice)[\p{L}']+){0,3}? (?:texts?(?! (?:me|us) (?:back|when|at|on)\b| (?:is|was|works|would))|texting|text messages?|sms|reminders?)|no (?:me |nos )?(?:mande|mand[eé]n|manden|env[ií]en?)(?: \p{L}+){0,2} (?:mensajes?|textos?|recordatorios?)|(?:sin|nada de|ning[uú]n) (?:mensajes?|textos?)|(?:husband|wife|partner|boyfriend|girlfriend|ex|family|parents|boss) (?:doesn't|does not|don't|mustn't|must not|can't|cannot|shouldn't) (?:know|find out|see)|mi (?:esposo|marido|esposa|pareja) no (?:sabe|debe))(?!\p{L})/iu;

function takenBack(context: DialogueContext, state: DialogueState, heard: Heard): string {
  state.notes = [];
  state.told = [];
  leave(state);
  const said = inTurn(talk.dropped, state.language, state.turn);
  if (!heard.has("bye")) return `${said} ${proceed(context, state)}`;
  state.ended = true;
  state.stack = [];
  return `${said} ${inTurn(talk.goodbye, state.language, state.turn)}`;
}

/** What was asked for by name comes first, then tasks, questions, values, and the next step. */
function answerTurn(context: DialogueContext, state: DialogueState, heard: Heard, plan: Plan): string {
  const number = urgentNumber(context, state, heard);
  if (number) return number;
  // 'Thank you, I'll come early' asks nothing.
  const tells = tellsOnly(state, heard);
  if (tells) forget(heard, ...[...heard.acts.keys()].filter((act) => acts[act][0] === "ask"));
  takeOtherSide(context, state, heard, plan);
  deny(context, state, heard, plan);
  misanswered(context, state, heard, plan);
  takesOut(state, heard, plan);
  saysWho(context, state, heard, plan);
  answerOfThisCall(context, state, heard, plan);
  answerSum(context, state, heard, plan);
  const kept = heard.has("keep", "move") && !heard.has("cancel") && withdrawCancel(state, heard);
  const called = heard.has("callback", "person") || state.yes === "callback";
  if (kept && !heard.has("move") && !called)
    return `${wording(talk.cancelTakenBack, state.language)} ${proceed(context, state)}`;
  const done = control(context, state, heard, plan);
  if (done !== undefined) return done;

  const right = putFiledRight(context, state, heard);
  if (right) return `${right} ${proceed(context, state)}`;
  const again = askedAgain(context, state, heard);
  if (again && heard.has("bye")) {
    state.ended = true;
    return `${again} ${inTurn(talk.goodbye, state.language, state.turn)}`;
  }
  if (again) return `${again} ${proceed(context, state)}`;

  const article = answerWithArticle(context, heard);
  if (article) return `${article} ${proceed(context, state)}`;

  const filedBefore = state.filed.length;
  const askedBefore = state.asked;
  const urgent = urgentWords(context, state, heard, plan);
  const pending =
    state.asked === "meant" &&
    !heard.has("deny", "drop", "bye", "refuse") &&
    (state.yes === "book" || state.yes === "callback")
      ? state.yes
      : undefined;
  const yes = pendingYes(state, heard);
  if (yes) Object.assign(plan, { understood: true });
  const [flowBefore, changed] = [topFlow(state), state.changing?.to];
  if (joins(context, state, heard)) {
    plan.understood = true;
    plan.news.add("day");
    plan.said.push(wording(talk.oneAfterOther, state.language));
    // 'Can she come right after me?' is answered by that.
    for (const { words } of heard.clauses) if (AFTER_ME.test(words)) heard.answered.add(words);
  }
  if (comesAsOne(state, heard)) {
    plan.understood = true;
    plan.news.add("day");
    plan.said.push(wording(talk.together, state.language));
  }
  // Who takes no message without asking for a person hears that none picks up here.
  const top = topFlow(state);
  if (
    top?.files?.kind === "message" &&
    (heard.acts.get("person") ?? 0) >= 0.5 &&
    !yes &&
    !(state.asked === "when" && saysWhen(heard.values))
  ) {
    plan.understood = true;
    const words = fill(
      inTurn(flowOf("person").opening, state.language, state.turn),
      valuesOf(context, state),
    );
    plan.said.push(
      words
        .split(/(?<=[.!])\s+/)
        .filter((each) => !each.endsWith("?"))
        .join(" "),
    );
  }
  const early = state.asked === "confirm" && !yes && agrees(heard);
  // 'Yes, and my daughter needs one too, her name is Chloe': her name changes nothing of what was read back.
  const serviceBefore = state.slots.service;
  const whole = early && saysPlainYes(heard);
  if (whole) delete heard.values.service;
  const adds = early && (whole || asksForAnother(heard, top?.files?.kind === "message"));
  if (adds) confirmTurn(context, state, heard, plan);
  collect(context, state, heard, plan);
  if (early && !adds) confirmTurn(context, state, heard, plan);
  const filed = state.filed.length > filedBefore || (changed && !state.changing);
  plan.filed = state.filed.length > filedBefore;
  markUrgent(state, heard, plan);
  const justDone = early && filed ? (changed ?? flowBefore?.id) : undefined;
  const soonest = urgent && !topFlow(state) ? alsoTaken(context) : undefined;
  const wanted = yes ?? (urgent ? soonest : taskHeard(context, state, heard, justDone));
  const other =
    remindsOfUrgent(context, state, heard, plan, wanted) ||
    (!yes &&
      (answersInstead(context, state, heard, wanted) || turnsAway(context, state, heard, wanted, plan)));
  const task = other ? undefined : wanted;
  if (task) {
    plan.understood = true;
    plan.said.push(begin(context, state, heard, task, plan));
    const next = plan.asks || state.later ? undefined : besides(heard, task);
    if (next) {
      state.later = { flow: next.flow, words: shorten(next.words, 200) };
      plan.said.push(inTurn(talk.oneAtATime, state.language, state.turn));
    }
  }
  if (!task) settleService(context, state, heard, plan);
  // Another visit than the one that was talked about is said back.
  if (!task && plan.news.has("service") && serviceBefore && flowBefore?.id === "book" && state.slots.service)
    plan.said.push(
      fill(wording(talk.putDown, state.language), {
        service: serviceName(context.desk, state.slots.service.value, state.language),
      }),
    );
  takeWay(context, state, heard, plan);
  if (!plan.asks && !early) confirmTurn(context, state, heard, plan);
  const opening = task === "callback" || task === "message" ? plan.said.splice(0) : [];
  answerQuestions(context, state, heard, plan, task ? undefined : pending);
  plan.said.push(...opening);
  if (!plan.understood && repeats(state, heard)) plan.understood = true;
  if (tells && plan.said.length === 0) {
    plan.understood = true;
    plan.said.push(inTurn(isHeavy(heard.words) ? talk.added : talk.tells, state.language, state.turn));
  }
  const open = topFlow(state) !== undefined;
  // Who gives up what was read back, with a goodbye, is not asked what to change.
  const givesUp = plan.asks && state.asked === "change";
  const leaves = (heard.acts.get("bye") ?? 0) >= LEAVES && !task && (!plan.asks || givesUp);
  if (leaves && givesUp) plan.said.pop();
  if (
    leaves &&
    (!open || (!early && (askedBefore !== "confirm" || (plan.news.size === 0 && !agrees(heard)))))
  ) {
    state.ended = true;
    if (open && fileAsItStands(state)) plan.said.push(wording(talk.asItStands, state.language));
    else if (open) plan.said.push(inTurn(talk.dropped, state.language, state.turn));
    state.stack = [];
    plan.said.push(inTurn(talk.goodbye, state.language, state.turn));
    return plan.said.filter(Boolean).join(" ");
  }
  if (plan.asks) return plan.said.filter(Boolean).join(" ");

  const stuck =
    state.tries >= 3 &&
    plan.news.size === 0 &&
    !task &&
    !plan.noted &&
    plan.said.length === 0 &&
    topFlow(state) !== undefined;
  if (plan.understood && !stuck) {
    state.misses = 0;
    const before = state.said;
    const next = proceed(context, state, plan.news);
    // The third time the same is read back to a no, it is written down in their words instead.
    const loops =
      askedBefore === "confirm" &&
      state.asked === "confirm" &&
      state.tries >= 3 &&
      heard.has("deny", "correct", "frustrated", "person", "callback") &&
      // A short question after what was put right is none.
      next.length > 60 &&
      before.endsWith(next.slice(-80)) &&
      // Whoever names the days that it names says it once more.
      !namesDaysOf(heard, next, state.language);
    if (loops) inTheirWords(context, state, heard, plan);
    if (!loops || !plan.asks) plan.said.push(loops ? proceed(context, state) : next);
    return plan.said.filter(Boolean).join(" ");
  }
  return notUnderstood(context, state, heard);
}

const AFTER_ME =
  /(?<!\p{L})(?:(?:right |just )?(?:after|before|with|next to) (?:me|mine|us)|(?:the )?same (?:time|day)|together|back to back|después de mí|juntos)(?!\p{L})/iu;
const namesDaysOf = ({ values }: Heard, said: string, language: DialogueState["language"]): boolean => {
  const { days } = values.days;
  return (
    days.length > 0 &&
    values.time.at === undefined &&
    days.every((day) => said.includes(writtenDay(day, language).replace(/^el /, "")))
  );
};
const asksForAnother = (heard: Heard, message: boolean): boolean =>
  (heard.has("forother") || (heard.has("book") && (message || ANOTHER.test(heard.text)))) &&
  !heard.has("deny") &&
  (heard.acts.get("correct") ?? 0) < 0.5;

/** What the visit is for was asked and not told by any of its names: what hurts, and what is still unclear when asked twice, is the general visit. */
function settleService(context: DialogueContext, state: DialogueState, heard: Heard, plan: Plan): void {
  const { slots, language } = state;
  if (state.asked !== "service" || topFlow(state)?.id !== "book" || slots.service) return;
  const asks = [...heard.acts].some(([act, p]) => p >= 0.4 && acts[act]?.[0] === "ask");
  // 'It's business, an LLC' is none of those that were named: the general visit, with these words.
  const questions = heard.clauses.some(({ words }) => isQuestion(words));
  const other =
    unheardQuestions(heard).length === 0 && !asks && !questions && heard.words.split(" ").length >= 2;
  const told = heard.has("reason") || other || (state.tries >= 2 && unheardQuestions(heard).length === 0);
  const visit = heard.has("reason") ? (generalVisit(context) ?? unsureVisit(context)) : unsureVisit(context);
  if (
    !told ||
    !visit ||
    heard.has(
      "repeat",
      "hold",
      "drop",
      "bye",
      "person",
      "refuse",
      "deny",
      "frustrated",
      "filler",
      "check",
      "select",
    )
  )
    return;
  slots.service = { value: visit.id, confirmed: false };
  plan.news.add("service");
  plan.understood = true;
  const sympathy = language === "es" ? visit.sympathyEs : visit.sympathy;
  plan.said.push(
    heard.has("reason") && sympathy
      ? sympathy
      : fill(wording(talk.putDown, language), { service: serviceName(context.desk, visit.id, language) }),
  );
}
