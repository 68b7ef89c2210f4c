import type { DayReading } from "./day-reading.ts";
import { addDays } from "./calendar.ts";
import { DAY } from "./weekday-words.ts";

/** Days that are turned down, and words about time that name no day: 'not today', 'for the past three weeks', 'hold on a second'. */
export function takePassedOver({ each, span, add, heard, today, nextMonday }: DayReading): void {
  each(
    "not next week(?: but| maybe)?(?: the)? (?:week after(?: that| next)?|following(?: week| one)?|one after(?: that)?|after that)",
    () => span(addDays(nextMonday, 7), addDays(nextMonday, 13)),
  );
  each("not next week", () => {});
  // 'Just Thursday, I don't have anything today', 'I don't want another day right now'.
  each(
    "(?:don't|doesn't|do not|didn't) (?:have|want|need) (?:anything|nothing|any \\w+|another \\w+|a new \\w+|one|an? \\w+) (?:today|right now|just now)",
    () => {},
  );
  each("not (?:right (?:away|now)|immediately|this very day)", () => {});

  each(
    "(?:for|past|last|since|(?<!in |how |what )about|over) (?:the )?(?:past |last )?(?:\\d+|a|a few|couple of|a couple of|several|few) (?:days?|weeks?|months?|years?|hours?)(?: now)?",
    () => {},
  );
  each(`since (?:last )?${DAY}`, () => {});
  each("(?:\\d+|a few|a couple of|several) (?:days?|weeks?|months?|years?|hours?) ago", () => {});
  each(
    "(?:hold|hang) on|(?:just )?(?:one|1|a|the|last) (?:second|sec|moment|minute|min)|last (?:night|week|month|year|time)",
    () => {},
  );
  each("(?:in )?(a|1|\\d+) (days?|weeks?) (?:from|after) (now|today|tomorrow)", (m) =>
    add(
      addDays(
        today,
        (m[1] === "a" ? 1 : Number(m[1])) * (m[2]!.startsWith("w") ? 7 : 1) + (m[3] === "tomorrow" ? 1 : 0),
      ),
    ),
  );
  each("not tomorrow(?: but)? (?:but )?the day after(?: that)?", () => add(addDays(today, 2)));
  each(
    "(?:not|n't)(?: (?:need|have|want|going))?(?: to)?(?: be)? (?:com(?:e|ing)|make it|there|do it|seen|do)(?: in| over)? (today|tomorrow)",
    (m) => heard.not.push(addDays(today, m[1] === "today" ? 0 : 1)),
  );
  each(
    "(?:can't|cannot|can not|won't|couldn't) (?:do|make|come|be there|get there|manage)(?: it)?(?: in| over)?(?: on)? (today|tomorrow)(?: (?:or|and) (today|tomorrow))?",
    (m) => {
      for (const day of [m[1], m[2]]) if (day) heard.not.push(addDays(today, day === "today" ? 0 : 1));
    },
  );
  each("same (?:week ?)?day (?:as|like) today", () => {});
  each("not (today|tomorrow)", (m) => heard.not.push(addDays(today, m[1] === "today" ? 0 : 1)));
}
