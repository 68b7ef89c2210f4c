import { diffWordsWithSpace } from "diff";

export interface ComparedPart {
  kind: "same" | "added" | "removed";
  text: string;
}

const BLOCKS = "h2,h3,h4,p,li,caption,tr,figcaption";
const CONTEXT = 90;

/** What is read in a report: one line for each block, cells apart. */
function readable(html: string): string {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  for (const drawing of parsed.querySelectorAll("svg")) drawing.remove();
  return [...parsed.querySelectorAll(BLOCKS)]
    .filter((block) => block.parentElement?.closest("tr, li, p") == null)
    .map((block) =>
      block.localName === "tr"
        ? [...block.children]
            .map((cell) => cell.textContent?.trim())
            .filter(Boolean)
            .join("  ")
        : (block.textContent ?? "").trim(),
    )
    .join("\n");
}

/** Two reports compared word by word; long stretches without a change are shortened. */
export function compareWords(before: string, after: string): ComparedPart[] {
  return diffWordsWithSpace(readable(before), readable(after)).map(({ added, removed, value }) => {
    const kind = added ? "added" : removed ? "removed" : "same";
    const isLong = kind === "same" && value.length > 3 * CONTEXT;
    return { kind, text: isLong ? `${value.slice(0, CONTEXT)} […] ${value.slice(-CONTEXT)}` : value };
  });
}
