import type { DialogueState } from "../../../../contracts/voice.ts";
import { clockOf, type DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { withoutIncidental } from "../readers/incidental.ts";
import { anglicize } from "../readers/spanish.ts";
import { plain } from "../readers/text.ts";
import { saysWhen, type WhenHeard, whenHeard } from "../readers/when.ts";
import { dayWords } from "./day-words.ts";
import type { Language } from "./move-wish.ts";

/** When the appointment is that is to be canceled: what comes before any wish for another. */
export function timeOfOld(context: DialogueContext, state: DialogueState, heard: Heard): string {
  const first = heard.words.split(
    /,? (?:and|but|y|pero) (?=(?:get|book|have|find|make|then|i|i'd|can|could|quiero|quisiera|otra)\b)|\binstead\b/i,
  )[0]!;
  // 'She had one on Friday. She died on Sunday': the day of the one that is there.
  const dated = sentencesOf(first).filter((each) => DAY_NAMED.test(each));
  const [only, ...more] = dated.length > 1 ? dated.filter((each) => OF_ONE.test(each)) : [];
  const own = only && more.length === 0 ? only : undefined;
  // 'I can't make it Thursday at two': the day that will not do is the one that it is on.
  const { days } = heard.values;
  const lost = days.days.length + days.not.length === 0 && DAY_NAMED.test(heard.words);
  if (!own && first === heard.words && !lost && saysWhen(heard.values))
    return oldWords(heard.values, state.language);
  const text = own ? plain(own) : withoutIncidental(plain(first));
  const english = state.language === "es" ? anglicize(text) : text;
  const { today } = clockOf(context);
  const told = lost ? english.replace(CANNOT_COME, " ") : english;
  return oldWords(whenHeard(told, { today, todayOpen: true, loose: false }), state.language);
}

const OF_ONE =
  /(?<!\p{L})(?:appointment|appt|visit|cleaning|check-?up|physical|(?:had|has|have|got|'s got) (?:one|an?)|booked|scheduled|supposed to|coming in|due in|cita)(?!\p{L})/iu;
const CANNOT_COME =
  /(?<!\p{L})(?:(?:just|really) )?(?:can't|cannot|can not|couldn't|won't|not)(?: (?:going to|gonna|be able to|really|even))*(?: (?:make it|make|come in|come|do|be there|keep))?(?: (?:for|on|to|in))?(?!\p{L})/gu;
const DAY_NAMED =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|mañana|hoy)(?!\p{L})/iu;

/** 'Friday at nine, and she's not going to make it' refuses the day of the one that is there. */
export const oldWords = (when: WhenHeard, language: Language): string =>
  dayWords(
    when.days.days.length > 0 ? when : { ...when, days: { ...when.days, days: when.days.not } },
    language,
  );
