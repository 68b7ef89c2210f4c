import { describe, expect } from "vitest";
import { articleForm, stored } from "../../../tests/articles.ts";
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

  test("an author is stored, read by visitors, kept when left out, taken away when emptied, and comes back", async ({
    site,
  }) => {
    const admin = await site.admin();
    const byline = { author: "  Dana Whitfield ", authorNote: "answers the telephone here" };
    const { id, slug } = await save(admin, { published: true, ...byline });
    const shown = async () => {
      const answer = await site.visitor().get(`/api/articles/slug/${slug}`);
      const { author, authorNote } = (await answer.json()) as typeof byline;
      return [author, authorNote];
    };
    const [name, note] = ["Dana Whitfield", "answers the telephone here"];
    expect(await shown()).toEqual([name, note]);
    await put(admin, id, articleForm({ published: true }));
    expect(await shown()).toEqual([name, note]);
    await put(admin, id, articleForm({ published: true, author: "", authorNote: "" }));
    expect(await shown()).toEqual(["", ""]);
    await admin.write("POST", `/api/articles/${id}/revisions/1/restore`);
    expect(await shown()).toEqual([name, note]);
    const tooLong = await put(admin, id, articleForm({ author: "x".repeat(121) }));
    expect(await tooLong.json()).toMatchObject({ message: "Author must be at most 120 characters." });
  });

  test("of an article from before there were any begin with what it was", async ({ site }) => {
    const admin = await site.admin();
    const { id } = stored(await site.deps.news.create(articleForm({ title: "From the beginning" }) as never));
    await put(admin, id, articleForm({ title: "Changed by hand" }));
    const answer = await (await admin.get(`/api/articles/${id}/revisions`)).json();
    expect(answer).toMatchObject({
      revisions: [{ title: "Changed by hand" }, { title: "From the beginning" }],
    });
  });
});
