import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Ago } from "../../ui/moment.tsx";
import { leadsQuery } from "./leads.queries.ts";

const SHOWN = 3;

/** The newest that nobody has looked at, and the way to all. */
export function LeadsCard() {
  const { data, isError } = useQuery(leadsQuery({ status: "new" }));
  const fresh = data?.counts.new;
  return (
    <section className="card dash-card" aria-labelledby="leads-heading">
      <div className="card-head">
        <h2 id="leads-heading">Contacts &amp; Leads</h2>
        <Link className="btn" to="/admin/leads">
          Open Inbox
        </Link>
      </div>
      {isError && <p className="soft">The inbox could not be read.</p>}
      {!data && !isError && <div className="skel next-skel" aria-busy="true" />}
      {fresh === 0 && <p className="soft">Nobody waits for an answer.</p>}
      {data && data.leads.length > 0 && (
        <ul className="next" aria-label="Newest leads">
          {data.leads.slice(0, SHOWN).map(({ id, name, email, createdAt }) => (
            <li key={id}>
              <Link to={`/admin/leads/${id}`}>{name || email}</Link>
              <span className="micro">
                <Ago at={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="micro dash-end">CRM sync coming soon</p>
    </section>
  );
}
