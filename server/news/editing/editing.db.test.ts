import { describe, expect } from "vitest";
import { type ArticleRecord, articleRecord, listAllArticles } from "../../../contracts/article-editing.ts";
import { articleForm } from "../../../tests/articles.ts";
import { type TestSite, test, type Visitor } from "../../../tests/site.ts";

async function save(admin: Visitor, more: Parameters<typeof articleForm>[0] = {}): Promise<ArticleRecord> {
  const response = await admin.write("POST", "/api/articles", articleForm(more));
  expect(response.status, await response.clone().text()).toBe(201);
  return articleRecord.parse(await response.json());
}
const put = (admin: Visitor, id: string, body: object) => admin.write("PUT", `/api/articles/${id}`, body);
const list = async (admin: Visitor, query = "") =>
  listAllArticles.output.parse(await (await admin.get(`/api/articles/admin${query}`)).json());
const publicTitles = async (site: TestSite) =>
  (
    (await (await site.visitor().get("/api/articles")).json()) as { articles: { title: string }[] }
  ).articles.map(({ title }) => title);
const log = async (admin: Visitor) =>
  ((await (await admin.get("/api/audit")).json()) as { entries: { action: string; actor: string }[] }).entries
    .filter(({ action }) => action.startsWith("article."))
    .map(({ action, actor }) => `${actor} ${action}`);
const until = async (work: () => Promise<boolean>) => {
  const end = Date.now() + 15_000;
  while (!(await work())) {
    if (Date.now() > end) throw new Error("it never came");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

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
    expect(all.counts).toEqual({ all: 3, published: 1, draft: 2, scheduled: 1 });
    const titles = async (query: string) => (await list(admin, query)).articles.map(({ title }) => title);
    expect(await titles("?status=published")).toEqual(["First of all"]);
    expect(await titles("?status=draft")).toEqual(["Third of all", "Second of all"]);
    expect(await titles("?status=scheduled")).toEqual(["Third of all"]);
    expect(await titles("?search=secon")).toEqual(["Second of all"]);
    expect(await titles("?search=all&status=draft&limit=1&page=2")).toEqual(["Second of all"]);
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

describe("the working copy", () => {
  const fields = { title: "Half a ti", content: "<p>Half a sen" };

  test("keeps what was typed beside the article, for its writer alone, until a save", async ({ site }) => {
    const [dana, eve] = [await site.admin("dana"), await site.admin("eve")];
    const { id, version } = await save(dana, { published: true });
    const copy = async (admin: Visitor) =>
      ((await (await admin.get(`/api/articles/${id}/edit`)).json()) as { workingCopy: unknown }).workingCopy;
    expect(await copy(dana)).toBeNull();
    const kept = await dana.write("PUT", `/api/articles/${id}/working-copy`, {
      fields,
      baseVersion: version,
    });
    expect(kept.status).toBe(200);
    expect(await copy(dana)).toMatchObject({ fields, baseVersion: version });
    expect(await copy(eve)).toBeNull();
    expect(await publicTitles(site)).toEqual([articleForm().title]);
    await put(dana, id, articleForm({ published: true }));
    expect(await copy(dana)).toBeNull();
  });

  test("of a new article is in no list until its first save", async ({ site }) => {
    const admin = await site.admin();
    const key = crypto.randomUUID();
    await admin.write("PUT", `/api/articles/${key}/working-copy`, { fields });
    await admin.write("PUT", `/api/articles/${key}/working-copy`, {
      fields: { ...fields, title: "Half a title" },
    });
    expect((await list(admin)).total).toBe(0);
    const copies = async () =>
      ((await (await admin.get("/api/articles/working-copies")).json()) as { copies: unknown[] }).copies;
    expect(await copies()).toMatchObject([{ key, baseVersion: null, fields: { title: "Half a title" } }]);
    expect((await admin.get(`/api/articles/${key}/edit`)).status).toBe(404);
    await save(admin, { key } as object);
    expect(await copies()).toEqual([]);
    expect((await admin.write("PUT", "/api/articles/7/working-copy", { fields })).status).toBe(404);
  });

  describe("of one article in two windows", () => {
    const window = (admin: Visitor, id: string, seen: string | null = null) => {
      const holder = { form: crypto.randomUUID(), seen };
      const path = `/api/articles/${id}/working-copy`;
      return {
        holder,
        keep: (title: string) => admin.write("PUT", path, { fields: { ...fields, title }, holder }),
        discard: () => admin.write("DELETE", path, { holder }),
      };
    };
    const kept = async (admin: Visitor, id: string) =>
      (
        (await (await admin.get(`/api/articles/${id}/edit`)).json()) as {
          workingCopy: { fields: { title: string }; savedAt: string } | null;
        }
      ).workingCopy;

    test("is not replaced unasked: the later window is told what the other one has kept", async ({
      site,
    }) => {
      const admin = await site.admin();
      const { id } = await save(admin);
      const [one, other] = [window(admin, id), window(admin, id)];
      expect((await one.keep("From the first window")).status).toBe(200);
      expect((await one.keep("From the first window, more")).status).toBe(200);
      const refused = await other.keep("From the second window");
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        copy: { fields: { title: "From the first window, more" } },
      });
      expect((await kept(admin, id))?.fields.title).toBe("From the first window, more");
    });

    test("goes on in a window that has seen it, and the first one is told then", async ({ site }) => {
      const admin = await site.admin();
      const { id } = await save(admin);
      const one = window(admin, id);
      await one.keep("From the first window");
      const other = window(admin, id, (await kept(admin, id))?.savedAt);
      expect((await other.keep("Both windows")).status).toBe(200);
      expect((await one.keep("From the first window again")).status).toBe(409);
      expect((await kept(admin, id))?.fields.title).toBe("Both windows");
    });

    test("outlives the save and the discarding of the other window", async ({ site }) => {
      const admin = await site.admin();
      const { id, version } = await save(admin);
      const [one, other] = [window(admin, id), window(admin, id)];
      await one.keep("From the first window");
      expect((await other.discard()).status).toBe(204);
      expect((await put(admin, id, { ...articleForm(), version, holder: other.holder })).status).toBe(200);
      expect((await kept(admin, id))?.fields.title).toBe("From the first window");
      await put(admin, id, { ...articleForm(), holder: one.holder });
      expect(await kept(admin, id)).toBeNull();
    });
  });

  test("of somebody else outlives the article, as one of a new article; the deleter's own does not", async ({
    site,
  }) => {
    const [dana, eve] = [await site.admin("dana"), await site.admin("eve")];
    const { id } = await save(dana);
    for (const admin of [dana, eve]) await admin.write("PUT", `/api/articles/${id}/working-copy`, { fields });
    await dana.write("DELETE", `/api/articles/${id}`);
    const copies = async (admin: Visitor) =>
      ((await (await admin.get("/api/articles/working-copies")).json()) as { copies: unknown[] }).copies;
    expect(await copies(dana)).toEqual([]);
    expect(await copies(eve)).toMatchObject([{ key: id, fields }]);
    expect((await save(eve, { key: id } as object)).id).toBe(id);
  });

  test("can be thrown away", async ({ site }) => {
    const admin = await site.admin();
    const { id } = await save(admin);
    await admin.write("PUT", `/api/articles/${id}/working-copy`, { fields });
    expect((await admin.write("DELETE", `/api/articles/${id}/working-copy`)).status).toBe(204);
    expect(await (await admin.get(`/api/articles/${id}/edit`)).json()).toMatchObject({ workingCopy: null });
  });
});

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

