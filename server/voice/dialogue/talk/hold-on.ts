import { type ActId, acts } from "../../../../content/understanding/acts.ts";
import type { Heard } from "../hearing/heard.ts";
import { saysWhen } from "../readers/when.ts";

// 'Hang on, somebody's at the door', and 'okay, I'm back': words of the talk that ask and tell nothing.

const LEADS = "(?:(?:oh|um|uh|ok|okay|alright|sorry|wait|no|please|hey|yes|yeah|and|so|actually|well) )*";
const AWAY =
  "(?:(?:somebody|someone|(?:the|my) \\S+)(?:'s| is)? at (?:the|my) door|(?:the|my)(?: other)? (?:phone|cell|bell|doorbell|line|dogs?)(?:'s| is| are)? (?:ringing|barking)|(?:somebody|someone)(?:'s| is)? (?:here|calling)(?= |$)(?! (?:with|about|who)))";
/** 'Hang on, my kid', 'one sec, the baby's crying'. */
const NEEDED =
  /^(?:(?:oh|um|uh|ok|okay|sorry|wait|yes|yeah|and|so) )*(?:hold on|hang on|hold up|(?:just )?(?:one|a) (?:sec|second|minute|moment))(?: (?:my|the|our) (?:\p{L}+ )?(?:kids?|child(?:ren)?|son|daughter|baby|toddler|boys?|girls?|twins|mom|mother|dad|husband|wife|boss)(?:'s| is| are)?)(?: (?:just|at|the|door|it|crying|calling|yelling|awake|up|here|again|fighting|climbing|into|something|me|needs me|wants me|for me))*$/u;
const SHORT =
  "(?:(?:just |give me |gimme )?(?:one|1|a) (?:quick )?(?:sec(?:ond)?(?! opinion)|minute|min|moment)(?! (?:ago|late|clinic)))";
const HOLDS = new RegExp(
  `^${LEADS}(?:(?:hold on|hold up|hold please|hang on|bear with me|${SHORT})(?: \\S+){0,9}|${AWAY}(?: \\S+){0,4})$`,
);
const BACK = new RegExp(
  `^${LEADS}(?:(?:i'm back|back (?:now|again)|sorry about that|where were we|you were saying|what were you saying)(?: (?:now|sorry|then|please|ok|okay|again))*(?: |$))+$`,
);

/** 'Hang on, my husband fell', 'hold on, I said Tuesday': more than that somebody is away for a moment. */
export const TELLS =
  /\b(?:said|meant|want|told|fell|fallen|hurts?|sick|bleed\p{L}*|pain|scream\p{L}*|cancel|wrong|not)(?!\p{L})/iu;
const SAID: readonly ActId[] = ["reason", "correct", "forother", "complaint", "frustrated"];

const plainly = ({ values, questions, acts: heard, words }: Heard): boolean =>
  !saysWhen(values) &&
  !(values.name ?? values.phone ?? (MOMENT.test(words) ? undefined : values.pick) ?? values.service) &&
  questions.length === 0 &&
  !words.includes("?") &&
  !TELLS.test(words) &&
  ![...heard].some(([act, p]) => p >= 0.4 && (acts[act]?.[0] === "task" || SAID.includes(act)));

/** 'Hold on a second' picks no second one. */
const MOMENT = /\b(?:a|one|1) (?:quick )?sec(?:ond)?\b/iu;

const ONLY_HOLDS = new RegExp(
  `^${LEADS}(?:(?:can you |could you |would you )?(?:hold on|hold up|hold|hang on|bear with me|${SHORT})(?: (?:please|for me|for|real quick|now|there|sorry))*(?: |$))+$`,
);

/** @param noted whether their own words are asked for: more than a bare 'hold on' may be of those */
export const holdsOn = (heard: Heard, noted: boolean): boolean =>
  ONLY_HOLDS.test(heard.text) ||
  (!noted &&
    ((HOLDS.test(heard.text) && plainly(heard)) || (NEEDED.test(heard.text) && !TELLS.test(heard.text))));
export const isBack = (heard: Heard): boolean =>
  BACK.test(heard.text) && (plainly(heard) || heard.words.length < 30);
