import { Link, useSearchParams } from "react-router";
import { deliveryStatuses, listMails, NOT_DELIVERED } from "../../../contracts/mails.ts";
import { site } from "../../../site.config.ts";
import { call } from "../../api/call.ts";
import { apiFrom } from "../../api/context.ts";
import { FilterForm, TextFilter } from "../../admin/filters.tsx";
import { NothingFound, nothingMatches } from "../../admin/nothing-found.tsx";
import { PagesNav } from "../../admin/pages-nav.tsx";
import { adminQueryClient } from "../../admin/query-client.ts";
import { readFilters } from "../../admin/read-filters.ts";
import { requireUser } from "../../admin/session.ts";
import { useSelection } from "../../admin/use-selection.ts";
import type { Route } from "./+types/mails.ts";
import { mailsQuery } from "../../mails/admin/mails.queries.ts";
import { DeliverWritten } from "../../mails/admin/deliver-written.tsx";
import { OutboxNote } from "../../mails/admin/outbox-note.tsx";
import { MailsSelection } from "../../mails/admin/mails-selection.tsx";
import { MailsTable } from "../../mails/admin/mails-table.tsx";

export const meta = () => [{ title: `Emails | ${site.name}` }];

const queryOf = (request: Request) => readFilters(listMails.input, new URL(request.url).searchParams);

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiFrom(context);
  await requireUser(api);
  return call(listMails, queryOf(request), { fetch: api });
}
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  adminQueryClient().fetchQuery(mailsQuery(queryOf(request)));

/** Every mail that the site sends, with what became of it; filters and page stand in the address. */
export default function Mails({
  loaderData: { mails, page, totalPages, counts, outbox },
}: Route.ComponentProps) {
  const [search] = useSearchParams();
  const query = readFilters(listMails.input, search);
  const filtered = query.search || query.status || query.to || query.from || query.until;
  const { failed, queued, taken, settled, written } = counts;
  const selection = useSelection(mails);
  const canSelect = query.status === "failed" && !outbox;
  const showsWritten = outbox || written > 0 || query.status === "written";
  const tabs = [
    { to: "/admin/mails", text: "All", on: !query.to },
    { to: "/admin/mails?to=clients", text: "To clients", on: query.to === "clients" },
    { to: "/admin/mails?to=us", text: "To us", on: query.to === "us" },
  ];
  return (
    <>
      <div className="adm-head adm-tabbed">
        <h1 tabIndex={-1}>Emails</h1>
        <nav className="tabs" aria-label="Lists">
          {tabs.map(({ to, text, on }) => (
            <Link key={to} to={to} aria-current={on ? "page" : undefined}>
              {text}
            </Link>
          ))}
        </nav>
      </div>
      {outbox && <OutboxNote />}
      {!outbox && written > 0 && <DeliverWritten count={written} />}
      <FilterForm
        label="Filter the emails"
        query={query}
        // Of the chips and of the tabs 'All' does it.
        clearTo={query.search || query.from || query.until ? "/admin/mails" : undefined}
        chips={[
          { text: "All", set: {}, count: failed + settled + queued + taken + written },
          ...(showsWritten ? [{ text: NOT_DELIVERED, set: { status: "written" }, count: written }] : []),
          { text: deliveryStatuses.failed, set: { status: "failed" }, count: failed },
          { text: deliveryStatuses.queued, set: { status: "queued" }, count: queued },
          { text: deliveryStatuses.accepted, set: { status: "taken" }, count: taken },
        ]}
        made={[query.from, query.until].filter(Boolean).length}
        words={
          <>
            <TextFilter
              label="Search"
              placeholder="Recipient or subject"
              name="search"
              value={query.search}
            />
            {query.status && <input type="hidden" name="status" value={query.status} />}
            {query.to && <input type="hidden" name="to" value={query.to} />}
          </>
        }
      >
        <TextFilter type="date" label="From" name="from" value={query.from} />
        <TextFilter type="date" label="To" name="until" value={query.until} />
      </FilterForm>
      {mails.length ? (
        <>
          {canSelect && <MailsSelection count={mails.length} selection={selection} />}
          <MailsTable mails={mails} selection={canSelect ? selection : undefined} />
        </>
      ) : (
        <NothingFound clearTo={filtered ? "/admin/mails" : undefined}>
          {query.status === "failed" && !query.search && !query.to && !query.from && !query.until
            ? "No email has failed, or each one has been dealt with."
            : filtered
              ? nothingMatches(
                  "emails",
                  query.search,
                  Boolean(query.status || query.to || query.from || query.until),
                )
              : "No emails yet. Confirmations, reports, and replies the site sends will show up here with their delivery status."}
        </NothingFound>
      )}
      {failed + settled + queued + written > 0 && (
        <p className="micro page-note">
          {showsWritten && "Not delivered: saved as a file because no mail server was set up. "}
          On its way: waiting to go out, or to be tried again. Failed: the mail server turned it down for
          good. Sent: the mail server took it.
        </p>
      )}
      <PagesNav label="Pages of the list" page={page} totalPages={totalPages} />
    </>
  );
}
