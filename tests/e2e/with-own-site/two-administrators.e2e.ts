import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Browser } from "@playwright/test";
import { childEnv, quickly } from "../../setup/child-env.ts";
import { startPostgres } from "../../setup/postgres.ts";
import { expectToast, logIn, password } from "../admin.ts";
import { kept, save, saved, saveNew, unique } from "../articles.ts";
import { test as base, expect, expectAccessible, open } from "../fixtures.ts";
import { type RunningSite, startSite } from "../server.ts";

/** Makes an administrator as the owner does. */
async function addAdministrator(database: { DATABASE_URL: string }, name: string) {
  const command = spawn(process.execPath, [...quickly, "scripts/admin.ts", "add", name], {
    env: { ...childEnv, ...database },
    stdio: ["pipe", "ignore", "inherit"],
  });
  command.stdin.end(`${password}\n`);
  const [code] = (await once(command, "exit")) as [number];
  expect(code).toBe(0);
}

const test = base.extend<object, { site: RunningSite }>({
  site: [
    async ({}, use) => {
      const postgres = await startPostgres();
      const database = { DATABASE_URL: postgres.url };
      for (const name of ["admin", "eve"]) await addAdministrator(database, name);
      const site = await startSite(database);
      await use(site);
      await site.stop();
      await postgres.stop();
    },
    { scope: "worker" },
  ],
});

test.beforeEach(async ({ page }) => logIn(page));

async function eveAt(browser: Browser, site: RunningSite, path: string) {
  const eve = await browser.newPage({ baseURL: site.url });
  await logIn(eve, "eve");
  await open(eve, path);
  return eve;
}

test("a save over somebody's newer version shows both texts and asks", async ({
  page,
  browser,
  site,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 409|API Request Failed/);
  await saveNew(page, unique("Two people, one article"));
  await page.getByLabel("Excerpt").fill("I wrote this excerpt, and not at once.");
  await expect(kept(page)).toBeVisible();
  const eve = await eveAt(browser, site, new URL(page.url()).pathname);
  // What is typed and not saved is for its writer alone.
  await expect(eve.getByLabel("Excerpt")).toHaveValue(/^Forty orders/);
  await eve.getByLabel("Excerpt").fill("The other one wrote this excerpt first.");
  await eve.getByLabel("Publish", { exact: true }).check();
  await eve.getByLabel("Address", { exact: true }).fill(unique("eves address").replaceAll(" ", "-"));
  await save(eve);
  await expectToast(eve, "Article Updated");
  await eve.close();

  await save(page);
  const dialog = page.getByRole("dialog", { name: "Someone else saved this article" });
  await expect(dialog.locator("del").filter({ hasText: "other one" })).toBeVisible();
  await expect(dialog.locator("ins").filter({ hasText: "at once" })).toBeVisible();
  // Saving would take it off the site and move it back.
  await expect(dialog.locator("del").filter({ hasText: "Published" })).toBeVisible();
  await expect(dialog.locator("ins").filter({ hasText: "Draft" })).toBeVisible();
  await expect(dialog.locator("del").filter({ hasText: "eves-address" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Decide later" }).click();
  await page.getByLabel("Publish", { exact: true }).check();
  await save(page);
  await expect(dialog.locator("del").filter({ hasText: "Published" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Save mine" }).click();
  await expectToast(page, "Article Updated");

  await page.getByRole("button", { name: "Show revisions" }).click();
  await page.getByRole("button", { name: "Restore version 2" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await expect(page.getByLabel("Excerpt")).toHaveValue("The other one wrote this excerpt first.");
});

test("an article that somebody deletes under one's hands can be stored anew", async ({
  page,
  browser,
  site,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 404|API Request Failed/);
  const title = unique("Deleted under my hands");
  await saveNew(page, title);
  await page.getByLabel("Excerpt").fill("I was still writing when it went away.");
  const eve = await eveAt(browser, site, "/admin");
  await eve.getByRole("button", { name: `Delete ${title}` }).click();
  await eve.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(eve, "Article Deleted");
  await eve.close();

  expect(await saved(page)).toBe(404);
  await expect(page.locator(".toast")).toContainText("It was deleted in the meantime");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New article");
  expect(await saved(page)).toBe(201);
  await expectToast(page, "Article Created");
  await open(page, page.url());
  await expect(page.getByLabel("Excerpt")).toHaveValue("I was still writing when it went away.");
});

test("words that only this browser has are their writer's, whoever logs in here next", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_FAILED/);
  page.on("dialog", (question) => void question.accept());
  const title = unique("Begun by one of two");
  const begun = page.getByRole("button", { name: `Continue ${title}` });
  /** Opens a new article and waits for what was begun before. */
  const openNew = async () => {
    const read = page.waitForResponse("**/api/articles/working-copies");
    await open(page, "/admin/article/new");
    await read;
  };
  await page.route("**/working-copy", (route) => route.abort());
  await openNew();
  await page.getByLabel("Title").fill(title);
  await expect(page.getByText("Offline. Saved in this browser, retrying")).toBeVisible();

  await logIn(page, "eve");
  await openNew();
  // Time for what is offered to appear.
  await page.waitForTimeout(500);
  await expect(begun).toHaveCount(0);
  await logIn(page);
  await openNew();
  await expect(begun).toBeVisible();
});
