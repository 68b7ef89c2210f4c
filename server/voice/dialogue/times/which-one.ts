import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { dayWords } from "./day-words.ts";
import { topFlow } from "../next.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { contentOf } from "../paper/paper-text.ts";
import { digitize } from "../readers/number-words.ts";
import { anglicize } from "../readers/spanish.ts";
import { plain, shorten } from "../readers/text.ts";
import { timeHeard } from "../readers/time.ts";
import { saysWhen } from "../readers/when.ts";
import { type Listed, listed, readWhen, THEN } from "./listed.ts";
import { severalIn } from "./several.ts";

// Which appointment is meant, of one that is there: the one of several that was told, or its day and hour put right.

const OF_ONE_THAT_IS: readonly string[] = ["cancel", "move", "existing", "late", "late-closed"];

/** Takes which one it is. @returns the sentences that tell it, or undefined where none does */
export function takeWhich(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
): string[] | undefined {
  const flow = topFlow(state)?.id ?? "";
  if (!OF_ONE_THAT_IS.includes(flow)) return undefined;
  const sentences = sentencesOf(heard.words);
  const listing = [...sentences, ...state.told].find((each) => listed(context, state, each).length > 1);
  const items = listing ? listed(context, state, listing) : [];
  // Of a move 'I meant Friday' may be said of the new day.
  const isOld = (each: string) =>
    MEANT.test(each) && state.which.startsWith(denied(context, state, each) ?? "-");
  const tells = (each: string) =>
    flow === "move" ? isOld(each) : OLD_IS.test(each) || MEANT.test(each) || IT_IS.test(each);
  const right = putRight(
    context,
    state,
    sentences.filter((each) => tells(plain(each))),
    items,
  );
  if (right) return [right];
  const all = flow === "cancel" && state.which === "" ? severalIn(context, state, heard.words) : undefined;
  if (all) {
    state.which = all;
    return sentences;
  }
  const open =
    state.which === "" || / (?:or|o) /.test(state.which) || items.some(({ text }) => text === state.which);
  const one = open ? chosen(context, state, sentences, items) : undefined;
  if (!one) return undefined;
  state.which = shorten(one.text, 100);
  state.mentioned = one.day;
  return sentences.filter((each) => each === listing || SELECTS.test(plain(each)) || KEEPS.test(plain(each)));
}

/** The one that the words point at by its kind, its day or its place, or the one that is left of those that stay. */
function chosen(
  context: DialogueContext,
  state: DialogueState,
  sentences: readonly string[],
  items: readonly Listed[],
): Listed | undefined {
  if (items.length < 2) return undefined;
  const shared = new Set(
    items.flatMap(({ words }, at) =>
      contentOf(words).filter((word) =>
        items.some((other, i) => i !== at && contentOf(other.words).includes(word)),
      ),
    ),
  );
  const [meant, kept] = [new Set<Listed>(), new Set<Listed>()];
  for (const sentence of sentences) {
    // 'I have two, ..., and I need to cancel the second one.'
    const said = listed(context, state, sentence).length > 1 ? (THEN.exec(sentence)?.[0] ?? "") : sentence;
    for (const piece of said.split(/[,;]\s+|\s(?:and|but|y|pero)\s/u)) {
      const text = plain(piece);
      const days = readWhen(context, state, piece).days;
      const words = contentOf(piece);
      const place = PLACE.exec(text)?.[0] ?? "";
      const hits = items.filter(
        (item, at) =>
          days.days.includes(item.day) ||
          days.not.includes(item.day) ||
          contentOf(item.words).some((word) => !shared.has(word) && words.includes(word)) ||
          (/first|primer|earlier|sooner/.test(place) && at === 0) ||
          (/second|segund/.test(place) && at === 1) ||
          (/last|later|[uú]ltim/.test(place) && at === items.length - 1),
      );
      for (const hit of hits) (KEEPS.test(text) ? kept : meant).add(hit);
    }
  }
  for (const each of kept) meant.delete(each);
  const left = items.filter((each) => !kept.has(each));
  return meant.size === 1 ? [...meant][0] : kept.size > 0 && left.length === 1 ? left[0] : undefined;
}
/** 'The physical stays as it is, right?', 'not the physical?': answered by saying that it stays. */
export const asksIfStays = (words: string): boolean => KEEPS.test(plain(words));
/** 'And leave the physical where it is', of two of which the other is moved: what stays, in words. */
export function keepsOther(context: DialogueContext, state: DialogueState, heard: Heard): string | undefined {
  if (!["move", "cancel"].includes(topFlow(state)?.id ?? "") || state.which === "") return undefined;
  const said = sentencesOf(heard.words)
    .flatMap((each) => each.split(/[,;]\s+|\s(?:and|but|y|pero)\s/u))
    .filter((each) => KEEPS.test(plain(each)));
  if (said.length === 0) return undefined;
  const listing = state.told.find((each) => listed(context, state, each).length > 1);
  const items = (listing ? listed(context, state, listing) : []).filter(({ text }) => text !== state.which);
  const [item] = items;
  const named = said.some(
    (each) =>
      OTHER_ONE.test(plain(each)) ||
      items.some(
        ({ words, day }) =>
          readWhen(context, state, each).days.days.includes(day) ||
          contentOf(words).some((word) => contentOf(each).includes(word)),
      ),
  );
  return named ? (item?.text ?? "") : undefined;
}
const OTHER_ONE = /(?<!\p{L})(?:the other|the rest|the first one|the second one|la otra|el otro)(?!\p{L})/u;
const PLACE =
  /(?<!\p{L})(?:the |la |el )?(?:first|second|last|later|earlier|sooner) (?:one|appointment|visit|meeting|of)(?!\p{L})|(?<!\p{L})la (?:primera|segunda|última|ultima)(?!\p{L})/u;
