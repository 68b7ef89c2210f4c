import { logIn } from "./admin.ts";
import { expect, expectAccessible, expectNoOverflow, open, test, toast } from "./fixtures.ts";
import { changeReport, openNumbers, openSide, submit } from "./review.ts";

const LAW = {
  businessName: "Calder & Finch LLP",
  industry: "Legal",
  interactionChannels: ["Email", "Web Forms"],
  operationalBottlenecks: ["Lead Qualification", "Follow-up Communication"],
  responseTime: "more-than-48-hours",
  primaryGoal: "revenue-growth",
};

test("the figure on the client's cover stands in the review, and over the report that is edited", {
  tag: "@both",
}, async ({ page }) => {
  await logIn(page);
  const { id } = await submit(page);
  const read = await page.request.get(`/api/assessments/${id}/review`);
  const { figure } = (await read.json()) as { figure: { likely: string } };
  await open(page, `/admin/assessments?id=${id}`);
  const cover = page.getByRole("region", { name: "On the cover" });
  await expect(cover).toContainText(figure.likely);
  await expectAccessible(page);
  await expectNoOverflow(page);
  const more = page.getByRole("button", { name: "More", exact: true });
  if (await more.isVisible()) await more.click();
  await page.getByRole("button", { name: "Edit Report" }).click();
  await expect(page.getByRole("textbox", { name: "Report" })).toBeVisible();
  await expect(cover).toContainText(figure.likely);
});

test("a sum that the report leaves open is on no cover, and a step's worth is said as the report says it", async ({
  page,
}) => {
  await logIn(page);
  const { id } = await submit(page, LAW);
  await open(page, `/admin/assessments?id=${id}`);
  const report = page.locator(".review-report");
  const cover = page.getByRole("region", { name: "On the cover" });
  await expect(report).toBeVisible();
  const text = await report.innerText();
  // What stands on the cover stands in the report as well.
  if (await cover.count()) expect(text).toContain((await cover.locator("b").first().innerText()).trim());
  await openSide(page);
  const worths = page.locator("#review-side .step-chosen > .micro");
  await expect(worths.first()).toBeVisible();
  for (const worth of await worths.allInnerTexts()) {
    expect(worth).toMatch(/^Worth: /);
    expect(text.replaceAll(/\s+/g, " ")).toContain(worth.slice(7).replaceAll(/\s+/g, " "));
  }
});

test("a number out of its bounds is told at its field, in sight", { tag: "@both" }, async ({ page }) => {
  await logIn(page);
  const { id } = await submit(page);
  await open(page, `/admin/assessments?id=${id}`);
  await openSide(page);
  await openNumbers(page);
  const field = page.locator('#review-side input[type="number"][max="100"]').first();
  await field.fill("400");
  const fault = page.getByText("Enter a number from 0% to 100%.");
  await expect(fault).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save numbers" }).click();
  await expect(field).toBeFocused();
  // Nothing lies over it or what is said of it.
  for (const place of [field, fault])
    expect(
      await place.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    ).toBe(true);
  await expect(page.getByRole("heading", { name: "Findings and numbers" })).toBeInViewport({ ratio: 1 });
  expect(await page.locator("#review-side").evaluate((one) => one.scrollTop)).toBe(0);
  await field.fill("40");
  await expect(fault).toHaveCount(0);
});

test("of an added sentence that sentence alone is marked", async ({ page }) => {
  await logIn(page);
  const { id } = await submit(page);
  const said = "We spoke with two practices like yours this month.";
  await changeReport(page, id, (html) =>
    html.replace(/(<p[^>]*data-block="verdict\.[^"]+"[^>]*>)/, `$1${said} `),
  );
  await open(page, `/admin/assessments?id=${id}`);
  await page.getByRole("button", { name: /^Versions/ }).click();
  const comparison = page.getByRole("region", { name: "Comparison of two versions" });
  await expect(comparison.locator("ins")).toHaveText([said]);
  await expect(comparison.locator("del")).toHaveCount(0);
});

test("at 1280 an approved report's state and its acts stand apart", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page);
  const { id } = await submit(page, { businessName: "Calder & Finch LLP" });
  await open(page, `/admin/assessments?id=${id}`);
  await page.getByRole("button", { name: "Approve only" }).click();
  await expect(page.getByText("Approved by admin")).toBeVisible();
  const state = await page.locator(".review-state > :last-child").boundingBox();
  const aids = await page.locator(".review-aids").boundingBox();
  expect(aids!.x - (state!.x + state!.width)).toBeGreaterThan(20);
  expect((await page.locator(".review-bar").boundingBox())!.height).toBeLessThan(76);
});

test("on a phone what a mark says covers no word of its paragraph", { tag: "@phone" }, async ({ page }) => {
  await logIn(page);
  const { id } = await submit(page);
  await open(page, `/admin/assessments?id=${id}`);
  const mark = page.locator(".review-report p[data-basis] > .ground-mark").nth(3);
  await mark.evaluate((one) => one.parentElement!.scrollIntoView({ block: "end" }));
  await mark.focus();
  const lowest = await mark.evaluate((one) => one.parentElement!.getBoundingClientRect().bottom);
  expect(lowest).toBeLessThan(844 * 0.6);
});

test("a letter typed on a table of the report takes nothing away; Delete does, and can be undone", {
  tag: "@both",
}, async ({ page }) => {
  await logIn(page);
  const { id } = await submit(page);
  await open(page, `/admin/assessments?id=${id}`);
  await expect(page.locator(".review-report")).toBeVisible();
  const more = page.getByRole("button", { name: "More", exact: true });
  if (await more.isVisible()) await more.click();
  await page.getByRole("button", { name: "Edit Report" }).click();
  const report = page.getByRole("textbox", { name: "Report" });
  const tables = report.locator("table");
  await expect(tables.first()).toBeVisible();
  const before = await tables.count();
  // No word runs over its column.
  const wide = report
    .locator("tbody :is(td, th)")
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
    );
  expect(await wide).toEqual([]);
  await expectNoOverflow(page);
  await tables.first().click({ position: { x: 12, y: 60 } });
  await page.keyboard.press("x");
  await expect(toast(page)).toContainText("Nothing Was Replaced");
  await expect(tables).toHaveCount(before);
  await expect(page.getByText("Not saved yet")).toBeHidden();
  await page.keyboard.press("Delete");
  await expect(tables).toHaveCount(before - 1);
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(tables).toHaveCount(before);
});
