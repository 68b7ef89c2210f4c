import type { Visits } from "../../../contracts/visits.ts";
import { bars } from "../../ui/bars.ts";

const HEIGHT = 96;
const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** A bar for each day's views, and its numbers beside it. */
export function DaysCard({ days }: Pick<Visits, "days">) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  return (
    <section className="card weeks" aria-labelledby="days-heading">
      <h2 id="days-heading">Each day</h2>
      <div className="weeks-in">
        <svg className="wave weeks-plot" viewBox={`0 0 ${days.length * 8} ${HEIGHT}`} aria-hidden="true">
          <path
            d={bars(
              days.map(({ views }) => (views / most) * (HEIGHT - 8)),
              { mid: HEIGHT / 2 },
            )}
          />
        </svg>
        <table className="weeks-table num">
          <caption className="sr">Views and visitors of each of the last days</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Views</th>
              <th scope="col">Visitors</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, views, visitors }) => (
              <tr key={day}>
                <th scope="row">
                  <time dateTime={day}>{shortDay.format(new Date(day))}</time>
                </th>
                <td>{views}</td>
                <td>{visitors}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
