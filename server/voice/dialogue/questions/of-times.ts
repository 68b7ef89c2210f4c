import type { Flow } from "../../../../content/flows/flow.ts";
import { plain } from "../readers/text.ts";
import type { Answer } from "./spoken-answer.ts";

// Questions of when, which the times on offer answer.

/** Asks for a time, where it names one. */
export const WISHES_TIME =
  /^(?:(?:and|so|but|oh|wait|ok|okay|yes|no|well|actually|y|pero) )*(?:(?:can|could|may|might|would|can't|couldn't) (?:i|we|he|she|it|that|you|they|somebody|someone|anybody|anyone|my \S+) (?:(?:please|maybe|just|possibly|also|still|even|at least|both|all) )*(?:come|find (?:me|us|him|her|them|an?|something|anything|another)|offer|give|put|do|get|have|be|make|see|say|book|move|go|switch|fit|squeeze|push|change|try|start|schedule|set|put|manage|swing|stop|call|meet|talk|speak|bring (?:it|him|her)|work|happen)(?!\p{L})|(?:do|have|would) you (?:have|got)|(?:is|are) (?:there (?:any|some|an? (?:time|slot|spot|opening)|openings|space|room|time)|you free|you available)|is .*(?:free|open|available|taken|possible|okay|ok|all right)$|any|got any|what (?:do you|have you|else|other|about|if)|how about|which (?:times|days)|(?:when|what)(?:'s| is) (?:the|your) (?:next|first|earliest|latest|soonest)|when (?:can|could)|(?:does|do) (?:it|that|they) have to be|hay(?! que)|tienen?|podr[ií]a\p{L}*|pued\p{L}+|qu[eé] tal)(?!\p{L})/u;

/** 'Can you get me in any sooner?': settled once a time was agreed; a wish to be told of a gap is not. */
export const isOfTimes = (words: string): boolean => {
  const text = plain(words);
  return (
    !TELLS_LATER.test(text) && ((WISHES_TIME.test(text) && NAMES_TIME.test(text)) || ONLY_DAYS.test(text))
  );
};
const NAMES_TIME =
  /(?<!\p{L})(?:sooner|soonest|earli\p{L}+|later|latest|openings?|slots?|times?|free|available|get (?:me|us|him|her|them) in|fit (?:me|us|him|her|them) in|squeeze|(?:after|before|by|until|around) (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|lunch|school|work|class)|today|tomorrow|morning|afternoon|evening|week\p{L}*|\p{L}+day|antes|despu[eé]s|temprano|hoy|mañana|tarde|hora|semana)(?!\p{L})/u;
/** 'Thursday's Thanksgiving, so Friday?' */
const ONLY_DAYS =
  /^(?:(?:so|and|but|or|then|well|no|the|on|is|it|that|that's|a|holiday|thanksgiving|christmas|maybe|how about|what about|at|in|of|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'s)?|today|tomorrow|morning|afternoon|\d{1,2}(?:st|nd|rd|th)?|works?|okay|ok|free|open|closed) ?)+$/u;
const TELLS_LATER =
  /(?<!\p{L})(?:(?:call|text|tell|ring|notify|let) (?:me|us)|waiting list|wait ?list|cancel?lation list|(?:if|when|whenever) (?:something|anything|one|there|somebody|someone)|lista de espera|av[ií]s\p{L}+|si (?:algo|alguien))(?!\p{L})/u;

/** 'What's the next opening?', of a visit that is sought, is answered by what is offered. */
export const unlessSought = (flow: Flow | undefined, given: readonly Answer[]): readonly Answer[] =>
  flow?.id === "book" || flow?.id === "move"
    ? given.filter(({ known, question }) => known || !question || !isOfTimes(question))
    : given;
