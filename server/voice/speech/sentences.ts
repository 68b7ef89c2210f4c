/** What ends in a dot without ending a sentence. */
const ABBREVIATIONS =
  /(?:\b(?:Dr|Mr|Mrs|Ms|St|Ave|No|vs|etc|approx|Inc|Ltd|Prof|[ap]\.m|e\.g|i\.e)|\b[A-Z])\.$/;

/**
 * Splits an answer into sentences for speaking, so that the first can be heard while the next is made. None is
 * longer than `max` characters: a long one breaks after a comma, or else between words.
 */
export function sentences(text: string, max = 280): string[] {
  const found: string[] = [];
  let rest = "";
  for (const part of text
    .replace(/\s+/g, " ")
    .trim()
    .split(/(?<=[.!?…]["')]?)\s+|(?<=[。！？])\s*/u)) {
    rest = rest ? `${rest} ${part}` : part;
    if (ABBREVIATIONS.test(rest)) continue;
    found.push(rest);
    rest = "";
  }
  if (rest) found.push(rest);
  return found.filter((s) => s.trim() !== "").flatMap((s) => pieces(s, max));
}

function pieces(sentence: string, max: number): string[] {
  const out: string[] = [];
  let rest = sentence;
  while (rest.length > max) {
    const head = rest.slice(0, max);
    const comma = Math.max(head.lastIndexOf(", "), head.lastIndexOf("; "));
    const space = head.lastIndexOf(" ");
    const cut = comma > max / 3 ? comma + 1 : space > 0 ? space : max;
    out.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  if (rest) out.push(rest);
  return out;
}
