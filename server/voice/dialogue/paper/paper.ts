import { capital } from "../../../../content/capital.ts";
import {
  BEEN_HERE,
  INSURERS,
  NEW_HERE,
  NO_INSURANCE,
  OF_THE_TALK,
  TAKES_OUT,
} from "../../../../content/understanding/paper-words.ts";
import { PUT_RIGHT } from "../../../../content/understanding/taken-back-words.ts";
import { type DialogueState, TOLD_MAX } from "../../../../contracts/voice.ts";
import { lastWritten } from "../context.ts";
import { MATTERS, OF_THE_PAPER } from "./aside-words.ts";
import { addNote } from "./add-note.ts";
import type { Clause, Heard } from "../hearing/heard.ts";
import { asTold, bare, matterOf, sentencesOf, written } from "./note-words.ts";
import { ASKS, contentOf, isOnPaper, least, put, shares } from "./paper-text.ts";
import { plain, shorten } from "../readers/text.ts";
import { bySentence } from "../hearing/turn-clauses.ts";
import { withRow } from "./note-rows.ts";
import { isSaidAside } from "./chatter.ts";
import { asking } from "./asks-by-form.ts";
import { CORRECTS, entryOf, hasFields, type Turn } from "./paper-entry.ts";
import { isOnlyNumber } from "./only-number.ts";
import { putCountRight } from "./count-put-right.ts";
import { noteFamilyName } from "./full-name.ts";
import { noteWhoseNumber } from "./number-of.ts";
import { toldBefore } from "./told-before.ts";
import { takeBack } from "./taken-back.ts";

/** Longest sentence that is kept as one. Characters. */
const SENTENCE_MAX = 240;
/** All that waits to be filed. Characters. */
const ALL_MAX = 1100;

/** Writes down what a turn told. */
export function writeDown(state: DialogueState, heard: Heard, told: Turn): void {
  const open = told.open.map(whatAsks).filter((each) => !(told.answered && givesReason(heard, each)));
  const turn = { ...told, open };
  if (heard.has("injection", "abuse")) return;
  noteWhoseNumber(state, heard);
  let before = state.told.length;
  const at = before;
  for (const { sentence, clauses } of bySentence(heard).flatMap(inPieces)) {
    // 'No, the half inch one. Sorry, talking to my guy': what stands before it was said to him.
    if (isSaidAside(sentence)) {
      if (state.told.length > before) state.told.pop();
      takeOut(state, sentence);
      continue;
    }
    before = Math.max(before, state.told.length - 1);
    if (TAKES_OUT.test(sentence) && !NARROWS.test(sentence)) {
      takeOut(state, sentence);
      continue;
    }
    // 'Ten, not twenty. Everything else is right' is done.
    if (turn.swap && (sentence.includes(turn.swap.sentence) || ELSE_RIGHT.test(sentence))) continue;
    noteFacts(state, sentence);
    noteFamilyName(state, sentence);
    if (!turn.swap && putCountRight(state, sentence)) continue;
    const took = takeBack(state, sentence);
    if (took && PUT_RIGHT.test(sentence)) continue;
    if (OF_THE_PAPER.test(plain(sentence))) continue;
    const entry = entryOf(state, heard, turn, sentence, clauses);
    // 'It told them we were closed. We're not': what says the contrary of it stands behind it.
    const last = state.told.length > at ? state.told.at(-1) : undefined;
    if (!entry && last && !last.startsWith(ASKS) && CONTRARY.test(plain(sentence)))
      state.told[state.told.length - 1] = shorten(
        `${last.replace(/(?<![.!?…])$/, ".")} ${capital(sentence)}`,
        SENTENCE_MAX,
      );
    else if (!entry && took) put(state.told, shorten(capital(sentence), SENTENCE_MAX));
    else if (entry && (took || !putRight(state, sentence, entry)))
      put(state.told, shorten(asTold(entry), SENTENCE_MAX));
    // A question that is answered after all is open no more.
    else if (!entry && turn.answered && sentence.includes("?"))
      state.told = state.told.flatMap((each) =>
        each.startsWith(ASKS) && shares(each, sentence) ? (toldBefore(each) ?? []) : each,
      );
  }
  // What is said to be noted is, whatever its words weigh.
  const swapped = bare(turn.swap?.sentence ?? "");
  for (const each of [...turn.open.filter(ofTheMatter).map(asking), ...turn.kept])
    if (!(swapped && swapped.includes(bare(each))) && !isOnPaper(state, each) && !isOnlyNumber(each))
      put(state.told, shorten(asTold(capital(each)), SENTENCE_MAX));
  // What was kept whole may have been taken back in the same breath.
  for (const { sentence } of bySentence(heard)) takeBack(state, sentence);
  while (state.told.length > TOLD_MAX || state.told.join("").length > ALL_MAX)
    state.told.splice(least(state.told), 1);
}

/** '¿Tengo que llegar antes, por ser nueva?' asks once, and says why. */
const givesReason = (heard: Heard, asks: string): boolean =>
  heard.clauses.some(
    ({ words }) =>
      bare(asks).endsWith(bare(words)) &&
      bare(words) !== bare(asks) &&
      /^(?:por ser|porque|ya que|since|because|being)(?!\p{L})/iu.test(words),
  );

const CONTRARY =
  /^(?:(?:but|and|well|so|only) )*(?:(?:i|we|he|she|it|they|that|there)(?:'s|'re|'m|'ve| is| are| was| were| do| does| did| have| has| had| can| could| should)?(?:n't| not| never| only| just| always)+(?: \p{L}+){0,2}|(?:i|we|he|she|they) (?:only |just )?(?:have|has|had|ordered|paid|got|need|needed|wanted|asked for|said) (?:one|two|three|four|none|\d+|the other)(?: \p{L}+)?|(?:it|that)(?:'s| is| was) (?:wrong|not true|false|the other way around?))$/u;

