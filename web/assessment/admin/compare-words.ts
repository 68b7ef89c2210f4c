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
/** From this share of the shorter one's words on, a block is the other one, changed: a sentence more or less counts for nothing. */
const ALIKE = 0.55;

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

/** A word that was typed onto the end of a sentence is one of its own. */
const GAP = /\s+|(?<=\p{Ll}[.!?])(?=\p{Lu})/u;
const wordsOf = (line: string): string[] => line.split(GAP).filter(Boolean);
const sentencesOf = (line: string): string[] =>
  wordsOf(line)
    .join(" ")
    .split(/(?<=[.!?:]) (?=[\p{Lu}\p{N}“])/u);

/** How many words two blocks have in common, as a share of the shorter one. */
function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let common = 0;
  for (const word of few) if (many.has(word)) common++;
  return common / Math.max(1, few.size);
}

type Change = ComparedPart & { words: string[] };
const changesOf = (before: string[], after: string[]): Change[] =>
  diffArrays(before, after).map(({ value, added, removed }) => ({
    kind: removed ? "removed" : added ? "added" : "same",
    text: value.join(" "),
    words: value,
  }));

/** One line made of two, in whole words: what went before what came. Sentences that both have are the same, whatever stands around them. */
export function compareWords(before: string, after: string): ComparedPart[] {
  const sentences = changesOf(sentencesOf(before), sentencesOf(after));
  const parts: ComparedPart[] = [];
  for (let i = 0; i < sentences.length; i++) {
    const [one, next] = [sentences[i]!, sentences[i + 1]];
    if (one.kind === "same" || next === undefined || next.kind === "same") {
      parts.push({ kind: one.kind, text: one.text });
      continue;
    }
    const [gone, come] = one.kind === "removed" ? [one, next] : [next, one];
    parts.push(...wordByWord(wordsOf(gone.text), wordsOf(come.text)));
    i++;
  }
  return parts;
}

function wordByWord(before: string[], after: string[]): ComparedPart[] {
  const parts: ComparedPart[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const settle = () => {
    if (removed.length) parts.push({ kind: "removed", text: removed.join(" ") });
    if (added.length) parts.push({ kind: "added", text: added.join(" ") });
    removed = [];
    added = [];
  };
  const changes = changesOf(before, after);
  for (const [i, { kind, words, text }] of changes.entries()) {
    const isBetween = i > 0 && i < changes.length - 1;
    if (kind === "removed") removed.push(...words);
    else if (kind === "added") added.push(...words);
    else if (isBetween && words.length <= ISLAND) {
      removed.push(...words);
      added.push(...words);
    } else {
      settle();
      parts.push({ kind, text });
    }
  }
  settle();
  return parts;
}

/** Which of these blocks is which of those, in their order: the pairs that have most in common. */
function pairsOf(gone: string[], come: string[]): [string | undefined, string | undefined][] {
  const [ones, others] = [gone, come].map((lines) => lines.map((line) => new Set(wordsOf(line)))) as [
    Set<string>[],
    Set<string>[],
  ];
  const width = come.length + 1;
  // What the blocks from each place on have in common at best.
  const best = new Float64Array((gone.length + 1) * width);
  const score = new Float64Array(best.length);
  for (let i = gone.length - 1; i >= 0; i--)
    for (let j = come.length - 1; j >= 0; j--) {
      const at = i * width + j;
      const share = alike(ones[i]!, others[j]!);
      score[at] = share >= ALIKE ? share : 0;
      best[at] = Math.max(
        best[at + width]!,
        best[at + 1]!,
        score[at]! > 0 ? score[at]! + best[at + width + 1]! : 0,
      );
    }
  const pairs: [string | undefined, string | undefined][] = [];
  let [i, j] = [0, 0];
  while (i < gone.length && j < come.length) {
    const at = i * width + j;
    if (score[at]! > 0 && best[at] === score[at]! + best[at + width + 1]!) pairs.push([gone[i++], come[j++]]);
    else if (best[at] === best[at + width]) pairs.push([gone[i++], undefined]);
    else pairs.push([undefined, come[j++]]);
  }
  return [
    ...pairs,
    ...gone.slice(i).map((line): [string, undefined] => [line, undefined]),
    ...come.slice(j).map((line): [undefined, string] => [undefined, line]),
  ];
}

/** Two reports compared block by block, and what changed in a block word by word: every block that is shown is whole. */
export function compareReports(before: string, after: string): ComparedLine[] {
  const lines: ComparedLine[] = [];
  const changes = diffArrays(linesOf(before), linesOf(after));
  for (let i = 0; i < changes.length; i++) {
    const change = changes[i]!;
    if (!change.added && !change.removed) {
      lines.push({ unchanged: change.value.length });
      continue;
    }
    const next = changes[i + 1];
    const isPair = next !== undefined && (change.removed ? next.added : next.removed) === true;
    const other = isPair ? next.value : [];
    const pairs = change.removed ? pairsOf(change.value, other) : pairsOf(other, change.value);
    for (const [gone, come] of pairs)
      lines.push({
        parts:
          gone !== undefined && come !== undefined
            ? compareWords(gone, come)
            : [gone === undefined ? { kind: "added", text: come! } : { kind: "removed", text: gone }],
      });
    if (isPair) i++;
  }
  return lines;
}
