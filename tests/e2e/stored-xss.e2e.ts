import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { articleForm } from "../articles.ts";
import { attacks, hostileWords } from "../xss-corpus.ts";
import { logIn } from "./admin.ts";
import { expect, expectNoOverflow, open, test } from "./fixtures.ts";

const words = hostileWords.join(" ").slice(0, 280);

async function write<T>(
  request: APIRequestContext,
  origin: string,
  method: "post" | "put",
  path: string,
  body: object,
): Promise<T> {
  const { csrfToken } = (await (await request.get("/api/auth/csrf-token")).json()) as { csrfToken: string };
  const headers = { origin, "x-csrf-token": csrfToken };
  const answer = await request[method](path, { headers, ...body });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

/** Nothing of the corpus came alive: the page's own scripts are all that it has, and nothing listens inline. */
async function expectInert(page: Page) {
  const alive = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter(
        (element) =>
          [...element.attributes].some(({ name }) => name.startsWith("on") || name === "srcdoc") ||
          /^(?:javascript|vbscript):/i.test(element.getAttribute("href") ?? "") ||
          /alert\(1\)/.test(element.matches("script:not([type]), style") ? (element.textContent ?? "") : ""),
      )
      .map((element) => element.outerHTML.slice(0, 200)),
  );
  // React Router's own data is a script that holds the words, escaped.
  expect(alive.filter((html) => !html.includes("__reactRouterContext"))).toEqual([]);
}

test("nothing of what would run comes alive on any page that shows an article or a picture", async ({
  page,
  site,
  expectedConsole,
}) => {
  // Pictures of the corpus that are nowhere.
  expectedConsole.push(/status of 404/);
  const dialogs: string[] = [];
  page.on("dialog", async (dialog) => {
    if (dialog.type() !== "beforeunload") dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  // The corpus names another host, which must not be asked in the test.
  const harmful = attacks.filter((attack) => !attack.includes("evil.example"));
  await logIn(page);
  const picture = await write<{ webpUrl: string }>(page.request, site.url, "post", "/api/upload/image", {
    multipart: {
      image: {
        name: `${words}.png`,
        mimeType: "image/png",
        buffer: await sharp({ create: { width: 333, height: 200, channels: 3, background: "#a37" } })
          .png()
          .toBuffer(),
      },
    },
  });
  const hash = /[0-9a-f]{24}/.exec(picture.webpUrl)?.[0] ?? "";
  await write(page.request, site.url, "put", `/api/media/${hash}`, { data: { alt: words } });
  const content = `<p>On Saturdays the telephone rings while the ovens are open.</p>${harmful.join("<p>and</p>")}`;
  const form = articleForm({
    title: words,
    excerpt: words,
    metaDescription: words.slice(0, 160),
    keywords: words,
    imageAlt: words,
    imageUrl: picture.webpUrl,
    content,
    published: true,
  });
  const { id, slug } = await write<{ id: string; slug: string }>(
    page.request,
    site.url,
    "post",
    "/api/articles",
    { data: form },
  );
  const link = await write<{ url: string }>(
    page.request,
    site.url,
    "post",
    `/api/articles/${id}/preview-link`,
    { data: {} },
  );
  const fields = { ...form, published: undefined };
  await write(page.request, site.url, "put", `/api/articles/${id}/working-copy`, { data: { fields } });

  for (const path of [
    `/news/${slug}`,
    "/news",
    "/",
    new URL(link.url).pathname,
    "/admin",
    "/admin/media",
    `/admin/media/${hash}`,
    "/admin/audit",
  ]) {
    await open(page, path);
    await expectNoOverflow(page);
    await expectInert(page);
  }
  await open(page, `/admin/article/${id}`);
  await expect(page.getByRole("textbox", { name: "Content" })).toContainText("On Saturdays");
  await expectInert(page);
  await page.getByRole("button", { name: "Show revisions" }).click();
  await page.getByRole("button", { name: "Compare with version 1" }).click();
  await expect(page.getByText("only in the editor")).toBeVisible();
  await expectInert(page);
  await page.getByRole("tab", { name: "Preview" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("On Saturdays");
  await expectInert(page);
  expect(dialogs).toEqual([]);
});
