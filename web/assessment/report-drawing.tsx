import { bars } from "../ui/bars.ts";

const score = bars([10, 18, 30, 46, 38, 54, 42, 28, 34, 50, 40, 24, 14], { x: 112, mid: 84 });
const COSTS = [44, 36, 24, 12];
const FIRST = ["Answer calls after five", "Book cleanings by phone", "Text a summary at night"];

/** A page of a report in the site's stroke: how ready, what missed calls cost, what to do first. */
export function ReportDrawing() {
  return (
    <svg
      className="report-drawing"
      viewBox="0 0 240 320"
      role="img"
      aria-label="An example of a report's first page: ready 62 of 100, missed calls cost 1,480 dollars a month, three things to do first"
    >
      <rect className="sheet" x="8" y="8" width="224" height="304" rx="16" />
      <text x="28" y="38" className="said">
        Larkspur Family Dental
      </text>
      <text x="28" y="52" className="small">
        An example
      </text>
      <text x="28" y="98" className="big">
        62
      </text>
      <text x="66" y="98" className="small">
        of 100
      </text>
      <path className="heard" d={score} />
      <text x="28" y="138" className="said">
        Missed calls: $1,480 a month
      </text>
      {COSTS.map((length, i) => (
        <path key={length} className="cost" d={`M34 ${156 + i * 15}h${length * 3.2}`} />
      ))}
      <text x="28" y="236" className="said">
        What to do first
      </text>
      {FIRST.map((words, i) => (
        <g key={words}>
          <path className="steps-first" d={`M32 ${252 + i * 18}v6`} />
          <text x="44" y={259 + i * 18} className="small">
            {words}
          </text>
        </g>
      ))}
    </svg>
  );
}
