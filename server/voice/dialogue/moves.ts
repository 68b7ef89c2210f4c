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
export function dayWords({ days, time }: WhenHeard, language: DialogueState["language"], nth = 0): string {
  const speech = speeches[language];
  const day = days.days[Math.min(nth, days.days.length - 1)];
  const at = time.at === undefined ? "" : speech.at(time.sure || time.at >= 420 ? time.at : time.at + 720);
  return [day ? speech.day(day, LONG_AGO) : "", at].filter(Boolean).join(" ");
}
/** 'In the afternoon', of a wish that names no hour. */
function partWords({ time }: WhenHeard, language: DialogueState["language"]): string {
  const { after, before } = time;
  const part =
    after !== undefined && after >= 960
      ? 2
      : after !== undefined && after >= 720
        ? 1
        : before !== undefined && before <= 720
          ? 0
          : -1;
  if (part < 0) return "";
  return language === "es"
    ? ["por la mañana", "por la tarde", "al final de la tarde"][part]!
    : ["in the morning", "in the afternoon", "in the evening"][part]!;
}

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
    const part = partWords(when, language);
    if (!when.days.from && (exact || part)) {
      const timeOnly = when.days.days.length === 0;
      // 'Afternoons are better', of the day that was told before.
      if (timeOnly && state.note && !/\d:|o'clock| in the | por la /.test(state.note))
        return [state.note, exact || part].join(" ");
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
    const range = /^(.*?)(?:\b(?:to|for|al?|para el) )((?:\S+ ){0,8}\S+)$/.exec(text);
    const [from, to] = range ? [read(range[1]!), read(range[2]!)] : ["", ""];
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
