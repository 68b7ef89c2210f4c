import type { Locator } from "@playwright/test";
import { logIn } from "./admin.ts";
import { expect, expectAccessible, expectNoOverflow, open, test } from "./fixtures.ts";
import { submit } from "./review.ts";

/** A law firm that named no fee: what its steps leave is told for one, and the total for three. */
const LAW = {
  businessName: "Brightwater Law",
  industry: "Legal",
  interactionChannels: ["Phone Calls"],
  operationalBottlenecks: ["Appointment Scheduling"],
};

/** Words of a table that stand on two lines, and figures that lie over what is beside them. */
const faultsOf = (table: Locator) =>
  table.evaluate((element) => {
    const broken: string[] = [];
    // Folded, the heads are for screen readers alone.
    const isRead = (of: Element | null) => (of?.closest("thead")?.getBoundingClientRect().width ?? 99) > 1;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!isRead(text.parentElement)) continue;
      for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(word);
      }
    }
    const over = [...element.querySelectorAll("th, td")].filter(
      (cell) => cell.scrollWidth > cell.clientWidth + 1 && isRead(cell),
    );
    return [...broken, ...over.map((cell) => `over: ${cell.textContent}`)];
  });

test("the plan keeps its words whole beside the answers, the findings and while it is edited", {
  tag: "@both",
}, async ({ page }) => {
  test.slow();
  await logIn(page);
  const { id } = await submit(page, LAW);
  await open(page, `/admin/assessments?id=${id}`);
  const table = page.locator(".review-report [data-block='verdict.steps']");
  await expect(table.locator("thead th")).toHaveCount(3);
  const phone = page.viewportSize() ?? { width: 0, height: 0 };
  const widths = phone.width < 700 ? [390, 360] : [1280, 1440, 1024];
  const findings = page.getByRole("button", { name: "Findings and numbers", exact: true });
  const check = async (of: Locator) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await faultsOf(of)]).toEqual([width, []]);
      // What to do has the room of a line that can be read.
      const step = await of.locator("tbody th").first().boundingBox();
      expect(step?.width).toBeGreaterThan(140);
      await expectNoOverflow(page);
    }
    await page.setViewportSize({ width: widths[0] ?? 0, height: 800 });
  };
  await page.locator("#review-side").waitFor({ state: "attached" });
  await check(table);
  await expectAccessible(page);
  if (phone.width > 700) {
    await findings.click();
    await expect(page.getByRole("heading", { name: "Verdict" })).toBeVisible();
    await check(table);
    await page.getByRole("button", { name: "Close findings and numbers" }).click();
  } else await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Edit Report" }).click();
  await check(page.getByRole("textbox", { name: "Report" }).locator("[data-block='verdict.steps']"));
});
