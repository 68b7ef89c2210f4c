import {
  type ArticleWord,
  articleWordNames,
  articleWords,
  eachWord,
  type StoredWords,
} from "../../contracts/news-fields.ts";
import type { Db } from "../db/client.ts";
import { withoutNotes } from "../../rules/writing/notes.ts";
import { AppError } from "../errors.ts";
import { type Save, saved, stale } from "../optimistic.ts";
import type { Queue } from "../jobs/queue.ts";
import { cleanApart } from "./clean-apart.ts";
import { type CleanBody, cleanBody } from "./clean-body.ts";
import { drawShareImage } from "./news.jobs.ts";
import * as store from "./news.store.ts";
import type { NewArticle, StoredArticle } from "./news.store.ts";
import { searchPublished } from "./search.store.ts";
import { firstFree, slugify } from "./slug.ts";

/** What a writer fills in. `publishedAt` dates the article by hand; otherwise it is when it was first published. */
export interface ArticleDraft extends Partial<StoredWords> {
  title: string;
  excerpt: string;
  content: string;
  published?: boolean;
  publishedAt?: Date;
  /** When a draft goes live by itself; null: not by itself. */
  publishAt?: Date | null;
  /** By hand; from the title otherwise. */
  slug?: string;
}
/** What else belongs to a save, in its transaction: a log entry, a revision. `before` is undefined for a new article. */
export type AlsoSave = (tx: Db, after: StoredArticle, before?: StoredArticle) => Promise<void>;
export interface NewsDeps {
  db: Db;
  queue: Pick<Queue, "send">;
  changes: {
    announce: (tx: Db, tags: readonly string[]) => Promise<void>;
    apply: (tags: readonly string[]) => void;
  };
}
const MANY_LATER_MS = 15_000;

export type NewsService = ReturnType<typeof newsService>;

/** An article as its readers see it. */
const shown = <T extends { content: string }>(article: T): T => ({
  ...article,
  content: withoutNotes(article.content),
});

/** Pages that show an article: its own, the lists, the home page. */
const articleTags = (id: string) => [`article:${id}`, "news", "home"];

