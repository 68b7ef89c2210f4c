import type { ReactNode } from "react";
import type { FirstFigure } from "../../../contracts/assessment-own.ts";
import { FIGURE_SAID } from "../../../rules/report-document/first-figure.ts";

/** The report's one figure, and beside it what it counts. */
export function ReportFigure({ of, low, likely, high, children }: FirstFigure & { children?: ReactNode }) {
  return (
    <div className="client-figure">
      <b className="num">{likely}</b>{" "}
      <div>
        <p>
          {FIGURE_SAID[of]}{" "}
          {low !== high && (
            <span className="num">
              Low {low}, high {high}.
            </span>
          )}
        </p>
        {children}
      </div>
    </div>
  );
}
