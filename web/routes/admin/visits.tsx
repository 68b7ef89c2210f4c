import { readVisits } from "../../../contracts/visits.ts";
import { site } from "../../../site.config.ts";
import "../../visits/admin/visits.css";
import { call } from "../../api/call.ts";
import { apiFrom } from "../../api/context.ts";
import { adminQueryClient } from "../../admin/query-client.ts";
import { requireUser } from "../../admin/session.ts";
import { CountsTable } from "../../visits/admin/counts-table.tsx";
import { DaysCard } from "../../visits/admin/days-card.tsx";
import { VitalsCard } from "../../visits/admin/vitals-card.tsx";
import type { Route } from "./+types/visits.ts";

export const meta = () => [{ title: `Visits | ${site.name}` }];

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiFrom(context);
  await requireUser(api);
  return call(readVisits, {}, { fetch: api });
}
export const clientLoader = () =>
  adminQueryClient().fetchQuery({
    queryKey: [readVisits.path],
    queryFn: ({ signal }) => call(readVisits, {}, { signal }),
  });

/** What the last thirty days brought to the site, as counts: nobody is known by them. */
export default function Visits({ loaderData: visits }: Route.ComponentProps) {
  const { on, days, pages, sources, calls, vitals } = visits;
  return (
    <>
      <div className="adm-head">
        <h1>Visits</h1>
      </div>
      <p className="note">
        {on
          ? "The last 30 days. Visitors who ask not to be tracked are not counted, and nothing is kept of anybody."
          : "Nothing is counted: ANALYTICS is off."}
      </p>
      <div className="visits">
        <DaysCard days={days} />
        <CountsTable
          title="Pages"
          columns={["Page", "Views"]}
          rows={pages.map(({ name, count }) => [name, count])}
        />
        <CountsTable
          title="Where visitors come from"
          columns={["Source", "Views", "Leads"]}
          rows={sources.map(({ name, views, leads }) => [name, views, leads])}
        />
        <CountsTable
          title="Demo calls"
          columns={["What", "Calls"]}
          rows={[
            ["Begun", calls.begun],
            ["Finished", calls.finished],
          ]}
        />
        <VitalsCard vitals={vitals} />
      </div>
    </>
  );
}
