import "./bar-plot.css";

export interface Bar {
  /** What it stands for, as short as its foot is wide: 'Nov 16'. */
  name: string;
  /** What it is made of, from its foot up; each kind keeps its place and tone. */
  parts: readonly number[];
}

interface BarPlotProps {
  bars: readonly Bar[];
  /** What it shows, for who does not see it; without it, a table beside the plot says it. */
  label?: string;
}

/** In px: where the bars stand, and how high the highest line lies above. */
const FOOT = 172;
const HEIGHT = 156;
/** Of a bar's round end, which stands within its number. */
const ROUND = { few: 6, some: 4, many: 2 };
/** So many names stand beneath. */
const NAMES = 8;

/** Upright strokes on a scale of round numbers, the oldest left. */
export function BarPlot({ bars, label }: BarPlotProps) {
  const lines = scaleFor(Math.max(...bars.map(({ parts }) => sum(parts))));
  const most = lines.at(-1) ?? 1;
  const y = (value: number) => FOOT - (value / most) * HEIGHT;
  const every = Math.ceil(bars.length / NAMES);
  const size = bars.length > 40 ? "many" : bars.length > NAMES ? "some" : "few";
  return (
    <div className={`plot plot-${size}`}>
      <svg className="plot-scale num" aria-hidden="true">
        {lines.map((value) => (
          <text key={value} x="100%" y={y(value) + 4}>
            {value.toLocaleString("en-US")}
          </text>
        ))}
      </svg>
      <svg
        className="plot-bars"
        {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      >
        {lines.map((value) => (
          <line key={value} className="plot-line" x1="0" x2="100%" y1={y(value)} y2={y(value)} />
        ))}
        {bars.map(({ name, parts }, i) => {
          const x = `${((i + 0.5) / bars.length) * 100}%`;
          const fromEnd = bars.length - 1 - i;
          return (
            <g key={name} className={fromEnd % (2 * every) ? "plot-odd" : undefined}>
              {/* The upper ones first: each lies over the one above it. */}
              {parts.toReversed().map((part, above) => {
                const at = parts.length - 1 - above;
                const top = sum(parts.slice(0, at + 1));
                if (part === 0) return null;
                const y1 = FOOT - ROUND[size];
                const y2 = Math.min(y1, y(top) + ROUND[size]);
                return <line key={at} className={`plot-bar plot-tone-${at}`} x1={x} x2={x} y1={y1} y2={y2} />;
              })}
              {fromEnd % every === 0 && (
                <text className="plot-name" x={fromEnd === 0 && size !== "few" ? "100%" : x} y={FOOT + 24}>
                  {name}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** From nothing to the first round number that is no less: `0, 5, 10, 15` for 11. Steps are 1, 2 or 5, or tens of them. */
export function scaleFor(most: number): number[] {
  let ten = 1;
  while (most > 20 * ten) ten *= 10;
  const step = ten * ([1, 2, 5].find((each) => most <= 4 * each * ten) ?? 5);
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, i) => i * step);
}
