import type { Desk, Fact } from "../../../content/desks/desk.ts";
import { aspectIn } from "./cues.ts";
import { direct } from "./direct.ts";
import { coverage, type FactIndex, indexOf, namesSomething, thingsIn } from "./fact-index.ts";
import type { Language } from "./spoken-hours.ts";
import { naming } from "./naming.ts";
import { plainlyAsked } from "./plainly.ts";
import { best, type Scored, SURE, WIDE } from "./score.ts";
import { asItSounds } from "./sound.ts";
import { languageOf } from "../understanding/language-of.ts";

/** What was understood of a question beside its words. */
export interface Heard {
  /** The strongest question act. */
  aspect?: string;
  /** The id of the service that the reader of services found. */
  entity?: string;
  /** What was talked about before, in callers' words: 'does it hurt?' asks of it. */
  thing?: string;
  /** No general answer will do: it would be of something else than `thing`. */
  strictly?: boolean;
  /** Only facts of this aspect will do, and less of a likeness: what is asked is of the request under way. */
  within?: string;
  /** The aspect is only half heard: the words must speak of what the answer does. */
  unsure?: boolean;
  /** What was said last: the same answer again is no answer while there is another. */
  said?: string;
}

export interface Answered {
  answer: string;
  factId: string;
  aspect: Fact["aspect"];
  /** 0 to 1. */
  sure: number;
  /** How much of what the question names it speaks of, 0 to 1; 1 for everyday words alone. */
  covered: number;
  /** Asked nearly as one of its written questions. */
  own: boolean;
  /** The words name the thing that it is about. */
  named: boolean;
  next?: Fact["next"];
  /** What it is about, in callers' words. */
  thing?: string;
}
/** From this score on another fact answers when the best one has just been told. */
const ANOTHER = 0.58;
/** So much surer is an answer to words that were misheard. */
const SAYS_MORE = 0.05;

/**
 * Answers a question (one clause) out of a desk's facts: what is asked and the thing it is asked of are scored apart.
 * @returns undefined when the desk doesn't say: then a message is offered, and nothing is guessed
 */
export function answerQuestion(
  desk: Pick<Desk, "facts" | "kind" | "services">,
  said: string,
  heard: Heard = {},
  language: Language = "en",
): Answered | undefined {
  const found = answerAsSaid(desk, said, heard, language);
  const bare = found || heard.within ? undefined : plainlyAsked(said);
  // 'Who even do I talk to about that' names nothing that could be found.
  const plain = bare !== undefined && namesSomething(bare) ? bare : undefined;
  const again = plain === undefined ? undefined : answerAsSaid(desk, plain, heard, language);
  return again && again.sure >= PLAINLY && again.covered >= OF_MOST ? again : found;
}
/** So sure must be what answers a question that was put plainly first, and speak of so much of it. */
const PLAINLY = 0.6;
const OF_MOST = 0.6;

/** Several parts of a turn put the same question to the desk. */
const MOST_ASKED = 16;
const asked = new WeakMap<FactIndex, Map<string, Answered | undefined>>();

function answerAsSaid(
  desk: Pick<Desk, "facts" | "kind" | "services">,
  said: string,
  heard: Heard,
  language: Language,
): Answered | undefined {
  // 'Tengo una muela que me mata, do you take walk ins?': what is asked in English is found among English questions.
  const spoken = language === "es" && languageOf(said) === "en" ? "en" : language;
  const index = indexOf(desk, spoken);
  let known = asked.get(index);
  if (!known || known.size >= MOST_ASKED) asked.set(index, (known = new Map()));
  const question = JSON.stringify([said, heard]);
  if (!known.has(question)) known.set(question, answerFrom(index, desk, said, heard, language));
  return known.get(question);
}

