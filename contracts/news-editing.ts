import { z } from "zod";
import { article } from "./news.ts";
import { endpoint } from "./endpoint.ts";
import { askedMoment, chosenMoment } from "./moments.ts";
import { keptWords, storedWords, textUpTo, writtenWords } from "./news-fields.ts";

export const PROMPT_MIN = 10;
export const ADMIN_ARTICLES_PER_PAGE = 50;
/** Seconds that writing a draft may take; a long one may take three times as many. */
export const GENERATION_SECONDS = 60;
/** Days that a preview link opens its article. */
export const PREVIEW_LINK_DAYS = 7;

const WRONG_ADDRESS = "Address must have a letter or a digit in it.";
const WRONG_MOMENT = "Please choose a date and time.";

/** What a writer fills in. The first fault's message is the one that a refusal shows, in this order. */
export const articleFields = z.object({
  ...writtenWords,
  published: z.boolean({ error: "Publish must be on or off." }).optional(),
  /** When a draft goes live by itself; null or empty: not by itself. */
  publishAt: z
    .union([z.literal("").transform(() => null), chosenMoment(WRONG_MOMENT)], {
      error: WRONG_MOMENT,
    })
    .nullish(),
  /** The last part of the article's address; absent or empty: from the title when new, else as it is. */
  slug: textUpTo(200, "Address")
    .pipe(
      z
        .string()
        .trim()
        // Accents are taken off before it is made: what is left must be more than they were.
        .refine((value) => value === "" || /[\p{L}\p{N}]/u.test(value.normalize("NFKD")), WRONG_ADDRESS),
    )
    .optional(),
});
export type ArticleFields = z.output<typeof articleFields>;
export type ArticleFieldsInput = z.input<typeof articleFields>;

const moment = z.iso.datetime();

/** An article as administrators see it. */
export const articleRecord = article.extend({
  published: z.boolean(),
  /** Null while it has never been published. */
  publishedAt: moment.nullable(),
  publishAt: moment.nullable(),
  /** Goes up by one with each save. */
  version: z.number().int(),
});
export type ArticleRecord = z.infer<typeof articleRecord>;

export const articleRow = articleRecord.omit({ content: true, readTime: true, shareImage: true });
export type ArticleRow = z.infer<typeof articleRow>;

export const articleStatuses = ["published", "draft", "scheduled"] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

/** Newest first by the day they were created, drafts included. A search covers titles and texts. */
export const listAllArticles = endpoint({
  method: "GET",
  path: "/api/articles/admin",
  input: z.object({
    page: z.coerce.number({ error: "page must be a whole number" }).int().min(1).max(100_000).default(1),
    limit: z.coerce
      .number({ error: "limit must be a whole number" })
      .int()
      .min(1)
      .max(200)
      .default(ADMIN_ARTICLES_PER_PAGE),
    search: z
      .string()
      .transform((value) => value.slice(0, 200).trim())
      .default(""),
    status: z
      .enum(articleStatuses, { error: "status must be published, draft or scheduled" })
      .or(z.literal(""))
      .default(""),
  }),
  output: z.object({
    articles: z.array(articleRow),
    /** Of what was asked for; a search counts no further than 500. */
    total: z.number().int(),
    totalPages: z.number().int(),
    page: z.number().int(),
    counts: z.object({ all: z.number(), published: z.number(), draft: z.number(), scheduled: z.number() }),
  }),
});

/** What stands in the form, right or wrong: kept beside the stored article until it is saved. */
export const workingFields = z.object({
  ...keptWords,
  slug: textUpTo(500, "Address").default(""),
  publishAt: textUpTo(100, "Schedule").default(""),
});
export type WorkingFields = z.infer<typeof workingFields>;

export const workingCopy = z.object({
  /** The article's id; of an article that was never saved, an id that its first save will give it. */
  key: z.string(),
  fields: workingFields,
  /** The article's version that the writer began with; null for a new article. */
  baseVersion: z.number().int().nullable(),
  savedAt: moment,
});
export type WorkingCopy = z.infer<typeof workingCopy>;

/**
 * Which working copy an open form may replace or end: the one that it wrote itself, and the one that it began with.
 * Without it, any.
 */
export const copyHolder = z.object({
  /** A form's own id, from its opening to its closing. */
  form: z.uuid(),
  /** `savedAt` of the copy that the form began with; null when there was none. */
  seen: askedMoment.nullable(),
});
export type CopyHolder = z.infer<typeof copyHolder>;
const holder = copyHolder.optional();

