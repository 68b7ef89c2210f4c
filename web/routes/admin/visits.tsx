import { readVisits } from "../../../contracts/visits.ts";
import { site } from "../../../site.config.ts";
import "../../visits/admin/visits.css";
import { call } from "../../api/call.ts";
import { apiFrom } from "../../api/context.ts";
import { adminQueryClient } from "../../admin/query-client.ts";
import { type Chip, Chips } from "../../admin/chips.tsx";
import { Totals } from "../../admin/totals.tsx";
import { requireUser } from "../../admin/session.ts";
import { CountsTable } from "../../visits/admin/counts-table.tsx";
import { DaysCard } from "../../visits/admin/days-card.tsx";
import { FORMS, pageName, SOURCES } from "../../visits/admin/names.ts";
import { VitalsCard } from "../../visits/admin/vitals-card.tsx";
import type { Route } from "./+types/visits.ts";

export const meta = () => [{ title: `Visits | ${site.name}` }];

const PERIODS = ["7", "30", "90"];
const USUAL = "30";
/** The others are behind a fold. */
const PAGES_SHOWN = 10;
/** What the server counts together: addresses that are no page of the site. */
const OTHER_PAGES = "other";
const rowOf = ({ name, count }: { name: string; count: number }) => [pageName(name), count] as const;
const daysOf = (request: Request) => {
  const asked = new URL(request.url).searchParams.get("days") ?? "";
  return Number(PERIODS.includes(asked) ? asked : USUAL);
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiFrom(context);
  await requireUser(api);
  return call(readVisits, { days: daysOf(request) }, { fetch: api });
}
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const days = daysOf(request);
  return adminQueryClient().fetchQuery({
    queryKey: [readVisits.path, days],
    queryFn: ({ signal }) => call(readVisits, { days }, { signal }),
  });
};

/** What the last days brought to the site, as counts: nobody is known by them. */
export default function Visits({ loaderData: visits }: Route.ComponentProps) {
  const { on, days, pages, sources, leads, calls, totals, before, vitals } = visits;
  const seen = sources.filter(({ views, leads }) => views + leads > 0);
  const named = pages.filter(({ name }) => name !== OTHER_PAGES);
  const others = pages.find(({ name }) => name === OTHER_PAGES);
  const isEmpty = totals.views + totals.leads + totals.calls === 0;
  const was = (count: number | undefined) =>
    count === undefined ? undefined : `${count.toLocaleString("en-US")} in the ${days.length} days before`;
  return (
    <>
      <div className="adm-head">
        <h1>Visits</h1>
        <Chips
          label="Days"
          chips={PERIODS.map(
            (period): Chip => ({
              text: `${period} days`,
              set: period === USUAL ? {} : { days: period },
            }),
          )}
        />
      </div>
      {!on && (
        <p className="note">
          Analytics is off (ANALYTICS=off). These numbers are from before it was turned off.
        </p>
      )}
      {isEmpty ? (
        <NoVisits />
      ) : (
        <>
          <Totals
            of={[
              { label: "Views", one: "View", count: totals.views, note: was(before?.views) },
              { label: "Visitors", one: "Visitor", count: totals.visitors, note: was(before?.visitors) },
              { label: "Inquiries", one: "Inquiry", count: totals.leads, note: was(before?.leads) },
              {
                label: "Demo calls",
                one: "Demo call",
                to: "/admin/calls",
                count: calls.begun,
                note: [
                  was(before?.calls),
                  calls.begun && `${calls.finished.toLocaleString("en-US")} completed`,
                ]
                  .filter(Boolean)
                  .join(", "),
              },
            ]}
          />
          <div className="visits">
            <DaysCard days={days} />
            <CountsTable
              title="Top pages"
              columns={["Page", "Views"]}
              rows={named.map(rowOf)}
              shown={PAGES_SHOWN}
              {...(others && { rest: rowOf(others) })}
            />
            <div className="visits-ways">
              <CountsTable
                title="Traffic sources"
                columns={["Source", "Views", "Inquiries"]}
                rows={seen.map(({ name, views, leads }) => [SOURCES[name], views, leads])}
              />
              <CountsTable
                title="Inquiries by channel"
                columns={["Channel", "Inquiries"]}
                rows={leads.map(({ name, count }) => [FORMS[name], count])}
              />
            </div>
            <VitalsCard vitals={vitals} />
          </div>
        </>
      )}
      {on && (
        <p className="micro page-note">
          Visitors are counted once a day; browsers that are logged in here aren’t. People who ask not to be
          tracked aren’t counted: when one of them writes to you, it shows up under Leads but not under
          Inquiries here.
        </p>
      )}
    </>
  );
}

const NoVisits = () => (
  <section className="card stack" aria-labelledby="no-visits-heading">
    <h2 id="no-visits-heading">No visits in this period</h2>
    <p className="soft">
      Once someone visits, you’ll see daily views, top pages, traffic sources, and page speed here.
    </p>
  </section>
);
