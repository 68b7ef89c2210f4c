import { type SQL, sql } from "drizzle-orm";
import { anywhere } from "./given.ts";

/**
 * True where one of the columns has the text, in whatever case. All columns as one text, as the index of trigrams has it
 * (decision 0156): a text in a single line is found in one of them or nowhere. @param columns of the database, never null
 */
export function hasText(columns: readonly string[], text: string): SQL {
  return sql`(${sql.raw(asOneText(columns))}) ilike ${anywhere(text)}`;
}

/** The expression of such an index. */
export const asOneText = (columns: readonly string[]): string =>
  columns.map((column) => `"${column}"`).join(` || E'\\n' || `);
