import type { Page } from "@playwright/test";
import { logIn } from "./admin.ts";
import { expect, expectAccessible, expectNoOverflow, open, test, toast } from "./fixtures.ts";
import { changeReport, reportOf, submit } from "./review.ts";

const TITLE = /(data-block="verdict.title"[^>]*>)(.*?)(<\/p>)/s;
const dialogOf = async (page: Page, id: string) => {
  await open(page, `/admin/assessments?id=${id}`);
  await page.getByRole("button", { name: "Send to Client" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByText("How the email begins")).toBeVisible();
  return dialog;
};

test("a word more in the report's heading costs the email nothing", async ({ page }) => {
  await logIn(page);
  const { id } = await submit(page);
  const first = (await dialogOf(page, id)).locator(".send-letter > p").first();
  const drawn = await first.innerText();
  await changeReport(page, id, (html) =>
    html.replace(
      TITLE,
      (_, open, words: string, close) => `${open}${words.replace(/\b(\w+)\b/, "$1 today")}${close}`,
    ),
  );
  const dialog = await dialogOf(page, id);
  await expect(dialog.locator(".send-letter > p").first()).toHaveText(drawn);
  await expect(dialog.getByText(/left out\./)).toHaveCount(0);
});

test("what the email lost is put back, its beginning is edited, and that is what is sent", {
  tag: "@both",
}, async ({ page }) => {
  await logIn(page);
  const { id } = await submit(page);
  const drawn = TITLE.exec(await reportOf(page, id))?.[2] ?? "";
  const beginning = await (await dialogOf(page, id)).locator(".send-letter > p").allInnerTexts();
  await changeReport(page, id, (html) => html.replace(TITLE, "$1Ask how they are$3"));
  expect(drawn).not.toBe("");
  const dialog = await dialogOf(page, id);
  const paragraphs = dialog.locator(".send-letter > p");
  await expect(paragraphs.first()).toHaveText("Here is the report on your answers.");
  await dialog.getByText(/left out\./).click();
  await dialog.getByRole("button", { name: /^Put (it|them) back$/ }).click();
  await expect(paragraphs).toHaveText(beginning);
  await dialog.getByRole("button", { name: "Undo my changes" }).click();
  await expect(paragraphs.first()).toHaveText("Here is the report on your answers.");
  await dialog.getByRole("button", { name: "Edit the beginning" }).click();
  const field = dialog.getByRole("textbox", { name: "The email’s first paragraphs" });
  await expect(field).toHaveValue(/^Here is the report on your answers\.\n\n/);
  await field.fill("Dana, it was good to meet you.\n\nHere is what we talked about.");
  await expectAccessible(page);
  await expectNoOverflow(page);
  // While it is sent there is nothing to cancel.
  let sent: unknown;
  await page.route("**/send", async (route) => {
    sent = route.request().postDataJSON();
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
    await route.continue();
  });
  await dialog.getByText("Haven’t read it?").click();
  await dialog.getByRole("button", { name: "Send without approval" }).click();
  await expect(toast(page)).toContainText("Report Sent");
  expect(sent).toMatchObject({
    opening: ["Dana, it was good to meet you.", "Here is what we talked about."],
  });
});