export function newsService({ db, queue, changes }: NewsDeps) {
  /** Runs a change and makes it visible: on all nodes with its transaction, here before it returns. */
  async function publishing<T extends Save<StoredArticle> | undefined>(
    work: (tx: Db) => Promise<T>,
  ): Promise<T> {
    const tagsOf = (save: T) => (save?.kind === "saved" ? articleTags(save.stored.id) : undefined);
    const save = await db.transaction(async (tx) => {
      const done = await work(tx);
      const tags = tagsOf(done);
      if (tags) await changes.announce(tx, tags);
      return done;
    });
    const tags = tagsOf(save);
    if (tags) changes.apply(tags);
    return save;
  }
  const queueShareImage = async (tx: Db, { id, published }: StoredArticle, startAfter?: Date) => {
    if (published) await queue.send(drawShareImage, { articleId: id }, { tx, startAfter });
  };

  return {
    /** Published articles to read after one: of the same subject first, then the newest. */
    readNext: async (article: StoredArticle, limit: number) =>
      (await store.nextPublished(db, article, limit)).map(shown),
    /** A page of published articles: newest first, or the best matches of a search. */
    async list({ page, limit, search }: { page: number; limit: number; search: string }) {
      if (search) {
        const { ids, total } = await searchPublished(db, search, { page, limit });
        return { articles: (await store.articlesById(db, ids)).map(shown), total };
      }
      const counts = await store.countArticles(db);
      const articles = await store.listPublished(db, { page, limit, counts });
      return { articles: articles.map(shown), total: counts.published };
    },

    /** The published article that has this slug or once had it. */
    async findPublished(slug: string): Promise<StoredArticle | undefined> {
      const found = slug.includes("\0") ? undefined : await store.findPublishedBySlug(db, slug);
      return found && shown(found);
    },
    find: (id: string) => store.findArticle(db, id),

    /** The newest published articles, for feeds. */
    latest: async (limit: number) => (await store.newestPublished(db, limit)).map(shown),
    countPublished: () => store.countPublished(db),
    addresses: (range: { offset: number; limit: number }) => store.publishedAddresses(db, range),

    isEmpty: () => store.isEmpty(db),

    /** Stores many new articles with slugs of their own, in the caller's transaction, and announces them. */
    async addAll(tx: Db, drafts: readonly (ArticleDraft & { slug: string })[]): Promise<void> {
      const stored = await store.insertArticles(
        tx,
        drafts.map((draft) => newRow(draft, draft.slug)),
      );
      // They are many: the site that has just started answers first.
      const later = new Date(Date.now() + MANY_LATER_MS);
      for (const article of stored) await queueShareImage(tx, article, later);
      await changes.announce(tx, ["news", "home"]);
    },

    /**
     * Stores a new article. Its slug comes from the title unless given, with a number where that is taken.
     * @param options.id the article's id; a random one otherwise
     * @returns stale when there is an article of that id
     */
    async create(
      draft: ArticleDraft,
      { id, also }: { id?: string; also?: AlsoSave } = {},
    ): Promise<Save<StoredArticle>> {
      const body = await cleanApart(draft.content);
      return publishing(async (tx) => {
        await store.lockSlugs(tx);
        const current = id && (await store.findArticle(tx, id));
        if (current) return stale(current);
        const wanted = slugify(draft.slug || draft.title);
        const slug = firstFree(wanted, await store.slugsLike(tx, wanted));
        const [row] = await store.insertArticles(tx, [{ ...newRow(draft, slug, body), id }]);
        const article = row as StoredArticle;
        await queueShareImage(tx, article);
        await also?.(tx, article);
        return saved(article);
      });
    },

    /**
     * Changes an article; members left out stay as they are. The slug stays when the title changes; a new one by hand
     * leaves a redirect from the old one.
     * @param options.version the one that the writer began with; absent: whatever is stored
     * @param options.mayComeAgain takes a save of what is stored already, of one version before, for the same save come again
     * @returns undefined when there is no such article; stale when somebody saved meanwhile
     * @throws AppError conflict when another article has the slug
     */
    async update(
      id: string,
      draft: Partial<ArticleDraft>,
      { version, also, mayComeAgain }: { version?: number; also?: AlsoSave; mayComeAgain?: boolean } = {},
    ): Promise<Save<StoredArticle> | undefined> {
      const body = draft.content === undefined ? undefined : await cleanApart(draft.content);
      return publishing(async (tx) => {
        const before = await store.lockArticle(tx, id);
        if (!before) return undefined;
        const changes = changesOf(draft, before, body);
        const slug = draft.slug ? slugify(draft.slug) : before.slug;
        if (version !== undefined && version !== before.version) {
          // A save whose answer was lost comes again: what it says is stored, by nobody else.
          const again =
            mayComeAgain && version === before.version - 1 && stands({ ...changes, slug }, before);
          return again ? saved(before) : stale(before);
        }
        if (slug !== before.slug) {
          await store.lockSlugs(tx);
          if (await store.slugInUse(tx, slug, id))
            throw new AppError("conflict", "Another article already uses this address", {
              errors: [{ field: "slug", message: "Another article already uses this address" }],
            });
          await store.moveSlug(tx, before, slug);
          changes.slug = slug;
        }
        const after = await store.updateArticle(tx, id, changes);
        const cardIsOld = !before.shareImage || before.title !== after?.title || !before.published;
        if (after && cardIsOld) await queueShareImage(tx, after);
        if (after) await also?.(tx, after, before);
        return after && saved(after);
      });
    },

    /** @returns false when there was no such article */
    async remove(id: string, also?: (tx: Db, gone: StoredArticle) => Promise<void>): Promise<boolean> {
      const removed = await publishing(async (tx) => {
        const article = await store.lockArticle(tx, id);
        if (article) {
          await store.deleteArticle(tx, id);
          await also?.(tx, article);
        }
        return article && saved(article);
      });
      return removed !== undefined;
    },

    /** Gives an article its share card. */
    async setShareImage(id: string, shareImage: string): Promise<void> {
      await publishing(async (tx) => {
        await store.setShareImage(tx, id, shareImage);
        const article = await store.findArticle(tx, id);
        return article && saved(article);
      });
    },
  };
}

const isNullable = (name: ArticleWord) => articleWords[name].column === "nullable";

/** A row of a new article: sanitised, measured, dated. */
export function newRow(
  draft: ArticleDraft,
  slug: string,
  { content, readTime }: CleanBody = cleanBody(draft.content),
): NewArticle {
  const { publishedAt, published = false } = draft;
  return {
    slug,
    ...eachWord<StoredWords>((_field, name) => draft[name] || (isNullable(name) ? null : "")),
    content,
    readTime,
    published,
    publishedAt: publishedAt ?? (published ? new Date() : null),
    publishAt: published ? null : (draft.publishAt ?? null),
    ...(publishedAt && { createdAt: publishedAt, updatedAt: publishedAt }),
  };
}

function changesOf(
  draft: Partial<ArticleDraft>,
  before: StoredArticle,
  body: CleanBody | undefined,
): Partial<NewArticle> {
  const { slug: _slug, content: _content, ...rest } = draft;
  const changes: Partial<NewArticle> = { ...rest, ...body };
  const emptied = articleWordNames.filter((name) => isNullable(name) && draft[name] === "");
  Object.assign(changes, Object.fromEntries(emptied.map((name) => [name, null])));
  if (draft.published && !draft.publishedAt && !before.publishedAt) changes.publishedAt = new Date();
  // What is public is not waiting for its day.
  if (draft.published ?? before.published) changes.publishAt = null;
  return changes;
}

/** Whether the article says all that already. */
const stands = (changes: Partial<NewArticle>, article: StoredArticle): boolean =>
  Object.entries(changes).every(([name, value]) => {
    const now = article[name as keyof StoredArticle];
    return now instanceof Date && value instanceof Date ? now.getTime() === value.getTime() : now === value;
  });
