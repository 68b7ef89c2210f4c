import type { DialogueState } from "../../../../contracts/voice.ts";
import { ORDER } from "../paper/aside-words.ts";
import { addNote } from "../paper/add-note.ts";
import { ME } from "../paper/by-person.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import type { Plan } from "../plan.ts";
import type { topFlow } from "../next.ts";
import { joinsAs } from "../people/pair.ts";
import { firstOf } from "../people/first-of-two.ts";
import { putInOrder } from "../people/order-told.ts";
import { childOfCaller, namesMissing, ordered, putNames } from "../people/pair-names.ts";
import { takeCallerBesideNumber, takeForThem } from "../people/patient-then-caller.ts";
import { peopleHeard } from "../readers/people.ts";
import { nameBeside } from "../people/name-beside.ts";
import { NAME_PART } from "../readers/plain-name.ts";
import { rowsOf, withRow } from "../paper/note-rows.ts";
import { nicknameIn } from "../readers/nickname.ts";
import { surnameHeard } from "../readers/name-parts.ts";
import { RELATIONS } from "../readers/relation.ts";
import { NAME_MAX } from "../readers/name-title.ts";
import { coupleNamed } from "../readers/plain-name.ts";
import { bothNames, otherNamed, withFamily } from "../readers/two-names.ts";

