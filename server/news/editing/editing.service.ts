import type { AuditAction } from "../../../contracts/audit.ts";
import {
  type ArticleFields,
  type CopyHolder,
  PREVIEW_LINK_DAYS,
  type WorkingFields,
} from "../../../contracts/news-editing.ts";
import { articleWordNames, wordsOf } from "../../../contracts/news-fields.ts";
import type { Audit, AuditOrigin } from "../../audit/audit.service.ts";
import type { Db } from "../../db/client.ts";
import type { SessionUser } from "../../http/context.ts";
import { type Save, saved, stale } from "../../optimistic.ts";
import type { Queue } from "../../jobs/queue.ts";
import { cleanApart } from "../clean-apart.ts";
import { type AlsoSave, type ArticleDraft, type NewsService, newRow } from "../news.service.ts";
import type { StoredArticle } from "../news.store.ts";
import { slugify } from "../slug.ts";
import { publishDue } from "./editing.jobs.ts";
import * as store from "./editing.store.ts";
import * as list from "./list.store.ts";
import { previewToken, readPreviewToken } from "./preview-token.ts";
import { DAY_MS } from "../../days.ts";

/** What the calendar does by itself. */
const SCHEDULE: AuditOrigin = { actor: "schedule", address: "local" };
const COPY_DAYS = 90;

/** Who saves, and from where: what a handler gets from `bind`. */
export type Editor = AuditOrigin & { user: SessionUser };
interface KeptFields {
  key: string;
  fields: WorkingFields;
  baseVersion: number | null;
  holder?: CopyHolder;
}
type Holding = { holder?: CopyHolder };
export type EditingService = ReturnType<typeof editingService>;

export interface EditingDeps {
  db: Db;
  news: NewsService;
  audit: Audit;
  queue: Pick<Queue, "send">;
  /** Signs preview links. */
  secret: Buffer;
}

