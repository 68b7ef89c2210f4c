import { logIn } from "./admin.ts";
import { answers, ask, say } from "./call.ts";
import { open, test } from "./fixtures.ts";
import { linkTo, send, submit } from "./zz-own.ts";

const OUT = "/tmp/s15/scr";
const only = process.env.ONLY ?? "";
const widths = [1280, 390, ...(process.env.W320 ? [320] : [])];
const sized = async (page: any, name: string, full = false) => {
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${OUT}/${name}.png`, fullPage: full });
};
test.setTimeout(400_000);
test("contact404login", async ({ page, expectedConsole }) => {
  test.skip(!!only && !only.includes("a"));
  expectedConsole.push(/.*/);
  for (const w of widths) {
    await page.setViewportSize({ width: w, height: w === 1280 ? 800 : 844 });
    for (const dark of [false, true]) {
      await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
      const d = dark ? "-dark" : "";
      await open(page, "/contact");
      await page.getByRole("button", { name: "Send Message" }).click();
      await sized(page, `contact-empty-${w}${d}`, w < 1000);
      await page.getByLabel("Email Address").fill("dana");
      await page.getByLabel("Your Message").fill("Hi");
      await page.getByLabel("First & Last Name").fill("D");
      await sized(page, `contact-short-${w}${d}`, w < 1000);
      await open(page, "/no/such");
      await sized(page, `404-${w}${d}`);
      await sized(page, `404-full-${w}${d}`, true);
      await open(page, "/admin/login");
      await page.getByLabel("Username").fill("admin");
      await page.getByLabel("Password").fill("12345");
      await page.keyboard.press("Enter");
      await sized(page, `login-short-${w}${d}`);
      await page.getByLabel("Password").fill("wrong password");
      await page.keyboard.press("Enter");
      await sized(page, `login-wrong-${w}${d}`);
      await open(page, "/contact");
      await page.evaluate(() => { localStorage.clear(); sessionStorage.clear(); });
    }
  }
});
test("voice", async ({ page, expectedConsole }) => {
  test.skip(!!only && !only.includes("b"));
  expectedConsole.push(/.*/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/your-desk");
  await page.getByLabel("Name of the business").fill("Alder Street Dental");
  await page.getByRole("button", { name: "Open my line", exact: true }).click();
  await page.getByRole("button", { name: "Make a private link" }).click();
  await page.getByLabel("Your email address").fill("dana@otter.example");
  await page.getByLabel(/Store this line for 30 days/).check();
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = new URL(await page.getByLabel("Your private link").inputValue()).pathname;
  for (const [w, h] of [[1280, 800], [390, 844], [390, 664], [320, 844], [320, 640]] as const) {
    await page.setViewportSize({ width: w, height: h });
    await open(page, link);
    await sized(page, `shared-rest-${w}x${h}`);
    await say(page, "I'd like to book a cleaning");
    await answers(page).nth(1).waitFor();
    await ask(page, "tomorrow");
    await sized(page, `shared-call-${w}x${h}`);
    console.log(w, h, await page.locator(".talk-call").evaluate((t) => { const b = t.getBoundingClientRect(); const l = t.lastElementChild!.getBoundingClientRect(); return [b.top, b.bottom, l.top, l.bottom].map(Math.round); }));
  }
  for (const [w, h] of [[1280, 800], [390, 844]] as const) {
    await page.setViewportSize({ width: w, height: h });
    for (const [name, lines] of Object.entries({ question: ["Are you open on Saturday?", "Do you take Delta Dental, and is there parking?", "Do you sell guitar strings?", "No, that's all, thank you"], one: ["Do you take Delta Dental?", "Do you sell guitar strings?", "No, that's all, thank you"] })) {
      await open(page, "/");
      await say(page, lines[0]!);
      await answers(page).nth(1).waitFor();
      for (const l of lines.slice(1, -1)) await ask(page, l);
      await say(page, lines.at(-1)!);
      await page.getByRole("region", { name: /^Your call/ }).waitFor();
      await sized(page, `receipt-${name}-${w}`);
    }
    await open(page, "/");
    await say(page, "I can't breathe well");
    await answers(page).nth(1).waitFor();
    await page.getByRole("button", { name: "End call" }).click();
    await page.getByRole("region", { name: /^Your call/ }).waitFor();
    await sized(page, `receipt-em-${w}`);
  }
});
test("report", async ({ page, smtp, expectedConsole }) => {
  test.skip(!!only && !only.includes("c"));
  expectedConsole.push(/.*/);
  await logIn(page);
  const { id, businessName } = await submit(page);
  await send(page, id);
  const link = await linkTo(smtp, businessName, /ready/);
  for (const w of widths) {
    await page.setViewportSize({ width: w, height: w === 1280 ? 800 : 844 });
    for (const dark of [false, true]) {
      await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
      const d = dark ? "-dark" : "";
      await open(page, link);
      await page.waitForTimeout(1500); await page.evaluate(() => scrollTo(0, 0));
      await sized(page, `report-${w}${d}`);
      await page.evaluate(() => scrollTo(0, 600));
      await sized(page, `report2-${w}${d}`);
      await page.locator("#your-numbers").evaluate((e) => e.scrollIntoView());
      await sized(page, `numbers-${w}${d}`);
      if (dark) continue;
      await page.evaluate(() => { for (const e of document.querySelectorAll("details")) e.open = true; });
      await sized(page, `report-full-${w}`, true);
      await page.locator("#part-sums, [id^=part-]").last().evaluate((e) => e.scrollIntoView());
      await sized(page, `sums-${w}`);
      await page.evaluate(() => scrollBy(0, 700));
      await sized(page, `sums2-${w}`);
      await page.evaluate(() => scrollBy(0, 700));
      await sized(page, `sums3-${w}`);
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  for (const [n, path] of [["art", "/news/what-happens-to-the-calls-that-come-after-five"], ["rep", link]] as const) {
    await open(page, path);
    await page.pdf({ path: `${OUT}/${n}.pdf`, format: "Letter" });
  }
});
test("services", async ({ page, expectedConsole }) => {
  test.skip(!!only && !only.includes("d"));
  expectedConsole.push(/.*/);
  for (const w of widths) {
    await page.setViewportSize({ width: w, height: w === 1280 ? 800 : 844 });
    for (const dark of [false, true]) {
      await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
      const d = dark ? "-dark" : "";
      await open(page, "/services");
      await sized(page, `services-${w}${d}`);
      await open(page, "/services#price");
      await page.waitForTimeout(700);
      await sized(page, `price-${w}${d}`);
      await open(page, "/news?search=hipaa");
      await sized(page, `search-${w}${d}`);
      await open(page, "/contact");
      await sized(page, `contact-${w}${d}`);
      await open(page, "/news/a-greeting-people-do-not-hang-up-on");
      await sized(page, `article-${w}${d}`);
      if (w < 1000) { await open(page, "/"); await page.getByRole("button", { name: "Menu" }).click(); await sized(page, `menu-${w}${d}`); }
    }
  }
});
