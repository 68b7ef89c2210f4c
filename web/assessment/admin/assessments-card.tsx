import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { nextQuery } from "./assessments.queries.ts";
import { Countdown } from "./countdown.tsx";

/** What waits for a reviewer, the longest first, and how a report comes about. */
export function AssessmentsCard() {
  const { data, isError } = useQuery(nextQuery);
  return (
    <section className="card dash-card" aria-labelledby="assessments-heading">
      <div className="card-head">
        <h2 id="assessments-heading">AI Assessments</h2>
        <Link className="btn" to="/admin/assessments">
          Manage Reports
        </Link>
      </div>
      {isError && <p className="soft">The reports could not be read.</p>}
      {!data && !isError && <div className="skel next-skel" aria-busy="true" />}
      {data?.assessments.length === 0 && <p className="soft">No report waits for a review.</p>}
      {data && data.assessments.length > 0 && (
        <ul className="next" aria-label="Next to review">
          {data.assessments.map(({ id, businessName, createdAt }) => (
            <li key={id}>
              <Link to={`/admin/assessments?id=${id}`}>
                <bdi>{businessName}</bdi>
              </Link>
              <Countdown from={createdAt} />
            </li>
          ))}
        </ul>
      )}
      <ol className="flow micro">
        <li>Client completes assessment</li>
        <li>AI generates report</li>
        <li>Admin reviews and edits</li>
        <li>Admin approves and sends</li>
      </ol>
    </section>
  );
}
