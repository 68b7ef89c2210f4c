import type { ChildNode, Element } from "../../document/dom.ts";
import { runsOf } from "./inline-runs.ts";
import type { Run } from "./lines.ts";
import { COLOURS, type Sheet, type Type } from "./sheet.ts";
import { drawTable } from "./table.ts";

const type = (size: number, leading: number, colour: string): Type => ({ size, leading, colour });
const BODY = type(10.5, 16, COLOURS.soft);
const LEDE = type(14, 20, COLOURS.ink);
const SMALL = type(9, 13, COLOURS.soft);
const HEADINGS: Record<string, { type: Type; before: number; after: number }> = {
  h2: { type: type(19, 24, COLOURS.ink), before: 30, after: 10 },
  h3: { type: type(13, 18, COLOURS.ink), before: 18, after: 4 },
  h4: { type: type(11, 16, COLOURS.ink), before: 14, after: 4 },
};
const INDENT = 20;

const isTag = (node: ChildNode): node is Element => node.type === "tag";
const hasWords = (runs: readonly Run[]) => runs.some(({ text }) => text.trim() !== "");

/** Draws the blocks of a report, one below the other. What it does not know it opens, so that no word is lost. */
export function drawBlocks(nodes: readonly ChildNode[], sheet: Sheet): void {
  let loose: ChildNode[] = [];
  const flush = () => {
    paragraph(loose, sheet);
    loose = [];
  };
  for (const node of nodes) {
    if (!isTag(node) || isInline(node)) {
      loose.push(node);
      continue;
    }
    flush();
    drawBlock(node, sheet);
  }
  flush();
}

const INLINE = new Set([
  "strong",
  "em",
  "b",
  "i",
  "u",
  "s",
  "sub",
  "sup",
  "code",
  "span",
  "bdi",
  "mark",
  "a",
  "br",
]);
const isInline = (node: Element) => INLINE.has(node.name);

function drawBlock(node: Element, sheet: Sheet): void {
  const { doc } = sheet;
  switch (node.name) {
    case "h2":
    case "h3":
    case "h4": {
      const look = HEADINGS[node.name] as (typeof HEADINGS)[string];
      const runs = runsOf(node.children, "display");
      if (!hasWords(runs)) return;
      sheet.space(look.before);
      // A heading never stands alone at the foot of a page.
      sheet.need(sheet.heightOf(runs, look.type, sheet) + look.after + 4 * BODY.leading);
      if (node.name === "h2") doc.outline.addItem(runs.map(({ text }) => text).join(""));
      sheet.within(node.name.toUpperCase(), () => sheet.flow(runs, look.type));
      sheet.y += look.after;
      return;
    }
    case "section":
      sheet.within("Sect", () => drawBlocks(node.children, sheet));
      return;
    case "blockquote":
      sheet.within("BlockQuote", () => drawBlocks(node.children, sheet));
      return;
    case "p":
      paragraph(node.children, sheet, { lede: LEDE, note: SMALL }[node.attribs.class ?? ""]);
      return;
    case "ul":
    case "ol":
      list(node, sheet, 0);
      return;
    case "table":
      drawTable(node, sheet);
      return;
    case "figcaption":
      paragraph(node.children, sheet, SMALL);
      return;
    case "hr":
      sheet.space(8);
      sheet.rule();
      sheet.space(8);
      return;
    case "svg":
      return;
    default:
      drawBlocks(node.children, sheet);
  }
}

function paragraph(nodes: readonly ChildNode[], sheet: Sheet, look: Type = BODY): void {
  const runs = runsOf(nodes);
  if (!hasWords(runs)) return;
  sheet.space(6);
  // Two lines at least stay together.
  sheet.need(2 * look.leading);
  sheet.within("P", () => sheet.flow(runs, look));
  sheet.space(4);
}

function list(node: Element, sheet: Sheet, depth: number): void {
  sheet.within("L", () => listItems(node, sheet, depth));
  sheet.space(4);
}

function listItems(node: Element, sheet: Sheet, depth: number): void {
  let number = Number(node.attribs.start ?? 1) || 1;
  const x = sheet.x + depth * INDENT;
  for (const item of node.children.filter(isTag)) {
    const nested = item.children.filter((each): each is Element => isTag(each) && /^[uo]l$/.test(each.name));
    const runs = runsOf(item.children.filter((each) => !nested.includes(each as Element)));
    sheet.space(5);
    sheet.need(BODY.leading);
    const sign = node.name === "ol" ? `${number++}.` : "•";
    const ink = { ...BODY, colour: COLOURS.ink };
    sheet.within("LI", () => {
      sheet.within("Lbl", () =>
        sheet.put([{ text: sign, face: "bold" }], ink, { x, y: sheet.y, width: INDENT }),
      );
      sheet.within("LBody", () => {
        sheet.flow(runs, BODY, { x: x + INDENT, width: sheet.width - (depth + 1) * INDENT });
        if (depth < 4) for (const inner of nested) list(inner, sheet, depth + 1);
      });
    });
  }
}
