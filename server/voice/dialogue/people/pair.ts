import { talk } from "../../../../content/flows/talk.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { peopleHeard } from "../readers/people.ts";
import { ME } from "../paper/by-person.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { type DialogueContext, file, hasRoom, standing, withBookings } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { toClock, toMinutes } from "../readers/calendar.ts";
import { shorten } from "../readers/text.ts";
import { fill, speeches, wording } from "../say/speech.ts";
import { book, minutesOf, seatMinutes } from "../tools.ts";
import { withRow } from "../paper/note-rows.ts";

/** People whose visits follow each other without a break: one, or the caller and those who come along. */
export const seatsOf = ({ more, changing }: DialogueState): number => (changing ? 1 : more + 1);

/** Minutes that all of them take. */
export const spanOf = (context: DialogueContext, state: DialogueState): number =>
  seatsOf(state) > 1
    ? seatMinutes(context, state.slots.service?.value) * seatsOf(state)
    : minutesOf(context, state.slots.service?.value);

/** When each of them begins, the first one first. Minutes of the day. */
export const startsOf = (context: DialogueContext, state: DialogueState, first: number): number[] =>
  Array.from(
    { length: seatsOf(state) },
    (_, i) => first + i * seatMinutes(context, state.slots.service?.value),
  );

/** 'At 2:30 and at 3:15'. */
export function startsWords(context: DialogueContext, state: DialogueState, first: number): string {
  const { at } = speeches[state.language];
  const and = state.language === "es" ? " y " : " and ";
  return startsOf(context, state, first)
    .map((start, i) => (i > 0 ? at(start).replace(/^at /, "") : at(start)))
    .join(and);
}

/** Somebody else comes too, told once a visit is under way. True when that is new. */
export function joins(context: DialogueContext, state: DialogueState, heard: Heard): boolean {
  if (
    state.more > 0 ||
    state.later?.who ||
    state.changing ||
    state.stack.at(-1) !== "book" ||
    standing(state).length > 0 ||
    COMES_TO_WAIT.test(heard.text)
  )
    return false;
  return joinsAs(context, state, peopleHeard(heard));
}

/** 'Can I bring my kids along?' */
const COMES_TO_WAIT =
  /(?<!\p{L})(?:(?:can|could|may|is it (?:ok|okay|fine) (?:if|to)|do you mind if) (?:i )?(?:bring|have) (?:\p{L}+ ){1,4}(?:along|with me|wait|sit)|(?:puedo|se puede) (?:llevar|traer) (?:a )?mis? \p{L}+(?: conmigo)?$)(?!\p{L})/u;

/** So many people come one after another, unless one visit serves them all. */
export function joinsAs(context: DialogueContext, state: DialogueState, people: number): boolean {
  const service = context.desk.services.find(({ id }) => id === state.slots.service?.value);
  const one = service?.together || context.desk.kind === "law";
  if (people < 2 || one || standing(state).length > 0 || state.changing) return false;
  state.more = Math.min(3, people - 1);
  // The time that was agreed holds when there is room for all.
  if (state.slots.time) {
    [state.wish.at, state.wish.atSure] = [toMinutes(state.slots.time.value), true];
    state.slots.time = undefined;
  }
  return true;
}

/** 'No, we'd come together, it's one case': one visit is for all. True when that was new. */
export function comesAsOne(state: DialogueState, { words }: Heard): boolean {
  if (state.more === 0 || state.changing || !AS_ONE.test(words)) return false;
  state.more = 0;
  const [mate] = state.names ?? [];
  delete state.names;
  if (mate) state.notes = withRow(state.notes, "Comes along", mate).slice(-NOTES_MAX);
  return true;
}
const AS_ONE =
  /(?<!\p{L})(?:it's|it is|that's|just|only|in|for) (?:just |only |all )?(?:one|a single|the same) (?:case|visit|appointment|meeting|consultation|matter)(?!\p{L})|(?<!\p{L})es (?:una sola|la misma) cita(?!\p{L})/iu;

