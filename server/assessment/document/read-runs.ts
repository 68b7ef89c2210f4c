import type { ChildNode, Element } from "./dom.ts";
import type { RichText, Run } from "../../../contracts/report-document.ts";
import { figureText } from "../../../rules/report-document/figure-text.ts";
import type { Figures } from "../../../rules/report-document/runs.ts";

export const isTag = (node: ChildNode): node is Element => node.type === "tag";

type Marks = Pick<Extract<Run, { text: string }>, "strong" | "em" | "link">;
const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:)/i;

/** All words within some nodes. */
export const wordsOf = (nodes: readonly ChildNode[]): string =>
  nodes
    .map((node) =>
      node.type === "text" ? node.data : isTag(node) && node.name !== "svg" ? wordsOf(node.children) : "",
    )
    .join("");

function marked(tag: Element, around: Marks): Marks {
  if (tag.name === "strong" || tag.name === "b") return { ...around, strong: true };
  if (tag.name === "em" || tag.name === "i") return { ...around, em: true };
  const href = tag.name === "a" ? tag.attribs.href : undefined;
  return href && SAFE_LINK.test(href) ? { ...around, link: href } : around;
}

/** Running text as runs. Marks that a document has no word for (underline, code …) keep their words alone. */
export function readRuns(nodes: readonly ChildNode[], figures: Figures): RichText {
  const runs: Run[] = [];
  const add = (text: string, marks: Marks) => {
    const last = runs.at(-1);
    if (text === "") return;
    if (Object.keys(marks).length) runs.push({ text, ...marks });
    else if (typeof last === "string") runs[runs.length - 1] = last + text;
    else runs.push(text);
  };
  const walk = (list: readonly ChildNode[], marks: Marks) => {
    for (const node of list) {
      if (node.type === "text") add(node.data, marks);
      else if (!isTag(node) || node.name === "svg") continue;
      else if (node.name === "br") runs.push({ break: true });
      else if (node.name === "bdi") runs.push({ name: wordsOf(node.children) });
      else if (node.attribs["data-unsourced"] !== undefined) runs.push({ unsourced: wordsOf(node.children) });
      else if (!figureRun(node, marks)) walk(node.children, marked(node, marks));
    }
  };
  const figureRun = (node: Element, marks: Marks): boolean => {
    const id = node.attribs["data-figure"];
    const figure = id === undefined ? undefined : figures[id];
    if (id === undefined || !figure || figureText(figure) !== wordsOf(node.children)) return false;
    runs.push({ figure: id, ...(marks.strong && { strong: true }) });
    return true;
  };
  walk(nodes, {});
  return runs;
}
