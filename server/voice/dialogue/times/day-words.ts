import type { DialogueState } from "../../../../contracts/voice.ts";
import type { WhenHeard } from "../readers/when.ts";
import { speeches, writtenDay } from "../say/speech.ts";

/** A day and time in the words of an office's note. Empty when there is none. */
export function dayWords({ days, time }: WhenHeard, language: DialogueState["language"]): string {
  const speech = speeches[language];
  const at = time.at === undefined ? "" : speech.at(time.sure || time.at >= 420 ? time.at : time.at + 720);
  const or = language === "es" ? " o " : " or ";
  return [days.days.map((day) => writtenDay(day, language)).join(or), at].filter(Boolean).join(" ");
}

/** Whether all the days of a turn, and no hour, stand in what is said. */
export const namesDaysOf = (
  { days: { days }, time }: WhenHeard,
  said: string,
  language: DialogueState["language"],
): boolean =>
  days.length > 0 &&
  time.at === undefined &&
  days.every((day) => said.includes(writtenDay(day, language).replace(/^el /, "")));
