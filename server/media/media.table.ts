import { boolean, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { ImageFormat } from "../../contracts/media.ts";

/** What a search looks into; a migration makes its index where the database has the extension (decision 0156). */
export const mediaWords = ["original_name", "alt"] as const;

export interface VariantNote {
  width: number;
  format: ImageFormat;
  /** Size of the file. */
  bytes: number;
}

/** The images of the site. Their files lie in the object storage under `images/<stem>/`. */
export const media = pgTable(
  "media",
  {
    /** 24 hexadecimal digits of the original's SHA-256. */
    hash: text().primaryKey(),
    /** The file's name when it was uploaded. */
    originalName: text().notNull(),
    alt: text().notNull().default(""),
    /** Of the original, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    animated: boolean().notNull(),
    transparent: boolean().notNull(),
    variants: jsonb().$type<VariantNote[]>().notNull(),
    /** When it was uploaded last. */
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("media_newest").on(table.createdAt.desc().nullsFirst(), table.hash.desc().nullsFirst())],
);
export type Media = typeof media.$inferSelect;
