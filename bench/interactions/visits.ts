// The visits that `bench/interactions.ts` looks at.
import { devices, type Locator, type Page } from "@playwright/test";
import { logIn } from "../../tests/e2e/admin.ts";
import { answers } from "../../tests/e2e/call.ts";
import { MARK } from "./trace.ts";

const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };
const desk = { viewport: { width: 1280, height: 900 } };

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator("[data-hydrated=true]").waitFor({ state: "attached" });
};

/** Names in the trace what comes next. */
const doing = (page: Page, what: string) => page.evaluate((mark) => performance.mark(mark), MARK + what);

/** As a finger or a mouse does: by the place alone, since looking for what may lie over it takes the page's time. */
async function touch(target: Locator, what: string) {
  await target.waitFor();
  const page = target.page();
  await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  let box = await target.boundingBox();
  for (let before = ""; before !== JSON.stringify(box); box = await target.boundingBox()) {
    before = JSON.stringify(box);
    await page.waitForTimeout(100);
  }
  if (!box) throw new Error("it is not to be seen");
  await doing(page, what);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}
const press = (page: Page, name: string) =>
  touch(page.getByRole("button", { name, exact: true, disabled: false }), name);
async function type(field: Locator, words: string, what: string) {
  await doing(field.page(), what);
  await field.pressSequentially(words);
}

async function control(page: Page) {
  await page.goto("/control");
  for (let i = 0; i < 20; i++) {
    await touch(page.getByRole("button"), "a button");
    await page.waitForTimeout(100);
  }
}

async function wizard(page: Page) {
  await open(page, "/assessment");
  await press(page, "Begin");
  await type(page.getByLabel("Business Name"), "Larkspur Family Dental", "a name");
  await type(page.getByLabel("Email"), "dana@larkspur.example", "an address");
  await page.getByLabel("Industry").selectOption("Healthcare");
  await press(page, "Next");
  const steps = [
    ["25 to 50%", "Phone Calls", "Text/SMS", "Very valuable", "Appointment Scheduling", "Same day"],
    ["Explored, not put to use", "Comfortable"],
    ["Improve customer experience"],
  ];
  for (const labels of steps) {
    for (const label of labels) await touch(page.getByLabel(label, { exact: true }), label);
    await press(page, labels === steps.at(-1) ? "Review & Submit" : "Next");
  }
  await press(page, "Submit Assessment");
  await page.getByRole("heading", { level: 1 }).waitFor();
}

async function demo(page: Page) {
  await open(page, "/");
  await press(page, "Start Conversation");
  const typed = page.getByLabel("Type instead of speaking");
  await answers(page).first().waitFor();
  for (const words of ["I'd like to book a cleaning", "Tuesday, no wait, Wednesday", "What does it cost?"]) {
    const before = await answers(page).count();
    await type(typed, words, "words to say");
    await press(page, "Send");
    await answers(page).nth(before).waitFor();
  }
  await type(typed, "the first one please", "words to say");
  await doing(page, "Enter");
  await typed.press("Enter");
  await touch(page.getByRole("button", { name: /^End/ }).first(), "End");
}

async function editor(page: Page) {
  await logIn(page);
  await open(page, "/admin/article/new");
  await type(page.getByLabel("Title"), "Who answers on Saturdays", "a title");
  await type(page.getByLabel("Excerpt"), "Forty orders, one telephone.", "an excerpt");
  const description = "What a small bakery does about the calls that come on its busiest morning.";
  await type(page.getByLabel("Meta description"), description, "a description");
  const text = page.getByRole("textbox", { name: "Content" });
  await touch(text, "the text");
  // As long as an article is, so that a key changes a long text.
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/html",
      "<p>On Saturdays the telephone rings while the ovens are open.</p>".repeat(150),
    );
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await doing(page, "a key in the text");
  await page.keyboard.type(" Forty orders wait, and nobody hears it.");
  await doing(page, "all selected");
  await page.keyboard.press("ControlOrMeta+A");
  await press(page, "Bold");
  await touch(page.getByRole("tab", { name: "Preview" }), "Preview");
  await touch(page.getByRole("tab", { name: "Edit" }), "Edit");
  await touch(page.getByRole("switch", { name: "Publish" }), "Publish");
  await press(page, "Save Article");
  await page.locator(".toast strong").waitFor();
}

/** Each by its name: what it is looked at with, and what is done. */
export const visits = [
  ["control", phone, control],
  ["demo", phone, demo],
  ["wizard", phone, wizard],
  ["editor", desk, editor],
] as const;
