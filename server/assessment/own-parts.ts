import type { OwnAssessment } from "../../contracts/assessment-own.ts";
import type { ReportBlock, ReportDocument } from "../../contracts/report-document.ts";
import { htmlBlock } from "../../rules/report-document/render-html.ts";
import { plainText } from "../../rules/report-document/runs.ts";
import { sumLines } from "./sum-lines.ts";

/**
 * A report's sections for its owner's page. A page is scrolled where paper is turned: the decision's sum and the day as a
 * picture, wherever the document has them, stand on the first screen, and not a second time further down.
 */
export function partsOf(document: ReportDocument | null): OwnAssessment["parts"] {
  if (!document) return [];
  const { sections, figures } = document;
  const isCounted = (block: ReportBlock) => htmlBlock(block, figures).includes("data-figure");
  const all = sections.flatMap(({ blocks }) => blocks);
  const opening = all.find(({ id }) => id === VERDICT);
  const cover = sections.find(({ blocks }) => opening && blocks.includes(opening));
  // Counted with the owner's numbers, the verdict has its sum; else it is what an assistant costs, and must bring.
  const sumId = opening && isCounted(opening) ? "money.range" : "buy.0";
  const sum = all.filter((block) => block.id === sumId && isCounted(block));
  const day = all.filter(({ id }) => id === "verdict.day");
  const lifted = cover ? [...sum, ...day] : [];
  const html = (block: ReportBlock) =>
    (sum.includes(block) && sumLines(block, figures)) || htmlBlock(block, figures);
  return sections
    .map((section) => {
      const { id, heading, role } = section;
      const rest = section.blocks.filter((block) => !lifted.includes(block));
      const blocks =
        section === cover
          ? [...rest.flatMap((block) => (block === opening ? [block, ...sum] : [block])), ...day]
          : rest;
      return {
        id,
        heading: heading ? plainText(heading, figures) : null,
        role,
        html: blocks.map(html).join(""),
      };
    })
    .filter(({ html }) => html !== "");
}

/** The block that the sum follows. */
const VERDICT = "verdict.text";
