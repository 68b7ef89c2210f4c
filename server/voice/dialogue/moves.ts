import type { DialogueState } from "../../../contracts/voice.ts";
import { clockOf, type DialogueContext } from "./context.ts";
import type { Heard } from "./hear.ts";
import { anglicize } from "./readers/spanish.ts";
import { plain, shorten } from "./readers/text.ts";
import { saysWhen, type WhenHeard, whenHeard } from "./readers/when.ts";
import { speeches } from "./say/speech.ts";

/** An appointment that exists, as callers tell of it. */
const OLD =
  /\b(?:my (?:\S+ ){0,4}(?:appointment|visit|one|cleaning|check-?up|consult\S*|follow-?up)|(?:old|existing|current) (?:one|appointment|time)|the one|it's (?:on|this|for)|i have|i had|is for|was|mi cita|la que tengo|tengo)\b/;
const NEW =
  /\b(?:instead|rather|(?:could|can) i|to come|prefer|new (?:one|time)|how about|(?:move|change|switch|push) (?:it |that |this )?to|like to move|i'd like|better|mejor|prefiero|quisiera|podr[ií]a)\b/;

/** A day and time in the words of an office's note, never 'tomorrow': it is read on another day. Empty when there is none. */
export function dayWords(
  { days, time }: WhenHeard,
  language: DialogueState["language"],
  nth?: number,
): string {
  const speech = speeches[language];
  const named = nth === undefined ? days.days : days.days.slice(nth, nth + 1);
  const at = time.at === undefined ? "" : speech.at(time.sure || time.at >= 420 ? time.at : time.at + 720);
  const or = language === "es" ? " o " : " or ";
  return [named.map((day) => speech.day(day, LONG_AGO)).join(or), at].filter(Boolean).join(" ");
}
/** 'In the late afternoon', 'after 4 o'clock', of a wish that names no hour. */
function partWords(text: string, { time }: WhenHeard, language: DialogueState["language"]): string {
  const { after, before } = time;
  const at = speeches[language].at;
  const clock = (minutes: number) => at(minutes).replace(/^at /, "");
  const spanish = language === "es";
  const limits = [
    ...(after !== undefined && LIMIT.test(text)
      ? [spanish ? `después de ${clock(after).replace(/^a /, "")}` : `after ${clock(after)}`]
      : []),
    ...(before !== undefined && LIMIT.test(text)
      ? [spanish ? `antes de ${clock(before).replace(/^a /, "")}` : `before ${clock(before)}`]
      : []),
  ];
  if (limits.length > 0) return limits.join(spanish ? " y " : " and ");
  if (after === undefined && before === undefined) return "";
  const part =
    after !== undefined && after >= 930
      ? /(?<!not |not in the )\b(?:evening|tonight|after work|noche)\b/.test(text)
        ? 3
        : 2
      : after !== undefined && after >= 720
        ? 1
        : before !== undefined && before <= 720
          ? 0
          : -1;
  if (part < 0) return "";
  return (
    spanish
      ? ["por la mañana", "por la tarde", "al final de la tarde", "por la noche"]
      : ["in the morning", "in the afternoon", "late in the afternoon", "in the evening"]
  )[part]!;
}
const LIMIT =
  /\b(?:after|past|before|by|until|till|later than|earlier than) (?:about |around )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|half)/;

/** A wish as it is noted: its day, and its time. */
const TIMED =
  /^(.*?)[ ,]*((?:at |in the |late in |(?:after|before) (?:\d|noon)|a las? |al mediod|por la |al final|(?:despu[eé]s|antes) de).*)?$/;
const SAME_DAY = /\b(?:later|earlier|keep|same day|stay)\b|\b(?:m[aá]s (?:tarde|temprano)|mismo d[ií]a)\b/;

/** 'And the Thursday one is canceled, right?' tells no time. */
const ASKS_BACK = /\b(?:cancell?ed|gone|booked|right|yes|moved)\s*\?\s*$/i;
const LONG_AGO = "2000-01-01";

/** Takes the old and the new time of an appointment that is to be moved, each from the words that tell it. */
export function collectMove(context: DialogueContext, state: DialogueState, heard: Heard): boolean {
  const { language } = state;
  const read = (words: string): string => {
    const text = language === "es" ? anglicize(words) : words;
    const when = whenHeard(text, {
      today: clockOf(context).today,
      todayOpen: true,
      mentioned: state.mentioned,
      loose: false,
    });
    if (!saysWhen(when)) return "";
    const exact = dayWords(when, language);
    const part = partWords(text, when, language);
    if (!when.days.from && (exact || part)) {
      const timeOnly = when.days.days.length === 0;
      // 'Afternoons are better', of the day that was told before.
      const [, day = "", time = ""] = TIMED.exec(state.note) ?? ["", state.note];
      const same = SAME_DAY.test(text) ? (language === "es" ? "el mismo día" : "the same day") : "";
      if (timeOnly)
        return [day || same, exact || part]
          .filter(Boolean)
          .join(", ")
          .replace(/, (?=at |in |a la)/, " ");
      // The day alone puts the day right; the hour stays.
      if (exact && day && when.time.at === undefined && !part) return [exact, time].filter(Boolean).join(" ");
      if (exact) return [exact, when.time.at === undefined ? part : ""].filter(Boolean).join(" ");
    }
    return shorten(bareWish(words), 80);
  };
  let taken = false;
  if (heard.text.endsWith("?") || ASKS_BACK.test(heard.words)) return false;
  const take = (part: "which" | "note", words: string) => {
    if (words !== "") [state[part], taken] = [words, true];
  };
  for (const sentence of heard.words.split(/(?<=[.?!])\s+/)) {
    const text = plain(sentence);
    // 'I need to move mine on Thursday to the week after': the 'to' that stands between two times.
    const [from, to] = [...text.matchAll(/(?<![\p{L}'])(?:to|for|al?|para el) /gu)]
      .map(({ index, 0: word }) => [text.slice(0, index), text.slice(index + word.length)] as const)
      .map(([before, after]) => [read(before), after.split(" ").length <= 9 ? read(after) : ""] as const)
      .find(([before, after]) => before && after) ?? ["", ""];
    if (from && to) {
      take("which", from);
      take("note", to);
      continue;
    }
    const said = read(text);
    const isNew = NEW.test(text) && !(OLD.test(text) && !/\bto\b/.test(text));
    take(isNew || (state.which !== "" && !OLD.test(text)) ? "note" : "which", said);
  }
  return taken;
}

/** 'Early the week after', out of 'could I come early the week after instead'. */
const bareWish = (words: string): string =>
  words
    .replace(
      /^(?:(?:and|um|uh|so|then|could i|can i|come|in|i'd|i would|like|to|move|it|for|please|maybe|how about|quisiera|mejor|para)\s+)+/,
      "",
    )
    .replace(/\s+(?:instead|please|if (?:possible|you can)|por favor)$/, "");
