import type { Desk, Fact } from "../../../content/desks/desk.ts";
import { aspectIn } from "./cues.ts";
import { direct } from "./direct.ts";
import {
  coverage,
  covers,
  type FactIndex,
  indexOf,
  strangersIn,
  thingsIn,
  withoutName,
} from "./fact-index.ts";
import { fitOf } from "./fit.ts";
import { heldBy, likeness, likenesses } from "./likeness.ts";
import { leaningOf } from "./leanings.ts";
import type { Language } from "./spoken-hours.ts";
import { featuresOf } from "./words.ts";

/** Below it nothing is answered: calibrated on questions that were not in the facts (see knowledge.test.ts). */
export const SURE = 0.46;

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

/** What a desk's general answer to an aspect scores when the aspect alone was understood. */
const GENERAL = 0.5;
/** Aspects under which many different things are asked: their general answer must fit the words a little too. */
export const WIDE =
  /^(?:rw\.|price|payment|duration|about|offered|process|staff|children|new|contact|billing|records|prepare|safe|advice|credentials|guarantee|insurance)/;
const FITS = 0.22;
/** From this likeness on a question is one that was written, whatever things it names. */
const ITS_WORDS = 0.9;
/** How much of what is missing to certainty the likeness to a fact as a whole may make up; half where another aspect was heard. */
const LEANS = 0.5;
/** From this score on another fact answers when the best one has just been told. */
const ANOTHER = 0.58;
/** 'It's not a PPO' asks of no PPO. */
const NEGATED = /\b(?:it's|its|is|isn't|i'm|that's|am|are|no es) (?:not )?(?:not )(?:an?|the|my|una?) \S+/gi;

/** Aspects whose question is about a thing: with a thing that nobody knows here, a general answer would be a wrong one. */
const OF_A_THING = new Set(["price", "duration", "offered", "about", "prepare", "safe"]);

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
  const index = indexOf(desk, language);
  const words = said.replace(LEADS_TO, "").replace(ASIDES, " ");
  const asked = {
    aspect: heard.aspect,
    service: desk.services.find(({ id }) => id === heard.entity)?.name.toLowerCase() ?? heard.thing,
    strictly: heard.strictly,
    unsure: heard.unsure,
    within: heard.within,
  };
  let found = best(index, words, asked);
  const answerOf = ({ fact }: Scored) => (language === "es" ? (fact.es ?? fact.answer) : fact.answer);
  if (found && heard.said?.toLowerCase().includes(answerOf(found).toLowerCase())) {
    const other = best(index, words, asked, found.fact);
    if (other && other.score >= ANOTHER) found = other;
  }
  if (!found || found.score < (heard.within ? WITHIN : SURE)) return undefined;
  // Of two that answer about as well, one is wrong, and neither is told; but where both say the same of one thing.
  const close = found.score < CLEARLY && found.score - found.next < MARGIN;
  if (close && !found.kin && !heard.within) return undefined;
  const { fact } = found;
  const indexed = index.facts.find((each) => each.fact === fact)!;
  const roots = index.rootsOf(words);
  // What follows from the desk's data is told only to who asks for that.
  const ofData = fact.id.startsWith("service-") && /^(?:price|duration)$/.test(fact.aspect);
  if (ofData && (heard.aspect ?? aspectIn(roots.join(" "))) !== fact.aspect) return undefined;
  if (!found.own && found.fit < FITTING[language]) return undefined;
  return {
    answer: language === "en" ? direct(words, fact, found.named) : answerOf(found),
    factId: fact.id,
    aspect: fact.aspect,
    sure: Math.min(1, found.score),
    covered: coverage(index, indexed, roots, HALF) ?? 1,
    own: found.own,
    named: found.named,
    ...(fact.entity && { thing: fact.entity.split("/")[0]!.trim() }),
    ...(fact.next && { next: fact.next }),
  };
}

/** So much better than the next best a fact must be, unless it is clearly right. */
const MARGIN = 0.05;
const CLEARLY = 0.8;
/** The least likelihood of what is told (fit.ts); Spanish is asked of fewer questions. */
const FITTING = { en: 0.25, es: 0.2 };
/** `SURE` among the few facts of one aspect. */
const WITHIN = 0.36;

/** 'I also wanted to ask whether you have a ramp' asks that you have a ramp. */
const LEADS_TO =
  /^.{0,40}\b(?:ask|asking|wondering|curious|know|tell me)(?: you)? (?:if|whether|about) (?=\S+ \S)/i;

/** 'When is it ready, do you think?', 'is there like a fee?': words beside what is asked. */
const ASIDES =
  /,? (?:(?:do )?you (?:think|know|reckon|suppose)|by the way|or (?:what|something|anything|not|no))(?=\W*$)|(?<=\b(?:is|are|was|there|it|that|a|the|for|have|got|take|do|just|um|uh),?) like,?(?= (?:a|an|the|any|some|it|my|if|per|how|what)\b)/gi;

/** 'Ballpark', 'gimmick': a word that is nowhere in the facts is often no part of what is asked. */
const HALF = 0.5;

interface Scored {
  fact: Fact;
  score: number;
  /** The score of the fact that answers next best. */
  next: number;
  /** Whether that fact answers the same of the same thing. */
  kin: boolean;
  /** Whether it is one of the questions that were written for the fact. */
  own: boolean;
  /** Whether the words name its thing. */
  named: boolean;
  /** How likely it is the right answer, by all that speaks for it. */
  fit: number;
}

