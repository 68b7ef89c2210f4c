/** RFC 4180, with the byte order mark that spreadsheet programs know UTF-8 by. */
export const csvStart = "\uFEFF";

export const csvRow = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

/**
 * Quoted. What a spreadsheet program would run as a formula becomes text by an apostrophe before it; after a semicolon
 * too, which programs of many countries take for the border of cells, whatever the quotes say.
 */
function cell(text: string): string {
  const plain = (/^[\t\r\n]/.test(text) ? `'${text}` : text).replaceAll(FORMULA, "$1'$2");
  return `"${plain.replaceAll("\u0000", "").replaceAll('"', '""')}"`;
}
const FORMULA = /(^|;)([\s\p{C}]*[=+\-@＝＋－＠])/gu;
