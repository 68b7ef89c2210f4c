import { expect } from "vitest";
import { type ArticleRecord, articleRecord, listAllArticles } from "../contracts/news-editing.ts";
import { articleForm } from "./articles.ts";
import type { TestSite, Visitor } from "./site.ts";

/** Saves a new article with the form's fields changed by `more`. */
export async function save(
  admin: Visitor,
  more: Parameters<typeof articleForm>[0] = {},
): Promise<ArticleRecord> {
  const response = await admin.write("POST", "/api/articles", articleForm(more));
  expect(response.status, await response.clone().text()).toBe(201);
  return articleRecord.parse(await response.json());
}
export const put = (admin: Visitor, id: string, body: object) =>
  admin.write("PUT", `/api/articles/${id}`, body);
export const list = async (admin: Visitor, query = "") =>
  listAllArticles.output.parse(await (await admin.get(`/api/articles/admin${query}`)).json());
export const publicTitles = async (site: TestSite) =>
  (
    (await (await site.visitor().get("/api/articles")).json()) as { articles: { title: string }[] }
  ).articles.map(({ title }) => title);
/** What the audit log has of articles, the newest first. */
export const log = async (admin: Visitor) =>
  ((await (await admin.get("/api/audit")).json()) as { entries: { action: string; actor: string }[] }).entries
    .filter(({ action }) => action.startsWith("article."))
    .map(({ action, actor }) => `${actor} ${action}`);
export const until = async (work: () => Promise<boolean>) => {
  const end = Date.now() + 60_000;
  while (!(await work())) {
    if (Date.now() > end) throw new Error("it never came");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};
