import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { leadsQuery } from "./leads.queries.ts";

export function LeadsCard() {
  const { data } = useQuery(leadsQuery({ status: "new" }));
  const fresh = data?.counts.new;
  return (
    <section className="card stack" aria-labelledby="leads-heading">
      <h2 id="leads-heading">Contacts &amp; Leads</h2>
      <p className="soft">Messages, assessments and demo calls of visitors, in one inbox.</p>
      <p className="row">
        <Link className="btn" to="/admin/leads">
          Open Inbox
        </Link>
        {fresh !== undefined && (
          <span className={fresh ? "tag tag-live" : "tag"}>{fresh.toLocaleString("en-US")} new</span>
        )}
      </p>
      <p className="meta">CRM sync coming soon</p>
    </section>
  );
}
