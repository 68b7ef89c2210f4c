/** Two words within one sentence of a request, in either order. @param one lower case, as alternatives of an expression */
export const together = (one: string, other: string): RegExp =>
  new RegExp(`\\b(?:${one})\\b[^.?!]{0,70}\\b(?:${other})\\b|\\b(?:${other})\\b[^.?!]{0,70}\\b(?:${one})\\b`);
