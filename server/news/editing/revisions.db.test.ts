import { describe, expect } from "vitest";
import { articleForm } from "../../../tests/articles.ts";
import { log, put, save } from "../../../tests/editing.ts";
import { test } from "../../../tests/site.ts";

describe("revisions", () => {
  test("keep each save; an old one comes back as the newest, published or not as before", async ({
    site,
  }) => {
    const admin = await site.admin();
    const { id } = await save(admin, { published: true });
    await put(admin, id, articleForm({ title: "Second title", published: true }));
    const revisions = async () =>
      (
        (await (await admin.get(`/api/articles/${id}/revisions`)).json()) as {
          revisions: { version: number; title: string; savedBy: string }[];
        }
      ).revisions.map(({ version, title, savedBy }) => `${version} ${title} (${savedBy})`);
    expect(await revisions()).toEqual([
      "2 Second title (dana)",
      "1 How a bakery answers on Saturdays (dana)",
    ]);
    const first = await admin.get(`/api/articles/${id}/revisions/1`);
    expect(await first.json()).toMatchObject({ title: articleForm().title, content: articleForm().content });
    const restored = await admin.write("POST", `/api/articles/${id}/revisions/1/restore`);
    expect(await restored.json()).toMatchObject({ title: articleForm().title, version: 3, published: true });
    expect((await revisions())[0]).toBe("3 How a bakery answers on Saturdays (dana)");
    for (const version of ["9", "0", "x"])
      expect((await admin.get(`/api/articles/${id}/revisions/${version}`)).status).toBe(404);
    expect(await log(admin)).toContain("dana article.restored");
  });

  test("of an article from before there were any begin with what it was", async ({ site }) => {
    const admin = await site.admin();
    const { id } = await site.deps.news.create(articleForm({ title: "From the beginning" }) as never);
    await put(admin, id, articleForm({ title: "Changed by hand" }));
    const answer = await (await admin.get(`/api/articles/${id}/revisions`)).json();
    expect(answer).toMatchObject({
      revisions: [{ title: "Changed by hand" }, { title: "From the beginning" }],
    });
  });
});
