import { piecesOf } from "../../../content/report/pieces/index.ts";
import type { Piece } from "../../../content/report/pieces/piece.ts";
import type { ReportBlock, ReportSection } from "../../../contracts/report-document.ts";
import type { Report, StepWords } from "../report.ts";
import { heading, rich, worksheet } from "./blocks.ts";

interface Ready {
  step: Report["steps"][number]["step"];
  piece: Piece;
  i: number;
  /** What is said or written first stands in the step itself. */
  within: boolean;
}

/** The trade's own words in place of the first that anybody could say. */
const inTheirWords = (
  pieces: readonly Piece[],
  { say, ofTrade }: StepWords,
  { aim, lever, forHours }: Ready["step"],
): readonly Piece[] => {
  // What anybody could ask for an aim has nothing to do with what the trade's own words promise, nor has a sheet for any day.
  if (ofTrade && aim && !lever) {
    const sheets = forHours ? [] : pieces.filter((piece) => !("says" in piece));
    return say ? [{ what: "The words", says: say }, ...sheets] : sheets;
  }
  const first = pieces.findIndex((piece) => "says" in piece);
  if (say && first < 0) return [{ what: "The words", says: say }, ...pieces];
  return pieces.map((piece, i) => (i === first && say ? { ...piece, says: say } : piece));
};

/** The words and sheets that the plan's steps need, ready to be copied: each stands once. */
export const readyOf = (r: Report): Ready[] => {
  const told = new Set<string>();
  return r.steps.flatMap(({ step, words }) => {
    const mine = inTheirWords(piecesOf(step.id, r.situation), words, step).flatMap((piece, i) => {
      if (told.has(piece.what)) return [];
      told.add(piece.what);
      return [{ step, piece, i }];
    });
    const first = mine.findIndex(({ piece }) => "says" in piece);
    return mine.map((one, at) => ({ ...one, within: at === first }));
  });
};

/** One of them, without the heading that says what it is. */
export const pieceBlock = ({ step, piece, i }: Ready): ReportBlock => {
  const common = {
    id: `piece.${step.id}.${i}`,
    basis: [...step.basis],
    source: { kind: "step" as const, id: step.id },
  };
  return "says" in piece
    ? { kind: "quote", ...common, text: rich(piece.says) }
    : worksheet(common, piece.what, "", piece.columns, piece.rows, piece.lines);
};

/** What a step needs beside its first words. */
export const piecesSection = (r: Report): ReportSection[] => {
  const blocks = readyOf(r)
    .filter(({ within }) => !within)
    .flatMap((ready): ReportBlock[] => {
      const block = pieceBlock(ready);
      const { step } = ready;
      const of = { basis: step.basis, source: { kind: "step" as const, id: step.id } };
      return block.kind === "quote"
        ? [heading({ id: `${block.id}.title`, ...of }, ready.piece.what), block]
        : [block];
    });
  return blocks.length === 0
    ? []
    : [
        {
          id: "pieces",
          heading: rich("Ready to copy: fill in the brackets"),
          role: "appendix",
          blocks,
        },
      ];
};
