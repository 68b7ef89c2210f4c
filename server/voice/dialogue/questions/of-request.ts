import type { MessageOutcome } from "../../../../contracts/voice.ts";
import { clockOf, lastWritten } from "../context.ts";
import { topFlow } from "../next.ts";
import { rowsOf } from "../paper/note-rows.ts";
import { WHICH } from "../paper/paper-rows.ts";
import { spokenPhone } from "../readers/phone.ts";
import { dayWords } from "../times/day-words.ts";
import { anglicize } from "../readers/spanish.ts";
import { plain } from "../readers/text.ts";
import { saysWhen, whenHeard } from "../readers/when.ts";
import { speeches, writtenDay } from "../say/speech.ts";
import { type Asked, say } from "./agreed-parts.ts";
import { withoutTail } from "./questions.ts";

// What somebody asks of the request to move or cancel one that is there: its old day, the new ones, the number. It is
// answered from what is noted, while it is open and once it was passed on.

const OLD =
  /(?<!\p{L})(?:(?:old|current|existing|original) (?:one|day|time|appointment|date|visit)|(?:the )?one (?:i have|i've got|(?:that )?you're (?:mov|cancel|chang)\p{L}+|being (?:moved|cancel\p{L}*))|which (?:one|day|appointment|visit)(?: is| are|'s)? (?:you |it |being |that |getting )*(?:cancel|mov|chang|taken off)\p{L}*|la (?:vieja|anterior|que (?:ya )?tengo))(?!\p{L})/u;
const NEW =
  /(?<!\p{L})(?:new (?:ones?|days?|times?|dates?)|(?:what|which) (?:days?|times?|dates?) (?:did|do|have) i (?:said?|give|gave|given|tell|told|ask|want)\p{L}*|(?:what|which) (?:were|are) (?:the |my )?(?:days|times|dates)|nuev[oa]s? (?:d[ií]as?|horas?|fechas?)|qu[eé] d[ií]as? (?:le )?(?:dije|di|pedí))(?!\p{L})/u;
const ASKS =
  /(?<!\p{L})(?:what|which|when|tell me|remind me|do you (?:have|know)|have you|did you|you have|you've got|got|can you|again|qu[eé]|cu[aá]l\p{L}*|cu[aá]ndo|tiene|anot[oó])(?!\p{L})/u;
/** Wishes for what is there to be put right, and asks of nothing. */
const CHANGES =
  /(?<!\p{L})(?:(?:can|could|would|will|may) (?:you|we|i|it|they) (?!(?:tell|remind|repeat|read|say|see)(?!\p{L}))|instead|rather|move|change|make it|how about|what about|available|open|free|puede|podr)/u;
const WHAT_IS_DOWN =
  /(?<!\p{L})(?:what|which) (?:day|time|date|one)\p{L}*(?: \S+){0,4} (?:down|noted|written|put|have|got)(?!\p{L})|qu[eé] (?:d[ií]a|hora|fecha)(?: \p{L}+){0,5} (?:anotad[oa]|apuntad[oa]|puso|tiene)(?!\p{L})/u;
const NUMBER =
  /(?<!\p{L})(?:do|did) you (?:still |even |already )?(?:have|get|got|take|write)(?: down)? my (?:phone |cell )?number(?: down| right| there| correct\p{L}*| written)*$|(?<!\p{L})(?:what|which) number (?:do|did) you (?:have|get|got|write|put|take)(?: down| for me)*$|(?<!\p{L})tiene mi (?:n[uú]mero|tel[eé]fono)$/u;

/** 'Do you ring her or me?', of the number that is called. */
const WHOM =
  /(?<!\p{L})(?:me or (?:her|him|my \p{L}+)|(?:her|him|them|my \p{L}+) or me|a (?:ella|[eé]l|mi \p{L}+) o a m[ií]|a m[ií] o a (?:ella|[eé]l|mi \p{L}+))$/u;

interface Request {
  about: string;
  old: string | undefined;
  next: string | undefined;
}
/** The request that is open, or was passed on last. */
function requestOf({ state }: Asked): Request | undefined {
  const flow = topFlow(state);
  const last = flow ? undefined : lastWritten(state);
  const about = flow?.id ?? (last?.kind === "message" ? last.about : "");
  if (about !== "move" && about !== "cancel") return undefined;
  const rows = (label: string) => rowsOf((last as MessageOutcome).notes, label)[0];
  return last
    ? { about, old: rows(WHICH), next: rows("New time") }
    : { about, old: state.which || undefined, next: about === "move" ? state.note || undefined : undefined };
}

/** The hour alone that words tell, in words. */
function heardHour({ context, state: { language } }: Asked, words: string): string | undefined {
  const text = language === "es" ? anglicize(plain(words)) : plain(words);
  const { days, time } = whenHeard(text, { today: clockOf(context).today, todayOpen: true, loose: true });
  return days.days.length === 0 && time.at !== undefined ? dayWords({ days, time }, language) : undefined;
}

/** Whether all of the days and times that words name stand in what is noted. */
function names(asked: Asked, words: string, noted: string | undefined): boolean {
  if (!noted) return false;
  const { language, mentioned } = asked.state;
  const text = language === "es" ? anglicize(plain(words)) : plain(words);
  const { today } = clockOf(asked.context);
  const { days, time } = whenHeard(text, {
    today,
    todayOpen: true,
    loose: true,
    ...(mentioned && { mentioned }),
  });
  if (!saysWhen({ days, time }) || days.not.length + days.notWeekdays.length > 0) return false;
  const weekday = (day: string) =>
    speeches[language]
      .weekdays(day)
      .replace(/s$/, "")
      .replace(/^l?os |^el /, "");
  const dayMeets = days.days.every((day) =>
    days.bare.includes(day)
      ? noted.toLowerCase().includes(weekday(day).toLowerCase())
      : noted.includes(writtenDay(day, language).replace(/^el /, "")),
  );
  const { at } = time;
  const hour = (of: number) => speeches[language].at(of).replace(/^at |^a las? /, "");
  const atMeets = at === undefined || [at, at + 720].some((of) => of < 1440 && noted.includes(hour(of)));
  const part = time.before === 720 ? /morning|mañana/ : time.after === 720 ? /afternoon|tarde/ : undefined;
  const partMeets =
    at !== undefined || (!part && !time.after && !time.before) || (part?.test(noted) ?? false);
  return dayMeets && atMeets && partMeets && (days.days.length > 0 || at !== undefined || part !== undefined);
}

/** 'Friday or the week after', of 'Friday, November 27th or the week of Monday, November 30th'. */
function namesEach(words: string, noted: string | undefined): boolean {
  const parts = plain(words)
    .replace(/^(?:(?:so|and|but|ok|okay) )*(?:it's|that's|you have|you've got|you put) /u, "")
    .split(/ or /u);
  const held = noted?.split(" or ") ?? [];
  return (
    parts.length > 1 &&
    parts.length === held.length &&
    parts.every((part, i) => {
      const [day] = /(?:mon|tues|wednes|thurs|fri|satur)day/u.exec(part) ?? [];
      return day
        ? held[i]!.toLowerCase().startsWith(day)
        : /(?<!\p{L})week(?!\p{L})/u.test(part) && held[i]!.includes("week");
    })
  );
}

/** 'What do you have for the new day?', 'it's just Thursday or Friday, right?', 'do you have my number?' */
export function ofRequest(asked: Asked): string | undefined {
  const { state, text, words } = asked;
  const phone = state.slots.phone?.value ?? lastWritten(state)?.phone;
  if (NUMBER.test(text) && phone) return say(asked, "hasNumber", { phone: spokenPhone(phone) });
  if (WHOM.test(text) && phone && /(?<!\p{L})(?:call|ring|phone|text|reach|llam)/u.test(text))
    return say(asked, "callsNumber", { phone: spokenPhone(phone) });
  const request = requestOf(asked);
  if (!request || CHANGES.test(text)) return undefined;
  const { about, old, next } = request;
  const tail = withoutTail(words);
  const checks =
    tail !== words ||
    /^(?:(?:so|and|but|ok|okay) )*(?:you have|you've got|do you have|did you (?:say|put|get))(?!\p{L})/u.test(
      text,
    );
  if (checks && (names(asked, tail, next) || namesEach(tail, next)))
    return say(asked, "yesAsYouSay", { what: next! });
  if (checks && names(asked, tail, old)) return say(asked, "yesAsYouSay", { what: old! });
  // 'You've got 3:15 down, right?', of a day alone: it is put down.
  const hour =
    checks && topFlow(state) && about === "cancel" && old && !/\d:\d|\d o'clock|noon|las? \d/.test(old);
  const told = hour ? heardHour(asked, tail) : undefined;
  if (told) {
    state.which = `${old} ${told}`;
    state.reread = true;
    return "";
  }
  // 'Did you cancel the old one?' asks what becomes of it, and not when it is.
  if (about === "move" && GIVEN_UP.test(text)) return undefined;
  if (!ASKS.test(text)) return undefined;
  if (NEW.test(text) && next) return say(asked, "newIs", { note: next });
  if (old && (OLD.test(text) || (about === "cancel" && WHAT_IS_DOWN.test(text))))
    return say(asked, "oldHave", { note: old });
  // 'What day do you have it down for?', of a move, asks for both.
  if (topFlow(state) && state.asked === "confirm" && WHAT_IS_DOWN.test(text)) {
    state.reread = true;
    return "";
  }
  return undefined;
}
const GIVEN_UP =
  /(?<!\p{L})(?:cancel\p{L}*|given? (?:up|away)|gave (?:up|away)|drop(?:ped)?|gone|off)(?!\p{L})/u;
