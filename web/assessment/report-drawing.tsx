import { bars } from "../ui/bars.ts";

const score = bars([10, 18, 30, 46, 38, 54, 42, 28, 34, 50, 40, 24, 14, 20, 10, 0, 0, 0, 0, 0], {
  x: 40,
  mid: 78,
});
/** Lines of text as bars laid down: each a width of the sheet's 160. */
const lines = (widths: readonly number[], y: number) =>
  widths.map((width, i) => `M40 ${y + i * 12}h${width}`).join("");
const costs = bars([56, 44, 30, 18], { x: 44, mid: 0 })
  .match(/M[^M]+/g)
  ?.map((bar, i) =>
    bar.replace(
      /M[\d.-]+ [\d.-]+v([\d.-]+)/,
      (_all, height) => `M${56 + i * 40} ${212 - Number(height)}v${height}`,
    ),
  )
  .join("");

/** The report in the site's stroke: a score, what missed calls cost, what to do first. */
export function ReportDrawing() {
  return (
    <svg className="report-drawing" viewBox="0 0 240 320" aria-hidden="true">
      <rect className="sheet" x="8" y="8" width="224" height="304" rx="16" />
      <path className="title" d="M40 36h72" />
      <path className="heard" d={score} />
      <path className="text" d={lines([152, 112], 122)} />
      <path className="cost" d={costs} />
      <path className="text" d="M40 226h160" />
      <path className="steps-first" d="M40 250v.01M40 270v.01M40 290v.01" />
      <path className="text" d="M56 250h120M56 270h136M56 290h88" />
    </svg>
  );
}