/** 'It's Owen Park. But the fever, does he still get the shot?' asks with its last sentence. */
export const whatAsks = (words: string): string => {
  const asks = sentencesOf(words).filter((each) => each.includes("?"));
  return asks.length > 0 ? asks.join(" ") : words;
};

const ELSE_RIGHT =
  /(?<!\p{L})(?:everything else|all else|the (?:rest|others?)|lo demás|todo lo demás)(?!\p{L})/iu;
/** 'Sorry, the right knee' takes the place of 'it's my left knee'. True when it took one. */
function putRight(state: DialogueState, sentence: string, told: string): boolean {
  if (!CORRECTS.test(sentence)) return false;
  const last = state.stack.length === 0 ? state.filed.at(-1) : undefined;
  const own = contentOf(told);
  const isSame = (each: string): boolean =>
    !each.startsWith(ASKS) &&
    shares(each, told) &&
    contentOf(each).filter((word) => !own.includes(word)).length <= 1;
  for (const papers of [state.told, ...(last && "told" in last ? [last.told] : [])]) {
    const at = papers.findLastIndex(isSame);
    if (at < 0) continue;
    papers[at] = shorten(told, SENTENCE_MAX);
    return true;
  }
  return false;
}

/** 'Forget the cleaning, just the double charge': what is left of a matter is the matter. */
const NARROWS = /(?<!\p{L})(?:just|only|solo|sólo) (?:the|my|el|la|lo)(?!\p{L})/iu;

/** Takes back what shares a word with the sentence that says so, of what waits and of what was filed last. */
function takeOut(state: DialogueState, sentence: string): void {
  const without = (told: readonly string[]) => told.filter((each) => !shares(each, sentence));
  state.told = without(state.told);
  state.note = without(sentencesOf(state.note)).join(" ");
  const last = state.stack.length === 0 ? state.filed.at(-1) : undefined;
  if (last?.kind === "booking" || last?.kind === "message") last.told = without(last.told);
}
/** Notes what a practice has a field for: who pays, and whether they were here before. */
function noteFacts(state: DialogueState, sentence: string): void {
  if (!hasFields(state)) return;
  const asks = sentence.includes("?");
  const pieces = sentence.split(/(?<=[,;])\s+|\s+(?=(?:but|just|now|and|pero|y)\s)/iu);
  for (const insurer of pieces.flatMap(insurerIn)) {
    if ((state.slots.name?.value ?? "").includes(insurer)) continue;
    state.notes = withRow(state.notes, "Insurance", insurer);
    // Another one than was filed takes its place.
    const last = state.stack.length === 0 ? lastWritten(state) : undefined;
    if (last) last.notes = last.notes.filter((each) => !each.startsWith("Insurance: "));
  }
  if (!asks && NO_INSURANCE.test(sentence)) state.notes = withRow(state.notes, "Insurance", "none");
  if (NEW_HERE.test(sentence)) addNote(state, "Patient: new here");
  else if (!asks && BEEN_HERE.test(sentence)) addNote(state, "Patient: has been here before");
}

/** Who pays, where a piece of a sentence does not say that they do not. */
const insurerIn = (piece: string): readonly string[] =>
  /(?<!\p{L})(?:not|no longer|isn['’]t|don['’]t|doesn['’]t|used to|(?<!['’]ve |have |has )had|never|no|ya no|nunca)(?!\p{L})/iu.test(
    piece,
  )
    ? []
    : (INSURERS.exec(piece) ?? []).slice(0, 1);

/** Words without sentences that speak of the talk itself. */
export const ofTheMatter = (words: string): string =>
  sentencesOf(words)
    .filter((each) => !OF_THE_TALK.test(plain(each)) || MATTERS.test(each))
    .join(" ");

/** Keeps the sentences of words that were not answered as a turn, but for those that tell nothing. */
export function addTold(state: DialogueState, words: string): void {
  for (const each of sentencesOf(written(matterOf(words)))) {
    takeBack(state, each);
    if (contentOf(each).length > 1 && !OF_THE_TALK.test(plain(each)) && !isOnlyNumber(each))
      put(state.told, shorten(each, SENTENCE_MAX));
  }
  while (state.told.length > TOLD_MAX) state.told.splice(least(state.told), 1);
}

/** Where one who does not pause begins something new. */
const SPOKEN =
  /\s(?=(?:oh (?:and|wait|yeah)|and (?:also|do|does|is|are|can|could|what|wait|my|his|her|he's|she's|i'm|im|i've|will)|but|also|y (?:mi|tengo|quiero|cuánto|puedo)|pero)\s)/iu;
/** A turn that nobody punctuated, in pieces that can be read. */
function inPieces(unit: { sentence: string; clauses: Clause[] }): { sentence: string; clauses: Clause[] }[] {
  const unmarked = unit.sentence.length > 60 && !/[,;?.!]/.test(unit.sentence);
  if (unit.sentence.length <= SENTENCE_MAX && !unmarked) return [unit];
  const pieces: string[] = [];
  for (const part of unit.sentence.split(
    unmarked ? SPOKEN : /(?<=[,;]) |\s(?=(?:and|but|so|because|y|pero|porque)\s)/i,
  )) {
    const last = pieces.at(-1);
    if (!unmarked && last !== undefined && last.length + part.length < 160)
      pieces[pieces.length - 1] = `${last} ${part}`;
    else pieces.push(part);
  }
  return pieces.map((sentence) => ({
    sentence,
    clauses: unit.clauses.filter(({ words }) => sentence.includes(words)),
  }));
}
