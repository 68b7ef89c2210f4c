import { diffArrays } from "diff";

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

/** Words, spaces and signs; a number is one word with all its signs: `$2,651`, `12.5%`. */
const wordsOf = (text: string): string[] =>
  text.match(/[$€£]?\d[\d.,]*\d%?|[$€£]?\d%?|[\p{L}\p{M}'’]+|\s+|[^\s\p{L}\d]/gu) ?? [];

/** Two reports compared word by word; long stretches without a change are shortened. */
export function compareWords(before: string, after: string): ComparedPart[] {
  return diffArrays(wordsOf(readable(before)), wordsOf(readable(after))).map(
    ({ added, removed, value: words }) => {
      const value = words.join("");
      const kind = added ? "added" : removed ? "removed" : "same";
      const isLong = kind === "same" && value.length > 3 * CONTEXT;
      return { kind, text: isLong ? `${value.slice(0, CONTEXT)} […] ${value.slice(-CONTEXT)}` : value };
    },
  );
}
