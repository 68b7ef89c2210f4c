import { useSearchParams } from "react-router";
import { deliveryStatuses, listMails } from "../../../contracts/mails.ts";
import { site } from "../../../site.config.ts";
import { call } from "../../api/call.ts";
import { apiFrom } from "../../api/context.ts";
import { ChoiceFilter, FilterForm, TextFilter } from "../../admin/filters.tsx";
import { PagesNav } from "../../admin/pages-nav.tsx";
import { adminQueryClient } from "../../admin/query-client.ts";
import { requireUser } from "../../admin/session.ts";
import type { Route } from "./+types/mails.ts";
import { mailsQuery, readMailQuery } from "../../mails/admin/mails.queries.ts";
import { MailsTable } from "../../mails/admin/mails-table.tsx";

export const meta = () => [{ title: `Mails | ${site.name}` }];

const queryOf = (request: Request) => readMailQuery(new URL(request.url).searchParams);

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiFrom(context);
  await requireUser(api);
  return call(listMails, queryOf(request), { fetch: api });
}
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  adminQueryClient().fetchQuery(mailsQuery(queryOf(request)));

/** Every mail that the site sends, with what became of it; filters and page stand in the address. */
export default function Mails({ loaderData: { mails, page, totalPages, outbox } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const query = readMailQuery(search);
  const filtered = query.search || query.status;
  return (
    <>
      <div className="adm-head">
        <h1>Mails</h1>
      </div>
      {outbox && (
        <p className="note mails-note">
          No mail server is configured: each mail is written as a file into the folder outbox. Set SMTP_URL to
          send them.
        </p>
      )}
      <FilterForm
        label="Filter the mails"
        query={query}
        clearTo={filtered ? "/admin/mails" : undefined}
        presets={[
          { text: "Failed", to: "/admin/mails?status=failed" },
          { text: "Waiting", to: "/admin/mails?status=queued" },
        ]}
      >
        <TextFilter label="Recipient or subject" name="search" value={query.search} />
        <ChoiceFilter
          label="Delivery"
          name="status"
          value={query.status}
          any="Any"
          options={Object.entries(deliveryStatuses)}
        />
      </FilterForm>
      {mails.length ? (
        <MailsTable mails={mails} />
      ) : (
        <p className="note">{filtered ? "No mail fits these filters." : "No mail has been sent yet."}</p>
      )}
      <PagesNav label="Pages of the list" page={page} totalPages={totalPages} />
    </>
  );
}
