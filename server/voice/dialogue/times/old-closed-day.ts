import type { DialogueState } from "../../../../contracts/voice.ts";
import { clockOf, type DialogueContext, lastWritten } from "../context.ts";
import { rowsOf } from "../paper/note-rows.ts";
import { holidayOn } from "../readers/holidays.ts";
import { anglicize } from "../readers/spanish.ts";
import { plain } from "../readers/text.ts";
import { whenHeard } from "../readers/when.ts";

/** The closed day that words name, where it is to come. */
export function closedDayIn(
  context: DialogueContext,
  language: DialogueState["language"],
  words: string,
): string | undefined {
  const text = plain(words);
  const { today } = clockOf(context);
  const { days } = whenHeard(language === "es" ? anglicize(text) : text, {
    today,
    todayOpen: true,
    loose: true,
  });
  const closed = days.days.filter((day) => day > today && holidayOn(context.desk.closedOn, day));
  return days.days.length === closed.length || words.length < 60 ? closed[0] : undefined;
}

/** The closed day on which the appointment is that a request is about: the one under way, or the last. */
export function oldClosedDay(context: DialogueContext, state: DialogueState): string | undefined {
  const flow = state.stack.at(-1);
  const last = flow ? undefined : lastWritten(state);
  const which = flow ? (flow === "move" ? state.which : "") : rowsOf(last?.notes ?? [], "Appointment")[0];
  return which ? closedDayIn(context, state.language, which) : undefined;
}
