import { DAY_MS } from "../days.ts";

// What a visitor or an administrator gives, made fit for a query.

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The column's type refuses any other text with an error of the database. */
export const isUuid = (given: string): boolean => UUID.test(given);

/** The moment at which a day ends. @param day `YYYY-MM-DD`, UTC */
export const endOf = (day: string): Date => new Date(Date.parse(day) + DAY_MS);

/** A pattern for LIKE that finds the text anywhere, its own `%` and `_` as they stand. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