function answerFrom(
  index: FactIndex,
  desk: Pick<Desk, "services">,
  said: string,
  heard: Heard,
  language: Language,
): Answered | undefined {
  const [written, aspect] = withoutPlan(
    index,
    said.replace(LEADS_TO, "").replace(ASIDES, " ").replace(IN_LAW, ""),
    heard.aspect,
  );
  const meant = {
    aspect,
    service: desk.services.find(({ id }) => id === heard.entity)?.name.toLowerCase() ?? heard.thing,
    strictly: heard.strictly,
    unsure: heard.unsure,
    within: heard.within,
  };
  const sounds = language === "en" ? asItSounds(index, written) : written;
  let found = best(index, written, meant);
  // What was misheard is put right only where that says more than the words as they came.
  const right = sounds === written || found?.own ? undefined : best(index, sounds, meant);
  const words = right && right.score > (found?.score ?? 0) + SAYS_MORE ? sounds : written;
  if (words === sounds) found = right ?? found;
  const answerOf = ({ fact }: Scored) =>
    language === "es" && fact.es !== undefined
      ? naming(index, fact, fact.es, fact.namedEs, words, "es")
      : naming(index, fact, fact.answer, fact.named, words, "en");
  if (found && heard.said?.toLowerCase().includes(answerOf(found).toLowerCase())) {
    const other = best(index, words, meant, found.fact);
    if (other && other.score >= ANOTHER) found = other;
  }
  if (!found || found.score < (heard.within ? WITHIN : SURE)) return undefined;
  // Of two that answer about as well, one is wrong, and neither is told; but where both say the same of one thing.
  const { fact } = found;
  const indexed = index.facts.find((each) => each.fact === fact)!;
  const roots = index.rootsOf(words);
  const spoken = coverage(index, indexed, roots, HALF);
  const covered = spoken ?? 1;
  // What was surely heard as one aspect its general answer fits, but where the words name a thing that has its own.
  const general =
    !fact.entity &&
    heard.aspect === fact.aspect &&
    !heard.unsure &&
    !WIDE.test(fact.aspect) &&
    covered >= IN_GENERAL &&
    ![...thingsIn(index, roots).keys()].some((at) => index.facts[at]!.fact.aspect === fact.aspect);
  // '¿Es normal?', 'can you help me?': everyday words name nothing that a fact could be about.
  const few = spoken === undefined && said.split(" ").length <= 4;
  if (few && !found.own && !general && found.score < ALMOST) return undefined;
  const close = found.score < CLEARLY && found.score - found.next < MARGIN;
  if (close && !found.kin && !heard.within && !general) return undefined;
  // What follows from the desk's data is told only to who asks for that.
  const ofData = fact.id.startsWith("service-") && /^(?:price|duration)$/.test(fact.aspect);
  if (ofData && (aspect ?? aspectIn(roots.join(" "))) !== fact.aspect) return undefined;
  if (!found.own && !general && found.fit < FITTING[language]) return undefined;
  return {
    answer:
      language === "en" ? direct(words, { ...fact, answer: answerOf(found) }, found.named) : answerOf(found),
    factId: fact.id,
    aspect: fact.aspect,
    sure: Math.min(1, found.score),
    covered,
    own: found.own,
    named: found.named,
    ...(fact.entity && { thing: fact.entity.split("/")[0]!.trim().toLowerCase() }),
    ...(fact.next && { next: fact.next }),
  };
}

/**
 * 'How much is a cleaning if I don't have insurance?' asks for the price of one: every price is told without insurance,
 * and what plans pay is no answer to who has none.
 */
function withoutPlan(index: FactIndex, words: string, aspect?: string): [words: string, aspect?: string] {
  const bare = words.replace(NO_PLAN, " ");
  if (bare === words || !/^(?:price|uninsured|insurance)?$/.test(aspect ?? "") || !PRICED.test(words))
    return [words, aspect];
  const told = thingsIn(index, index.rootsOf(bare)).size > 0 && !best(index, words, { aspect })?.own;
  return told ? [bare, "price"] : [words, aspect];
}
const NO_PLAN =
  /,? (?:if (?:i|we|you|he|she|they|a person|a guy|somebody|someone|one)(?:['’]s| do| does| has| have)?(?: not|n['’]?t)?(?: have| got| get)?(?: (?:no|any|without))? (?:dental |health |medical )?(?:insurance|coverage)|(?:without|with no|with zero|and no) (?:any |dental |health |medical )?(?:insurance|coverage)|if (?:i['’]m|i am|you['’]re|she['’]s|he['’]s) (?:uninsured|not insured|paying cash))(?!\p{L})/iu;
const PRICED = /\b(?:how much|price|cost|costs|charge|run|runs|what do you (?:get|want)|what would)\b/i;

const IN_GENERAL = 0.3;
/** So near to a written question must be what names nothing. */
const ALMOST = 0.85;
/** So much better than the next best a fact must be, unless it is clearly right. */
const MARGIN = 0.05;
const CLEARLY = 0.8;
/** The least likelihood of what is told (fit.ts); Spanish is asked of fewer questions. */
const FITTING = { en: 0.25, es: 0.2 };
/** `SURE` among the few facts of one aspect. */
const WITHIN = 0.36;

/** 'I also wanted to ask whether you have a ramp' asks that you have a ramp. */
const LEADS_TO =
  /^.{0,40}\b(?:(?:ask|asking|wondering|curious|know|tell me)(?: you)? (?:if|whether|about) (?=\S+ \S)|(?:question|pregunta|duda)[,:;] (?=\S))/i;

/** 'My mother in law' asks of no law. */
const IN_LAW = /(?<=(?:mother|father|sister|brother|son|daughter)s?)[ -]in[ -]laws?(?!\p{L})/giu;

/** 'When is it ready, do you think?', 'is there like a fee?': words beside what is asked. */
const ASIDES =
  /,? (?:(?:do )?you (?:think|know|reckon|suppose)|by the way|or (?:what|something|anything|not|no))(?=\W*$)|(?<=\b(?:you|they|we|it|i|do|does|would|could|can|did)) (?:even|exactly|honestly|seriously)(?= \p{L})|(?<=\b(?:is|are|was|there|it|that|a|the|for|have|got|take|do|just|um|uh),?) like,?(?= (?:a|an|the|any|some|it|my|if|per|how|what)\b)/giu;

/** 'Ballpark', 'gimmick': a word that is nowhere in the facts is often no part of what is asked. */
const HALF = 0.5;
