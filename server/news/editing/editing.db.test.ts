import { describe, expect } from "vitest";
import { articleForm } from "../../../tests/articles.ts";
import { list, log, publicTitles, put, save } from "../../../tests/editing.ts";
import { test, type Visitor } from "../../../tests/site.ts";

describe("saving", () => {
  test("a new article is a draft; published, the public sees it at once; deleted, it is gone", async ({
    site,
  }) => {
    const admin = await site.admin();
    const article = await save(admin);
    expect(article).toMatchObject({ published: false, publishedAt: null, version: 1, readTime: 1 });
    expect(article.slug).toBe("how-a-bakery-answers-on-saturdays");
    expect(await publicTitles(site)).toEqual([]);

    const published = await put(admin, article.id, articleForm({ published: true }));
    expect(published.status).toBe(200);
    expect(await published.json()).toMatchObject({
      published: true,
      version: 2,
      publishedAt: expect.any(String),
    });
    expect(await publicTitles(site)).toEqual([article.title]);

    const removed = await admin.write("DELETE", `/api/articles/${article.id}`);
    expect([removed.status, await removed.text()]).toEqual([204, ""]);
    expect(await publicTitles(site)).toEqual([]);
    expect((await admin.get(`/api/articles/${article.id}/edit`)).status).toBe(404);
    expect(await log(admin)).toEqual([
      "dana article.deleted",
      "dana article.published",
      "dana article.updated",
      "dana article.created",
    ]);
  });

  test.for([
    ["title", "Four", "Title must be at least 5 characters."],
    ["title", undefined, "Title must be at least 5 characters."],
    ["title", "    a    ", "Title must be at least 5 characters."],
    ["excerpt", "123456789", "Excerpt must be at least 10 characters."],
    ["content", "<p>too short</p>", "Content must be at least 50 characters."],
    ["content", 7, "Content must be at least 50 characters."],
    ["metaDescription", "x".repeat(49), "Meta description must be at least 50 characters."],
    ["metaDescription", "x".repeat(161), "Meta description must be less than 160 characters."],
    ["imageUrl", "cover.png", "Please enter a valid URL or image path."],
    ["imageUrl", "javascript:alert(1)", "Please enter a valid URL or image path."],
    ["imageUrl", "/api/image/x", "Please enter a valid URL or image path."],
    ["imageUrl", "//evil.example/x.png", "Please enter a valid URL or image path."],
    ["published", "yes", "Publish must be on or off."],
    ["publishAt", "tomorrow", "Please choose a date and time."],
    ["slug", " !!! ", "Address must have a letter or a digit in it."],
  ] as const)("refuses %s %j: %s", async ([field, value, message], { site }) => {
    const admin = await site.admin();
    const response = await admin.write("POST", "/api/articles", { ...articleForm(), [field]: value });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid", message, errors: [{ field, message }] });
    expect((await list(admin)).total).toBe(0);
  });

  test("takes what stands on the border of each rule", async ({ site }) => {
    const admin = await site.admin();
    await save(admin, { title: "Title", excerpt: "1234567890", content: "x".repeat(50) });
    await save(admin, { metaDescription: "x".repeat(50) });
    await save(admin, { metaDescription: "x".repeat(160) });
    for (const imageUrl of [
      "http://a.example/x",
      "https://a.example/x",
      "/static/x.png",
      "/images/webp/x.webp",
    ])
      expect((await save(admin, { imageUrl })).imageUrl).toBe(imageUrl);
    expect((await save(admin, { imageUrl: "/api/images/x.jpg" })).imageUrl).toBe("/api/images/x.jpg");
    const { keywords: _keywords, imageUrl: _imageUrl, published: _published, ...least } = articleForm();
    const response = await admin.write("POST", "/api/articles", least);
    expect(await response.json()).toMatchObject({ keywords: "", imageUrl: null, published: false });
  });

  test.for([
    ["letters", (n: number) => (Math.imul(n, 2_654_435_761) >>> 0).toString(36)],
    ["signs of four bytes", (n: number) => String.fromCodePoint(0x20000 + (n % 40_000))],
  ] as const)(
    "takes a text of a million %s, no two words alike, and finds it by its beginning",
    async ([, word], { site }) => {
      const admin = await site.admin();
      let content = "<p>Bergamot ";
      for (let n = 0; content.length < 999_900; n++) content += `${word(n)}${n % 5 ? "" : " "}`;
      await save(admin, { content: `${content}</p>`, published: true });
      expect((await list(admin, "?search=bergamot")).total).toBe(1);
    },
  );

  test("the first field's message is the one that is shown, and all are listed", async ({ site }) => {
    const response = await (await site.admin()).write("POST", "/api/articles", {});
    const body = (await response.json()) as { message: string; errors: { field: string }[] };
    expect(body.message).toBe("Title must be at least 5 characters.");
    expect(body.errors.map(({ field }) => field)).toEqual(["title", "excerpt", "content", "metaDescription"]);
  });

  test("refuses in order: 401, 403, 404, 400, 409", async ({ site }) => {
    const admin = await site.admin();
    const { id } = await save(admin);
    const nobody = "/api/articles/00000000-0000-4000-8000-000000000000";
    expect((await site.visitor().send("PUT", nobody, {})).status).toBe(401);
    expect((await admin.send("PUT", nobody, {})).status).toBe(403);
    for (const path of [nobody, "/api/articles/7", "/api/articles/%00"])
      for (const method of ["PUT", "DELETE"])
        expect((await admin.write(method, path, {})).status, `${method} ${path}`).toBe(404);
    expect((await put(admin, id, { title: "x", version: 99 })).status).toBe(400);
    expect((await put(admin, id, articleForm({ title: "Another title" }))).status).toBe(200);
    expect((await put(admin, id, { ...articleForm(), version: 1 })).status).toBe(409);
    for (const path of ["/api/articles/admin", `/api/articles/${id}/edit`, `/api/articles/${id}/revisions`])
      expect((await site.visitor().get(path)).status, path).toBe(401);
  });

  test("a stale save is refused with both texts; the same without a version is taken", async ({ site }) => {
    const [dana, eve] = [await site.admin("dana"), await site.admin("eve")];
    const { id, version } = await save(dana);
    expect((await put(eve, id, { ...articleForm({ title: "Eve was here" }), version })).status).toBe(200);
    const refused = await put(dana, id, { ...articleForm({ title: "Dana was here" }), version });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: "conflict",
      current: { title: "Eve was here", version: 2, content: articleForm().content },
      yours: { title: "Dana was here" },
    });
    expect((await put(dana, id, articleForm({ title: "Dana was here" }))).status).toBe(200);
  });

  test("of many saves at once with one version, one wins", async ({ site }) => {
    const admins = [await site.admin("dana"), await site.admin("eve")];
    const { id, version } = await save(admins[0] as Visitor);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        put(admins[n % 2] as Visitor, id, { ...articleForm({ title: `Number ${n}` }), version }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  test("a save that comes again, as after a lost answer, is no conflict and no second version", async ({
    site,
  }) => {
    const admin = await site.admin();
    const { id, version } = await save(admin);
    const words = {
      ...articleForm({ title: "Opening hours in May" }),
      publishAt: "2099-05-01T00:00:00.000Z",
    };
    const answers = await Promise.all(Array.from({ length: 3 }, () => put(admin, id, { ...words, version })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const answer of answers)
      expect(await answer.json()).toMatchObject({ title: words.title, version: version + 1 });
    expect((await put(admin, id, { ...words, title: "Opening hours in June", version })).status).toBe(409);
    expect((await put(admin, id, { ...words, version: version + 1 })).status).toBe(200);
    // Two saves later it is no longer the last thing that was said.
    expect((await put(admin, id, { ...words, version })).status).toBe(409);
  });

  test("a first save that is repeated makes one article", async ({ site }) => {
    const admin = await site.admin();
    const key = crypto.randomUUID();
    const [first, second] = [await save(admin, { key } as object), await save(admin, { key } as object)];
    expect([first.id, second.id]).toEqual([key, key]);
    expect((await list(admin)).total).toBe(1);
  });

  test.for([
    ["title", "Other words"],
    ["content", `${articleForm().content}<p>One more sentence.</p>`],
    ["keywords", "other"],
    ["imageUrl", "/static/other.png"],
    ["slug", "an-address-by-hand"],
    ["published", true],
    ["publishAt", "2099-01-01T00:00:00.000Z"],
  ] as const)(
    "a first save that comes again with another %s is refused with both",
    async ([field, value], { site }) => {
      const admin = await site.admin();
      const key = crypto.randomUUID();
      await save(admin, { key } as object);
      const again = await admin.write("POST", "/api/articles", { ...articleForm(), key, [field]: value });
      expect(again.status).toBe(409);
      expect(await again.json()).toMatchObject({
        current: { id: key, version: 1 },
        yours: { [field]: value },
      });
    },
  );

  test("first saves at once make one article of one key, and of two keys two with addresses of their own", async ({
    site,
  }) => {
    const admin = await site.admin();
    const keys = [crypto.randomUUID(), crypto.randomUUID()];
    const answers = await Promise.all(
      [...keys, ...keys, ...keys].map((key) =>
        admin.write("POST", "/api/articles", { ...articleForm({ published: true }), key }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    const { articles } = await list(admin);
    expect(articles.map(({ id }) => id).sort()).toEqual([...keys].sort());
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(2);
  });
});

describe("the address", () => {
  test("stays with a new title; by hand it changes, and the old one leads to it", async ({ site }) => {
    const admin = await site.admin();
    const { id, slug } = await save(admin, { published: true });
    await put(admin, id, articleForm({ title: "Quite another title", published: true }));
    const renamed = await put(admin, id, articleForm({ published: true, slug: "Bakery Saturdays!" }));
    expect(await renamed.json()).toMatchObject({ slug: "bakery-saturdays" });
    const old = await site.visitor().get(`/api/articles/slug/${slug}`);
    expect(await old.json()).toMatchObject({ id, slug: "bakery-saturdays" });
  });

  test("of nothing but spaces is none: it comes from the title, or stays as it is", async ({ site }) => {
    const admin = await site.admin();
    const { id, slug } = await save(admin, { slug: "   " });
    expect(slug).toBe("how-a-bakery-answers-on-saturdays");
    const response = await put(admin, id, articleForm({ title: "Quite another title", slug: " " }));
    expect(await response.json()).toMatchObject({ slug });
  });

  test("that once led to an article does so until another is public under it", async ({ site }) => {
    const admin = await site.admin();
    const one = await save(admin, { published: true });
    await put(admin, one.id, articleForm({ published: true, slug: "the-first-one" }));
    const leadsTo = async () =>
      ((await (await site.visitor().get(`/api/articles/slug/${one.slug}`)).json()) as { id: string }).id;
    const two = await save(admin, { title: "Another article" });
    await put(admin, two.id, articleForm({ slug: one.slug }));
    expect(await leadsTo()).toBe(one.id);
    await put(admin, two.id, articleForm({ slug: "elsewhere" }));
    expect(await leadsTo()).toBe(one.id);
    await put(admin, two.id, articleForm({ slug: one.slug, published: true }));
    expect(await leadsTo()).toBe(two.id);
    await put(admin, two.id, articleForm({ slug: "elsewhere", published: true }));
    expect(await leadsTo()).toBe(two.id);
  });

  test("of another article is refused beside its field", async ({ site }) => {
    const admin = await site.admin();
    const [one, two] = [await save(admin), await save(admin)];
    expect(two.slug).toBe(`${one.slug}-2`);
    const response = await put(admin, two.id, articleForm({ slug: one.slug }));
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ errors: [{ field: "slug" }] });
  });
});

describe("the list", () => {
  test("has drafts and all, newest first, and says how many of each there are", async ({ site }) => {
    const admin = await site.admin();
    await save(admin, { title: "First of all", published: true });
    await save(admin, { title: "Second of all" });
    await save(admin, { title: "Third of all", publishAt: "2099-01-01T00:00:00.000Z" });
    const all = await list(admin);
    expect(all.articles.map(({ title }) => title)).toEqual(["Third of all", "Second of all", "First of all"]);
    expect(all.counts).toEqual({ all: 3, published: 1, draft: 1, scheduled: 1 });
    const titles = async (query: string) => (await list(admin, query)).articles.map(({ title }) => title);
    expect(await titles("?status=published")).toEqual(["First of all"]);
    expect(await titles("?status=draft")).toEqual(["Second of all"]);
    expect(await titles("?status=scheduled")).toEqual(["Third of all"]);
    expect(await titles("?search=secon")).toEqual(["Second of all"]);
    expect(await titles("?search=all&limit=1&page=2")).toEqual(["Second of all"]);
    expect(await titles("?search=%00%27%22%26%7C!")).toEqual([]);
    expect((await admin.get("/api/articles/admin?page=0")).status).toBe(400);
    expect((await admin.get("/api/articles/admin?status=lost")).status).toBe(400);
  });

  test("gives every article once over all pages", async ({ site }) => {
    const admin = await site.admin();
    for (let n = 1; n <= 11; n++)
      await site.deps.news.create(articleForm({ title: `Article ${n}` }) as never);
    for (const limit of [1, 3, 5, 50]) {
      const seen: string[] = [];
      for (let page = 1; page <= Math.ceil(11 / limit); page++)
        seen.push(...(await list(admin, `?limit=${limit}&page=${page}`)).articles.map(({ title }) => title));
      expect(seen).toEqual(Array.from({ length: 11 }, (_, i) => `Article ${11 - i}`));
    }
  });
});
