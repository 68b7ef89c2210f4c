import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { WorkingFields } from "../../../contracts/news-editing.ts";
import { users } from "../../account/users.table.ts";
import { articles, imageHashes, wordColumns } from "../news.table.ts";

const moment = () => timestamp({ withTimezone: true });

/** Each save of an article, as it was stored then. */
export const articleRevisions = pgTable(
  "article_revisions",
  {
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    slug: text().notNull(),
    ...wordColumns(),
    published: boolean().notNull(),
    savedAt: moment().notNull(),
    savedBy: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.version] }),
    index("article_revisions_images").using("gin", imageHashes).with({ fastupdate: false }),
  ],
);
export type RevisionRow = typeof articleRevisions.$inferSelect;

/** What an administrator has typed and not saved yet: one for each article and administrator. */
export const articleWorkingCopies = pgTable(
  "article_working_copies",
  {
    /** The article's id; for an article that was never saved, the id that its first save will give it. */
    key: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null while there is no such article, and once it is deleted: the words of others outlive it. */
    articleId: uuid().references(() => articles.id, { onDelete: "set null" }),
    baseVersion: integer(),
    fields: jsonb().$type<WorkingFields>().notNull(),
    savedAt: moment().notNull(),
    /** The open form that wrote it. */
    form: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.userId] }),
    index().on(table.articleId),
    index().on(table.userId, table.savedAt.desc()),
  ],
);
