import { piecesOf } from "../../../content/report/pieces.ts";
import type { ReportBlock, ReportSection } from "../../../contracts/report-document.ts";
import type { Report } from "../report.ts";
import { heading, rich, worksheet } from "./blocks.ts";

/** The words and sheets that the plan's steps need, ready to be copied: each stands once. */
export const piecesSection = (r: Report): ReportSection[] => {
  const s = r.situation;
  const told = new Set<string>();
  const blocks = r.steps.flatMap(({ step }) =>
    piecesOf(step.id, s).flatMap((piece, i): ReportBlock[] => {
      if (told.has(piece.what)) return [];
      told.add(piece.what);
      const common = {
        id: `piece.${step.id}.${i}`,
        basis: step.basis,
        source: { kind: "step" as const, id: step.id },
      };
      return "says" in piece
        ? [
            heading({ ...common, id: `${common.id}.title` }, piece.what),
            { kind: "quote", ...common, basis: [...step.basis], text: rich(piece.says) },
          ]
        : [worksheet(common, piece.what, "", piece.columns, piece.rows, piece.lines)];
    }),
  );
  return blocks.length === 0
    ? []
    : [
        {
          id: "pieces",
          heading: rich("Ready to copy; the brackets are yours"),
          role: "appendix",
          blocks,
        },
      ];
};
