import { type AssessmentRecord, retryReport } from "../../../contracts/assessment-api.ts";
import { call } from "../../api/call.ts";
import { Moment } from "../../ui/moment.tsx";
import { useChange } from "./use-change.ts";

const SPAM = {
  honeypot: "a field was filled in that people do not see",
  "too-fast": "it was filled in faster than people can",
  repeated: "the same answers came several times",
} as const;

/** While there is no report: how its writing stands, and what can be done. */
export function GenerationPanel({ record }: { record: AssessmentRecord }) {
  const retry = useChange((writer: "default" | "built-in") => call(retryReport, { id: record.id, writer }), {
    done: "Report Ordered",
    failed: "Not Ordered",
  });
  const { spam, reportFailedAt, reportError, reportTries } = record;
  const isStuck = spam !== null || reportFailedAt !== null;
  return (
    <section className="card report-panel" aria-labelledby="report-heading">
      <h2 id="report-heading">Report</h2>
      <div className={reportFailedAt ? "note note-stop card-body" : "note card-body"} aria-live="polite">
        {spam ? (
          <p>
            This looks like a machine's: {SPAM[spam]}. No report was ordered and no mail was sent. Is it a
            person's? Then order the report.
          </p>
        ) : reportFailedAt ? (
          <>
            <p>
              The report was not written. The last try failed <Moment at={reportFailedAt} />:
            </p>
            <p className="server-words">{reportError}</p>
          </>
        ) : (
          <p aria-busy="true">
            The report is being written. It appears here by itself.
            {reportTries > 0 &&
              ` The first ${reportTries === 1 ? "try" : `${reportTries} tries`} failed: ${reportError}`}
          </p>
        )}
      </div>
      {isStuck && (
        <div className="row card-body">
          <button
            type="button"
            className="btn btn-act"
            disabled={retry.isPending}
            onClick={() => retry.mutate("default")}
          >
            {spam ? "Order the report" : "Try again"}
          </button>
          {record.modelConfigured && (
            <button
              type="button"
              className="btn"
              disabled={retry.isPending}
              onClick={() => retry.mutate("built-in")}
            >
              Write it without the model
            </button>
          )}
        </div>
      )}
    </section>
  );
}
