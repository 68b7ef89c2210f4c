import { capital } from "../../../../content/capital.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import type { Heard } from "../hearing/heard.ts";
import { forget } from "../hearing/turn-clauses.ts";
import { rowsOf, withRow } from "../paper/note-rows.ts";
import type { Plan } from "../plan.ts";
import { talk } from "../../../../content/flows/talk.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { fill, inTurn } from "../say/speech.ts";
import { isName, NAME_PART } from "../readers/plain-name.ts";

// Somebody else who is there, and no kin: the tenant who opens the door, of the landlord who calls.

const ROLES =
  "tenant|renter|landlord|landlady|housekeeper|house sitter|super|superintendent|property manager|manager|caretaker|nanny|babysitter|sitter|assistant|contractor|realtor|employee|foreman|aide|caregiver|inquilin[oa]|encargad[oa]";
const TITLE = "(?:Mrs?|Ms|Miss|Dr|Sra?|Dra)\\.? ";
const NAME = `(?:${TITLE})?${NAME_PART}(?: ${NAME_PART})?`;
const untitled = (name: string): string => name.replace(new RegExp(`^${TITLE}`, "u"), "");
/** 'Destiny's the tenant', 'my tenant, Destiny', 'the tenant is Destiny'. */
const IN_ROLE = [
  new RegExp(
    `(?<!\\p{L})(?<name>${NAME})(?:['’]s| is| es) (?:the|my|our|mi|la|el) (?<role>${ROLES})(?!\\p{L})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:the|my|our|mi|la|el) (?<role>${ROLES})(?:,| is|['’]s name is|['’]s| es| se llama| named| called)? (?<name>${NAME})(?!\\p{L})`,
    "u",
  ),
];
const ROLE = new RegExp(`(?<!\\p{L})(?:the|my|our|a|mi|una?) (${ROLES})(?!\\p{L})`, "iu");
/** 'Her name's Destiny', behind 'my tenant'. */
const THEIR_NAME = new RegExp(
  `(?<!\\p{L})(?:(?:[Hh]er|[Hh]is|[Tt]heir) (?:first )?name(?:['’]s| is)|se llama) (${NAME})(?!\\p{L})`,
  "u",
);
/** 'I'm Marlene', 'this is Marlene Kowalski', 'it's for me, Marlene', 'my own name is ...'. */
const SELF = new RegExp(
  `(?<![\\p{L}'’])(?:[Ii](?:['’]m| am)|[Tt]his is|[Mm]y (?:own |full )?name(?:['’]s| is)|(?:for|call|to|under) me,|[Mm]e,|[Ss]oy|[Mm]e llamo|(?:para|a) m[ií],) (${NAME})(?!['’]s)(?![\\p{L}])`,
  "u",
);

const thereOf = (state: DialogueState): string | undefined =>
  ROLES.split("|").flatMap((each) => rowsOf(state.notes, capital(each)))[0];
/** Whether a turn speaks of who is only there. */
export const namesWhoIsThere = (state: DialogueState, words: string): boolean => {
  const there = thereOf(state);
  return there !== undefined && words.includes(there);
};

/** Tells who calls from who is only there: a row names that one, and the visit stands under the caller. */
export function takeRoles(state: DialogueState, heard: Heard, plan: Plan): void {
  const { values, words } = heard;
  const told = IN_ROLE.map((each) => each.exec(words)?.groups).find(Boolean);
  const spoken = ROLE.exec([words, ...state.told].join(" "))?.[1];
  const named = told?.["name"] ?? (ROLE.test(words) ? THEIR_NAME.exec(words)?.[1] : undefined);
  const role = told?.["role"] ?? spoken;
  const other = named && role && isName(`${untitled(named)} ${untitled(named)}`) ? named : undefined;
  if (other) state.notes = withRow(state.notes, capital(role!.toLowerCase()), other).slice(-NOTES_MAX);
  const there = other ?? thereOf(state);
  if (!there) return;
  const isThere = (name: string | undefined): boolean =>
    name !== undefined && untitled(name).split(" ")[0] === untitled(there).split(" ")[0];
  const own = SELF.exec(words)?.[1];
  const self = own && isName(`${own} ${own}`) && !isThere(own) ? own : undefined;
  if (isThere(values.name)) delete values.name;
  const known = state.slots.name?.value;
  if (self) values.name = known && known.startsWith(`${self} `) ? known : self;
  if (isThere(known)) {
    const [called] = rowsOf(state.notes, "Called by");
    const caller = values.name ?? called?.replace(/ \(.*/, "");
    if (caller) state.slots.name = { value: caller, confirmed: false };
    else delete state.slots.name;
    if (caller) plan.news.add("name");
    state.notes = state.notes.filter((each) => !each.startsWith("Called by: "));
    if (state.asked === "confirm") state.reread = true;
  }
  delete state.whom;
  delete values.whom;
  if (!self && !other) return;
  plan.understood = true;
  forget(heard, "deny", "correct", "forother", "frustrated");
}

/** 'My husband'll be there, not me. His name's Greg': who opens the door, of a visit that stays the caller's. */
export function whoIsThere(
  state: DialogueState,
  { words }: Heard,
): { said: string; rest: string } | undefined {
  const kin = state.stack.at(-1) === "book" ? BE_THERE.exec(words)?.[1]?.toLowerCase() : undefined;
  const caller = state.slots.name?.value;
  if (!kin || !caller) return undefined;
  const name = THEIR_NAME.exec(words)?.[1];
  const there = name ? `${name} (their ${kin})` : `their ${kin}`;
  const kept = state.notes.filter((each) => each !== `Called by: ${caller}`);
  state.notes = withRow(kept, "At the door", there).slice(-NOTES_MAX);
  delete state.whom;
  if (state.asked === "confirm") state.reread = true;
  const rest = sentencesOf(words).filter((each) => !BE_THERE.test(each) && !THEIR_NAME.test(each));
  const said = fill(inTurn(talk.addedThis, state.language, 0), {
    note: name ?? (state.language === "es" ? "quién estará" : `your ${kin} will be there`),
  });
  return { said, rest: rest.join(" ") };
}
const BE_THERE =
  /(?<!\p{L})[Mm]y (husband|wife|son|daughter|mom|mother|dad|father|roommate|partner|boyfriend|girlfriend|brother|sister|neighbor)(?:['’]ll| will|['’]s going to| is going to| can)? (?:be (?:there|home|in|the one)|let (?:you|them|him|her|y['’]all) in|open (?:up|the door))(?!\p{L})/u;
