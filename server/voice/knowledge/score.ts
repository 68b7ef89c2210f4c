import type { Fact } from "../../../content/desks/desk.ts";
import { aspectIn } from "./cues.ts";
import { covers, type FactIndex, strangersIn, thingsIn, withoutName } from "./fact-index.ts";
import { fitOf } from "./fit.ts";
import { heldBy, likeness, likenesses } from "./likeness.ts";
import { leaningOf } from "./leanings.ts";
import { featuresOf } from "./words.ts";

/** Below it nothing is answered: calibrated on questions that were not in the facts (see knowledge.test.ts). */
export const SURE = 0.46;

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
/** 'It's not a PPO' asks of no PPO. */
const NEGATED = /\b(?:it's|its|is|isn't|i'm|that's|am|are|no es) (?:not )?(?:not )(?:an?|the|my|una?) \S+/gi;

/** Aspects whose question is about a thing: with a thing that nobody knows here, a general answer would be a wrong one. */
const OF_A_THING = new Set(["price", "duration", "offered", "about", "prepare", "safe"]);

export interface Scored {
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
    // A price is told to whoever asks for one, not to 'can I get sealants?'
    if (fact.aspect === "price" && cue === "offered" && aspect !== "price") trust *= 0.8;
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
