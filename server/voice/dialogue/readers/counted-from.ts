import { addDays, weekdayOf } from "./calendar.ts";
import { digitize } from "./number-words.ts";
import { DAY, weekdayIndex } from "./weekday-words.ts";

const THEN = `(?:was|were|went|saw|came|got|had|been|seen|told)(?: \\S+){0,8}? (?:on |this past |last |this )?(?<day>${DAY}|yesterday)`;
const IN_DAYS = new RegExp(
  `\\b(?<then>${THEN})(?<told>(?: \\S+){0,14}? (?:follow(?:ed)? up|come back|back|seen|see|return|checked|recheck\\w*|somebody|someone)(?: \\S+){0,4}?) in (?<count>\\d{1,2}) (?<unit>days?|weeks?)\\b`,
);
const MONTHS = "january february march april may june july august september october november december".split(
  " ",
);

/** 'He was at the urgent care Saturday, and they said to follow up in three days': they count from Saturday. */
export function countedFrom(text: string, today: string): string {
  if (!/\bin \S+ (?:days?|weeks?)\b/.test(text)) return text;
  const said = digitize(text);
  const found = IN_DAYS.exec(said);
  if (!found?.groups) return text;
  const { then = "", day = "", told = "", count = "", unit = "" } = found.groups;
  const ago = day === "yesterday" ? 1 : (weekdayOf(today) - weekdayIndex(day) + 7) % 7;
  const due = addDays(today, Number(count) * (unit.startsWith("w") ? 7 : 1) - ago);
  const date = due < today ? "today" : `${MONTHS[Number(due.slice(5, 7)) - 1]} ${Number(due.slice(8))}th`;
  return said.replace(found[0], `${then.replace(/\S+$/, ",")}${told} on ${date}`);
}
