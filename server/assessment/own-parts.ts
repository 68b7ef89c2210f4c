import type { OwnAssessment } from "../../contracts/assessment-own.ts";
import type { ReportDocument } from "../../contracts/report-document.ts";
import { htmlBlock } from "../../rules/report-document/render-html.ts";
import { plainText } from "../../rules/report-document/runs.ts";

/**
 * A report's sections for its owner's page. A page is scrolled where paper is turned: what the plan brings and the day as
 * pictures, wherever the document has them, stand on the first screen, and not a second time further down.
 */
export function partsOf(document: ReportDocument | null): OwnAssessment["parts"] {
  if (!document) return [];
  const { sections, figures } = document;
  const all = sections.flatMap(({ blocks }) => blocks);
  const opening = all.find(({ id }) => id === VERDICT);
  const cover = sections.find(({ blocks }) => opening && blocks.includes(opening));
  const sum = all.filter(({ id }) => id === SUM);
  const day = all.filter(({ id }) => id === DAY);
  const lifted = cover ? [...sum, ...day] : [];
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
        html: blocks.map((block) => htmlBlock(block, figures)).join(""),
      };
    })
    .filter(({ html }) => html !== "");
}

/** The block that the sum follows. */
const VERDICT = "verdict.text";
const SUM = "money.range";
const DAY = "verdict.day";
