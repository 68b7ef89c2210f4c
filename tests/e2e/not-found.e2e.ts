import { expect, expectAccessible, expectNoOverflow, open, test } from "./fixtures.ts";

test("an unknown address shows '404 Page Not Found' with status 404", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 404/);
  const response = await open(page, "/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});
