import type {
  ReportBlock,
  ReportDocument,
  ReportSection,
  RichText,
} from "../../contracts/report-document.ts";
import { htmlChart } from "./html-chart.ts";
import { escapeAttribute, escapeHtml } from "../text.ts";
import { htmlRuns } from "./html-runs.ts";
import { type Figures, plainText } from "./runs.ts";

/** Ids of blocks that came without one are for the document alone. */
export const UNNAMED = "x.";

const attributes = (block: ReportBlock): string =>
  (block.id.startsWith(UNNAMED) ? "" : ` data-block="${block.id}"`) +
  (block.basis.length ? ` data-basis="${block.basis.join(" ")}"` : "");

const element = (tag: string, attrs: string, inside: string) => `<${tag}${attrs}>${inside}</${tag}>`;

/** More columns than a phone can set under their heads. */
const MANY_COLUMNS = 4;
/** A cell's column by its name, for a screen that folds a table of many; what is stored has none. */
const namedBy = (head: readonly RichText[] | undefined, figures: Figures) => (column: number) => {
  const name = head && head.length >= MANY_COLUMNS ? head[column] : undefined;
  return name ? ` data-head="${escapeAttribute(plainText(name, figures))}"` : "";
};

/**
 * One block's HTML. `data-block` is its id, `data-basis` the answers it rests on. Where the screen may fold it, a wide
 * table's cells bring the names of their columns.
 */
export function htmlBlock(block: ReportBlock, figures: Figures, { folds = false } = {}): string {
  const draw = (text: RichText) => htmlRuns(text, figures);
  const marks = attributes(block);
  const cls = (name: string | undefined) => (name ? ` class="${name}"` : "");
  const head = (cells: readonly string[]) =>
    `<thead><tr>${cells.map((cell) => `<th scope="col">${cell}</th>`).join("")}</tr></thead>`;
  const named = namedBy(folds && block.kind === "table" ? block.head : undefined, figures);
  const row = (label: RichText, cells: RichText[], total: true | undefined) =>
    `<tr${total ? ' class="total"' : ""}><th scope="row">${draw(label)}</th>${cells.map((cell, i) => `<td${named(i + 1)}>${draw(cell)}</td>`).join("")}</tr>`;
  switch (block.kind) {
    case "heading":
      return element(`h${block.level}`, marks, draw(block.text));
    case "paragraph":
      return element("p", cls(block.role) + marks, draw(block.text));
    case "list":
      return element(
        block.ordered ? "ol" : "ul",
        marks,
        block.items.map((item) => `<li>${draw(item)}</li>`).join(""),
      );
    case "table":
      return element(
        "table",
        cls("table") + marks,
        `<caption>${draw(block.caption)}</caption>${block.head ? head(block.head.map(draw)) : ""}<tbody>${block.rows.map(({ label, cells, total }) => row(label, cells, total)).join("")}</tbody>`,
      );
    case "sum":
      return element(
        "table",
        cls("sum") + marks,
        `<caption>${draw(block.caption)}</caption><tbody>${block.rows.map(({ label, value, total }) => row(label, [value], total)).join("")}</tbody>`,
      );
    case "chart":
      return element(
        "figure",
        ` data-chart="${block.chart.kind}"${marks}`,
        `<figcaption>${draw(block.caption)}</figcaption>${htmlChart(block.chart, figures)}`,
      );
    case "worksheet": {
      const cells = (filled: readonly string[]) =>
        `<tr>${block.columns.map((_, i) => `<td>${escapeHtml(filled[i] ?? "")}</td>`).join("")}</tr>`;
      const lines = [...block.rows, ...Array.from({ length: block.lines }, () => [])].map(cells).join("");
      const lead = block.lead ? `<p>${draw(block.lead)}</p>` : "";
      return element(
        "figure",
        `${cls("worksheet")}${marks}`,
        `<figcaption>${draw(block.title)}</figcaption>${lead}<table>${head(block.columns.map(escapeHtml))}<tbody>${lines}</tbody></table>`,
      );
    }
    case "question":
      return element(
        "blockquote",
        cls("question") + marks,
        `<p>${draw(block.text)}</p>${block.why ? `<p class="note">${draw(block.why)}</p>` : ""}`,
      );
    case "quote":
      return element(
        "blockquote",
        marks,
        `<p>${draw(block.text)}</p>${block.who ? `<p class="note">${escapeHtml(block.who)}</p>` : ""}`,
      );
    case "html":
      return block.html;
  }
}

/** A section's beginning, or nothing for text that came without one. */
export const sectionStart = ({ id, role, heading, bare }: ReportSection, figures: Figures): string =>
  bare
    ? ""
    : `<section data-section="${escapeAttribute(id)}"${role === "body" ? "" : ` data-role="${role}"`}>${heading ? `<h2>${htmlRuns(heading, figures)}</h2>` : ""}`;

export const htmlSection = (section: ReportSection, figures: Figures): string =>
  `${sectionStart(section, figures)}${section.blocks.map((block) => htmlBlock(block, figures)).join("")}${section.bare ? "" : "</section>"}`;

/**
 * The report's HTML, without a title (the page, the mail and the PDF bring their own): what `reportContent` is on the
 * wire.
 */
export const renderHtml = ({ sections, figures }: Pick<ReportDocument, "sections" | "figures">): string =>
  sections.map((section) => htmlSection(section, figures)).join("\n");
