import { useQuery } from "@tanstack/react-query";
import type { LeadKind, LeadWeek } from "../../../contracts/leads.ts";
import { BarPlot } from "../../admin/bar-plot.tsx";
import { weeksQuery } from "./leads.queries.ts";

/** From so many weeks with something in them a plot says more than a sentence. */
const PLOTTED = 3;
const KINDS: readonly [kind: LeadKind, name: string][] = [
  ["contact", "Messages"],
  ["assessment", "Assessments"],
  ["demo-call", "Calls"],
];
const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const dayOf = ({ from }: LeadWeek) => shortDay.format(new Date(from));
const sumOf = ({ counts }: LeadWeek) => Object.values(counts).reduce((sum, count) => sum + count, 0);
const nameOf = (name: string, count: number) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? name.slice(0, -1).toLowerCase() : name.toLowerCase()}`;

/** `2 messages and 1 assessment in the last 8 weeks.` */
function inWords(weeks: readonly LeadWeek[]): string {
  const sums = KINDS.map(
    ([kind, name]) => [name, weeks.reduce((sum, week) => sum + week.counts[kind], 0)] as const,
  );
  const said = sums.flatMap(([name, sum]) => (sum ? nameOf(name, sum) : []));
  return `${new Intl.ListFormat("en-US").format(said)} in the last ${weeks.length} weeks.`;
}

const isPlotted = (weeks: readonly LeadWeek[]) => weeks.filter((week) => sumOf(week) > 0).length >= PLOTTED;

/** What the last weeks brought, in a line where it is too little for a plot. */
export function WeeksLine() {
  const { data, isError } = useQuery(weeksQuery);
  if (isError) return <p>Recent numbers couldn’t be loaded.</p>;
  if (!data || isPlotted(data.weeks) || data.weeks.every((week) => sumOf(week) === 0)) return null;
  return <p>{inWords(data.weeks)}</p>;
}

/** What the last weeks brought: a bar for each, oldest left, and the numbers by kind beside it. */
export function WeeksCard() {
  const { data } = useQuery(weeksQuery);
  if (!data || !isPlotted(data.weeks)) return null;
  const { weeks } = data;
  return (
    <section className="card weeks" aria-labelledby="weeks-heading">
      <h2 id="weeks-heading">Leads by week</h2>
      <div className="weeks-in">
        <BarPlot
          label={`Of all kinds: ${weeks.map((week) => `${sumOf(week)} in the week of ${dayOf(week)}`).join(", ")}`}
          bars={weeks.map((week) => ({
            name: dayOf(week),
            parts: KINDS.map(([kind]) => week.counts[kind]),
          }))}
        />
        <WeeksTable weeks={weeks} />
      </div>
    </section>
  );
}

const WeeksTable = ({ weeks }: { weeks: readonly LeadWeek[] }) => (
  <table className="weeks-table num">
    <caption className="sr">Leads by week and kind</caption>
    <thead>
      <tr>
        <th scope="col">Week of</th>
        {KINDS.map(([kind, name], i) => (
          <th scope="col" key={kind}>
            <svg className="weeks-key" viewBox="0 0 4 12" aria-hidden="true">
              <path className={`plot-tone-${i}`} d="M2 2v8" />
            </svg>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeks.toReversed().map(({ from, counts }) => (
        <tr key={from}>
          <th scope="row">
            <time dateTime={from}>{shortDay.format(new Date(from))}</time>
          </th>
          {KINDS.map(([kind]) => (
            <td key={kind}>{counts[kind]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
