import { type ActId, acts } from "../../../../content/understanding/acts.ts";
import type { Heard, Question } from "../hearing/heard.ts";
import { plain } from "../readers/text.ts";
import { saysWhen } from "../readers/when.ts";
import { WHEN_WORDS } from "../readers/when-words.ts";
import { ASKS, ASKS_OF_THE_TALK } from "./question-forms.ts";
import { noteOf, sentencesOf, toldIn } from "../paper/note-words.ts";

/** Questions that nothing answered yet: the model heard nothing in them, or what it heard has no answer. */
export const unheardQuestions = (heard: Heard, tried?: ReadonlySet<string>): Question[] =>
  heard.questions
    .map((each) => stillAsked(each, heard))
    .filter(
      ({ words, clauses }) =>
        words.split(" ").length >= 3 &&
        !ASKS_OF_THE_TALK.test(plain(words)) &&
        !GUESSES.test(plain(words)) &&
        !(/^(?:who|that) /i.test(words) && ONE_WHO.test(heard.words.slice(0, heard.words.indexOf(words)))) &&
        !(heard.told === heard.words && saysWhen(heard.values) && WHEN_WORDS.test(words)) &&
        clauses.every(
          ({ words: own, acts: said }) =>
            !heard.answered.has(own) &&
            !tried?.has(own) &&
            said.every(
              (act) =>
                isAside(act) || hardlyHeard(heard, act) || (tried !== undefined && acts[act]?.[0] === "ask"),
            ),
        ),
    );
/** 'I dunno, Friday?' wishes for it. */
const GUESSES =
  /^(?:i dunno|i don't know|not sure|maybe|i guess|i suppose|um|uh|hmm|no s[eé])(?:,? (?:maybe|say|like|on|the|this|next|el|la))*,? (?:(?:mon|tues|wednes|thurs|fri|satur)day|tomorrow|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|ma[ñn]ana)(?: (?:morning|afternoon|evening|the \S+))?\W*$/u;
/** 'I want the girl | who does the insurance papers' asks for her. */
const ONE_WHO =
  /(?<!\p{L})(?:girl|lady|gal|guy|fella|fellow|man|woman|person|one|people|folks|somebody|someone|anybody|anyone)(?: with (?:the |a )?\p{L}+(?: \p{L}+){0,3})? $/iu;
/** 'How long does it take, and can I sit in with him?', where the call answered the one half, asks the other. */
function stillAsked(question: Question, { answered }: Heard): Question {
  const clauses = question.clauses.filter(({ words }) => !answered.has(words));
  if (clauses.length === question.clauses.length || !clauses.some(({ words }) => ASKS.test(plain(words))))
    return question;
  return { clauses, words: clauses.map(({ words }) => words).join(" ") };
}
/** A request that is hardly heard in a question is none. */
const hardlyHeard = (heard: Heard, act: ActId): boolean =>
  acts[act]?.[0] === "task" && (heard.acts.get(act) ?? 0) < 0.45;
/** Heard in a question, these ask about it: 'will I be charged?' */
const ASIDES: readonly ActId[] = [
  ...(["filler", "thanks", "billing", "refill", "records", "results", "casestatus"] as const),
];
const isAside = (act: ActId): boolean => acts[act]?.[0] === "answer" || ASIDES.includes(act);

// What in a turn asks to know something. It is decided once, before any value is read: what a question names fills no
// slot, begins nothing, and is neither yes nor no.

/** The sentence that a clause of a question stands in: what somebody else is to answer is passed on whole. */
export function questionOf(heard: Heard, words: string): string {
  const sentence = sentencesOf(heard.words).find((each) => each.includes(words)) ?? words;
  const from = Math.max(0, sentence.indexOf(words));
  return noteOf(toldIn(sentence.slice(from)));
}
