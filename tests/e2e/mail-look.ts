import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import type { ReceivedMail } from "../stand-ins/smtp.ts";

/**
 * The mail's HTML as a mail program shows it, 600 and 360 px wide, light and dark: nothing sticks out, text stands out
 * from its ground, nothing is loaded from anywhere, and no script is in it. Pictures go into the test's report.
 */
export async function expectReadable(page: Page, mail: ReceivedMail): Promise<void> {
  const html = mail.html ?? "";
  expect(html).not.toMatch(/<script|<img|<link|@import|url\(|\son\w+=/i);
  // The widths are the mail's own: a second project would see the same.
  if (test.info().project.name !== "desktop") return;
  const sheet = await page.context().newPage();
  const asked: string[] = [];
  sheet.on("request", (request) => asked.push(request.url()));
  await sheet.setContent(html);
  for (const colorScheme of ["light", "dark"] as const)
    for (const width of [360, 600]) {
      await sheet.setViewportSize({ width, height: 900 });
      await sheet.emulateMedia({ colorScheme });
      const overflow = await sheet.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${mail.subject}, ${width} px`).toBeLessThanOrEqual(0);
      await test.info().attach(`${mail.subject}, ${width} px, ${colorScheme}`, {
        body: await sheet.screenshot({ fullPage: true }),
        contentType: "image/png",
      });
      if (width < 600) continue;
      const { violations } = await new AxeBuilder({ page: sheet }).withTags(["wcag2a", "wcag2aa"]).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      expect(found, `${mail.subject}, ${colorScheme}`).toEqual([]);
    }
  expect(asked).toEqual([]);
  await sheet.close();
}
