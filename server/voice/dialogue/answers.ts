import { type ActId, acts } from "../../../content/understanding/acts.ts";
import { talk } from "../../../content/flows/talk.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import { answerQuestion } from "../knowledge/answer.ts";
import { asksToRead, findArticle, spokenArticle } from "./articles.ts";
import type { DialogueContext } from "./context.ts";
import { meantDays } from "./absorb.ts";
import type { Clause, Heard } from "./hear.ts";
import { hoursWords } from "./say/hours-words.ts";
import { serviceHeard } from "./readers/service.ts";
import { plain } from "./readers/text.ts";
import { saysWhen } from "./readers/when.ts";
import { fill, inTurn } from "./say/speech.ts";

/** An answer to a question of the caller. */
export interface Answer {
  say: string;
  /** What it was about, for the receipt. */
  topic: string;
  /** What the receptionist offers after it. */
  next?: "message" | "book";
  /** False when nobody here knows. */
  known: boolean;
}

/** Answers the questions of a turn, two at most, each once. */
export function answersTo(context: DialogueContext, state: DialogueState, heard: Heard): Answer[] {
  const { desk } = context;
  const given: Answer[] = [];
  const asked = heard.clauses.flatMap(({ words, acts: own }) =>
    own
      .filter((act) => acts[act]?.[0] === "ask" || act === "languages")
      .slice(0, 1)
      .map((act) => ({ act, words })),
  );
  if (
    asked.length === 0 &&
    state.stack.length === 0 &&
    state.topics.at(-1) === "hours" &&
    heard.values.days.days.length > 0 &&
    !heard.has("book", "avail")
  )
    asked.push({ act: "hours", words: heard.words });
  // Questions that only the whole turn told.
  for (const [act] of heard.acts)
    if (acts[act]?.[0] === "ask" && !asked.some((a) => a.act === act) && heard.clauses.length === 1)
      asked.push({ act, words: heard.words });
  const give = (answer: Answer | undefined) => {
    const isSaid = answer && given.some((a) => a.say.includes(answer.say) && answer.say !== "");
    if (answer && !isSaid && given.length < 2) given.push(answer);
  };
  for (const { act, words } of asked) give(answerTo(context, state, heard, act, words));
  for (const { words } of unheardQuestions(heard)) {
    const found = answerQuestion(desk, words, {}, state.language);
    give(
      found && found.sure >= QUESTION
        ? { say: found.answer, topic: found.factId, known: true }
        : { say: "", topic: "question", known: false },
    );
  }
  const known = given.filter((a) => a.known);
  return known.length > 0 ? known : given.slice(0, 1);
}

function answerTo(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  act: ActId,
  words: string,
): Answer | undefined {
  const { desk } = context;
  const { language } = state;
  if (act === "hours") {
    const say = hoursWords(context, state, meantDays(state, heard.values), heard.text);
    if (say) return { say, topic: "hours", known: true };
  }
  const named = serviceHeard(desk, plain(words));
  const service = named ?? desk.services.find(({ id }) => id === state.slots.service?.value);
  // 'And does it hurt?' asks of what was asked about before.
  const thing = named || !OF_IT.test(plain(words)) ? undefined : state.about;
  // 'I want a tooth pulled, how much is it?': the thing stands in the words before.
  const short = OF_THINGS.includes(act) && words.split(" ").length <= 4 && heard.clauses.length > 1;
  let found = answerQuestion(
    desk,
    short && !named ? heard.words : words,
    // What helps against one thing is told only to who names it.
    {
      aspect: act,
      ...(act === "advice"
        ? named && { entity: named.id }
        : thing
          ? { thing }
          : service && { entity: service.id }),
    },
    language,
  );
  // What a thing costs may stand in what else is told of it.
  found ??=
    thing && act === "price"
      ? answerQuestion(desk, thing, { aspect: "offered", thing }, language)
      : undefined;
  if (named) state.about = named.name.toLowerCase().slice(0, 40);
  else if (found?.thing) state.about = found.thing.slice(0, 40);
  if (found)
    return {
      say: found.answer,
      topic: found.factId,
      known: true,
      ...(found.next && { next: found.next }),
    };
  if (service && (act === "price" || act === "about")) {
    const say = {
      price: language === "es" ? service.priceEs : service.price,
      about: language === "es" ? service.aboutEs : service.about,
    }[act];
    if (say) return { say, topic: `${act}-${service.id}`, known: true };
  }
  if (act === "advice" && desk.neverAdvise) {
    const expert = {
      medical: { en: "a doctor", es: "un médico" },
      legal: { en: "a lawyer", es: "un abogado" },
    }[desk.neverAdvise][language];
    return {
      say: fill(inTurn(talk.advice, language, state.unknown), { expert }),
      topic: "advice",
      known: true,
      next: "book",
    };
  }
  return { say: "", topic: act, known: false };
}

const OF_THINGS: readonly ActId[] = ["price", "duration", "pain", "safe", "about"];
const OF_IT =
  /\b(?:it|that|this|one|they|them|those)\b|^(?:and |so |ok )?how (?:much|long)\b|\b(?:eso|lo|la|ella)\b|^(?:y )?cu[aá]nto\b/;

/** The site's article that the caller asks to read: whatever acts were heard in these words, they mean this. */
export function answerWithArticle(context: DialogueContext, heard: Heard): string | undefined {
  const article = asksToRead(heard.text) ? findArticle(context.articles ?? [], heard.text) : undefined;
  return article && spokenArticle(article);
}

const ASKS =
  /^(?:(?:and|but|so|ok|okay|um|uh|well|wait|oh|yeah|yes|no|hey|hi|alright|then|thanks|y|pero|entonces|bueno|sí|oye)[, ]+)*(?:how|why|(?:what|where|when|who|which)(?: \p{L}+)?(?:'s| is| are| was| do| does| did| can| could| will| would| should| if| about| happens| time| kind)|what's|who's|where's|do|does|did|is|are|am|can|could|can't|will|would|should|may|have|has|qué|cómo|cuándo|dónde|quién|cuál|cuánto|puedo|puede|pueden|tienen|hay|tengo que|debo|hace falta)(?: \p{L}+){2}/u;

/** Clauses that are questions by their form, and that the model heard nothing in. */
export const unheardQuestions = (heard: Heard): Clause[] =>
  saysWhen(heard.values) || heard.values.pick || heard.values.phone
    ? []
    : heard.clauses.filter(
        ({ words, acts: own }) =>
          own.length === 0 &&
          words.split(" ").length >= 3 &&
          (/\?\W*$/.test(words) || ASKS.test(plain(words))),
      );

/** What the desk's facts say to words that no act was heard in; undefined unless it is sure of it. */
export function answerAnyway(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
): Answer | undefined {
  if (heard.text.split(" ").length < 2) return undefined;
  const found = answerQuestion(context.desk, heard.words, {}, state.language);
  return found && found.sure >= SURE ? { say: found.answer, topic: found.factId, known: true } : undefined;
}
/** Of `answerQuestion`: below it words without an act are no question about the fact. */
const SURE = 0.6;
/** The same of words that are a question by their form. */
const QUESTION = 0.5;