export function editingService({ db, news, audit, queue, secret }: EditingDeps) {
  /** What belongs to every save: a revision, an entry in the log, the next step of the schedule. */
  function keeping(origin: AuditOrigin, action: AuditAction, holder?: CopyHolder): AlsoSave {
    return async (tx, after, before) => {
      const by = origin.user?.username ?? origin.actor ?? "unknown";
      // An article from before there were revisions: what it was stays readable too.
      if (before) await store.insertRevision(tx, before, "before");
      await store.insertRevision(tx, after, by);
      const actions = [action, ...publishingActions(after, before)];
      for (const each of actions)
        await audit.record(tx, origin, {
          action: each,
          subject: after.title,
          details: { id: after.id, version: after.version },
        });
      if (after.publishAt && after.publishAt.getTime() !== before?.publishAt?.getTime())
        await queue.send(publishDue, {}, { tx, startAfter: after.publishAt });
      if (origin.user) await store.deleteWorkingCopy(tx, { key: after.id, userId: origin.user.id }, holder);
    };
  }

  return {
    async list(request: list.ListRequest) {
      const { version, ...counts } = await list.countByStatus(db);
      if (request.search) return { counts, ...(await list.searchArticles(db, request)) };
      const total = counts[request.status || "all"];
      return { counts, total, articles: await list.listArticles(db, request, { total, version }) };
    },

    workingCopy: (key: string, user: SessionUser) => store.findWorkingCopy(db, { key, userId: user.id }),
    newWorkingCopies: (user: SessionUser) => store.findNewCopies(db, user.id),

    /** Keeps what was typed, beside the article. @returns stale when another form has kept something else */
    async keepWorkingCopy(
      { key, fields, baseVersion, holder }: KeptFields,
      user: SessionUser,
    ): Promise<Save<store.KeptCopy>> {
      const copy = { key, userId: user.id, baseVersion, fields, savedAt: new Date() };
      if (await store.upsertWorkingCopy(db, copy, holder)) return saved(copy);
      // It may have been taken away between the two.
      return stale((await store.findWorkingCopy(db, { key, userId: user.id })) ?? copy);
    },
    discardWorkingCopy: (key: string, user: SessionUser, holder?: CopyHolder) =>
      store.deleteWorkingCopy(db, { key, userId: user.id }, holder),

    /**
     * Stores a new article. The same key with the same words again is the same article.
     * @returns stale when an article of that key says something else
     */
    async create(
      { key, holder, ...fields }: ArticleFields & Holding & { key?: string },
      editor: Editor,
    ): Promise<Save<StoredArticle>> {
      const draft = draftOf(fields);
      const save = await news.create(draft, { id: key, also: keeping(editor, "article.created", holder) });
      return save.kind === "stale" && (await saysTheSame(save.current, draft)) ? saved(save.current) : save;
    },

    /** @returns stale when somebody saved since `version` and it was not this very save, come again */
    async update(
      id: string,
      { version, holder, ...fields }: ArticleFields & Holding & { version?: number },
      editor: Editor,
    ): Promise<Save<StoredArticle> | undefined> {
      const also = keeping(editor, "article.updated", holder);
      const save = await news.update(id, draftOf(fields), { version, also, mayComeAgain: true });
      // Of one that came again as well: its form may have kept something when no answer came.
      if (save?.kind === "saved")
        await store.deleteWorkingCopy(db, { key: id, userId: editor.user.id }, holder);
      return save;
    },

    remove: (id: string, editor: Editor): Promise<boolean> =>
      news.remove(id, async (tx, { title }) => {
        await store.deleteWorkingCopy(tx, { key: id, userId: editor.user.id });
        await audit.record(tx, editor, { action: "article.deleted", subject: title, details: { id } });
      }),

    revisions: (id: string) => store.findRevisions(db, id),
    revision: (id: string, version: number) => store.findRevision(db, id, version),

    /** Saves an old revision's words as the newest version. Address and publishing stay as they are. */
    async restore(id: string, version: number, editor: Editor): Promise<Save<StoredArticle> | undefined> {
      const old = await store.findRevision(db, id, version);
      if (!old) return undefined;
      return news.update(id, wordsOf(old), { also: keeping(editor, "article.restored") });
    },

    /** A link's token, good for a week. */
    async previewLink({ id, title }: StoredArticle, editor: Editor) {
      const expiresAt = new Date(Math.floor(Date.now() / 1000) * 1000 + PREVIEW_LINK_DAYS * DAY_MS);
      await audit.record(db, editor, { action: "article.preview-link", subject: title, details: { id } });
      return { token: previewToken(secret, id, expiresAt), expiresAt };
    },
    /** The article that a link shows; undefined when the link is wrong or has run out, or the article is gone. */
    async preview(token: string) {
      const read = readPreviewToken(secret, token, new Date());
      const article = read && (await news.find(read.articleId));
      return article && { article, expiresAt: read.expiresAt };
    },

    /** Publishes each draft whose moment has come, each in a transaction of its own. @returns how many */
    async publishDue(now: Date): Promise<number> {
      const ids = await list.dueArticles(db, now);
      let published = 0;
      for (const id of ids) {
        // Asked again by version: whoever saves meanwhile, the schedule that they chose counts.
        const article = await news.find(id);
        if (!article?.publishAt || article.publishAt > now) continue;
        const save = await news.update(
          id,
          { published: true },
          { version: article.version, also: keeping(SCHEDULE, "article.updated") },
        );
        if (save?.kind === "saved") published++;
      }
      return published;
    },

    /** Forgets working copies that nobody has touched for a season. */
    sweep: (now: Date) => store.deleteCopiesBefore(db, new Date(now.getTime() - COPY_DAYS * DAY_MS)),
  };
}

function publishingActions(after: StoredArticle, before?: StoredArticle): AuditAction[] {
  if (after.published && !before?.published) return ["article.published"];
  if (!after.published && before?.published) return ["article.unpublished"];
  const moved = after.publishAt && after.publishAt.getTime() !== before?.publishAt?.getTime();
  return moved ? ["article.scheduled"] : [];
}

/** The form's fields as the article's; a moment that has passed publishes now. */
function draftOf({ publishAt, published, slug, ...fields }: ArticleFields): ArticleDraft {
  const at = publishAt ? new Date(publishAt) : null;
  const isDue = at !== null && at.getTime() <= Date.now();
  const { title, excerpt, content } = fields;
  const draft: ArticleDraft = { title, excerpt, content };
  // What was left out stays as it is.
  for (const name of articleWordNames) if (fields[name] !== undefined) draft[name] = fields[name];
  if (published !== undefined || isDue) draft.published = published || isDue;
  if (publishAt !== undefined) draft.publishAt = draft.published ? null : at;
  if (slug) draft.slug = slug;
  return draft;
}

/** Whether storing the draft anew would give this article: a first save whose answer was lost, and came again. */
async function saysTheSame(article: StoredArticle, draft: ArticleDraft): Promise<boolean> {
  const row = newRow(draft, slugify(draft.slug ?? ""), await cleanApart(draft.content));
  const { slug, publishedAt: _publishedAt, publishAt, ...again } = row;
  return (
    article.version === 1 &&
    Object.entries(again).every(([name, value]) => article[name as keyof StoredArticle] === value) &&
    article.publishAt?.getTime() === publishAt?.getTime() &&
    (!draft.slug || article.slug === slug || article.slug.startsWith(`${slug}-`))
  );
}
