import { talk } from "../../../../content/flows/talk.ts";
import { acts } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { unadvised } from "./unadvised.ts";
import { answersTo } from "./answers.ts";
import { unlessSought } from "./of-times.ts";
import { isQuestion, NEEDED } from "./question-forms.ts";
import { noteAnswer } from "../confirming/answered.ts";
import { leaveOpen } from "../confirming/still-open.ts";
import { isNotTold } from "../../own-desk/asked-of-team.ts";
import { generalVisit, unsureVisit } from "../tasks/begin-booking.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { valuesOf } from "../flow-values.ts";
import { addTold } from "../paper/paper.ts";
import { shares } from "../paper/paper-text.ts";
import { matterOf, noteOf, toldIn } from "../paper/note-words.ts";
import type { Plan } from "../plan.ts";
import { serviceHeard } from "../readers/service.ts";
import { plain, shorten } from "../readers/text.ts";
import { fill, inTurn, wording } from "../say/speech.ts";
import { WENT_IN } from "../hearing/matters-meant.ts";
import { askedOf } from "./asked-of.ts";
import { restTold } from "./rest-told.ts";
import { pointsAtMatter } from "./points-at-matter.ts";
import { notDoneHere } from "./not-done.ts";
import { firstHelp, WHAT_TO_DO } from "../alarms/urgent.ts";
import { offerAfter } from "./offer-after.ts";

