import { COMMON, RELATION, WEIGHS, WHEN_WORDS } from "../../../../content/understanding/paper-words.ts";
import { type DialogueState, NOTE_MAX } from "../../../../contracts/voice.ts";
import { CONTACT, MATTERS, REQUESTED } from "./aside-words.ts";
import { bare, GETS_TO, PIECE, sentencesOf } from "./note-words.ts";
import { plain, shorten, stem } from "../readers/text.ts";
import { tellsFact } from "./fact-rows.ts";
import { refusesWhen } from "../readers/when-words.ts";

// A caller's sentences as one text: what weighs, what covers what, and what gives way where there is no room.

/** Leads a question that nobody here could answer. */
export const ASKS = "Asks: ";

/** The words of a sentence that tell something. */
export const contentOf = (words: string): string[] => [
  ...new Set(
    plain(words.toLowerCase())
      .split(" ")
      .filter(
        (word) =>
          word.length > 1 &&
          !/^(?:[\d:]+(?:st|nd|rd|th)?|(?:i|you|he|she|it|we|they|that|there|what|who|how|where)'\p{L}+)$/u.test(
            word,
          ) &&
          !COMMON.has(word),
      ),
  ),
];

/** All that would be filed now: what waits, and what was filed before. */
export const paperLines = ({ note, notes, told, callback, filed, later }: DialogueState): string[] =>
  [
    note,
    later?.words ?? "",
    ...notes,
    ...told,
    callback,
    ...filed.flatMap((each) => ("told" in each ? [...each.notes, ...each.told] : [])),
  ].filter(Boolean);
/** Whether all that words tell waits to be filed, or was. */
export const isOnPaper = (state: DialogueState, words: string): boolean => {
  const known = new Set(contentOf(paperLines(state).join(" ")));
  const own = contentOf(words);
  return own.length > 0 && own.every((word) => known.has(word));
};

/** The caller's sentences, each once and in their order; what weighs least gives way where there are more than `most` characters. */
export function fitted(told: readonly string[], most = NOTE_MAX): string[] {
  const kept: string[] = [];
  for (const each of told) put(kept, each.replace(/[\s,.;:]+$/, "").replace(/(?<![?!…])$/, "."));
  while (kept.length > 1 && kept.join(" ").length > most) kept.splice(least(kept), 1);
  return kept.map((each) => shorten(each, most));
}

/** The same as one text. */
export const composed = (told: readonly string[], most = NOTE_MAX): string =>
  fitted(
    told.flatMap((each) => (each.startsWith(ASKS) ? [each] : sentencesOf(each))),
    most,
  )
    .join(" ")
    .replace(/\.$/, "");

/** Whether words are days and times, and nothing else. */
export const saysOnlyWhen = (words: string): boolean => contentOf(words).length === 0 && !words.includes("?");

/** Whether nearly all words of one stand in the other. */
function covers(whole: string, part: string): boolean {
  if (bare(whole).includes(bare(part.replace(ASKS, "")))) return true;
  if (part.startsWith(ASKS)) return false;
  const words = new Set(plain(whole).split(" "));
  const own = plain(part).split(" ");
  const missing = own.filter((word) => !words.has(word));
  // Another name or number tells something else: 'Max is allergic', once Leo is.
  return own.length > 3 && missing.length / own.length <= 0.25 && contentOf(missing.join(" ")).length === 0;
}

/** The one that weighs least: what must be heeded and what is asked stays longest, and so does what came first. */
export function least(sentences: readonly string[]): number {
  const weights = sentences.map((each, at) => weightOf(each) + (at === 0 ? 0.9 : 0) - at / 100);
  return weights.indexOf(Math.min(...weights));
}
/** Told once all was filed, only this is worth a word more. */
export const weighs = (sentence: string): boolean => weightOf(sentence) > 1;
/** A medicine, an age, a pain, a limit: what is acted on, however short it was told. */
export const isHeavy = (sentence: string): boolean => WEIGHS.test(sentence) || MATTERS.test(sentence);
const weightOf = (sentence: string): number =>
  CONTACT.test(sentence) || REQUESTED.test(sentence)
    ? 3
    : (WHEN_WORDS.test(sentence) && (refusesWhen(sentence) || sentence.split(" ").length > 7)) ||
        WEIGHS.test(sentence) ||
        MATTERS.test(sentence) ||
        RELATION.test(sentence) ||
        sentence.startsWith(ASKS) ||
        tellsFact(sentence)
      ? 2
      : 1;

/** Adds a sentence once: one that tells more takes the place of its part. */
export function put(sentences: string[], sentence: string): void {
  if (
    bare(sentence) === "" ||
    PIECE.test(sentence) ||
    GETS_TO.test(sentence) ||
    sentences.some((each) => covers(each, sentence))
  )
    return;
  const parts = sentences.filter((each) => covers(sentence, each));
  sentences.splice(parts[0] ? sentences.indexOf(parts[0]) : sentences.length, 0, sentence);
  for (const part of parts) sentences.splice(sentences.indexOf(part), 1);
}

/** Whether two sentences have a word in common that tells something. */
export function shares(one: string, other: string): boolean {
  const stems = (words: string) => contentOf(words.replace(ASKS, "")).map((word) => stem(word) ?? word);
  const own = new Set(stems(other));
  return stems(one).some((word) => own.has(word));
}

/** Questions that the paper leaves to somebody else. */
export const openOf = ({ told, filed }: DialogueState): number =>
  [told, ...filed.map((each) => ("told" in each ? each.told : []))]
    .flat()
    .filter((each) => each.startsWith(ASKS)).length;
