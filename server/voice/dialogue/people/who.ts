import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { addNote } from "../paper/add-note.ts";
import { kinNamed, spokenOf } from "../paper/by-person.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { namesNobody } from "../hearing/names-nobody.ts";
import { topFlow } from "../next.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { peopleHeard } from "../readers/people.ts";
import { withSurname } from "../readers/name.ts";
import { NAME_MAX } from "../readers/name-title.ts";
import { spelledName } from "../readers/spelled-name.ts";
import { namesWhoIsThere } from "./roles.ts";
import { introducedIn, isName } from "../readers/plain-name.ts";
import { rowsOf, withRow } from "../paper/note-rows.ts";
import {
  BEFORE_KIN,
  BESIDE,
  CALLER,
  FOR_THEM,
  KIN_NEXT,
  HAD_ONE,
  NOT_MINE,
  OF_INSURANCE,
  OF_ONESELF,
  OWN,
  OWN_NAME,
  PATIENT,
  SHARED,
  THEIR_NAME,
  THEIRS,
  TWO_FIRST,
} from "./who-words.ts";
import { beginsMessage, first, found, ofMessage, same } from "./who-of-message.ts";

/** 'Hi, Irene Castro here. My son needs a cleaning', 'habla Marisol Fuentes. Mire, a mi hijo le duele una muela'. */
function introduced(words: string): string | undefined {
  const told = introducedIn(words);
  return told && KIN_NEXT.test(told.rest) ? told.name : undefined;
}

/** Tells who comes from who calls, where a turn says which is which: a visit stands under the one, and names the other. */
export function tellApart(context: DialogueContext, state: DialogueState, heard: Heard): void {
  const flow = topFlow(state);
  if (namesWhoIsThere(state, heard.told)) return;
  if (state.more > 0 || state.names?.length) return ofSeveral(state, heard);
  // 'This is Lillian Voss, a cleaning for myself and one for my husband Harold' is both, and she calls.
  const leaves = beginsMessage(heard) || (heard.values.phone !== undefined && !heard.has("book", "avail"));
  if (!flow && !leaves && peopleHeard(heard) > 1 && OF_ONESELF.test(heard.text)) {
    const caller = introducedIn(heard.told)?.name ?? found(OWN_NAME, heard.told);
    if (caller) heard.values.name = caller;
    return;
  }
  if (!state.whom && (flow?.id === "cancel" || flow?.id === "move")) {
    const kin = HAD_ONE.exec([state.note, ...state.told, heard.words].join(" "))?.groups?.["kin"];
    if (kin) state.whom = kin.toLowerCase().slice(0, 20);
  }
  if (flow ? flow.id !== "book" : leaves) return ofMessage(state, heard);
  const ails = heard.has("reason") && heard.values.whom !== undefined;
  if (!flow && !heard.has("book", "forother", "avail") && !ails) return;
  const { told: words, values } = heard;
  const known = state.slots.name?.value;
  // 'It's my daughter's. I'm Eva', of the name that was told before.
  const kinOf = state.whom ? undefined : NOT_MINE.exec(words)?.[1];
  if (kinOf && flow) state.whom = kinOf.toLowerCase().slice(0, 20);
  // 'Se llama Mateo Ruiz, yo soy Ana Ruiz', of his visit.
  const beside = state.whom && values.name ? found(BESIDE, words) : undefined;
  // 'I'm Denise Park', once somebody else's name was told.
  const [kin] = state.whom && !known && state.asked === "name" ? kinNamed(state.told.join(" ")) : [];
  // 'Mia Lund. I'm Eva', of her daughter's.
  const theirName = !state.whom
    ? undefined
    : state.asked === "name"
      ? values.name
      : known
        ? undefined
        : sentencesOf(words)
            .map((each) => each.replace(/[.!,]+$/, ""))
            .find((each) => ALONE.test(each) && isName(each) && !namesNobody(context, each));
  const self =
    state.whom && (known || kin || theirName) && (kinOf || !heard.has("deny", "correct"))
      ? found(OWN_NAME, words)
      : undefined;
  const calling =
    found(CALLER, words) ??
    found(values.whom ? [BEFORE_KIN] : [], words) ??
    (values.whom && !flow ? introduced(words) : undefined) ??
    (self && !same(self, known ?? kin ?? theirName) ? self : undefined) ??
    (beside === values.name ? undefined : beside);
  if (theirName && calling && !same(calling, theirName)) values.name = theirName;
  // 'For my son, Theo Brandt. I'm Karen Brandt', when asked for the name.
  const forKin = state.asked === "name" && !state.whom ? found(FOR_THEM, words) : undefined;
  if (forKin && values.whom) state.whom = values.whom.slice(0, 20);
  // 'It's under MetLife' tells who pays.
  const told =
    forKin ??
    found(
      PATIENT,
      sentencesOf(words)
        .filter((each) => !OF_INSURANCE.test(each) && !(known && OF_THE_NUMBER.test(each)))
        .join(" "),
    );
  // 'Nadia Vance. My sister's name is Paula Reyes, she'll drive me': who comes has said so, and nobody else was to come.
  const aside = flow && !state.whom && values.name && !same(values.name, told) && !COMES.test(words);
  const named = aside ? undefined : told;
  const theirs = named ? undefined : found([THEIRS], words);
  // 'Bernie Kowalski, but it's Stan's appointment' tells who calls, too.
  const caller =
    calling ??
    (theirs && values.name && !same(values.name, theirs) && !same(values.name.split(" ").at(-1), theirs)
      ? values.name
      : undefined);
  // 'It's for Invisalign' tells what for.
  const patient = theirs
    ? fullName(state, words, theirs)
    : named && namesNobody(context, named)
      ? undefined
      : (named ?? (self && self === caller ? kin : undefined));
  if (!caller && !patient) return;
  if (patient && found(THEIR_NAME, words)) state.whom ??= "other";
  const own = OWN.exec(words)?.[1];
  const shared = [own, caller, known]
    .find((each) => each?.includes(" "))
    ?.split(" ")
    .at(-1);
  const whole =
    patient && !patient.includes(" ") && SHARED.test(words) && shared ? `${patient} ${shared}` : patient;
  const calls = caller ?? (own && first(own) !== first(whole) ? own : undefined);
  // Who was named before somebody else's name was put there called.
  const before = whole && known && !same(known, whole) ? known : undefined;
  if (whole)
    values.name = (
      known && first(known) === first(whole) && known.length > whole.length ? known : whole
    ).slice(0, NAME_MAX);
  else if (caller && known && first(known) !== first(caller)) {
    if (!values.name || same(values.name, caller)) delete values.name;
  } else if (caller && !known && values.whom && (values.name ?? caller) === caller) {
    // 'My son Leo needs one' names him.
    const [named] = spokenOf(words);
    if (named?.name) values.name = named.name;
    else delete values.name;
  } else if (caller && !known && values.name === caller) state.whom ??= "other";
  // 'Peter's me', of a Peter Hale.
  const who = calls ?? before;
  const called = known && who && first(known) === first(who) && known.length > who.length ? known : who;
  if (!called || first(called) === first(values.name ?? known)) return;
  state.whom ??= "other";
  state.notes = withRow(state.notes, "Called by", called).slice(-NOTES_MAX);
}
/** 'Sofie Dahl.', a sentence of its own. */
const ALONE = /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){1,2}$/u;
/** 'It's for Linda, the number' tells whom to call. */
const OF_THE_NUMBER =
  /(?<!\p{L})(?:the|that|this|el|ese) (?:phone |cell )?(?:number|phone|cell|n[uú]mero|tel[eé]fono)(?!\p{L})/iu;
