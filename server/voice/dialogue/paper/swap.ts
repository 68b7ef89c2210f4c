import type { DialogueState } from "../../../../contracts/voice.ts";
import { NONE } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { talk } from "../../../../content/flows/talk.ts";
import { fill, inTurn } from "../say/speech.ts";
import { sentencesOf } from "./note-words.ts";
import { saysWhen } from "../readers/when.ts";

// One word of what was told that is put right: 'ten, not twenty', 'no, ten a day', 'not the left knee, the right'.

/** What stands now where something else stood, and the sentence that says so. */
export interface Swap {
  to: string;
  sentence: string;
}

const NUMBERS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const NUM = `(?:\\d+(?:[.,]\\d+)?|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[- ](?:one|two|three|four|five|six|seven|eight|nine)|${NUMBERS.slice(1).join("|")}|(?:thir|for|fif|six|seven|eigh|nine)ty|hundred|half|once|twice|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta|cuarenta)`;
const SIDE = "(?:left|right|upper|lower|top|bottom|front|back|morning|evening|night|izquierd[oa]|derech[oa])";
const OF = "(?: (?:a|per|an) \\p{L}+| \\p{L}+)?";
const pairOf = (word: string): readonly RegExp[] => [
  new RegExp(
    `(?<!\\p{L})(?<to>${word})${OF},? (?:and )?(?:not|no) (?:the |a |el |la )?(?<from>${word})(?![\\p{L}\\d])`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:not|no|[Nn]ot) (?:the |a |el |la )?(?<from>${word})${OF}[,.;] (?:but |it's |it is |just |sorry,? |no,? |i mean |i meant |rather |make (?:it|that) |sino |es |perd[oó]n,? )*(?:the |a |el |la )?(?<to>${word})(?![\\p{L}\\d])`,
    "u",
  ),
];
/** What is no hour or day, however it is put. */
const SIDES = pairOf(SIDE);
/** 'March 13th, not the third', of what a message tells. */
const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const ORDINAL = `(?:\\d{1,2}(?:st|nd|rd|th)|${ORDINALS.join("|")})`;
const DATES = pairOf(ORDINAL);
const PAIRS = [...SIDES, ...[NUM, "(?!\\p{Lu}\\p{L}+day)\\p{Lu}[\\p{L}'-]+"].flatMap(pairOf)];
/** 'No, ten a day', 'sorry, thirty milligrams' */
const ALONE = new RegExp(
  `^(?:(?:oh|um|no|sorry|wait|actually|i mean|i meant|make that|perd[oó]n|digo)[,.]? )+(?:it's |that's |that was |i'll be |more like |closer to |about |around |son |es )*(?<to>${NUM}) (?<unit>(?:a|per|al) \\p{L}+|\\p{L}+)`,
  "iu",
);

/** 'No wait, it's the left side' */
const SIDE_ALONE = new RegExp(
  `^(?:(?:oh|um|no|sorry|wait|actually|i mean|i meant|make that|perd[oó]n|digo)[,.]? )+(?:it's |that's |it was |it is |es )?(?:on |in )?(?:the |my |his |her |el |la )?(?<to>${SIDE})(?: (?:side|one|knee|ear|eye|arm|leg|hand|foot|hip|shoulder|tooth|lado))?[.!]*$`,
  "iu",
);
const OPPOSITE = [
  ["left", "right"],
  ["upper", "lower"],
  ["top", "bottom"],
  ["front", "back"],
  ["izquierda", "derecha"],
  ["izquierdo", "derecho"],
].flatMap(([one, other]) => [[one!, other!] as const, [other!, one!] as const]);

/** 'Sorry, the ninth or the tenth', of the one date or the one pair of dates that was told. */
const DATE_ALONE = new RegExp(
  `^(?:(?:oh|um|no|sorry|wait|actually|i mean|i meant|make that|make it|rather)[,.]? )+(?:it's |that's |it was |on )?(?<to>the ${ORDINAL}(?<pair> or (?:the )?${ORDINAL})?)[.!]*$`,
  "iu",
);
function dateAlone(state: DialogueState, sentence: string): string | undefined {
  const { to, pair } = DATE_ALONE.exec(sentence)?.groups ?? {};
  if (!to) return undefined;
  const from = new RegExp(
    `(?<!\\p{L})the ${ORDINAL}${pair ? ` or (?:the )?${ORDINAL}` : ""}(?!\\p{L})`,
    "giu",
  );
  const last = state.stack.length === 0 ? state.filed.at(-1) : undefined;
  const told = [...state.told, ...(last && "told" in last ? last.told : [])].join(" ");
  if ([...told.matchAll(from)].length !== 1) return undefined;
  return replaced(state, new RegExp(from.source, "iu"), to.toLowerCase()) ? to.toLowerCase() : undefined;
}

/** The same of what was passed on already: it begins nothing. @returns what else was said, and how it is said back */
export function takeDateOf(state: DialogueState, words: string): { rest: string; said: string } | undefined {
  if (state.stack.length > 0 || state.filed.at(-1)?.kind !== "message") return undefined;
  const sentences = sentencesOf(words);
  for (const [at, sentence] of sentences.entries()) {
    const to = dateAlone(state, sentence);
    if (to)
      return {
        rest: sentences.toSpliced(at, 1).join(" "),
        said: fill(inTurn(talk.swapped, state.language, 0), { to }),
      };
  }
  return undefined;
}

