import { Link } from "react-router";

/** The way to the reports, and how one comes about. */
export const AssessmentsCard = () => (
  <section className="card dash-card" aria-labelledby="assessments-heading">
    <div className="card-head">
      <h2 id="assessments-heading">AI Assessments</h2>
      <Link className="btn" to="/admin/assessments">
        Manage Reports
      </Link>
    </div>
    <ol className="flow micro">
      <li>Client completes assessment</li>
      <li>AI generates report</li>
      <li>Admin reviews and edits</li>
      <li>Admin approves and sends</li>
    </ol>
  </section>
);
