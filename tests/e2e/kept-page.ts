import type { Browser, BrowserContext, CDPSession, Page, PlaywrightTestOptions } from "@playwright/test";

/** What a test may have asked to hear, and would hear in the next one too. */
const EVENTS = [
  "console",
  "dialog",
  "download",
  "filechooser",
  "framenavigated",
  "load",
  "page",
  "pageerror",
  "popup",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
  "websocket",
] as const;

/** What cannot be taken back: a context in which a test asked for it is given to no other. */
const FOR_GOOD = [
  "addInitScript",
  "clock",
  "exposeBinding",
  "exposeFunction",
  "newCDPSession",
  "routeFromHAR",
  "routeWebSocket",
  "setDefaultNavigationTimeout",
  "setDefaultTimeout",
  "setExtraHTTPHeaders",
  "setGeolocation",
  "setHTTPCredentials",
] as const;

/** The options of a test that a browser's context is made with. */
export type Look = Pick<
  PlaywrightTestOptions,
  | "baseURL"
  | "colorScheme"
  | "javaScriptEnabled"
  | "locale"
  | "permissions"
  | "reducedMotion"
  | "storageState"
  | "timezoneId"
  | "viewport"
>;

/**
 * One page for a worker's tests, each of which finds it as a new one would be: no cookie, no storage, no route, no
 * listener, no history. Between them it stays at an address of the site's, and so in the process that has read and
 * compiled the site's code already; a new context costs twice its time (docs/decisions/0231).
 */
export class KeptPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly #look: Look;
  readonly #devtools: CDPSession;
  #changedForGood = false;

  private constructor(page: Page, look: Look, devtools: CDPSession) {
    this.page = page;
    this.context = page.context();
    this.#look = look;
    this.#devtools = devtools;
    this.#watch(this.page);
    this.#watch(this.context);
  }

  /** Made with the options of the test that runs. */
  static async open(browser: Browser, look: Look): Promise<KeptPage> {
    const context = await browser.newContext();
    const page = await context.newPage();
    return new KeptPage(page, look, await context.newCDPSession(page));
  }

  suits(look: Look): boolean {
    return JSON.stringify(look) === JSON.stringify(this.#look);
  }

  #watch(target: Page | BrowserContext): void {
    for (const name of FOR_GOOD) {
      const own: unknown = Reflect.get(target, name);
      if (own === undefined) continue;
      const get = () => {
        this.#changedForGood = true;
        return own;
      };
      Object.defineProperty(target, name, { get, configurable: true });
    }
  }

  /** Makes it as it was. @returns whether another test may have it */
  async empty(): Promise<boolean> {
    const { context, page } = this;
    if (this.#changedForGood || page.isClosed()) return false;
    for (const event of EVENTS) {
      page.removeAllListeners(event);
      context.removeAllListeners(event);
    }
    for (const other of context.pages()) if (other !== page) await other.close();
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await context.setOffline(false);
    await page.goto("/healthz");
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      window.name = "";
    });
    const { origin } = new URL(page.url());
    await this.#devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await this.#devtools.send("Page.resetNavigationHistory");
    await context.clearCookies();
    await context.clearPermissions();
    const { viewport, colorScheme, reducedMotion } = this.#look;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, forcedColors: null, contrast: null, colorScheme, reducedMotion });
    await page.mouse.move(-1, -1);
    return true;
  }
}
