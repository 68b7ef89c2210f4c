/** A place to be filled in by hand: a cell of dots. */
const DOTS = /<td([^>]*)>(?:<p>)?…+(?:<\/p>)?<\/td>/g;
const BLANK = /<td[^>]*>(?:<p>)?\s*(?:<\/p>)?<\/td>/g;
const TABLE = /<table[\s\S]*?<\/table>/g;
/** So many blank cells are places, too: one or two are what a table has nothing to say about. */
const BLANKS = 3;
const NUMBER = /<td((?: (?:col|row)span="\d+")*)>((?:<p>)?\s*[-−]?\$?\d[\d.,]*\s?%?\s*(?:<\/p>)?)<\/td>/g;

/** Whether a sheet to be printed stands in an article: a table with places to fill in. */
export const hasSheet = (html: string): boolean => (html.match(TABLE) ?? []).some(isSheet);
const isSheet = (table: string): boolean =>
  table.search(DOTS) >= 0 || (table.match(BLANK)?.length ?? 0) >= BLANKS;

/** Cells that hold nothing but a number are marked, to stand beneath each other by their last digit. */
export const markNumbers = (html: string): string => html.replace(NUMBER, '<td$1 class="num">$2</td>');

/**
 * A sheet is marked, and its dots become empty places: on a phone each row of one with three columns stands as a block,
 * with a line to write on.
 */
export const markSheets = (html: string): string =>
  html.replace(TABLE, (table) =>
    isSheet(table)
      ? table.replace("<table", '<table class="to-fill"').replace(DOTS, '<td$1 class="blank"></td>')
      : table,
  );

/** Points that begin with a box to tick need no bullet beside it. */
export const markBoxes = (html: string): string => html.replace(/<li>(?=(?:<p>)?☐)/g, '<li class="boxed">');

/** Prints an article's sheets beneath its title, without what else it says. */
export function printSheets(): void {
  const sheets = [...document.querySelectorAll(".prose > .to-fill")];
  for (const sheet of sheets) sheet.classList.add("sheet");
  addEventListener("afterprint", () => sheets.forEach((sheet) => sheet.classList.remove("sheet")), {
    once: true,
  });
  print();
}
