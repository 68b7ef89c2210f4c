import { type AssessmentRecord, retryReport } from "../../../contracts/assessment-api.ts";
import { call } from "../../api/call.ts";
import { Moment } from "../../ui/moment.tsx";
import { useChange } from "./use-change.ts";

const SPAM = {
  honeypot: "a field that people can’t see was filled in",
  "too-fast": "it was filled in faster than people can",
  repeated: "the same answers were sent several times",
} as const;

/** While there is no report: how its writing stands, and what can be done. */
export function GenerationPanel({ record }: { record: AssessmentRecord }) {
  const retry = useChange((writer: "default" | "built-in") => call(retryReport, { id: record.id, writer }), {
    done: "Report Requested",
    failed: "Request Failed",
  });
  const { spam, reportFailedAt, reportError, reportTries } = record;
  const isStuck = spam !== null || reportFailedAt !== null;
  return (
    <section className="card report-panel" aria-labelledby="report-heading">
      <h2 id="report-heading">Report</h2>
      <div className={reportFailedAt ? "note note-stop card-body" : "note card-body"} aria-live="polite">
        {spam ? (
          <p>
            This looks automated: {SPAM[spam]}. No report was requested and no email was sent. If it came from
            a person, request the report.
          </p>
        ) : reportFailedAt ? (
          <>
            <p>
              The report couldn’t be written. The last attempt failed <Moment at={reportFailedAt} />:
            </p>
            <p className="server-words">{reportError}</p>
          </>
        ) : (
          <p aria-busy="true">
            The report is being written. It will appear here automatically.
            {reportTries > 0 &&
              ` The first ${reportTries === 1 ? "attempt" : `${reportTries} attempts`} failed: ${reportError}`}
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
            {spam ? "Request the report" : "Try again"}
          </button>
          {record.modelConfigured && (
            <button
              type="button"
              className="btn"
              disabled={retry.isPending}
              onClick={() => retry.mutate("built-in")}
            >
              Use the built-in writer
            </button>
          )}
        </div>
      )}
    </section>
  );
}
