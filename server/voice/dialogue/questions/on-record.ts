import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { lastWritten } from "../context.ts";
import { settleNotes } from "../confirming/filing.ts";
import { addNote } from "../paper/add-note.ts";
import { noteOf, sentencesOf } from "../paper/note-words.ts";
import { ASKS, composed, contentOf } from "../paper/paper-text.ts";
import { topFlow } from "../next.ts";
import { partOf } from "./kept-words.ts";
import { writtenPhone } from "../readers/phone.ts";
import { plain, stem } from "../readers/text.ts";
import { fill, inTurn, wording } from "../say/speech.ts";

// 'Does it have the X-ray in it?', 'did you write down that it's 420?': answered from what stands on the paper.

const LEAD =
  "^[¿¡\\s]*(?:(?:and|but|so|ok|okay|oh|wait|yes|yeah|yep|no|well|um|sorry|great|good|thanks|y|pero|sí|ok)[,.]? +)*";
const HEARD = "(?:get|got|gotten|have|hear|heard|catch|caught|take|taken|keep|kept)";
const WROTE =
  "(?:note|noted|write|wrote|written|put|add|added|mention|mentioned|include|included|say|said)(?: (?:it|this))?(?: down| in)?";
const PART =
  "(?:the )?(?:part|bit|thing|piece)(?: (?:about|where|with|of|saying))?|about|what i said about|the fact(?= that)";
const PLACE =
  "(?:,? (?:(?:on|in|down|into) (?:it|there|the (?:message|note|complaint|form|record|report))|down|in there|on there|as well|too|already|right|correct|yes))*";
const END = "[?.!\\s]*$";
const FORMS = [
  `(?:did|have|do) (?:you|u) (?:also |even |already |actually |get to |remember to )*(?:(?:${HEARD}|${WROTE})(?: down| in)?(?: (?:${PART})|(?= that(?! (?:down|one|too)?[?.!]*$)))|${WROTE}(?! (?:me|us|him|her|them|about)(?!\\p{L})))(?<what> .+?)${PLACE}${END}`,
  `(?:does|did|will|would) (?:it|that|the (?:message|note|form|complaint|record|report)|my (?:message|note|complaint)) (?:also |even |actually |still )*(?:say|have|mention|include|show|list|contain|tell (?:them|him|her))(?: (?:${PART}|anything about))?(?<what> .+?)${PLACE}${END}`,
  `(?:will )?(?:he|she|they)(?:(?:'|’)ll| will)? (?:know|see|be told)(?<what> (?:that|it(?:'|’)s|it is|he|she|i|we|about)(?!\\p{L}).*?)${END}`,
  `(?:is|was|did) (?:that|it) (?:(?:in|on) (?:there|it|the message)|down),? (?<what>(?:that|about) .+?)${END}`,
  `(?:is|are|was)(?<what> .+?) (?:(?:in|on) (?:there|the (?:message|note|complaint|form|record|report))|(?:written|noted|put|taken) down|part of (?:it|the message))(?: too| now| yet| as well| already)*${END}`,
  `(?:did )?(?<what>.+?) (?:(?:make|made) it|get|got) (?:in|into it|on there|in there|into the (?:message|note))(?: too)?\\?\\W*$`,
  `(?:what about |how about )?(?:the )?(?:part|bit) (?:about|where|with)(?<what> .+?)\\?\\W*$`,
  `(?:(?:le|lo|me|ya|se|les) +)*(?:apunt|anot|escribi|puso|tom)(?:[oó]|[aá]ron)?(?: ya)?(?: tambi[eé]n)? (?:nota de )?(?:lo del?|la parte de|eso de|(?=que ))(?<what> ?.+?)${END}`,
  `(?:el (?:recado|mensaje) |ah[ií] )?(?:dice|lleva|incluye|tiene anotado|qued[oó] (?:apuntado|anotado)) (?:lo del?|la parte de|(?=que ))(?<what> ?.+?)${END}`,
].map((form) => new RegExp(`${LEAD}${form}`, "iu"));
/** Wants to hear the whole of it. */
const WHOLE =
  /^(?:(?:and|but|so|ok|okay|oh|wait|yes|yeah|no|well|um|sorry|y|pero)[,.]? +)*(?:did you (?:even |actually )?(?:take|get|note|write) (?:it|that|this|my message|the message|everything|all (?:of )?(?:that|it))(?: down)? or (?:not|what|no)|what (?:does|will|did) (?:it|the (?:message|note)|my message) (?:actually |exactly )?(?:say|read)|(?:(?:can|could|would|will) (?:you|u) )?(?:please |just )*(?:read|repeat) (?:me )?(?:back )?(?:it|that|this|(?:the|my) (?:message|note)|everything|what you (?:have|got|wrote)(?: down)?)(?: back| again| out| once(?: more)?| (?:to|for) me| please)*)[?.!\s]*$/iu;
