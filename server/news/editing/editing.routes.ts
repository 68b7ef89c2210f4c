import * as contract from "../../../contracts/news-editing.ts";
import { AppError, notFound } from "../../errors.ts";
import { type Bind, type Bound, created, noContent } from "../../http/bind.ts";
import { cleanApart } from "../clean-apart.ts";
import type { NewsService } from "../news.service.ts";
import type { Save } from "../../optimistic.ts";
import type { StoredArticle } from "../news.store.ts";
import type { EditingService } from "./editing.service.ts";
import { toCopy, toRecord, toRow } from "./record.ts";
import { isUuid } from "../../db/given.ts";

const NO_ARTICLE = "Article not found";

/** The administrators' side of news. */
export function editingRoutes(
  bind: Bind,
  { editing, news }: { editing: EditingService; news: Pick<NewsService, "find"> },
) {
  const admin = { admin: true };
  const anArticle = {
    admin: true,
    bodyLimit: 3 * 1024 * 1024,
    notFoundMessage: NO_ARTICLE,
    find: async ({ id = "" }: Record<string, string>) => (isUuid(id) ? news.find(id) : undefined),
  };

  bind(contract.listAllArticles, admin, async (request) => {
    const { articles, total, counts } = await editing.list(request);
    const totalPages = Math.ceil(total / request.limit);
    return { articles: articles.map(toRow), total, totalPages, page: request.page, counts };
  });

  bind(contract.getArticleForEditing, anArticle, async (_input, { found, user }) => {
    const copy = await editing.workingCopy(found.id, user);
    return { ...toRecord(found), workingCopy: copy ? toCopy(copy) : null };
  });

  bind(contract.createArticle, { admin: true, bodyLimit: anArticle.bodyLimit }, async (fields, request) =>
    created(toRecord(ownOf(await editing.create(fields, request), fields))),
  );

  bind(contract.updateArticle, anArticle, async ({ id: _id, ...fields }, request) =>
    toRecord(ownOf(stillThere(await editing.update(request.found.id, fields, request)), fields)),
  );

  bind(contract.deleteArticle, anArticle, async (_input, request) => {
    if (!(await editing.remove(request.found.id, request))) throw notFound(NO_ARTICLE);
    return noContent();
  });

  bind(contract.listNewWorkingCopies, admin, async (_input, { user }) => ({
    copies: (await editing.newWorkingCopies(user)).map(toCopy),
  }));
  const aKey = {
    admin: true,
    bodyLimit: anArticle.bodyLimit,
    find: async ({ key = "" }: Record<string, string>) => (isUuid(key) ? key : undefined),
  };
  bind(contract.keepWorkingCopy, aKey, async (input, { user }) => {
    const save = await editing.keepWorkingCopy(input, user);
    if (save.kind === "saved") return { savedAt: save.stored.savedAt.toISOString() };
    throw new AppError("conflict", "This article is also open in another window", {
      details: { copy: toCopy(save.current) },
    });
  });
  bind(contract.discardWorkingCopy, aKey, async ({ key, holder }, { user }) => {
    await editing.discardWorkingCopy(key, user, holder);
    return noContent();
  });

  bind(contract.listRevisions, anArticle, async (_input, { found }) => {
    const rows = await editing.revisions(found.id);
    return { revisions: rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() })) };
  });
  const aRevision = {
    ...anArticle,
    notFoundMessage: "Revision not found",
    find: async ({ id = "", version = "" }: Record<string, string>) =>
      isUuid(id) && /^[1-9]\d{0,8}$/.test(version) ? editing.revision(id, Number(version)) : undefined,
  };
  bind(contract.getRevision, aRevision, async (_input, { found }) => {
    const { articleId: _articleId, savedAt, ...words } = found;
    return { ...words, savedAt: savedAt.toISOString() };
  });
  bind(contract.restoreRevision, aRevision, async (_input, request) => {
    const { articleId, version } = request.found;
    return toRecord(ownOf(stillThere(await editing.restore(articleId, version, request))));
  });

  bind(contract.cleanContent, { admin: true, bodyLimit: anArticle.bodyLimit }, async ({ content }) => {
    const clean = await cleanApart(content);
    return { content: clean.content, readTime: clean.readTime };
  });
  bind(contract.createPreviewLink, anArticle, async (_input, request: Bound<StoredArticle>) => {
    const { token, expiresAt } = await editing.previewLink(request.found, request);
    return { url: `${request.origin}/preview/${token}`, expiresAt: expiresAt.toISOString() };
  });
  bind(
    contract.getPreview,
    {
      find: ({ token = "" }) => editing.preview(token),
      notFoundMessage: "This preview link is not valid, or has run out",
    },
    async (_input, { found: { article, expiresAt } }) => ({
      ...toRecord(article),
      publishedAt: (article.publishedAt ?? article.publishAt ?? new Date()).toISOString(),
      expiresAt: expiresAt.toISOString(),
    }),
  );
}

function stillThere<T>(found: T | undefined): T {
  if (!found) throw notFound(NO_ARTICLE);
  return found;
}

type Sent = contract.ArticleFields & { key?: unknown; version?: unknown; holder?: unknown };

/** What was saved. @throws AppError conflict with both texts, when somebody else was first */
function ownOf(save: Save<StoredArticle>, sent?: Sent): StoredArticle {
  if (save.kind === "saved") return save.stored;
  const { key: _key, version: _version, holder: _holder, ...yours } = sent ?? {};
  throw new AppError("conflict", "Someone else has saved this article in the meantime", {
    details: { current: toRecord(save.current), yours },
  });
}
