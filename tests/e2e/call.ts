import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export const panel = (page: Page) => page.getByRole("region", { name: "Voice demo" });
export const status = (page: Page) => panel(page).locator(".tag");
export const captions = (page: Page) => panel(page).getByRole("log", { name: "Captions" });
export const chip = (page: Page, name: string | RegExp) => panel(page).getByRole("button", { name });
export const answers = (page: Page) => captions(page).getByText(/^assistant: /);

export async function say(page: Page, text: string) {
  await page.getByLabel("Type instead of speaking").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}
/** Says it and waits for the answer to it. */
export async function ask(page: Page, text: string) {
  const before = await answers(page).count();
  await say(page, text);
  await expect(answers(page)).toHaveCount(before + 1);
}
