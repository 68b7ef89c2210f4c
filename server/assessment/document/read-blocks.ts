import type { ChildNode, Element } from "./dom.ts";
import { ASSESSMENT_FIELDS, type AssessmentField } from "../../../contracts/assessment.ts";
import type { ReportBlock, RichText } from "../../../contracts/report-document.ts";
import type { Figures } from "../../../rules/report-document/runs.ts";
import { isTag, readRuns, wordsOf } from "./read-runs.ts";

const INLINE = new Set("strong em b i u s sub sup code span bdi mark a br".split(" "));
/** True for what stands within a line. */
export const isLoose = (node: ChildNode): boolean => !isTag(node) || INLINE.has(node.name);
const all = (node: Element, name: string): Element[] =>
  node.children.filter(isTag).flatMap((each) => (each.name === name ? [each] : all(each, name)));
const children = (node: Element, name: string) =>
  node.children.filter(isTag).filter((each) => each.name === name);

const fieldsOf = (basis: string | undefined): AssessmentField[] =>
  (basis ?? "")
    .split(" ")
    .filter((name): name is AssessmentField => ASSESSMENT_FIELDS.some((field) => field === name));

/** What stands for a drawing alone has no words. */
const isDrawing = (cell: Element) => all(cell, "svg").length > 0 && wordsOf(cell.children).trim() === "";

/**
 * The typed blocks that some HTML comes nearest to. Nothing that can be read is lost; what a document has no node for
 * loses its look. Ids are the caller's.
 */
export function readBlocks(nodes: readonly ChildNode[], figures: Figures): ReportBlock[] {
  const blocks: ReportBlock[] = [];
  let loose: ChildNode[] = [];
  const runs = (list: readonly ChildNode[]) => readRuns(list, figures);
  const flush = () => {
    const text = runs(loose);
    if (wordsOf(loose).trim() !== "") blocks.push({ kind: "paragraph", id: "x.0", basis: [], text });
    loose = [];
  };
  for (const node of nodes) {
    if (!isTag(node) || isLoose(node)) {
      loose.push(node);
      continue;
    }
    flush();
    blocks.push(...readElement(node, runs, figures));
  }
  flush();
  return blocks;
}

type Runs = (nodes: readonly ChildNode[]) => RichText;

function readElement(node: Element, runs: Runs, figures: Figures): ReportBlock[] {
  const common = { id: "x.0", basis: fieldsOf(node.attribs["data-basis"]) };
  switch (node.name) {
    case "h2":
    case "h3":
    case "h4":
      return [{ kind: "heading", ...common, level: node.name === "h4" ? 4 : 3, text: runs(node.children) }];
    case "p":
    case "pre":
    case "figcaption":
      return [{ kind: "paragraph", ...common, ...roleOf(node), text: runs(node.children) }];
    case "ul":
    case "ol": {
      const items = listItems(node, runs);
      return items.length ? [{ kind: "list", ...common, ordered: node.name === "ol", items }] : [];
    }
    case "table":
      return readTable(node, common, runs);
    case "blockquote":
      return readQuote(node, common, runs, figures);
    case "figure":
      return node.attribs.class === "worksheet"
        ? readWorksheet(node, common, runs)
        : readBlocks(node.children, figures);
    case "hr":
    case "svg":
      return [];
    default:
      return readBlocks(node.children, figures);
  }
}

type Common = { id: string; basis: AssessmentField[] };

const ROLES = ["lede", "verdict", "note", "action"] as const;
function roleOf(node: Element) {
  const role = ROLES.find((each) => each === node.attribs.class);
  return role ? { role } : {};
}

/** A list within a list goes on in the outer one. */
function listItems(list: Element, runs: Runs): RichText[] {
  return list.children.filter(isTag).flatMap((item) => {
    const nested = item.children.filter((each): each is Element => isTag(each) && /^[uo]l$/.test(each.name));
    const own = item.children.filter((each) => !nested.includes(each as Element));
    return [...(own.length ? [runs(own)] : []), ...nested.flatMap((each) => listItems(each, runs))];
  });
}

function readTable(node: Element, common: Common, runs: Runs): ReportBlock[] {
  const caption = runs(all(node, "caption")[0]?.children ?? []);
  const cellsOf = (tr: Element) => [...tr.children.filter(isTag)].filter((cell) => !isDrawing(cell));
  const heads = all(node, "thead").flatMap((head) => all(head, "tr"));
  const head = heads[0] && cellsOf(heads[0]).map((cell) => runs(cell.children));
  const rows = all(node, "tr")
    .filter((tr) => !heads.includes(tr))
    .map((tr) => {
      const [label, ...cells] = cellsOf(tr).map((cell) => runs(cell.children));
      return { label: label ?? [], cells, ...(tr.attribs.class === "total" && { total: true as const }) };
    });
  if (!rows.length) return [];
  if (node.attribs.class === "sum" && rows.every(({ cells }) => cells.length === 1))
    return [
      {
        kind: "sum",
        ...common,
        caption,
        rows: rows.map(({ cells, ...row }) => ({ ...row, value: cells[0] ?? [] })),
      },
    ];
  return [{ kind: "table", ...common, caption, ...(head && { head }), rows }];
}

function readQuote(node: Element, common: Common, runs: Runs, figures: Figures): ReportBlock[] {
  const parts = children(node, "p");
  const [first, second, ...more] = parts;
  const isSimple = first && !more.length && parts.length === node.children.length;
  if (node.attribs.class === "question" && isSimple)
    return [
      {
        kind: "question",
        ...common,
        text: runs(first.children),
        ...(second && { why: runs(second.children) }),
      },
    ];
  if (isSimple)
    return [
      {
        kind: "quote",
        ...common,
        text: runs(first.children),
        ...(second && { who: wordsOf(second.children) }),
      },
    ];
  return readBlocks(node.children, figures);
}

function readWorksheet(node: Element, common: Common, runs: Runs): ReportBlock[] {
  const [title] = children(node, "figcaption");
  const [lead] = children(node, "p");
  const columns = all(node, "th").map((cell) => wordsOf(cell.children));
  const rows = all(node, "tr")
    .map((tr) => children(tr, "td").map((cell) => wordsOf(cell.children)))
    .filter((row) => row.length);
  const filled = rows.filter((row) => row.some((cell) => cell !== ""));
  if (!columns.length) return [];
  return [
    {
      kind: "worksheet",
      ...common,
      title: runs(title?.children ?? []),
      ...(lead && { lead: runs(lead.children) }),
      columns,
      rows: filled,
      lines: Math.min(60, rows.length - filled.length),
    },
  ];
}
