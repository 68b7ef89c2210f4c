import type { z } from "zod";
import { auditActions, type listAudit } from "../../../contracts/audit.ts";
import type { Chip } from "../../admin/chips.tsx";
import { whoWords } from "./who-words.ts";
import { ChoiceFilter, FilterForm, TextFilter } from "../../admin/filters.tsx";

const CHIPS: readonly Chip[] = [
  { text: "All", set: {} },
  { text: "Logins", set: { action: "login.succeeded" } },
  { text: "Failed logins", set: { action: "login.failed" } },
  { text: "Reports sent", set: { action: "report.sent" } },
];

const isChip = (action: string | undefined) => CHIPS.some(({ set }) => set.action === action);

export function AuditFilters({
  query,
  actors,
}: {
  query: z.input<typeof listAudit.input>;
  actors: string[];
}) {
  const filtered = query.actor || query.action || query.from || query.to;
  return (
    <FilterForm
      label="Filter the log"
      query={query}
      clearTo={filtered ? "/admin/audit" : undefined}
      chips={CHIPS}
      made={[query.actor, !isChip(query.action) && query.action, query.from, query.to].filter(Boolean).length}
    >
      <ChoiceFilter
        label="Who"
        name="actor"
        value={query.actor}
        any="Anyone"
        options={actors.map((actor) => [actor, whoWords(actor)])}
      />
      <ChoiceFilter
        label="Action"
        name="action"
        value={query.action}
        any="Any action"
        options={Object.entries(auditActions)}
      />
      <TextFilter type="date" label="From" name="from" value={query.from} />
      <TextFilter type="date" label="To" name="to" value={query.to} />
    </FilterForm>
  );
}
