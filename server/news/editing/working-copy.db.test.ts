import { describe, expect } from "vitest";
import { articleForm } from "../../../tests/articles.ts";
import { list, publicTitles, put, save } from "../../../tests/editing.ts";
import { test, type Visitor } from "../../../tests/site.ts";

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
