import type { Page } from "@playwright/test";
import { expectToast } from "./admin.ts";
import { expect, open } from "./fixtures.ts";

export const meta = "What a small bakery does about the calls that come on its busiest morning.";
export const unique = (words: string) => `${words} ${Math.random().toString(36).slice(2, 8)}`;

/** Fills the form of a new article with what its rules ask for. */
export async function fillNew(page: Page, title: string, content: string) {
  await open(page, "/admin/article/new");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Excerpt").fill("Forty orders, one telephone, and flour on both hands.");
  await page.getByLabel("Content").fill(content);
  await page.getByLabel("Meta description").fill(meta);
}
export const save = (page: Page) => page.getByRole("button", { name: "Save Article" }).click();
export async function saveNew(page: Page, title: string) {
  await fillNew(page, title, "<p>On Saturdays the telephone rings while the ovens are open.</p>");
  await save(page);
  await expectToast(page, "Article Created");
  await expect(page).toHaveURL(/[0-9a-f-]{36}$/);
}

/** Waits for the answer itself: the toast of the save before may still be there. @returns its status */
export async function saved(page: Page): Promise<number> {
  const answer = page.waitForResponse(
    (each) =>
      ["POST", "PUT"].includes(each.request().method()) &&
      /^\/api\/articles(?:\/[0-9a-f-]{36})?$/.test(new URL(each.url()).pathname),
  );
  await save(page);
  return (await answer).status();
}
export const kept = (page: Page) => page.getByText(/Unsaved changes, backed up at/);
/** Deletes the article whose editor is at this address, as another window would. */
export async function deleteArticle(page: Page, address: string): Promise<void> {
  const { csrfToken } = (await (await page.request.get("/api/auth/csrf-token")).json()) as {
    csrfToken: string;
  };
  const gone = await page.request.delete(address.replace("/admin/article/", "/api/articles/"), {
    headers: { "X-CSRF-Token": csrfToken },
  });
  expect(gone.status()).toBe(204);
}
/** Presses what is offered for an article that was begun: the newest stands in sight, the others behind it. */
export async function pressBegun(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name });
  const others = page.getByRole("region", { name: "Unsaved articles" }).locator("summary");
  await expect(page.getByRole("region", { name: "Unsaved articles" })).toBeVisible();
  if ((await others.count()) > 0 && !(await button.isVisible())) await others.click();
  await button.click();
}
export const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
/** The formatted text: named 'Content' by itself, 'Formatted text' beside its source. */
export const surface = (page: Page) => page.locator(".rich").getByRole("textbox");
/** Unfolds the HTML of the text, which stays unfolded in this browser. */
export async function showSource(page: Page): Promise<void> {
  // The editor's own chunk moves the button when it comes.
  await surface(page).waitFor();
  await page.getByRole("button", { name: "Show HTML source" }).click();
}