/** Says how it is, and is told by being asked. */
const CLAUSE =
  /^(?:that|que) |^(?:it|he|she|they|i|we|there|you)(?:['’]\p{L}+| (?:am|is|are|was|were|has|have|had|will|can|can't|do|does|don't|need|needs|want|wants|should|would))(?!\p{L})|^(?:my|his|her|our|the) (?:\p{L}+ ){1,3}(?:is|are|was|were|has|have|had|should|needs?|will)(?!\p{L})/iu;
/** The desk's own words, too, are 'said': those ask of the paper only where it speaks of the same. */
const SAID = /(?<!\p{L})you (?:\p{L}+ )?(?:say|said)(?!\p{L})/iu;
const WHEN =
  /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})|(?<!\p{L})(?:today|tomorrow|tonight|noon|midnight|morning|afternoon|evening|january|february|march|april|june|july|august|september|october|november|december|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|mañana|hoy|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L})/giu;

/** The words that are kept of what is under way, or of what was filed last, each with what names the people of it. */
function recordOf(state: DialogueState): string[] {
  const open = topFlow(state);
  const last = open ? undefined : lastWritten(state);
  const { slots, notes, note, told, callback, which } = state;
  const lines = last
    ? [last.name, ...last.notes, ...last.told]
    : [
        slots.name?.value ?? "",
        ...notes,
        which,
        ...sentencesOf(note),
        ...told,
        callback && `call ${callback}`,
      ];
  return lines.flatMap(sentencesOf).filter((each) => each && !each.startsWith(ASKS));
}
/** What a text speaks of: its words that tell something, its numbers and days. */
const pointsOf = (words: string): string[] => {
  const text = plain(words);
  const numbers = (text.match(/\d[\d:.,]*/g) ?? []).map((each) => each.replace(/[.,:]+$/, ""));
  const told = contentOf(text.replace(/(?<!\p{L})(?:part|bit|thing)(?!\p{L})/gu, " "));
  const when = (text.match(WHEN) ?? []).map((each) => each.replace(/days$/u, "day"));
  return [...told.map((word) => stem(word) ?? word), ...numbers, ...when];
};

/** All of its words but those that only bind them. */
const wordsOf = (words: string): string[] => [
  ...new Set(
    plain(words)
      .split(/[^\p{L}\p{N}:]+/u)
      .filter((word) => word !== "" && !BINDS.test(word))
      .map((word) => (word.length > 4 ? word.replace(/(?:ies|es|s|ing|ed)$/u, "") : word)),
  ),
];
const BINDS =
  /^(?:the|an?|that|this|it|its|is|am|are|was|were|be|been|my|his|her|our|your|their|i|he|she|they|we|you|to|of|for|in|on|at|by|about|and|so|do|does|did|has|have|had|will|would|there|also|too|just|im|hes|shes|que|es|era|el|la|los|las|un|una|mi|su|lo|de|del|en|por|para|y|s|m|re|ll|ve|t)$/u;

/**
 * Answers what a sentence of the turn asks of the record itself, and takes it out of the turn. @returns the answer and
 * what else was said; undefined where nothing asks so
 */
