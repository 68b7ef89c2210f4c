import { capital } from "../../../../content/capital.ts";
import { talk } from "../../../../content/flows/talk.ts";
import { MUST_AGREE, ONLY_IF } from "../../../../content/understanding/condition-words.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { standing } from "../context.ts";
import { isRow, rowsOf, withRow } from "../paper/note-rows.ts";
import { shorten } from "../readers/text.ts";
import { fill, wording } from "../say/speech.ts";

// A visit that hangs on somebody else's yes: it is asked for, and nothing of it is firm.

const LABEL = "Only if";
const SAYS = " says yes; ask first";

/** Who has to say yes to what these notes are of; undefined where nobody has. */
export const whoAgrees = (notes: readonly string[]): string | undefined =>
  rowsOf(notes, LABEL)[0]?.replace(SAYS, "");

/** ', only if Gus says yes', of what is read back. */
export function onlyIfWords({ notes, language }: Pick<DialogueState, "notes" | "language">): string {
  const who = whoAgrees(notes);
  if (!who) return "";
  return language === "es"
    ? `, sólo si ${spoken(who, "es")} dice que sí`
    : `, only if ${spoken(who)} says yes`;
}
/** As it is said to the caller: 'your landlord'. */
export const spoken = (who: string, language: DialogueState["language"] = "en"): string =>
  language === "es" ? who.replace(/^the /, "su ") : who.replace(/^the /, "your ");

/**
 * Hears that somebody has to say yes first, and notes it: of what is under way, or of what was booked last.
 * @returns what else was said, and the reply where it was booked already; undefined where no condition was
 */
export function takeCondition(
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  const found = ONLY_IF.map((each) => each.exec(words)).find((each) => each !== null);
  const told = found ?? MUST_AGREE.map((each) => each.exec(words)).find((each) => each !== null);
  const who = told?.groups?.["who"];
  if (!told || !who) return undefined;
  const [, role, name] =
    /^(?:[Mm]y|[Oo]ur|[Tt]he|mi|el|la) (\p{Ll}+(?: \p{Ll}+)?)(?:,? (\p{Lu}[^,]*))?,?$/u.exec(who) ?? [];
  const whom = name ?? (role ? (rowsOf(state.notes, capital(role))[0] ?? `the ${role}`) : known(state, who));
  const last = state.stack.length > 0 ? undefined : standing(state).at(-1)?.booking;
  const notes = last?.notes ?? state.notes;
  const before = whoAgrees(notes);
  let now = withRow(notes, LABEL, `${shorten(before?.startsWith(`${whom} `) ? before : whom, 60)}${SAYS}`);
  if (role && name) now = withRow(now, capital(role), name);
  if (last) last.notes = now.slice(-12);
  else state.notes = now.slice(-NOTES_MAX);
  if (!found) return { rest: words, said: "" };
  const subject = name ? `${name.split(" ")[0]}'s` : role ? `my ${role}'s` : `${whom.split(" ")[0]}'s`;
  const rest = `${words.slice(0, found.index)}${words
    .slice(found.index + found[0].length)
    .replace(/^,? (?:he|she)(?:['’]s| is)(?: at| on)? (?=\(?\d)/u, ` ${subject} number is `)}`
    .replace(/[,\s]+(?=[.?!])/gu, "")
    .replace(/(?<=^|[.?!] ?)[.,?!\s]+/gu, "")
    .replace(/[,\s]+$/u, "")
    .trim();
  // Beside a yes it is said with what is filed.
  const silent = !last && (state.asked === "confirm" || before !== undefined);
  if (state.asked === "confirm") state.reread = true;
  const said = silent
    ? ""
    : fill(wording(last ? talk.heldAfter : talk.heldBefore, state.language), {
        whom: spoken(whom, state.language),
      });
  return { rest: /[\p{L}\d]/u.test(rest) ? rest : "", said };
}
/** 'He', of whom was told before. */
function known(state: DialogueState, who: string): string {
  if (/^\p{Lu}/u.test(who)) return who;
  const before = whoAgrees(state.notes);
  const roles = state.notes
    .filter(isRow)
    .flatMap((each) => rowsOf([each], "Landlord", "Landlady", "Manager"));
  return before ?? roles[0] ?? "somebody else";
}