/** Says who comes. */
const COMES =
  /(?<!\p{L})(?:(?:for|para) (?:her|him|them|my|mi|our|ella|él|\p{Lu}\p{L}+)|patient|appointment|visit|under|paciente|cita|a nombre de)(?!\p{L})/u;
/** A first name with the family name that was told or is spelled beside it. */
function fullName(state: DialogueState, words: string, name: string): string {
  if (name.includes(" ")) return name;
  const told = withSurname(name, [words, ...state.told, ...state.notes].join(" "));
  const spelled = told ? undefined : spelledName(words.replaceAll(`${name}'s`, " "));
  return told ?? (spelled && !spelled.includes(" ") ? `${name} ${spelled}` : name);
}
/** 'I'm their mom, Tessa Pruitt', once the names of those who come were told. */
function ofSeveral(state: DialogueState, { told, values }: Heard): void {
  const caller = found(CALLER, told);
  // 'It's for Ava and Zoe', of two who come.
  const [, one, two] = state.slots.name || state.more !== 1 ? [] : (TWO_FIRST.exec(told) ?? []);
  if (one && two && [one, two].every((each) => isName(`${each} ${each}`))) {
    state.slots.name = { value: one, confirmed: false };
    state.names = [two];
    state.whom ??= "other";
    if (values.name && !caller) delete values.name;
  }
  // 'Same last name', as who calls.
  const [family] = rowsOf(state.notes, "Called by").flatMap((each) => /\S+ (\S+)$/.exec(each)?.[1] ?? []);
  if (family && SHARED.test(told) && state.slots.name) {
    const whole = (name: string) => (name.includes(" ") ? name : `${name} ${family}`.slice(0, NAME_MAX));
    state.slots.name = { value: whole(state.slots.name.value), confirmed: false };
    state.names = state.names?.map(whole);
  }
  if (
    !caller ||
    !state.slots.name ||
    [state.slots.name.value, ...(state.names ?? [])].some((each) => same(each, caller))
  )
    return;
  addNote(state, `Called by: ${caller}`);
  if (values.name && same(values.name, caller)) delete values.name;
}
