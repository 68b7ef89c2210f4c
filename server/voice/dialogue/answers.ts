import { type ActId, acts } from "../../../content/understanding/acts.ts";
import type { Service } from "../../../content/desks/desk.ts";
import { talk } from "../../../content/flows/talk.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import { type Answered, answerQuestion } from "../knowledge/answer.ts";
import { notAgain } from "./not-again.ts";
import { asksToRead, findArticle, spokenArticle } from "./articles.ts";
import { clockOf, type DialogueContext } from "./context.ts";
import { flowOf } from "../../../content/flows/flows.ts";
import { meantDays } from "./absorb.ts";
import { asksLeave, asksTheLaw, asksTheOffice, givesLeave } from "./legal.ts";
import type { Clause, Heard } from "./hear.ts";
import { hoursWords } from "./say/hours-words.ts";
import { serviceHeard } from "./readers/service.ts";
import { plain } from "./readers/text.ts";
import { anglicize } from "./readers/spanish.ts";
import { saysWhen, whenHeard } from "./readers/when.ts";
import { standsApart } from "./turn-clauses.ts";
import { fill, inTurn, wording } from "./say/speech.ts";
import {
  ASKS,
  asksIt,
  isQuestion,
  OF_THE_CALL,
  questionOf,
  unheardQuestions,
  WHEN_WORDS,
} from "./questions.ts";

/** An answer to a question of the caller. */
export interface Answer {
  say: string;
  /** What it was about, for the receipt. */
  topic: string;
  /** What the receptionist offers after it. */
  next?: "message" | "book";
  /** False when nobody here knows. */
  known: boolean;
  /** In the caller's words, when somebody else has yet to answer it. */
  question?: string;
}

/** Answers the questions of a turn, two at most, each once. */
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
      .map((act) => ({ act, words: withRest(heard.clauses, at), sure: heard.acts.get(act) ?? 0, own: words }))
      // 'I run a small clinic' tells something, however much it sounds like a question about clinics.
      .filter((each) => asksIt(each.own, own.includes("reason") || wants ? 0 : each.sure))
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
  // Questions that only the whole turn told.
  for (const [act, sure] of heard.acts)
    if (isAsk(act) && heard.clauses.length === 1 && !asked.some((a) => a.act === act) && asked.length === 0)
      if (asksIt(heard.words, heard.has("reason") || wants ? 0 : sure))
        asked.push({ act, words: heard.words, sure, own: heard.words });
  // While a message is taken, only what is surely asked of the facts is answered; the rest goes along.
  const top = state.stack.at(-1);
  const message = top !== undefined && flowOf(top).files?.kind === "message";
  const give = (heardAnswer: Answer | undefined) => {
    const answer = heardAnswer && notAgain(state, heard, heardAnswer);
    const isSaid = answer && given.some((a) => a.say.includes(answer.say) && answer.say !== "");
    if (answer && !isSaid && given.length < 2) given.push(answer);
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
  for (const { act: said, words, own, sure } of asked) {
    const act = ofFee(words) ? "cancelpolicy" : said;
    let answer =
      message && sure < 0.5 && heard.clauses.length > 1 && !heard.questions.some((q) => q.words.includes(own))
        ? { say: "", topic: act, known: false }
        : answerTo(context, state, heard, act, words, sure);
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
    give({ ...answer, ...(waits && { question: asked.length === 1 ? questionOf(heard, own) : own }) });
  }
  for (const { words } of unheardQuestions(heard, tried)) {
    // 'Do you take that or not?' asks again what its neighbour asked.
    if (asked.length > 0 && words.length < 30 && OF_IT.test(plain(words))) continue;
    if (asked.some((each) => questionOf(heard, each.own).includes(words.replace(/[?!.]+$/, "")))) continue;
    const question = questionOf(heard, words);
    const lawyers = lawOnly(context, state, heard, words);
    if (lawyers) {
      give({ ...lawyers, question });
      continue;
    }
    const own = answerQuestion(
      context.desk,
      words,
      ofFee(words) ? { aspect: "cancelpolicy" } : ofPrice(words),
      state.language,
    );
    const found = own && own.sure >= QUESTION ? own : ofTheWhole(context, state, heard);
    give(
      found
        ? {
            say: found.answer,
            topic: found.factId,
            known: true,
            ...(PROMISES.test(found.answer) && { question }),
          }
        : { say: "", topic: "question", known: false, question },
    );
  }
  return given.sort((a, b) => Number(b.known) - Number(a.known));
}

