import { capital } from "../../../../content/capital.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { type DialogueContext, lastAbout } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { put } from "../paper/paper-text.ts";
import { shorten } from "../readers/text.ts";
import { valuesOf } from "../flow-values.ts";
import { fill, inTurn, wording } from "../say/speech.ts";

const SELLS = 0.8;
const NAMES = "names-nobody";
/** Whether who sells something is on the line. */
export const isSeller = (state: DialogueState): boolean =>
  topFlow(state)?.id === "sales" || (!topFlow(state) && lastAbout(state) === "vendor");
/** 'Give me ten minutes on the calendar, book me one of those demos' */
const WANTS_TIME =
  /(?<!\p{L})(?:(?:book|schedule|pencil|squeeze|fit) (?:me|us)(?!\p{L})|(?:give|get|grab|put|set|find|have) (?:me |us |up )?[^.?!]{0,30}?(?:minutes|calendar|schedule|demos?|meeting|appointment|slot)|(?:set|sign) (?:me|us) up|(?:drop|stop|swing|come|pop) (?:it |them |some (?:free )?samples? |off |by|in|over)(?:[^.?!]{0,30})|(?:is|when(?:['’]s| is)) (?:there )?an? (?:good|better|best) (?:day|time)|(?:catch|reach|get (?:a )?hold of|run into) (?:the|your|him|her|them) ?(?:owner|manager|boss|buyer)?|(?:book|schedule|set up) (?:an? |one of |some )?[^.?!]{0,20}?(?:demos?|meeting|time|call|visit|appointment))(?!\p{L})/iu;
const OWN_FIGURES =
  /(?<!\p{L})(?:what|how much|how many|who) (?:do|does|are|is) (?:you|they|he|she|the \p{L}+)(?: (?:guys|people|all|folks))? (?:currently |already )?(?:spend\p{L}*|pay\p{L}*|us(?:e|ing)|buy\p{L}*|make|making|go(?:ing)? (?:through|with))(?!\p{L})/iu;

/** 'And he will call me today, right?', 'when's a good time to call back?' */
const CALLS_BACK =
  /(?<!\p{L})(?:(?:he|she|they|you|somebody|someone|anyone|anybody)(?:['’]ll| will| would| is going to| are going to| gonna)? (?:really |actually |going to |gonna |be )*(?:call|ring|phone|get back|reach)(?:ing)?(?: to)? (?:me|us)|(?:will|would|can|could) (?:he|she|they|you|somebody|someone) (?:call|ring|phone|get back)|(?:hear|heard) (?:back|from (?:you|them|him|her|anyone)))(?!\p{L})/iu;

/** 'Who's the office manager and what's a good cell for them?', 'gimme her number', 'is she in at least?' */
const INSIDE = new RegExp(
  [
    "(?:and |so |but )?who(?:['’]s| is| would be| exactly)? (?:the |your |in charge|responsible|over (?:there )?that|handl|decid|buy|order|makes? (?:the|that|those)|does (?:the|your) (?:buying|ordering|purchasing)|(?:would|do|can|should) (?:i|we) (?:talk|speak|ask|see))[^.?!,]*?(?=[.?!,]|$| and (?:what|when|how|who|can|could)(?!\\p{L}))",
    "(?:what(?:['’]s| is)|(?:just )?(?:gimme|give me|tell me|get me|can (?:i|you)(?: just| at least| please)? (?:get|have|give me)|could (?:i|you) (?:get|have|give me)|i(?:['’]ll| will| just)? (?:need|take|want))) (?:an? (?:good |better |direct )*|an |the |her |his |their |your |that )(?:[\\p{L}'’]+ ){0,3}?(?:(?:cell|mobile|phone) number|cell|mobile|number|e-?mail(?: address)?|direct line|extension|name)(?: (?:for|of) (?:them|him|her|it|that|the \\p{L}+))?",
    "(?:(?:is|are|when(?:['’]s| is)|will) (?:he|she|they|the (?:\\p{L}+ )?(?:manager|owner|boss|lawyer|doctor|dentist)|(?:any|some)(?:body|one)) (?:even |be |usually )*(?:in|there|around|available|free|back)(?: (?:at least|today|now|or not|right now|tomorrow|this \\p{L}+))*)\\?",
  ]
    .map((each) => `(?<=^|[.?!,] |(?<!\\p{L})and |[,.] just )${each}`)
    .join("|"),
  "giu",
);

/** Who sells something gets no time, no names and no figures. @returns what else was said, and the reply to this */
export function takeSeller(
  context: DialogueContext,
  state: DialogueState,
  { words, acts }: Heard,
): { rest: string; said: string } | undefined {
  const now = `${NAMES}-${state.turn}`;
  const begins = !topFlow(state) && (acts.get("sales") ?? 0) >= SELLS;
  // What is left of the turn is a seller's, whatever it says by itself.
  if (!topFlow(state) && !isSeller(state) && state.topics.includes(now)) acts.set("sales", 0.95);
  if (!begins && !isSeller(state)) return undefined;
  const outside = words.replace(INSIDE, " ");
  if (outside !== words) {
    const rest = outside
      .replace(/[\s?.,!]+$/u, "")
      .replace(/(?<!\p{L})(?:and|so|but)$/iu, "")
      .replace(/[\s,]+$/u, "")
      .replace(/\s+(?:and )?(?=[,.?!])/giu, "")
      .replace(/^[\s,.?!]+/u, "")
      .trim();
    const again = Number(state.topics.includes(NAMES));
    state.topics = [...new Set([...state.topics, NAMES, now])].slice(-8);
    return { rest, said: fill(inTurn(talk.namesNobody, state.language, again), valuesOf(context, state)) };
  }
  const call = sentencesOf(words).filter((each) => CALLS_BACK.test(each) && each.includes("?"));
  if (call.length > 0) {
    const rest = sentencesOf(words).filter((each) => !call.includes(each));
    return {
      rest: rest.join(" "),
      said: fill(wording(talk.noCallForSellers, state.language), valuesOf(context, state)),
    };
  }
  const sentences = sentencesOf(words);
  const times = sentences.filter((each) => WANTS_TIME.test(each));
  const figures = sentences.filter((each) => OWN_FIGURES.test(each));
  if (times.length + figures.length === 0) return undefined;
  const rest = sentences.filter((each) => !times.includes(each) && !figures.includes(each)).join(" ");
  // 'Mind if I drop off a catalog?', said first, begins what is theirs.
  if (!isSeller(state) && rest === "") return undefined;
  // What they would bring is on their paper all the same.
  for (const each of times)
    if (topFlow(state) && !each.includes("?")) put(state.told, shorten(capital(each), 160));
  const said = wording(times.length > 0 ? talk.noTimeForSellers : talk.notForSellers, state.language);
  return { rest, said: fill(said, valuesOf(context, state)) };
}
