import { clockOf, type DialogueContext } from "../context.ts";
import { anglicize } from "../readers/spanish.ts";
import { plain } from "../readers/text.ts";
import { whenHeard } from "../readers/when.ts";
import { speeches } from "../say/speech.ts";
import { DAY } from "./call-days.ts";
import { nextOpenDay, spansOf } from "./hours.ts";

type Language = "en" | "es";
/** 'After three', with no day: an hour of one day, and no habit as 'in the mornings' is. */
const OF_ONE_DAY =
  /^(?:(?:only|just|anytime|any time) )?(?:after|before|between|at|around|about|from|until|by|despu[eé]s de|antes de|entre|a las?|sobre las?) /iu;

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
