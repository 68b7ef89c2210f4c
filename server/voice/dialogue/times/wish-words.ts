import type { DialogueState } from "../../../../contracts/voice.ts";
import { dayWords } from "./day-words.ts";
import { addDays, daysBetween, weekdayOf } from "../readers/calendar.ts";
import { digitize } from "../readers/number-words.ts";
import type { WhenHeard } from "../readers/when.ts";
import { speeches, writtenDay } from "../say/speech.ts";

type Language = DialogueState["language"];

/** 'Later that day', of one that is there. */
export const LATER_DAY =
  /\b(?:later|earlier|sooner) (?:on )?(?:that|in the|(?:on )?the same) day\b|m[aá]s (?:tarde|temprano) (?:el mismo|ese) d[ií]a/u;
export const SAME_TIME = /\bsame time\b|misma hora/;

const PART_OF_MONTH =
  /\b(?:later(?: on)?|further on|end|early|late|mid|middle|(?:first|second|last|other) half)(?: part)?(?: of| in)?(?: the| this| next)? (?:month|january|february|march|april|may|june|july|august|september|october|november|december)\b/;
/** 'From Tuesday, December 15th on': a span that is no week. */
function spanWords(text: string, from: string, to: string, language: Language): string {
  const es = language === "es";
  // 'Later in the month', 'at the end of January'.
  if (PART_OF_MONTH.test(text))
    return `${es ? "entre" : "between"} ${writtenDay(from, language)} ${es ? "y" : "and"} ${writtenDay(to, language)}`;
  return [13, 14].includes(daysBetween(from, to))
    ? `${es ? "cualquier día a partir de" : "any day from"} ${writtenDay(from, language)}${es ? "" : " on"}`
    : `${es ? "hasta" : "by"} ${writtenDay(to, language)}`;
}

