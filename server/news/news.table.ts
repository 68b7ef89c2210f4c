import { type SQL, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { type ArticleWord, type articleWords, eachWord } from "../../contracts/news-fields.ts";

/** A column for each of an article's words, as the schema of its fields says: in the article and in its revisions. */
const makers = {
  filled: () => text().notNull(),
  text: () => text().notNull().default(""),
  nullable: () => text(),
};
type WordColumns = {
  [N in ArticleWord]: ReturnType<(typeof makers)[(typeof articleWords)[N]["column"]]>;
};
export const wordColumns = () => eachWord<WordColumns>(({ column }) => makers[column]());

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const moment = () => timestamp({ withTimezone: true });

/** Both the stems and the words as written: a half-typed word may be longer than its stem ("appointm"). */
const words = (column: string) => `to_tsvector('english', ${column}) || to_tsvector('simple', ${column})`;
/** What a match is ranked by: where its words stand. Small, so that ranking reads nothing stored out of line. */
const head = sql.raw(
  `setweight(${words("title")}, 'A') || setweight(${words("excerpt")}, 'B') || setweight(${words("keywords")}, 'C')`,
);
/**
 * What is matched: the words of all texts, without their places. PostgreSQL's parser leaves HTML tags out. Of a content
 * only its beginning, about 20,000 words: a tsvector holds at most 1 MB, and characters are up to 4 bytes.
 */
const search = sql.raw(
  ["title", "excerpt", "keywords", "left(content, 120000)"]
    .flatMap((text) => [`strip(to_tsvector('english', ${text}))`, `strip(to_tsvector('simple', ${text}))`])
    .join(" || "),
);

/**
 * The hashes of this site's stored images that a text or a picture's address names: a function of the database, made by
 * a migration, so that what shows an image is found by an index.
 */
export const imageHashes = sql.raw("image_hashes(content, image_url)");

export const articles = pgTable(
  "articles",
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique(),
    /** `content`: HTML as `cleanArticleHtml` leaves it. */
    ...wordColumns(),
    /** Minutes. */
    readTime: integer().notNull(),
    published: boolean().notNull().default(false),
    /** When it was first published, or is dated by hand. */
    publishedAt: moment(),
    /** When a draft goes live by itself. */
    publishAt: moment(),
    /** Address of its share card; made by a job after publishing. */
    shareImage: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    /** Goes up by one with each save. */
    version: integer().notNull().default(1),
    head: tsvector()
      .notNull()
      .generatedAlwaysAs((): SQL => head),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs((): SQL => search),
  },
  (table) => [
    check("articles_published_has_date", sql`not published or published_at is not null`),
    check("articles_scheduled_is_draft", sql`not published or publish_at is null`),
    index("articles_newest").on(table.publishedAt.desc(), table.id.desc()).where(sql`published`),
    // No list of pending entries: it would be read through at each search.
    index("articles_search").using("gin", table.search).with({ fastupdate: false }).where(sql`published`),
    index("articles_created").on(table.createdAt.desc(), table.id.desc()),
    index("articles_drafts").on(table.createdAt.desc(), table.id.desc()).where(sql`not published`),
    index("articles_drafts_search")
      .using("gin", table.search)
      .with({ gin_pending_list_limit: 256 })
      .where(sql`not published`),
    index("articles_scheduled")
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`not published and publish_at is not null`),
    index("articles_published").on(table.createdAt.desc(), table.id.desc()).where(sql`published`),
    index("articles_due").on(table.publishAt).where(sql`publish_at is not null`),
    index("articles_images").using("gin", imageHashes).with({ fastupdate: false }),
    index("articles_updated").on(table.updatedAt.desc(), table.id),
  ],
);
export type ArticleRow = typeof articles.$inferSelect;

/** Slugs that articles once had: each leads to where its article lives now. */
export const articleSlugs = pgTable(
  "article_slugs",
  {
    slug: text().primaryKey(),
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
  },
  (table) => [index().on(table.articleId)],
);

/** How many articles there are: one row, kept by triggers, so that no list has to count. */
export const articleCount = pgTable(
  "article_count",
  {
    one: boolean().primaryKey().default(true),
    published: integer().notNull(),
    draft: integer().notNull().default(0),
    /** Those of the drafts. */
    scheduled: integer().notNull().default(0),
    /** Another number after each change of what is in a list, or of its order. */
    version: bigint({ mode: "number" }).notNull().default(0),
  },
  () => [check("article_count_one_row", sql`one`)],
);
