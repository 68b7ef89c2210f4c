import {
  ASSESSMENT_FIELDS,
  ASSESSMENT_QUESTIONS,
  type AssessmentAnswers,
  type AssessmentField,
} from "../../../contracts/assessment.ts";

import { answerWords } from "./answer-words.ts";

const isField = (name: string): name is AssessmentField =>
  ASSESSMENT_FIELDS.includes(name as AssessmentField);
export const fieldsOf = (basis: string | null | undefined) => (basis ?? "").split(" ").filter(isField);

export interface ReportPart {
  /** Of its heading. */
  id: string;
  name: string;
}
export interface MarkedReport {
  html: string;
  parts: ReportPart[];
}

/** Where a mark may stand inside of a block, so that the block keeps its place among its neighbours. */
const PLACES: Record<string, string> = { UL: "li", OL: "li", TABLE: "caption", FIGURE: "figcaption" };

/**
 * The report's HTML with a mark in each block that rests on answers, which says them, and its sections. Headings go with
 * what follows.
 */
export function withMarks(html: string, answers: AssessmentAnswers): MarkedReport {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  for (const block of parsed.querySelectorAll("[data-basis]")) {
    const fields = fieldsOf(block.getAttribute("data-basis"));
    const place = PLACES[block.tagName];
    const inside = place ? block.querySelector(place) : block;
    if (!fields.length || !inside || /^H\d$/.test(block.tagName)) continue;
    const mark = parsed.createElement("button");
    mark.type = "button";
    mark.className = "ground-mark";
    const said = fields.map(
      (field) => `${ASSESSMENT_QUESTIONS[field].short}: ${answerWords(answers, field)}`,
    );
    mark.dataset.names = said.join("\n");
    mark.setAttribute("aria-label", `Based on: ${said.join("; ")}`);
    inside.prepend(mark);
  }
  for (const table of parsed.querySelectorAll("table")) nameCells(table);
  for (const heading of parsed.querySelectorAll("h2, h3, .verdict")) keepWhole(heading, parsed);
  const parts = Array.from(parsed.querySelectorAll("h2"), (heading, i) => {
    heading.id = `report-part-${i}`;
    heading.tabIndex = -1;
    return { id: heading.id, name: heading.textContent ?? "" };
  });
  return { html: parsed.body.innerHTML, parts };
}

/** More columns than a narrow place can set under their heads. */
const MANY_COLUMNS = 4;

/** A cell of a wide table knows its column's name: where the table is folded, it stands above it. */
function nameCells(table: HTMLTableElement): void {
  const heads = table.querySelectorAll("thead th");
  if (heads.length < MANY_COLUMNS) return;
  for (const row of table.querySelectorAll("tbody tr"))
    for (const [i, cell] of Array.from(row.children).entries())
      if (cell.tagName === "TD") cell.setAttribute("data-head", heads[i]?.textContent ?? "");
}

/** No line of a heading ends within a word: 'a follow-' looks like a mistake. */
function keepWhole(heading: Element, parsed: Document): void {
  const walker = parsed.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const words = text.data.split(/((?<!\p{L})\p{L}+(?:-\p{L}+)+)/u);
    if (words.length < 2) continue;
    text.replaceWith(
      ...words.map((word, i) => {
        if (i % 2 === 0) return word;
        const whole = parsed.createElement("span");
        whole.className = "whole";
        whole.textContent = word;
        return whole;
      }),
    );
  }
}
