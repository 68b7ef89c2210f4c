import { type ActId, acts } from "../../../content/understanding/acts.ts";
import { talk } from "../../../content/flows/talk.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import { answerQuestion } from "../knowledge/answer.ts";
import { asksToRead, findArticle, spokenArticle } from "./articles.ts";
import type { DialogueContext } from "./context.ts";
import { meantDays } from "./absorb.ts";
import type { Heard } from "./hear.ts";
import { hoursWords } from "./say/hours-words.ts";
import { serviceHeard } from "./readers/service.ts";
import { plain } from "./readers/text.ts";
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
  for (const { act, words } of asked) {
    const answer = answerTo(context, state, heard, act, words);
    if (answer && !given.some((a) => a.say.includes(answer.say) && answer.say !== "")) given.push(answer);
    if (given.length === 2) break;
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
  const service =
    serviceHeard(desk, plain(words)) ?? desk.services.find(({ id }) => id === state.slots.service?.value);
  const found = answerQuestion(
    desk,
    words,
    { aspect: act, ...(service && { entity: service.id }) },
    language,
  );
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

/** The site's article that the caller asks to read: whatever acts were heard in these words, they mean this. */
export function answerWithArticle(context: DialogueContext, heard: Heard): string | undefined {
  const article = asksToRead(heard.text) ? findArticle(context.articles ?? [], heard.text) : undefined;
  return article && spokenArticle(article);
}

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
