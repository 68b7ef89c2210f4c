import { Fragment, useMemo } from "react";
import type { FirstFigure } from "../../../contracts/assessment-own.ts";
import { FIGURE_SAID } from "../../../rules/report-document/first-figure.ts";
import { withCurlyApostrophes } from "../../../rules/text.ts";
import { compareReports } from "./compare-words.ts";

const MARKS = { same: "span", added: "ins", removed: "del" } as const;

interface ComparedReportsProps {
  before: string;
  after: string;
  /** What stands on the cover of each. */
  figures?: readonly [FirstFigure | null, FirstFigure | null];
  label: string;
  /** Says above them which mark is whose. */
  legend?: boolean;
}

/** The cover's figure as a paragraph above the others. */
const coverOf = (figure: FirstFigure | null | undefined): string => {
  if (!figure) return "";
  const { of, low, likely, high } = figure;
  return `<p>On the cover: ${likely} ${FIGURE_SAID[of].join(" ")}${low === high ? "" : ` Low ${low}, high ${high}.`}</p>`;
};

/** Two texts of a report: what went is struck out, what came is underlined, and paragraphs without a change are counted. */
export function ComparedReports({ before, after, figures, label, legend = false }: ComparedReportsProps) {
  const lines = useMemo(() => {
    const [first, second] = figures ?? [];
    return compareReports(
      withCurlyApostrophes(coverOf(first) + before),
      withCurlyApostrophes(coverOf(second) + after),
    );
  }, [before, after, figures]);
  if (lines.every((line) => "unchanged" in line)) return <p className="note">The words are the same.</p>;
  return (
    <>
      {legend && (
        <p className="legend micro">
          <del>Only in the first</del> <ins>only in the second</ins>
        </p>
      )}
      <section className="comparison" tabIndex={0} aria-label={label}>
        {lines.map((line, i) =>
          "unchanged" in line ? (
            <p key={i} className="micro comparison-gap">
              {line.unchanged === 1 ? "1 paragraph unchanged" : `${line.unchanged} paragraphs unchanged`}
            </p>
          ) : (
            <p key={i}>
              {line.parts.map(({ kind, text }, at) => {
                const Mark = MARKS[kind];
                return (
                  <Fragment key={at}>
                    {at > 0 && " "}
                    <Mark>{text}</Mark>
                  </Fragment>
                );
              })}
            </p>
          ),
        )}
      </section>
    </>
  );
}
