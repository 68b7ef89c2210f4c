import type { DialogueState } from "../../../../contracts/voice.ts";
import { wordsOf } from "../../knowledge/words-of.ts";
import { alarmsIn } from "../../understanding/alarms.ts";
import { clausesOf } from "../../understanding/clauses.ts";
import { languageOf } from "../../understanding/language-of.ts";
import { spelled } from "../../understanding/spelling.ts";
import type { DialogueContext } from "../context.ts";
import { withEnglishDays } from "./mixed.ts";

const LETTER = /^[yn](?=[.!]*$)/iu;
const OF_NAMES: readonly DialogueState["asked"][] = ["name", "phone", "against", "place"];

/**
 * What is typed in a hurry is put right before anything is heard in it, but where a name or an address may be told, or
 * nothing tells the language: there it is only where danger is.
 */
export function asWritten(
  { desk }: DialogueContext,
  words: string,
  { asked, language }: DialogueState,
): string {
  // One letter answers a question that is open.
  const letter =
    language === "en" && asked !== "nothing" && !OF_NAMES.includes(asked)
      ? LETTER.exec(words)?.[0]
      : undefined;
  if (letter) return letter.toLowerCase() === "y" ? "yes" : "no";
  const heard = languageOf(words);
  if (language === "es" || heard === "es" || heard === "other") return words;
  const said = heard === "en" ? withEnglishDays(words) : words;
  const right = spelled(said, (word) => wordsOf(desk).has(word));
  // 'Cn it txt me aftr evry call' tells its language once it is written out.
  const isEnglish = heard === "en" || (right !== said && languageOf(right) === "en");
  const isPlain = isEnglish && !OF_NAMES.includes(asked);
  const told = isPlain || right === said ? said : tellsDanger(right) ? right : said;
  return isPlain ? right : told;
}

function tellsDanger(words: string): boolean {
  const { sure, feared } = alarmsIn(words, clausesOf(words));
  return sure.length > 0 || feared !== undefined;
}
