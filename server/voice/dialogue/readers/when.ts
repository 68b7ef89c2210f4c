import { daysBetween, fromOn, inWeekOf, weekdayOf } from "./calendar.ts";
import { corrected } from "./corrections.ts";
import { dayHeard } from "./day.ts";
import type { DayHeard } from "./day-reading.ts";
import { digitize } from "./number-words.ts";
import { anglicize } from "./spanish.ts";
import { timeHeard } from "./time.ts";
import type { TimeHeard } from "./time-heard.ts";
import { weekdayIndex } from "./weekday-words.ts";

export interface WhenHeard {
  days: DayHeard;
  time: Omit<TimeHeard, "rest">;
  choices?: readonly Choice[];
}
/** One of several wishes: a day with a time of its own. */
export interface Choice {
  day: string;
  at?: number;
  after?: number;
  before?: number;
}
export interface WhenAsk {
  today: string;
  todayOpen: boolean;
  mentioned?: string;
  /** A bare number is a time: one was asked for. */
  loose: boolean;
}

const NOT_THAT = /\bnot (?:this )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/g;

const empty = (heard: DayHeard): boolean =>
  heard.days.length === 0 &&
  !heard.from &&
  !heard.any &&
  !heard.impossible &&
  heard.not.length === 0 &&
  heard.notWeekdays.length === 0;
const silent = (heard: TimeHeard): boolean =>
  heard.at === undefined &&
  heard.after === undefined &&
  heard.before === undefined &&
  heard.lean === undefined;

/** Reads days and times out of plain text; what was put right counts in its last form. */
export function whenHeard(words: string, ask: WhenAsk): WhenHeard {
  // 'The same morning' is in the morning of the same day.
  const said = words
    .replace(/\bsame (?=(?:morning|afternoon)\b)/g, "same day in the ")
    // 'End of the week-ish'.
    .replace(/(?<=day|week|weekend|month|noon|morning|afternoon|evening)[- ]?ish\b/g, "");
  const text = refusalsFirst(said).replace(
    /\bor (?:else|maybe|possibly|perhaps) (?=(?:on |the |this |next )*(?:mon|tues|wednes|thurs|fri|satur|sun)day)/g,
    "or ",
  );
  let days: DayHeard = { days: [], notWeekdays: [], impossible: false, any: false, bare: [], not: [] };
  let time: TimeHeard = { sure: true, rest: "" };
  for (const piece of corrected(text)) {
    // 'At two, no, three': what puts a time right is one.
    const loose = ask.loose || (!silent(time) && piece.split(" ").length <= 3);
    const heardTime = wishedFor(digitize(piece), loose);
    const heardDays = dayHeard(heardTime.rest, ask.today, ask.todayOpen, days.days[0] ?? ask.mentioned);
    if (!silent(heardTime)) time = heardTime;
    if (!empty(heardDays))
      days = {
        ...(REFUSES.test(text) ? heardDays : inWeekSaid(days, heardDays)),
        not: [...days.not, ...heardDays.not],
        notWeekdays: [...new Set([...days.notWeekdays, ...heardDays.notWeekdays])].slice(0, 6),
      };
  }
  // 'Wednesday or Thursday, no, Thursday's out'.
  const refused = [...text.matchAll(NOT_THAT)].map(([, day]) => weekdayIndex(day!));
  const left = days.days.filter((day) => !days.not.includes(day) && !refused.includes(weekdayOf(day)));
  if (left.length > 0) days.days = left;
  const { rest: _rest, ...heard } = time;
  const choices = choicesIn(corrected(text).at(-1) ?? "", ask, days);
  return { days, time: heard, ...(choices && { choices }) };
}