/** Puts one word of what waits, or of what was filed last, right; undefined where the turn puts nothing right so. */
export function swapIn(state: DialogueState, { words, values }: Heard): Swap | undefined {
  // Days, hours and telephone numbers have readers of their own.
  if (DATED.includes(state.stack.at(-1) ?? "") || values.phone || values.digits) return undefined;
  for (const sentence of sentencesOf(words)) {
    for (const { to, from } of pairsIn(sentence, saysWhen(values) ? [...SIDES, ...DATES] : PAIRS)) {
      const word = alternatives(from);
      if (replaced(state, new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, "u"), to))
        return { to, sentence };
    }
    const date = dateAlone(state, sentence);
    if (date) return { to: date, sentence };
    const side = SIDE_ALONE.exec(sentence)?.groups?.["to"]?.toLowerCase();
    const from = OPPOSITE.find(([one]) => one === side)?.[1];
    if (side && from && replaced(state, new RegExp(`(?<![\\p{L}\\d])${from}(?![\\p{L}\\d])`, "u"), side))
      return { to: side, sentence };
    const { to, unit = "" } = ALONE.exec(sentence)?.groups ?? {};
    const same = unit.replace(/s$/, "");
    if (
      to &&
      replaced(state, new RegExp(`(?<![\\p{L}\\d])${NUM}(?= (?:\\p{L}+ )?${same})`, "iu"), to.toLowerCase())
    )
      return { to: `${to.toLowerCase()} ${unit}`, sentence };
  }
  return undefined;
}
/** 'The twenty milligram, no, sorry, the ten' is the ten milligram. */
export const settled = (words: string): string =>
  words.replace(SAID_AGAIN, "$<lead>$<to>$<unit>").replace(THING_AGAIN, "$<to>").replace(DAY_AGAIN, "$<to>");
/** 'A whitening, no, sorry, a check-up' is a check-up, and 'Thursday, no, Friday' is Friday. */
const NO_WAIT =
  ",? (?:(?:uh|um|oh),? )?(?:no,? (?:sorry|wait|i mean)|sorry,? no|wait,? no|sorry|scratch that|i meant?|no|perd[oó]n|digo)(?:,? (?:no|sorry|wait|i mean))?,? ";
const THING_AGAIN = new RegExp(
  `(?<!\\p{L})(?!a (?:m[ií]|ti|[eé]l|ell[ao]s?|usted(?:es)?|su|la|las|los)(?!\\p{L}))(?:(?:an?|una?) (?:uh |um )?[\\p{L}-]+(?: \\p{L}+)?)${NO_WAIT}(?<to>(?:an?|una?) \\p{L})`,
  "giu",
);
const WEEKDAY = "(?:mon|tues|wednes|thurs|fri|satur)day|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado";
const DAY_AGAIN = new RegExp(`(?<!\\p{L})(?:${WEEKDAY})${NO_WAIT}(?<to>(?:${WEEKDAY})(?!\\p{L}))`, "giu");
const SAID_AGAIN = new RegExp(
  `(?<lead>(?:the |el |la )?)(?<![\\p{L}\\d])${NUM}(?<unit>(?: \\p{L}+){0,2}),? (?:(?:oh|no|sorry|wait|actually|i mean|i meant|make that|perd[oó]n|digo),? )+(?:the |it's |el |la )?(?<to>${NUM})(?![\\p{L}\\d:])(?: \\k<unit>)?`,
  "giu",
);
const DATED: readonly string[] = ["book", "move", "cancel"];
const pairsIn = (sentence: string, pairs: readonly RegExp[]) =>
  pairs.flatMap((each) => {
    const { to, from } =
      each.exec(sentence.replace(/^\p{Lu}(?=\p{Ll})/u, (c) => c.toLowerCase()))?.groups ?? {};
    return to && from && to !== from ? [{ to, from }] : [];
  });
/** '20' and 'twenty' are one. */
function alternatives(word: string): string {
  const ordinal = ordinalAt(word);
  if (ordinal) return `(?:${ORDINALS[ordinal - 1]}|${ordinal}(?:st|nd|rd|th))`;
  const at = NUMBERS.indexOf(word.toLowerCase());
  if (at > 0) return `(?:${word}|${at})`;
  return NUMBERS[Number(word)] ? `(?:${word}|${NUMBERS[Number(word)]})` : word;
}

const ordinalAt = (word: string): number =>
  ORDINALS.indexOf(word.toLowerCase()) + 1 || Number(/^(\d{1,2})(?:st|nd|rd|th)$/.exec(word)?.[1] ?? 0);

function replaced(state: DialogueState, from: RegExp, to: string): boolean {
  const last = state.stack.length === 0 ? state.filed.at(-1) : undefined;
  const put = (each: string) => each.replace(from, to);
  let found = false;
  for (const told of [state.told, ...(last && "told" in last ? [last.told] : [])])
    for (const [at, each] of told.entries()) if (put(each) !== each) [told[at], found] = [put(each), true];
  if (state.note !== NONE && put(state.note) !== state.note) {
    state.note = put(state.note);
    found = true;
  }
  return found;
}