const IS_A = new RegExp(`(?<!\\p{L})(${NAME_PART})['’]s an? (\\p{Lu}\\p{L}+)(?: too)?(?!\\p{L})`, "u");
/** Takes the names of who comes and of who calls; returns a name that stood beside other words. */
export function takeNames(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  plan: Plan,
  flow: ReturnType<typeof topFlow>,
): string | undefined {
  const { asked } = state;
  // 'Gary's a Mullins too', of a Gary.
  const bare = state.slots.name?.value;
  const shared = bare?.includes(" ") ? undefined : IS_A.exec(heard.words);
  if (bare && shared?.[1] === bare)
    state.slots.name = { value: `${bare} ${shared[2]}`.slice(0, NAME_MAX), confirmed: false };
  const visit = flow ? flow.id === "book" : heard.has("book", "forother") || peopleHeard(heard) > 1;
  takeForThem(state, heard, visit || OF_ONE.includes(flow?.id ?? ""));
  if (flow?.id === "book") takeCallerBesideNumber(state, heard);
  const couple = state.names === undefined && visit ? coupleNamed(heard.told) : undefined;
  const service = context.desk.services.find(({ id }) => id === state.slots.service?.value);
  const waits = flow?.id === "book" ? state.later : undefined;
  // Of two who come apart, the first is booked now.
  if (couple && waits?.who) {
    [heard.values.name] = couple;
    waits.name = couple[1].slice(0, NAME_MAX);
  } else if (couple && service?.together) {
    state.slots.name = { value: `${couple[0]} and ${couple[1]}`.slice(0, NAME_MAX), confirmed: false };
    delete heard.values.name;
    plan.news.add("name");
    plan.understood = true;
  }
  // Two names for one visit are two people.
  else if (couple && state.more === 0) joinsAs(context, state, 2);
  // 'Me and him. His name's Mateo, I'm Kelly Brandt'.
  const theirs = visit && !couple && !state.names ? MATE.exec(heard.told)?.[1] : undefined;
  if (theirs && (state.more > 0 || peopleHeard(heard) > 1) && !heard.values.name?.includes(theirs)) {
    if (heard.values.name || state.slots.name) state.names = [theirs];
  }
  const told =
    state.names === undefined && !(couple && service?.together) ? bothNames(heard.told) : undefined;
  // 'I'm Carlos Reyna and my brother is Luis Reyna', of two who come about one matter.
  const asOne = told && flow?.id === "book" && !couple && (service?.together || context.desk.kind === "law");
  if (told && asOne && [...state.told, heard.words].some((each) => WE_COME.test(each))) {
    [heard.values.name] = told;
    delete state.whom;
    addNote(state, `Comes along: ${told[1]}`);
  }
  // 'I'm Leila Haddad and my mom is Samira Haddad', of the mother's visit.
  else if (told && state.whom && flow?.id === "book" && !couple) {
    const name = withFamily(told[1], told[0]);
    heard.values.name = name;
    state.slots.name = { value: name, confirmed: false };
    addNote(state, `Called by: ${told[0]}`);
  }
  // Of two who come apart, the name of who waits is known then.
  if (told && !state.whom && waits?.who && waits.who !== ME && !couple) {
    waits.name = withFamily(told[1], told[0]);
    heard.values.name = told[0];
    state.slots.name = { value: told[0], confirmed: false };
    plan.news.add("name");
    plan.understood = true;
  }
  const both = state.whom && !couple ? undefined : told;
  const pair = state.more > 0 || (visit && peopleHeard(heard) === 2);
  if (both && (pair || asked === "name")) {
    if (pair) state.names = [both[1]];
    heard.values.name = both[0];
    if (pair) {
      state.slots.name = { value: both[0], confirmed: false };
      ordered(state, heard.words);
      heard.values.name = state.slots.name.value;
      plan.news.add("name");
      plan.understood = true;
    }
  }
  const put = !both && flow?.id === "book" && putNames(state, heard.told);
  if (put) {
    delete heard.values.name;
    if (put !== "known") plan.news.add("name");
    plan.understood = true;
  }
  // 'Same last name as me', of two children.
  const family = flow?.id === "book" && SAME_NAME.test(heard.text) && rowsOf(state.notes, "Called by")[0];
  if (family && !state.slots.name?.value.includes(" ") && state.slots.name) {
    const surname = family.replace(/ \(.*/, "").split(" ").at(-1)!;
    state.slots.name = { value: `${state.slots.name.value} ${surname}`.slice(0, NAME_MAX), confirmed: false };
    state.names = state.names?.map((mate) => (mate.includes(" ") ? mate : `${mate} ${surname}`));
  }
  if (flow?.id === "book" && ORDER.test(heard.words) && state.slots.name && state.names?.length === 1) {
    ordered(state, heard.words);
    plan.news.add("name");
  }
  // 'Beth Kowalski', of a Beth.
  state.names = state.names?.map((mate) => {
    const whole = mate.includes(" ")
      ? null
      : new RegExp(`(?<!\\p{L})${mate.replace(/[^\p{L}]/gu, ".")} \\p{Lu}[\\p{L}'-]+`, "u").exec(heard.words);
    return whole?.[0] ?? mate;
  });
  if (!state.names) delete state.names;
  childOfCaller(state, heard.words);
  // 'My maid of honor wants one too, Tanya Reed'.
  const mate = flow?.id === "book" && namesMissing(state) ? MATE_NAMED.exec(heard.words)?.[1] : undefined;
  if (mate) {
    state.names = [mate];
    if (heard.values.name === mate) delete heard.values.name;
    plan.understood = true;
  }
  // The name of who comes along.
  if (
    flow?.id === "book" &&
    (asked === "name" || OF_MATE.test(heard.words)) &&
    state.slots.name &&
    heard.values.name &&
    namesMissing(state)
  ) {
    const other = heard.values.name;
    // Who says their own name twice has no other to tell.
    if (other !== state.slots.name.value || state.tries > 1)
      state.names = [...(state.names ?? []), other === state.slots.name.value ? `With ${other}` : other];
    delete heard.values.name;
    plan.understood = true;
    ordered(state, heard.words);
  }
  // The name that is told now stands before they are put in order.
  if (flow?.id === "book" && state.goesFirst && state.names?.length === 1 && !state.slots.name) {
    const own = heard.values.name;
    if (own && firstOf(own) !== firstOf(state.names[0]!)) {
      state.slots.name = { value: own, confirmed: false };
      plan.news.add("name");
      childOfCaller(state, heard.words);
    }
  }
  if (flow?.id === "book") {
    putInOrder(state);
    if (state.slots.name && heard.values.name && state.names?.includes(heard.values.name))
      delete heard.values.name;
  }
  // 'He's Victor. He can do the Tuesday', of a husband.
  const theirsOnly =
    flow?.id === "book" && state.whom && state.more === 0 && !state.slots.name && !heard.values.name;
  const whose = theirsOnly ? otherNamed(heard.told, rowsOf(state.notes, "Called by")[0]) : undefined;
  if (whose) heard.values.name = whose;
  // 'Wilhelmina Dray, but put Billie': both stand on the paper.
  const nick = nicknameIn(heard.words);
  const whole = heard.values.name ?? state.slots.name?.value;
  if (nick && whole && !whole.split(" ").includes(nick)) state.notes = withRow(state.notes, "Goes by", nick);
  const name = put ? undefined : nameBeside(context, state, heard);
  if (name) {
    if (state.slots.name?.value !== name) plan.news.add("name");
    state.slots.name = { value: name, confirmed: false };
    // 'It's Dana Kessler' is read as Dana too.
    if (heard.values.name && (name.startsWith(heard.values.name) || name.endsWith(` ${heard.values.name}`)))
      heard.values.name = name;
    // 'Last name's Winter', of two who were named without it.
    const surname = surnameHeard(heard.told) && name.split(" ").at(-1);
    if (surname) state.names = state.names?.map((mate) => (mate.includes(" ") ? mate : `${mate} ${surname}`));
    plan.understood = true;
  }
  return name;
}

/** What is asked for somebody, who may be another than who calls. */
const OF_ONE: readonly string[] = ["refill", "results", "records", "billing"];
/** 'Her name is Abena Osei', of who comes along. */
const OF_MATE =
  /(?<!\p{L})(?:his|her|their|the other)(?:'s|s)? (?:\p{L}+ )?name|(?<!\p{L})(?:s?he's|she is|he is|se llama)(?!\p{L})/iu;
const MATE = new RegExp(
  `(?<!\\p{L})(?:[Hh]is|[Hh]er) name(?:['’]s| is) (${NAME_PART}(?: ${NAME_PART})?)(?!\\p{L})`,
  "u",
);
const MATE_NAMED = new RegExp(
  `(?<!\\p{L})(?:my|our|mi) (?:\\p{L}+ )?(?:${RELATIONS})[^.!?]{0,40}?(?<!\\p{L})(?:too|also|as well|también), (${NAME_PART}(?: ${NAME_PART})?)(?=[,.!?]|$)`,
  "u",
);
const WE_COME = new RegExp(
  `(?<!\\p{L})(?:(?:my|our|mi) (?:${RELATIONS}) (?:and|y) (?:I|me|yo)|(?:me|I|yo) (?:and|y) (?:my|mi) (?:${RELATIONS})|we(?:'d| would|'ll)? (?:both|come|all)|both (?:come|of us)|(?:come|meet)(?: in)? with my|los dos|ambos)(?!\\p{L})`,
  "iu",
);
const SAME_NAME = /(?<!\p{L})same (?:last |family |sur)name|mismo apellido/u;
