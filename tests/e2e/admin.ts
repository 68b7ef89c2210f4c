import { expect, type Page } from "@playwright/test";

export const password = "correct horse battery";

/** Gives the browser a session of the administrator that tests have unless told otherwise; no page is opened. */
export async function logIn(page: Page, username = "admin"): Promise<void> {
  const answer = await page.request.post("/api/auth/login", { data: { username, password } });
  expect(answer.status()).toBe(200);
}

/** Follows a link of the area's header, which small screens fold into a menu. */
export async function followAreaLink(page: Page, name: string): Promise<void> {
  const menu = page.getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name }).click();
}

export const expectToast = (page: Page, title: string) =>
  expect(page.locator(".toast strong")).toHaveText(title);
