import { logIn } from "./admin.ts";
import { expect, open, test } from "./fixtures.ts";

test.beforeEach(async ({ page }) => logIn(page));

test("at 1280 the tools stand in one row, and the address of a link pushes no word away", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/admin/article/new");
  const tools = page.locator(".rich-tool");
  await expect(tools.first()).toBeVisible();
  const tops = await tools.evaluateAll((all) =>
    all.map((each) => Math.round(each.getBoundingClientRect().top)),
  );
  expect(tops.length).toBeGreaterThan(12);
  expect(new Set(tops).size).toBe(1);
  const surface = page.locator(".edit-main .rich-surface");
  const before = await surface.boundingBox();
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await expect(page.getByLabel("Link address")).toBeFocused();
  expect(await surface.boundingBox()).toEqual(before);
});