/** 'I've got Delta through my job, is that any good?': the thing stands in another clause than the question. */
function ofTheWhole(context: DialogueContext, state: DialogueState, heard: Heard, aspect?: ActId) {
  if (heard.clauses.length < 2 || heard.text.split(" ").length > 30) return undefined;
  const found = answerQuestion(context.desk, heard.words, aspect ? { aspect } : {}, state.language);
  return found && found.sure >= WHOLE ? found : undefined;
}
const WHOLE = 0.56;
const surely = (found: Answered | undefined): Answered | undefined =>
  found && found.sure >= SURE ? found : undefined;

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
const OF_HOURS =
  /\b(?:open\p{L}*|clos\p{L}*|hours?|until|till|lunch|weekends?|saturdays?|sundays?|holidays?|eve|year|christmas|thanksgiving|today|tomorrow|late|early|abr\p{L}*|cierr\p{L}*|horario|horas?|s[aá]bados?|domingos?|hoy|mañana)(?!\p{L})/u;
/** Below it an act alone does not say what is asked: the words must. */
const HALF_HEARD = 0.45;
/** An answer that somebody else finishes. */
const PROMISES =
  /\b(?:call(?:s)? you|tell you plainly|can't promise|answers that|will tell you|tells you|le llama|se lo dice)\b/;

/** A clause with those after it that belong to it: 'is it Delta, | it's not a PPO, | it's the HMO one'. */
function withRest(clauses: readonly Clause[], at: number): string {
  let end = at + 1;
  while (
    end < clauses.length &&
    clauses[end]!.acts.length === 0 &&
    !/[.?!]\W*$/.test(clauses[end - 1]!.words) &&
    !ASKS.test(plain(clauses[end]!.words))
  )
    end++;
  return clauses
    .slice(at, end)
    .map(({ words }) => words)
    .join(" ");
}

function answerTo(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  act: ActId,
  words: string,
  sure: number,
): Answer | undefined {
  const { desk } = context;
  const { language } = state;
  const lawyers = lawOnly(context, state, heard, words);
  if (lawyers) return lawyers;
  if (act === "hours" && sure < HALF_HEARD && !OF_HOURS.test(plain(words))) return undefined;
  if (act === "hours") {
    const { today } = clockOf(context);
    const own = whenHeard(language === "es" ? anglicize(plain(words)) : plain(words), {
      today,
      todayOpen: true,
      mentioned: state.mentioned,
      loose: false,
    });
    const days = own.days.days.length > 0 ? own.days.days : meantDays(state, heard.values);
    const say = hoursWords(context, state, days, plain(words));
    if (say) return { say, topic: "hours", known: true };
  }
  // 'I want a tooth pulled, how much is it?': the thing stands in the words before.
  const short = OF_THINGS.includes(act) && words.split(" ").length <= 4 && heard.clauses.length > 1;
  // 'No, whitening. How much is that?', beside other things that are told later.
  const at = heard.clauses.findIndex((each) => words.startsWith(each.words));
  const told =
    at > 0 && OF_THINGS.includes(act) && OF_IT.test(plain(words))
      ? heard.clauses
          .slice(0, at)
          .map((each) => serviceHeard(desk, plain(each.words).replace(/^no /, "")))
          .findLast(Boolean)
      : undefined;
  const named =
    serviceHeard(desk, plain(words)) ??
    told ??
    (short ? desk.services.find(({ id }) => id === heard.values.service) : undefined);
  // 'How long does it take?', once a refill was asked for, asks of that.
  const subject =
    named || !OF_THINGS.includes(act) ? undefined : SUBJECTS[state.stack.at(-1) ?? lastAbout(state)];
  const service =
    named ??
    told ??
    (subject ? undefined : desk.services.find(({ id }) => id === state.slots.service?.value));
  // 'And does it hurt?' asks of what was asked about before.
  const thing = subject ?? (named || !OF_IT.test(plain(words)) ? undefined : state.about);
  // 'Do you do flu shots, and how much is it?': the thing stands in the words before, whatever it is.
  const whole =
    !named && !told && OF_THINGS.includes(act) && OF_IT.test(plain(words))
      ? ofTheWhole(context, state, heard, act)
      : undefined;
  let found = whole?.thing
    ? whole
    : answerQuestion(
        desk,
        short && !told ? heard.words : subject ? `${words} ${subject}` : words,
        // What helps against one thing is told only to who names it.
        {
          aspect: act,
          ...(sure < HALF_HEARD && { unsure: true }),
          ...(act === "advice"
            ? named && { entity: named.id }
            : thing
              ? { thing }
              : service && { entity: service.id }),
          said: state.said,
          ...(subject && { strictly: true }),
        },
        language,
      );
  // What a thing costs may stand in what else is told of it.
  found ??=
    thing && act === "price"
      ? answerQuestion(desk, thing, { aspect: "offered", thing }, language)
      : undefined;
  // What was heard in it may be wrong, and its own words be plain.
  found ??= act === "advice" || subject ? undefined : surely(answerQuestion(desk, words, {}, language));
  if (!subject) found ??= ofTheWhole(context, state, heard, act) ?? ofTheWhole(context, state, heard);
  if (named) state.about = named.name.toLowerCase().slice(0, 40);
  else if (found?.thing) state.about = found.thing.slice(0, 40);
  if (found?.aspect === "reminders" && state.noTexts)
    return { say: wording(talk.noText, language), topic: found.factId, known: true };
  const own =
    service && (act === "price" || act === "about")
      ? {
          price: language === "es" ? service.priceEs : service.price,
          about: language === "es" ? service.aboutEs : service.about,
        }[act]
      : undefined;
  // 'How much is it?', of a flu shot, is not answered with what a physical costs.
  const strays =
    found !== undefined &&
    act === "price" &&
    OF_IT.test(plain(words)) &&
    (told || named || !thing) &&
    !isOf(found, act, service, heard.text);
  if (found && !(strays && own))
    return {
      say: found.answer,
      topic: found.factId,
      known: true,
      ...(found.next && { next: found.next }),
    };
  if (service && own) return { say: own, topic: `${act}-${service.id}`, known: true };
  if (act === "advice" && desk.neverAdvise && !asksTheOffice(desk, words))
    return unadvised(context, state, heard);
  return { say: "", topic: act, known: false };
}

/** Whether what was found is of this act, and of the service or of what the words themselves name. */
const isOf = (found: Answered, act: ActId, service: Service | undefined, text: string): boolean =>
  found.aspect === act &&
  (!found.thing ||
    text.includes(found.thing) ||
    [service?.name.toLowerCase(), ...(service?.heard ?? [])].includes(found.thing));

/** What only a doctor or a lawyer may answer; who wants no appointment is offered a call. */
function unadvised({ desk }: DialogueContext, state: DialogueState, heard: Heard): Answer {
  const { language } = state;
  const expert = {
    medical: { en: "a doctor", es: "un médico" },
    legal: { en: "a lawyer", es: "un abogado" },
  }[desk.neverAdvise ?? "legal"][language];
  const again = Number(state.topics.includes("advice"));
  const next = state.noBooking || heard.has("refuse", "deny") ? ("message" as const) : ("book" as const);
  return { say: fill(inTurn(talk.advice, language, again), { expert }), topic: "advice", known: true, next };
}

/** What a law desk answers to 'may I?': what was written for that very question, or that a lawyer must say. */
function lawOnly(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  words: string,
): Answer | undefined {
  const { desk } = context;
  if (!asksLeave(desk, words)) return undefined;
  const found = answerQuestion(desk, words, {}, state.language);
  const written = found?.aspect === "advice" || found?.aspect === "urgent";
  if (found && written && !givesLeave(found.answer) && !state.topics.includes(found.factId))
    return {
      say: found.answer,
      topic: found.factId,
      known: true,
      next: state.noBooking || heard.has("refuse", "deny") ? "message" : (found.next ?? "book"),
    };
  if (!asksTheLaw(desk, words) && found && found.sure >= QUESTION && !givesLeave(found.answer))
    return undefined;
  return unadvised(context, state, heard);
}

const lastAbout = ({ filed }: DialogueState): string => {
  const last = filed.at(-1);
  return last?.kind === "message" ? last.about : "";
};

/** What a request under way, or just made, is about. */
const SUBJECTS: Record<string, string | undefined> = {
  refill: "refill",
  results: "test results",
  referral: "referral",
  records: "records",
};
const OF_THINGS: readonly ActId[] = ["price", "duration", "pain", "safe", "about"];
const OF_IT =
  /\b(?:it|that|this|one|they|them|those)\b|^(?:and |so |ok )?how (?:much|long)\b|\b(?:eso|lo|la|ella)\b|^(?:y )?cu[aá]nto\b/;

/** The site's article that the caller asks to read: whatever acts were heard in these words, they mean this. */
export function answerWithArticle(context: DialogueContext, heard: Heard): string | undefined {
  const article = asksToRead(heard.text) ? findArticle(context.articles ?? [], heard.text) : undefined;
  return article && spokenArticle(article);
}

/** A question that was taken for a wish to book, and that the facts answer: 'how fast could you have me running?' */
export function answersInstead(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  task: string | undefined,
): boolean {
  if (task !== "book" || state.stack.length > 0 || BOOKS.test(heard.text) || saysWhen(heard.values))
    return false;
  if (asksTheLaw(context.desk, heard.words)) return true;
  if ((heard.acts.get("book") ?? 0) >= QUESTION && standsApart(heard, "book")) return false;
  if ((heard.acts.get("reason") ?? 0) >= 0.5 || !isQuestion(heard.words)) return false;
  const asks = [...heard.acts].some(([act, p]) => isAsk(act) && p >= 0.3);
  return !asks && answerAnyway(context, state, heard) !== undefined;
}
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
  return found && found.sure >= SURE ? { say: found.answer, topic: found.factId, known: true } : undefined;
}
/** Of `answerQuestion`: below it words without an act are no question about the fact. */
const SURE = 0.6;
/** The same of words that are a question by their form. */
const QUESTION = 0.5;
