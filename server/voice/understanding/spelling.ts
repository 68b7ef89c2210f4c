import { readFileSync } from "node:fs";
import { FIRST_NAMES } from "../../../content/understanding/first-names.ts";
import { COMMON } from "../../../content/understanding/paper-words.ts";
import { REAL, TYPED } from "../../../content/understanding/typed-words.ts";
import { keeping } from "../kept.ts";
import { classedWords } from "./word-classes.ts";

// 'U do paymnt plans', 'i swalowd it': words that were typed in a hurry, as they are written.

/** Shorter words are too near to each other. */
const LEAST = 4;
/** From here on a letter more may be wrong. */
const LONG = 7;

/** Letters as they sound: 'chanse' is 'chance', 'contrakt' is 'contract'. */
const sounded = (word: string): string =>
  word
    .replace(/ph/g, "f")
    .replace(/shun(?=s?$)/, "tion")
    .replace(/tch/g, "ch")
    .replace(/c(?=[eiy])|z/g, "s")
    .replace(/ck|c(?!h)|q(?=u)/g, "k");

/** What is left of a word without vowels and doubled letters: what hurry leaves out. */
const bones = (word: string): string =>
  word[0] +
  word
    .slice(1)
    .replace(/[aeiouy]/g, "")
    .replace(/(.)\1+/g, "$1");

const dangers = new URL("../../../content/understanding/alarms/en.txt", import.meta.url);
interface Words {
  readonly known: ReadonlySet<string>;
  readonly byBones: ReadonlyMap<string, readonly string[]>;
}
let words: Words | undefined;
function theWords(): Words {
  if (words) return words;
  const ofDanger = readFileSync(dangers, "utf8").match(/[a-z]{3,}/g) ?? [];
  const known = new Set([...classedWords(), ...COMMON, ...REAL, ...ofDanger]);
  const byBones = new Map<string, string[]>();
  const add = (key: string, word: string) => {
    const others = byBones.get(key);
    if (others) others.push(word);
    else byBones.set(key, [word]);
  };
  for (const word of known) {
    if (word.length < LEAST || !/^[a-z]+$/.test(word)) continue;
    for (const key of keysOf(word)) add(key, word);
  }
  for (const name of FIRST_NAMES) known.add(name);
  return (words = { known, byBones });
}
/** The bones of a word, their letters in order, and the same without each one of them. */
function keysOf(word: string): Set<string> {
  const all = bones(word);
  const keys = new Set([all, bones(sounded(word)), all[0] + [...all.slice(1)].sort().join("")]);
  if (word.length >= LONG)
    for (let at = 1; at < all.length; at++) keys.add(all.slice(0, at) + all.slice(at + 1));
  return keys;
}

/** So many letters are wrong, missing, too many, or have changed places with their neighbor. */
function slips(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + Number(a[i - 1] !== b[j - 1]));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      next.push(cost);
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
}

const isKnown = ({ known }: Words, word: string): boolean =>
  known.has(word) ||
  ENDINGS.some(
    ([end, instead]) =>
      word.endsWith(end) && instead.some((each) => known.has(word.slice(0, -end.length) + each)),
  );
const ENDINGS: readonly (readonly [end: string, instead: readonly string[]])[] = [
  ["s", [""]],
  ["es", ["", "e"]],
  ["ies", ["y"]],
  ["ed", ["", "e"]],
  ["ied", ["y"]],
  ["ing", ["", "e"]],
  ["er", ["", "e"]],
  ["ers", ["", "e"]],
  ["est", ["", "e"]],
  ["ly", ["", "le"]],
  ["ness", [""]],
  ["y", ["", "e"]],
];

const single = (word: string): string => word.replace(/(.)\1+/g, "$1");
const sorted = (word: string): string => [...word].sort().join("");

/** Written otherwise, it sounds the same: its vowels stand where they were. */
const alike = (word: string, meant: string): boolean => single(sounded(word)) === single(sounded(meant));

/** Whether hurry makes the one of the other: vowels left out or wrong, letters doubled or not, two that changed places. */
function isSlip(word: string, meant: string): boolean {
  if (single(word) === single(meant)) return true;
  const longer = meant.length - word.length;
  if (longer < 0 || (meant.startsWith(word) && meant !== `${word}e`)) return false;
  const off = slips(word, meant);
  if (longer === 0)
    return (
      off === 1 &&
      (sorted(word) === sorted(meant)
        ? word.length > LEAST
        : alike(word, meant) || (word.length >= LONG && bones(word) === bones(meant)))
    );
  return bones(word) === bones(meant) || alike(word, meant)
    ? off <= (word.length >= LONG - 1 ? 2 : 1)
    : word.length >= LONG && off === 1;
}

