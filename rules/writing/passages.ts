import { stem, wordsIn } from "./plain.ts";

/** A small piece of what the site has published, and where it stands. */
export interface Passage {
  /** Of the page or the article. */
  title: string;
  href: string;
  /** Of the part that it is from; empty before the first one. */
  heading: string;
  text: string;
}

const EMPTY = new Set(
  "a an the and or but of for to in on at by with from is are was were be been it its this that these those as not no you your we our they their he she his her i my me do does did can could should would will what which who how when where why about into than then so if more most all any some one two up out over after before only just also have has had there here them us".split(
    " ",
  ),
);
/** Words that tell something, by their stems. */
export const telling = (text: string): Set<string> =>
  new Set(
    wordsIn(text)
      .filter((word) => (word.length > 2 || word === "ai") && !EMPTY.has(word))
      .map(stem),
  );

export interface Found extends Passage {
  /** The share of the asked words, weighed by how rare each is, that stand in the passage: 0 to 1. */
  share: number;
}

/** An index over passages: which speak of the given words, the best first, one for each page. */
export function passageIndex(passages: readonly Passage[]) {
  const entries = passages.map((passage) => ({
    passage,
    words: telling(`${passage.title} ${passage.heading} ${passage.text}`),
    named: telling(`${passage.title} ${passage.heading}`),
  }));
  const inHowMany = new Map<string, number>();
  for (const { words } of entries)
    for (const word of words) inHowMany.set(word, (inHowMany.get(word) ?? 0) + 1);
  const weightOf = (word: string) => Math.log(1 + (entries.length + 1) / ((inHowMany.get(word) ?? 0) + 1));
  return {
    /** True when some page uses the word. */
    knows: (word: string): boolean => inHowMany.has(stem(word)),
    find(text: string, count: number): Found[] {
      const asked = [...telling(text)];
      const whole = asked.reduce((sum, word) => sum + weightOf(word), 0);
      if (whole === 0) return [];
      const found = entries
        .map(({ passage, words, named }) => {
          const said = asked.filter((word) => words.has(word));
          const share = said.reduce((sum, word) => sum + weightOf(word), 0) / whole;
          const inName = asked
            .filter((word) => named.has(word))
            .reduce((sum, word) => sum + weightOf(word), 0);
          return { ...passage, share, rank: share + (1.5 * inName) / whole };
        })
        .filter(({ share }) => share > 0.3)
        .sort((one, other) => other.rank - one.rank);
      const pages = new Map<string, Found>();
      for (const { rank: _rank, ...each } of found) if (!pages.has(each.href)) pages.set(each.href, each);
      return [...pages.values()].slice(0, count);
    },
  };
}
export type PassageIndex = ReturnType<typeof passageIndex>;
