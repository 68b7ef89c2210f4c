import type { Visits } from "../../../contracts/visits.ts";
import { bars } from "../../ui/bars.ts";

type Days = Visits["days"];

/** In the units of the stroke. */
const HEIGHT = 56;
/** Days whose numbers are in sight at once. */
const SHOWN = 7;
const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const name = (day: string) => shortDay.format(new Date(day));

/** A bar for each day's views, and its numbers beneath. */
export function DaysCard({ days }: { days: Days }) {
  const most = Math.max(0, ...days.map(({ views }) => views));
  const newest = days.toReversed();
  const [last, first] = [newest[0], newest.at(-1)];
  return (
    <section className="card days" aria-labelledby="days-heading">
      <h2 id="days-heading">Views of each day</h2>
      <div className="days-in">
        <div>
          <svg className="wave" viewBox={`0 0 ${days.length * 8} ${HEIGHT}`} aria-hidden="true">
            <path
              d={bars(
                days.map(({ views }) => (views / (most || 1)) * (HEIGHT - 6)),
                { mid: HEIGHT / 2 },
              )}
            />
          </svg>
          <p className="meta days-ends" aria-hidden="true">
            <span>{first && name(first.day)}</span>
            <span>{most === 0 ? "none yet" : `at most ${most} a day`}</span>
            <span>{last && name(last.day)}</span>
          </p>
        </div>
        <div>
          <DaysTable days={newest.slice(0, SHOWN)} caption="Views and visitors of the last seven days" />
          {newest.length > SHOWN && (
            <details>
              <summary>Earlier days</summary>
              <DaysTable days={newest.slice(SHOWN)} caption="Views and visitors of the days before" />
            </details>
          )}
        </div>
      </div>
    </section>
  );
}

const DaysTable = ({ days, caption }: { days: Days; caption: string }) => (
  <table className="counts num">
    <caption className="sr">{caption}</caption>
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
