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

/** The report as it will be read, with the answers that each block rests on beside it. */
export function ReportText({ html, onRestsOn }: ReportTextProps) {
  const annotated = useMemo(() => withNotes(html), [html]);
  const show = (event: PointerEvent | FocusEvent) => {
    const block = (event.target as Element).closest("[data-basis]");
    onRestsOn(fieldsOf(block?.getAttribute("data-basis")));
  };
  return (
    <div
      className="report review-report"
      onPointerOver={show}
      onPointerLeave={() => onRestsOn([])}
      dangerouslySetInnerHTML={{ __html: annotated }}
    />
  );
}

/** The report's HTML with a note after each block that names the answers it rests on. */
function withNotes(html: string): string {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  let before = "";
  for (const block of parsed.querySelectorAll("[data-basis]")) {
    const fields = fieldsOf(block.getAttribute("data-basis"));
    if (!fields.length) continue;
    const note = parsed.createElement("p");
    note.className = "rests-on";
    note.dataset.basis = fields.join(" ");
    const names = fields.map((field) => ASSESSMENT_QUESTIONS[field].short).join(", ");
    note.textContent = fields.length > 2 && names === before ? "Rests on the same" : `Rests on: ${names}`;
    before = names;
    block.after(note);
  }
  return parsed.body.innerHTML;
}
