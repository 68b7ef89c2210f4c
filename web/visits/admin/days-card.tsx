import type { Visits } from "../../../contracts/visits.ts";
import "../../admin/fold.css";
import { BarPlot } from "../../admin/bar-plot.tsx";

type Days = Visits["days"];

const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const name = (day: string) => shortDay.format(new Date(day));

const count = (many: number, of: string) => `${many.toLocaleString("en-US")} ${of}${many === 1 ? "" : "s"}`;

/** A bar for each day's views since counting began, and the numbers for whoever unfolds them; one day is no plot. */
export function DaysCard({ days }: { days: Days }) {
  const [today] = days;
  return (
    <section className="card days" aria-labelledby="days-heading">
      <h2 id="days-heading">Daily views</h2>
      {days.every(({ views }) => views === 0) ? (
        <p className="soft days-none">No visits in this period.</p>
      ) : days.length === 1 ? (
        <p className="soft days-none">
          Counting started today: {count(today?.views ?? 0, "view")} by{" "}
          {count(today?.visitors ?? 0, "visitor")}. From tomorrow on, each day is a bar here.
        </p>
      ) : (
        <>
          <BarPlot bars={days.map(({ day, views }) => ({ name: name(day), parts: [views] }))} />
          <details className="looks">
            <summary>View as a table</summary>
            <DaysTable days={days.toReversed()} />
          </details>
        </>
      )}
    </section>
  );
}

const DaysTable = ({ days }: { days: Days }) => (
  <table className="counts num">
    <caption className="sr">Daily views and visitors</caption>
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col">Views</th>
        <th scope="col">Visitors</th>
      </tr>
    </thead>
    <tbody>
      {days.map(({ day, views, visitors }) => (
        <tr key={day}>
          <th scope="row">
            <time dateTime={day}>{name(day)}</time>
          </th>
          <td>{views}</td>
          <td>{visitors}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
