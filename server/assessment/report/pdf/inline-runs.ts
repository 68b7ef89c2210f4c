import type { ChildNode } from "../../document/dom.ts";
import type { Face } from "./fonts.ts";
import type { Run } from "./lines.ts";

const FACES: Record<string, Face> = { strong: "bold", b: "bold", th: "text", em: "italic", i: "italic" };
const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:)/i;

/** The words within some nodes, white space folded, with their faces and links. */
export function runsOf(nodes: readonly ChildNode[], face: Face = "text"): Run[] {
  const runs: Run[] = [];
  const walk = (list: readonly ChildNode[], around: Omit<Run, "text">) => {
    for (const node of list) {
      if (node.type === "text") runs.push({ ...around, text: node.data.replace(/[\s\u2028\u2029]+/g, " ") });
      else if (node.type === "tag" && node.name === "br") runs.push({ ...around, text: "\n" });
      else if (node.type === "tag" && node.name !== "svg") {
        const inner = FACES[node.name];
        const href =
          node.name === "a" && SAFE_LINK.test(node.attribs.href ?? "") ? node.attribs.href : undefined;
        walk(node.children, {
          face: inner && around.face === "text" ? inner : around.face,
          link: href ?? around.link,
        });
      }
    }
  };
  walk(nodes, { face });
  return runs;
}
