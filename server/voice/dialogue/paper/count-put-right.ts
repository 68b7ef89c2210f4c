import type { DialogueState } from "../../../../contracts/voice.ts";
import { lastWritten, NONE } from "../context.ts";
import { bare, sentencesOf } from "./note-words.ts";
import { contentOf } from "./paper-text.ts";

// 'It's more like forty a day', after 'forty calls a week': of what is counted the last word stands.

const WORD =
  "(?:half|an?(?= hundred| thousand| dozen)|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|dozen|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta|cuarenta|cincuenta|cien)";
const NUMBER = `(?:\\d[\\d,]*(?:\\.\\d+)?|${WORD}(?:[ -](?:and )?${WORD})*)`;
const MONTH =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)";
/** What is counted: in a time, of a company, in money. Each with how it is told and how it is put right. */
const KINDS: readonly { told: RegExp; anew: RegExp; put: string }[] = [
  {
    told: new RegExp(
      `(?<![\\p{L}\\d])${NUMBER}(?: \\p{L}+)? (?:an?|per) (?:day|week|month|year|hour)(?!\\p{L})`,
      "giu",
    ),
    anew: new RegExp(
      `(?<![\\p{L}\\d])(?<to>${NUMBER})(?: \\p{L}+)? (?<each>(?:an?|per) (?:day|week|month|year|hour))(?!\\p{L})`,
      "iu",
    ),
    put: "$to$of $each",
  },
  {
    told: new RegExp(`(?<![\\p{L}\\d])${NUMBER}(?= of (?:us|them)(?!\\p{L}))`, "giu"),
    anew: new RegExp(`(?<![\\p{L}\\d])(?<to>${NUMBER}) of (?:us|them)(?!\\p{L})`, "iu"),
    put: "$to",
  },
  {
    told: new RegExp(
      `(?<![\\p{L}\\d])(?:\\$ ?\\d[\\d,]*(?:\\.\\d\\d)?|${NUMBER} (?:dollars|bucks|d[oó]lares))(?!\\p{L})`,
      "giu",
    ),
    anew: new RegExp(
      `(?<![\\p{L}\\d])(?:(?<to>\\$ ?\\d[\\d,]*(?:\\.\\d\\d)?)|(?<to>(?:an? |${WORD} )?(?:hundred|thousand)(?:[ -](?:and )?${WORD})*|\\d{2,}(?:\\.\\d\\d)?)(?: (?:dollars|bucks|d[oó]lares))?)(?![\\p{L}\\d])`,
      "iu",
    ),
    put: "$money",
  },
  {
    told: new RegExp(`(?<!\\p{L})${MONTH}(?!\\p{L})`, "gu"),
    anew: new RegExp(`(?<!\\p{L})(?:for|in|to|until|till|para|en|make it)? ?(?<to>${MONTH})(?!\\p{L})`, "u"),
    put: "$to",
  },
];
/** Puts right what was said before. */
const ANEW =
  /(?<!\p{L})(?:actually|sorry|correction|i meant|in fact|make (?:it|that)|more like|closer to|really|now|after all|not|(?:it|that) was|perd[oó]n|digo|en realidad|m[aá]s bien)(?!\p{L})|^(?:oh |and |but )*(?:no|wait)[,.! ]/iu;
const AROUND =
  /(?<!\p{L})(?:it|that|it's|that's|there's|there|are|is|was|were|and|but|no|wait|oh|sorry|actually|i meant|make (?:it|that)|more like|closer to|really|now|not|of (?:us|them)|dollars|bucks|for|in)(?!\p{L})/giu;

/** Puts a count right where the paper tells one of its kind. True when the sentence tells nothing beside it. */
export function putCountRight(state: DialogueState, sentence: string): boolean {
  if (sentence.includes("?") || !ANEW.test(sentence)) return false;
  const last = state.stack.length === 0 ? lastWritten(state) : undefined;
  const note = state.note === NONE ? "" : state.note;
  for (const { told, anew, put } of KINDS) {
    const found = anew.exec(sentence);
    const { to, each = "" } = found?.groups ?? {};
    if (!found || !to) continue;
    const noted = sentencesOf(note).filter((one) => !bare(sentence).includes(bare(one)));
    const all = [...state.told, ...noted, ...(last?.told ?? [])].flatMap((one) => [...one.matchAll(told)]);
    const values = new Set(all.map(([value]) => value.toLowerCase()));
    if (values.size !== 1 || values.has(found[0].trim().toLowerCase())) continue;
    const right = (one: string) =>
      one.replace(told, (value: string) => {
        const of = put.includes("$of")
          ? (/ (?!an? |per )\p{L}+(?= (?:an?|per) )/iu.exec(value)?.[0] ?? "")
          : "";
        const money = to.startsWith("$") ? to : value.startsWith("$") ? `$${to}` : `${to} dollars`;
        return put
          .replace("$money", () => money)
          .replace("$to", to)
          .replace("$of", of)
          .replace("$each", each);
      });
    state.told = state.told.map(right);
    state.note = state.note === NONE ? NONE : right(noted.join(" "));
    if (last) last.told = last.told.map(right);
    return contentOf(sentence.replace(found[0], " ").replace(AROUND, " ")).length === 0;
  }
  return false;
}
