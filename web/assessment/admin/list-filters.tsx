import { REPORT_STATUSES } from "../../../contracts/assessment.ts";
import { INDUSTRIES } from "../../../contracts/assessment-options.ts";
import { ChoiceFilter, FilterForm, TextFilter } from "../../admin/filters.tsx";
import type { ListQuery } from "./address.ts";

const asOptions = (values: readonly string[]) => values.map((value) => [value, value] as const);

export function ListFilters({ query }: { query: ListQuery }) {
  const filtered = query.search || query.status || query.industry;
  return (
    <FilterForm
      label="Filter assessments"
      query={query}
      clearTo={filtered ? "/admin/assessments" : undefined}
    >
      <TextFilter label="Search" placeholder="Business, e-mail or ID" name="search" value={query.search} />
      <ChoiceFilter
        label="Status"
        name="status"
        value={query.status}
        any="Any status"
        options={asOptions(REPORT_STATUSES)}
      />
      <ChoiceFilter
        label="Industry"
        name="industry"
        value={query.industry}
        any="Any industry"
        options={asOptions(INDUSTRIES)}
      />
    </FilterForm>
  );
}
