import { Fragment, useMemo } from "react";
import { withCurlyApostrophes } from "../../../rules/text.ts";
import { compareReports } from "./compare-words.ts";

const MARKS = { same: "span", added: "ins", removed: "del" } as const;

/** Two texts of a report: what went is struck out, what came is underlined, and paragraphs without a change are counted. */
export function ComparedReports({ before, after, label }: { before: string; after: string; label: string }) {
  const lines = useMemo(
    () => compareReports(withCurlyApostrophes(before), withCurlyApostrophes(after)),
    [before, after],
  );
  if (lines.every((line) => "unchanged" in line)) return <p className="note">There are no differences.</p>;
  return (
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
  );
}
