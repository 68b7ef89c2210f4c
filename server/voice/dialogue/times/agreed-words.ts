import { capital } from "../../../../content/capital.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { clockOf, type DialogueContext } from "../context.ts";
import { startsWords } from "../people/pair.ts";
import { toMinutes } from "../readers/calendar.ts";
import { speeches } from "../say/speech.ts";

/** The time that was agreed, as it is said back. */
export function agreedWords(context: DialogueContext, state: DialogueState): string {
  const { slots, language } = state;
  const speech = speeches[language];
  const { today } = clockOf(context);
  const said = `${speech.day(slots.day!.value, today)} ${startsWords(context, state, toMinutes(slots.time!.value))}`;
  return language === "es" ? `Bien, ${said}.` : state.turn % 2 ? `Good, ${said}.` : `${capital(said)} it is.`;
}
