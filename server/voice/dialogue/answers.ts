import { type ActId, acts } from "../../../content/understanding/acts.ts";
import { flowOf } from "../../../content/flows/flows.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import { answerQuestion } from "../knowledge/answer.ts";
import {
  type Answer,
  answerTo,
  lawOnly,
  MOSTLY,
  OF_IT,
  ofTheRequest,
  ofTheWhole,
  QUESTION,
  speaksOfIt,
  SURE,
  THAT,
  unadvised,
} from "./answer-to.ts";
import { asksOfOther } from "./absorb.ts";
import { asksToRead, findArticle, spokenArticle } from "./articles.ts";
import type { DialogueContext } from "./context.ts";
import type { Clause, Heard } from "./hear.ts";
import { asksTheLaw } from "./legal.ts";
import { notAgain } from "./not-again.ts";
import { ASKS, asksIt, isQuestion, OF_THE_CALL, questionOf, unheardQuestions } from "./questions.ts";
import { contentOf } from "./paper-text.ts";
import { plain } from "./readers/text.ts";
import { saysWhen } from "./readers/when.ts";
import { WHEN_WORDS } from "./readers/when-words.ts";
import { bySentence, standsApart } from "./turn-clauses.ts";
import { answerOf, writtenFor } from "./written.ts";

