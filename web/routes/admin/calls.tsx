import { Link, useSearchParams } from "react-router";
import { type LeadKind, listLeads } from "../../../contracts/leads.ts";
import { readVisits, type Visits } from "../../../contracts/visits.ts";
import { listCallFaults } from "../../../contracts/voice-faults.ts";
import { site } from "../../../site.config.ts";
import { NothingFound } from "../../admin/nothing-found.tsx";
import { PagesNav } from "../../admin/pages-nav.tsx";
import { adminQueryClient } from "../../admin/query-client.ts";
import { readFilters } from "../../admin/read-filters.ts";
import { requireUser } from "../../admin/session.ts";
import { Totals } from "../../admin/totals.tsx";
import { call } from "../../api/call.ts";
import { apiFrom } from "../../api/context.ts";
import "../../leads/admin/leads.css";
import { leadsQuery } from "../../leads/admin/leads.queries.ts";
import { SavedCalls } from "../../leads/admin/saved-calls.tsx";
import { CallFaultsCard } from "../../voice/admin/call-faults-card.tsx";
import { callFates } from "../../voice/admin/call-fates.ts";
import { faultsQuery } from "../../voice/admin/faults.query.ts";
import type { Route } from "./+types/calls.ts";

export const meta = () => [{ title: `Demo calls | ${site.name}` }];

const DAYS = 30;
/** Failed calls that can’t be read are told by their own card. */
const NONE = () => ({ faults: [] });
const kind: LeadKind = "demo-call";
const queryOf = (request: Request) => {
  const { page, from } = readFilters(listLeads.input, new URL(request.url).searchParams);
  return { kind, ...(page && { page }), ...(from && { from }) };
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiFrom(context);
  await requireUser(api);
  const [saved, visits, faults] = await Promise.all([
    call(listLeads, queryOf(request), { fetch: api }),
    call(readVisits, { days: DAYS }, { fetch: api }),
    call(listCallFaults, {}, { fetch: api }).catch(NONE),
  ]);
  return { saved, visits, faults };
}
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const client = adminQueryClient();
  const [saved, visits, faults] = await Promise.all([
    client.fetchQuery(leadsQuery(queryOf(request))),
    client.fetchQuery({
      queryKey: [readVisits.path, DAYS],
      queryFn: ({ signal }) => call(readVisits, { days: DAYS }, { signal }),
    }),
    client.fetchQuery(faultsQuery).catch(NONE),
  ]);
  return { saved, visits, faults };
};

/** How many began, and what became of each: the numbers add up, and with the failed calls beneath them. */
function CallFates({ calls, failed }: { calls: Visits["calls"]; failed: number }) {
  const { begun, finished, left, broken, open } = callFates(calls, failed);
  return (
    <Totals
      of={[
        { label: "Started", count: begun, note: `last ${DAYS} days` },
        { label: "Completed", count: finished, note: "ended in the panel" },
        { label: "Left", count: left, note: "page closed mid-call" },
        broken > 0
          ? { label: "Broke off", count: broken, to: "#faults", note: "with their causes" }
          : { label: "Broke off", count: 0, note: "none failed" },
        ...(open > 0 ? [{ label: "Still open", count: open, note: "or not reported" }] : []),
      ]}
    />
  );
}

/** The demo calls of the site in one place: how many there were, those that visitors left, and those that broke. */
export default function Calls({ loaderData: { saved, visits, faults } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { leads, total, page, totalPages } = saved;
  const isNarrowed = Boolean(search.get("from")) || page > 1;
  return (
    <>
      <div className="adm-head">
        <h1>Demo calls</h1>
      </div>
      <div className="call-parts">
        {visits.on && (
          <CallFates calls={visits.calls} failed={faults.faults.reduce((sum, { count }) => sum + count, 0)} />
        )}
        <section className="card saved-part" aria-labelledby="saved-heading">
          <h2 id="saved-heading">Saved calls{!isNarrowed && total > 0 && ` (${total})`}</h2>
          {leads.length > 0 && (
            <p className="soft">
              A call is kept only if the visitor saves it. Every saved call is also a lead.
            </p>
          )}
          {leads.length > 0 ? (
            <SavedCalls calls={leads} />
          ) : (
            <NothingFound clearTo={isNarrowed ? "/admin/calls" : undefined}>
              {isNarrowed
                ? "No calls were saved in this time."
                : "No saved calls yet. What is said in a call is kept only if the visitor saves it. Then you read it here and in Leads."}
            </NothingFound>
          )}
          {isNarrowed && leads.length > 0 && (
            <p>
              <Link to="/admin/calls">Show all saved calls</Link>
            </p>
          )}
          <PagesNav label="Pages of the saved calls" page={page} totalPages={totalPages} />
        </section>
        <CallFaultsCard />
      </div>
    </>
  );
}
