import { Link, useSearchParams } from "react-router";
import { LEADS_CSV_PATH, listLeads } from "../../../contracts/leads.ts";
import { FOUND_MAX, REACH } from "../../../contracts/reach.ts";
import { site } from "../../../site.config.ts";
import { call } from "../../api/call.ts";
import { apiFrom } from "../../api/context.ts";
import { NothingFound, nothingMatches } from "../../admin/nothing-found.tsx";
import { PagesNav } from "../../admin/pages-nav.tsx";
import { adminQueryClient } from "../../admin/query-client.ts";
import { readFilters } from "../../admin/read-filters.ts";
import { useSelection } from "../../admin/use-selection.ts";
import { requireUser } from "../../admin/session.ts";
import type { Route } from "./+types/leads.ts";
import { HeldNote } from "../../leads/admin/held-note.tsx";
import { LeadFilters } from "../../leads/admin/lead-filters.tsx";
import { isFiltered } from "../../leads/admin/lead-query.ts";
import "../../leads/admin/leads.css";
import { leadsQuery } from "../../leads/admin/leads.queries.ts";
import { LeadsSelection } from "../../leads/admin/leads-selection.tsx";
import { LeadsTable } from "../../leads/admin/leads-table.tsx";

export const meta = () => [{ title: `Contacts & Leads | ${site.name}` }];

const queryOf = (request: Request) => readFilters(listLeads.input, new URL(request.url).searchParams);

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiFrom(context);
  await requireUser(api);
  return call(listLeads, queryOf(request), { fetch: api });
}
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  adminQueryClient().fetchQuery(leadsQuery(queryOf(request)));

/** What visitors have left, in one list; filters and page stand in the address. */
export default function Leads({
  loaderData: { leads, page, total, totalPages, counts },
}: Route.ComponentProps) {
  const [search] = useSearchParams();
  const query = readFilters(listLeads.input, search);
  const selection = useSelection(leads);
  const tabs = [
    { to: "/admin/leads", text: "Leads", on: !query.spam },
    { to: "/admin/leads?spam=1", text: "Spam", count: counts.spam, on: !!query.spam },
  ];
  const { page: _page, ...filters } = query;
  // Else a chip says it.
  const isNarrowed = query.search || query.kind || query.from || query.until || query.spam;
  const isNarrowing = isFiltered(query) || page > 1;
  const csv = new URLSearchParams(filters);
  return (
    <>
      <div className="adm-head adm-tabbed">
        <h1>Contacts &amp; Leads</h1>
        <nav className="tabs" aria-label="Lists">
          {tabs.map(({ to, text, count = 0, on }) => (
            <Link key={to} to={to} aria-current={on ? "page" : undefined}>
              {text}
              {count > 0 && <span className="meta">{count.toLocaleString("en-US")}</span>}
            </Link>
          ))}
        </nav>
      </div>
      {!query.spam && <HeldNote count={counts.held} />}
      <LeadFilters query={query} counts={counts} />
      {leads.length ? (
        <>
          <p className="meta lead-total" hidden={!isNarrowed}>
            {query.search && total >= FOUND_MAX
              ? `${FOUND_MAX} of the leads that fit: another word narrows them down`
              : total === 1
                ? "1 lead"
                : `${total.toLocaleString("en-US")} ${total === REACH && (query.from || query.until) ? "or more leads" : "leads"}`}
          </p>
          <LeadsSelection leads={leads} selection={selection} spam={!!query.spam} />
          <LeadsTable leads={leads} selection={selection} />
          <p className="leads-export">
            <a className="btn" href={`${LEADS_CSV_PATH}?${csv}`} download>
              {isNarrowing ? "Export these as CSV" : "Export CSV"}
            </a>
          </p>
        </>
      ) : (
        <NothingFound
          clearTo={isNarrowing ? (query.spam ? "/admin/leads?spam=1" : "/admin/leads") : undefined}
        >
          {isNarrowing
            ? nothingMatches(
                "leads",
                query.search,
                Boolean(query.status || query.kind || query.from || query.until),
              )
            : query.spam
              ? "No spam here."
              : "No leads yet. Contact messages, assessments, and saved demo calls will show up here."}
        </NothingFound>
      )}
      <PagesNav label="Pages of the list" page={page} totalPages={totalPages} />
    </>
  );
}
