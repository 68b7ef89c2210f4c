import { capital } from "../../../../content/capital.ts";
import {
  COMES_BY,
  INSTEAD,
  KIN_RIGHT,
  NO_LONGER,
  PUT_RIGHT,
  WILL_NOT,
} from "../../../../content/understanding/taken-back-words.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { lastWritten, NONE } from "../context.ts";
import { stem } from "../readers/text.ts";
import { RELATIONS } from "../readers/relation.ts";
import { bare, sentencesOf } from "./note-words.ts";
import { contentOf } from "./paper-text.ts";

// 'He doesn't use the walker any more', 'it's the Walgreens, not CVS': what a sentence takes back stands on the paper no more.

const stems = (words: string): string[] => contentOf(words).map((word) => stem(word) ?? word);

/** What a sentence says is not so: the words of its content that stand together. */
const goneIn = (sentence: string): string[][] =>
  NO_LONGER.flatMap((pattern) =>
    [...sentence.matchAll(pattern)].map(({ groups }) => stems(groups!["gone"]!)),
  ).filter((gone) => gone.length > 0);

/** Where a sentence goes over to something else. */
const PIECES = /(?<=[,;])\s+|\s+(?=(?:and|but|so|because|or|y|pero|porque)\s)/iu;
const JOINS = /^(?:and|but|so|or|y|pero)\s+/iu;
/** What else a piece may tell that is taken back with it. */
const OTHERS_MAX = 1;

type Tells = (words: string) => readonly string[] | undefined;
/** A sentence without the piece that tells what is gone; as it stands where that piece tells more. */
function without(told: string, tells: Tells): string {
  if (!tells(told)) return told;
  const pieces = told.split(PIECES);
  const telling = pieces.flatMap((piece) => (tells(piece) ? [{ piece, gone: tells(piece)! }] : []));
  if (telling.length === 0) return told;
  const others = telling.flatMap(({ piece, gone }) => stems(piece).filter((word) => !gone.includes(word)));
  if (others.length > OTHERS_MAX) return told;
  const rest = pieces
    .filter((piece) => !tells(piece))
    .join(" ")
    .replace(JOINS, "")
    .replace(/[\s,;]+$/u, "");
  return contentOf(rest).length === 0 ? "" : capital(rest.replace(/(?<![.?!…])$/u, "."));
}

/** Finds the words that are gone in words that do not themselves say so. */
const tellsOf =
  (gone: readonly string[]): Tells =>
  (words) => {
    const own = stems(words);
    const same = (each: readonly string[]) => each.join() === gone.join();
    return gone.every((word) => own.includes(word)) && !goneIn(words).some(same) ? gone : undefined;
  };
const CALLS_IN = new RegExp(`(?<!\\p{L})${COMES_BY}(?!\\p{L})`, "iu");
const comesBy: Tells = (words) => {
  const said = WILL_NOT.test(words) ? undefined : CALLS_IN.exec(words)?.[0];
  return said ? stems(words) : undefined;
};

/** Rows that tell of the matter, and not of who is who. */
const OF_MATTER = /^(?:Asks for|Please note|Insurance|Pharmacy|Needs|Wants): /u;

/** Takes what a sentence says is not so out of all that waits, and out of what was filed last. True when it did. */
export function takeBack(state: DialogueState, sentence: string): boolean {
  if (sentence.includes("?")) return false;
  const changes = [...insteadIn(sentence), ...goneIn(sentence).map((gone) => taking(tellsOf(gone)))];
  if (WILL_NOT.test(sentence)) changes.push(taking(comesBy));
  const right = PUT_RIGHT.exec(sentence)?.groups;
  if (right) changes.push(behind(right["behind"]!, right["now"]!));
  const kin = KIN_RIGHT.exec(sentence)?.groups;
  if (kin) changes.push(ofKin((kin["now"] ?? kin["then"])!));
  if (changes.length === 0) return false;
  const isItself = (words: string) => bare(sentence).includes(bare(words));
  const told = (papers: readonly string[]) =>
    papers
      .map((each) => (isItself(each) ? each : changes.reduce((words, change) => change(words), each)))
      .filter(Boolean);
  const rows = (notes: readonly string[]) =>
    notes.filter((row) => {
      const value = OF_MATTER.test(row) ? row.replace(OF_MATTER, "") : "";
      return value === "" || isItself(value) || changes.every((change) => change(value) === value);
    });
  const before = [state.told, state.note, lastWritten(state)?.told].join();
  state.told = told(state.told);
  state.notes = rows(state.notes);
  if (state.note !== NONE) state.note = told(sentencesOf(state.note)).join(" ");
  const last = lastWritten(state);
  if (last) Object.assign(last, { told: told(last.told), notes: rows(last.notes) });
  return [state.told, state.note, last?.told].join() !== before;
}

type Change = (words: string) => string;
const taking =
  (tells: Tells): Change =>
  (words) =>
    without(words, tells);
const escaped = (words: string): string => words.replace(/[^\p{L}\p{N} ]/gu, ".");
/** What stands in the place of what is gone; a place named behind it was that of the one that is gone. */
const insteadIn = (sentence: string): Change[] =>
  INSTEAD.flatMap((pattern) => [...sentence.matchAll(pattern)]).map(({ groups }) => {
    const { gone, now } = groups as { gone: string; now: string };
    const whole = new RegExp(
      `(?<![\\p{L}'’])${escaped(gone)}(?:(?<= \\p{Lu}\\p{L}*) (?:on|at|in|near) \\p{Lu}[\\p{L}'’-]+)?(?![\\p{L}'’])`,
      "iu",
    );
    // 'No fue hace dos semanas, fue hace tres' are weeks.
    const [lead = "", ...rest] = now.split(" ");
    const tail = rest.length > 0 && gone.startsWith(`${lead} `) ? gone.split(" ").slice(rest.length + 1) : [];
    return (words) => (stems(gone).length > 0 ? words.replace(whole, [now, ...tail].join(" ")) : words);
  });
const OF_KIN = new RegExp(`(?<=(?<!\\p{L})(?:my|mi) )(?:${RELATIONS})(?!\\p{L})`, "giu");
/** For whom it is, where what was told speaks of just one. */
const ofKin =
  (now: string): Change =>
  (words) =>
    now.search(new RegExp(`^(?:${RELATIONS})$`, "iu")) === 0 && words.match(OF_KIN)?.length === 1
      ? words.replace(OF_KIN, now)
      : words;
/** The last word behind the same one is another: 'allergic to codeine', 'to morphine'. */
function behind(word: string, now: string): Change {
  const lead = /^(?:it|a|es)/iu.test(word) ? "allergic to|al[eé]rgic[oa] a|called|named" : word;
  const last = new RegExp(`(?<=(?<!\\p{L})(?:${lead})(?: the| an?)? )\\p{L}[\\p{L}'’-]*(?=[.!]*$)`, "iu");
  return (words) => words.replace(last, now);
}
