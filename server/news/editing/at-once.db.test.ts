import { expect } from "vitest";
import { listAllArticles } from "../../../contracts/news-editing.ts";
import { articleForm } from "../../../tests/articles.ts";
import { test, type Visitor } from "../../../tests/site.ts";

const TITLES = ["Bread on Saturdays", "Flour on both hands"];
const ROUNDS = 8;
const AT_ONCE = 20;

/** Small numbers that look random and are the same in every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

test("whatever two administrators do at once, no call fails and the lists and addresses stay true", async ({
  site,
}) => {
  const admins = [await site.admin("dana"), await site.admin("eve")];
  const ids = Array.from({ length: 4 }, () => crypto.randomUUID());
  const roll = dice(77);
  const one = <T>(choices: readonly T[]): T => choices[roll(choices.length)] as T;
  const something = (admin: Visitor): Promise<Response> => {
    const id = one(ids);
    const form = articleForm({ title: one(TITLES), published: roll(2) === 0 });
    const at = `/api/articles/${id}`;
    return one([
      () => admin.write("POST", "/api/articles", { ...form, key: id }),
      () => admin.write("POST", "/api/articles", form),
      () => admin.write("PUT", at, form),
      () => admin.write("PUT", at, { ...form, slug: one(["bread", "flour"]) }),
      () => admin.write("PUT", at, { ...form, version: 1 + roll(3) }),
      () => admin.write("PUT", `${at}/working-copy`, { fields: { title: "Half a ti" } }),
      () => admin.write("DELETE", `${at}/working-copy`),
      () => admin.write("POST", `${at}/revisions/1/restore`),
      () => admin.write("POST", `${at}/preview-link`),
      () => admin.write("DELETE", at),
    ])();
  };

  const seen = new Set<number>();
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => something(one(admins))));
    for (const answer of answers) {
      expect(answer.status, await answer.clone().text()).toBeLessThan(500);
      seen.add(answer.status);
    }
  }
  for (const status of [200, 201, 204, 404, 409]) expect([...seen]).toContain(status);

  const listed = await (admins[0] as Visitor).get("/api/articles/admin?limit=200");
  const { articles, counts } = listAllArticles.output.parse(await listed.json());
  const published = articles.filter((article) => article.published);
  expect(counts).toMatchObject({ all: articles.length, published: published.length });
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
  const readers = (await (await site.visitor().get("/api/articles?limit=50")).json()) as { total: number };
  expect(readers.total).toBe(published.length);
  for (const { id, slug } of published)
    expect(await (await site.visitor().get(`/api/articles/slug/${slug}`)).json()).toMatchObject({ id });
});
