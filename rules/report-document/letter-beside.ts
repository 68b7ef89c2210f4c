import type { ReportBlock, ReportDocument, ReportSection } from "../../contracts/report-document.ts";
import { textBlock } from "./render-text.ts";
import { blocksIn } from "./runs.ts";

/** A block's words and what they name, without whose they are. */
const substance = ({ by: _by, ground: _ground, ...block }: ReportBlock): string => JSON.stringify(block);
export const same = (a: ReportBlock, b: ReportBlock) => substance(a) === substance(b);

const SPLIT = /[^\p{L}\p{N}$%'’]+/u;
const wordsIn = (text: string): string[] => text.toLowerCase().split(SPLIT).filter(Boolean);
/** What turns a sentence round, wherever it stands. */
const TURNS = new Set(
  "no not never nothing nobody none neither without don't doesn't isn't aren't won't can't".split(" "),
);
const turns = (word: string) => TURNS.has(word.replace("’", "'"));
/** A short word says nothing of what a sentence is about; a number does. */
const isTelling = (word: string) => word.length > 3 || /\p{N}/u.test(word);
/** From this share of its words on, a block is the drawn one, edited. */
const STILL = 0.5;

/**
 * Whether a letter's words fit a block that somebody edited: most of it stands, nothing in it was turned round, and no word
 * was taken out of it that the letter says as well.
 */
function fitsEdited(said: string, before: string, now: string): boolean {
  const sets = [before, now, said].map((text) => new Set(wordsIn(text)));
  const [old, fresh, letter] = sets as [Set<string>, Set<string>, Set<string>];
  const without = (some: Set<string>, others: Set<string>) => [...some].filter((word) => !others.has(word));
  const taken = without(old, fresh);
  if (taken.length > old.size * (1 - STILL)) return false;
  if ([...taken, ...without(fresh, old)].some(turns)) return false;
  return !taken.some((word) => isTelling(word) && letter.has(word));
}

/**
 * What of a drawn report's cover letter may stand before these sections, in which a person may have rewritten or taken
 * out something: nothing about the verdict where the first screen no longer says what was drawn, with or without sentences
 * around it or a word in it that the letter doesn't repeat, nothing about a step or a question of which no word is left, and nothing at all before a report that is
 * somebody else's.
 */
export function letterBeside(drawn: ReportDocument, sections: readonly ReportSection[]): ReportBlock[] {
  const standing = new Map(blocksIn(sections).map(({ block }) => [block.id, block] as const));
  const words = (block: ReportBlock) => textBlock(block, drawn.figures).replaceAll(/\s+/g, " ").trim();
  const isStillSaid = (block: ReportBlock) => {
    const now = standing.get(block.id);
    if (now === undefined || now.kind !== block.kind) return false;
    const [before, ...rest] = words(now).split(words(block));
    return rest.length > 0 && (before === "" || /[.!?]\s$/.test(before!));
  };
  const stands = (block: ReportBlock) => {
    const now = standing.get(block.id);
    return now !== undefined && (now.by === "model" || same(now, block));
  };
  const blocks = blocksIn(drawn.sections).map(({ block }) => block);
  const covers = drawn.sections.flatMap(({ role, blocks: some }) => (role === "cover" ? some : []));
  const fitsCover = (letter: ReportBlock) =>
    covers.every((block) => {
      if (stands(block) || isStillSaid(block)) return true;
      const now = standing.get(block.id);
      return now?.kind === block.kind && fitsEdited(words(letter), words(block), words(now));
    });
  const left = blocks.filter(stands);
  return drawn.letter.filter((letter) => {
    const { source } = letter;
    if (left.length === 0) return false;
    if (source?.kind === "verdict") return fitsCover(letter);
    const isAbout = (block: ReportBlock) =>
      block.source?.kind === source?.kind && block.source?.id === source?.id;
    return !source || left.some(isAbout) || !blocks.some(isAbout);
  });
}
