import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { RELATIONS } from "../readers/relation.ts";
import { plain } from "../readers/text.ts";
import { wording } from "../say/speech.ts";

/** Said before all else to who tells of a death that is fresh, where the answer has no word for it, nor had the one before. */
export function condolence(state: DialogueState, words: string, answer: string): string | undefined {
  const text = plain(words);
  if (
    !LOSS.test(text) ||
    LONG_AGO.test(text) ||
    SORRY.test(withoutGeneric(answer, state)) ||
    SORRY.test(state.said) ||
    state.topics.includes("loss")
  )
    return undefined;
  state.topics = [...state.topics, "loss"].slice(-8);
  return wording(talk.loss, state.language);
}

/** 'I'm sorry to hear that' is too little, and gives way to it. */
export const withoutGeneric = (answer: string, { language }: DialogueState): string =>
  talk.sorryToHear[language].reduce<string>((rest, each) => rest.replace(`${each} `, ""), answer);

const KIN = `(?:my|our|his|her|mi|nuestr[oa]) (?:\\p{L}+ )?(?:${RELATIONS})`;
/** 'Passed his test' is none. */
const DIED =
  "(?:died(?! (?:down|off|laughing|on me|my|of (?:boredom|embarrassment|shame)))|passed (?:away|on(?! (?:it|the|that|this|my|a)(?!\\p{L})))|passed(?=$| (?:last|this|yesterday|sunday|monday|tuesday|wednesday|thursday|friday|saturday|on (?:sun|mon|tues|wednes|thurs|fri|satur)day|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|two|three|and|so)(?!\\p{L})))";
const LOSS = new RegExp(
  `(?<!\\p{L})(?:bur(?:y|ying|ied) (?:him|her|${KIN})|(?:(?:a|the|his|her|this|${KIN}(?:'s)?) (?:funeral|wake|viewing|memorial service|burial)|funeral(?: home)?) (?:is|on|this|that|tomorrow|for|in)|(?:at|to|for|from|have|got|going to) (?:a|the|his|her|${KIN}(?:'s)?) funeral|death in the family|${KIN}(?: (?:of|for) (?:\\S+ ){1,3}years?)?(?: (?!says?|said|thinks?|told|knows?|when|if|before|until|who|and|since)\\p{L}+){0,3}? ${DIED}|(?<!(?:if|when|before|until|like) )(?:she|he) (?:just |has |recently |suddenly |actually )*${DIED}|lost ${KIN}(?: (?:last|this|yesterday|on|just|recently|to|in(?= (?:january|february|march|april|may|june|july|august|september|october|november|december))|a (?:week|month)|two|three|and)|$)|el (?:entierro|funeral|velorio) de|${KIN} (?:falleci[oó]|se muri[oó]|muri[oó])|(?:falleci[oó]|muri[oó]) (?:mi|nuestr[oa]) \\p{L}+|se (?:me|nos) muri[oó] (?:mi|el|la)|god rest (?:her|his|their|him)(?: soul)?|(?:may (?:she|he) )?rest in peace|que (?:en paz descanse|dios lo tenga))(?!\\p{L})`,
  "u",
);
const LONG_AGO =
  /(?<!\p{L})(?:(?:years?|decades?) (?:ago|back|now)|long time ago|when i was|of (?:it|that|cancer|a)|hace (?:\S+ )?años?)(?!\p{L})/u;
export const SORRY = /\bsorry\b|(?<!\p{L})(?:lo siento|p[eé]same)(?!\p{L})/iu;
