import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { standing } from "../context.ts";
import { topFlow } from "../next.ts";
import { seatsOf, startsOf } from "../people/pair.ts";
import { current, whose } from "../people/whose.ts";
import { toMinutes } from "../readers/calendar.ts";
import { speeches, wording } from "../say/speech.ts";
import { minutesOf } from "../tools.ts";
import { type Asked, say } from "./agreed-parts.ts";
import type { OfThisCall } from "./reach-questions.ts";

// What is asked of two who come on one call.

/** From when to when whoever is booked, or being booked, is there: of two, the two together. */
function thereUntil({ context, state }: Asked): { minutes: number; end: number } | undefined {
  const { slots } = state;
  if (topFlow(state)?.id === "book") {
    if (!slots.time || !slots.service) return undefined;
    const first = toMinutes(slots.time.value);
    const last = seatsOf(state) > 1 ? (startsOf(context, state, first).at(-1) ?? first) : first;
    const end = last + minutesOf(context, slots.service.value);
    return { minutes: end - first, end };
  }
  const all = standing(state).map(({ booking }) => booking);
  const day = all.at(-1)?.day;
  const same = all.filter((each) => each.day === day);
  if (same.length < 2) return undefined;
  const first = Math.min(...same.map(({ time }) => toMinutes(time)));
  const end = Math.max(...same.map(({ time, service }) => toMinutes(time) + minutesOf(context, service)));
  return { minutes: end - first, end };
}

const waits = ({ later }: DialogueState): string | undefined =>
  later?.flow === "book" ? later.who : undefined;

export const OF_TWO: readonly OfThisCall[] = [
  {
    // Of two who come apart it is known who is seen to first.
    asks: /(?<!\p{L})(?:who|which)(?: one)?(?: of (?:us|them|the two|you))?(?:'s|'ll| is| will| would| goes| comes| gets)*(?: be| go| seen| taken| going| in)* first(?!\p{L})|(?<!\p{L})qui[eé]n (?:va|es|pasa|entra) (?:el |la )?primer\p{L}*/u,
    answer: (asked) => {
      const { state } = asked;
      const who = waits(state);
      if (who === undefined) return undefined;
      const { name } = state.later!;
      return say(asked, "oneFirst", {
        one: whose(current(state), state.language),
        two: whose({ who, ...(name && { name }) }, state.language),
      }).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    },
  },
  {
    asks: /(?<!\p{L})(?:(?:right |one )?after (?:each other|one another|the other|me|mine|her|him)|back to back|(?:on |in )?the same (?:day|trip|morning|afternoon|visit)|at the same time|together|el mismo d[ií]a|juntos)(?!\p{L})/u,
    answer: ({ state }) => {
      const who = waits(state);
      if (who === undefined || topFlow(state)?.id !== "book") return undefined;
      const { words } = state.later!;
      if (!/same day/.test(words))
        state.later!.words = `${words.slice(0, 220).replace(/[.\s]+$/, "")}, the same day`;
      return wording(talk.sameDayThen, state.language);
    },
  },
  {
    asks: /(?<!\p{L})(?:how long (?:will|would|do|are) (?:we|they|the two of us|both of us|all of us) (?:all |both )?(?:be|sit|stay|there)|how long (?:is|will) (?:that|it|this)(?: be| take)? (?:for (?:both|the two)|altogether|all together|in total)|(?:when|what time) (?:will|would|do|are) we (?:be )?(?:all |both )?(?:be )?(?:done|out|finished|through))(?!\p{L})/u,
    answer: (asked) => {
      const there = thereUntil(asked);
      if (!there) return undefined;
      const end = speeches[asked.state.language].at(there.end).replace(/^(?:at|a) /, "");
      return say(asked, "takesUntil", { minutes: `${there.minutes}`, end });
    },
  },
];
/** 'Can I do both in one go?', of two matters of one caller. */
export const BOTH_AT_ONCE =
  /(?<!\p{L})(?:i|puedo) (?:\S+ ){0,3}(?:both|las dos(?: cosas)?)(?: \S+){0,2} (?:in one|at once|at the same|together|in the same|a la vez|juntas|en una|en la misma)(?!\p{L})/u;
