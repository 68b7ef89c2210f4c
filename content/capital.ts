/** With a capital at the beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With a capital where each word begins, as a name has: 'mary-ann o'dea' and 'tess mcrae's' become 'Mary-Ann O'Dea' and 'Tess McRae's'. */
export const titleCase = (text: string): string =>
  text.replace(/(?<=^|[\s-]|'(?!s(?!\p{L}))|(?<!\p{L})mc)\p{Ll}/giu, capital);
