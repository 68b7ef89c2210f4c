import type { Heard } from "../hearing/heard.ts";
import { NAMES_WRONG } from "./corrections.ts";
import { QUESTION } from "../paper/aside-words.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { plain } from "../readers/text.ts";

/** Words of a clause beside a yes that would make another visit of it; what only adds to it is noted. */
export const AGAINST_IT =
  /\b(?:wrong|not|instead|change|wait|supposed|rather|unless|except|h[oa][ln][dg] on|(?:one|a) (?:sec|second|moment|minute)|let me (?:check|think|see|look)|think about it|scrap|delete|mal|cambi\p{L}*|sino|espere|momento|excepto|menos)\b|(?:\b(?:i|we|that|it|this) |^)\p{L}+n't\b/iu;

/** 'Whatever, yes, just tell them I'm coming', 'what school, no. Yeah, that's right': a yes with something beside it. */
const OUTRIGHT =
  /(?:^(?:(?:fine|whatever|ok|okay|oh|um|uh|well|sure|all right|alright|bueno|pues) )*(?:yes|yeah|yep|yup|pass it on|go ahead|that'?ll do|that will do|that'?ll work|s[ií]|está bien|correcto)(?!\p{L})(?! (?:but|except|wait|no|pero)(?!\p{L}))|(?:yeah|yes|yep|no) (?:that's|thats|it's|its) (?:right|correct)(?!\p{L})|^(?:(?:ok|okay|well|oh|all of) )*(?:that's|thats|it's|its|that is|it is|all|everything(?:'s| is)?|looks|sounds) (?:all )?(?:right|correct)(?! but| except))/u;
/** A plain yes: 'um, so' and 'I don't know' are none, whatever else was heard in them. */
export const agrees = (heard: Heard): boolean =>
  !WAITS.test(heard.words) && !takesBackYes(heard) && saysYes(heard);
/** 'Yes but wait, is that this Thursday?'; 'is there a long wait?' holds nothing up. */
const WAITS =
  /(?:^|[,.;:!?¿¡-]\s*|(?<!\p{L})(?:but|and|oh|so|no|um|uh|well|yes|yeah|ok|okay|actually|sorry|pero|sí|y) )(?:wait(?! (?:for|until|till|to|lists?|times?|rooms?)(?!\p{L}))|esp[eé]r(?:e|ese|a|ate)|(?:un )?moment(?:o|ito))(?!\p{L})|(?<!\p{L})(?:hold on|hang on|hold up|before you (?:do|book|send|pass))(?!\p{L})/iu;
/** 'All correct except the name', 'that's all right, I changed my mind': no agreement, however it begins. */
export const takesBackYes = (heard: Heard): boolean => {
  const text = withoutQuestions(heard.words);
  return EXCEPTED.test(text) || NAMES_WRONG.test(text) || CHANGES_MIND.test(text);
};
export const EXCEPTED =
  /(?<!\p{L})(?:except|excepto|salvo)(?!\p{L})|(?<!\p{L})(?:apart from|other than|but|menos|pero)(?: (?:for|not|change|fix|maybe|no|cambie))*(?: (?:the|my|that|el|la|mi|su))+ (?:first |last )?(?:service|day|date|time|hour|name|surname|number|phone|spelling|servicio|d[ií]a|fecha|hora|nombre|apellido|n[uú]mero|tel[eé]fono)(?!\p{L}| (?:before|after|anterior))/u;
const CHANGES_MIND =
  /(?<!\p{L})(?:chang(?:ed|ing) my mind|cambi[eéo] de (?:opini[oó]n|idea|parecer)|make (?:it|that) (?:the|a different|another)|(?:but|pero|only) (?:make|change|move|put|switch|p[oó]n\p{L}*|c[aá]mb\p{L}*) (?:it|that|me|him|her|el|la)|(?:p[oó]n|c[aá]mbi)[ae]l[ao])(?!\p{L})/u;
const saysYes = (heard: Heard): boolean =>
  (OUTRIGHT.test(heard.text) && !heard.has("hold") && !AGAINST_IT.test(withoutQuestions(heard.words))) ||
  ((heard.acts.get("affirm") ?? 0) >= (YES_WORDS.test(heard.text) ? AGREES : 0.93) &&
    !heard.has("deny", "hold", "dontknow") &&
    // 'Yeah, okay. Go ahead. Sorry again.'
    (!heard.has("filler", "repeat") ||
      ((heard.acts.get("affirm") ?? 0) >= 0.9 && GOES_AHEAD.test(heard.text))) &&
    // A mere goodbye is none, and neither is what is told of a number.
    (YES_WORDS.test(heard.text) || (!heard.has("bye") && !/\b(?:number|phone|name)\b/.test(heard.text))));
const withoutQuestions = (words: string): string =>
  plain(
    sentencesOf(words)
      .filter((each) => !QUESTION.test(each))
      .join(" "),
  );
const GOES_AHEAD =
  /^(?:yes|yeah|yep|yup|sure|right|correct)\b.*\b(?:go ahead|do (?:it|that)|pass it on|book it|that's (?:right|it|fine))\b/u;
const YES_WORDS =
  /\b(?:yes|yeah|yep|yup|ok|okay|right|correct|sure|fine|good|great|perfect|claro|bueno|vale)\b|(?<!\p{L})s[ií](?!\p{L})/u;
const AGREES = 0.5;