/** Answers the questions of a turn, three at most, each once; any other is left for somebody who knows. */
export function answersTo(context: DialogueContext, state: DialogueState, heard: Heard): Answer[] {
  const given: Answer[] = [];
  // Beside a plain request a statement belongs to it: 'I got a bill, and I have insurance'.
  // So does what is said beside a farewell: 'you've been very patient, goodbye'.
  const wants = heard.has("bye") || [...heard.acts].some(([act, p]) => p >= 0.8 && acts[act]?.[0] === "task");
  const asked = heard.clauses.flatMap(({ words, acts: own }, at) =>
    own
      .filter((act) => isAsk(act) || act === "languages")
      // 'Can you fix that?' asks for something to be done.
      .filter((act) => act !== "offered" || !OF_THE_CALL.test(plain(words)))
      // 'Cancel what?' asks what was meant.
      .filter(() => !ECHO.test(plain(words)))
      // 'Over New Year's' asks for no new patients.
      .filter((act) => act !== "new" || !/\bnew year/i.test(words))
      .map((act) => ({ act, words: withRest(heard, at), sure: heard.acts.get(act) ?? 0, own: words }))
      // 'I run a small clinic' tells something, however much it sounds like a question about clinics.
      .filter((each) => asksIt(each.own, own.includes("reason") || wants ? 0 : each.sure))
      // 'Should I bring anything, I've never been there before?' asks one thing.
      .filter((each) => !TELLS_BESIDE.test(plain(each.own)) || !asksBefore(heard.clauses, at))
      // 'What have you got Wednesday, like five?' asks for a time alone.
      .filter(
        ({ act, own: said }) =>
          state.asked !== "offer" ||
          !saysWhen(heard.values) ||
          !WHEN_WORDS.test(said) ||
          OF_TIMES.includes(act),
      )
      .filter(({ sure }, i) => i === 0 || sure >= BOTH)
      .slice(0, 2),
  );
  if (
    asked.length === 0 &&
    state.stack.length === 0 &&
    state.topics.at(-1) === "hours" &&
    heard.values.days.days.length > 0 &&
    !heard.has("book", "avail")
  )
    asked.push({ act: "hours", words: heard.words, sure: 1, own: heard.words });
  // 'No, the whitening', once a price was told, asks for that of another thing.
  if (asked.length === 0 && pricesOther(state, heard))
    asked.push({ act: "price", words: heard.words, sure: 1, own: heard.words });
  if (asked.length === 0 && asksOfOther(state, heard))
    asked.push({ act: "price", words: heard.words, sure: 1, own: heard.words });
  // Questions that only the whole turn told.
  for (const [act, sure] of heard.acts)
    if (isAsk(act) && heard.clauses.length === 1 && !asked.some((a) => a.act === act) && asked.length === 0)
      if (asksIt(heard.words, heard.has("reason") || wants ? 0 : sure))
        asked.push({ act, words: heard.words, sure, own: heard.words });
  // While a message is taken, only what is surely asked of the facts is answered; the rest goes along.
  const top = state.stack.at(-1);
  const message = top !== undefined && flowOf(top).files?.kind === "message";
  const places = new Map<Answer, number>();
  const give = (heardAnswer: Answer | undefined, words = "") => {
    const answer = heardAnswer && notAgain(state, heard, heardAnswer);
    const isSaid = answer && given.some((a) => a.say.includes(answer.say) && answer.say !== "");
    if (!answer || isSaid) return;
    // 'Could you get my husband in today?', of the visit that is begun, wishes for it.
    if (!answer.known && top === "book" && GETS_IN.test(plain(answer.question ?? words))) return;
    places.set(answer, words === "" ? Infinity : heard.words.indexOf(words));
    if (!answer.known || given.filter(({ known }) => known).length < 3) given.push(answer);
    else if (words) given.push({ say: "", topic: answer.topic, known: false, question: words });
  };
  // 'Will I be charged?', of an appointment that is given up.
  const last = state.filed.findLast(({ kind }) => kind === "message");
  const leaves = [state.stack.at(-1), last?.kind === "message" ? last.about : ""].some(
    (id) => id === "cancel" || id === "move",
  );
  const ofFee = (words: string) =>
    leaves && /\b(?:charg\p{L}*|fees?|cost|pay|free|cobra\p{L}*|cuesta)\b/u.test(plain(words));
  // 'What do we owe that day?', of the visit that is being booked.
  const visit = top === "book" ? state.slots.service?.value : undefined;
  const ofPrice = (words: string) =>
    visit &&
    /\b(?:owe|pay|cost|charged?)\b/u.test(plain(words)) &&
    !/\b(?:bill|balance|account|card|cash|plan)\b/u.test(plain(words))
      ? { aspect: "price", entity: visit }
      : {};
  const tried = new Set<string>();
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
  for (const { words, clauses } of units) {
    // 'Do I keep giving him the inhaler?' is for the doctor, whatever the desk tells of asthma.
    if (context.desk.neverAdvise === "medical" && ASKS_TREATMENT.test(plain(words))) {
      give({ ...unadvised(context, state, heard), question: questionOf(heard, words) }, words);
      for (const each of clauses) tried.add(each.words);
      continue;
    }
    const found =
      whole ?? ofWhoAsks(context, state, heard, words) ?? writtenFor(context, state, words, heard);
    if (!found || isTwo(clauses) || state.topics.includes(found.factId)) continue;
    give(
      { ...answerOf(found), ...(PROMISES.test(found.answer) && { question: questionOf(heard, words) }) },
      words,
    );
    for (const each of whole ? heard.clauses : clauses) tried.add(each.words);
    if (whole) break;
  }
  // What an answer of this turn was about: 'do you do implants, and what would one cost?'
  const before = state.about;
  const lately = () => (state.about === before ? undefined : state.about);
  for (const { act: said, words, own, sure } of asked) {
    if (tried.has(own)) continue;
    const act = ofFee(words) ? "cancelpolicy" : said;
    const after = heard.clauses[heard.clauses.findIndex((each) => each.words === own) + 1]?.words ?? "";
    let answer =
      message && sure < 0.5 && heard.clauses.length > 1 && !heard.questions.some((q) => q.words.includes(own))
        ? { say: "", topic: act, known: false }
        : answerTo(context, state, heard, act, words, sure, lately());
    // 'How long does it take I only have four left', 'I'm trying to figure out | what this would cost'.
    for (const other of [askedPart(words), INDIRECT.test(after) ? after : "", `${words} ${after}`.trim()])
      if (answer && !answer.known && other !== words && other !== "") {
        const again = answerTo(context, state, heard, act, other, sure);
        if (again?.known) answer = again;
      }
    // What was surest may be another word's: the next act of the same clause may be what is asked.
    const [next] = heard.clauses.flatMap((each) =>
      each.words === own ? each.acts.filter((other) => isAsk(other) && other !== said) : [],
    );
    if (next && answer && !answer.known) {
      const other = answerTo(context, state, heard, next, words, heard.acts.get(next) ?? 0);
      if (other?.known) answer = other;
    }
    if (!answer) continue;
    tried.add(own);
    // What is told and not asked is no question that somebody must answer.
    if (!answer.known && !isQuestion(own) && !isQuestion(words)) continue;
    const waits = !answer.known || ["advice", "deadline"].includes(answer.topic) || PROMISES.test(answer.say);
    give({ ...answer, ...(waits && { question: asked.length === 1 ? questionOf(heard, own) : own }) }, own);
  }
  for (const { words, clauses } of unheardQuestions(heard, tried)) {
    // 'Do you take that or not?' asks again what its neighbour asked.
    if (asked.length > 0 && contentOf(words).length === 0 && OF_IT.test(plain(words))) continue;
    const bare = words.replace(/[?!.]+$/, "");
    if (asked.some(({ own }) => own.includes(bare) || clauses.some((each) => each.words === own))) continue;
    const question = questionOf(heard, words);
    const lawyers = lawOnly(context, state, heard, words);
    if (lawyers) {
      give({ ...lawyers, question });
      continue;
    }
    const about = ofFee(words) ? { aspect: "cancelpolicy" } : ofPrice(words);
    // Of a question in two halves one may be enough: 'what if I'm late, do you turn me away?'
    const found =
      (THAT.test(plain(words)) ? ofTheWhole(context, state, heard, undefined, words) : undefined) ??
      [words, askedPart(words), ...(clauses.length > 1 ? clauses.map((each) => each.words) : [])]
        .map((part) => answerQuestion(context.desk, part, about, state.language))
        .find((each) => each && speaksOfIt(each)) ??
      [words, ...clauses.map((each) => each.words)]
        .map((part) => ofTheRequest(context, state, part))
        .find(Boolean) ??
      // Of two questions each has its own answer.
      (heard.questions.length > 1 ? undefined : ofTheWhole(context, state, heard));
    give(
      found
        ? {
            say: found.answer,
            topic: found.factId,
            known: true,
            ...(PROMISES.test(found.answer) && { question }),
          }
        : { say: "", topic: "question", known: false, question },
      question,
    );
  }
  if (given.length === 0) give(requestAnswered(context, state, heard));
  // 'I own a heating company and miss calls, what do you do?': what it does for that trade is told too.
  if (given.length === 1 && given[0]!.topic === "what") {
    const own = answerQuestion(context.desk, heard.words, { aspect: "rw.industries" }, state.language);
    if (own?.named && own.aspect === "rw.industries") give({ ...answerOf(own), next: given[0]!.next });
  }
  // What is known first, in the order of its questions.
  const place = (answer: Answer) => places.get(answer) ?? Infinity;
  return given.sort((a, b) => Number(b.known) - Number(a.known) || Math.sign(place(a) - place(b)) || 0);
}

