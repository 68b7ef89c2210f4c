import { acts } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { clockOf, type DialogueContext, hoursIn } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { addDays, isSameHour, weekdayOf } from "../readers/calendar.ts";
import { withoutIncidental } from "../readers/incidental.ts";
import { anglicize } from "../readers/spanish.ts";
import { plain, shorten } from "../readers/text.ts";
import { withinLimits } from "../readers/time-heard.ts";
import { saysWhen, whenHeard } from "../readers/when.ts";
import { speeches } from "../say/speech.ts";
import { takeWhich } from "./which-one.ts";
import { LATER_DAY, onlyHours, SAME_TIME, wishParts } from "./wish-words.ts";
import {
  bothWishes,
  inWishedWeek,
  joinedWish,
  sameDayOfWeek,
  standsBeside,
  weekWished,
  type Wish,
} from "./move-wish.ts";
import { NEW, OLD, piecesOf } from "./move-pieces.ts";
import { oldWords } from "./time-of-old.ts";

const WITHDRAWS =
  /^(?:(?:well|oh|hmm?|uh|um|ah|wait|ay|bueno|pues) )*(?:no|actually|wait|(?:hang|hold) on|scratch that|sorry|i mean|no espere|mejor|perd[oó]n)\b/;
const PUT_RIGHT = /^(?:no|nope|wait|what|that's not)\b|\b(?:no (?:no )?(?=\p{L}+ )|i (?:said|meant))/u;
/** 'Not next week': neither the week nor its weekdays are wished for. */
const NO_WEEK =
  /\bnot (?:the )?(?:next week|that week|week after|following week)(?! (?:but|the|week|one|following|after)|.*\bweek after that)|\b(?:can't|won't|don't want) (?:do |make |it )*(?:next|that) week\b|(?<!\p{L})no la (?:pr[oó]xima semana|semana que viene)/u;

const OF_A_NUMBER = /\b(?:number|phone|cell|mobile|n[uú]mero|tel[eé]fono|celular)\b|\d{3}\D{0,2}\d{4}/iu;

/** Takes the old and the new time of an appointment that is to be moved, each from the words that tell it. */
export function collectMove(context: DialogueContext, state: DialogueState, heard: Heard): boolean {
  const { language } = state;
  const wishes: Wish[] = [];
  // 'If two isn't possible, then Thursday' stands behind what was wished for, and takes no place of it.
  const second: Wish[] = [];
  const others: Wish[] = [];
  let taken = false;
  const asked = heard.clauses.filter(
    ({ words, acts: own }) =>
      /\?\W*$/.test(words) && own.length > 0 && own.every((act) => acts[act][0] === "ask"),
  );
  // What stands beside an hour that will not do is wished for instead of it.
  const old = hoursIn(state.which);
  const { times } = heard.repair;
  if (NO_WEEK.test(heard.text)) {
    state.note = state.note
      .replace(/^(?:the week of|la semana del) (?:\p{L}+, )?[^,]*?\d+(?:st|nd|rd|th)?(?= |$)/u, "")
      .trim();
    delete state.wish.from;
    delete state.wish.to;
  }
  const listed = takeWhich(context, state, heard) ?? [];
  const ofWish = times.length > 0 && !times.some((at) => old.some((each) => isSameHour(each, at)));
  // 'I need to push it to next week, do I lose my deposit?' wishes for what stands before the question.
  const said = asked
    .reduce((rest, { words }) => rest.replace(words, "."), heard.repair.without(heard.words))
    // A number stands beside what is told, and tells no time.
    .replace(/(?<!\d)\d{3}[ .-]{0,2}\d{3}[ .-]{0,2}\d{4}(?!\d)/g, ";");
  const pieces = piecesOf(said);
  for (const [at, piece] of pieces.entries()) {
    // 'Are you open Christmas Eve?' wishes for no time, and a telephone's number tells none.
    // 'So Friday's off?' was answered, and wishes for none.
    if ([...heard.answered].some((words) => words.includes(piece) || piece.includes(words))) continue;
    if (listed.some((each) => each.includes(piece))) continue;
    if (OF_A_NUMBER.test(piece)) continue;
    const text = withoutIncidental(
      plain(piece)
        .replace(/\b(?:no|not) or\b/g, " ")
        // 'From Monday at two to Wednesday' tells both.
        .replace(
          /(?<=\b(?:appointment|visit|one|it|mine|cleaning|check-?up|haircut|cut|color) )from (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/g,
          "what i have ",
        )
        .replace(/\bfrom (?=(?:mon|tues|wednes|thurs|fri|satur)day)/g, "on ")
        .replace(/\bfrom (?=today|tomorrow)/g, "what i have ")
        .replace(/\b(?:that's|that is|it's) (?:today|tomorrow)\b(?! at\b)/g, " "),
    );
    const only = state.which === "" ? [] : onlyHours(text);
    if (only.length > 0) {
      const [first, ...rest] = only.map((at) => speeches[language].at(at));
      const time = [first, ...rest.map((each) => each.replace(/^at /, ""))].join(
        language === "es" ? " o " : " or ",
      );
      wishes.push({ named: false, day: "", time, said: { sure: true } });
      taken = true;
      continue;
    }
    const english = language === "es" ? anglicize(text) : text;
    const when = whenHeard(english.replace(/(?<!\p{L})\d{3}[\d ]{4,}/gu, " "), {
      today: clockOf(context).today,
      todayOpen: true,
      // 'That week', once another was wished for, is that one.
      mentioned: (THAT_WEEK.test(text) && state.wish.from) || state.mentioned,
      loose: state.asked === "confirm" && heard.wishes.length > 0,
    });
    if (!saysWhen(when) && !SAME_TIME.test(text) && !LATER_DAY.test(text)) continue;
    const later = state.note !== "" || state.which !== "" || wishes.length > 0 || state.told.length > 0;
    // What does not suit is of the time that is wished for.
    const refuses = when.days.days.length === 0 && when.days.not.length + when.days.notWeekdays.length > 0;
    const ofOld = state.asked === "which" && !NEW.test(text) && !refuses;
    if (later && !ofOld && !OLD.test(text)) inWishedWeek(state, when, heard.words);
    sameDayOfWeek(state, when, heard.text, clockOf(context).today);
    // 'Can you move it to Monday?', asked on a Monday, is the next one.
    const { today } = clockOf(context);
    if (
      TOWARDS[language].test(text) &&
      when.days.bare.includes(today) &&
      !/\b(?:today|this|hoy|este)\b/.test(text)
    )
      when.days.days = when.days.days.map((day) => (day === today ? addDays(day, 7) : day));
    const parts = wishParts(english, when, language);
    // 'Not today', of the one that is today, is told by the move itself.
    const day = /^\p{L}+,? [^,]*?\d+\p{L}*/u.exec(state.which)?.[0];
    if (day) parts.day = parts.day.replace(new RegExp(`(?:, |^)(?:not|no) ${day}$`, "u"), "");
    if (!parts.day && !parts.time) continue;
    // 'I need to move my Thursday one' tells of the old one, whatever the verb.
    const wish = text.replace(
      /\b(?:move|change|push|switch|reschedule|(?:(?:quiero|quisiera|puedo|podr[ií]a|me gustar[ií]a) )?(?:cambi\S*|mover\S*|pasar|reprogramar)|necesito|need to|want to|supposed to come)\b/g,
      " ",
    );
    const leads = TOWARDS[language].test(text);
    // A time that is told first, or of what they have, is the old one; any other is the wish.
    // 'November twenty-fifth!', beside a no and once its hour is known, is the day that is wished for.
    const hours = hoursIn(state.which);
    const known =
      hours.length > 0 &&
      (when.time.at === undefined
        ? parts.time !== "" || heard.has("deny", "correct") || PUT_RIGHT.test(heard.text)
        : !hours.some((hour) => isSameHour(hour, when.time.at!)));
    const again =
      state.which !== "" &&
      when.days.days.length === 1 &&
      when.days.days[0] === state.mentioned &&
      !(known && (state.note !== "" || state.asked === "note"));
    // 'No, Thursday the third', of one that was a Thursday, is that one's date.
    const [date] = when.days.days;
    const redated =
      state.which !== "" &&
      when.days.days.length === 1 &&
      when.days.bare.length === 0 &&
      state.mentioned !== undefined &&
      (weekdayOf(date!) === weekdayOf(state.mentioned) ||
        (when.time.at !== undefined &&
          hoursIn(state.which).some((hour) => isSameHour(hour, when.time.at!)))) &&
      date !== state.mentioned &&
      !state.note.includes(speeches[language].weekdays(date!).replace(/s$/, "")) &&
      heard.has("deny", "correct") &&
      !NEW.test(wish);
    // 'Could you move my cleaning on Friday to Monday at three?'
    const from =
      wishes.length === 0 &&
      ((OLD.test(text) && TOWARDS[language].test(pieces[at + 1] ?? "")) ||
        // 'Can I move my son's appointment on Friday?' tells which.
        (state.which === "" && state.note === "" && OF_ITS_DAY.test(text)));
    // 'But not before eleven, I've got class': a limit is of the time that is wished for.
    const limits =
      state.which !== "" &&
      when.time.at === undefined &&
      (when.time.after ?? when.time.before) !== undefined &&
      when.days.days.length === 0;
    const isOld =
      !limits &&
      // 'I have a nine o'clock, and I can't make nine.'
      !(ofWish && !(OLD.test(text) && times.some((t) => when.time.at && isSameHour(t, when.time.at)))) &&
      ((ofOld && !leads) ||
        (from && !leads) ||
        (redated && !leads) ||
        (again && !leads && wishes.length === 0 && !NEW.test(wish)) ||
        (!leads && OLD.test(text) && !(NEW.test(wish) && !/\b(?:have|had|got|old|tengo)\b/.test(text))));
    const any = when.days.any && when.days.days.length === 0;
    if (
      isOld ||
      (!leads && !any && state.which === "" && state.note === "" && wishes.length === 0 && !NEW.test(wish))
    ) {
      // The day that they cannot come is its day; of a day and an hour the one that is not told anew stays.
      const [, oldDay = "", oldHour = ""] = OLD_PARTS.exec(state.which) ?? [];
      const day = parts.day && (oldWords({ ...when, time: { sure: true } }, language) || parts.day);
      const told = [day || oldDay, parts.time || oldHour].filter(Boolean).join(" ");
      if (told) [state.which, taken] = [shorten(told, 100), true];
      state.mentioned = when.days.days[0] ?? (day ? when.days.not[0] : undefined) ?? state.mentioned;
    } else {
      // 'I don't mind what time' takes no day back that was told.
      if (when.days.any && when.days.days.length === 0 && (state.note || wishes.length > 0))
        parts.day = parts.day.replace(/^(?:any day|cualquier día)(?:, )?/u, "");
      if (!parts.day && !parts.time) continue;
      // 'Next week. No, wait, tomorrow': what was withdrawn is wished for no more.
      if (parts.day && WITHDRAWS.test(text)) for (const wish of wishes) wish.day = "";
      const also = standsBeside(state.note, { parts, text, beside: wishes.length > 0, turn: heard.text });
      (also ? others : state.note !== "" && ELSE.test(text) ? second : wishes).push({
        ...parts,
        said: when.time,
      });
      const week = weekWished(when, clockOf(context).today);
      if (week) [state.wish.from, state.wish.to] = week;
      taken = true;
    }
  }
  for (const wish of wishes) if (!wishes.every(({ said }) => withinLimits(wish.said, said))) wish.time = "";
  if (second.length > 0) {
    const [first = ""] = state.note.split(OTHERWISE[language]);
    state.note = `${joinedWish(first, wishes, language)}${OTHERWISE[language]}${joinedWish("", second, language)}`;
    return true;
  }
  if (others.length > 0) {
    state.note = bothWishes(state.note, wishes, others, language);
    return true;
  }
  // 'To 4 o'clock', where the day stays.
  if (wishes.length > 0) state.note = joinedWish(state.note, wishes, language).replace(/^at (?=\d|noon)/, "");
  return taken;
}
const OF_ITS_DAY =
  /\bmy (?:\S+ ){0,4}?(?:appointment|visit|cleaning|check-?up|physical|filling|consult\S*|follow-?up) (?:(?:on|at|this) |tomorrow|today)/;
const TOWARDS = { en: /^to /i, es: /^(?:to|al?|para) /i } as const;
const OLD_PARTS = /^(.*?) ?((?:at \d|at noon|a las? \d|al mediod).*)?$/u;
const OTHERWISE = { en: ", otherwise ", es: ", y si no, " } as const;
const ELSE =
  /(?<!\p{L})(?:only )?if (?:(?:that|it|this|not|they|you|one|two|three|four|five|eight|nine|ten|eleven|noon|\d\S*|(?:mon|tues|wednes|thurs|fri)day)(?:'s|n't)?)(?: (?:isn't|is|not|doesn't|won't|can't|don't|work|possible|gone|taken|full|free|have|any|anything))+|(?<!\p{L})si (?:eso |esa |ese )?no (?:se puede|hay|est[aá]|puede|pueden|es posible)|(?<!\p{L})s[oó]lo si(?!\p{L})/u;
const THAT_WEEK = /\b(?:that week|week after that)\b|(?<!\p{L})esa semana(?!\p{L})/iu;