export function takeOnRecord(
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  if (state.alarm || state.held !== undefined) return undefined;
  const sentences = sentencesOf(words);
  const moved = sentences.findIndex((each) => WHOLE.test(each));
  if (moved >= 0 && ["move", "cancel"].includes(topFlow(state)?.id ?? "") && state.which !== "") {
    const { which, note, language } = state;
    const both = [which, note].filter(Boolean).join(language === "es" ? " para " : " to ");
    return {
      rest: sentences.toSpliced(moved, 1).join(" "),
      said: fill(inTurn(talk.itSays, language, 0), { note: both }),
    };
  }
  if (!isMessage(state)) return undefined;
  const numbers = NUMBERS.test(words) ? numbersOf(state) : undefined;
  if (numbers) return { rest: words.replace(NUMBERS, "").trim(), said: numbers };
  const at = sentences.findIndex((each) => whatOf(each) !== undefined);
  if (at < 0) return undefined;
  const what = whatOf(sentences[at]!)!;
  const ours =
    SAID.test(sentences[at]!) &&
    !recordOf(state).some((each) => pointsOf(each).some((point) => pointsOf(what).includes(point)));
  const said = ours ? undefined : answerFrom(state, what);
  return said === undefined ? undefined : { rest: sentences.toSpliced(at, 1).join(" "), said };
}
/** A message that is taken, or was taken last; what is done with an appointment has parts of its own. */
function isMessage(state: DialogueState): boolean {
  const open = topFlow(state);
  if (open) return open.files?.kind === "message" && !open.slots.some(({ slot }) => slot === "which");
  const last = lastWritten(state);
  return last?.kind === "message" && !["move", "cancel", "late"].includes(last.about);
}
const whatOf = (sentence: string): string | undefined => {
  if (WHOLE.test(sentence)) return "";
  for (const form of FORMS) {
    const what = form.exec(sentence)?.groups?.["what"]?.trim();
    if (what) return what;
  }
  return undefined;
};

/** 'Did you get both numbers?' */
const NUMBERS =
  /(?:did|have|do) (?:you|u) (?:get|got|have|take|write|note) (?:down )?(?:both(?: of)? (?:the |my |our )?|the two |my |the )?(?:phone )?numbers(?: down| right)?[?.!\s]*$/iu;
const PHONE = /^\+\d{11}$/;
/** The numbers to call, as they stand. */
function numbersOf(state: DialogueState): string | undefined {
  const last = topFlow(state) ? undefined : lastWritten(state);
  const own = last?.phone ?? state.slots.phone?.value;
  const rows = (last?.notes ?? state.notes).flatMap(
    (each) => /(?:number|phone|cell)\p{L}*: (.+)$/iu.exec(each)?.[1] ?? [],
  );
  const all = [own, ...rows].filter((each) => each !== undefined && /\d/.test(each));
  return all.length > 0
    ? fill(inTurn(talk.haveDown, state.language, 0), {
        note: all.map((each) => (PHONE.test(each!) ? writtenPhone(each!) : each)).join(", "),
      })
    : undefined;
}

function answerFrom(state: DialogueState, what: string): string | undefined {
  const { language } = state;
  const lines = recordOf(state);
  const read = (note: string) =>
    fill(inTurn(talk.itSays, language, 0), { note: note.replace(/[.\s]+$/, "") });
  if (what === "") return lines.length > 1 ? read(composed(lines.slice(1).map(spoken), 480)) : undefined;
  const points = [...new Set(pointsOf(what))];
  if (points.length === 0) return undefined;
  const meets = (line: string) => pointsOf(line).filter((each) => points.includes(each)).length;
  const found = lines.filter((line) => meets(line) > 0);
  const all = new Set(found.flatMap(pointsOf));
  const best = found.toSorted((a, b) => meets(b) - meets(a))[0];
  const asClause = CLAUSE.test(what);
  const words = new Set(wordsOf(what));
  const holds = (line: string) => wordsOf(line).filter((word) => words.has(word)).length === words.size;
  // 'It's the left ear' stands in one sentence, or it does not stand there.
  if (
    best &&
    (asClause
      ? lines.some(holds) || (meets(best) === points.length && words.size < 2)
      : points.every((each) => all.has(each)))
  ) {
    const held = asClause ? lines.find(holds) : undefined;
    const own = held ? [held] : meets(best) === points.length ? [best] : found.slice(0, 3);
    const note = own.map((each) => partOf((piece) => meets(piece) > 0)(each.replace(LABEL, ""))).join(" … ");
    return fill(inTurn(talk.haveDown, language, 0), { note });
  }
  // What was not told before is, by asking for it; a mere name of a part is none.
  if (asClause) {
    const news = noteOf(what.replace(/^(?:that|que) /iu, "")).replace(/[?.!]+$/, "");
    if (news === "") return undefined;
    addNote(state, `Also: ${news}`);
    settleNotes(state, true);
    return fill(wording(talk.notYetNow, language), { note: news });
  }
  if (best) return read(spoken(best));
  return lines.length > 1 ? read(composed(lines.slice(1).map(spoken), 480)) : undefined;
}
/** A row, as it is said. */
const spoken = (line: string): string => line.replace(LABEL, "$1 ");
const LABEL = /^(\p{Lu}[\p{L} ]{2,24}): /u;