/** 'What other one? It's just me', 'nobody else, one person': nobody comes along. What else was said; undefined when nobody was to. */
export function comesAlone(state: DialogueState, { words, clauses }: Heard): string | undefined {
  const waits = state.later?.who !== undefined && state.later.who !== ME;
  if (
    (state.more === 0 && !waits) ||
    state.changing ||
    !(ALONE.test(words) || APART.test(words)) ||
    NOT_ALONE.test(words)
  )
    return undefined;
  state.more = 0;
  delete state.names;
  if (waits) delete state.later;
  const own = state.slots.name?.value.split(" ") ?? [];
  const later = sentencesOf(words).filter((each) => APART.test(each));
  return clauses
    .filter((each) => !later.some((sentence) => sentence.includes(each.words.trim())))
    .map((each) => each.words.trim())
    .filter(
      (each) => !ALONE.test(each) && !ADDS_NOTHING.test(each) && !own.includes(each.replace(/\W+$/, "")),
    )
    .join(" ");
}
const ADDS_NOTHING = /^(?:no|oh|sorry|wait|what|huh|um|uh|well|nope|perd[oó]n)\W*$/iu;
/** 'I'll book his later', 'la otra cita ya la saco yo': whoever else there was is no part of this one. */
const APART =
  /(?<!\p{L})(?:i|we)(?:'ll| will| can|'m going to| am going to) (?:just )?(?:book|do|make|schedule|get|call (?:about|for)|take care of|handle) (?:his|hers|theirs|her one|(?:my|the) (?:\p{L}+'s|other(?: one)?)|that one|the (?:second|other) (?:one|visit|appointment|time))(?!\p{L})(?: \S+){0,4}? ?(?:later|separately|myself|another (?:time|day)|some other (?:time|day)|online|after(?:wards)?)(?!\p{L})|(?<!\p{L})(?:la|lo) (?:otr[oa]|del?)(?!\p{L}).*(?<!\p{L})(?:la|lo) (?:saco|hago|pido|agendo|reservo|veo|dejo)(?: yo)?(?: mism[oa])?(?: (?:después|luego|otro día|más tarde|aparte))?(?!\p{L})/iu;
const ALONE =
  /(?<!\p{L})(?:(?:just|only) (?:for )?(?:me|myself|the one of (?:me|us)|one (?:of (?:me|us)|person|patient))|(?:it's|it is|that's|there's|there is|i'm) (?:only |just )?(?:me|one person|one patient|alone)(?: here)?(?=[.,!?]|$| (?:and )?(?:nobody|no one|coming|alone))|(?:nobody|no one|no-one|none) (?:else|other|but me|besides me)|(?:there(?:'s| is|'re| are)|there) (?:(?:no|not an?)|isn't (?:an?|any)) (?:other|second|two|one else|body else)(?: (?:one|person|people|patient))?|(?:isn't|is not|not|aren't) (?:any(?:body|one) else|another (?:one|person)|two (?:people|of us))|(?:one|a single) person(?=[.,!?]|$| (?:only|with|for|two))|(?:by myself|all by myself)|(?:just|only) the one(?: (?:visit|appointment|person|kid|child|boy|girl|patient|of them|slot|time))?(?=[.,!?]|$)|(?:just|only|it's|it is) (?:the )?one (?:kid|child|boy|girl|slot|appointment|visit)(?=[.,!?]|$)|there(?:'s| is) (?:only|just) (?:one|the one|\p{L}+)(?=[.,!?]|$)|not (?:both|two)(?=[.,!?]|$)|s[oó]lo una(?=[.,!?]|$)|s[oó]lo (?:soy |es )?(?:yo|para m[ií])|(?:soy|es) s[oó]lo (?:yo|para m[ií])|nadie m[aá]s|no hay (?:otr[oa]|nadie)|una (?:sola )?persona)(?!\p{L})|^\W*(?:nobody|no one|nadie|what other (?:one|person)|which other (?:one|person)|who else)(?!\p{L})/iu;
/** 'Not just me.' */
const NOT_ALONE = /(?<!\p{L})(?:not|isn't) (?:just|only|solo) (?:for )?me(?!\p{L})|no (?:es|soy) s[oó]lo/iu;

/** What was told, as the paper of each: 'Lily has a latex allergy' is Lily's alone, what is of both is on both. */
export function toldOfEach(told: readonly string[], names: readonly string[]): string[][] {
  const firsts = names.map((name) => name.split(" ")[0]!);
  const papers: string[][] = names.map(() => []);
  for (const sentence of told) {
    const pieces: { of: number | undefined; words: string }[] = [];
    for (const piece of sentence.split(/(?<=[,;]) (?:and |but )?/u)) {
      const who = firsts.findIndex((first) =>
        new RegExp(`(?<!\\p{L})${first.replace(/[^\p{L}]/gu, ".")}(?!\\p{L})`, "u").test(piece),
      );
      const last = pieces.at(-1);
      if (!last || (who >= 0 && who !== last.of))
        pieces.push({ of: who < 0 ? undefined : who, words: piece });
      else last.words += ` ${piece}`;
    }
    const each = pieces.filter(({ of }) => of !== undefined);
    const both =
      OF_ALL.test(sentence) || (pieces.length === 1 && firsts.every((first) => sentence.includes(first)));
    if (both) for (const paper of papers) paper.push(sentence);
    else if (each.length < pieces.length || each.length === 0) papers[each[0]?.of ?? 0]!.push(sentence);
    else for (const { of, words } of each) papers[of!]!.push(`${words.replace(/[\s,;.]+$/, "")}.`);
  }
  return papers;
}
const OF_ALL = /(?<!\p{L})(?:both|they|they're|neither|each|ambos|los dos|las dos)(?!\p{L})/iu;

/** Files those who come along, each right after the one before. @returns what is said of them */
export function fileMates(
  context: DialogueContext,
  state: DialogueState,
  mates: readonly string[],
  day: string,
  first: number,
  told: readonly string[][],
): string {
  const { slots, language } = state;
  const service = slots.service!.value;
  const said: string[] = [];
  const notBooked: string[] = [];
  mates.forEach((name, i) => {
    const at = first + (i + 1) * seatMinutes(context, service);
    const booked = book(withBookings(context, state), {
      service,
      day,
      time: toClock(at),
      name,
      phone: slots.phone!.value,
    });
    if (booked.ok && hasRoom(state) && file(state, { ...booked.outcome, told: told[i] ?? [] }))
      said.push(`${name} ${speeches[language].at(at)}`);
    else notBooked.push(name);
  });
  const sorry = fill(wording(talk.notForAll, language), {
    name: notBooked.join(language === "es" ? " y " : " and "),
  });
  if (notBooked.length > 0)
    state.notes = [...state.notes, shorten(`Not booked yet for: ${notBooked.join(", ")}`, 200)].slice(
      -NOTES_MAX,
    );
  const then =
    said.length > 0
      ? `${wording(talk.andThen, language)} ${said.join(language === "es" ? " y " : " and ")}.`
      : "";
  return notBooked.length > 0 ? `${then} ${sorry}`.trim() : then;
}
