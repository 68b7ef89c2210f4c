import type { DialogueState } from "../../../../contracts/voice.ts";
import { weekdayOf } from "../readers/calendar.ts";
import { DAY, weekdayIndex } from "../readers/weekday-words.ts";
import { capital } from "../../../../content/capital.ts";
import { writtenDay } from "../say/speech.ts";

const TAGGED = new RegExp(
  `(?:(?:that|this|it|which|tomorrow)(?:'s| is|'d be| would be)|so that's|(?:eso )?es(?: el)?) (?:a |on )?${DAY}(?: the \\d{1,2}(?:st|nd|rd|th))?,? (?:right|correct|yeah|yes|isn't it|no)\\?`,
  "iu",
);

/** 'Tomorrow at ten. That's Monday, right?', of the day that is agreed to. */
export function dayTagged({ slots, language }: DialogueState, words: string, said: string): string {
  const named = TAGGED.exec(words.replace(/’/g, "'"))?.[1];
  const day = slots.day?.value;
  if (!named || !day || !slots.time) return "";
  const date = writtenDay(day, language);
  if (said.includes(date)) return "";
  const right = weekdayIndex(named.toLowerCase()) === weekdayOf(day);
  if (language === "es") return `${right ? "Sí, es" : "Es"} ${date}.`;
  return `${right ? "Yes, that's" : "That's"} ${capital(date)}.`;
}
