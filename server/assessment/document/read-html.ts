import type { ChildNode, Element } from "./dom.ts";
import { parseDocument } from "htmlparser2";
import {
  DOCUMENT_VERSION,
  type ReportBlock,
  type ReportDocument,
  type ReportSection,
} from "../../../contracts/report-document.ts";
import {
  htmlBlock,
  htmlSection,
  renderHtml,
  sectionStart,
  UNNAMED,
} from "../../../rules/report-document/render-html.ts";
import { letterBeside } from "../../../rules/report-document/letter-beside.ts";
import { blocksIn, type Figures } from "../../../rules/report-document/runs.ts";
import { isLoose, readBlocks } from "./read-blocks.ts";
import { isTag, readRuns, wordsOf } from "./read-runs.ts";

const ID = /^[\w.:-]{1,80}$/;
const empty: ReportDocument = {
  version: DOCUMENT_VERSION,
  sections: [],
  letter: [],
  figures: {},
  assumptions: {},
};

/**
 * Sanitised HTML as a document that renders to exactly this HTML. What stands in `previous` unchanged is that block;
 * what was changed keeps its id and is a person's; what a document has no node for is kept in `html` blocks.
 */
export function documentFromHtml(html: string, previous: ReportDocument = empty): ReportDocument {
  const reader = createReader(html, previous);
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const made = (sections: ReportSection[]): ReportDocument => ({
    ...previous,
    sections,
    letter: letterBeside(previous, sections),
  });
  const read = made(reader.sections(children));
  if (renderHtml(read) === html) return read;
  return made([{ id: "text", role: "body", bare: true, blocks: [reader.raw(html)] }]);
}

function createReader(html: string, previous: ReportDocument) {
  const { figures } = previous;
  const known = blocksIn(previous.sections).map(({ block }) => ({ block, html: htmlBlock(block, figures) }));
  const byId = new Map(known.map(({ block }) => [block.id, block] as const));
  const used = new Set<string>();
  const slice = (node: ChildNode, last: ChildNode = node) =>
    html.slice(node.startIndex ?? 0, (last.endIndex ?? -1) + 1);
  const free = () => {
    let n = 1;
    while (used.has(UNNAMED + n) || byId.has(UNNAMED + n)) n++;
    return UNNAMED + n;
  };
  const take = (block: ReportBlock): ReportBlock => {
    used.add(block.id);
    return block;
  };
  const raw = (source: string): ReportBlock =>
    take({ kind: "html", id: free(), basis: [], by: "person", html: source });

  const block = (nodes: ChildNode[]): ReportBlock => {
    const [node] = nodes as [ChildNode];
    const source = slice(node, nodes.at(-1));
    const unchanged = known.find((each) => each.html === source && !used.has(each.block.id));
    if (unchanged) return take(unchanged.block);
    const [candidate, ...more] = readBlocks(nodes, figures);
    if (!candidate || more.length) return raw(source);
    const named = isTag(node) ? node.attribs["data-block"] : undefined;
    const id = named !== undefined && ID.test(named) && !used.has(named) ? named : free();
    const before = byId.get(id)?.source;
    const typed: ReportBlock = { ...candidate, id, by: "person", ...(before && { source: before }) };
    return htmlBlock(typed, figures) === source ? take(typed) : raw(source);
  };

  const section = (node: Element): ReportSection | undefined => {
    const [first, ...rest] = node.children;
    const heading = first && isTag(first) && first.name === "h2" ? first : undefined;
    const role =
      (["cover", "appendix"] as const).find((each) => each === node.attribs["data-role"]) ?? "body";
    const id = node.attribs["data-section"] ?? "";
    if (!ID.test(id)) return undefined;
    const shell: ReportSection = {
      id,
      role,
      ...(heading && { heading: readRuns(heading.children, figures) }),
      blocks: [],
    };
    if (!slice(node).startsWith(sectionStart(shell, figures))) return undefined;
    const blocks = together(heading ? rest : node.children).map(block);
    const before = previous.sections.find((each) => each.id === id);
    const ground = before && sectionStart(before, figures) === sectionStart(shell, figures) && before.ground;
    const read = { ...shell, ...(ground && { ground }), blocks };
    return htmlSection(read, figures) === slice(node) ? read : undefined;
  };

  return {
    raw,
    /** Sections one below the other, a line break between two; anything else stands in sections without a frame. */
    sections(nodes: readonly ChildNode[]): ReportSection[] {
      const sections: ReportSection[] = [];
      for (const group of together(nodes)) {
        const [node] = group;
        if (!node || (group.length === 1 && node.type === "text" && node.data === "\n")) continue;
        const framed = isTag(node) && node.name === "section" ? section(node) : undefined;
        const last = sections.at(-1);
        if (framed && !sections.some(({ id }) => id === framed.id)) sections.push(framed);
        else if (last?.bare) last.blocks.push(block(group));
        else
          sections.push({ id: `text-${sections.length}`, role: "body", bare: true, blocks: [block(group)] });
      }
      return sections;
    },
  };
}

/** Words that stand loose, as one; everything else by itself. */
function together(nodes: readonly ChildNode[]): ChildNode[][] {
  const groups: ChildNode[][] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    if (isLoose(node) && last?.[0] && isLoose(last[0])) last.push(node);
    else groups.push([node]);
  }
  return groups;
}

/**
 * The document with its `html` blocks as the typed blocks that come nearest: what mail, PDF and plain text draw, and
 * what is searched for words.
 */
export function opened(document: ReportDocument): ReportDocument {
  const open = (block: ReportBlock): ReportBlock[] =>
    block.kind === "html" ? typed(block, document.figures) : [block];
  return {
    ...document,
    sections: document.sections.map((section) => ({ ...section, blocks: section.blocks.flatMap(open) })),
  };
}

function typed(block: Extract<ReportBlock, { kind: "html" }>, figures: Figures): ReportBlock[] {
  const folded = parseDocument(block.html.replace(/[\s\u2028\u2029]+/g, " "));
  return readBlocks(folded.children, figures).map((each, i) => ({ ...each, id: `${block.id}.${i}` }));
}

/** True when anything of it can be read. */
export const isReadable = (html: string): boolean =>
  /[\p{L}\p{N}]/u.test(wordsOf(parseDocument(html).children));
