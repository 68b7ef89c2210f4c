const NONE = new Uint32Array(0);

/** Lists by a word, that stay as they are. */
export type Packed = ReturnType<typeof packed>;

/** All lists in one piece: most hold a number or two, and ten thousand small arrays take many times that. */
export function packed(lists: ReadonlyMap<string, readonly number[]>) {
  const starts = new Uint32Array(lists.size + 1);
  const all: number[] = [];
  const rows = new Map<string, number>();
  for (const [word, list] of lists) {
    all.push(...list);
    starts[rows.set(word, rows.size).size] = all.length;
  }
  const numbers = Uint32Array.from(all);
  return {
    get(word: string): Uint32Array {
      const row = rows.get(word);
      return row === undefined ? NONE : numbers.subarray(starts[row], starts[row + 1]);
    },
    has: (word: string) => rows.has(word),
    /** Where a list begins among the numbers of all. */
    from: (word: string) => starts[rows.get(word) ?? 0]!,
    /** What is worked out of each list, kept beside it. */
    each(of: (length: number, word: string) => number): (word: string) => number | undefined {
      const made = Float64Array.from(rows, ([word, row]) => of(starts[row + 1]! - starts[row]!, word));
      return (word) => made[rows.get(word) ?? -1];
    },
  };
}
