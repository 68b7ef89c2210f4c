/** RFC 4180, with the byte order mark that spreadsheet programs know UTF-8 by. */
export const csvStart = "\uFEFF";

export const csvRow = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

/** Quoted. What a spreadsheet program would run as a formula becomes text by an apostrophe before it. */
function cell(text: string): string {
  const plain = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll("\u0000", "").replaceAll('"', '""')}"`;
}
