import type { OwnAssessment } from "../../contracts/assessment-own.ts";
import type { ReportBlock, ReportDocument } from "../../contracts/report-document.ts";
import { figureText } from "../../rules/report-document/figure-text.ts";
import { htmlBlock } from "../../rules/report-document/render-html.ts";
import { withCurlyApostrophes } from "../../rules/text.ts";
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
      const blocks = section === cover ? [...rest, ...sum, ...day] : rest;
      return {
        id,
        heading: heading ? withCurlyApostrophes(plainText(heading, figures)) : null,
        role,
        html: withCurlyApostrophes(
          blocks.map((block) => (isPointer(block) ? POINTER : htmlBlock(block, figures))).join(""),
        ),
      };
    })
    .filter(({ html }) => html !== "");
}

/** What the plan leaves, where the report draws its sum. */
export function leavesOf(document: ReportDocument | null): OwnAssessment["leaves"] {
  const block = document?.sections.flatMap(({ blocks }) => blocks).find(({ id }) => id === SUM);
  if (!document || block?.kind !== "chart" || block.chart.kind !== "range" || !block.chart.left) return null;
  const { low, likely, high } = block.chart.left;
  const [least, told, most] = [low, likely, high].map((id) => document.figures[id]);
  if (!least || !told || !most || told.value <= 0) return null;
  return { low: figureText(least), likely: figureText(told), high: figureText(most) };
}

/** On that very page, 'your page says' is a link; what a reviewer typed in its place stays. */
const isPointer = ({ id, by }: ReportBlock) => id === "unknown.where" && by !== "person";
const POINTER = '<p class="note"><a href="#your-numbers">Where to find them: Your numbers</a></p>';

/** The block that begins the first screen. */
const VERDICT = "verdict.text";
const SUM = "money.range";
const DAY = "verdict.day";
