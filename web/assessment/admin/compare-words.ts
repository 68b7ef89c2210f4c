import { diffArrays } from "diff";

export interface ComparedPart {
  kind: "same" | "added" | "removed";
  text: string;
}
/** A block of the report with what has changed in it, or how many stand unchanged between two such. */
export type ComparedLine = { parts: ComparedPart[] } | { unchanged: number };

const BLOCKS = "h2,h3,h4,p,li,caption,tr,figcaption";
/** So few words that stay the same between two changes are read with them. */
const ISLAND = 2;
/** From this share of common words on, a block is the other one, changed. */
const ALIKE = 0.6;

/** What is read in a report: one line for each block, cells apart. */
function linesOf(html: string): string[] {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  for (const drawing of parsed.querySelectorAll("svg")) drawing.remove();
  return [...parsed.querySelectorAll(BLOCKS)]
    .filter((block) => block.parentElement?.closest("tr, li, p") == null)
    .map((block) =>
      block.localName === "tr"
        ? [...block.children]
            .map((cell) => cell.textContent?.trim())
            .filter(Boolean)
            .join(": ")
        : (block.textContent ?? ""),
    )
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

const wordsOf = (line: string): string[] => line.split(" ");

function alike(a: string, b: string): boolean {
  const [one, two] = [wordsOf(a), wordsOf(b)];
  const there = new Set(one);
  return two.filter((word) => there.has(word)).length >= ALIKE * Math.max(one.length, two.length);
}

/** One line made of two, in whole words: what went before what came. */
export function compareWords(before: string, after: string): ComparedPart[] {
  const parts: ComparedPart[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const settle = () => {
    if (removed.length) parts.push({ kind: "removed", text: removed.join(" ") });
    if (added.length) parts.push({ kind: "added", text: added.join(" ") });
    removed = [];
    added = [];
  };
  const changes = diffArrays(wordsOf(before), wordsOf(after));
  for (const [i, { value, ...change }] of changes.entries()) {
    const isBetween = i > 0 && i < changes.length - 1;
    if (change.removed) removed.push(...value);
    else if (change.added) added.push(...value);
    else if (isBetween && value.length <= ISLAND) {
      removed.push(...value);
      added.push(...value);
    } else {
      settle();
      parts.push({ kind: "same", text: value.join(" ") });
    }
  }
  settle();
  return parts;
}

/** Two reports compared block by block, and what changed in a block word by word: every block that is shown is whole. */
export function compareReports(before: string, after: string): ComparedLine[] {
  const lines: ComparedLine[] = [];
  const changes = diffArrays(linesOf(before), linesOf(after));
  for (let i = 0; i < changes.length; i++) {
    const change = changes[i];
    if (!change?.added && !change?.removed) {
      lines.push({ unchanged: change?.value.length ?? 0 });
      continue;
    }
    const next = changes[i + 1];
    const isPair = next !== undefined && (change.removed ? next.added : next.removed);
    const [gone, come] = change.removed ? [change, isPair && next] : [isPair && next, change];
    const left = [...(come ? come.value : [])];
    for (const line of gone ? gone.value : []) {
      const at = left.findIndex((other) => alike(line, other));
      if (at < 0) lines.push({ parts: [{ kind: "removed", text: line }] });
      else {
        lines.push(...left.slice(0, at).map(allNew), { parts: compareWords(line, left[at] ?? "") });
        left.splice(0, at + 1);
      }
    }
    lines.push(...left.map(allNew));
    if (isPair) i++;
  }
  return lines;
}

const allNew = (text: string): ComparedLine => ({ parts: [{ kind: "added", text }] });
