import { chartHtml } from "./charts.ts";
import { figureTexts } from "./figures.ts";
import { escapeHtml, plainName } from "./html.ts";
import type { Block, ReportModel, Section, Text } from "./schema.ts";

type Draw = (t: Text) => string;

const block = (b: Block, draw: Draw, report: ReportModel): string => {
  switch (b.kind) {
    case "heading":
      return `<h3>${draw(b.text)}</h3>`;
    case "paragraph":
      return `<p${b.role ? ` class="${b.role}"` : ""} data-basis="${b.basis.join(" ")}">${draw(b.text)}</p>`;
    case "list": {
      const tag = b.ordered ? "ol" : "ul";
      return `<${tag} data-basis="${b.basis.join(" ")}">${b.items.map((i) => `<li>${draw(i)}</li>`).join("")}</${tag}>`;
    }
    case "table": {
      const head = b.head
        ? `<thead><tr>${b.head.map((h) => `<th scope="col">${escapeHtml(h)}</th>`).join("")}</tr></thead>`
        : "";
      const rows = b.rows.map(
        (r) =>
          `<tr${r.total ? ' class="total"' : ""}><th scope="row">${draw(r.label)}</th>${r.cells.map((c) => `<td>${draw(c)}</td>`).join("")}</tr>`,
      );
      return `<table class="${b.head ? "assumptions" : "bill"}" data-basis="${b.basis.join(" ")}"><caption>${escapeHtml(b.caption)}</caption>${head}<tbody>${rows.join("")}</tbody></table>`;
    }
    case "chart":
      return `<figure data-chart="${b.chart}" data-basis="${b.basis.join(" ")}">${chartHtml(b.chart, report.answers, report.assumptions)}</figure>`;
  }
};

const drawWith = (report: ReportModel): Draw => {
  const figures = figureTexts(report.answers, report.assumptions);
  return (t) =>
    t
      .map((run) => {
        if (typeof run === "string") return escapeHtml(run);
        if ("strong" in run) return `<strong>${escapeHtml(run.strong)}</strong>`;
        if ("name" in run) return `<bdi>${escapeHtml(plainName(run.name))}</bdi>`;
        if ("unsourced" in run) return `<span data-unsourced="figure">${escapeHtml(run.unsourced)}</span>`;
        return `<span data-figure="${run.figure}">${escapeHtml(figures[run.figure])}</span>`;
      })
      .join("");
};

/** One section's HTML, with the figures and charts of the report it belongs to. */
export const renderSection = (report: ReportModel, s: Section): string => {
  const draw = drawWith(report);
  const blocks = s.blocks.map((b) => block(b, draw, report)).join("");
  return `<section data-section="${s.id}">${s.heading ? `<h2>${escapeHtml(s.heading)}</h2>` : ""}${blocks}</section>`;
};

/**
 * The report's HTML, without a title (the page, the mail and the PDF bring their own). Marks:
 * `data-section` on sections, `data-basis` (names of answers) on blocks, `data-figure` on every text
 * that follows from an assumption, `data-chart` on charts.
 */
export const renderHtml = (report: ReportModel): string =>
  report.sections.map((s) => renderSection(report, s)).join("\n");
