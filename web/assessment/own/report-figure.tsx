import type { ReactNode } from "react";
import type { FirstFigure } from "../../../contracts/assessment-own.ts";
import { FIGURE_SAID } from "../../../rules/report-document/first-figure.ts";
import "./cover.css";

/** The same in the middle of a sentence. */
export const FIGURE_IS: Record<FirstFigure["of"], string> = { leaves: "you keep", lost: "lost today" };

/** The report's one figure, and beside it what it counts: in its name, and in its colour; a small one is a line. */
export function ReportFigure({
  of,
  low,
  likely,
  high,
  quiet,
  children,
}: FirstFigure & { children?: ReactNode }) {
  const [name, about] = FIGURE_SAID[of];
  return (
    <div className={`client-figure of-${of}${quiet ? " is-quiet" : ""}`}>
      <b className="num">{likely}</b>{" "}
      <div>
        <p>
          <strong>{name}</strong> {about}{" "}
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
