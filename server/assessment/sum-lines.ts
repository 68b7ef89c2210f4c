import type { ReportBlock, ReportDocument, RichText, Run } from "../../contracts/report-document.ts";
import { htmlRuns } from "../../rules/report-document/html-runs.ts";

interface Line {
  before: Run[];
  figure: Run[];
  after: Run[];
}

const isStrong = (run: Run) => typeof run !== "string" && "strong" in run && run.strong === true;
const isFigure = (run: Run | undefined) => typeof run === "object" && "figure" in run;

/** Strong words that hold a figure, with what stands before and after them in their sentence. */
function linesOf(text: RichText): Line[] {
  const lines: Line[] = [];
  let between: Run[] = [];
  for (let i = 0; i < text.length; ) {
    let end = i;
    while (end < text.length && isStrong(text[end]!)) end++;
    const strong = text.slice(i, end);
    if (strong.some(isFigure)) {
      const [after, before] = lines.length > 0 ? parted(between) : [[], between];
      lines.at(-1)?.after.push(...after);
      lines.push({ before, figure: strong, after: [] });
      between = [];
    } else between.push(...(strong.length > 0 ? strong : [text[i]!]));
    i = Math.max(end, i + 1);
  }
  lines.at(-1)?.after.push(...between);
  return lines;
}

/** At the end of the sentence, or where none ends at its colon: what closes the one figure, and what leads to the next. */
function parted(between: Run[]): [Run[], Run[]] {
  for (const end of [/[.!?] +/, /: +/])
    for (const [i, run] of between.entries()) {
      const found = typeof run === "string" ? end.exec(run) : null;
      if (!found || typeof run !== "string") continue;
      const at = found.index + found[0].length;
      return [
        [...between.slice(0, i), run.slice(0, at)],
        [run.slice(at), ...between.slice(i + 1)],
      ];
    }
  return [[], between];
}

/**
 * A paragraph of sums as figures to be read at a glance: a line for each, its words around it. Null for one that marks no
 * two of its figures.
 */
export function sumLines(block: ReportBlock, figures: ReportDocument["figures"]): string | null {
  const lines = block.kind === "paragraph" ? linesOf(block.text) : [];
  if (lines.length < 2) return null;
  const part = (runs: Run[], tag = "span") => `<${tag}>${htmlRuns(runs, figures).trim()}</${tag}>`;
  const drawn = lines.map(({ before, figure, after }) => {
    const [first, ...rest] = after;
    // The figure ends its line: the comma behind it has nothing to part.
    const closing = typeof first === "string" ? [first.replace(/^[\s,.:;]+/, ""), ...rest] : after;
    return `<li>${part(before)} ${part(figure, "b")} ${part(closing)}</li>`;
  });
  return `<ul class="sum-lines" data-block="${block.id}">${drawn.join("")}</ul>`;
}
