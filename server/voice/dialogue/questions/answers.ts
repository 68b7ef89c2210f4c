import { IN_NOW } from "../hearing/heard-words.ts";
import { flowOf } from "../../../../content/flows/flows.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { type Answered, answerQuestion } from "../../knowledge/answer.ts";
import { answerTo } from "./answer-to.ts";
import type { Answer } from "./spoken-answer.ts";
import { OF_IT } from "./answers-of-request.ts";
import { lawOnly, treatment } from "./unadvised.ts";
import type { DialogueContext } from "../context.ts";
import type { Clause, Heard } from "../hearing/heard.ts";
import { notAgain } from "../talk/not-again.ts";
import { questionOf, unheardQuestions } from "./unheard-questions.ts";
import { isQuestion } from "./question-forms.ts";
import { noteOf, toldIn } from "../paper/note-words.ts";
import { contentOf } from "../paper/paper-text.ts";
import { serviceHeard } from "../readers/service.ts";
import { plain } from "../readers/text.ts";
import { answerOf, toldAgain, writtenFor } from "./written.ts";
import {
  askedPart,
  asksIn,
  asksOfTime,
  asksOn,
  GETS_IN,
  INDIRECT,
  isAsk,
  NOT_DONE,
  OF_MATTER,
  PRICED,
  IS_A_PROBLEM,
  isSameDay,
  PROMISES,
} from "./asked-words.ts";
import { foundFor } from "./found-for.ts";
import { andAnother, factFor, ownOf, requestAnswered } from "./fact-for-question.ts";
import { alsoWhen } from "./also-when.ts";
import { answerBySelf } from "./asks-by-itself.ts";
import { asksPrice, ofMoney, uninsured } from "./of-money.ts";
import { pointsBack } from "./of-that.ts";
import { ofSymptom, swallowedIt } from "./of-symptom.ts";
import { presumedPrice } from "./presumed-price.ts";
import { whetherItCame } from "./whether-it-came.ts";
import { whichCostsLess } from "./which-costs-less.ts";
import { askedIn, forCall } from "./asked-in.ts";
import { arranged, byWhole } from "./taken-for.ts";

