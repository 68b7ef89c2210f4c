import { expect, expectAccessible, expectNoOverflow, open, test } from "./fixtures.ts";

const cards = "main article.post";
const newest = "What happens to the calls that come after five";

test.describe("the news list", () => {
  test("shows six articles, and pages through them by address", { tag: "@both" }, async ({ page }) => {
    await open(page, "/news");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("News & Articles");
    await expect(page.locator(cards)).toHaveCount(6);
    await expect(page.locator(cards).first()).toContainText("November 12, 2026");
    await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/\/news\?page=2$/);
    await expect(page.locator(cards).first()).not.toContainText(newest);
    await page.getByRole("link", { name: "3", exact: true }).click();
    await expect(page.locator(cards)).toHaveCount(2);
    await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
    await page.goBack();
    await expect(page).toHaveURL(/page=2$/);
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  test("finds articles, keeps the search in the address, and lets go of it", { tag: "@both" }, async ({
    page,
  }) => {
    await open(page, "/news");
    await page.getByPlaceholder("Search articles...").fill("voicem");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/news\?search=voicem$/);
    await expect(page.locator(cards).first()).toContainText("instead of voicemail");
    // Why it was found can be seen on it; so few leave room for others.
    await expect(page.locator(cards).first().locator("mark").first()).toHaveText(/^voicem/i);
    await expectAccessible(page);
    await page.reload();
    await page.getByRole("link", { name: "Clear the search" }).click();
    await expect(page).toHaveURL(/\/news$/);
    await page.goBack();
    await expect(page.getByPlaceholder("Search articles...")).toHaveValue("voicem");
    await page.getByPlaceholder("Search articles...").fill("zanzibar");
    await page.getByPlaceholder("Search articles...").press("Enter");
    await expect(page.getByRole("heading", { name: "No articles found" })).toBeVisible();
    // Whoever searched goes on where they typed.
    await expect(page.getByPlaceholder("Search articles...")).toBeFocused();
    // Nothing was found, and there is something to read all the same.
    await expect(page.getByRole("region", { name: "The newest articles" }).getByRole("article")).toHaveCount(
      3,
    );
    await expectAccessible(page);
    await page.getByRole("link", { name: "Clear search" }).click();
    await expect(page).toHaveURL(/\/news$/);
    await expect(page.locator(cards)).toHaveCount(6);
  });

  test("an article named for the word is on the first screen, and no other word is found", {
    tag: "@both",
  }, async ({ page }) => {
    await open(page, "/news?search=voicemail");
    const named = page.locator(cards).first().getByRole("heading");
    await expect(named).toContainText("voicemail");
    await expect(named).toBeInViewport({ ratio: 1 });
    const onSite = page.getByRole("region", { name: "On this site" });
    expect(await onSite.getByRole("listitem").count()).toBeLessThanOrEqual(2);
    await expect(onSite.locator("mark").getByText("voice", { exact: true })).toHaveCount(0);
  });

  test("what the other pages answer is found, before the articles", { tag: "@both" }, async ({ page }) => {
    await open(page, "/news");
    await page.getByPlaceholder("Search articles...").fill("HIPAA");
    await page.getByPlaceholder("Search articles...").press("Enter");
    const onSite = page.getByRole("region", { name: "On this site" });
    await expect(
      onSite.getByRole("link", { name: "What about HIPAA and confidentiality?" }),
    ).toBeInViewport();
    // Whole sentences, of one paragraph.
    for (const excerpt of await page.locator(".post-rows .soft").allInnerTexts())
      expect(excerpt).toMatch(/^[A-Z“].*[.?!”]$/s);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await onSite.getByRole("link", { name: "What about HIPAA and confidentiality?" }).click();
    await expect(page).toHaveURL(/\/services#health-privacy$/);
    await expect(page.getByText("Tell us on the first day which rules apply to you.")).toBeInViewport();
  });

  test("shows each article with its whole picture, and says 'Read More'", { tag: "@both" }, async ({
    page,
  }) => {
    await open(page, "/news");
    for (const card of await page.locator(cards).all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByText("Read More")).toBeVisible();
      // The drawings reach to their edges: none is cut.
      const { width, height } = (await card.locator(".post-pic").boundingBox())!;
      expect(width / height).toBeCloseTo(8 / 5, 1);
    }
  });

  test("repeats a word of any length without widening the page", async ({ page }) => {
    await open(page, `/news?search=${"q".repeat(180)}`);
    await expect(page.getByRole("heading", { name: "No articles found" })).toBeVisible();
    await expectNoOverflow(page);
  });

  test("shows six skeletons while the articles are slow", async ({ page }) => {
    await open(page, "/contact");
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/articles?*", async (route) => {
      await held;
      await route.continue();
    });
    if (await page.getByRole("button", { name: "Menu" }).isVisible())
      await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "News" }).click();
    await expect(page.getByTestId("article-skeleton")).toHaveCount(6);
    release();
    await expect(page.locator(cards)).toHaveCount(6);
    await expect(page.getByTestId("article-skeleton")).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is read, paged and searched", async ({ page }) => {
    await page.goto("/news");
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/page=2$/);
    await page.getByPlaceholder("Search articles...").fill("greeting");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/news\?search=greeting$/);
    await page.getByRole("link", { name: "A greeting people do not hang up on" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A greeting people do not hang up on");
    await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
  });
});