/** 'Monday morning or Wednesday afternoon', 'Tuesday at ten, or if that's gone, eleven': what differs between them is no one limit. */
function choicesIn(piece: string, ask: WhenAsk, { days }: DayHeard): Choice[] | undefined {
  const parts = piece.split(OR_ELSE);
  if (parts.length < 2 || parts.length > 4 || days.length === 0) return undefined;
  const choices: Choice[] = [];
  for (const part of parts) {
    const { rest, at, sure, after, before } = timeHeard(digitize(part), true);
    const own = dayHeard(rest, ask.today, ask.todayOpen, ask.mentioned).days;
    // 'Wednesday', said on one, is the next where all of them are told.
    const day = own[0] ? days.find((each) => weekdayOf(each) === weekdayOf(own[0]!)) : choices.at(-1)?.day;
    if (own.length > 1 || !day) return undefined;
    if (at === undefined && after === undefined && before === undefined) return undefined;
    const meant = at !== undefined && !sure && at < 420 ? at + 720 : at;
    choices.push(
      meant === undefined
        ? { day, ...(after !== undefined && { after }), ...(before !== undefined && { before }) }
        : { day, at: meant },
    );
  }
  return choices;
}
const OR_ELSE =
  / or (?:(?:else|maybe|possibly|if (?:that|it|not|you|there)(?:'s|'ve)?(?: \S+){0,3}?(?: gone| taken| full| free| open| can't| work)?(?: then)?|then|otherwise)(?= ) )?/;

/** 'I start at ten, so first thing', 'the bus comes at nine, so not before ten': the time behind 'so' is the wish, the other tells why. */
function wishedFor(text: string, loose: boolean): TimeHeard {
  const [all = "", why = "", wish = ""] = WHY_SO.exec(text) ?? [];
  const time = all ? timeHeard(wish, loose) : undefined;
  if (!time || silent(time)) return timeHeard(text, loose);
  return { ...time, rest: `${timeHeard(why, false).rest} ${time.rest}`.trim() };
}
const WHY_SO =
  /^(.+) so (?:that )?((?:preferably |ideally |maybe |probably |really |then |please |just |only )*(?:(?:it|that|anything|something|nothing|any ?time|some ?time|sometime|first thing|before|after|not|no|earlier|later|early|late|mornings?|afternoons?|the|i'd|i would|i need|i want|i prefer|i can only|i can't|(?:can|could) (?:we|you|i)|make it|how about|let's|around|at|between)(?!\p{L})).*)$/u;

/** 'Next week, Tuesday, no, Wednesday': a weekday that takes the place of another stays in its week. */
function inWeekSaid(before: DayHeard, now: DayHeard): DayHeard {
  const [day] = before.days;
  const { from, to } = before;
  const ofWeek =
    from && to && daysBetween(from, to) <= 6
      ? (each: string) => fromOn(from, each)
      : day && !before.bare.includes(day)
        ? (each: string) => inWeekOf(day, each)
        : undefined;
  if (!ofWeek || now.from) return now;
  const known = (each: string) => now.bare.includes(each) && ofWeek(each) >= each;
  return {
    ...now,
    days: now.days.map((each) => (known(each) ? ofWeek(each) : each)),
    bare: now.bare.filter((each) => !known(each)),
  };
}
/** A week that somebody cannot come is none of theirs. */
const REFUSES = /\b(?:can't|cannot|can not|won't|not (?:this|next)|no good|away|out of town|busy)\b/;

const DAY_NAMED = `tomorrow|today|(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:the )?\\d{1,2}(?:st|nd|rd|th)`;
const TOO = `(?:'s|s| is| would be| sounds| seems| might be)(?: just| still| really)? (?:too|a (?:little|bit)(?: too)?|kind of|kinda|sort of|way too) (?:soon|early|late|far|quick)(?: for (?:me|us))?`;
const WONT = `(?:(?:'s|s| is)(?: just| really)? (?:not (?:so |too |that |very |really )?(?:good|great|possible|ideal)|no good|bad|out|impossible)| (?:won't|doesn't|does not|will not|isn't going to)(?: really)? (?:work|do))(?: for (?:me|us|him|her))?`;
const TOO_SOON = new RegExp(
  // 'Monday or Wednesday is no good' refuses both.
  `(?<!day (?:or|and) )\\b(${DAY_NAMED})(?: (?:at|around) \\S+(?: o'clock| [ap]m)?)?(?:${TOO}|${WONT})(?![\\p{L}])`,
  "gu",
);
const AT_TOO = new RegExp(
  `\\b(?:at )?(?:\\d{1,2}(?::\\d\\d)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:thirty|fifteen|forty five))?)(?: o'clock| ?[ap]m)?(?:'s| is| would be)(?: just| still| really)? (?:too|a (?:little|bit)(?: too)?|kind of|way too) (early|late)(?! (?:mon|tues|wednes|thurs|fri|satur|sun))`,
  "g",
);
/** '9:45 might be tight'. */
const TIGHT =
  /\b(?:(?:the|at) )?(?:\d{1,2}(?::\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?: (?:thirty|fifteen|forty five|o'clock|[ap]m))?(?:'s| is| was|(?: might| would| could|'d|'ll)(?: be)?)(?: (?:a (?:little|bit)|kinda|kind of|pretty|really|cutting it|pushing it|too))* (?:tight|hard|tough|rough|close|iffy)(?: for (?:me|us|him|her))?(?!\p{L})/gu;
const NEVER = `(?:i |we |he |she )?(?:can't|cannot|can not|won't|doesn't work|does not work|won't work|is no good|isn't possible|is too (?:early|late)|is impossible)`;
const LIMIT_REFUSED = new RegExp(`\\b(before|after) (\\S+(?: [ap]m| o'clock)?) ${NEVER}(?![\\p{L}])`, "gu");

/** 'He can't before Wednesday', 'I'm not free till the fourth'. */
const NOT_BEFORE = new RegExp(
  `\\b(?:can't|cannot|can not|couldn't|won't be able|not (?:free|available|around|back|here))(?: (?!before|until)\\p{L}+){0,4} (?:before|until|till) (?:the )?(${DAY_NAMED})( next week)?(?![\\p{L}])`,
  "gu",
);

const BETTER_THAN = new RegExp(
  `\\b(${DAY_NAMED})(?:'s| is| would be| might be| works| suits me)? (?:a (?:bit|lot|little) |much )?(?:better|easier|nicer|best)(?: for (?:me|us|him|her))? (?:than|rather than|instead of) (${DAY_NAMED})(?![\\p{L}])`,
  "gu",
);
const ANY_BUT = new RegExp(
  `\\b(any (?:\\p{L}+ ){1,4}?)(?:but|except(?: for)?|other than|only not) (?:on )?(${DAY_NAMED})(?![\\p{L}])`,
  "gu",
);
const NOT_THIS_ONE =
  /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b((?:(?!\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b(?<!not \p{L}{3,6}day)).)*?)\bnot this (?:one|coming one|week's)\b(?:.*?\b(?:the )?(?:one after|next one|following one)\b(?: that)?)?/u;

/** 'Thursday at the latest' is 'by Thursday'. */
const LATEST = new RegExp(
  `\\b(?:(?:by|for|on|at|but) )?(?:(${DAY_NAMED}|(?:the )?end of (?:the|this|next) (?:week|month)|(?:this|next) (?:week|month)|(?:the |\\S+ber )?\\S+(?: (?:thirty|fifteen|o'clock|[ap]m))?) at the (?:very |absolute )?latest|(${DAY_NAMED}) (?:latest|tops))(?![\\p{L}])`,
  "gu",
);

/** 'Tomorrow at four is a little soon' refuses that day and its time; 'before ten I can't' sets a limit. */
const refusalsFirst = (text: string): string =>
  text
    // 'Thursday would be better than Wednesday', 'any day that week but the 8th'.
    .replace(BETTER_THAN, "$1 not $2")
    .replace(ANY_BUT, "$1 not $2")
    // 'Thursday, not this one. The one after'.
    .replace(NOT_THIS_ONE, "$2 not this $1 the one after")
    .replace(
      /\bnot (?:(?:too|so|very|super|that|really) )?early\b(?! (?:mon|tues|wednes|thurs|fri|satur|next))/g,
      "after ten in the morning",
    )
    // 'Please not first thing in the morning.'
    .replace(
      /\b(?:not|never|nothing|anything but)(?: (?:at|for|the|right|be|it))* first thing(?: in the (?:morning|day))?(?![\p{L}])/gu,
      "after ten in the morning",
    )
    .replace(LATEST, (_all, at?: string, last?: string) => `by ${at ?? last}`)
    .replace(TOO_SOON, (all: string, day: string) =>
      // 'Monday's no good' is so of any; one that is too soon leaves the next.
      new RegExp(`^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)${WONT}`, "u").test(all)
        ? `not ${day}`
        : /day$/.test(day) && !/^(?:to|this )/.test(day)
          ? `not this ${day.replace(/^next /, "")}`
          : `not ${day}`,
    )
    .replace(TIGHT, " , ")
    .replace(AT_TOO, (_all, how: string) => `too ${how}`)
    .replace(LIMIT_REFUSED, "not $1 $2")
    .replace(NOT_BEFORE, (_all, day: string, next?: string) => `not before ${next ? "next " : ""}${day}`);

export const saysWhen = ({ days, time }: WhenHeard): boolean =>
  days.days.length > 0 ||
  days.from !== undefined ||
  days.any ||
  days.notWeekdays.length > 0 ||
  days.not.length > 0 ||
  days.impossible ||
  time.at !== undefined ||
  time.after !== undefined ||
  time.before !== undefined ||
  time.lean !== undefined;

/** Names a time of the day, were one asked for: 'would eleven be okay?' */
export const saysHour = (text: string, language: "en" | "es"): boolean =>
  !silent(timeHeard(digitize(language === "es" ? anglicize(text) : text), true));
