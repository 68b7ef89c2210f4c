import type { Flow } from "../../../../content/flows/flow.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { clockOf, type DialogueContext, NONE } from "../context.ts";
import { anglicize } from "../readers/spanish.ts";
import { plain } from "../readers/text.ts";
import { whenHeard } from "../readers/when.ts";
import { fill, speeches, wording } from "../say/speech.ts";
import { DAY } from "./call-days.ts";
import { nextOpenDay, spansOf } from "./hours.ts";
import { closedWords } from "./offer.ts";

type Language = "en" | "es";
/** 'After three', with no day: an hour of one day, and no habit as 'in the mornings' is. */
const OF_ONE_DAY =
  /^(?:(?:only|just|anytime|any time) )?(?:after|before|between|at|around|about|from|until|by|despu[eé]s de|antes de|entre|a las?|sobre las?) /iu;

/** 'Thursday after four', on a day that is closed: the next open one at that hour. @returns the day that is closed */
function offClosedDay(context: DialogueContext, state: DialogueState): string | undefined {
  const { language, callback } = state;
  if (callback === "" || callback === NONE) return undefined;
  const { today } = clockOf(context);
  const text = plain(callback);
  const { days } = whenHeard(language === "es" ? anglicize(text) : text, {
    today,
    todayOpen: true,
    loose: true,
  });
  const [day] = days.days;
  const named = NAMES_DAY.exec(callback)?.[0];
  if (!day || !named || days.days.length > 1 || days.not.length + days.notWeekdays.length > 0)
    return undefined;
  if (spansOf(context.desk, day).length > 0) return undefined;
  const next = speeches[language].weekdays(nextOpenDay(context.desk, day)).replace(/s$/, "");
  state.callback = callback.replace(named, language === "es" ? next.replace(/^los /, "el ") : next);
  return day;
}
const NAMES_DAY =
  /(?<!\p{L})(?:(?:this |el |este )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|hoy|mañana|(?:el |este )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo))(?:,? the \d+\p{L}+)?(?!\p{L})/iu;

/** 'After three', on a day on which nobody is there any more, is of the next day that is open. */
export function withDay(context: DialogueContext, language: Language, call: string): string {
  if (!OF_ONE_DAY.test(call) || DAY.test(call)) return call;
  const { today, minutes } = clockOf(context);
  const text = plain(call);
  const { time } = whenHeard(language === "es" ? anglicize(text) : text, {
    today,
    todayOpen: true,
    loose: true,
  });
  const from = time.after ?? time.at ?? 0;
  const until = time.before ?? time.at ?? 1440;
  const isOpen = spansOf(context.desk, today).some(
    ([opens, close]) => Math.max(from, opens, minutes + 15) < Math.min(until + 1, close),
  );
  if (isOpen) return call;
  const day = speeches[language].day(nextOpenDay(context.desk, today), today);
  return `${language === "es" || day === "tomorrow" ? day : `on ${day}`} ${call}`;
}

/** Says that nobody is there when somebody wants to be called, and when they would be called instead. */
export function closedCall(context: DialogueContext, state: DialogueState, flow: Flow): string {
  if (flow.files?.kind !== "message" || flow.slots.some(({ slot }) => slot === "which")) return "";
  const closed = offClosedDay(context, state);
  if (!closed) return "";
  const values = { closed: closedWords(context, state, closed), note: state.callback };
  return `${fill(wording(talk.callThenInstead, state.language), values)} `;
}
/** The same of a day that an appointment is to be moved to: another is asked for. */
export function closedMove(context: DialogueContext, state: DialogueState): string {
  const { today } = clockOf(context);
  const text = plain(state.note);
  if (text === "" || /(?<!\p{L})(?:or|o|otherwise|y si no)(?!\p{L})/u.test(text)) return "";
  const said = state.language === "es" ? anglicize(text) : text;
  const [day, ...more] = whenHeard(said, { today, todayOpen: true, loose: true }).days.days;
  if (!day || more.length > 0 || spansOf(context.desk, day).length > 0) return "";
  // Who says it again wants it as near to that as can be.
  if (state.topics.includes("closed-move"))
    state.note += state.language === "es" ? " o el próximo día que abra" : " or the next day that is open";
  else [state.note, state.topics] = ["", [...state.topics, "closed-move"].slice(-8)];
  return `${closedWords(context, state, day)} `;
}
