import { Link, useSearchParams } from "react-router";
import { listAudit } from "../../../contracts/audit.ts";
import { site } from "../../../site.config.ts";
import { call } from "../../api/call.ts";
import { apiFrom } from "../../api/context.ts";
import { adminQueryClient } from "../../admin/query-client.ts";
import { readFilters } from "../../admin/read-filters.ts";
import { requireUser } from "../../admin/session.ts";
import type { Route } from "./+types/audit.ts";
import { OwnClock } from "../../admin/own-clock.tsx";
import { AuditFilters } from "../../audit/admin/audit-filters.tsx";
import { AuditTable } from "../../audit/admin/audit-table.tsx";

export const meta = () => [{ title: `Audit log | ${site.name}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiFrom(context);
  await requireUser(api);
  return call(listAudit, queryOf(request), { fetch: api });
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const query = queryOf(request);
  return adminQueryClient().fetchQuery({
    queryKey: [listAudit.path, query],
    queryFn: ({ signal }) => call(listAudit, query, { signal }),
  });
};

const queryOf = (request: Request) => readFilters(listAudit.input, new URL(request.url).searchParams);

/** Who did what, when and from where; filters and page stand in the address. */
export default function Audit({ loaderData: { entries, actors, more } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const query = readFilters(listAudit.input, search);
  const pageAt = (before: string | undefined) => {
    const next = new URLSearchParams(search);
    next.delete("before");
    if (before) next.set("before", before);
    return `?${next}`;
  };
  return (
    <>
      <div className="adm-head">
        <h1>Audit log</h1>
      </div>
      <AuditFilters query={query} actors={actors} />
      {entries.length ? (
        <AuditTable entries={entries} />
      ) : (
        <p className="note">No entries match these filters.</p>
      )}
      <p className="micro page-note">
        Times are in UTC
        <OwnClock />. Entries are kept for as long as the site runs.
      </p>
      <nav className="pages" aria-label="Pages of the log">
        {query.before && (
          <Link className="btn" to={pageAt(undefined)}>
            Newest entries
          </Link>
        )}
        {more && (
          <Link className="btn" to={pageAt(entries.at(-1)?.id)}>
            Older entries
          </Link>
        )}
      </nav>
    </>
  );
}