/** Answers what the turn asks; what nobody here knows is noted for who does, or a call about it is offered. */
export function answerQuestions(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  plan: Plan,
  pending?: "callback" | "book",
): void {
  const { language } = state;
  const values = valuesOf(context, state);
  const flow = topFlow(state);
  let after: "callback" | "book" | undefined;
  const said = plan.said.length;
  const { urgent } = context.desk;
  // What was worked out is told, and no fact beside it.
  const given = plan.answered ? [] : [...unlessSought(flow, answersTo(context, state, heard))];
  // Who cannot wait and asks what to do is sent to the line that knows, not to a fact of something else.
  const waits =
    state.topics.includes("urgent") && !plan.urgent && (heard.has("advice") || WHAT_TO_DO.test(heard.text));
  if (urgent && waits && !given.some(({ say }) => /emergency line|urgent line|urgencias?/.test(say))) {
    plan.understood = true;
    plan.said.push(
      firstHelp(context, state, heard.words) ?? fill(inTurn(talk.urgentAgain, language, state.turn), values),
    );
    given.length = 0;
  }
  let regretted = false;
  // 'What does it cost, and who owns the recordings?': what is not known is told apart from what was just answered.
  const answered = given.some(({ known, say }) => known && say !== "");
  const several = given.filter(({ known }) => !known).length > 1;
  const notHere = given.some(({ say }) => NOT_HERE.test(say));
  // Who has just booked is offered no other visit for asking what it costs.
  const isBooked = state.filed.some(({ kind }) => kind === "booking");
  for (const { say, topic, known, next, question } of given) {
    plan.understood = true;
    const waits =
      flow !== undefined ||
      plan.filed ||
      state.filed.some(({ kind }) => kind === "message" || kind === "booking");
    // What is left for somebody else to answer reaches them.
    if (question && !plan.urgent) plan.open.push(question);
    else plan.answered ||= known;
    const asks = question ?? noteOf(toldIn(heard.words));
    if (!plan.urgent && isQuestion(heard.words) && (known ? isNotTold(say) : question))
      leaveOpen(state, asks);
    if (known) {
      // What was left open before is answered now.
      if (state.open && !plan.urgent && !isNotTold(say))
        state.open = state.open.filter((each) => !shares(each, heard.words));
      state.question = shorten(noteOf(toldIn(heard.words)), 160);
      // A call that is asked for next is about this.
      if (!flow && !plan.filed && !plan.news.size) state.note = noteOf(matterOf(heard.words));
      // 'Can she get the flu shot while she's there?', of the visit that is booked: it is on its paper.
      if (ADDED.test(say) && (flow?.id === "book" || isBooked)) addTold(state, noteOf(toldIn(heard.words)));
      // What is to be done at once may have been told already.
      if (!plan.said.some((each) => each.includes(say))) plan.said.push(say);
      if (!plan.urgent && topic !== "advice" && !isNotTold(say)) noteAnswer(state, state.question, say);
      if (!state.topics.includes(topic.slice(0, 40)))
        state.topics = [...state.topics, topic.slice(0, 40)].slice(-8);
      if (flow || plan.asks) continue;
      if (notHere) continue;
      if (hurts(context, state, heard)) after = "book";
      else if (
        next &&
        (topic === "advice" || isAside(plan, next)) &&
        !(next === "book" && (state.noBooking || isBooked))
      )
        after ??= next === "message" ? "callback" : "book";
      continue;
    }
    // 'Is my blood work back?' is answered by what begins with it.
    const own = question?.toLowerCase().replace(/[?.!]+$/, "");
    const began = heard.clauses.some(
      ({ words, acts }) =>
        own &&
        !NEEDED.test(plain(own)) &&
        words.toLowerCase().includes(own) &&
        acts.some((act) => flow?.on.includes(act)),
    );
    const ofCase = flow?.id === "casestatus" && WENT_IN.test(plain(own ?? ""));
    if ((began || ofCase) && flow?.files?.kind === "message") continue;
    // Beside 'call the urgent line now' nothing is regretted.
    if (plan.urgent) continue;
    if (regretted) {
      state.note = noteOf(matterOf(heard.words)) || state.note;
      continue;
    }
    regretted = true;
    state.unknown = Math.min(99, state.unknown + 1);
    const request = question && REQUEST.test(question);
    if (waits && request)
      plan.said.push(fill(inTurn(talk.requestNoted, language, state.unknown - 1), values));
    else if (waits && (answered || several))
      plan.said.push(
        fill(
          inTurn(
            answered ? talk.unknownBesideInFlow : talk.unknownSeveralInFlow,
            language,
            state.unknown - 1,
          ),
          values,
        ),
      );
    else if (waits) plan.said.push(notKnown(state, question ?? heard.words, values));
    else if (state.stranger) plan.said.push(fill(wording(talk.notHere, language), values));
    else if (hurts(context, state, heard)) {
      plan.said.push(fill(wording(talk.seenFirst, language), values));
      offerAfter(state, plan, "book");
    } else if (context.desk.neverAdvise && heard.values.service && heard.has("reason", "book")) {
      // 'I want to know whether it's worth it', of what a visit is for.
      plan.said.push(unadvised(context, state, heard).say);
      state.slots.service ??= { value: heard.values.service, confirmed: false };
      offerAfter(state, plan, "book");
    } else if (context.desk.neverAdvise === "legal" && !answered && ofTheirMatter(heard)) {
      // 'I signed something, is there any way out?' is for a lawyer, and not for a call with the answer.
      const other = notDoneHere(context, state, heard.words);
      plan.said.push((other ?? unadvised(context, state, heard)).say);
      state.note = noteOf(matterOf(heard.words));
      offerAfter(state, plan, other ? "callback" : "book");
    } else if (!answered && pointsAtMatter(context, question ?? heard.words, heard)) {
      // 'I'm just tired all the time. Who do I talk to about that?'
      plan.said.push(inTurn(talk.looksAtIt, language, state.unknown - 1));
      state.note = noteOf(matterOf(heard.words));
      const visit = unsureVisit(context);
      if (visit) state.slots.service ??= { value: visit.id, confirmed: false };
      offerAfter(state, plan, "book");
    } else {
      const words = answered ? talk.unknownBeside : several ? talk.unknownSeveral : talk.unknownAnswer;
      plan.said.push(fill(inTurn(words, language, state.unknown - 1), values));
      state.note = noteOf(matterOf(heard.words));
      offerAfter(state, plan, "callback", true);
    }
  }
  // 'I'd like one', said next, is of what was asked about last.
  const last = heard.clauses.map(({ words }) => serviceHeard(context.desk, plain(words))).findLast(Boolean);
  if (last && !flow && given.some(({ known }) => known))
    state.slots.service = { value: last.id, confirmed: false };
  // 'It begins with a wills and estates consultation': what is agreed to next is that one.
  const spoken = context.desk.services.find(({ spoken }) =>
    given.some(({ say, known }) => known && say.includes(spoken.replace(/^an? /, ""))),
  );
  if (spoken && !flow) state.slots.service ??= { value: spoken.id, confirmed: false };
  // An offer that a question stood before is made again.
  after ??= plan.said.length > said && !flow && state.tries < 3 ? pending : undefined;
  // 'I'm her only other kid, the house is in Franklin County' goes on telling: the offer stands.
  if (!after && pending && !flow && state.tries < 3 && tellsOn(heard)) {
    plan.understood = true;
    plan.said.push(inTurn(talk.tells, language, state.turn));
    after = pending;
  }
  // What was told beside it goes to somebody, too.
  const rest =
    !after &&
    !pending &&
    !flow &&
    !plan.asks &&
    !heard.has("deny", "refuse") &&
    given.some(({ known }) => known) &&
    !topFlow(state)
      ? restTold(heard, context.desk.neverAdvise === "legal")
      : undefined;
  // 'My landlord kept my deposit, do you do that kind of stuff?': what a consultation is for is told at it.
  if (rest && last && context.desk.neverAdvise === "legal" && !state.noBooking) {
    state.note = rest;
    after = "book";
  } else if (rest) {
    state.note = rest;
    plan.said.push(fill(wording(talk.passRest, language), values));
    offerAfter(state, plan, "callback", true);
    return;
  }
  if (after && !heard.has("drop", "refuse") && !plan.asks && !topFlow(state)) offerAfter(state, plan, after);
}

