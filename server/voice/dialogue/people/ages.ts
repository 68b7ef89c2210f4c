import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { withRow } from "../paper/note-rows.ts";

// 'Emma and Jack, she's nine and he's five': how old each of two children is, a row of the paper.

const YEARS =
  "(?<years>\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{Ll}{3,5}teen)(?:[- ]years?(?:[- ]old)?)?(?! (?:o['’]clock|thirty|fifteen|forty|in the|at|works)|:\\d|[- ]\\d|\\d)(?!\\p{L})";
const each = (lead: string): RegExp => new RegExp(`${lead} ?${YEARS}`, "gu");
/** 'She's nine and he's five.' */
const OF_EACH = each(
  "(?<!\\p{L})(?:[Ss]he|[Hh]e|[Tt]he (?:older|younger|other|first|boy|girl)(?: one)?)(?:['’]s| is)",
);
/** 'Nine and five', 'they're nine and five'. */
const IN_TURN = new RegExp(
  `(?<!\\p{L})(?:[Tt]hey['’]?re |[Tt]hey are |[Aa]ges |[Aa]ged |(?<=\\p{Lu}\\p{Ll}+,? ))${YEARS.replace("years>", "one>")},? and ${YEARS.replace("years>", "two>")}(?=[.,;!]|$)`,
  "u",
);

/** Puts down how old the two are that a turn names. @returns the words without it */
export function takeAges(state: DialogueState, names: readonly string[], words: string): string {
  if (names.length !== 2) return words;
  const firsts = names.map((name) => name.split(" ")[0]!);
  const byName = firsts.map(
    (first) =>
      new RegExp(
        `(?<!\\p{L})${first.replace(/[^\p{L}]/gu, ".")}(?: \\p{Lu}\\p{L}+)?(?:,? (?:who|she|he)(?:['’]s| is)|['’]s|,? is|,),? ?${YEARS}`,
        "u",
      ).exec(words)?.groups?.["years"],
  );
  const own = [...words.matchAll(OF_EACH)];
  const turn = IN_TURN.exec(words)?.groups;
  const [one, two] = byName.every(Boolean)
    ? byName
    : own.length === 2
      ? own.map((found) => found.groups?.["years"])
      : [turn?.["one"], turn?.["two"]];
  if (!one || !two) return words;
  state.notes = withRow(state.notes, "Ages", `${firsts[0]} ${one}, ${firsts[1]} ${two}`).slice(-NOTES_MAX);
  return (
    byName.every(Boolean)
      ? words
      : own.length === 2
        ? words.replace(OF_EACH, " ")
        : words.replace(IN_TURN, " ")
  )
    .replace(/[\s,]*(?<!\p{L})and\s*(?=[.!?]|$)/gu, "")
    .replace(/(?:,\s*)+(?=[.!?]|$)/gu, "")
    .replace(/\.{2,}/gu, ".");
}
