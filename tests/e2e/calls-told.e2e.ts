import { logIn } from "./admin.ts";
import { answers, say, status } from "./call.ts";
import { backOnline, expect, expectAccessible, expectNoOverflow, open, test } from "./fixtures.ts";

test("what became of each demo call stands in the area, and the numbers add up", { tag: "@both" }, async ({
  page,
  expectedConsole,
}) => {
  test.slow();
  const begin = async () => {
    await open(page, "/");
    await say(page, "Are you open on Saturday?");
    await expect(answers(page)).toHaveCount(2);
  };
  // One is ended, of one the page is closed, of one the connection is lost and comes back, and one is never answered.
  await begin();
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(status(page)).toHaveText(/Completed|Ready/);
  await begin();
  await page.goto("about:blank");
  await begin();
  expectedConsole.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  // It asks once to hear that again.
  await say(page, "And on Sunday?");
  await expect(answers(page)).toHaveCount(3);
  await say(page, "And on Sunday?");
  await expect(status(page)).toHaveText(/Error|Failed|Not Available/i, { timeout: 90_000 });
  await backOnline(page);
  await page.waitForTimeout(1000);
  expectedConsole.push(/status of 500|API Request Failed/);
  await page.route("**/api/voice/turns", (route) => route.fulfill({ status: 500, body: "" }));
  await open(page, "/");
  await say(page, "Are you open on Saturday?");
  await expect(status(page)).toHaveText(/Error|Failed|Not Available/i, { timeout: 90_000 });
  await page.unroute("**/api/voice/turns");
  await page.waitForTimeout(1000);

  await logIn(page);
  await open(page, "/admin/calls");
  const count = async (label: string) => {
    const line = page.locator(".totals > li").filter({ hasText: label });
    return (await line.count()) > 0 ? Number(await line.locator(".total").innerText()) : 0;
  };
  const fates = ["Completed", "Left", "Broke off", "Still open"];
  await expect
    .poll(async () => {
      await open(page, "/admin/calls");
      return Promise.all(["Started", "Completed", "Left", "Broke off"].map(count));
    })
    .toEqual([4, 1, 1, 2]);
  const [started = 0, ...ends] = await Promise.all(["Started", ...fates].map(count));
  expect(ends.reduce((sum, each) => sum + each, 0)).toBe(started);
  await expect(page.getByRole("list", { name: "Failed calls by cause" })).toContainText(
    "Assistant unreachable",
  );
  await expect(page.locator("#faults")).toContainText("2 calls failed in the last 30 days.");
  await expectAccessible(page);
  await expectNoOverflow(page);
});
