import { capital } from "../../../../content/capital.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { clockOf, type DialogueContext, lastWritten } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { quietClauses } from "../hearing/turn-clauses.ts";
import { topFlow } from "../next.ts";
import { withRow } from "../paper/note-rows.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { WHICH } from "../paper/paper-rows.ts";
import type { Plan } from "../plan.ts";
import { anglicize } from "../readers/spanish.ts";
import { plain } from "../readers/text.ts";
import { whenHeard } from "../readers/when.ts";
import { fill, wording } from "../say/speech.ts";
import { dayWords } from "./day-words.ts";

/** 'It's Wednesday by the way, Wednesday at two', once the move was passed on: the appointment that is there stands so. */
export function putOldRight(context: DialogueContext, state: DialogueState, heard: Heard, plan: Plan): void {
  const last = topFlow(state) ? undefined : lastWritten(state);
  if (last?.kind !== "message" || !["move", "cancel", "late", "existing"].includes(last.about)) return;
  if (OF_NEW.test(heard.text) || heard.values.phone !== undefined) return;
  const { language } = state;
  const read = (sentence: string) => {
    const text = language === "es" ? anglicize(plain(sentence)) : plain(sentence);
    return whenHeard(text, { today: clockOf(context).today, todayOpen: true, loose: false });
  };
  const sentence = sentencesOf(heard.words).find(
    (each) => TELLS_IT.test(plain(each)) && dayWords(read(each), language) !== "",
  );
  if (!sentence) return;
  const when = read(sentence);
  const told = dayWords(when, language);
  if (when.days.days.length > 1) return;
  const before = last.notes.find((each) => each.startsWith(`${WHICH}: `))?.slice(WHICH.length + 2);
  // 'It's at two', of a Wednesday.
  const [day] = /^[^,]+, [^,]*?\d+\p{L}*/u.exec(before ?? "") ?? [];
  const value = when.days.days.length === 0 && day && !/ or /.test(before ?? "") ? `${day} ${told}` : told;
  last.notes = withRow(last.notes, WHICH, value);
  const own = heard.clauses.filter(({ words }) => sentence.includes(words));
  quietClauses(heard, own);
  for (const each of own) heard.answered.add(each.words);
  Object.assign(heard, {
    questions: heard.questions.filter(({ clauses }) => !clauses.some((each) => own.includes(each))),
  });
  for (const act of ["move", "deny", "correct", "whenis"] as const) heard.acts.delete(act);
  heard.values.days = { ...heard.values.days, days: [], bare: [], from: undefined, to: undefined };
  heard.values.time = { sure: true };
  plan.understood = true;
  plan.said.push(
    before === value
      ? fill(wording(talk.haveDown, language), { note: value })
      : fill(wording(talk.oldIs, language), { which: capital(value) }),
  );
}
const DAY =
  "(?:(?:(?:next|this) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|the day (?:after|before)|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|the \\S+(?:st|nd|rd|th)(?! (?:time|one|visit))|at \\S+|\\d{1,2}:\\d\\d|a las? \\S+)";
/** Tells of the one that is there. */
const TELLS_IT = new RegExp(
  `(?<!\\p{L})(?:it's|it is|it was|that's|mine(?:'s| is)|(?:the |my )(?:appointment|one|cleaning|visit|old one)(?: i'm moving)?(?:'s| is| was)|es|era|did you get (?:that|it)|you(?:'ve| have)?(?: got| have)?(?: it| me| that| mine)?(?: down)?(?: (?:as|for))?(?= (?:(?:on|for|the) )*(?:at )?\\d{1,2}:\\d\\d)|(?:just )?(?:tell|let) (?:'?em|them|him|her)(?: it's)?) (?:(?:on|for|by the way|actually|really|the|that|this|el|la|know) )*${DAY}`,
  "u",
);
/** Wishes for another. */
const OF_NEW =
  /(?<!\p{L})(?:instead|another|different|new (?:one|time|day)|(?:move|change|make|switch) it|could|how about|what about|rather|prefer|mejor|otr[oa])(?!\p{L})/u;
