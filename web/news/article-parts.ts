export interface Part {
  id: string;
  title: string;
}

/** From so many parts on an article is long enough for a list of them. */
const MANY = 4;
const HEADING = /<h2>([^<]*(?:<(?!\/h2>)[^<]*)*)<\/h2>/g;
const SIGNS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0", "#39": "'" };

const wordsOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_whole, name: string) => SIGNS[name] ?? "")
    .trim();

/** Gives each part of a long article a place that can be gone to. @returns none of them for a short one */
export function markParts(html: string): { html: string; parts: Part[] } {
  const parts: Part[] = [];
  const marked = html.replace(HEADING, (whole, words: string) => {
    const title = wordsOf(words);
    if (!title) return whole;
    const id = `part-${parts.length + 1}`;
    parts.push({ id, title });
    return `<h2 id="${id}">${words}</h2>`;
  });
  return parts.length < MANY ? { html, parts: [] } : { html: marked, parts };
}
