import { clausesOf } from "./clauses.ts";
import { deniedLists } from "./denied-lists.ts";
import { type AlarmAct, alarmActs, type AlarmKind, type AlarmLines, readAlarmLines } from "./alarm-lines.ts";

const folder = new URL("../../../content/understanding/alarms/", import.meta.url);
let lines: AlarmLines | undefined;

const mostLetters = 1000;
/** 'Throat's closing', 'sugar's 38'. */
const shortened =
  /(?<!\p{L})((?!(?:she|that|there|here|what|who|where|how|let)['’])\p{L}{3,})['’]s (?=(?:\p{L}+ )?(?:\p{L}+ing|gone|blue|gr[ae]y|limp|floppy|numb|slack|stuck|swollen|puffed|puffy|blown|huge|tight|trapped|parked|locked|scratchy|itchy|tingly|funny|heavy|clammy|floppy|droopy|wobbly|shaky|raspy|hoarse|weak|crooked|lopsided|\d)(?![\p{L}]))/giu;

/** As the lines see words: lower case, without accents, apostrophes and punctuation. */
const plainOf = (words: string): string =>
  words
    .slice(0, mostLetters)
    .toLowerCase()
    // 'My throat's closing' is 'my throat is closing'; 'he's' and its like stand in the lines as they are said.
    .replace(shortened, "$1 is ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * Leave that is taken: its kinds, how many words weigh, and whether a trip, a move or another office explains them; and
 * what is told in sentences that name nothing a business is called about: how much of the turn, and how many signs.
 */
export type LeaveTold = {
  kinds: string[];
  heavy: number;
  explained: boolean;
  idle: "all" | "some" | "none";
  idleSigns: number;
};
export type AlarmsFound = {
  /** Words that are enough to act on, gravest first, with the clause each is in. */
  sure: { act: AlarmAct; clause: number; name: string }[];
  /** Words that are signs of a danger, or count beside one. */
  signs: boolean;
  /** Names what the question of an alarm asks after, and denies it not: 'no, just a heaviness'. */
  told: AlarmAct[];
  /** A sign by itself, or self-harm that is told as past: ask one question. */
  feared?: AlarmAct;
  /** Nothing of danger, but in a list of what is not there. */
  denied?: true;
  /** What is feared by its name: 'stroke'. */
  named?: string;
  /** What sounds like leave that is taken. */
  leave: LeaveTold;
  /** A body that gives way is told of, whatever brought it there: no breath, nobody to be woken, a fit. */
  failing?: true;
  /** What is left to fear in: the words without what is harmless. Undefined when nothing was taken out. */
  rest?: string;
};

/**
 * What the words of danger say of a turn. A clause that is harmless by itself ("no chest pain", "a heart attack years
 * ago") does not quiet another one.
 */
export function alarmsIn(words: string, clauses: string[]): AlarmsFound {
  if (last?.words !== words)
    last = { words, found: inQuotes(words) ?? withoutLists(words) ?? lookFor(words, clauses) };
  return last.found;
}
/** What is found beside the words of a caller who is asked about: "'my chest hurts', what would you say to that caller?" */
function inQuotes(words: string): AlarmsFound | undefined {
  if (!QUOTED.test(words) || !theLines().general.test(plainOf(words))) return undefined;
  const rest = words.slice(0, mostLetters).replace(QUOTES, " . ");
  return { ...lookFor(rest, clausesOf(rest)), rest: rest.replaceAll(" . ", " ").trim() };
}
const QUOTE = String.raw`(?<!\p{L})['"“‘][^'"“”‘’]{3,80}['"”’](?!\p{L})`;
const [QUOTED, QUOTES] = [new RegExp(QUOTE, "u"), new RegExp(QUOTE, "gu")];
/** A call asks twice in each turn. */
let last: { words: string; found: AlarmsFound } | undefined;

/** What is found once lists of what is not there are taken out, where that is nothing at all. */
function withoutLists(words: string): AlarmsFound | undefined {
  without ??= deniedLists(theLines().absent);
  const rest = without(words.slice(0, mostLetters));
  if (rest === words.slice(0, mostLetters)) return undefined;
  const found = lookFor(rest, clausesOf(rest));
  const quiet = found.sure.length === 0 && !found.signs && found.told.length === 0;
  if (!quiet) return undefined;
  return { ...found, denied: true, rest: rest.replace(/[.,\s]+/g, " ").trim() };
}
let without: ((words: string) => string) | undefined;

/** 'Nobody else needs it. You can have my slot.' */
function leaveIn(text: string, words: string): LeaveTold {
  const { explained, heavy, errand, ...kinds } = theLines().leave;
  const kindsIn = (said: string) =>
    Object.entries(kinds).flatMap(([name, kind]) => (kind.test(said) ? [name] : []));
  const told = words.slice(0, mostLetters).split(/(?<=[.?!])\s+/);
  const idle = told
    .filter((each) => !each.includes("?"))
    .map(plainOf)
    .filter((each) => OF_SOMEBODY.test(each) && !ASKS.test(each) && !errand.test(each));
  return {
    kinds: kindsIn(text),
    heavy: signsIn(text, heavy),
    explained: explained.test(plainOf(words)),
    idle: idle.length === 0 ? "none" : idle.length === told.length ? "all" : "some",
    idleSigns: idle.reduce((sum, each) => sum + signsIn(each, heavy) + kindsIn(each).length, 0),
  };
}
/** Four words or more of a person. */
const OF_SOMEBODY =
  /^(?=(?:\S+ ){3}).*\b(?:i|im|ive|id|ill|my|me|myself|he|hes|she|shes|his|her|him|nobody|yo|mi|mis|soy|estoy|voy|tengo|quiero|siento|se|es|ya)\b/;
/** A question, or an answer. */
const ASKS =
  /\d|^(?:and |but |so |y |ok |hi |hello )?(?:yes|yeah|yep|no|nah|nope|sure|okay|si|can|could|do|does|did|are|is|am|will|would|should|may|what|whats|when|where|who|whos|how|why|which|if|que|cuando|donde|como|cuanto|puedo|pueden|puede|tienen|hay)\b/;

function theLines(): AlarmLines {
  lines ??= readAlarmLines(["en.txt", "es.txt"].map((file) => new URL(file, folder)));
  return lines;
}

/**
 * Makes the words of danger ready, one pattern at a step: with the first words of a call they would all be compiled at
 * once, which takes a quarter of a second.
 */
export function* preparing(): Generator<void> {
  const { kinds, past, now, case: matter, threat, general, present, aside, dose, leave } = theLines();
  const patterns = [
    ...Object.values(dose),
    ...Object.values(leave),
    aside,
    past,
    now,
    matter,
    threat,
    general,
    present,
    ...kinds.flatMap((each) => [each.sure, each.signs, each.besides, each.weak, each.told]),
  ];
  // Compiled for a first look, and better for a second one. A search leaves no trace in a pattern.
  for (const pattern of patterns)
    for (const words of ["are you open on saturday", "what does it cost"]) {
      yield;
      if (pattern) words.search(pattern);
    }
}

function lookFor(words: string, clauses: string[]): AlarmsFound {
  const { kinds, past, now, case: matter, threat, general, present, aside } = theLines();
  // What is harmless may reach over a slash, from one clause into the next.
  const without = (text: string) => text.replace(aside, (said) => said.replace(/[^/]+/g, " . ").trim());
  const parts = without(clauses.map(plainOf).join(" / ")).split(" / ");
  const whole = parts.length === 1 ? parts[0]! : without(plainOf(words));
  const over = (text: string) =>
    (past.test(text) || (matter.test(text) && !threat.test(text))) && !now.test(text);
  // 'My ex ran me over last month | and he still texts me.'
  const isNotOver = (part: string, next = "") => STRUCK.test(part) && HEARS_FROM.test(next) && now.test(next);
  // 'A customer says his chest hurts, he's right here' asks nothing in general.
  const generally = (text: string) => general.test(text) && !present.test(whole);
  const inGeneral = generally(whole);
  const calm = parts.map(
    (part, at) =>
      (over(part) && !isNotOver(part, parts[at + 1])) ||
      generally(part) ||
      (inGeneral && subordinate.test(part)) ||
      (over(parts[at + 1] ?? "") && tellsWhen.test(parts[at + 1]!)),
  );
  const allCalm = over(whole) || inGeneral;
  const heard = parts.filter((_part, number) => !calm[number]);
  const open = heard.join(" ");
  const sure: AlarmsFound["sure"] = [];
  let feared: Pick<AlarmKind, "act" | "name"> | undefined;
  const signsOf = kinds.map((kind) => ({
    signs: signsIn(open, kind.signs),
    besides: signsIn(open, kind.besides, kind.signs),
    weak: signsIn(open, kind.weak),
  }));
  for (const act of alarmActs)
    for (const [number, kind] of kinds.entries()) {
      if (kind.act !== act || sure.some((found) => found.act === act)) continue;
      const at = parts.findIndex((part, number) => !calm[number] && kind.sure?.test(part));
      if (at >= 0 || (!allCalm && parts.length > 1 && kind.sure?.test(open))) {
        sure.push({ act, clause: Math.max(0, at), name: kind.name });
        continue;
      }
      const told = parts.some((part) => over(part) && kind.sure?.test(part));
      const { signs, besides, weak } = signsOf[number]!;
      if (signs >= 1 && signs + besides >= 2) sure.push({ act, clause: 0, name: kind.name });
      else if (signs > 0 || (told && act === "em.crisis") || besides >= 2 || weak >= 3) feared ??= kind;
    }
  const dose = doseOf(open);
  if (dose === "sure" && !sure.some(({ act }) => act === "em.poison"))
    sure.push({ act: "em.poison", clause: 0, name: "dose" });
  const leave = leaveIn(parts.join(" / "), words);
  if (!leave.explained && leave.kinds.length >= 2) feared ??= { act: "em.crisis", name: "leave" };
  if (dose === "feared") feared ??= { act: "em.poison", name: "dose" };
  const signs = signsOf.some(({ signs, besides, weak }) => signs + besides + weak > 0);
  const quieted = calm.includes(true) || whole.includes(".");
  return {
    sure,
    signs,
    told: kinds.filter(({ told }) => told?.test(open)).map(({ act }) => act),
    ...(feared && sure.length === 0 && { feared: feared.act, named: feared.name }),
    leave,
    ...(kinds.some(failingIn(open)) && { failing: true as const }),
    ...(quieted && { rest: heard.filter(tellsMore).join(" ").replaceAll(".", " ").trim() }),
  };
}
/**
 * 'The wife thought I hadn't had my antibiotic, so she handed me a second one': told in any words and any order, it is
 * feared. Two that do not go together, or many of one beside 'what's the most?', are sure, unless they were ordered so.
 */
function doseOf(text: string): "sure" | "feared" | undefined {
  const { medicine, taken, slip, mixture, most, many, ordered } = theLines().dose;
  const has = (...parts: RegExp[]) => parts.every((part) => part.test(text));
  if (has(mixture) || has(medicine, most, many)) return has(ordered) ? "feared" : "sure";
  return has(medicine, taken, slip) && !has(ordered) ? "feared" : undefined;
}
/** What is left of a clause once its harmless words are out: 'my ex is' and 'when I saw the bill' tell nothing. */
const tellsMore = (clause: string): boolean =>
  !clause.includes(".") || clause.split(/[. ]+/).filter(Boolean).length > 5;
const STRUCK =
  /\b(?:hit|ran|drove|rammed|struck|beat|choked|attacked|punched|shoved) (?:me|us|into me|over me|at me)\b/;
const HEARS_FROM = /\b(?:still|keeps|wont stop)\b/;
/** 'He hit me from behind, | it was three weeks ago': when the clause before it was. */
const tellsWhen =
  /^(?:and |but )?(?:it|that|this)(?: was| happened|s been| has been)\b|^(?:about |like |maybe )?(?:\w+ ){0,2}(?:years|months|ages|decades) (?:ago|back)\b|^(?:back )?(?:when|as an?|cuando|de) /;
/** A clause that belongs to the one before it: 'a caller | who overdosed'. */
const subordinate = /^(?:like|such as|for example|say|who|that|if|when|says?|said|has|is)\b/;

/** A body that gives way, by the headings of the lines. */
const FAILING = /^(?:breathing|choking|down|seizure|respirar|caido)$/;
const failingIn =
  (text: string) =>
  ({ name, sure, signs }: AlarmKind): boolean =>
    FAILING.test(name) && [sure, signs].some((each) => each !== undefined && text.search(each) >= 0);

/** How many different signs are there; the same words are not told twice over. @param other told by these already */
const signsIn = (text: string, pattern: RegExp | undefined, other?: RegExp): number => {
  if (!pattern || text.search(pattern) < 0) return 0;
  const told = other ? [...text.matchAll(other)].map(([sign]) => sign) : [];
  return new Set([...text.matchAll(pattern)].map(([sign]) => sign).filter((sign) => !told.includes(sign)))
    .size;
};