const GETS_IN = /\b(?:get|fit|squeeze|work|see|take) (?:\S+ ){1,3}?(?:in|today|tomorrow)\b/;
/** Asks whether a medicine is to be given or taken on. */
const ASKS_TREATMENT =
  /\b(?:should|do|can|shall|may|must) (?:i|we|he|she) (?:just |still )?(?:(?:keep|stop|go on|continue|quit) (?:giving|taking|using|putting|on|with)|(?:keep|stop) (?:him|her|them) on|give (?:him|her|them|my \S+) (?:the|his|her|some|another|more|a)|(?:double|skip|up|lower) (?:the|his|her|my))\b|(?<!\p{L})(?:le sigo dando|sigo tom[aá]ndo)/u;

/** 'I'm pregnant, is it safe to have X-rays?': what they tell of themselves makes it another question, where a fact speaks of both. */
function ofWhoAsks(context: DialogueContext, state: DialogueState, heard: Heard, words: string) {
  const at = heard.words.indexOf(words);
  const lead = heard.words.slice(0, at);
  if (
    at < 4 ||
    !/^(?:i['’]m|i am|i have|i['’]ve|i had|i take|my \p{L}+(?:['’]s| is| has| had)|s?he['’]s) [^.?!]*,? $/iu.test(
      lead,
    )
  )
    return undefined;
  const [own, both] = [words, heard.words].map((said) =>
    answerQuestion(context.desk, said, {}, state.language),
  );
  return both?.named &&
    both.factId !== own?.factId &&
    both.sure >= Math.max(SURE, own?.sure ?? 0) &&
    both.covered >= MOSTLY
    ? both
    : undefined;
}

/** 'Can you see them at the same time?' sounds like a wish, and the facts answer it. */
function requestAnswered(context: DialogueContext, state: DialogueState, heard: Heard): Answer | undefined {
  if (state.stack.length + state.filed.length === 0) return undefined;
  const asked = bySentence(heard).filter(({ sentence, clauses }) => {
    const open = clauses.every(({ words }) => !heard.answered.has(words));
    return open && /\?\W*$/.test(sentence) && !heard.questions.some(({ words }) => sentence.includes(words));
  });
  for (const { sentence } of asked) {
    const found = answerQuestion(context.desk, sentence, {}, state.language);
    if (!found || found.sure < REQUESTED || found.covered < MOSTLY || found.next) continue;
    if (BEGINS.test(found.aspect) || state.topics.includes(found.factId)) continue;
    return { say: found.answer, topic: found.factId, known: true };
  }
  return undefined;
}
/** Of words that sound like a wish a fact must be surer. */
const REQUESTED = 0.7;
/** What these answer is done in the call itself. */
const BEGINS =
  /^(?:hours|offered|walkin|contact|new|callback|records|refill|results|referral|billing|staff)$/;

/** The part of words that nobody punctuated which asks: 'how long does it take | I only have four left'. */
function askedPart(words: string): string {
  const cut = TELLS_ON.exec(words);
  return cut && ASKS.test(plain(cut[1]!)) ? cut[1]! : words;
}
/** Why somebody asks, told behind what they ask. */
const TELLS_BESIDE =
  /^(?:(?:cause|cuz|because|since|as) )?(?:i|we|he|she|they)(?:'ve|'m|'re|'s| \S+) (?:\S+ ){1,}\S+$/;
const asksBefore = (clauses: readonly Clause[], at: number): boolean => {
  const before = clauses[at - 1]?.words ?? "";
  return ASKS.test(plain(before)) && !/[.?!]\W*$/.test(before);
};
const INDIRECT = /^(?:what|how|when|where|which|who|if|whether) /i;
const TELLS_ON =
  /^((?:\S+ ){3,}?\S+),? (?:(?:cause|cuz|because|since|as|so|and|but|porque|es que) )?(?<!\b(?:do|does|did|can|could|will|would|should|may|if|when|that|what|whether|where|which|before|after|until|till|once|or) )(?:(?:i|we|he|she|they)(?:'ve|'m|'re|'s|'ll| (?:only|just|got|have|had|am|was|are|were|need|don't|can't|work|live))|my \S+ (?:is|has|was|just|said|says)|it's (?:been|for|my)|es que|ella|[eé]l) .+$/iu;

export const pricesOther = (state: DialogueState, heard: Heard): boolean =>
  state.stack.length === 0 &&
  heard.values.service !== undefined &&
  heard.has("deny", "correct") &&
  /\bprice\b/.test((state.topics.at(-1) ?? "").replace(/-/g, " "));
const OF_TIMES: readonly ActId[] = ["hours", "price", "duration", "staff", "insurance", "parking", "remote"];
const ECHO = /^(?:(?:what|wait|huh|no) )?\p{L}+ what$/u;
const isAsk = (act: ActId): boolean => acts[act]?.[0] === "ask";
/** An act beside a surer one in the same clause is answered too from this probability on. */
const BOTH = 0.6;
/** An answer that somebody else finishes. */
const PROMISES =
  /\b(?:call(?:s)? you|tell you plainly|can't promise|answers that|will tell you|(?<!pharmacy )tells you|le llama|se lo dice)\b/;

/** A clause with those after it that belong to it: 'is it Delta, | it's not a PPO, | it's the HMO one'. */
function withRest({ clauses, answered }: Heard, at: number): string {
  let end = at + 1;
  while (
    end < clauses.length &&
    clauses[end]!.acts.length === 0 &&
    !answered.has(clauses[end]!.words) &&
    !/[.?!]\W*$/.test(clauses[end - 1]!.words) &&
    !ASKS.test(plain(clauses[end]!.words))
  )
    end++;
  return clauses
    .slice(at, end)
    .map(({ words }) => words)
    .join(" ");
}

/** The site's article that the caller asks to read: whatever acts were heard in these words, they mean this. */
export function answerWithArticle(context: DialogueContext, heard: Heard): string | undefined {
  const article = asksToRead(heard.text) ? findArticle(context.articles ?? [], heard.text) : undefined;
  return article && spokenArticle(article);
}

/**
 * A question that was taken for a wish, and that the facts answer: 'how fast could you have me running?', 'how often will
 * somebody call me?'
 */
export function answersInstead(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  task: string | undefined,
): boolean {
  if (task === undefined || state.stack.length > 0) return false;
  const apart = task === "book" && (heard.acts.get("book") ?? 0) >= QUESTION && standsApart(heard, "book");
  if (asksIn(heard) && !apart && isTold(context, state, heard, task)) return true;
  if (saysWhen(heard.values)) return false;
  if (task !== "book" || BOOKS.test(heard.text)) return false;
  if (apart) return false;
  if (asksTheLaw(context.desk, heard.words)) return true;
  if ((heard.acts.get("reason") ?? 0) >= 0.5 || !isQuestion(heard.words)) return false;
  const asks = [...heard.acts].some(([act, p]) => isAsk(act) && p >= 0.3);
  return !asks && answerAnyway(context, state, heard) !== undefined;
}
const asksIn = (heard: Heard): boolean =>
  isQuestion(heard.words) || heard.clauses.some(({ words }) => isQuestion(words));
/** Whether a fact was written for the words that the wish was heard in, and tells something that no flow does. */
function isTold(context: DialogueContext, state: DialogueState, heard: Heard, task: string): boolean {
  const wished = heard.clauses.filter(({ acts: own }) => own.some((act) => flowOf(task).on.includes(act)));
  const units = heard.questions.filter(({ clauses }) => wished.every((each) => clauses.includes(each)));
  return [heard.words, ...units.map(({ words }) => words)].some((words) => {
    const found =
      writtenFor(context, state, words, heard, { surely: TOLD }) ??
      // 'How do I get a receipt?' is asked of bills, and 'can you refill my pills?' asks for it.
      (TO_KNOW.test(plain(words))
        ? writtenFor(context, state, words, heard, { surely: TOLD, aspect: task })
        : undefined);
    if (!found || OF_THE_CALL.test(plain(words))) return false;
    // 'Do you see people on Sundays?' asks for hours, and 'could it be tomorrow?' for a time.
    if (saysWhen(heard.values)) return found.aspect === "hours" && !BOOKS.test(heard.text);
    return found.thing !== undefined || !BEGINS.test(found.aspect);
  });
}
/** So sure must be what is told in the place of a request. */
const TOLD = 0.8;
const TO_KNOW =
  /^(?:(?:and|so|but|ok|okay|hi|hey|um|uh|well|y|pero|oiga|oye),? )*(?:how|what|when|where|who|why|which|do(?:es)? (?:i|we|my|it|you)|is|are|cu[aá]nto|c[oó]mo|cu[aá]ndo|d[oó]nde|qu[eé]|tengo que)(?!\p{L})/u;
const BOOKS =
  /\b(?:book|appointments?|schedule|come in|get (?:me |us |him |her )?in|see (?:me|us|him|her|somebody|someone|dr|the)|slots?|openings?|available|squeeze|fit|set (?:me|us|something) up|cita|agendar|reservar)\b/;

/** What the desk's facts say to words that no act was heard in; undefined unless it is sure of it. */
export function answerAnyway(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
): Answer | undefined {
  if (heard.text.split(" ").length < 2) return undefined;
  if (asksTheLaw(context.desk, heard.words)) return unadvised(context, state, heard);
  const found = answerQuestion(context.desk, heard.words, {}, state.language);
  if (!found || found.sure < SURE) return undefined;
  const next = found.next && { next: found.next };
  return { say: found.answer, topic: found.factId, known: true, ...next };
}
