import { Link } from "react-router";

/** The way to what visitors have left. */
export const LeadsCard = () => (
  <section className="card dash-card" aria-labelledby="leads-heading">
    <div className="card-head">
      <h2 id="leads-heading">Contacts &amp; Leads</h2>
      <Link className="btn" to="/admin/leads">
        Open Inbox
      </Link>
    </div>
    <p className="micro">CRM sync coming soon</p>
  </section>
);
