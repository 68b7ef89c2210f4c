import type { ReactNode } from "react";
import type { FirstFigure } from "../../../contracts/assessment-own.ts";

const SAID: Record<FirstFigure["of"], string> = {
  leaves: "is likely left each month, after costs.",
  lost: "is likely lost each month today, as far as we can add it up.",
};

/** The report's one figure, and beside it what it counts. */
export function ReportFigure({ of, low, likely, high, children }: FirstFigure & { children?: ReactNode }) {
  return (
    <div className="client-figure">
      <b className="num">{likely}</b>{" "}
      <div>
        <p>
          {SAID[of]}{" "}
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
