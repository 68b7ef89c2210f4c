/** A list of things in running text: 'a, b, and c'. */
export const pieces = (text: string): string[] =>
  text
    .split(/; |, (?:and |or |then )?| (?:and|&) (?=[^,]{2,60}$)/)
    .map((piece) => piece.replace(/^(?:and|or|then|the words) /i, "").replace(/[\s.,;:)!?]{1,9}$/, ""))
    .filter((piece) => piece.length > 2);
