import { Fragment, useMemo } from "react";
import { withCurlyApostrophes } from "../../../rules/text.ts";
import { compareReports } from "./compare-words.ts";

const MARKS = { same: "span", added: "ins", removed: "del" } as const;

interface ComparedReportsProps {
  before: string;
  after: string;
  label: string;
  /** Says above them which mark is whose. */
  legend?: boolean;
}

/** Two texts of a report: what went is struck out, what came is underlined, and paragraphs without a change are counted. */
export function ComparedReports({ before, after, label, legend = false }: ComparedReportsProps) {
  const lines = useMemo(
    () => compareReports(withCurlyApostrophes(before), withCurlyApostrophes(after)),
    [before, after],
  );
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