const SELECTS =
  /(?<!\p{L})(?:it's|only|just|that one|cancel|can't make|es|s[oó]lo|solo)(?!\p{L})|one on |la del? /u;
const KEEPS =
  /(?<!\p{L})(?:keep\p{L}*|stays?|stand[s]?|still (?:want|need|coming|on|good)|leave|fine|(?:don't|do not|not|never|no) (?:cancel\p{L}*|move|touch|the|that|la|el)|mant\p{L}+|queda|dejar?|deje|conserv\p{L}+|sigue|esa no|ese no)(?!\p{L})/u;

/** 'Actually, the cleaning is December fourth', 'my appointment's at ten fifteen'. @returns the sentence that says so */
function putRight(
  context: DialogueContext,
  state: DialogueState,
  sentences: readonly string[],
  items: readonly Listed[],
): string | undefined {
  if (state.which === "") return undefined;
  for (const sentence of sentences) {
    const when = readWhen(context, state, sentence);
    const [day] = when.days.days;
    if (!saysWhen(when) || items.some((each) => each.day === day)) continue;
    const told = dayWords(when, state.language);
    if (!told || told === state.which) continue;
    const [, before = "", hour = ""] = HOUR.exec(state.which) ?? [];
    if (when.time.at !== undefined) retell(state, sentence);
    state.which = shorten(
      day
        ? [told, when.time.at === undefined && !/ (?:or|o) /.test(state.which) ? hour : ""].join(" ").trim()
        : `${before} ${told}`.trim(),
      100,
    );
    if (day) state.mentioned = day;
    return sentence;
  }
  return undefined;
}
/** 'Not tomorrow, I meant Tuesday' puts right what was told. */
const MEANT =
  /(?<!\p{L})(?:i meant?|i should(?:'ve| have| say)(?: said)?|quise decir|quiero decir)(?!\p{L})/u;
const NOT_THAT =
  /(?<!\p{L})(?:not|no) (?:on |el )?(tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day|ma[ñn]ana|hoy|lunes|martes|mi[eé]rcoles|jueves|viernes)(?!\p{L})/u;
/** The day that a sentence says it is not. */
function denied(context: DialogueContext, state: DialogueState, each: string): string | undefined {
  const day = NOT_THAT.exec(each)?.[1];
  return day && dayWords(readWhen(context, state, day), state.language);
}
const OLD_IS =
  /(?<!\p{L})(?:my|the|her|his|our|mi|la|el|su)(?: \p{L}+)? ?(?:appointment|visit|meeting|consult\p{L}*|cleaning|filling|check-?up|physical|crown|follow-?up|one|cita|limpieza|consulta)(?: (?:i have|i've got|que tengo))?(?:'s| is| was| es| era)(?: (?:actually|really|not \S+|at|on|for|a las?|el))* |(?<!\p{L})(?:mine|la m[ií]a|el m[ií]o)(?:'s| is| es) /u;
/** 'It was Friday at 1:15', of the one that is to be cancelled. */
const IT_IS =
  /^(?:(?:oh|um|uh|well|yes|yeah|i think|so) )*(?:it|that|hers|his|mine)(?: was|'s| is) (?:on |for |at |this |next )*(?:mon|tues|wednes|thurs|fri|satur|sun|tomorrow|today|\d)/u;
const HOUR = /^(.*?) ?((?:at |a las? |al mediod).*)?$/u;

/** What was told with the hour that was put right says the new one. */
function retell(state: DialogueState, sentence: string): void {
  const spoken = hourIn(sentence, undefined, state.language);
  if (!spoken) return;
  const old = hourIn(state.which, undefined, state.language);
  if (!old) return;
  state.told = state.told.map((each) => {
    const said = hourIn(each, old.at, state.language);
    return said ? each.replace(said.words, spoken.words) : each;
  });
}
/** The hour that words tell, as they tell it. */
function hourIn(
  sentence: string,
  at: number | undefined,
  language: DialogueState["language"],
): { words: string; at: number } | undefined {
  const words = sentence.split(" ");
  for (const length of [4, 3, 2, 1])
    for (let from = 0; from + length <= words.length; from += 1) {
      const said = words
        .slice(from, from + length)
        .join(" ")
        .replace(/[.,;!?]+$/, "");
      const text = language === "es" ? anglicize(plain(said)) : plain(said);
      const heard = timeHeard(digitize(text), true);
      if (heard.at !== undefined && heard.rest === "" && (at === undefined || heard.at % 720 === at % 720))
        return { words: said.replace(/^(?:at|a las?) /i, ""), at: heard.at };
    }
  return undefined;
}
