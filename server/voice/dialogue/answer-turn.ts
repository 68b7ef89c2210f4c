import { farewell } from "./talk/farewell.ts";
import { ratherThatOne } from "./people/addressee.ts";
import { takeOtherSide } from "./people/against.ts";
import { flowOf } from "../../../content/flows/flows.ts";
import { talk } from "../../../content/flows/talk.ts";
import { acts } from "../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import { answerQuestions } from "./questions/answer-questions.ts";
import { turnsAway } from "./questions/turns-away.ts";
import type { Plan } from "./plan.ts";
import { answerWithArticle } from "./questions/articles.ts";
import { answersInstead } from "./questions/answers-instead.ts";
import { begin } from "./tasks/begin.ts";
import { inTheirWords, putFiledRight } from "./confirming/corrections.ts";
import { confirmTurn } from "./confirming/confirm.ts";
import { agrees } from "./confirming/agrees.ts";
import { answerOfThisCall } from "./questions/of-this-call.ts";
import { askedAgain, pendingYes, repeats, saysPlainYes } from "./confirming/consent.ts";
import type { DialogueContext } from "./context.ts";
import { control } from "./talk/control.ts";
import { takeWithWhom } from "./collecting/with-whom.ts";
import { takeRefusals } from "./collecting/refusals.ts";
import { deny, misanswered, takesOut } from "./collecting/denied.ts";
import { fileAsItStands } from "./confirming/left-open.ts";
import { withdrawCancel } from "./talk/dropping.ts";
import type { Heard } from "./hearing/heard.ts";
import { proceed, topFlow } from "./next.ts";
import { valuesOf } from "./flow-values.ts";
import { takeRoles } from "./people/roles.ts";
import { comesAsOne, joins } from "./people/pair.ts";
import { collect } from "./collecting/collect.ts";
import { shorten } from "./readers/text.ts";
import { saysWhen } from "./readers/when.ts";
import { putOldRight } from "./times/old-put-right.ts";
import { fill, inTurn, serviceName, wording } from "./say/speech.ts";
import { isHeavy } from "./paper/paper-text.ts";
import { besides } from "./tasks/second-task.ts";
import { ANOTHER, IN_CHARGE } from "./tasks/task-words.ts";
import { markUrgent } from "./alarms/rush.ts";
import { offerForDue } from "./questions/due-day.ts";
import { namesDaysOf } from "./times/day-words.ts";
import { answerSum } from "./questions/sums.ts";
import { standsBeside } from "./tasks/side-by-side.ts";
import { otherTrade } from "./tasks/other-trade.ts";
import { taskHeard } from "./tasks/tasks.ts";
import { tellsOnly } from "./tasks/tells-only.ts";
import { forget } from "./hearing/turn-clauses.ts";
import { saysWho } from "./hearing/own-name.ts";
import { notUnderstood } from "./talk/not-understood.ts";
import { otherWay, takeWay } from "./collecting/ways.ts";
import { alsoTaken, remindsOfUrgent, urgentNumber, urgentWords } from "./alarms/urgent.ts";
import { settleService } from "./tasks/settle-service.ts";

/** A goodbye of this probability ends the call, whatever else was said. */
const LEAVES = 0.7;

