import type { ReportBlock, ReportDocument, ReportSection } from "../../contracts/report-document.ts";
import { textBlock } from "./render-text.ts";
import { blocksIn } from "./runs.ts";

/** A block's words and what they name, without whose they are. */
const substance = ({ by: _by, ground: _ground, ...block }: ReportBlock): string => JSON.stringify(block);
export const same = (a: ReportBlock, b: ReportBlock) => substance(a) === substance(b);

/**
 * What of a drawn report's cover letter may stand before these sections, in which a person may have rewritten or taken
 * out something: nothing about the verdict where the first screen no longer says what was drawn, with or without sentences
 * around it, nothing about a step or a question of which no word is left, and nothing at all before a report that is
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
  const isWhole = drawn.sections.every(
    ({ role, blocks }) => role !== "cover" || blocks.every((block) => stands(block) || isStillSaid(block)),
  );
  const left = blocks.filter(stands);
  return drawn.letter.filter(({ source }) => {
    if (left.length === 0) return false;
    if (source?.kind === "verdict") return isWhole;
    const isAbout = (block: ReportBlock) =>
      block.source?.kind === source?.kind && block.source?.id === source?.id;
    return !source || left.some(isAbout) || !blocks.some(isAbout);
  });
}
