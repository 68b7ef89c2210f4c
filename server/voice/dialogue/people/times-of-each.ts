import { talk } from "../../../../content/flows/talk.ts";
import type { BookingOutcome, DialogueState } from "../../../../contracts/voice.ts";
import { type DialogueContext, standing } from "../context.ts";
import { topFlow } from "../next.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { toMinutes } from "../readers/calendar.ts";
import { plain } from "../readers/text.ts";
import { fill, speeches, wording } from "../say/speech.ts";
import { firstNamed } from "./order-by-time.ts";
import { startsOf } from "./pair.ts";

const ASKS =
  /^(?:(?:and|so|wait|ok|okay|sorry|oh|um|y) )*(?:(?:what|which) (?:times?|hours?)|when(?:'s|'re| is| are| do| would| will)?|what's the times?|who(?:'s| is) (?:when|at what)|a qu[eé] horas?|cu[aá]ndo)(?!\p{L}).*(?<!\p{L})(?:each|both|us|we|mine|hers|his|whose|nosotr[oa]s|cada un[oa]|tocan?|las dos|los dos)(?!\p{L})/u;

const AT_ONE =
  "(?:at|is|the|at the|for the|a las?|one at) (?:\\d{1,2}(?::\\d\\d)?|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|quarter (?:to|past) \\p{L}+|half past \\p{L}+|when|what time|which(?: time| one)?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|first|second|earlier|later)";
/** 'Whose appointment is at five?', 'who goes first now?' */
const ASKS_WHO = new RegExp(
  `^(?:(?:and|so|wait|ok|okay|sorry|oh|um|no|y|but|just to (?:check|be sure|be clear)|i mean|remind me|which one was it|again) )*(?:(?:whose|de qui[eé]n)(?: (?:appointment|visit|turn|time|slot|one|cleaning|es la cita|cita))?|(?:who|qui[eé]n|which (?:one|kid|of (?:them|us)))(?:['’]?s| is| has| got| goes| comes| gets| am| was| va| es| tiene)?)(?: (?:is|has|again|now|coming|going|in|supposed to be))*(?: (?:${AT_ONE}|first|second|before|after|primero|when)).*$`,
  "u",
);
/** What only leads to a question. */
const OKAY =
  /^(?:(?:ok|okay|alright|all right|great|good|right|thanks|thank you|vale|bueno|gracias|no|wait) ?)+$/u;
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
  const sentences = sentencesOf(words);
  const own = sentences.filter((each) => {
    const text = plain(each.replace(/[¿¡]/gu, ""));
    return each.includes("?") && (ASKS.test(text) || ASKS_WHO.test(text));
  });
  const rest = sentences.filter((each) => !own.includes(each) && !OKAY.test(plain(each))).join(" ");
  const { at } = speeches[language];
  const said = (people: readonly (readonly [string | undefined, number])[]) =>
    fill(wording(talk.eachAt, language), {
      people: people
        .map(([name, start]) => [name?.split(" ")[0], at(start)].filter(Boolean).join(" "))
        .join(language === "es" ? " y " : ", then "),
    });
  if (!topFlow(state)) {
    const booked = standing(state)
      .map(({ booking }) => booking)
      .toSorted((one, two) => one.time.localeCompare(two.time));
    if (booked.length < 2 || new Set(booked.map(({ day }) => day)).size > 1) return undefined;
    const changed = booked.length === 2 ? putFirstOf(booked, words) : undefined;
    if (own.length === 0 && changed === undefined) return undefined;
    return {
      rest: changed ?? rest,
      said: said(booked.map(({ name, time }) => [name, toMinutes(time)] as const)),
    };
  }
  if (topFlow(state)?.id !== "book" || !slots.time) return undefined;
  if (state.asked === "confirm" && sentences.length === 1 && WHAT_IS_DOWN.test(plain(words))) {
    state.reread = true;
    return { rest: "", said: "" };
  }
  if (more === 0) return undefined;
  if (own.length === 0) return undefined;
  const who = [slots.name?.value, ...names];
  const starts = startsOf(context, state, toMinutes(slots.time.value));
  return { rest, said: said(starts.map((start, i) => [who[i], start] as const)) };
}

/** 'Hold on, can Zoe go first?', of two who are booked: they change places. @returns what else was said */
function putFirstOf(booked: readonly BookingOutcome[], words: string): string | undefined {
  const [one, two] = booked;
  const first = firstNamed(words);
  const places = [one, two].map((each) => each?.name.split(" ")[0]);
  if (!one || !two || !first || !places.includes(first.who) || one.service !== two.service) return undefined;
  if (first.who === places[1]) [one.name, two.name] = [two.name, one.name];
  return first.rest;
}