/** What was asked for by name comes first, then tasks, questions, values, and the next step. */
export function answerTurn(context: DialogueContext, state: DialogueState, heard: Heard, plan: Plan): string {
  const number = urgentNumber(context, state, heard);
  if (number) return number;
  // 'Thank you, I'll come early' asks nothing.
  const tells = tellsOnly(state, heard);
  if (tells) forget(heard, ...[...heard.acts.keys()].filter((act) => acts[act][0] === "ask"));
  takeRefusals(state, heard, plan);
  takeRoles(state, heard, plan);
  takeWithWhom(context, state, heard, plan);
  takeOtherSide(context, state, heard, plan);
  deny(context, state, heard, plan);
  misanswered(context, state, heard, plan);
  takesOut(state, heard, plan);
  saysWho(context, state, heard, plan);
  putOldRight(context, state, heard, plan);
  answerOfThisCall(context, state, heard, plan);
  answerSum(context, state, heard, plan);
  const kept = heard.has("keep", "move") && !heard.has("cancel") && withdrawCancel(state, heard);
  const called = heard.has("callback", "person") || state.yes === "callback";
  if (kept && !heard.has("move") && !called)
    return `${wording(talk.cancelTakenBack, state.language)} ${proceed(context, state)}`;
  const right = putFiledRight(context, state, heard);
  if (right) return `${right} ${proceed(context, state)}`;
  const done = control(context, state, heard, plan);
  if (done !== undefined) return done;

  const again = askedAgain(context, state, heard);
  if (again && heard.has("bye")) {
    state.ended = true;
    return `${again} ${farewell(state)}`;
  }
  if (again) return `${again} ${proceed(context, state)}`;

  const article = answerWithArticle(context, heard);
  if (article) return `${article} ${proceed(context, state)}`;

  const strange = otherTrade(context, state, heard, plan);
  if (strange) return `${strange} ${proceed(context, state)}`;

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
    !(top.id === "complaint" && IN_CHARGE.test(heard.text)) &&
    (heard.acts.get("person") ?? 0) >= 0.5 &&
    !yes &&
    !(state.asked === "when" && saysWhen(heard.values))
  ) {
    plan.understood = true;
    const those = ratherThatOne(state, heard.words) ? flowOf("callback") : flowOf("person");
    const words = fill(inTurn(those.opening, state.language, state.turn), valuesOf(context, state));
    plan.said.push(
      words
        .split(/(?<=[.!])(?<!\b(?:Dr|Dra|Mr|Mrs|Ms|Sr|Sra)\.)\s+/)
        .filter((each) => !each.endsWith("?"))
        .join(" "),
    );
  }
  const early = state.asked === "confirm" && !yes && !otherWay(context, state, heard) && agrees(heard);
  // 'Yes, and my daughter needs one too, her name is Chloe': her name changes nothing of what was read back.
  const serviceBefore = state.slots.service;
  const addsService = heard.values.service?.includes("+") && heard.values.service !== serviceBefore?.value;
  const whole = early && !addsService && saysPlainYes(heard);
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
  const beside = !yes && standsBeside(state, heard, wanted, plan);
  const task = other || beside ? undefined : wanted;
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
  offerForDue(state, plan);
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
    plan.said.push(farewell(state));
    return plan.said.filter(Boolean).join(" ");
  }
  if (plan.asks) return plan.said.filter(Boolean).join(" ");

  const stuck =
    state.tries >= 3 &&
    plan.news.size === 0 &&
    !heard.placed &&
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
      // Nor does who says what stands there so already.
      (heard.values.service === undefined || heard.values.service !== state.slots.service?.value) &&
      // A short question after what was put right is none.
      next.length > 60 &&
      before.endsWith(next.slice(-80)) &&
      // Whoever names the days that it names says it once more.
      !namesDaysOf(heard.values, next, state.language);
    if (loops) inTheirWords(context, state, heard, plan);
    if (!loops || !plan.asks) plan.said.push(loops ? proceed(context, state) : next);
    return plan.said.filter(Boolean).join(" ");
  }
  return [...plan.said, notUnderstood(context, state, heard)].filter(Boolean).join(" ");
}

const AFTER_ME =
  /(?<!\p{L})(?:(?:right |just )?(?:after|before|with|next to) (?:me|mine|us)|(?:the )?same (?:time|day)|together|(?:can|could) my \p{L}+ (?:come|join|get (?:one|in))(?: along)? (?:too|also|as well)|back to back|después de mí|juntos)(?!\p{L})/iu;
const asksForAnother = (heard: Heard, message: boolean): boolean =>
  (heard.has("forother") || (heard.has("book") && (message || ANOTHER.test(heard.text)))) &&
  !heard.has("deny") &&
  (heard.acts.get("correct") ?? 0) < 0.5;
