import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { topFlow } from "../next.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { toMinutes } from "../readers/calendar.ts";
import { plain } from "../readers/text.ts";
import { fill, speeches, wording } from "../say/speech.ts";
import { startsOf } from "./pair.ts";

const ASKS =
  /^(?:(?:and|so|wait|ok|okay|sorry|oh|um|y) )*(?:(?:what|which) (?:times?|hours?)|when(?:'s|'re| is| are| do| would| will)?|what's the times?|who(?:'s| is) (?:when|at what)|a qu[eé] horas?|cu[aá]ndo)(?!\p{L}).*(?<!\p{L})(?:each|both|us|we|mine|hers|his|whose|nosotr[oa]s|cada un[oa]|tocan?|las dos|los dos)(?!\p{L})/u;

/** 'What do you have down so far?' */
const WHAT_IS_DOWN =
  /^(?:(?:and|so|wait|ok|okay|sorry|oh|um|but) )*what (?:do|did|have|all do) you (?:have|got|put|written|write)(?: down| written| noted| in there)*(?: (?:so far|now|until now|for (?:me|us|him|her|them)|right now))*$/u;

/** What of a visit that has its time is asked for again: the times of two, or all of it. */
export function takeTimesOfEach(
  context: DialogueContext,
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  const { slots, names = [], language, more } = state;
  if (topFlow(state)?.id !== "book" || !slots.time) return undefined;
  const sentences = sentencesOf(words);
  if (state.asked === "confirm" && sentences.length === 1 && WHAT_IS_DOWN.test(plain(words))) {
    state.reread = true;
    return { rest: "", said: "" };
  }
  if (more === 0) return undefined;
  const own = sentences.filter((each) => each.includes("?") && ASKS.test(plain(each.replace(/[¿¡]/gu, ""))));
  if (own.length === 0) return undefined;
  const { at } = speeches[language];
  const who = [slots.name?.value, ...names];
  const people = startsOf(context, state, toMinutes(slots.time.value))
    .map((start, i) => [who[i]?.split(" ")[0] ?? "", at(start)].filter(Boolean).join(" "))
    .join(language === "es" ? " y " : ", then ");
  return {
    rest: sentences.filter((each) => !own.includes(each)).join(" "),
    said: fill(wording(talk.eachAt, language), { people }),
  };
}
