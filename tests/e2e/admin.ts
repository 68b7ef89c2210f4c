import { expect, type Page } from "@playwright/test";
import { open } from "./fixtures.ts";

export const password = "correct horse battery";

/** Logs in, as the administrator that tests have unless told otherwise; the dashboard is open then. */
export async function logIn(page: Page, username = "admin"): Promise<void> {
  await open(page, "/admin/login");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
}

/** Follows a link of the area's header, which small screens fold into a menu. */
export async function followAreaLink(page: Page, name: string): Promise<void> {
  const menu = page.getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name }).click();
}

export const expectToast = (page: Page, title: string) =>
  expect(page.locator(".toast strong")).toHaveText(title);