/** Answers the questions of a turn, three at most, each once; any other is left for somebody who knows. */
export function answersTo(context: DialogueContext, state: DialogueState, heard: Heard): Answer[] {
  const swallowed = swallowedIt(context, state, heard);
  if (swallowed) return [swallowed];
  const given: Answer[] = [];
  const { asked, wants } = askedIn(context, state, heard);
  // While a message is taken, only what is surely asked is answered; the rest goes along.
  const top = state.stack.at(-1);
  const message = top !== undefined && flowOf(top).files?.kind === "message";
  const places = new Map<Answer, number>();
  const askedBy = new Map<Answer, string>();
  const give = (heardAnswer: Answer | undefined, words = "") => {
    const answer =
      heardAnswer &&
      notAgain(
        context,
        state,
        heard,
        alsoWhen(context, state, heard, heardAnswer, words || heard.words),
        words,
      );
    if (!answer || (answer.say !== "" && given.some(({ say }) => say.includes(answer.say)))) return;
    // 'Will that be a problem?' asks of what was just answered, and the hours of one day are told once.
    if (given.some(({ known }) => known) && IS_A_PROBLEM.test(plain(words))) return;
    if (given.some((other) => isSameDay(other, answer))) return;
    // 'Could you get my husband in today?', of the visit that is begun, wishes for it.
    if (!answer.known && top === "book" && GETS_IN.test(plain(answer.question ?? words))) return;
    askedBy.set(answer, words);
    places.set(answer, words === "" ? Infinity : heard.words.indexOf(words));
    if (!answer.known || given.filter(({ known }) => known).length < 3) given.push(answer);
    else if (words) given.push({ say: "", topic: answer.topic, known: false, question: words });
  };
  // 'Is the manager there or not?', beside 'nobody picks up here'.
  const wasThere = (words: string) => heard.answered.has(words) && IN_NOW.test(plain(words));
  const { ofFee, ofPrice } = ofMoney(context, state, heard);
  const [tried, answered] = [new Set<string>(), new Set<string>()];
  // 'Do you handle that?', of what nobody here knows, names nothing that could be found.
  const unsaid = new Set<string>();
  // What is asked in the words of a fact is that fact's, and no act's.
  const units =
    heard.questions.length > 0
      ? heard.questions
      : asksIn(heard)
        ? [{ words: heard.words, clauses: heard.clauses }]
        : [];
  // 'Do you do implants, and what would one cost?' is two questions.
  const isTwo = (clauses: readonly Clause[]) => clauses.filter(({ acts: own }) => own.some(isAsk)).length > 1;
  const whole =
    units.length === 1 && heard.clauses.length > 1 && !isTwo(heard.clauses)
      ? writtenFor(context, state, heard.words, heard)
      : undefined;
  // 'We don't do those' leaves no price to be told.
  const notDone = (words: string) =>
    given.some(({ say }) => NOT_DONE.test(say)) &&
    OF_IT.test(plain(words)) &&
    PRICED.test(plain(words)) &&
    serviceHeard(context.desk, plain(words)) === undefined;
  const presumed = presumedPrice(context, state, heard);
  if (presumed) {
    places.set(presumed, -1);
    given.push(presumed);
  }
  const [toldBefore, before] = [new Map<string, Answered>(), state.about];
  for (const { words, clauses } of units.filter((each) => !forCall(each.words) && !wasThere(each.words))) {
    // 'Do I keep giving him the inhaler?' is for the doctor, whatever the desk tells of asthma.
    const less = whichCostsLess(context, state, words);
    if (less) {
      give(less, words);
      for (const each of clauses) tried.add(each.words);
      continue;
    }
    const treated =
      treatment(context, state, heard, words) ??
      ofSymptom(context, state, heard, words) ??
      whetherItCame(context, state, heard, words);
    if (treated) {
      give({ ...treated, question: questionOf(heard, words) }, words);
      for (const each of clauses) tried.add(each.words);
      continue;
    }
    const found = whole ?? factFor(context, state, heard, words);
    if (!found && pointsBack(heard.words, words)) for (const each of clauses) unsaid.add(each.words);
    if (found && state.topics.includes(found.factId)) toldBefore.set(words, found);
    if (!found || isTwo(clauses) || state.topics.includes(found.factId)) continue;
    state.about = ownOf(context, found) ?? state.about;
    give(
      { ...answerOf(found), ...(PROMISES.test(found.answer) && { question: questionOf(heard, words) }) },
      words,
    );
    for (const each of whole ? heard.clauses : clauses) tried.add(each.words);
    answered.add(found.aspect);
    if (whole) break;
  }
  const lately = () => (state.about === before ? undefined : state.about);
  for (const { act: said, words, own, sure } of asked) {
    // 'I'm scared of needles, can it be done without?' tells of what its question was answered with.
    if (notDone(own)) tried.add(own);
    if (
      tried.has(own) ||
      unsaid.has(own) ||
      heard.answered.has(own) ||
      (answered.has(said) && !isQuestion(own))
    )
      continue;
    const act = ofFee(words)
      ? "cancelpolicy"
      : said === "insurance" && asksPrice(context, own)
        ? "price"
        : said;
    const next = heard.clauses[heard.clauses.findIndex((each) => each.words === own) + 1];
    // What follows may ask something of its own.
    const goesOn = next && !units.some((each) => each.clauses[0] === next);
    const after = goesOn ? next.words : "";
    if (message && OF_MATTER.test(plain(own))) {
      tried.add(own);
      continue;
    }
    let answer =
      message && sure < 0.5 && heard.clauses.length > 1 && !heard.questions.some((q) => q.words.includes(own))
        ? { say: "", topic: act, known: false }
        : answerBySelf(context, state, heard, act, [uninsured(own), uninsured(words)], sure, lately());
    // 'How long does it take I only have four left', 'I'm trying to figure out | what this would cost'.
    for (const other of [askedPart(words), INDIRECT.test(after) ? after : "", `${words} ${after}`.trim()])
      if (answer && !answer.known && other !== words && other !== "") {
        const again = answerTo(context, state, heard, act, other, sure);
        if (again?.known) answer = again;
      }
    // What was surest may be another word's.
    const [second] = heard.clauses.flatMap((each) =>
      each.words === own ? each.acts.filter((other) => isAsk(other) && other !== said) : [],
    );
    if (second && answer && !answer.known) {
      const other = answerTo(context, state, heard, second, words, heard.acts.get(second) ?? 0);
      if (other?.known) answer = other;
    }
    if (answer && !answer.known) {
      const before = toldBefore.get(words) ?? toldBefore.get(own);
      answer = toldAgain(context, state, act, own) ?? (before ? answerOf(before) : answer);
    }
    if (!answer) continue;
    tried.add(own);
    if (
      asksOn(
        heard,
        heard.clauses.findIndex((each) => each.words === own),
      ) &&
      next
    )
      tried.add(next.words);
    if (!answer.known && !isQuestion(own) && !isQuestion(words)) continue;
    const waits = !answer.known || ["advice", "deadline"].includes(answer.topic) || PROMISES.test(answer.say);
    give({ ...answer, ...(waits && { question: asked.length === 1 ? questionOf(heard, own) : own }) }, own);
  }
  for (const { words, clauses } of unheardQuestions(heard, tried)) {
    const bare = words.replace(/[?!.]+$/, "");
    if (asked.some(({ own }) => own.includes(bare) || clauses.some((each) => each.words === own))) continue;
    const question = questionOf(heard, words);
    const lawyers = lawOnly(context, state, heard, words);
    // 'You're closed when I get off work, is there any time I can come?' asks once of the hours.
    if (given.some(({ topic }) => topic === "hours") && asksOfTime(words)) continue;
    // 'Do you take that or not?' asks again what its neighbour asked.
    if (!lawyers && asked.length > 0 && contentOf(words).length === 0 && OF_IT.test(plain(words))) continue;
    if (lawyers) {
      give({ ...lawyers, question }, words);
      continue;
    }
    const about = ofFee(words) ? { aspect: "cancelpolicy" } : ofPrice(words);
    const found = foundFor(context, state, heard, { words, clauses }, about) ?? toldBefore.get(words);
    const beside = found ? undefined : byWhole(context, state, heard, asked.length + given.length);
    if (beside) {
      give(beside, words);
      continue;
    }
    give(
      found
        ? {
            say: found.answer,
            topic: found.factId,
            known: true,
            ...(PROMISES.test(found.answer) && { question }),
          }
        : { say: "", topic: "question", known: false, question },
      words,
    );
  }
  const [only] = given;
  const another = given.length === 1 && only!.known && andAnother(context, state, heard.questions, only!.say);
  if (another) give(answerOf(another));
  if (given.length === 0) give(requestAnswered(context, state, heard));
  // What nothing begins with and nobody here knows is for somebody who does, with what it asks of.
  if (given.length === 0 && unsaid.size > 0 && !top && !wants && !heard.has("book"))
    if ((heard.acts.get("reason") ?? 0) < 0.5)
      give({ say: "", topic: "question", known: false, question: noteOf(toldIn(heard.words)) });
  // 'I own a heating company and miss calls, what do you do?': what it does for that trade is told too.
  if (given.length === 1 && given[0]!.topic === "what") {
    const own = answerQuestion(context.desk, heard.words, { aspect: "rw.industries" }, state.language);
    if (own?.named && own.aspect === "rw.industries") give({ ...answerOf(own), next: given[0]!.next });
  }
  return arranged(context, state, heard, given, {
    asked: (each) => askedBy.get(each) ?? "",
    place: (each) => places.get(each) ?? Infinity,
    notDone,
  });
}
