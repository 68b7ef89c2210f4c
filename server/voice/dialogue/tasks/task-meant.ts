import { acts } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { type DialogueContext, standing } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { isSameHour, toMinutes } from "../readers/calendar.ts";
import { serviceHeard } from "../readers/service.ts";
import { plain } from "../readers/text.ts";
import { saysWhen } from "../readers/when.ts";
import { WHEN_WORDS } from "../readers/when-words.ts";
import { ANOTHER } from "./task-words.ts";

/** 'Do I need to be fasting for the blood work tomorrow?' names the visit and its day in what it asks. */
export const asksOfIt = ({ desk }: DialogueContext, { clauses }: Heard): boolean => {
  const of = clauses.filter(({ words }) => serviceHeard(desk, plain(words)) || WHEN_WORDS.test(words));
  return (
    of.some(({ acts: own }) => own.some((act) => acts[act][0] === "ask")) &&
    of.every(({ acts: own }) => !own.includes("book"))
  );
};
/** A day or hour that is named is another than the booked one. */
export const isElsewhen = (state: DialogueState, { values: { days, time } }: Heard): boolean =>
  standing(state).every(
    ({ booking }) =>
      days.days.some((day) => day !== booking.day) ||
      (time.at !== undefined && !isSameHour(time.at, toMinutes(booking.time))) ||
      (days.days.length === 0 && time.at === undefined),
  );
export const ELSEWHEN =
  /\b(?:any ?thing|something|any|a) (?:(?:else|open|available|time|slot|spot|opening) )?(?:a (?:bit|little) )?(?:later|earlier|sooner|after|before|on|in the|that day|the same day)\b/;
export const ofWhatIsBooked = ({ values, text, words }: Heard): boolean =>
  values.whom === undefined &&
  values.service === undefined &&
  !ANOTHER.test(text) &&
  words.split(" ").length <= 10;
/** A clause that tells a day or a part of one and asks nothing. */
export const statesTime = (heard: Heard): boolean =>
  (heard.values.days.days.length > 0 || heard.values.days.from !== undefined || heard.values.days.any) &&
  heard.clauses.some(
    ({ words, acts: own }) =>
      !words.includes("?") &&
      WHEN_WORDS.test(words) &&
      own.every((act) =>
        ["book", "avail", "move", "inform", "affirm", "select", "forother", "correct"].includes(act),
      ),
  );
/** What somebody says who takes their leave: no time of theirs is another one for the visit. */
export const LEAVES =
  /\b(?:see (?:you|ya|y'all|him|her|them)|i(?:'ll| will) be (?:there|in)|(?:i|we)(?: have to|'ve got to| got to| gotta| must) (?:go|run|work|be at|get|leave|pick)|i work|bye|goodbye)\b|nos vemos|(?<!\p{L})(?:tengo que|adi[oó]s|hasta (?:luego|el|la|mañana))(?!\p{L})/u;

/** 'My number's 555 201 0142.' */
export const isNumberAlone = (text: string): boolean =>
  text
    .replace(/\d[\d -]*/g, " ")
    .split(" ")
    .filter(Boolean).length <= 4;

/** Whatever they take their leave with. */
export const MAKES = /\b(?:make|change|move) (?:it|that|mine)\b|\b(?:instead|i meant|should be|en vez)\b/;
export const FOR_WHOM = /^(?:\S+ ){1,5}for (?:me|my|our|both|the two)(?!\p{L})/u;
export const IS_CLIENT =
  /\b(?:i'm|i am|we're|we are|i've been) (?:already |currently |an? |one of )*(?:(?:existing|current|established) )?(?:clients?|patients?) of|\b(?:represents?|representing|is handling|handles|has) (?:me|us|my case|our case)\b|\bmy (?:lawyer|attorney) (?:is|there is) (?:mr|ms|mrs)\b|(?<!\p{L})soy client[ea] de(?!\p{L})/u;
export const VISITS =
  /\b(?:appointments?|come in|schedul\p{L}*|book\p{L}*|meet\p{L}*|see (?:him|her|them|you|mr|ms|dr|the)|consult\p{L}*|move|cancel\p{L}*|physical|checkup|check-up|cleaning|cita)(?!\p{L})/u;
export const COMES_INSTEAD =
  /(?<!\p{L})(?<!(?:don't|do not|not|didn't) (?:\p{L}+ ){0,2})(?:book (?:me )?(?:that|the|this|an?) (?:\p{L}+ )?(?:consult\p{L}*|appointment|visit|meeting|time|slot)|(?:wanna|want to|rather|like to|need to) come in(?! (?:late|early))|(?:wanna|want to|rather|like to) (?:see|meet with) (?:a|the) (?:lawyer|attorney|doctor|dentist)|(?:what i want is|i want|i'd like|could i (?:get|have|book|do)|can i (?:get|have|book|do)|rather have|rather do|i meant|book me|set me up (?:for|with)) (?:an? |the )(?:half hour |half-hour |quick |free |short )?(?:demo|demonstration|introduction|intro call|walk-?through))(?!\p{L})|(?:not|n't) (?:asking for|want|need) a call(?! from).*(?<!\p{L})(?:come in|book|consult\p{L}*|appointment)(?!\p{L})|no quiero (?:una )?(?:llamada|que me llamen).*(?:cita|corte|visita|consulta)/u;
/** 'I don't want a new one. Cancel the whitening on the seventh', of one that is there. */
export const NO_NEW_ONE =
  /(?<!\p{L})(?:don't|do not|didn't|no|not) (?:want |need |ask for |quiero |necesito |ped[ií] )?(?:an? |una )?(?:new|nueva|otra)(?!\p{L})/u;
const OUTCOME = /(?<!\p{L})(?:results?|back|in yet|report|came|come|heard|resultados?)(?!\p{L})/u;
export const AND_ONE = /^(?:(?:oh|ok|okay) )?(?:and|plus|then|y) (?:an?|my|una?) /u;
export const INSTEAD = /\b(?:i said|not (?:an?|the)|i (?:need|want|meant)|it's an?|should be|no wait)\b/;
/** 'And a blood test on Friday morning' wants one, and no results. */
export const isTest = ({ values, text }: Heard): boolean =>
  values.service !== undefined && saysWhen(values) && !OUTCOME.test(text);
