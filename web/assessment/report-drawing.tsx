import { bars } from "../ui/bars.ts";

const wave = bars([10, 18, 30, 46, 38, 54, 42, 28, 50, 40, 24, 14], { x: 122, mid: 88 });
/**
 * The month of the article on calls after five, and the price of taking its 148 calls and writing into one calendar.
 */
const SUM = [
  { when: "After closing", sum: "$314" },
  { when: "At lunch", sum: "$157" },
  { when: "On the other line", sum: "$134" },
  { when: "Before opening", sum: "$79" },
  { when: "What the plan costs", sum: "−$223" },
];
const FIRST = ["Answer calls after five", "Book cleanings by phone", "Text a summary at night"];

/** A page of a report in the site's stroke: what is left, what missed calls cost, what to do first. */
export function ReportDrawing() {
  return (
    <svg
      className="report-drawing"
      viewBox="7 7 226 326"
      role="img"
      aria-label="An example of a report's first page: missed calls cost 684 dollars a month, the plan costs 223, and 461 dollars a month are left; most is lost after closing, and three things to do first"
    >
      <rect className="sheet" x="8" y="8" width="224" height="324" rx="16" />
      <text x="28" y="38" className="said">
        Larkspur Family Dental
      </text>
      <text x="28" y="52" className="small">
        An example
      </text>
      <text x="28" y="92" className="big">
        $461
      </text>
      <text x="28" y="108" className="small">
        left each month
      </text>
      <path className="heard" d={wave} />
      <text x="28" y="138" className="said">
        Missed calls: $684 a month
      </text>
      {SUM.map(({ when, sum }, i) => (
        <g key={when}>
          <text x="28" y={157 + i * 17} className="small">
            {when}
          </text>
          <text x="212" y={157 + i * 17} textAnchor="end" className="small">
            {sum}
          </text>
          <path className="cost" d={`M28 ${162 + i * 17}H212`} />
        </g>
      ))}
      <text x="28" y="256" className="said">
        What to do first
      </text>
      {FIRST.map((words, i) => (
        <g key={words}>
          <path className="steps-first" d={`M32 ${270 + i * 17}v6`} />
          <text x="44" y={277 + i * 17} className="small">
            {words}
          </text>
        </g>
      ))}
    </svg>
  );
}