const byId = z.object({ id: z.string() });

/** The article, and what this administrator has typed into its form without saving. */
export const getArticleForEditing = endpoint({
  method: "GET",
  path: "/api/articles/:id/edit",
  input: byId,
  output: articleRecord.extend({ workingCopy: workingCopy.nullable() }),
});

/**
 * `key`: the working copy's, which becomes the article's id. A repeated save with the same key and words creates
 * nothing twice; with other words it is a 409.
 */
export const createArticle = endpoint({
  method: "POST",
  path: "/api/articles",
  csrf: true,
  input: articleFields.extend({ key: z.uuid().optional(), holder }),
  output: articleRecord,
});

/** With a stale `version` it is a 409 whose body carries `current` (the stored article) and `yours` (the fields sent). */
export const updateArticle = endpoint({
  method: "PUT",
  path: "/api/articles/:id",
  csrf: true,
  input: articleFields.extend({
    id: z.string(),
    version: z.int32({ error: "version must be a whole number" }).optional(),
    holder,
  }),
  output: articleRecord,
});
export const conflictBody = z.object({ current: articleRecord });

export const deleteArticle = endpoint({
  method: "DELETE",
  path: "/api/articles/:id",
  csrf: true,
  input: byId,
  output: z.undefined(),
});

/** New articles that this administrator has begun and never saved, newest first. */
export const listNewWorkingCopies = endpoint({
  method: "GET",
  path: "/api/articles/working-copies",
  input: z.object({}),
  output: z.object({ copies: z.array(workingCopy) }),
});

/**
 * Keeps what was typed. It never changes the article, and never publishes. When another form of the same administrator
 * has kept something else meanwhile it is a 409 whose body carries that as `copy`.
 */
export const keepWorkingCopy = endpoint({
  method: "PUT",
  path: "/api/articles/:key/working-copy",
  csrf: true,
  input: z.object({
    key: z.uuid(),
    fields: workingFields,
    baseVersion: z.int32({ error: "baseVersion must be a whole number" }).nullable().default(null),
    holder,
  }),
  output: z.object({ savedAt: moment }),
});
export const copyConflictBody = z.object({ copy: workingCopy });

export const discardWorkingCopy = endpoint({
  method: "DELETE",
  path: "/api/articles/:key/working-copy",
  csrf: true,
  input: z.object({ key: z.string(), holder }),
  output: z.undefined(),
});

const revisionHead = z.object({
  version: z.number().int(),
  title: z.string(),
  published: z.boolean(),
  savedAt: moment,
  /** The administrator's name; `schedule` when it went live by itself. */
  savedBy: z.string(),
});
export const revision = revisionHead.extend({
  ...storedWords,
  slug: z.string(),
});
export type RevisionHead = z.infer<typeof revisionHead>;

/** Newest first; at most 200. */
export const listRevisions = endpoint({
  method: "GET",
  path: "/api/articles/:id/revisions",
  input: byId,
  output: z.object({ revisions: z.array(revisionHead) }),
});
export const getRevision = endpoint({
  method: "GET",
  path: "/api/articles/:id/revisions/:version",
  input: z.object({ id: z.string(), version: z.union([z.string(), z.number()]) }),
  output: revision,
});
/** Saves a revision's words as the newest version; whether the article is published, and its address, stay as they are. */
export const restoreRevision = endpoint({
  method: "POST",
  path: "/api/articles/:id/revisions/:version/restore",
  csrf: true,
  input: z.object({ id: z.string(), version: z.union([z.string(), z.number()]) }),
  output: articleRecord,
});

/** The HTML as a save would store it; for the preview. Stores nothing. */
export const cleanContent = endpoint({
  method: "POST",
  path: "/api/articles/clean",
  csrf: true,
  input: z.object({ content: textUpTo(1_000_000, "Content") }),
  output: z.object({ content: z.string(), readTime: z.number().int() }),
});

/** A link that shows the article as it is saved to whoever has it, for some days. */
export const createPreviewLink = endpoint({
  method: "POST",
  path: "/api/articles/:id/preview-link",
  csrf: true,
  input: byId,
  output: z.object({ url: z.string(), expiresAt: moment }),
});
export const getPreview = endpoint({
  method: "GET",
  path: "/api/previews/:token",
  input: z.object({ token: z.string() }),
  output: article.extend({ published: z.boolean(), expiresAt: moment }),
});
