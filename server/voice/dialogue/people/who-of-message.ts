import { sentencesOf } from "../paper/note-words.ts";
import { INSURERS } from "../../../../content/understanding/paper-words.ts";
import { flowFor } from "../../../../content/flows/flows.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { addNote } from "../paper/add-note.ts";
import type { Person } from "../paper/by-person.ts";
import type { Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { writtenPhone } from "../readers/phone.ts";
import { bothNames } from "../readers/two-names.ts";
import { isName } from "../readers/plain-name.ts";
import { withRow } from "../paper/note-rows.ts";
import { alsoFor, noteSecond, secondIn } from "./second-person.ts";
import {
  CALL_INSTEAD,
  CALL_NAMED,
  CALL_THEM,
  CALLER,
  FOR_THEM,
  HE_IS,
  IS_THEIRS,
  IS_KIN,
  KIN_NAMED,
  MY_NUMBER,
  NAMED,
  OTHERS,
  OWN_NAME,
  PATIENT,
  REACHES,
  THEIR_NAME,
  THEIR_NUMBER,
} from "./who-words.ts";

export const found = (patterns: readonly RegExp[], words: string): string | undefined => {
  for (const each of patterns) {
    const name = each.exec(words)?.[1];
    if (name && !IS_KIN.test(name) && name.split(" ").every((part) => isName(`${part} ${part}`))) return name;
  }
  return undefined;
};
/** 'Ed', and 'Edward' later, are one. */
export const same = (one = "", other = ""): boolean =>
  first(one).startsWith(first(other)) || first(other).startsWith(first(one));
export const first = (name = ""): string => name.split(" ")[0]!.toLowerCase();
/** Whether a turn asks for something that is passed on, and for no visit. */
export const beginsMessage = (heard: Heard): boolean => begun(heard) !== undefined;
const begun = (heard: Heard): string | undefined =>
  heard.has("book", "avail")
    ? undefined
    : [...heard.acts]
        .map(([act, p]) => (p >= 0.5 ? flowFor(act) : undefined))
        .find((flow) => flow?.files?.kind === "message")?.id;

/** A message is from who calls, and says whom it is for: 'it's for my mother, Ottilie Brandauer. I'm Joss, her son'. */
export function ofMessage(state: DialogueState, heard: Heard): void {
  const { told: words, values } = heard;
  const known = state.slots.name?.value;
  const flow = topFlow(state)?.id ?? begun(heard) ?? "";
  // 'My son has one too that day, leave his alone': what is canceled is the caller's own.
  if (["move", "cancel"].includes(flow) && [...state.told, words].some((each) => STAYS.test(each))) {
    const mine = found(OWN_NAME, words);
    if (mine) values.name = mine;
    return;
  }
  const second = PASSED_ON.includes(flow) ? secondIn(state, words, flow === "move") : undefined;
  if (second) return withSecond(state, heard, second);
  // 'My daughter's Lily', of what is hers; in any other message she may only be named.
  const told = [state.note, ...state.told].some((each) => OTHERS.test(each));
  const kin = OTHERS.test(state.note);
  // 'It's under Greg Lindqvist', of one's own, is who calls.
  const somebody = told || state.whom !== undefined || OTHERS.test(words);
  const ofTheirs = OF_SOMEBODY.includes(flow) || (state.whom !== undefined && state.asked === "name");
  // 'I'm Lucia Ramos, he's Hector'.
  const both = ofTheirs && somebody ? bothNames(words) : undefined;
  const theirs =
    both?.[1] ??
    found(FOR_THEM, words) ??
    (ofTheirs && somebody ? found([HE_IS], words) : undefined) ??
    (ofTheirs && somebody ? found(IS_THEIRS, words) : undefined) ??
    (ofTheirs ? ((somebody ? found(PATIENT, words) : undefined) ?? found(KIN_NAMED, words)) : undefined) ??
    // 'Her name is Dot Beck', of what her daughter asks for.
    (PASSED_ON.includes(flow) && (kin || told) ? found(THEIR_NAME, words) : undefined) ??
    // 'Sam Feldman', of 'my husband needs his pills', once it was read back from his wife.
    (ofTheirs && kin && state.asked === "confirm" && isName(words) && first(words) !== first(known)
      ? words
      : undefined);
  const own = both?.[0] ?? found(CALLER, words) ?? found(OWN_NAME, words);
  const apart = theirs ?? (own && (state.whom || OTHERS.test(words)) ? (known ?? values.name) : undefined);
  const other = found(THEIR_NAME, words);
  const toThem =
    flow === "callback" && [state.note, ...state.told, words].some((each) => CALL_THEM.test(each));
  const pair = toThem && own ? bothNames(words) : undefined;
  const calls = flow === "callback" || flow === "returning";
  // 'No wait, call my husband instead, Ray', once they said who they are.
  const another = calls && known ? found(CALL_INSTEAD, words) : undefined;
  const instead = another ?? (flow === "callback" ? (found(CALL_NAMED, words) ?? pair?.[1]) : undefined);
  if (instead && same(instead, known)) return;
  if (instead) {
    if (another) state.reread ||= state.asked === "confirm";
    state.notes = withRow(
      state.notes.filter((each) => !/^(?:About|Ask for|For): /.test(each)),
      "Call",
      instead,
    ).slice(-NOTES_MAX);
    if (pair) [values.name] = pair;
    else if (values.name && same(values.name, instead)) delete values.name;
    return;
  }
  const theirOwn = THEIR_NUMBER.test(words) || (toThem && !MY_NUMBER.test(words));
  const called = values.phone && theirOwn ? values.phone : undefined;
  if (other && !own && !theirs && (state.asked !== "name" || told) && first(other) !== first(known)) {
    // 'Call my sister's phone, her name's Carol': who is to be asked for there.
    if (called) state.notes = state.notes.filter((each) => !each.startsWith("The number is: "));
    addNote(
      state,
      called
        ? `Call: ${other} at ${writtenPhone(called)}`
        : `${toThem ? "Call" : REACHES.test(namedIn(words, other)) ? "Ask for" : "About"}: ${other}`,
    );
    // 'Denise Achebe, 202 ... Her name is Ngozi Achebe' tells both.
    const lead = new RegExp(`^(${NAMED})(?=[,.])`, "u").exec(words)?.[1];
    if (lead && isName(lead) && lead !== other) values.name = lead;
    else delete values.name;
    if (called && state.slots.phone) delete values.phone;
    return;
  }
  // A plan is nobody.
  if (!apart || INSURERS.test(apart) || (own && first(own) === first(apart))) {
    if (own && (state.whom || (state.asked === "name" && !values.name))) values.name = own;
    return;
  }
  state.whom ??= "other";
  const whom = apart.replace(/['’]s$/u, "");
  // 'The visit's June's. June Pruitt', of a June that was told before.
  state.notes = state.notes.filter((each) => !each.startsWith("For: ") || !same(each.slice(5), whom));
  addNote(state, `For: ${longerIn(words, whom)}`);
  if (known && first(known) === first(apart)) delete state.slots.name;
  if (own) values.name = own;
  else if (values.name && first(values.name) === first(apart)) delete values.name;
}
/** The sentences that speak of somebody: 'should he talk to the cops?' asks for nobody. */
const namedIn = (words: string, name: string): string =>
  sentencesOf(words)
    .filter(
      (each) =>
        each.includes(name) ||
        /(?<!\p{L})(?:call|reach|ring|text|ask for) (?:him|her|them)(?!\p{L})/iu.test(each),
    )
    .join(" ");
/** 'June Pruitt', of a June. */
const longerIn = (words: string, name: string): string =>
  name.includes(" ")
    ? name
    : (new RegExp(`(?<!\\p{L})${name.replace(/[^\p{L}]/gu, ".")} \\p{Lu}[\\p{L}'-]+`, "u").exec(words)?.[0] ??
      name);
/** What is passed on of two: the caller stays who calls, and the other is named beside them. */
function withSecond(state: DialogueState, { told: words, values }: Heard, second: Person): void {
  const both = bothNames(words);
  const name =
    both?.[1] ??
    found(KIN_NAMED, words) ??
    found(THEIR_NAME, words) ??
    found(PATIENT, words) ??
    found([HE_IS], words) ??
    found(FOR_THEM, words);
  const whole = name?.replace(/['’]s$/u, "");
  const own = both?.[0] ?? found(OWN_NAME, words);
  const theirs = whole && first(whole) !== first(own) && first(whole) !== first(state.slots.name?.value);
  const longer = theirs && (!second.name || whole.length >= second.name.length) ? whole : undefined;
  state.reread ||= topFlow(state)?.id === "move" && state.asked === "confirm" && alsoFor(state) === "";
  noteSecond(state, second, longer);
  if (own) values.name = own;
  else if (values.name && same(values.name, longer ?? second.name)) delete values.name;
}
const STAYS =
  /(?<!\p{L})(?:leave|keep) (?:his|hers|theirs|my \p{L}+['’]s|our \p{L}+['’]s)(?: \p{L}+)? (?:alone|as (?:it )?(?:is|was)|where it is|like it is)(?!\p{L})|(?<!\p{L})not (?:his|hers|theirs)(?=$|[,.!])|(?<!\p{L})(?:his|hers|theirs) (?:stays|stands|is fine|is staying)(?!\p{L})/iu;
/** What is asked for may be somebody else's. */
const OF_SOMEBODY: readonly string[] = [
  "move",
  "cancel",
  "late",
  "existing",
  "refill",
  "results",
  "referral",
  "records",
];
/** Of two people each has their own, where it is passed on. */
const PASSED_ON: readonly string[] = ["refill", "results", "referral", "records", "move"];
