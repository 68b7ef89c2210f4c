import { priceOf } from "../../content/prices.ts";

/** The month of the article on calls after five: so many calls, and what is missed of them costs so much. */
const CALLS = 148;
const MISSED = 684;
const cost = priceOf(CALLS, 1);
/** As the report draws its sum: half as much, what is likely, half as much again. */
const brings = [0.5, 1, 1.5].map((times) => MISSED * times);
const dollars = (value: number) => `${value < 0 ? "−" : ""}$${Math.abs(value).toLocaleString("en-US")}`;
const ROWS = [
  { label: "", cells: ["Low", "Likely", "High"] },
  { label: "It brings", cells: brings.map(dollars) },
  { label: "It costs", cells: brings.map(() => dollars(cost)) },
  { label: "You keep", cells: brings.map((value) => dollars(value - cost)) },
];
const [low = "", likely = "", high = ""] = ROWS.at(-1)!.cells;
const STEPS = ["Answer calls after five", "Book cleanings by phone", "Text a summary at night"];

/** A report’s first screen in small, as its owner will see it: what to do, the one figure, the steps, the sum. */
export function ReportDrawing() {
  return (
    <svg
      className="report-drawing"
      viewBox="7 7 226 326"
      role="img"
      aria-label={`An example of a report's first page: answer the evening, and let it book. ${likely} a month are likely left after costs, low ${low}, high ${high}; then three steps, and the sum behind it`}
    >
      <rect className="sheet" x="8" y="8" width="224" height="324" rx="16" />
      <text x="28" y="37" className="small">
        Report for Larkspur Family Dental
      </text>
      <text x="28" y="62" className="title">
        Answer the evening,
      </text>
      <text x="28" y="80" className="title">
        and let it book.
      </text>
      <text x="28" y="119" className="big">
        {likely}
      </text>
      <text x="104" y="106" className="small">
        likely left each month
      </text>
      <text x="104" y="120" className="small">
        {low} to {high}
      </text>
      <path className="rule" d="M28 136H212" />
      {STEPS.map((words, i) => (
        <g key={words}>
          <text x="28" y={155 + i * 24} className="title">
            {i + 1}
          </text>
          <text x="46" y={155 + i * 24} className="said">
            {words}
          </text>
          <path className="cost" d={`M28 ${163 + i * 24}H212`} />
        </g>
      ))}
      {ROWS.map(({ label, cells }, row) => (
        <g key={label} className={row === ROWS.length - 1 ? "total" : undefined}>
          <text x="28" y={240 + row * 20} className="small">
            {label}
          </text>
          {cells.map((cell, i) => (
            <text key={i} x={126 + i * 43} y={240 + row * 20} textAnchor="end" className="small">
              {cell}
            </text>
          ))}
          <path className={row === 2 ? "rule" : "cost"} d={`M28 ${246 + row * 20}H212`} />
        </g>
      ))}
      <text x="28" y="322" className="small">
        An example
      </text>
    </svg>
  );
}
