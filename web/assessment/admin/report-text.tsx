import type { FocusEvent, PointerEvent, ReactNode } from "react";
import type { FirstFigure } from "../../../contracts/assessment-own.ts";
import type { AssessmentField } from "../../../contracts/assessment.ts";
import { ReportFigure } from "../own/report-figure.tsx";
import { fieldsOf, type MarkedReport } from "./marked-report.ts";

interface ReportTextProps {
  report: MarkedReport;
  /** What stands above it on the client's page and on the PDF. */
  figure: FirstFigure | null | undefined;
  /** The answers that the block under the pointer rests on; empty when there is none. */
  onRestsOn: (fields: readonly AssessmentField[]) => void;
  /** What is to be known before the first line, beneath what the client sees first. */
  children?: ReactNode;
}

/** The report as it will be read; a mark beside each block that rests on answers lights them. */
export function ReportText({ report, figure, onRestsOn, children }: ReportTextProps) {
  // What scrolls under a pointer that rests does not put out what the focus has lit.
  const show = ({ currentTarget, target }: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) => {
    const focused = currentTarget.contains(document.activeElement) ? document.activeElement : null;
    const block = (target as Element).closest("[data-basis]") ?? focused?.closest("[data-basis]");
    onRestsOn(fieldsOf(block?.getAttribute("data-basis")));
  };
  /** What a mark says stands at the foot of a phone: its paragraph gets out from under it. */
  const uncover = (event: FocusEvent<HTMLElement>) => {
    show(event);
    const mark = event.target as Element;
    if (!mark.matches(".ground-mark") || !matchMedia("(max-width: 47.99rem)").matches) return;
    const block = mark.closest("[data-basis]");
    if (block && block.getBoundingClientRect().bottom > innerHeight / 2)
      block.scrollIntoView({ block: "start", behavior: "instant" });
  };
  return (
    <>
      <ReviewCover figure={figure} />
      {children}
      <div
        className="report review-report"
        onPointerOver={show}
        onPointerLeave={show}
        onFocus={uncover}
        onBlur={() => onRestsOn([])}
        dangerouslySetInnerHTML={{ __html: report.html }}
      />
    </>
  );
}

/** The figure that the client sees first: what is approved and sent has it, so it is read with the rest. */
export function ReviewCover({ figure }: Pick<ReportTextProps, "figure">) {
  if (!figure) return null;
  return (
    <section className="report review-cover" aria-label="On the cover">
      <p className="micro">On the cover of the client’s page and the PDF</p>
      <ReportFigure {...figure} />
    </section>
  );
}
