import type { ActId } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { Clause } from "../hearing/heard.ts";
import { plain } from "../readers/text.ts";
import { NEEDED } from "./question-forms.ts";
import { saysHour } from "../readers/when.ts";
import { WHEN_WORDS } from "../readers/when-words.ts";

/** 'Is four still open that day?', '¿y no tendrá más temprano el sábado?': what is free is told by offering it. */
export const asksFree = (
  { stack }: DialogueState,
  words: string,
  clauses: readonly Clause[],
  isSure: (act: ActId) => boolean,
  text = plain(words),
): boolean =>
  stack.at(-1) === "book" &&
  FREE.test(text) &&
  !OPENING.test(text) &&
  // 'Do I need to come early to fill anything in?'
  !NEEDED.test(text) &&
  (WHEN_WORDS.test(words) || saysHour(text, "en") || saysHour(text, "es")) &&
  !/\b(?:bring|along|with (?:me|him|her)|eat|drink|drive|sit|stay|hold)\b/.test(text) &&
  !clauses.some(({ acts: own }) =>
    own.some((act) => NO_TIMES.includes(act) && isSure(act) && !(act === "price" && saysHour(text, "en"))),
  );
const TIME_OF =
  "(?:(?:the|on|for|at|an?|that|next|this|el|la|a|las|los|para|por) )*(?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|(?:mon|tues|wednes|thurs|fri|satur)day|tomorrow|today|any|something|earlier|later|sooner|openings?|slots?|spots?|space|room|times?|algo|nada|lugar|espacio|citas?|horas?|m[aá]s|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|mañana|hoy)";
const FREE = new RegExp(
  `(?<!\\p{L})(?:free|available|taken|full|gone|left|(?:im)?possible|still open|(?:is|are) (?:that|it|this|those) (?:still )?open|(?:is|would) ${TIME_OF}(?: \\S+){0,3} (?:be )?open|slots?|spots?|openings?|any(?:thing|time)(?! (?:else|special|i|we)(?!\\p{L}))|(?:is|was) it (?:today|tomorrow)|libres?|llen[oa]s?|ocupad\\p{L}*|disponibles?|(?:(?:you|you've|you guys) (?:\\p{L}+ )?(?:have|got)|have you got|there(?: is|'s)?|tien\\p{L}*|tendr\\p{L}*|habr\\p{L}*|hay|quedan?) ${TIME_OF})(?!\\p{L})`,
  "u",
);
/** 'You're open Saturday, aren't you?' asks for the hours. */
const OPENING =
  /(?<!\p{L})(?:(?:you(?:'re|r| are| guys are)?|are (?:you|they|we)|they're|office|place|clinic|holiday\p{L}*|thanksgiving|christmas)(?: \p{L}+){0,2} (?:open|closed)|abr\p{L}*|abiert\p{L}*|cerrad\p{L}*|cierr\p{L}*)(?!\p{L})/u;
const NO_TIMES: readonly ActId[] = [
  "price",
  "duration",
  "staff",
  "insurance",
  "parking",
  "remote",
  "offered",
  "prepare",
];
