import { acts } from "../../../content/understanding/acts.ts";
import type { Heard } from "./hear.ts";
import { saysWhen } from "./readers/when.ts";

// 'Hang on, somebody's at the door', and 'okay, I'm back': words of the talk that ask and tell nothing.

const LEADS = "(?:(?:oh|um|uh|ok|okay|alright|sorry|wait|no|please|hey|yes|yeah|and|so|actually|well) )*";
const AWAY =
  "(?:somebody|someone|(?:the|my)(?: \\S+){1,2}?)(?:'s| is)? (?:at (?:the|my) door|ringing|barking|crying|calling|here)";
const SHORT = "(?:(?:just |give me |gimme )?(?:one|1|a) (?:quick )?(?:sec(?:ond)?|minute|min|moment))";
const HOLDS = new RegExp(
  `^${LEADS}(?:(?:hold on|hold up|hold please|hang on|bear with me|${SHORT})(?: \\S+){0,9}|${AWAY}(?: \\S+){0,4})$`,
);
const BACK = new RegExp(
  `^${LEADS}(?:(?:i'm back|back (?:now|again)|sorry about that|where were we|you were saying|what were you saying)(?: (?:now|sorry|then|please|ok|okay|again))*(?: |$))+$`,
);

const plainly = ({ values, questions, acts: heard, words }: Heard): boolean =>
  !saysWhen(values) &&
  !(values.name ?? values.phone ?? values.pick ?? values.service) &&
  questions.length === 0 &&
  !words.includes("?") &&
  ![...heard].some(([act, p]) => p >= 0.4 && acts[act]?.[0] === "task");

export const holdsOn = (heard: Heard): boolean => HOLDS.test(heard.text) && plainly(heard);
export const isBack = (heard: Heard): boolean =>
  BACK.test(heard.text) && (plainly(heard) || heard.words.length < 30);
