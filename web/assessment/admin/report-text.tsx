import type { FocusEvent, PointerEvent } from "react";
import type { AssessmentField } from "../../../contracts/assessment.ts";
import { fieldsOf, type MarkedReport } from "./marked-report.ts";

interface ReportTextProps {
  report: MarkedReport;
  /** The answers that the block under the pointer rests on; empty when there is none. */
  onRestsOn: (fields: readonly AssessmentField[]) => void;
}

/** The report as it will be read; a mark beside each block that rests on answers lights them. */
export function ReportText({ report, onRestsOn }: ReportTextProps) {
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
      dangerouslySetInnerHTML={{ __html: report.html }}
    />
  );
}
