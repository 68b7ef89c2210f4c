import { capital } from "../../../../content/capital.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { rowsOf } from "../paper/note-rows.ts";
import { toMinutes } from "../readers/calendar.ts";
import { peopleHeard } from "../readers/people.ts";
import { relationHeard } from "../readers/relation.ts";
import { plain } from "../readers/text.ts";
import { fill, wording } from "../say/speech.ts";
import { type OrderHeard, orderIn, type WhoIs } from "./order-words.ts";
import { firstOf, namesOf } from "./first-of-two.ts";
import { startsOf } from "./pair.ts";
import { childOfCaller } from "./pair-names.ts";

/** @returns what else was said, and the order as it is now; undefined where no order is told */
export function takeOrder(
  context: DialogueContext,
  state: DialogueState,
  turn: Heard,
): { rest: string; said: string } | undefined {
  const { words } = turn;
  const books = topFlow(state)?.id === "book" && state.more === 1 && !state.changing && !state.later?.who;
  const begins =
    !topFlow(state) && state.filed.length === 0 && turn.has("book", "forother") && peopleHeard(turn) === 2;
  if (!books && !begins) return undefined;
  // 'I just found out my husband wants a divorce': who stands against another does not come along.
  const service = turn.values.service ?? state.slots.service?.value;
  if (context.desk.services.some(({ id, against }) => id === service && against)) return undefined;
  if ([...state.told, words].some((each) => OF_CHILDREN.test(each))) return undefined;
  childOfCaller(state, words);
  const { slots } = state;
  const { caller, other } = namesOf(state);
  // Of children who come alone the parent is neither.
  if (
    caller &&
    books &&
    ![slots.name?.value, state.names?.[0]].some((each) => !each || firstOf(each) === firstOf(caller))
  )
    return undefined;
  let named: string | undefined;
  const is: WhoIs = (who) => {
    if (
      /^(?:i|me|mine|yo|(?:my|mi) (?:slot|time|turn|spot|appointment|visit|cleaning|check-?up|one|cita|turno|hora|limpieza|revisi[oó]n))$/u.test(
        who,
      )
    )
      return "caller";
    if (caller && who === firstOf(caller)) return "caller";
    if (other && who === firstOf(other)) return "other";
    if (/^(?:he|she|him|her|his|hers|[eé]l|ella|my .*|our .*|mi .*|his .*|her .*|su .*)$/u.test(who))
      return "other";
    // 'Arjun goes first', who was not named before.
    if (other || !NAMED.test(who) || !new RegExp(`(?<!\\p{L})${capital(who)}(?!\\p{L})`, "u").test(words))
      return undefined;
    named ??= who;
    return named === who ? "other" : undefined;
  };
  const starts = slots.time ? startsOf(context, state, toMinutes(slots.time.value)) : [];
  const heard = orderIn(words, is, starts, slots.time !== undefined);
  const [first] = heard.first.filter((each) => each !== "swap");
  if (heard.first.length === 0 || heard.first.some((each) => each !== "swap" && each !== first))
    return undefined;
  const stood = firstNow(state);
  const wanted = first ?? (stood === "caller" ? "other" : "caller");
  if (!other) nameOther(state, words, heard);
  for (const each of heard.why)
    state.told = [...state.told, `${capital(each.replace(/[\s,.;]+$/u, ""))}.`].slice(-14);
  if (heard.asks && wanted !== stood) return { rest: heard.rest, said: saidOf(state, stood, words) };
  state.goesFirst = wanted;
  // Both may be named beside it: they are put in order then.
  putInOrder(state);
  if (state.asked === "confirm") state.reread = true;
  const yes = heard.asks ? `${wording(talk.yesSo, state.language)} ` : "";
  return { rest: heard.rest, said: `${yes}${saidOf(state, wanted, words)}` };
}
/** The parent is neither of them. */
const OF_CHILDREN =
  /(?<!\p{L})(?:my|our|both|the|two|mis|nuestr[oa]s) (?:\p{L}+ )?(?:kids|children|sons|daughters|boys|girls|twins|hij[oa]s|niñ[oa]s)(?!\p{L})/iu;
/** Words that begin such a sentence and are nobody's name. */
const NAMED =
  /^(?!(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|he|she|they|it|we|you|the|that|this|who|what|which)$)\p{L}{2,}$/u;

/** 'No, Arjun goes at ten', where his name is still to be told. */
function nameOther(state: DialogueState, words: string, { rest }: OrderHeard): void {
  if (!state.slots.name || state.names?.length) return;
  const found =
    /(?<![\p{L}'’])(\p{Lu}\p{L}+)(?= (?:goes|should|can|first|needs|comes|before|after|is first|has))/u.exec(
      words,
    )?.[1];
  if (
    found &&
    !rest.includes(found) &&
    NAMED.test(found.toLowerCase()) &&
    firstOf(state.slots.name.value) !== found.toLowerCase()
  )
    state.names = [found];
}

const firstNow = (state: DialogueState): "caller" | "other" => {
  const { caller } = namesOf(state);
  const now = state.slots.name?.value;
  if (state.goesFirst) return state.goesFirst;
  return now && caller && firstOf(now) !== firstOf(caller) ? "other" : "caller";
};

/** Once both are known by name whoever goes first has the first time; who calls stands beside it. */
export function putInOrder(state: DialogueState): void {
  const { slots, names, goesFirst } = state;
  if (!goesFirst || !slots.name || names?.length !== 1) return;
  const { caller } = namesOf(state);
  const callerFirst = caller !== undefined && firstOf(slots.name.value) === firstOf(caller);
  delete state.goesFirst;
  if (callerFirst === (goesFirst === "caller")) return;
  const [own, mate] = [slots.name.value, names[0]!];
  slots.name = { value: mate, confirmed: false };
  state.names = [own];
  if (callerFirst && rowsOf(state.notes, "Called by").length === 0)
    state.notes = [...state.notes, `Called by: ${own}`];
}

/** 'Lily first, then you.' */
function saidOf(state: DialogueState, first: "caller" | "other", words: string): string {
  const { caller, other } = namesOf(state);
  const { language } = state;
  const kin = relationHeard(plain([words, ...state.told].join(". ")));
  const es = language === "es";
  const own = caller?.split(" ")[0] ?? (es ? "usted" : "you");
  const mate = other?.split(" ")[0] ?? (es ? "la otra persona" : kin ? `your ${kin}` : "the other one");
  const [one, two] = first === "caller" ? [own, mate] : [mate, own];
  return fill(wording(talk.oneFirst, language), { one, two });
}
