import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QUESTION_STEPS } from "../../../contracts/assessment-steps.ts";
import "../../admin/fold.css";
import { keptSharesQuery, stepCountsQuery } from "./assessments.queries.ts";
import { capital } from "../../../content/capital.ts";
import { writerName } from "./writer-name.ts";

const NAMES: Record<string, string> = {
  intro: "Opened the assessment",
  ...Object.fromEntries(QUESTION_STEPS.map(({ id, nav }) => [id, nav])),
  confirmation: "Reviewed the summary",
  submitted: "Submitted",
};
const PERIODS = [7, 30, 90, 366];

/** Where visitors drop off in the wizard, and how much of the written reports is kept: looked at now and then. */
export function AssessmentNumbers() {
  return (
    <details className="fold assessment-numbers">
      <summary>Assessment statistics</summary>
      <div className="adm-cards">
        <DropOff />
        <KeptShares />
      </div>
    </details>
  );
}

function DropOff() {
  const [days, setDays] = useState(30);
  const { data } = useQuery(stepCountsQuery(days));
  const most = Math.max(1, ...(data?.steps.map(({ count }) => count) ?? []));
  return (
    <section className="card" aria-labelledby="drop-off-heading">
      <div className="card-head">
        <h2 id="drop-off-heading">Completion funnel</h2>
        <label className="filter-field">
          <span className="sr">Period</span>
          <select className="input" value={days} onChange={(event) => setDays(Number(event.target.value))}>
            {PERIODS.map((n) => (
              <option key={n} value={n}>
                {n > 365 ? "A year" : `${n} days`}
              </option>
            ))}
          </select>
        </label>
      </div>
      {data?.steps[0]?.count === 0 && (
        <p className="soft card-body">Nobody has opened the assessment in this time.</p>
      )}
      <ol className="drop-off" hidden={data?.steps[0]?.count === 0}>
        {data?.steps.map(({ step, count }, i) => {
          const before = data.steps[i - 1]?.count;
          return (
            <li key={step} data-none={count === 0 || undefined}>
              <span>{NAMES[step] ?? step}</span>
              <meter min={0} max={most} value={count} aria-hidden="true" />
              <span className="num">
                {count}
                {before !== undefined && before > 0 && (
                  <span className="micro"> {Math.round((count / before) * 100)}%</span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="micro page-note">
        Visitors who reached each step, and the share who continued from the step before. Only assessments
        submitted through the site’s form are counted.
      </p>
    </section>
  );
}

function KeptShares() {
  const { data } = useQuery(keptSharesQuery);
  if (!data?.writers.length) return null;
  return (
    <section className="card" aria-labelledby="kept-heading">
      <div className="card-head">
        <h2 id="kept-heading">Sent without edits</h2>
      </div>
      <ul className="drop-off">
        {data.writers.map(({ writer, sent, unedited, kept }) => (
          <li key={writer}>
            <span>
              {capital(writerName(writer))}{" "}
              <span className="micro">
                {unedited} of {sent}
              </span>
            </span>
            <meter min={0} max={sent} value={unedited} aria-hidden="true" />
            <span className="num">{Math.floor((unedited / sent) * 100)}%</span>
            <span className="micro kept-words">
              {kept < 1 ? `${Math.min(99, Math.round(kept * 100))}%` : "All"} of its words were left as they
              were
            </span>
          </li>
        ))}
      </ul>
      <p className="micro page-note">
        Reports that went out as they were written. One that a person edited is not among them, however little
        was changed.
      </p>
    </section>
  );
}
