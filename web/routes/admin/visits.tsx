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
import { pageName, SOURCES } from "../../visits/admin/names.ts";
import { VitalsCard } from "../../visits/admin/vitals-card.tsx";
import type { Route } from "./+types/visits.ts";

export const meta = () => [{ title: `Visits | ${site.name}` }];

const PERIODS = ["7", "30", "90"];
const USUAL = "30";
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
  const { on, days, pages, sources, calls, vitals } = visits;
  const seen = sources.filter(({ views, leads }) => views + leads > 0);
  const isEmpty = sumOf(days, "views") + sumOf(sources, "leads") + calls.begun === 0;
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
      {!on && <p className="note">Nothing is counted: ANALYTICS is off. What stands here is of before.</p>}
      {isEmpty ? (
        <NoVisits />
      ) : (
        <>
          <Totals
            of={{
              Views: sumOf(days, "views"),
              People: sumOf(days, "visitors"),
              Enquiries: sumOf(sources, "leads"),
              "Demo calls begun": calls.begun,
              "Demo calls finished": calls.finished,
            }}
          />
          <div className="visits">
            <DaysCard days={days} />
            <CountsTable
              title="Pages"
              columns={["Page", "Views"]}
              rows={pages.map(({ name, count }) => [pageName(name), count])}
            />
            <CountsTable
              title="Where visitors come from"
              columns={["From", "Views", "Enquiries"]}
              rows={seen.map(({ name, views, leads }) => [SOURCES[name], views, leads])}
            />
            <VitalsCard vitals={vitals} />
          </div>
        </>
      )}
      {on && (
        <p className="micro page-note">
          People are counted once a day. Who asks not to be tracked is not counted, and nothing is kept of
          anybody: so there may be more leads than enquiries here.
        </p>
      )}
    </>
  );
}

const NoVisits = () => (
  <section className="card stack" aria-labelledby="no-visits-heading">
    <h2 id="no-visits-heading">No visits in these days</h2>
    <p className="soft">
      Views of each day, the pages that were read, where their visitors came from and how quick the pages were
      stand here as soon as somebody comes.
    </p>
  </section>
);

/** Of all rows, one number. */
const sumOf = <K extends string>(rows: readonly Record<K, number>[], key: K) =>
  rows.reduce((sum, row) => sum + row[key], 0);
