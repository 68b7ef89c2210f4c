import { useQuery } from "@tanstack/react-query";
import type { LeadKind, LeadWeek } from "../../../contracts/leads.ts";
import { bars } from "../../ui/bars.ts";
import { weeksQuery } from "./leads.queries.ts";

const KINDS: readonly [kind: LeadKind, name: string][] = [
  ["contact", "Messages"],
  ["assessment", "Assessments"],
  ["demo-call", "Calls"],
];
const HEIGHT = 96;
const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const sumOf = ({ counts }: LeadWeek) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** What the last weeks brought: a bar for each, and its numbers beside it. */
export function WeeksCard() {
  const { data, isError } = useQuery(weeksQuery);
  const weeks = data?.weeks ?? [];
  const most = Math.max(1, ...weeks.map(sumOf));
  return (
    <section className="card weeks" aria-labelledby="weeks-heading">
      <h2 id="weeks-heading">The last weeks</h2>
      {isError && <p className="soft">The numbers of the last weeks could not be read.</p>}
      {!data && !isError && <div className="skel weeks-skel" aria-busy="true" />}
      {data && (
        <div className="weeks-in">
          <svg className="wave weeks-plot" viewBox={`0 0 64 ${HEIGHT}`} aria-hidden="true">
            <path
              d={bars(
                weeks.map((week) => (sumOf(week) / most) * (HEIGHT - 8)),
                { mid: HEIGHT / 2 },
              )}
            />
          </svg>
          <table className="weeks-table num">
            <caption className="sr">What visitors left in each of the last weeks</caption>
            <thead>
              <tr>
                <th scope="col">Week of</th>
                {KINDS.map(([kind, name]) => (
                  <th scope="col" key={kind}>
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
        </div>
      )}
    </section>
  );
}
