import type { z } from "zod";
import type { listAssessments } from "../../../contracts/assessment-api.ts";
import { REPORT_STATUSES } from "../../../contracts/assessment.ts";
import { INDUSTRIES } from "../../../contracts/assessment-options.ts";
import { ChoiceFilter, FilterForm, TextFilter } from "../../admin/filters.tsx";
import type { ListQuery } from "./address.ts";

const asOptions = (values: readonly string[]) => values.map((value) => [value, value] as const);

export const LIST = "/admin/assessments";
/** Addresses of the list's presets; the dashboard leads to them too. */
export const NEEDS_REVIEW = `${LIST}?status=Ready+for+Review&approved=0&order=oldest`;
export const NOT_SENT = `${LIST}?approved=1&order=oldest`;
export const TOO_LATE = `${LIST}?late=1&order=oldest`;
export const NEW_NUMBERS = `${LIST}?numbers=1`;
export const ON_HOLD = `${LIST}?held=1`;

/** How many there are of each; undefined until they are read. */
export type AssessmentCounts = z.infer<typeof listAssessments.output>["counts"] | undefined;

export function ListFilters({ query, counts }: { query: ListQuery; counts: AssessmentCounts }) {
  const filtered =
    query.search ||
    query.status ||
    query.industry ||
    query.late ||
    query.held ||
    query.numbers ||
    query.approved;
  return (
    <FilterForm
      label="Filter assessments"
      query={{ ...query, order: query.order === "oldest" ? "oldest" : "" }}
      clearTo={filtered ? LIST : undefined}
      chips={[
        {
          text: "All",
          set: {},
          count: counts && counts.generating + counts.ready + counts.sent + counts.held,
        },
        {
          text: "Ready for Review",
          set: { status: "Ready for Review", approved: "0", order: "oldest" },
          count: counts && counts.ready - counts.approved,
        },
        ...(counts?.approved || query.approved === "1"
          ? [{ text: "Approved, not sent", set: { approved: "1", order: "oldest" }, count: counts?.approved }]
          : []),
        // What a client waits for stands before what is done with: in sight on a phone, too.
        ...(counts?.late || query.late
          ? [{ text: "Overdue", set: { late: "1", order: "oldest" }, count: counts?.late }]
          : []),
        ...(counts?.numbers || query.numbers
          ? [{ text: "New numbers", set: { numbers: "1" }, count: counts?.numbers }]
          : []),
        { text: "Sent", set: { status: "Sent" }, count: counts?.sent },
        ...(counts?.generating || query.status === "Generating Report"
          ? [{ text: "Generating Report", set: { status: "Generating Report" }, count: counts?.generating }]
          : []),
        ...(counts?.held || query.held ? [{ text: "On hold", set: { held: "1" }, count: counts?.held }] : []),
      ]}
      made={[query.status, query.industry, query.order === "oldest"].filter(Boolean).length}
      words={
        <TextFilter label="Search" placeholder="Business, email, ID" name="search" value={query.search} />
      }
    >
      {query.late && <input type="hidden" name="late" value={query.late} />}
      {query.held && <input type="hidden" name="held" value={query.held} />}
      {query.numbers && <input type="hidden" name="numbers" value={query.numbers} />}
      {query.approved && <input type="hidden" name="approved" value={query.approved} />}
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
      <ChoiceFilter
        label="Order"
        name="order"
        value={query.order === "oldest" ? "oldest" : ""}
        any="Newest first"
        options={[["oldest", "Oldest first"]]}
      />
    </FilterForm>
  );
}
