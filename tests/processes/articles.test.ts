import { execFileSync } from "node:child_process";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { ArticleRecord, RevisionHead, WorkingCopy } from "../../contracts/news-editing.ts";
import { articleForm } from "../articles.ts";
import { startPostgres } from "../setup/postgres.ts";
import { killed, site, tempDataDir } from "./site-process.ts";

type Opened = ArticleRecord & { workingCopy: WorkingCopy | null };
/** What an article says after its nth save, in each of its fields. */
const saying = (name: string, n: number, published: boolean) =>
  articleForm({
    title: `Article ${name}, save ${n}`,
    excerpt: `The excerpt of ${name} says save ${n}.`,
    content: `<p>The text of ${name} says save ${n}, on the telephone or beside the open ovens.</p>`,
    published,
  });
const isPublished = (n: number) => n % 3 !== 0;

/** An administrator's browser, as far as these tests need one. */
async function logIn(url: string) {
  let cookie = "";
  const send = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: { "content-type": "application/json", origin: url, cookie, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie())
      if (line.startsWith("session=")) cookie = line.split(";")[0] ?? "";
    return answer;
  };
  await send("POST", "/api/auth/login", { username: "admin", password: "correct horse battery" });
  const { csrfToken } = (await (await send("GET", "/api/auth/csrf-token")).json()) as { csrfToken: string };
  const token = { "x-csrf-token": csrfToken };
  return {
    read: async <T>(path: string) => (await (await send("GET", path)).json()) as T,
    create: async (article: object) =>
      (await (await send("POST", "/api/articles", article, token)).json()) as ArticleRecord,
    /** Undefined when nobody answers any more. */
    write: (method: string, path: string, body: object) =>
      send(method, path, body, token).catch(() => undefined),
  };
}

beforeAll(() => {
  execFileSync(process.execPath, ["scripts/build.ts", "--if-needed"]);
}, 120_000);

describe("kill -9 while articles are saved and published", () => {
  // What is whole by one transaction is so on both; before a release it is tried on both.
  test.each(process.env.TEST_ALL ? (["embedded", "postgres"] as const) : (["embedded"] as const))(
    "loses no acknowledged save, publishes nothing by half, and what was only typed is still there: %s",
    async (kind) => {
      const dataDir = tempDataDir();
      const postgres = kind === "postgres" ? await startPostgres() : undefined;
      onTestFinished(() => postgres?.stop());
      const database: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : {};
      const running = await site(dataDir, database);
      const admin = await logIn(running.url);
      const writers = await Promise.all(
        ["oven", "bell", "desk", "door"].map(async (name) => {
          const { id, slug } = await admin.create(saying(name, 1, isPublished(1)));
          return { name, id, slug, saved: 1, typed: 0 };
        }),
      );
      const scheduled = await admin.create({
        ...saying("morning", 1, false),
        publishAt: new Date(Date.now() + 20_000).toISOString(),
      });

      const writing = Promise.all(
        writers.map(async (writer) => {
          for (let n = 2; ; n++) {
            const path = `/api/articles/${writer.id}`;
            const save = await admin.write("PUT", path, saying(writer.name, n, isPublished(n)));
            if (save?.status !== 200) return;
            writer.saved = n;
            const copy = { fields: { title: `Typed after save ${n}` }, baseVersion: n };
            if ((await admin.write("PUT", `${path}/working-copy`, copy))?.status !== 200) return;
            writer.typed = n;
          }
        }),
      );
      await expect.poll(() => Math.min(...writers.map(({ saved }) => saved))).toBeGreaterThan(7);
      await killed(running);
      await writing;
      await expect.poll(() => Date.now() > Date.parse(scheduled.publishAt ?? "")).toBe(true);

      const again = await site(dataDir, database);
      const reader = await logIn(again.url);
      for (const { name, id, slug, saved, typed } of writers) {
        const article = await reader.read<Opened>(`/api/articles/${id}/edit`);
        // The save that nobody answered any more may be there or not, but only whole.
        expect([saved, saved + 1]).toContain(article.version);
        const whole = saying(name, article.version, isPublished(article.version));
        expect(article).toMatchObject({
          title: whole.title,
          excerpt: whole.excerpt,
          content: whole.content,
          published: whole.published,
        });
        const { revisions } = await reader.read<{ revisions: RevisionHead[] }>(
          `/api/articles/${id}/revisions`,
        );
        expect(revisions.map(({ version }) => version)).toEqual(
          Array.from({ length: article.version }, (_, i) => article.version - i),
        );
        expect(revisions[0]).toMatchObject({ title: whole.title, published: whole.published });
        // Typed after the last save: kept. Typed before a save that arrived: part of it.
        if (article.version === saved && typed === saved)
          expect(article.workingCopy?.fields.title).toBe(`Typed after save ${typed}`);

        const page = await fetch(`${again.url}/news/${slug}`);
        expect(page.status).toBe(whole.published ? 200 : 404);
        if (whole.published)
          expect(await page.text()).toContain(`The text of ${name} says save ${article.version},`);
        const feed = await (await fetch(`${again.url}/feed.xml`)).text();
        expect(feed.includes(`The text of ${name} says save ${article.version},`)).toBe(whole.published);
      }
      // What came due while nothing ran goes live by itself.
      await expect
        .poll(async () => (await fetch(`${again.url}/news/${scheduled.slug}`)).status, { timeout: 75_000 })
        .toBe(200);
    },
  );
});
