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

/** The whole week that a fact tells, or what each consultation costs, as an answer to what of it these words ask. */
export const narrowed = (
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  answer: Answer,
  words: string,
): Answer => {
  if (answer.say === spokenHours(context.desk.hours, state.language))
    return { ...answer, say: ofHours(context, state, heard, words).say };
  // 'Is the first consultation free?', while one about a divorce is booked, asks of that one.
  const { facts, services } = context.desk;
  const fact = facts.find(({ id }) => id === answer.topic);
  // 'I need a lawyer for my divorce, how much do you charge?' asks of that one, too.
  const ofPrice = (A_MEETING.test(plain(words)) || (!fact?.entity && YOU_CHARGE.test(plain(words)))) && fact;
  if (!ofPrice || ofPrice.aspect !== "price" || state.stack.at(-1) !== "book") return answer;
  const own = services.find(({ id }) => id === state.slots.service?.value);
  const say = state.language === "es" ? own?.priceEs : own?.price;
  return say ? { ...answer, say } : answer;
};
const YOU_CHARGE =
  /(?<!\p{L})(?:you (?:guys )?(?:charge|cost)|(?:the|what(?:'s| is) the|your) (?:price|cost|fee|rate)|going to cost(?: me)?|cu[aá]nto cobran)(?!\p{L})/u;
/** The visit itself, in general words. */
const A_MEETING =
  /(?<!\p{L})(?:consult(?:s|ations?)?|(?:first|initial) (?:meeting|talk|appointment|sit-?down)|consulta)(?!\p{L})/u;