test.describe("an article", () => {
  const path = "/news/what-happens-to-the-calls-that-come-after-five";

  test("is reached from the list and leads back to it", { tag: "@both" }, async ({ page }) => {
    await open(page, "/news");
    await page.getByRole("link", { name: newest }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(newest);
    await expect(page.getByText("November 12, 2026").first()).toBeVisible();
    await expect(page.getByText(/^\d+ min read$/)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(newest));
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Back to News" }).click();
    await expect(page).toHaveURL(/\/news$/);
  });

  test("tells search engines and share cards what it is", async ({ page, request }) => {
    await open(page, path);
    const content = (selector: string) => page.locator(selector).first().getAttribute("content");
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(new RegExp(`${path}$`));
    expect(await content("meta[property='og:type']")).toBe("article");
    expect(await content("meta[name='twitter:card']")).toBe("summary_large_image");
    const image = (await content("meta[property='og:image']")) ?? "";
    expect((await request.get(image)).headers()["content-type"]).toBe("image/png");
    const types = await page
      .locator("script[type='application/ld+json']")
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? "")["@type"]));
    expect(types).toEqual(["Article", "BreadcrumbList"]);
  });

  test("of many parts says on a phone which of them is read, and leads to the others", {
    tag: "@phone",
  }, async ({ page }) => {
    await open(page, path);
    const parts = page.getByRole("navigation", { name: "In this article" });
    await parts.getByRole("button", { name: "In this article: 6 parts" }).click();
    await expectAccessible(page);
    await parts.getByRole("link", { name: "The sheet, to print" }).click();
    await expect(page.getByRole("heading", { name: "The sheet, to print" })).toBeInViewport({ ratio: 1 });
    await expect(parts.getByRole("button")).toHaveText("6 of 6: The sheet, to print");
    // It hides no part's heading, and is gone from the page that it does not lead through.
    const [bar, heading] = await Promise.all([
      parts.boundingBox(),
      page.getByRole("heading", { name: "The sheet, to print" }).boundingBox(),
    ]);
    expect(heading!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
    await expectNoOverflow(page);
    await open(page, "/news/a-greeting-people-do-not-hang-up-on");
    await expect(parts).toHaveCount(0);
  });

  test("of many parts has them beside the text at a desk", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, path);
    const parts = page.getByRole("navigation", { name: "In this article" });
    await parts.getByRole("link", { name: "What this leaves out" }).click();
    await expect(page.getByRole("heading", { name: "What this leaves out" })).toBeInViewport({ ratio: 1 });
    const here = parts.getByRole("link", { name: "What this leaves out" });
    await expect(here).toHaveAttribute("aria-current", "location");
    await expect(here).toBeInViewport({ ratio: 1 });
    // It ends with the text that it leads through.
    await page.getByRole("heading", { name: "Read next" }).scrollIntoViewIfNeeded();
    const [list, step] = await Promise.all([
      parts.getByRole("list").boundingBox(),
      page.getByRole("complementary", { name: "What would it change at your business?" }).boundingBox(),
    ]);
    expect(list!.y + list!.height).toBeLessThanOrEqual(step!.y);
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  test("copies its address where the platform shares nothing", async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => {
      delete (Navigator.prototype as { share?: unknown }).share;
    });
    await open(page, `${path}?utm_source=mail`);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("Article URL copied to clipboard!").first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
  });

  test("is shared by the platform where it can", async ({ page }) => {
    await page.addInitScript(() => {
      Navigator.prototype.share = async (data) => {
        document.title = `shared ${data?.title}`;
      };
    });
    await open(page, path);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page).toHaveTitle(`shared ${newest}`);
    await expect(page.getByText("Article URL copied to clipboard!")).toHaveCount(0);
  });

  test("that does not exist says so, with status 404", async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of 404/);
    expect((await open(page, "/news/never-written"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Article not found" })).toBeVisible();
    await expect(page.getByRole("region", { name: "The newest articles" }).getByRole("article")).toHaveCount(
      3,
    );
    await expectAccessible(page);
    await page.getByRole("link", { name: "Browse all articles" }).click();
    await expect(page.locator(cards)).toHaveCount(6);
  });

  test("that cannot be fetched sends the reader to the list, and Back past it", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 500|API Request Failed/);
    await open(page, "/contact");
    await open(page, "/news");
    await page.route("**/api/articles/slug/*", (route) =>
      route.fulfill({ status: 500, json: { message: "no", code: "internal" } }),
    );
    await page.getByRole("link", { name: newest }).click();
    await expect(page.locator(cards)).toHaveCount(6);
    await expect(page).toHaveURL(/\/news$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/(news|contact)$/);
    await expect(page.getByRole("heading", { name: newest, level: 1 })).toHaveCount(0);
  });

  test("prints its sheet alone, where one stands in it", async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await open(page, path);
    await page.getByRole("button", { name: "Print the sheet" }).click();
    await expect(page.locator("html[data-printed]")).toBeAttached();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("cell", { name: "Your price list" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("cell", { name: "Line busy" })).toBeHidden();
    await expect(page.getByText("Step one: what the log says").filter({ visible: true })).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await expect(page.getByRole("cell", { name: "Line busy" })).toBeVisible();
    await open(page, "/news/the-first-call-to-a-law-firm");
    await expect(page.getByRole("button", { name: "Print the sheet" })).toHaveCount(0);
  });

  test("fits the narrowest phone, with its sheet to fill in", { tag: "@phone" }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await expect(page.getByText("The log of your line")).toBeVisible();
    await expectNoOverflow(page);
  });

  test("prints dark on white, also where the dark theme was chosen", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await open(page, path);
    const ink = () => page.locator("h1").evaluate((title) => getComputedStyle(title).color);
    const shown = await ink();
    await page.emulateMedia({ media: "print" });
    expect(await ink()).not.toBe(shown);
    expect(await ink()).toBe("rgb(31, 21, 35)");
  });

  test("one that is read in a minute is one sheet of paper, and no word of a sheet is cut", async ({
    page,
  }) => {
    await open(page, "/news/a-greeting-people-do-not-hang-up-on");
    const sheets = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
    for (const format of ["Letter", "A4"]) expect(sheets(await page.pdf({ format }))).toBe(1);
    // A sheet of half a page breaks no page before it or behind it.
    await open(page, path);
    for (const format of ["Letter", "A4"]) expect(sheets(await page.pdf({ format }))).toBe(2);
    await open(page, "/news/six-things-that-can-happen-instead-of-voicemail");
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 670, height: 900 });
    // As narrow as paper, a column is at least as wide as its longest word.
    const cut = await page.locator(".prose .to-fill :is(th, td)").evaluateAll(
      (cells) =>
        cells.filter((cell) => {
          const { width } = cell.getBoundingClientRect();
          (cell as HTMLElement).style.overflowWrap = "normal";
          const needs = cell.scrollWidth;
          (cell as HTMLElement).style.overflowWrap = "";
          return needs > Math.ceil(width);
        }).length,
    );
    expect(cut).toBe(0);
  });

  test("prints without the site around it", async ({ page }) => {
    await open(page, path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByText("Read next")).toBeHidden();
    // No picture that takes ink; where the words come from is on the paper.
    await expect(page.locator(".cover")).toBeHidden();
    await expect(page.getByText(`Ringwell, ${new URL(path, page.url()).href}`)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
