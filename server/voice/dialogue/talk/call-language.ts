import { CHINESE, otherLanguages, talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { anglicize } from "../readers/spanish.ts";
import { has, plain, shorten } from "../readers/text.ts";
import { wording } from "../say/speech.ts";

/** A call changes its language when the caller does; a name or a number is no language. */
export function turnLanguage(
  state: DialogueState,
  spoken: string | undefined,
  text: string,
  words: string,
): boolean {
  // Names and letters are of no language.
  const telling = ["name", "phone", "confirm"].includes(state.asked);
  const said = telling ? (words.match(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}']+/gu) ?? []) : words.split(" ");
  // 'Hi, uh, ¿alguien habla español?' goes on in Spanish, whatever else is mixed into it.
  if (state.language === "en" && SPANISH_ASKED.test(text)) {
    state.language = "es";
    return true;
  }
  if (state.language === "en" && spoken === "es" && (!telling || said.length >= 3)) {
    state.language = "es";
    return true;
  }
  const named = state.asked === "name" || state.asked === "phone" || state.asked === "note";
  if (
    state.language === "es" &&
    // 'A las once' has no word that is not English too.
    ((spoken === "en" && !named && text.split(" ").length > 2 && !/\b(?:a|para|de) las?\b/.test(text)) ||
      has(text, "english( please)?", "in english", "(en|prefiero|mejor) ingl.s"))
  ) {
    state.language = "en";
    return true;
  }
  return false;
}

const SPANISH_ASKED =
  /(?<!\p{L})(?:alguien|usted|ustedes|qui[eé]n|aqu[ií]|se|me|que|podemos|puede|en) (?:\p{L}+ ){0,2}(?:habl\p{L}+|atiend\p{L}+|ayud\p{L}+) (?:\p{L}+ ){0,2}espa[nñ]ol(?!\p{L})|^(?:(?:hi|hello|um|uh|hola|sorry) )*(?:hablan?|se habla) espa[nñ]ol(?!\p{L})/u;

/** 'A las nueve y media. Oh wait, do you speak English?': the question is answered by going on, and what came before it is kept. */
export function wordsInEnglish(words: string): { rest: string; asked: boolean } {
  const said = sentencesOf(words);
  const asked = said.some((each) => ENGLISH_ASKED.test(plain(each)));
  const rest = said
    .filter((each) => !ENGLISH_ASKED.test(plain(each)))
    .map((each) => (SPANISH_HOUR.test(plain(each)) ? anglicize(plain(each)) : each));
  return { rest: rest.join(" "), asked };
}
const ENGLISH_ASKED =
  /(?<!\p{L})(?:do|can|could) (?:you|we|i) (?:guys )?(?:speak|talk|do|have|switch to|go on|continue)(?: this)?(?: in)? english|(?<!\p{L})(?:is english|english) (?:ok|okay|fine|please)(?!\p{L})/u;
const SPANISH_HOUR =
  /(?<!\p{L})(?:a|para) las? \p{L}|(?<!\p{L})(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|ma[nñ]ana)(?!\p{L})/u;

/** Neither English nor Spanish: an honest word in that language where there is one, and a call back. */
export function otherLanguage(
  state: DialogueState,
  spoken: string | undefined,
  text: string,
  words: string,
): string | undefined {
  if (state.asked === "name" || state.asked === "note") return undefined;
  const known = /[\u3400-\u9fff]/.test(words)
    ? CHINESE
    : otherLanguages.find(({ heard }) => heard.filter((h) => has(text, h)).length >= 2)?.words;
  if (!known && spoken !== "other") return undefined;
  state.stack = ["callback"];
  state.note = shorten(words, 200);
  state.asked = "name";
  return `${known ? `${known} ` : ""}${wording(talk.otherLanguage, "en")}`;
}