/** The fact that answers best, with its score; for the calibration too. */
export function best(
  index: FactIndex,
  words: string,
  heard: { aspect?: string; service?: string; strictly?: boolean; unsure?: boolean; within?: string } = {},
  except?: Fact,
): Scored | undefined {
  const said = index.rootsOf(words.replace(NEGATED, " "));
  if (said.length === 0) return undefined;
  const features = featuresOf(said);
  const alike = likenesses(index, features);
  const held = heldBy(index, features);
  const leaning = leaningOf(index.leanings, index.facts.length, features, index.weight);
  const things = thingsIn(index, said);
  const named = things.size > 0;
  const inWords = new Set(things.keys());
  const service = heard.service === undefined ? [] : index.rootsOf(heard.service);
  if (service.length > 0) {
    for (const [fact, name] of thingsIn(index, service)) if (!things.has(fact)) things.set(fact, name);
  }
  const untold = heard.strictly === true;
  const cue = aspectIn(said.join(" "));
  const aspect = heard.aspect ?? cue;
  const strange = strangersIn(index, said) > 0;
  let top: Scored | undefined;
  let [first, second] = [-1, -1];
  for (const [at, each] of index.facts.entries()) {
    const { fact } = each;
    if (fact === except || (heard.within !== undefined && fact.aspect !== heard.within)) continue;
    const name = things.get(at);
    let near = 0;
    for (let q = each.from; q < each.to; q++) near = Math.max(near, alike[q]!);
    // A name is weighed apart, below.
    let whole = name ? near : (near + held[at]!) / 2;
    let score: number;
    let trust = 1;
    const agreed = aspect === undefined ? 0 : aspect === fact.aspect ? 0.2 : heard.aspect ? -0.14 : -0.06;
    if (name) {
      const rest = featuresOf(withoutName(said, name));
      for (const form of each.aspects) whole = Math.max(whole, likeness(index, rest, form));
      // A thing of several words, or a rare one, is the surer sign.
      const known = name.reduce((sum, root) => sum + index.weight(root), 0);
      const own = index.sharing.get(name.join(" ")) === 1 ? 0.1 : 0;
      // 'Does it hurt?', of what was talked about, before the same asked in general.
      const meant = !named && heard.aspect === fact.aspect ? 0.5 : 0;
      const told =
        inWords.has(at) && heard.aspect === fact.aspect && OF_A_THING.has(fact.aspect)
          ? 0.5 + 0.05 * Math.min(3, name.length) + 0.1 * whole
          : 0;
      score = meant + 0.4 * Math.min(1, known) + 0.05 * Math.min(3, name.length) + 0.5 * whole + agreed + own;
      // The very thing and what is asked of it, in words that nobody wrote down.
      score = Math.max(score, told + own);
    } else if (fact.entity) {
      score = 0.85 * whole + (whole > 0.3 ? agreed / 2 : 0);
      // Of all that answers what was heard, the nearest does, and not always the general one.
      const its = heard.aspect === fact.aspect && fact.aspect !== "advice" && !OF_A_THING.has(fact.aspect);
      if (its && whole >= FITS) score = Math.max(score, GENERAL + whole / 4);
      if (untold && OF_A_THING.has(fact.aspect)) trust = 0.5;
      // What one thing costs is not what another does.
      if (named && whole < 0.8 && /^(?:price|duration)$/.test(fact.aspect)) trust *= 0.6;
    } else {
      // What a model has heard as 'parking' is answered with the fact about parking, however it was said.
      // Advice is never general: what helps against one thing is wrong for another.
      const general = heard.aspect === fact.aspect && fact.aspect !== "advice";
      const fits = general && (whole >= FITS || !WIDE.test(fact.aspect));
      score = Math.max(whole + agreed, fits ? GENERAL + whole / 4 : 0);
      // 'How much is it?' is answered in general; 'how much is a zeppelin?' is not.
      if ((strange || untold) && OF_A_THING.has(fact.aspect)) trust = 0.5;
    }
    const leans =
      leaning[at]! * (heard.aspect === undefined || heard.aspect === fact.aspect ? LEANS : LEANS / 2);
    score = trust * (score + Math.max(0, 1 - score) * leans);
    // A name that fits by chance ('a zeppelin ride') is no answer to what was asked of the stranger.
    if (strange && heard.aspect !== undefined && OF_A_THING.has(heard.aspect) && fact.aspect !== heard.aspect)
      score *= 0.75;
    if (near >= ITS_WORDS && (name || service.length === 0)) score += 0.3;
    // What was written by hand is told before what follows from the data.
    if (fact.id.startsWith("service-")) score -= 0.08;
    // What a model or plain words heard asked for is answered however it was said; anything else by what it names.
    const meant =
      aspect === fact.aspect &&
      (heard.aspect === undefined ? aspect !== "offered" : !heard.unsure || cue === aspect);
    if (!(meant || score < SURE || covers(index, each, said, score))) continue;
    if (score > (top?.score ?? 0)) {
      top = {
        fact,
        score,
        next: top?.score ?? 0,
        kin: false,
        own: near >= ITS_WORDS,
        named: inWords.has(at),
        fit: 0,
      };
      [first, second] = [at, first];
    } else if (top && score > top.next) {
      top.next = score;
      second = at;
    }
  }
  const alikeIn = (at: number) => things.get(at)?.join(" ");
  if (top) {
    const { from, to } = index.facts[first]!;
    const near = Math.max(...alike.subarray(from, to));
    top.fit = fitOf(index, first, said, { ...top, near, leaning });
  }
  if (top && second >= 0)
    top.kin =
      index.facts[second]!.fact.aspect === top.fact.aspect &&
      alikeIn(first) !== undefined &&
      alikeIn(first) === alikeIn(second);
  return top;
}
