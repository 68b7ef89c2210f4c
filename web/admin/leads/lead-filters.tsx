import { Form, Link } from "react-router";
import { leadKinds, leadStatuses } from "../../../contracts/leads.ts";
import type { LeadQuery } from "./lead-query.ts";

export function LeadFilters({ query }: { query: LeadQuery }) {
  const filtered = query.search || query.status || query.kind;
  return (
    // A new address brings new defaults: the key makes the form take them.
    <Form className="filters" aria-label="Filter the leads" key={JSON.stringify(query)}>
      {query.spam && <input type="hidden" name="spam" value="1" />}
      <label className="filter-field">
        Name, e-mail, company or words
        <input className="input" type="search" name="search" defaultValue={query.search ?? ""} />
      </label>
      <label className="filter-field">
        Kind
        <select className="input" name="kind" defaultValue={query.kind ?? ""}>
          <option value="">All kinds</option>
          {Object.entries(leadKinds).map(([kind, text]) => (
            <option key={kind} value={kind}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <label className="filter-field">
        Status
        <select className="input" name="status" defaultValue={query.status ?? ""}>
          <option value="">Any status</option>
          {Object.entries(leadStatuses).map(([status, text]) => (
            <option key={status} value={status}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <button className="btn" type="submit">
        Filter
      </button>
      {filtered && (
        <Link className="btn btn-bare" to={query.spam ? "/admin/leads?spam=1" : "/admin/leads"}>
          Clear
        </Link>
      )}
    </Form>
  );
}
