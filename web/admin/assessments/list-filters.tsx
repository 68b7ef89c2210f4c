import { Form, Link } from "react-router";
import { REPORT_STATUSES } from "../../../contracts/assessment.ts";
import { INDUSTRIES } from "../../../contracts/assessment-options.ts";
import type { ListQuery } from "./address.ts";

export function ListFilters({ query }: { query: ListQuery }) {
  const filtered = query.search || query.status || query.industry;
  return (
    // A new address brings new defaults: the key makes the form take them.
    <Form className="filters" aria-label="Filter assessments" preventScrollReset key={JSON.stringify(query)}>
      <label className="filter-field">
        Search
        <input
          className="input"
          type="search"
          name="search"
          placeholder="Business, e-mail or ID"
          defaultValue={query.search}
        />
      </label>
      <label className="filter-field">
        Status
        <select className="input" name="status" defaultValue={query.status}>
          <option value="">Any status</option>
          {REPORT_STATUSES.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </select>
      </label>
      <label className="filter-field">
        Industry
        <select className="input" name="industry" defaultValue={query.industry}>
          <option value="">Any industry</option>
          {INDUSTRIES.map((industry) => (
            <option key={industry}>{industry}</option>
          ))}
        </select>
      </label>
      <button className="btn" type="submit">
        Filter
      </button>
      {filtered && (
        <Link className="btn btn-bare" to="/admin/assessments" preventScrollReset>
          Clear
        </Link>
      )}
    </Form>
  );
}
