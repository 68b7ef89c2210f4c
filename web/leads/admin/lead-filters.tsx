import { leadKinds, leadStatuses } from "../../../contracts/leads.ts";
import { ChoiceFilter, FilterForm, TextFilter } from "../../admin/filters.tsx";
import type { LeadQuery } from "./lead-query.ts";

const presets = [
  { text: "New", to: "/admin/leads?status=new" },
  { text: "Open", to: "/admin/leads?status=open" },
  { text: "Demo calls", to: "/admin/leads?kind=demo-call" },
];

export function LeadFilters({ query }: { query: LeadQuery }) {
  const filtered = query.search || query.status || query.kind || query.from;
  const unfiltered = query.spam ? "/admin/leads?spam=1" : "/admin/leads";
  return (
    <FilterForm
      label="Filter the leads"
      query={query}
      clearTo={filtered ? unfiltered : undefined}
      presets={query.spam ? [] : presets}
    >
      {query.spam && <input type="hidden" name="spam" value="1" />}
      <TextFilter label="Name, e-mail, company or words" name="search" value={query.search} />
      <ChoiceFilter
        label="Kind"
        name="kind"
        value={query.kind}
        any="All kinds"
        options={Object.entries(leadKinds)}
      />
      <ChoiceFilter
        label="Status"
        name="status"
        value={query.status}
        any="Any status"
        options={Object.entries(leadStatuses)}
      />
      <TextFilter type="date" label="Since" name="from" value={query.from} />
    </FilterForm>
  );
}
