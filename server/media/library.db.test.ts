import sharp from "sharp";
import { describe, expect } from "vitest";
import type { MediaItem, MediaUses } from "../../contracts/media-upload.ts";
import { articleForm, stored } from "../../tests/articles.ts";
import { test, type TestSite } from "../../tests/site.ts";
import { ingestImage } from "./ingest.ts";
import { media as mediaTable } from "./media.table.ts";

const png = (width: number) =>
  sharp({ create: { width, height: 20, channels: 3, background: "#37a" } })
    .png()
    .toBuffer();
const keep = async (site: TestSite, name: string, width: number, alt = "") =>
  site.deps.media.save(await ingestImage(await png(width)), { name, alt });
interface Page {
  images: MediaItem[];
  total: number;
  totalPages: number;
}

describe("the media library", () => {
  test("lists what was uploaded, newest first, found by name or description, page by page", async ({
    site,
  }) => {
    const admin = await site.admin();
    await keep(site, "front desk 100%.png", 30, "Two people at a desk");
    await site.deps.db.insert(mediaTable).values(
      Array.from({ length: 26 }, (_, i) => ({
        hash: String(i).padStart(24, "0"),
        originalName: `row_${i}.png`,
        width: 10,
        height: 10,
        animated: false,
        transparent: false,
        variants: [{ width: 10, format: "webp" as const, bytes: 40 }],
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, i)),
      })),
    );
    const read = async (query: string) => (await (await admin.get(`/api/media${query}`)).json()) as Page;
    const first = await read("");
    expect([first.images.length, first.total, first.totalPages]).toEqual([24, 27, 2]);
    expect(first.images[0]).toMatchObject({
      name: "front desk 100%.png",
      alt: "Two people at a desk",
      url: expect.stringMatching(/^\/api\/images\/.+\.jpg$/),
      width: 30,
    });
    expect((await read("?page=2")).images.map(({ name }) => name)).toEqual([
      "row_2.png",
      "row_1.png",
      "row_0.png",
    ]);
    expect((await read("?search=PEOPLE")).total).toBe(1);
    expect((await read("?search=0%25")).total).toBe(1);
    expect((await read("?search=row_1.")).images.map(({ name }) => name)).toEqual(["row_1.png"]);
    expect((await admin.get("/api/media?page=0")).status).toBe(400);
    expect((await site.visitor().get("/api/media")).status).toBe(401);
  });

  test("an image that an article shows says so and cannot be deleted; unused it can", async ({ site }) => {
    const admin = await site.admin();
    const { hash } = await keep(site, "cover.png", 31);
    const other = await keep(site, "inside.png", 32);
    const article = stored(
      await site.deps.news.create({
        title: "Shown in an article",
        excerpt: "An excerpt of some length.",
        content: `<p>${"Words ".repeat(20)}</p><img src="/images/webp/${other.hash}-32x20.webp" alt="">`,
        imageUrl: `/api/images/${hash}-31x20.webp`,
        published: false,
      }),
    );
    for (const each of [hash, other.hash]) {
      const found = (await (await admin.get(`/api/media/${each}`)).json()) as { usedBy: unknown };
      const usedBy = [{ id: article.id, title: "Shown in an article", published: false }];
      expect(found.usedBy).toEqual(usedBy);
      const refused = await admin.write("DELETE", `/api/media/${each}`);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ code: "conflict", usedBy });
    }
    await site.deps.news.remove(article.id);
    expect((await admin.write("DELETE", `/api/media/${hash}`)).status).toBe(204);
    expect((await site.visitor().get(`/api/images/${hash}-31x20.webp`)).status).toBe(404);
    expect((await admin.get(`/api/media/${hash}`)).status).toBe(404);
    const audit = (await (await admin.get("/api/audit?action=image.deleted")).json()) as {
      entries: object[];
    };
    expect(audit.entries).toEqual([expect.objectContaining({ subject: "cover.png", actor: "dana" })]);
  });

  test("a scheduled draft and a working copy use an image; an earlier version lets it go only when told to", async ({
    site,
  }) => {
    const admin = await site.admin();
    const { hash } = await keep(site, "old-cover.png", 34);
    const imageUrl = `/api/images/${hash}-34x20.jpg`;
    const publishAt = new Date(Date.now() + 86_400_000).toISOString();
    const made = await admin.write("POST", "/api/articles", articleForm({ imageUrl, publishAt }));
    const { id } = (await made.json()) as { id: string };
    const uses = async () => {
      const { usedBy, earlier } = (await (await admin.get(`/api/media/${hash}`)).json()) as MediaUses;
      return { usedBy: usedBy.map((each) => each.id), earlier: earlier.map((each) => each.id) };
    };
    const remove = (body?: object) => admin.write("DELETE", `/api/media/${hash}`, body);
    expect(await uses()).toEqual({ usedBy: [id], earlier: [] });
    expect((await remove({ fromEarlier: true })).status).toBe(409);

    await admin.write("PUT", `/api/articles/${id}`, articleForm());
    await admin.write("PUT", `/api/articles/${id}/working-copy`, { fields: { imageUrl }, baseVersion: 2 });
    expect(await uses()).toEqual({ usedBy: [id], earlier: [] });
    expect((await remove({ fromEarlier: true })).status).toBe(409);

    await admin.write("DELETE", `/api/articles/${id}/working-copy`);
    expect(await uses()).toEqual({ usedBy: [], earlier: [id] });
    const refused = await remove();
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ usedBy: [], earlier: [{ id, title: articleForm().title }] });
    expect((await remove({ fromEarlier: true })).status).toBe(204);
    const audit = (await (await admin.get("/api/audit?action=image.deleted")).json()) as {
      entries: object[];
    };
    expect(audit.entries).toMatchObject([{ details: { earlierVersionsOf: [articleForm().title] } }]);
  });

  test("an image is described", async ({ site }) => {
    const admin = await site.admin();
    const { hash } = await keep(site, "a.png", 33);
    const described = await admin.write("PUT", `/api/media/${hash}`, { alt: "  The front desk " });
    expect(await described.json()).toMatchObject({ hash, alt: "The front desk" });
    expect((await admin.write("PUT", `/api/media/${hash}`, { alt: "a".repeat(501) })).status).toBe(400);
    expect((await admin.write("PUT", "/api/media/nothing", { alt: "" })).status).toBe(404);
  });
});
