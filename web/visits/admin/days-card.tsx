import type { Visits } from "../../../contracts/visits.ts";

type Days = Visits["days"];

/** In the units of the drawing. */
const WIDTH = 960;
const HEIGHT = 150;
const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const name = (day: string) => shortDay.format(new Date(day));

/** A bar for each day's views on a line, and the numbers for whoever unfolds them. */
export function DaysCard({ days }: { days: Days }) {
  const most = Math.max(0, ...days.map(({ views }) => views));
  return (
    <section className="card days" aria-labelledby="days-heading">
      <h2 id="days-heading">Views of each day</h2>
      {most === 0 ? (
        <p className="soft days-none">Nobody has been here in these days.</p>
      ) : (
        <>
          <DaysPlot days={days} most={most} />
          <details>
            <summary>Numbers of each day</summary>
            <DaysTable days={days.toReversed()} />
          </details>
        </>
      )}
    </section>
  );
}

function DaysPlot({ days, most }: { days: Days; most: number }) {
  const pitch = WIDTH / days.length;
  const bar = Math.min(14, pitch * 0.55);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div className="days-plot" aria-hidden="true">
      <p className="micro num">{most.toLocaleString("en-US")}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <path className="days-line" d={`M0 1H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT - 1}H${WIDTH}`} />
        {days.map(({ day, views }, i) => (
          <rect
            key={day}
            x={(i + 0.5) * pitch - bar / 2}
            y={HEIGHT - (views / most) * (HEIGHT - 4)}
            width={bar}
            height={(views / most) * (HEIGHT - 4)}
            rx={bar / 4}
          />
        ))}
      </svg>
      <p className="micro days-ends">
        <span>{first && name(first.day)}</span>
        <span>{last && name(last.day)}</span>
      </p>
    </div>
  );
}

const DaysTable = ({ days }: { days: Days }) => (
  <table className="counts num">
    <caption className="sr">Views and visitors of each day</caption>
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
