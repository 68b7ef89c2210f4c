import type { DialogueState } from "../../../../contracts/voice.ts";
import { spokenHours } from "../../knowledge/spoken-hours.ts";
import { clockOf, type DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { anglicize } from "../readers/spanish.ts";
import { plain } from "../readers/text.ts";
import { whenHeard } from "../readers/when.ts";
import { hoursWords } from "../say/hours-words.ts";
import { meantDays } from "../times/absorb-when.ts";
import type { Answer } from "./spoken-answer.ts";

/** Of the days, the hour or the part of the day that these words name, or else of the whole week. */
export function ofHours(context: DialogueContext, state: DialogueState, heard: Heard, words: string): Answer {
  const own = whenHeard(state.language === "es" ? anglicize(plain(words)) : plain(words), {
    today: clockOf(context).today,
    todayOpen: true,
    mentioned: state.mentioned,
    loose: false,
  });
  const days = own.days.days.length > 0 ? own.days.days : meantDays(state, heard.values);
  return { say: hoursWords(context, state, days, plain(words)), topic: "hours", known: true };
}

/** The whole week that a fact tells, as an answer to what of it these words ask. */
export const narrowed = (
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  answer: Answer,
  words: string,
): Answer =>
  answer.say === spokenHours(context.desk.hours, state.language)
    ? { ...answer, say: ofHours(context, state, heard, words).say }
    : answer;
