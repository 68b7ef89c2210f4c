import type {
  ReportBlock,
  ReportDocument,
  ReportSection,
  RichText,
  Run,
} from "../../contracts/report-document.ts";
import { figureText } from "./figure-text.ts";

export type Figures = ReportDocument["figures"];

/**
 * A typed name made safe to set in a line: one line, no control characters, no marks that turn the direction of the
 * text around it (the plain marks of right-to-left names stay).
 */
export const plainName = (s: string): string =>
  s
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, "")
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ")
    .trim();

/** The words of one run, with its figure filled in. */
export function runText(run: Run, figures: Figures): string {
  if (typeof run === "string") return run;
  if ("text" in run) return run.text;
  if ("name" in run) return plainName(run.name);
  if ("unsourced" in run) return run.unsourced;
  if ("break" in run) return "\n";
  const figure = figures[run.figure];
  return figure ? figureText(figure) : "";
}
export const plainText = (text: RichText, figures: Figures): string =>
  text.map((run) => runText(run, figures)).join("");

/** Every piece of running text of a block, in reading order. */
export function textsOf(block: ReportBlock): RichText[] {
  switch (block.kind) {
    case "heading":
    case "paragraph":
    case "quote":
      return [block.text];
    case "question":
      return block.why ? [block.text, block.why] : [block.text];
    case "list":
      return block.items;
    case "table":
      return [
        block.caption,
        ...(block.head ?? []),
        ...block.rows.flatMap((row) => [row.label, ...row.cells]),
      ];
    case "sum":
      return [block.caption, ...block.rows.flatMap((row) => [row.label, row.value])];
    case "chart":
      return [
        block.caption,
        ...(block.chart.kind === "weeks" ? block.chart.weeks.map(({ text }) => text) : []),
      ];
    case "worksheet":
      return block.lead ? [block.title, block.lead] : [block.title];
    case "html":
      return [];
  }
}

/** The same block with each piece of its running text rewritten. */
export function mapTexts<B extends ReportBlock>(block: B, map: (text: RichText) => RichText): B {
  const own = block as ReportBlock;
  const mapped = (): ReportBlock => {
    switch (own.kind) {
      case "heading":
      case "paragraph":
      case "quote":
        return { ...own, text: map(own.text) };
      case "question":
        return { ...own, text: map(own.text), ...(own.why && { why: map(own.why) }) };
      case "list":
        return { ...own, items: own.items.map(map) };
      case "table":
        return {
          ...own,
          caption: map(own.caption),
          ...(own.head && { head: own.head.map(map) }),
          rows: own.rows.map((row) => ({ ...row, label: map(row.label), cells: row.cells.map(map) })),
        };
      case "sum":
        return {
          ...own,
          caption: map(own.caption),
          rows: own.rows.map((row) => ({ ...row, label: map(row.label), value: map(row.value) })),
        };
      case "chart":
        return own.chart.kind === "weeks"
          ? {
              ...own,
              caption: map(own.caption),
              chart: {
                kind: "weeks",
                weeks: own.chart.weeks.map((week) => ({ ...week, text: map(week.text) })),
              },
            }
          : { ...own, caption: map(own.caption) };
      case "worksheet":
        return { ...own, title: map(own.title), ...(own.lead && { lead: map(own.lead) }) };
      case "html":
        return own;
    }
  };
  return mapped() as B;
}

/** Blocks in reading order, with the section that each stands in. */
export const blocksIn = (
  sections: readonly ReportSection[],
): { section: ReportSection; block: ReportBlock }[] =>
  sections.flatMap((section) => section.blocks.map((block) => ({ section, block })));
