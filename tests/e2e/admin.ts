import { expect, type Page } from "@playwright/test";
import { open } from "./fixtures.ts";

/** Logs in as the administrator that tests have; the dashboard is open then. */
export async function logIn(page: Page): Promise<void> {
  await open(page, "/admin/login");
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password").fill("correct horse battery");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
}

export const expectToast = (page: Page, title: string) =>
  expect(page.locator(".toast strong")).toHaveText(title);
