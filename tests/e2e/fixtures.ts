import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { type Smtp, startSmtp } from "../stand-ins/smtp.ts";
import { KeptPage } from "./kept-page.ts";
import { type RunningSite, startSite } from "./server.ts";

/** Console lines that are part of what a test tries: a refused request is written there by the browser itself. */
type Expected = RegExp[];

interface Worker {
  smtp: Smtp;
  site: RunningSite;
  kept: { page: KeptPage | undefined };
}
interface Each {
  /** Add to it what the test means to provoke; anything else on the console fails the test. */
  expectedConsole: Expected;
}

/**
 * `page` with the running site as its base. Every test fails on an unexpected console error or warning, on an
 * exception in the page, and on a request that leaves the site.
 */
export const test = base.extend<Each, Worker>({
  smtp: [
    async ({}, use) => {
      const smtp = await startSmtp();
      await use(smtp);
      await smtp.stop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ smtp }, use, { project }) => {
      // At a desk over PostgreSQL, on the phone over the embedded database.
      const site = await startSite({ SMTP_URL: smtp.url }, { postgres: project.name === "desktop" });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  expectedConsole: async ({}, use) => use([]),
  kept: [async ({}, use) => use({ page: undefined }), { scope: "worker" }],
  context: async (
    {
      kept,
      browser,
      baseURL,
      colorScheme,
      javaScriptEnabled,
      locale,
      permissions,
      reducedMotion,
      storageState,
      timezoneId,
      viewport,
    },
    use,
    info,
  ) => {
    const look = {
      baseURL,
      colorScheme,
      javaScriptEnabled,
      locale,
      permissions,
      reducedMotion,
      storageState,
      timezoneId,
      viewport,
    };
    if (kept.page && !kept.page.suits(look)) {
      await kept.page.context.close();
      kept.page = undefined;
    }
    const mine = kept.page ?? (await KeptPage.open(browser, look));
    kept.page = undefined;
    await use(mine.context);
    const asNew = info.status === info.expectedStatus && (await mine.empty().catch(() => false));
    if (asNew) kept.page = mine;
    else await mine.context.close();
  },
  page: async ({ context, site, expectedConsole }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    const complaints: string[] = [];
    // Not the site's: a trace's snapshots read a picture that is being uploaded anew, and the page's policy refuses it.
    // Without snapshots the line never comes.
    expectedConsole.push(/^error: Connecting to 'blob:/);
    const note = (text: string) => {
      if (!expectedConsole.some((each) => each.test(text))) complaints.push(text);
    };
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) note(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => note(`exception: ${error.message}`));
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== site.url) complaints.push(`left the site: ${url}`);
    });
    const { route } = page;
    page.route = async (...way) => {
      const laid = await route.apply(page, way);
      // A busy page hears late that its requests are to pass through here: what it sent before that would not.
      await page.evaluate("0");
      return laid;
    };
    await use(page);
    page.route = route;
    // Requests that a test answers may still be under way when it ends.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
    expect(complaints).toEqual([]);
  },
});
export { expect };

/** Opens a page and waits until React runs it. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await page.locator("[data-hydrated=true]").waitFor({ state: "attached" });
  return response;
}

export const toast = (page: Page) => page.locator(".toast");

/** Ends being offline; waits until the page's own requests arrive again, which on a busy machine is later. */
export async function backOnline(page: Page) {
  await page.context().setOffline(false);
  const answers = () =>
    fetch("/healthz").then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(() => page.evaluate(answers)).toBe(true);
}

/** No axe violation of WCAG A, AA or best practice; the dark theme differs in its colours alone. */
export async function expectAccessible(page: Page) {
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    // Within the page and with the faults alone: a quarter of the time of a page of its own and lists of all that is right.
    // For the dark theme axe is there already: half a megabyte need not be read again.
    const axe = new AxeBuilder({ page, ...(theme === "dark" && { axeSource: "0" }) })
      .setLegacyMode()
      .options({ resultTypes: ["violations"] });
    if (theme === "dark") axe.withRules(["color-contrast", "link-in-text-block"]);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
    expect(found, `axe, ${theme}`).toEqual([]);
  }
}

/** Nothing sticks out sideways. */
export async function expectNoOverflow(page: Page) {
  const sticksOut = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll("body *")].filter(
      (each) => each.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} in ${clientWidth}`, ...out.map((each) => each.outerHTML.slice(0, 90))];
  });
  expect(sticksOut).toEqual([]);
}
