import type { DialogueState } from "../../../../contracts/voice.ts";
import type { Heard } from "../hearing/heard.ts";

/** Whether the caller wants the usual text, where the turn says so. */
export function takeTextWish(state: DialogueState, { words }: Heard): void {
  if (TEXTS.test(words)) delete state.noTexts;
  else if (ON_CELL.test(words)) return;
  else if (NO_TEXTS.test(words)) state.noTexts = true;
  else if (TEXT_ME.test(words)) delete state.noTexts;
}

/** 'A text is fine', 'text only'. */
const TEXTS =
  /\b(?:texts? (?:only|is (?:fine|ok|okay|best|good)|would be|works)|only (?:by )?text|just (?:the |a |by )?text|(?:by|in a) text|solo (?:por )?(?:mensajes?|texto)|mensaje de texto (?:s[ií]|est[aá] bien))\b(?! (?:my|the house))/iu;
/** 'Only my cell, not the house': that is where they are reached, by text too. */
const ON_CELL =
  /(?<!\p{L})(?:only|just) (?:(?:call|use|ring|try|on|at|to|me on) )*(?:my|the) (?:cell|mobile|cell ?phone)(?!\p{L})/iu;
const TEXT_ME = /\btexts? me\b/i;
/** 'No text, please', 'my husband doesn't know': somebody else may read the phone. */
const NO_TEXTS =
  /(?<!\p{L})(?:(?:no|not|don't|do not|never|without|nobody|sin)(?: (?!text (?:me|us|is|would)|problem|worries|calls?|calling|ring|phone|voice)[\p{L}']+){0,3}? (?:texts?(?! (?:me|us) (?:back|when|at|on)\b| (?:is|was|works|would))|texting|text messages?|sms|reminders?)|no (?:me |nos )?(?:mande|mand[eé]n|manden|env[ií]en?)(?: \p{L}+){0,2} (?:mensajes?|textos?|recordatorios?)|(?:sin|nada de|ning[uú]n) (?:mensajes?|textos?)|(?:husband|wife|partner|boyfriend|girlfriend|ex|family|parents|boss) (?:doesn't|does not|don't|mustn't|must not|can't|cannot|shouldn't) (?:know|find out|see)|(?:husband|wife|partner|boyfriend|girlfriend|ex|mother|father|mom|dad|roommate|brother|sister|boss|he|she) (?:always |also |sometimes |still )?(?:checks|reads|sees|looks at|goes through|monitors|listens to|has access to|gets into|picks up) (?:it|that|them|my (?:phone|cell|texts?|messages?|voice ?mails?|mail)|the (?:phone|messages?|texts?)|everything|all my)|mi (?:esposo|marido|esposa|pareja) no (?:sabe|debe))(?!\p{L})/iu;
