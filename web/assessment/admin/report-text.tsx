import { type FocusEvent, type PointerEvent, useMemo, useRef } from "react";
import {
  ASSESSMENT_FIELDS,
  ASSESSMENT_QUESTIONS,
  type AssessmentField,
} from "../../../contracts/assessment.ts";
import { useSectionInView } from "../../ui/section-in-view.ts";

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
  const { marked, parts } = useMemo(() => withMarks(html), [html]);
  const inView = useSectionInView(parts.map(({ id }) => id));
  const menu = useRef<HTMLDetailsElement>(null);
  const goTo = (id: string) => {
    // Closed first: what it covered or pushed is back in its place when the heading comes into view.
    if (menu.current) menu.current.open = false;
    const heading = document.getElementById(id);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  // What scrolls under a pointer that rests does not put out what the focus has lit.
  const show = ({ currentTarget, target }: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) => {
    const focused = currentTarget.contains(document.activeElement) ? document.activeElement : null;
    const block = (target as Element).closest("[data-basis]") ?? focused?.closest("[data-basis]");
    onRestsOn(fieldsOf(block?.getAttribute("data-basis")));
  };
  return (
    <>
      {parts.length > 1 && (
        <nav className="report-parts" aria-label="Sections of the report">
          <details ref={menu}>
            <summary>Sections</summary>
            <div className="report-parts-list">
              {parts.map(({ id, name }) => (
                <button
                  key={id}
                  type="button"
                  aria-current={id === inView ? "location" : undefined}
                  onClick={() => goTo(id)}
                >
                  {name}
                </button>
              ))}
            </div>
          </details>
        </nav>
      )}
      <div
        className="report review-report"
        onPointerOver={show}
        onPointerLeave={show}
        onFocus={show}
        onBlur={() => onRestsOn([])}
        dangerouslySetInnerHTML={{ __html: marked }}
      />
    </>
  );
}

/** Where a mark may stand inside of a block, so that the block keeps its place among its neighbours. */
const PLACES: Record<string, string> = { UL: "li", OL: "li", TABLE: "caption", FIGURE: "figcaption" };

/** The report's HTML with a mark in each block that rests on answers, and its sections. Headings go with what follows. */
function withMarks(html: string): { marked: string; parts: { id: string; name: string }[] } {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  for (const block of parsed.querySelectorAll("[data-basis]")) {
    const fields = fieldsOf(block.getAttribute("data-basis"));
    const place = PLACES[block.tagName];
    const inside = place ? block.querySelector(place) : block;
    if (!fields.length || !inside || /^H\d$/.test(block.tagName)) continue;
    const mark = parsed.createElement("button");
    mark.type = "button";
    mark.className = "ground-mark";
    const names = `Based on: ${fields.map((field) => ASSESSMENT_QUESTIONS[field].short).join(", ")}`;
    mark.dataset.names = names;
    mark.setAttribute("aria-label", names);
    inside.prepend(mark);
  }
  for (const heading of parsed.querySelectorAll("h2, h3, .verdict")) keepWhole(heading, parsed);
  const parts = Array.from(parsed.querySelectorAll("h2"), (heading, i) => {
    heading.id = `report-part-${i}`;
    heading.tabIndex = -1;
    return { id: heading.id, name: heading.textContent ?? "" };
  });
  return { marked: parsed.body.innerHTML, parts };
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
