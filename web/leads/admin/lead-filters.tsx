import { leadKinds, leadStatuses, type LeadStatus } from "../../../contracts/leads.ts";
import { ChoiceFilter, FilterForm, TextFilter } from "../../admin/filters.tsx";
import type { LeadQuery } from "./lead-query.ts";

interface LeadFiltersProps {
  query: LeadQuery;
  counts: Record<LeadStatus, number>;
}

export function LeadFilters({ query, counts }: LeadFiltersProps) {
  const unfiltered = query.spam ? "/admin/leads?spam=1" : "/admin/leads";
  const chips = [
    { text: "All", set: {}, count: counts.new + counts.open + counts.done },
    ...(Object.keys(leadStatuses) as LeadStatus[]).map((status) => ({
      text: leadStatuses[status],
      set: { status },
      count: counts[status],
    })),
  ];
  return (
    <FilterForm
      label="Filter the leads"
      query={query}
      // Of the chips 'All' does it.
      clearTo={query.search || query.kind || query.from || query.until ? unfiltered : undefined}
      chips={query.spam ? [] : chips}
      made={[query.kind, query.from, query.until].filter(Boolean).length}
      words={
        <TextFilter
          label="Search"
          placeholder="Name, company, or message"
          name="search"
          value={query.search}
        />
      }
    >
      {query.spam && <input type="hidden" name="spam" value="1" />}
      {query.status && <input type="hidden" name="status" value={query.status} />}
      <ChoiceFilter
        label="Kind"
        name="kind"
        value={query.kind}
        any="All kinds"
        options={Object.entries(leadKinds)}
      />
      <TextFilter type="date" label="From" name="from" value={query.from} />
      <TextFilter type="date" label="To" name="until" value={query.until} />
    </FilterForm>
  );
}
