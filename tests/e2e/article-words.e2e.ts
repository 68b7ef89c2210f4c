import { expectToast, followAreaLink, logIn } from "./admin.ts";
import { deleteArticle, pressBegun, save, saveNew, surface, unique } from "./articles.ts";
import { backOnline, expect, open, test } from "./fixtures.ts";

test("the last letter is there after a crash, a closed window and a walk back and forth", async ({
  page,
  context,
}) => {
  await logIn(page);
  await saveNew(page, unique("Words on the edge"));
  const address = new URL(page.url()).pathname;
  await surface(page).click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" Half a wor");
  // The renderer ends without a word, long before the pause after which the server hears of it.
  const crash = page.waitForEvent("crash");
  const devtools = await context.newCDPSession(page);
  void devtools.send("Page.crash").catch(() => {});
  await crash;

  const second = await context.newPage();
  await open(second, address);
  await expect(second.getByLabel("Content")).toHaveText(/ Half a wor$/);
  await expect(second.getByText(/Unsaved changes, backed up at/)).toBeVisible();
  await expect(second.getByRole("alert").filter({ hasText: "another window" })).toHaveCount(0);

  // While it is open, a third window has what is kept, and not this one's next letters.
  await surface(second).click();
  await second.keyboard.press("ControlOrMeta+End");
  await second.keyboard.type("d");
  const third = await context.newPage();
  await open(third, address);
  await expect(third.getByLabel("Content")).toHaveText(/ Half a word?$/);
  await third.close();
  await expect(second.getByText(/Unsaved changes, backed up at/)).toBeVisible();

  // Closing asks; who leaves all the same finds the words again.
  await second.getByLabel("Excerpt").fill("Typed right before the window was closed.");
  const asked = second.waitForEvent("dialog");
  const closed = second.waitForEvent("close");
  await second.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.accept();
  await closed;
  const fourth = await context.newPage();
  await open(fourth, "/admin");
  await fourth.goto(address);
  await expect(fourth.getByLabel("Excerpt")).toHaveValue("Typed right before the window was closed.");
  await expect(fourth.getByLabel("Content")).toHaveText(/ Half a word$/);

  await open(fourth, "/admin");
  await fourth
    .getByRole("row")
    .filter({ hasText: "Words on the edge" })
    .getByRole("link", { name: /Edit/ })
    .click();
  await expect(fourth.getByLabel("Excerpt")).toHaveValue("Typed right before the window was closed.");
  await fourth.getByLabel("Excerpt").press("End");
  await fourth.keyboard.type(" And on.");
  await fourth.goBack();
  await fourth.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(fourth.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
  await fourth.goForward();
  await expect(fourth.getByLabel("Excerpt")).toHaveValue("Typed right before the window was closed. And on.");
});

test("without a network the area stays where it is, says so, and goes on when it is back", async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
  await logIn(page);
  await open(page, "/admin");
  await page.getByRole("link", { name: "Create New Article" }).click();
  const title = unique("Written in a tunnel");
  await page.getByLabel("Title").fill(title);
  await context.setOffline(true);
  await page.getByLabel("Excerpt").fill("No signal, and still going.");

  const noConnection = page.locator(".toast").filter({ hasText: "The server can’t be reached." });
  await followAreaLink(page, "Leads");
  await expect(noConnection).toBeVisible();
  await noConnection.getByRole("button", { name: "Close" }).click();
  await page.goBack();
  await expect(noConnection).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/article\/new$/);
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await expect(page.getByLabel("Excerpt")).toHaveValue("No signal, and still going.");

  await backOnline(page);
  await followAreaLink(page, "Leads");
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contacts & Leads");
  await page.goBack();
  await pressBegun(page, `Continue ${title}`);
  await expect(page.getByLabel("Excerpt")).toHaveValue("No signal, and still going.");
});

test("what only this browser has of an article that was deleted can be continued as a new one", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_FAILED|status of 404|API Request Failed/);
  await logIn(page);
  const title = unique("Deleted far away");
  await saveNew(page, title);
  const address = page.url();
  await page.route("**/working-copy", (route) => route.abort());
  await page.getByLabel("Excerpt").fill("Typed where no server heard it.");
  await expect(page.getByText(/Saved in this browser/)).toBeVisible();
  await deleteArticle(page, address);
  await page.unroute("**/working-copy");

  await open(page, address);
  await expectToast(page, "This Article Was Deleted");
  await expect(page).toHaveURL(/\/admin\/article\/new$/);
  await pressBegun(page, `Continue ${title}`);
  await expect(page.getByLabel("Excerpt")).toHaveValue("Typed where no server heard it.");
  await save(page);
  await expectToast(page, "Article Created");
});
