// What the dialogue itself notes: rows of a label and a value, as they stand on the paper. Any other note is the caller's.

export const isRow = (note: string): boolean => /^[A-Z][\p{L}' ]{2,24}: /u.test(note);
/** What stands under any of these labels. */
export const rowsOf = (notes: readonly string[], ...labels: readonly string[]): string[] =>
  notes.flatMap((each) =>
    labels.filter((label) => each.startsWith(`${label}: `)).map((label) => each.slice(label.length + 2)),
  );
/** The notes with one value under a label, whatever stood there before. */
export const withRow = (notes: readonly string[], label: string, value: string): string[] => [
  ...notes.filter((each) => !each.startsWith(`${label}: `)),
  `${label}: ${value}`,
];
/** A row that can be said back; whose a number is says nothing by itself. */
export const saysItself = (note: string): boolean =>
  isRow(note) && !/^(?:The number is|To call): /u.test(note);