/** The parts of a wish in words: its day or span, and its time or limits. */
export function wishParts(
  text: string,
  when: WhenHeard,
  language: Language,
): { day: string; time: string; named: boolean } {
  const { days, time } = when;
  const speech = speeches[language];
  const es = language === "es";
  const named = dayWords({ days, time: { sure: true } }, language);
  const span = days.from && days.to && daysBetween(days.from, days.to) <= 7 ? days.from : undefined;
  // 'Later that week' begins in its middle, and is no week of its own.
  const part = span !== undefined && weekdayOf(span) > 1 && daysBetween(span, days.to!) < 6;
  const last = part && weekdayOf(days.to!) === 0 ? addDays(days.to!, -1) : days.to!;
  const onDay = (day: string) => writtenDay(day, language).replace(/^el /, "");
  const week = part
    ? [es ? "un día del" : "a day from", onDay(span), es ? "al" : "to", onDay(last)].join(" ")
    : span
      ? `${es ? "la semana del" : "the week of"} ${onDay(addDays(span, (8 - weekdayOf(span)) % 7))}`
      : "";
  const open = week || !days.from || !days.to ? "" : spanWords(text, days.from, days.to, language);
  const not = days.notWeekdays.map((w) => speech.weekdays(addDays("2000-01-02", w)));
  const same =
    /\b(?:same day|(?:later|earlier|sooner) (?:on )?(?:that|in the|the same) day|keep (?:the )?\p{L}+day|mism[oa] d[ií]a)\b/u.test(
      text,
    )
      ? es
        ? "el mismo día"
        : "the same day"
      : "";
  const refused = days.not.map((each) => writtenDay(each, language));
  const any = days.any ? (es ? "cualquier día" : "any day") : "";
  const lean =
    time.lean === "later"
      ? es
        ? "más tarde"
        : "later"
      : time.lean === "earlier"
        ? es
          ? "más temprano"
          : "earlier"
        : "";
  const day = [
    (same && lean && laterThen(same, lean)) || named || week || open || same || any || lean,
    // 'Not Mondays' says nothing beside a day that is named.
    !named && refused.length > 0 ? `${es ? "no" : "not"} ${refused.join(es ? " ni " : " or ")}` : "",
    !named && not.length > 0 ? `${es ? "no" : "not"} ${not.join(es ? " ni " : " or ")}` : "",
  ].filter(Boolean);
  function laterThen(day: string, than: string): string {
    return es ? `${day}, ${than}` : `sometime ${than} ${day}`;
  }
  // 'After 3 o'clock', 'después de las 3', 'antes del mediodía'.
  const clock = (at: number) =>
    es ? `d${speech.at(at).replace(/^a/, "e")}` : ` ${speech.at(at).replace(/^at /, "")}`;
  const { before } = time;
  // 'Before nine thirty or over lunch'.
  const after =
    time.after !== undefined && before !== undefined && time.after > before ? undefined : time.after;
  const ofDay = /\b(?:late afternoon|late in the afternoon)\b/.test(text)
    ? es
      ? "al final de la tarde"
      : "late in the afternoon"
    : /\b(?:evening|tonight|after work)\b/.test(text) &&
        after !== undefined &&
        !/\bnot (?:in the )?evening/.test(text)
      ? es
        ? "por la noche"
        : "in the evening"
      : after === 720 && before === undefined && !/\bnoon\b/.test(text)
        ? es
          ? "por la tarde"
          : "in the afternoon"
        : before === 720 && after === undefined && !/\bnoon\b/.test(text)
          ? es
            ? "por la mañana"
            : "in the morning"
          : "";
  const limits = [
    after !== undefined ? `${es ? "después " : "after"}${clock(after)}` : "",
    before !== undefined ? `${es ? "antes " : "before"}${clock(before)}` : "",
  ].filter(Boolean);
  const lunch = /\b(?:over lunch|lunch ?time|lunch break)\b/.test(text) ? " or over lunch" : "";
  const sameTime = SAME_TIME.test(text) ? (es ? "a la misma hora" : "at the same time") : "";
  const at = dayWords({ days: { ...days, days: [] }, time }, language) || sameTime;
  return {
    named: named !== "",
    day: day.join(", "),
    time: (at || ofDay || limits.join(es ? " y " : " and ")) + (at ? "" : lunch),
  };
}

/** Asks for the first time that there is. */
export const SOONEST =
  /(?<!\p{L})(?:how (?:soon|quick(?:ly)?|fast|long (?:before|until|till|will it be|would it be))|soonest|when(?:'s| is) the (?:first|soonest|earliest)|when (?:can|could|will) (?:somebody|someone|you|they|he|the \p{L}+)|qu[eé] tan (?:pronto|r[aá]pido)|cu[aá]nto (?:tardan|tardar[ií]an)|cu[aá]ndo (?:pueden?|podr[ií]an?|llegan?|vienen?))(?!\p{L})/u;

const HOUR = "(?:\\d{1,2}(?: thirty|:\\d\\d)?|seven|eight|nine|ten|eleven|twelve|one|two|three|four|five)";
const ONLY_HOURS = new RegExp(
  `^(?:(?:like|maybe|at|around|either|say|um|oh|how about|same day|the same day|that day) )*(?<first>${HOUR})(?: (?:or|o) (?:at )?(?<second>${HOUR}))?(?: (?:not|no) (?:at )?(?:${HOUR}))?$`,
  "u",
);
/** 'Nine or ten, not eight', as the answer to which time suits: minutes of the day. */
export function onlyHours(text: string): number[] {
  const { first, second } = ONLY_HOURS.exec(text)?.groups ?? {};
  return [first, second].flatMap((each) => {
    const [hour = 0, minute = 0] = each ? (digitize(each).match(/\d+/g) ?? []).map(Number) : [];
    return hour < 1 || hour > 12 ? [] : [(hour < 7 ? hour + 12 : hour) * 60 + minute];
  });
}