/** The word that was meant, where it can be no other one. */
const meantBy = keeping(2000, (word) => {
  const all = theWords();
  if (word.length < LEAST || !/^[a-z]+$/.test(word) || isKnown(all, word)) return word;
  if (word.endsWith("in") && all.known.has(`${word}g`)) return `${word}g`;
  const found = new Set(
    [...keysOf(word)].flatMap((key) => all.byBones.get(key) ?? []).filter((each) => isSlip(word, each)),
  );
  if (found.size < 2) return [...found][0] ?? word;
  const near = [...found]
    .map((each) => [each, slips(word, each)] as const)
    .sort(([, one], [, other]) => one - other);
  return near[0]![1] < near[1]![1] ? near[0]![0] : word;
});

/** Behind these stands a name, whatever it looks like. */
const NAMES =
  /(?<!\p{L})(?:mr|mrs|ms|dr|doctor|doctora|named|called|name(?:'s| is)|this is|here is|street|st|on|at|from)\.? $/iu;
/** A letter by itself beside another one is spelled. */
const TYPED_WORD =
  /(?<![\p{L}\p{N}'@.-])(?<!(?<![\p{L}\p{N}])[\p{L}\p{N}][ .,-]{1,2})[\p{Ll}\d]{1,9}(?![\p{L}\p{N}'@-]|\.\p{L})(?![ .,-]{1,2}[\p{L}\p{N}](?![\p{L}\p{N}]))/gu;
const LOWER_WORD = /(?<![\p{L}\p{N}'@./-])\p{Ll}{3,20}(?![\p{L}\p{N}'@/-]|\.\p{L})/gu;
/** 'Do I need 2 come in?' */
const TO =
  /(?<=(?<!\p{L})(?:need|needs|want|wants|have|has|got|going|like|how|where|able|supposed) )2(?= (?:com|come|go|get|be|see|talk|speak|make|do|know|move|cancel|book|pay|ask|bring|call|wait|take|eat)(?!\p{L}))/giu;

/** 'An shud i bring it' */
const AN =
  /(?<!\p{L})an(?= (?:i|it|the|if|then|also|is|are|sh(?:ou|u)l?d|can|could|do|does|did|what|whats|how|when|where|will|would|why|who|then|she|he|they|we|my)(?!\p{L}))/gu;

/** 'How do i no it works', 'i need to no if' */
const NO =
  /(?<=(?<!\p{L})(?:(?:how|what|where|when|who) (?:do|would|will|can) (?:i|we|you|they)|(?:need|want|wanted|like) to|(?:wanna|gotta|lemme|let me)|(?:i|we|you) (?:don'?t|dont|do|didn'?t|didnt)) )no(?= (?:if|how|it|that|what|whats|what's|whether|when|where|who|why|y'?all|you|u|they|about|the|your|which)(?!\p{L}))/giu;

/** 'Wanna now if u do it' */
const NOW =
  /(?<=(?<!\p{L})(?:wanna|want to|wanted to|need to|like to) )now(?= (?:if|how|what|whether|why)(?!\p{L}))/giu;

/** 'Am I gonna dye?' What is done to hair has an object. */
const DYE =
  /(?<!\p{L})(?<!\b(?:the|a|hair|my|to the|some|of) )dye(?= ?(?:[.,!?;]|$|or(?!\p{L})|from|of(?!\p{L})|if(?!\p{L})|tonight|today|now|any ?more))/giu;

/** 'Tasha at shearjoy dot com' */
const ADDRESS = /@|(?<!\p{L})(?:dot|punto) (?:com|net|org|edu|gov|us|biz|info)(?!\p{L})/iu;

/** A turn in English with its words as they are written; names, addresses and numbers stay as they came. */
export const spelled = (said: string, knows: (word: string) => boolean = () => false): string =>
  ADDRESS.test(said)
    ? said
    : said
        .replace(TYPED_WORD, (word) => TYPED[word] ?? word)
        .replace(TO, "to")
        .replace(AN, "and")
        .replace(NO, "know")
        .replace(NOW, "know")
        .replace(DYE, (word) => (knows("dye") ? word : "die"))
        .replace(LOWER_WORD, (word, at: number) =>
          knows(word) || NAMES.test(said.slice(Math.max(0, at - 12), at))
            ? word
            : (TYPED[word] ?? meantBy(word)),
        );
