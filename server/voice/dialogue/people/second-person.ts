import type { DialogueState, MessageOutcome } from "../../../../contracts/voice.ts";
import { byPerson, ME, type Person } from "../paper/by-person.ts";
import { NONE } from "../context.ts";
import { IN_ENGLISH } from "./kin-words.ts";
import { isRow, rowsOf, withRow } from "../paper/note-rows.ts";
import { ASKS } from "../paper/paper-text.ts";
import { RELATIONS } from "../readers/relation.ts";
import { plain } from "../readers/text.ts";

// 'I need my lisinopril, and my husband needs his too': what a second person needs is a matter of its own, with a paper
// of its own, and takes the place of nothing that the caller told.

const ROW = "Also for";
const KIN = new RegExp(`(?<!\\p{L})(?:my|our|mi) (?:\\p{L}+ )?(?:${RELATIONS})(?!\\p{L})`, "iu");
/** What one asks for oneself. */
const OWN =
  /(?<!\p{L})(?:mine|mía|mío|for (?:me|myself)|para mí|my own|my (?:\p{L}+ )?(?:refills?|medic\p{L}+|pills?|meds?|prescriptions?|inhaler|tablets?|results?|records?|x-?rays?|referral)|i(?:'m| am) (?:\p{L}+ )?(?:out|low)|i (?:need|take|ran)|necesito|me (?:queda|falta)\p{L}*)(?!\p{L})/u;
/** 'Refills for me and my husband'. */
const WITH_ME = new RegExp(
  `(?<!\\p{L})(?:(?:me|myself|mí) (?:and|y) (?:for |para )?(?:my|mi) (${RELATIONS})|(?:my|mi) (${RELATIONS}) (?:and|y) (?:for |para )?(?:me|myself|mí))(?!\\p{L})`,
  "iu",
);
/** Wants the same, too. */
const TOO =
  /(?<!\p{L})(?:too|also|as well|both|plus|another|también|y (?:a )?mi \p{L}+|and (?:for )?(?:my|our) (?:\p{L}+ )?\p{L}+(?:'s)? (?:needs?|wants?|is|takes|uses|has|would|could|\p{L}+ (?:is|are|needs?)))(?!\p{L})/u;

/** Somebody whose matter a turn adds to the caller's own; undefined when all of it is one person's. */
export function secondIn(state: DialogueState, words: string, ofMove = false): Person | undefined {
  const known = rowsOf(state.notes, ROW)[0];
  const told = [state.note === NONE ? "" : state.note, ...state.told].filter(Boolean);
  if (known) return personOf(known);
  if (state.whom || rowsOf(state.notes, "For").length > 0) return undefined;
  const couple = WITH_ME.exec(words);
  if (couple) return { who: (couple[1] ?? couple[2])!.toLowerCase() };
  const parts = byPerson(words, []);
  const theirs = parts.find(({ of }) => of && of.who !== ME)?.of;
  if (!theirs || !(TOO.test(plain(words)) || (ofMove && OF_US.test(words)))) return undefined;
  // 'My husband's got one right after mine, can he move too?'
  if (ofMove)
    return state.slots.name && !/(?<!\p{L})with my(?!\p{L})/iu.test(words) ? named(theirs) : undefined;
  const before = told.join(" ");
  const mine =
    (before !== "" && !KIN.test(before)) ||
    parts.some((part) => part.of?.who === ME && OWN.test(plain(part.words)));
  return mine ? theirs : undefined;
}

const named = ({ who, name }: Person): Person => ({
  who,
  ...(name && { name: name.replace(/['’]s$/u, "") }),
});
/** Two who have an appointment each. */
const OF_US =
  /(?<!\p{L})(?:both of us|(?:the )?two of us|(?:not|isn['’]t) just (?:me|mine)|mine and (?:his|hers)|(?:his|hers) and mine|los dos|las dos)(?!\p{L})/iu;

/** Notes whose matter stands beside the caller's own. */
export function noteSecond(state: DialogueState, { who, name }: Person, told?: string): void {
  const kin = IN_ENGLISH[who] ?? who;
  const full = told ?? name;
  state.notes = withRow(state.notes, ROW, full ? `${full} (${kin})` : `their ${kin}`).slice(-6);
}
const personOf = (row: string): Person => {
  const [, name, kin = row.replace(/^their /, "")] = /^(.+) \((.+)\)$/u.exec(row) ?? [];
  return { who: kin, ...(name && { name }) };
};

/** Whom it is for, as it is read back. */
export const alsoFor = ({ notes, language }: Pick<DialogueState, "notes" | "language">): string =>
  rowsOf(notes, ROW)
    .map((each) => {
      const { who, name } = personOf(each);
      return language === "es"
        ? `, para usted y para ${name ?? "la otra persona"}`
        : `, for you and for ${name ?? `your ${who}`}`;
    })
    .join("");

/** 'Walt Bell', or 'your husband': who stands beside the caller. */
export function besideName({
  notes,
  language,
}: Pick<DialogueState, "notes" | "language">): string | undefined {
  const [row] = rowsOf(notes, ROW);
  if (!row) return undefined;
  const { who, name } = personOf(row);
  return name ?? (language === "es" ? "la otra persona" : `your ${who}`);
}

type Paper = Pick<MessageOutcome, "notes" | "told">;

/** The caller's own paper, and that of who was named beside them; the one paper where nothing can be told apart. */
export function apart(paper: Paper, caller: string): Paper[] {
  const [row] = rowsOf(paper.notes, ROW);
  if (!row) return [paper];
  const notes = paper.notes.filter((each) => !isRow(each) || rowsOf([each], ROW).length === 0);
  const second = personOf(row);
  const own: string[] = [];
  const theirs: string[] = [];
  let last: string[] = ["own"];
  for (const each of paper.told) {
    const parts = byPerson(each.replace(ASKS, ""), [{ who: ME, name: caller }, second]);
    const of = parts.flatMap((part) => (part.of ? [part.of.who === ME ? "own" : "theirs"] : []));
    // What names nobody goes on with whom the sentence before it was of.
    if (SHARED.test(each)) last = ["own", "theirs"];
    else if (of.length > 0) last = of;
    if (last.includes("own")) own.push(each);
    if (last.includes("theirs")) theirs.push(each);
  }
  if (own.length === 0 || theirs.length === 0)
    return [{ notes: [...notes, `For: ${caller} and ${row}`], told: paper.told }];
  return [
    { notes, told: own },
    { notes: [`For: ${row}`, ...notes], told: theirs },
  ];
}
const SHARED = /(?<!\p{L})(?:both|we|us|our|ambos|los dos|nosotros)(?!\p{L})/iu;