const ADDED = /(?<!\p{L})(?:it is added|se agrega|se añade)(?!\p{L})/u;
/** What is not done here needs no time here. */
const NOT_HERE =
  /^(?:no, )?(?:we don't|we do not) (?:do|take|handle|offer|place|treat)(?!\p{L})(?!.*(?:consultation|free|instead, we))|^(?:no, )?no (?:hacemos|atendemos|llevamos|ponemos)(?!\p{L})/iu;
const tellsOn = (heard: Heard): boolean =>
  heard.questions.length === 0 &&
  heard.text.split(" ").length > 6 &&
  !heard.has("deny", "decline", "bye", "drop", "refuse", "affirm") &&
  [...heard.acts].every(([act, p]) => acts[act]?.[0] !== "task" || p < TASK);
const TASK = 0.5;
/** Nothing was told but the thing that is asked about; a time for it is offered where nothing at all was. */
const isAside = ({ news }: Plan, next: "message" | "book"): boolean =>
  news.size === 0 || (next === "message" && [...news].every((each) => each === "service"));

/** Says that a question is noted; the second time it says what of, so that nobody hears the same again. */
function notKnown(
  state: DialogueState,
  question: string,
  values: Record<string, string | undefined>,
): string {
  const { language, unknown } = state;
  const thing = unknown > 1 ? askedOf(question, language) : undefined;
  return thing
    ? fill(inTurn(talk.unknownAbout, language, unknown), { ...values, thing })
    : fill(inTurn(talk.unknownInFlow, language, unknown - 1), values);
}

/** Asks somebody to do something, or for their leave: it is passed on, and nobody had to know it. */
const REQUEST =
  /(?:^|[,;.] )(?:(?:and|so|but|oh|also|then|now) )*(?:can|could|would|will|may) (?:you|they|he|she|i|we|somebody|someone|whoever|it|that)\b|\b(?:is|would) (?:that|it|this)(?: be)? (?:ok|okay|all right|alright|fine|possible|a problem)\b|(?<!\p{L})(?:pued|podr)\p{L}*/iu;

/** Tells of something of their own, and asks nothing of the office. */
const ofTheirMatter = ({ text }: Heard): boolean =>
  /(?<!\p{L})(?:i|me|we|us|my|our|yo|mi|nos|me)(?!\p{L})/u.test(text) &&
  text.split(" ").length >= 7 &&
  !/(?<!\p{L})(?:you|your|y'all|you're|they|office|appointment|consult\p{L}*|ustedes?|cita|consulta)(?!\p{L})/u.test(
    text,
  );

/** Somebody who tells what is wrong is offered a visit beside the answer. */
function hurts(context: DialogueContext, state: DialogueState, heard: Heard): boolean {
  const visit = (heard.acts.get("reason") ?? 0) >= 0.6 ? generalVisit(context) : undefined;
  if (visit) state.slots.service ??= { value: visit.id, confirmed: false };
  return visit !== undefined;
}
