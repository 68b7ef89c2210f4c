import type { Page } from "@playwright/test";
import { expect, open } from "./fixtures.ts";

export const next = (page: Page) => page.getByRole("button", { name: "Next" });
export const title = (page: Page, text: string) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(text);

export async function begin(page: Page) {
  await open(page, "/assessment");
  await page.getByRole("button", { name: "Begin" }).click();
  await title(page, "Who are you?");
}
export async function fillBusiness(page: Page, email = "dana@larkspur.example") {
  await page.getByLabel("Business Name").fill("Larkspur Family Dental");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Industry").selectOption("Healthcare");
}
export async function fillCustomers(page: Page) {
  for (const label of [
    "25 to 50%",
    "Phone Calls",
    "Text/SMS",
    "Very valuable",
    "Appointment Scheduling",
    "Same day",
  ])
    await page.getByLabel(label, { exact: true }).check();
}
export async function toConfirmation(page: Page, email?: string) {
  await begin(page);
  await fillBusiness(page, email);
  await next(page).click();
  await fillCustomers(page);
  await next(page).click();
  await page.getByLabel("Explored, not put to use").check();
  await page.getByLabel("Comfortable", { exact: true }).check();
  await next(page).click();
  await page.getByLabel("Improve customer experience").check();
  await page.getByRole("button", { name: "Review & Submit" }).click();
  await title(page, "Is this right?");
}
export const submit = (page: Page) => page.getByRole("button", { name: "Submit Assessment" });
