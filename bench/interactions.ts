// How long the site takes to show what a press or a key did, with the browser's processor four times slower: the
// browser's own event timing (its steps of 8 ms) over whole visits to the demo, the wizard and the editor, a phone's
// screen for the first two. Limit: 100 ms. Run: node bench/interactions.ts [rounds]
import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { logIn } from "../tests/e2e/admin.ts";
import { answers, say } from "../tests/e2e/call.ts";
import { startSite } from "../tests/e2e/server.ts";
import { browserFlags, findBrowser } from "../tests/setup/browser.ts";

const rounds = Number(process.argv[2] ?? 1);
const SLOWER = 4;
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };
const desk = { viewport: { width: 1280, height: 900 } };

interface Interaction {
  id: number;
  /** Until the next frame was painted; ms. */
  took: number;
  /** Of these, until its handlers began: what ran before them. */
  waited: number;
  what: string;
}

/** In the page: notes each event that belongs to a press or a key. */
function watch() {
  const seen: Interaction[] = [];
  Object.assign(window, { interactions: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue;
      const element = entry.target instanceof Element ? entry.target : undefined;
      seen.push({
        id: entry.interactionId,
        took: entry.duration,
        waited: entry.processingStart - entry.startTime,
        what: `${entry.name} ${element?.id || element?.textContent?.trim().slice(0, 30) || element?.tagName || ""}`,
      });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator("[data-hydrated=true]").waitFor({ state: "attached" });
};
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function wizard(page: Page) {
  await open(page, "/assessment");
  await press(page, "Begin");
  await page.getByLabel("Business Name").pressSequentially("Larkspur Family Dental");
  await page.getByLabel("Email").pressSequentially("dana@larkspur.example");
  await page.getByLabel("Industry").selectOption("Healthcare");
  await press(page, "Next");
  const steps = [
    ["25 to 50%", "Phone Calls", "Text/SMS", "Very valuable", "Appointment Scheduling", "Same day"],
    ["Explored, not put to use", "Comfortable"],
    ["Improve customer experience"],
  ];
  for (const labels of steps) {
    for (const label of labels) await page.getByLabel(label, { exact: true }).click();
    await press(page, labels === steps.at(-1) ? "Review & Submit" : "Next");
  }
  await press(page, "Submit Assessment");
  await page.getByRole("heading", { level: 1 }).waitFor();
}

async function demo(page: Page) {
  await open(page, "/");
  await press(page, "Start Conversation");
  const typed = page.getByLabel("Type instead of speaking");
  await answers(page).first().waitFor();
  for (const words of ["I'd like to book a cleaning", "Tuesday, no wait, Wednesday", "What does it cost?"]) {
    const before = await answers(page).count();
    await say(page, words);
    await answers(page).nth(before).waitFor();
  }
  await typed.pressSequentially("the first one please");
  await typed.press("Enter");
  await page.getByRole("button", { name: /^End/ }).first().click();
}

async function editor(page: Page) {
  await logIn(page);
  await open(page, "/admin/article/new");
  await page.getByLabel("Title").pressSequentially("Who answers on Saturdays");
  await page.getByLabel("Excerpt").pressSequentially("Forty orders, one telephone.");
  await page
    .getByLabel("Meta description")
    .pressSequentially("What a small bakery does about the calls that come on its busiest morning.");
  const text = page.getByRole("textbox", { name: "Content" });
  await text.click();
  // As long as an article is, so that a key changes a long text.
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/html",
      "<p>On Saturdays the telephone rings while the ovens are open.</p>".repeat(150),
    );
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.keyboard.type(" Forty orders wait, and nobody hears it.");
  await page.keyboard.press("ControlOrMeta+A");
  await press(page, "Bold");
  await page.getByRole("tab", { name: "Preview" }).click();
  await page.getByRole("tab", { name: "Edit" }).click();
  await page.getByRole("switch", { name: "Publish" }).click();
  await press(page, "Save Article");
  await page.locator(".toast strong").waitFor();
}

/** The interactions of one visit, the slowest event of each. */
async function visit(
  browser: Browser,
  baseURL: string,
  options: object,
  work: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ ...options, baseURL, locale: "en-US" });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await work(page);
  await page.waitForTimeout(1000);
  const all = await page.evaluate(() => (window as unknown as { interactions: Interaction[] }).interactions);
  await context.close();
  const slowest = new Map<number, Interaction>();
  for (const each of all) if (each.took > (slowest.get(each.id)?.took ?? 0)) slowest.set(each.id, each);
  return [...slowest.values()];
}

const site = await startSite();
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] });
console.log(
  "| visit | interactions over 16 ms | p75, most (ms) | the slowest: its event, of these before its handler |",
);
console.log("| --- | --- | --- | --- |");
for (const [name, options, work] of [
  ["demo", phone, demo],
  ["wizard", phone, wizard],
  ["editor", desk, editor],
] as const) {
  const found: Interaction[] = [];
  for (let i = 0; i < rounds; i++) found.push(...(await visit(browser, site.url, options, work)));
  found.sort((a, b) => b.took - a.took);
  const [worst] = found;
  const at = (share: number) => found[Math.floor(found.length * (1 - share))]?.took ?? 0;
  console.log(
    `| ${name} | ${found.length} | ${at(0.75)}, ${worst?.took ?? 0} | ${found
      .slice(0, 4)
      .map(({ what, took, waited }) => `${what}: ${took} (${Math.round(waited)})`)
      .join("; ")} |`,
  );
}
await browser.close();
await site.stop();
