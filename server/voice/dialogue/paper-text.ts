import {
  COMMON,
  OF_THE_TALK,
  OF_THIS_CALL,
  RELATION,
  SOCIAL,
  TAKES_OUT,
  WEIGHS,
  WHEN_WORDS,
} from "../../../content/understanding/paper-words.ts";
import { type DialogueState, NOTE_MAX } from "../../../contracts/voice.ts";
import { CONTACT, MATTERS, REQUESTED } from "./aside-words.ts";
import { bare, sentencesOf } from "./note-words.ts";
import { plain, shorten, stem } from "./readers/text.ts";
import { refusesWhen } from "./readers/when-words.ts";

// A caller's sentences as one text: what weighs, what covers what, and what gives way where there is no room.

/** Leads a question that nobody here could answer. */
export const ASKS = "Asks: ";

/** The words of a sentence that tell something. */
export const contentOf = (words: string): string[] => [
  ...new Set(
    plain(words.toLowerCase().replace(SOCIAL, " "))
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

/** Whether all that words tell waits to be filed already. */
export const isOnPaper = ({ note, notes, told }: DialogueState, words: string): boolean => {
  const known = new Set(contentOf([note, ...notes, ...told].join(" ")));
  const own = contentOf(words);
  return own.length > 0 && own.every((word) => known.has(word));
};

/** A sentence that tells nobody anything, wherever it was kept. */
const isNoise = (sentence: string): boolean =>
  TAKES_OUT.test(sentence) ||
  (weightOf(sentence) < 2 &&
    /\?\W*$/.test(sentence) &&
    OF_THIS_CALL.test(plain(sentence)) &&
    !sentence.startsWith(ASKS)) ||
  (weightOf(sentence) < 2 &&
    (contentOf(sentence).length === 0 ||
      (OF_THE_TALK.test(plain(sentence)) && !MATTERS.test(sentence)) ||
      /^(?:\p{L}+[.,!]?)$/u.test(sentence)) &&
    !/\d/.test(sentence));

/**
 * The caller's sentences as one text of at most `most` characters: each once, in the order they were said, without what
 * tells nothing; what weighs least gives way. @param noted what was noted beside them: it comes first where it tells more
 */
export function composed(noted: readonly string[], told: readonly string[] = [], most = NOTE_MAX): string {
  const sentences: string[] = [];
  for (const part of told) put(sentences, part);
  const more: string[] = [];
  for (const part of noted)
    for (const each of part.startsWith(ASKS) ? [part] : sentencesOf(part))
      if (each.trim() !== "" && !sentences.some((known) => covers(known, each) || namesThem(known, each)))
        put(more, each.trim());
  const news = more.filter((each) => !isNoise(each));
  // A question that was noted before comes after what leads to it.
  const late = sentences.length > 0 ? news.filter((each) => each.endsWith("?")) : [];
  const said = [...news.filter((each) => !late.includes(each)), ...sentences, ...late];
  const all = (said.length > 0 ? said : more).filter(
    (each, at, every) =>
      each.startsWith(ASKS) ||
      !every.some((other, i) => i !== at && (other.length > each.length || i < at) && covers(other, each)),
  );
  const kept = all.map((each) => each.replace(/[\s,.;:]+$/, "").replace(/(?<![?!…])$/, "."));
  while (kept.length > 1 && kept.join(" ").length > most) kept.splice(least(kept), 1);
  return shorten(kept.join(" "), most).replace(/\.$/, "");
}

/** 'It's for my mother, Ottilie Brandauer' says 'For Ottilie Brandauer' too. */
const namesThem = (sentence: string, note: string): boolean =>
  /^For \p{Lu}/u.test(note) && RELATION.test(sentence) && bare(sentence).includes(bare(note.slice(4)));

/** Without sentences that only say a name which stands beside them. */
export function withoutName(told: readonly string[], name = ""): string[] {
  const parts = new Set(plain(name).split(" "));
  return told.filter((each) => {
    const words = contentOf(each);
    return words.length === 0 || !words.every((word) => parts.has(word)) || RELATION.test(each);
  });
}

/** Whether words are days and times, and nothing else. */
export const saysOnlyWhen = (words: string): boolean => contentOf(words).length === 0 && !words.includes("?");

/** Without sentences that only say when to call, which stands beside them. */
export const withoutTime = (told: readonly string[], when: string): string[] =>
  told.filter((each) => {
    const own = new Set(contentOf(when));
    return when === "" || !bare(each).includes(bare(when)) || contentOf(each).some((word) => !own.has(word));
  });

/** Whether nearly all words of one stand in the other. */
function covers(whole: string, part: string): boolean {
  if (bare(whole).includes(bare(part))) return true;
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
const weightOf = (sentence: string): number =>
  CONTACT.test(sentence) || REQUESTED.test(sentence)
    ? 3
    : (WHEN_WORDS.test(sentence) && (refusesWhen(sentence) || sentence.split(" ").length > 7)) ||
        WEIGHS.test(sentence) ||
        MATTERS.test(sentence) ||
        RELATION.test(sentence) ||
        sentence.startsWith(ASKS)
      ? 2
      : 1;

/** Adds a sentence once: one that tells more takes the place of its part. */
export function put(sentences: string[], sentence: string): void {
  const own = bare(sentence.replace(ASKS, ""));
  if (own === "" || sentences.some((each) => bare(each).includes(own))) return;
  const at = sentences.findIndex((each) => own.includes(bare(each.replace(ASKS, ""))));
  if (at < 0) return void sentences.push(sentence);
  sentences[at] = sentence;
  for (let i = sentences.length - 1; i > at; i--)
    if (own.includes(bare(sentences[i]!.replace(ASKS, "")))) sentences.splice(i, 1);
}

/** Whether two sentences have a word in common that tells something. */
export function shares(one: string, other: string): boolean {
  const stems = (words: string) => contentOf(words.replace(ASKS, "")).map((word) => stem(word) ?? word);
  const own = new Set(stems(other));
  return stems(one).some((word) => own.has(word));
}