describe("a schedule", () => {
  const soon = () => new Date(Date.now() + 1200).toISOString();

  test("publishes the draft when its moment comes, by itself", async ({ site }) => {
    const admin = await site.admin();
    const { id, publishAt } = await save(admin, { publishAt: soon() });
    expect(publishAt).not.toBeNull();
    expect(await publicTitles(site)).toEqual([]);
    await until(async () => (await publicTitles(site)).length === 1);
    const now = await (await admin.get(`/api/articles/${id}/edit`)).json();
    expect(now).toMatchObject({ published: true, publishAt: null, version: 2 });
    expect(await log(admin)).toEqual([
      "schedule article.published",
      "schedule article.updated",
      "dana article.scheduled",
      "dana article.created",
    ]);
  });

  test("that passed while nothing ran is caught up, once", async ({ site }) => {
    const admin = await site.admin();
    const { id } = await save(admin, { publishAt: "2099-01-01T00:00:00.000Z" });
    // As if the process had slept until then.
    await site.deps.database.pool.query("update articles set publish_at = now() - interval '3 days'");
    const counts = await Promise.all([
      site.deps.editing.publishDue(new Date()),
      site.deps.editing.publishDue(new Date()),
    ]);
    expect(counts[0] + counts[1]).toBe(1);
    expect(await publicTitles(site)).toEqual([articleForm().title]);
    expect(await (await admin.get(`/api/articles/${id}/edit`)).json()).toMatchObject({ version: 2 });
  });

  test("that was moved or taken back does not publish", async ({ site }) => {
    const admin = await site.admin();
    const { id } = await save(admin, { publishAt: soon() });
    await put(admin, id, articleForm({ publishAt: null }));
    await new Promise((resolve) => setTimeout(resolve, 4000));
    expect(await publicTitles(site)).toEqual([]);
    expect(await (await admin.get(`/api/articles/${id}/edit`)).json()).toMatchObject({ publishAt: null });
  });

  test("in the past publishes with the save", async ({ site }) => {
    const article = await save(await site.admin(), { publishAt: "2020-01-01T00:00:00Z" });
    expect(article).toMatchObject({ published: true, publishAt: null });
  });
});

describe("a preview link", () => {
  test("shows a draft to whoever has it, and no other", async ({ site }) => {
    const admin = await site.admin();
    const { id, title } = await save(admin);
    const made = await admin.write("POST", `/api/articles/${id}/preview-link`);
    const { url } = (await made.json()) as { url: string };
    const token = url.split("/preview/")[1] ?? "";
    const shown = await site.visitor().get(`/api/previews/${token}`);
    expect(await shown.json()).toMatchObject({ title, published: false });
    expect(shown.headers.get("cache-control")).toBe("no-store");
    for (const wrong of [`${token}x`, token.replace(/^./, (c) => (c === "0" ? "1" : "0")), "x", "%00"])
      expect((await site.visitor().get(`/api/previews/${wrong}`)).status).toBe(404);
    await admin.write("DELETE", `/api/articles/${id}`);
    expect((await site.visitor().get(`/api/previews/${token}`)).status).toBe(404);
  });
});
