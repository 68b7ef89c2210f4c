import { Form, Link } from "react-router";
import { auditActions } from "../../../contracts/audit.ts";
import type { AuditQuery } from "./audit-query.ts";

export function AuditFilters({ query, actors }: { query: AuditQuery; actors: string[] }) {
  const filtered = query.actor || query.action || query.from || query.to;
  return (
    // A new address brings new defaults: the key makes the form take them.
    <Form className="filters" aria-label="Filter the log" key={JSON.stringify(query)}>
      <label className="filter-field">
        Who
        <select className="input" name="actor" defaultValue={query.actor ?? ""}>
          <option value="">Anybody</option>
          {actors.map((actor) => (
            <option key={actor}>{actor}</option>
          ))}
        </select>
      </label>
      <label className="filter-field">
        What
        <select className="input" name="action" defaultValue={query.action ?? ""}>
          <option value="">Anything</option>
          {Object.entries(auditActions).map(([action, text]) => (
            <option key={action} value={action}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <label className="filter-field">
        From
        <input className="input" type="date" name="from" defaultValue={query.from ?? ""} />
      </label>
      <label className="filter-field">
        To
        <input className="input" type="date" name="to" defaultValue={query.to ?? ""} />
      </label>
      <button className="btn" type="submit">
        Filter
      </button>
      {filtered && (
        <Link className="btn btn-bare" to="/admin/audit">
          Clear
        </Link>
      )}
    </Form>
  );
}
