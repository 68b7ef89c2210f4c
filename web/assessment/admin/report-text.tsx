import { type FocusEvent, type PointerEvent, useMemo } from "react";
import {
  ASSESSMENT_FIELDS,
  ASSESSMENT_QUESTIONS,
  type AssessmentField,
} from "../../../contracts/assessment.ts";

const isField = (name: string): name is AssessmentField =>
  ASSESSMENT_FIELDS.includes(name as AssessmentField);
const fieldsOf = (basis: string | null | undefined) => (basis ?? "").split(" ").filter(isField);

interface ReportTextProps {
  /** Sanitised by the server. */
  html: string;
  /** The answers that the block under the pointer rests on; empty when there is none. */
  onRestsOn: (fields: readonly AssessmentField[]) => void;
}

/** The report as it will be read; a mark beside each block that rests on answers lights them. */
export function ReportText({ html, onRestsOn }: ReportTextProps) {
  const marked = useMemo(() => withMarks(html), [html]);
  // What scrolls under a pointer that rests does not put out what the focus has lit.
  const show = ({ currentTarget, target }: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) => {
    const focused = currentTarget.contains(document.activeElement) ? document.activeElement : null;
    const block = (target as Element).closest("[data-basis]") ?? focused?.closest("[data-basis]");
    onRestsOn(fieldsOf(block?.getAttribute("data-basis")));
  };
  return (
    <div
      className="report review-report"
      onPointerOver={show}
      onPointerLeave={show}
      onFocus={show}
      onBlur={() => onRestsOn([])}
      dangerouslySetInnerHTML={{ __html: marked }}
    />
  );
}

/** Where a mark may stand inside of a block, so that the block keeps its place among its neighbours. */
const PLACES: Record<string, string> = { UL: "li", OL: "li", TABLE: "caption", FIGURE: "figcaption" };

/** The report's HTML with a mark in each block that rests on answers. Headings go with what follows. */
function withMarks(html: string): string {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  for (const block of parsed.querySelectorAll("[data-basis]")) {
    const fields = fieldsOf(block.getAttribute("data-basis"));
    const place = PLACES[block.tagName];
    const inside = place ? block.querySelector(place) : block;
    if (!fields.length || !inside || /^H\d$/.test(block.tagName)) continue;
    const mark = parsed.createElement("button");
    mark.type = "button";
    mark.className = "ground-mark";
    const names = `Rests on: ${fields.map((field) => ASSESSMENT_QUESTIONS[field].short).join(", ")}`;
    mark.dataset.names = names;
    mark.setAttribute("aria-label", names);
    inside.prepend(mark);
  }
  return parsed.body.innerHTML;
}
