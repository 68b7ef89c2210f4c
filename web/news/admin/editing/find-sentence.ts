/** Where a sentence stands in an element's text, over however many nodes; undefined when it is not there any more. */
export function findSentence(root: Element, sentence: string): Range | undefined {
  const wanted = bare(sentence);
  for (const block of root.querySelectorAll("p, li, h2, h3, h4, td, th, blockquote")) {
    const nodes = textNodesOf(block);
    const whole = nodes.map(({ data }) => data).join("");
    const start = bare(whole).indexOf(wanted);
    if (start < 0) continue;
    const range = document.createRange();
    const from = nodeAt(nodes, start);
    const to = nodeAt(nodes, start + wanted.length);
    if (!from || !to) continue;
    range.setStart(from.node, from.offset);
    range.setEnd(to.node, to.offset);
    return range;
  }
  return undefined;
}

/** Of the same length: each space of another kind is a plain one. */
export const bare = (text: string): string => text.replaceAll(/\s/g, " ");

function textNodesOf(block: Element): Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

function nodeAt(nodes: readonly Text[], at: number): { node: Text; offset: number } | undefined {
  let before = 0;
  for (const node of nodes) {
    if (at <= before + node.length) return { node, offset: at - before };
    before += node.length;
  }
  return undefined;
}
