import type { RichText, Run } from "../../contracts/report-document.ts";
import { type Figures, runText } from "./runs.ts";
import { escapeAttribute, escapeHtml } from "../text.ts";

interface Mark {
  open: string;
  close: string;
}
/** Outermost first, in the order in which the editor nests them. */
function marksOf(run: Run): Mark[] {
  if (typeof run === "string") return [];
  const marks: Mark[] = [];
  if ("link" in run && run.link)
    marks.push({ open: `<a href="${escapeAttribute(run.link)}">`, close: "</a>" });
  if ("em" in run && run.em) marks.push({ open: "<em>", close: "</em>" });
  if ("strong" in run && run.strong) marks.push({ open: "<strong>", close: "</strong>" });
  if ("name" in run) marks.push({ open: "<bdi>", close: "</bdi>" });
  if ("unsourced" in run) marks.push({ open: '<span data-unsourced="figure">', close: "</span>" });
  return marks;
}

function inside(run: Run, figures: Figures): string {
  if (typeof run !== "string" && "break" in run) return "<br />";
  const words = escapeHtml(runText(run, figures));
  return typeof run !== "string" && "figure" in run
    ? `<span data-figure="${run.figure}">${words}</span>`
    : words;
}

/** Running text as HTML. A mark that goes on over several runs is opened once. */
export function htmlRuns(text: RichText, figures: Figures): string {
  let out = "";
  const open: Mark[] = [];
  const closeTo = (count: number) => {
    while (open.length > count) out += open.pop()?.close;
  };
  for (const run of text) {
    const marks = marksOf(run);
    let same = 0;
    while (same < open.length && same < marks.length && open[same]?.open === marks[same]?.open) same++;
    closeTo(same);
    for (const mark of marks.slice(same)) {
      out += mark.open;
      open.push(mark);
    }
    out += inside(run, figures);
  }
  closeTo(0);
  return out;
}
