import type { Field } from "../../../content/report/kinds.ts";
import type { ReportBlock, RichText, Run } from "../../../contracts/report-document.ts";

const MARK = /\*\*(.+?)\*\*|\{([\w.:-]+)\}/g;

const runs = (text: string, strong: boolean): Run[] => {
  const out: Run[] = [];
  let end = 0;
  const plain = (words: string) => {
    if (words) out.push(strong ? { text: words, strong: true } : words);
  };
  for (const found of text.matchAll(MARK)) {
    plain(text.slice(end, found.index));
    end = found.index + found[0].length;
    const [, bold, figure] = found;
    if (bold !== undefined) out.push(...runs(bold, true));
    else out.push(strong ? { figure: figure!, strong: true } : { figure: figure! });
  }
  plain(text.slice(end));
  return out;
};

/** Running text from the consultant's words: `{figure}` becomes a reference, `**words**` strong. */
export const rich = (text: string): RichText => runs(text, false);

type Source = NonNullable<ReportBlock["source"]>;
interface Common {
  id: string;
  basis: readonly Field[];
  source?: Source;
}
const common = ({ id, basis, source }: Common) => ({ id, basis: [...basis], ...(source ? { source } : {}) });

export const heading = (c: Common, text: string, level: 3 | 4 = 3): ReportBlock => ({
  kind: "heading",
  ...common(c),
  level,
  text: rich(text),
});
export const paragraph = (
  c: Common,
  text: string,
  role?: "lede" | "verdict" | "note" | "action",
): ReportBlock => ({
  kind: "paragraph",
  ...common(c),
  ...(role ? { role } : {}),
  text: rich(text),
});
export const list = (c: Common, items: readonly string[], ordered = false): ReportBlock => ({
  kind: "list",
  ...common(c),
  ordered,
  items: items.map(rich),
});
export interface Row {
  label: string;
  cells: readonly string[];
  total?: true;
}
export const table = (
  c: Common,
  caption: string,
  rows: readonly Row[],
  head?: readonly string[],
): ReportBlock => ({
  kind: "table",
  ...common(c),
  caption: rich(caption),
  ...(head ? { head: head.map(rich) } : {}),
  rows: rows.map(({ label, cells, total }) => ({
    label: rich(label),
    cells: cells.map(rich),
    ...(total ? { total } : {}),
  })),
});
export const worksheet = (
  c: Common,
  title: string,
  lead: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  lines: number,
): ReportBlock => ({
  kind: "worksheet",
  ...common(c),
  title: rich(title),
  ...(lead ? { lead: rich(lead) } : {}),
  columns: [...columns],
  rows: rows.map((cells) => [...cells]),
  lines,
});
