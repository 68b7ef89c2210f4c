import type { DialogueState } from "../../../../contracts/voice.ts";
import { capital } from "../../../../content/capital.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { serviceHeard } from "../readers/service.ts";
import { plain } from "../readers/text.ts";
import { asksOfStaff } from "./of-staff.ts";
import { narrowed, ofHours } from "./of-hours.ts";
import type { Answer } from "./spoken-answer.ts";

/** 'Do you do extractions on Saturdays?': what is told of the thing leaves out when, so the hours of then stand beside it. */
export function alsoWhen(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  found: Answer,
  words: string,
): Answer {
  const answer = narrowed(context, state, heard, found, words);
  const text = plain(words);
  // What it does at night, of a thing, is told of nobody's hours.
  if (OF_A_THING.test(text) && answer.known) return answer;
  if (state.stack.length > 0 || answer.topic === "hours" || !ASKS_DONE.test(text) || !THEN.test(text))
    return answer;
  if (asksOfStaff(context.desk, words) || TELLS_WHEN.test(answer.say) || NOT_HERE.test(answer.say))
    return answer;
  if (!answer.known && !serviceHeard(context.desk, text)) return answer;
  const { say } = ofHours(context, state, heard, words);
  if (!answer.known) return { say, topic: "hours", known: true };
  const hours = say.replace(/^(?:yes|no|sí), /iu, "").replace(/^until /iu, "we're open until ");
  return { ...answer, say: `${answer.say} ${capital(hours)}` };
}
const ASKS_DONE =
  /^(?:(?:and|so|but|hi|hey|hello|um|uh|ok|okay|y|oye|oiga|hola),? )*(?:do|does|can|could|will|would|is|are|hacen|atienden|sacan|ponen|pueden|se puede)(?!\p{L})/u;
const OF_A_THING =
  /^(?:(?:and|so|but|hi|hey|hello|um|uh|ok|okay),? )*(?:do|does|can|could|will|would|is) (?:it|(?:your|this|that|the) (?:thing|robot|assistant|bot|system|service|machine|ai))(?!\p{L})/u;
/** A time of the week, in general. */
const THEN =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:on )?(?:a )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekends?|evenings|(?:in|at) (?:the evening|night)|nights|after (?:work|five|5|six|6|school)|before (?:work|school|eight|8)|los (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados|domingos)|fines? de semana|por la noche)(?!\p{L})/u;
const NOT_HERE = /^(?:no, )?(?:we (?:don't|do not)|no (?:hacemos|ponemos|atendemos|sacamos))(?!\p{L})/iu;
const TELLS_WHEN =
  /(?<!\p{L})(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|weekends?|evenings?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|o'clock)(?!\p{L})/u;
