import { Link } from "react-router";

export function AssessmentsCard() {
  return (
    <section className="card stack" aria-labelledby="assessments-heading">
      <h2 id="assessments-heading">AI Assessments</h2>
      <ol className="flow micro">
        <li>Client completes assessment</li>
        <li>AI generates report</li>
        <li>Admin reviews and edits</li>
        <li>Admin approves and sends</li>
      </ol>
      <Link className="btn" to="/admin/assessments">
        Manage Reports
      </Link>
    </section>
  );
}
