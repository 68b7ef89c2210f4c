import { useMemo } from "react";
import type { FirstFigure } from "../../../contracts/assessment-own.ts";
import { FIGURE_SAID } from "../../../rules/report-document/first-figure.ts";

/** What a report says first. */
export interface Gist {
  reportContent: string;
  figure: FirstFigure | null;
}

/** What numbers that are tried out make of the verdict and of the first figure, before they are saved. */
export function TrialChange({ from, to }: { from: Gist; to: Gist | undefined }) {
  const before = useMemo(() => verdictIn(from.reportContent), [from.reportContent]);
  const after = useMemo(() => to && verdictIn(to.reportContent), [to]);
  const figures = [from.figure, to?.figure ?? null];
  const [was = "", will = ""] = figures.map((each) => each?.likely ?? "");
  const [wasOf = "", isOf = ""] = figures.map((each) => (each ? FIGURE_SAID[each.of][0] : ""));
  const changes = to
    ? [
        { what: "Verdict changes", was: before, will: after ?? "" },
        wasOf === isOf
          ? { what: isOf, was, will }
          : { what: "First figure changes", was: `${wasOf} ${was}`.trim(), will: `${isOf} ${will}`.trim() },
      ].filter((each) => each.was !== each.will)
    : [];
  return (
    <div className="trial-change" aria-live="polite">
      {to && changes.length === 0 && <p className="micro">The verdict and the first figure stay.</p>}
      {changes.map(({ what, was: old, will: next }) => (
        <p key={what}>
          <b>{what}:</b> <del>{old || "none"}</del> <span aria-hidden="true">→</span>{" "}
          <ins>{next || "none"}</ins>
        </p>
      ))}
    </div>
  );
}

function verdictIn(html: string): string {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  return parsed.querySelector('[data-block="verdict.title"]')?.textContent?.trim() ?? "";
}
