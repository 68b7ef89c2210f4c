// How long the site takes to show what a press or a key did, with the browser's processor four times slower: the
// browser's own event timing over whole visits to the demo, the wizard and the editor, a phone's screen for the first two;
// beside them a button of React's and nothing else. A machine with other work makes all of them longer: so it says, too,
// how much of each was the page's own thread at work. Limit: 100 ms. Run: node bench/interactions.ts [rounds] [visit]
import { type Browser, chromium, type Page } from "@playwright/test";
import { startSite } from "../tests/e2e/server.ts";
import { browserFlags, findBrowser } from "../tests/setup/browser.ts";
import { controlPage } from "./interactions/control.ts";
import { CATEGORIES, type Interaction, interactionsIn } from "./interactions/trace.ts";
import { visits } from "./interactions/visits.ts";

const rounds = Number(process.argv[2] ?? 1);
const only = process.argv[3];
const SLOWER = 4;
const LIMIT = 100;
const PATIENCE_MS = 300_000;

/** The interactions of one visit, the slowest event of each. */
async function visit(
  browser: Browser,
  baseURL: string,
  options: object,
  work: (page: Page) => Promise<void>,
): Promise<Interaction[]> {
  const context = await browser.newContext({ ...options, baseURL, locale: "en-US" });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.route("**/control", async (route) =>
    route.fulfill({ contentType: "text/html", body: await controlPage() }),
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await browser.startTracing(page, { categories: CATEGORIES });
  await work(page);
  await page.waitForTimeout(1000);
  const trace = await browser.stopTracing();
  await context.close();
  return interactionsIn(trace);
}

const site = await startSite({}, { postgres: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] });
/** Of figures from the largest: p75, INP as browsers reckon it (of fifty the largest is left out), and the most. */
const figures = (all: number[]) =>
  [Math.floor(all.length / 4), Math.floor(all.length / 50), 0]
    .map((at) => Math.round(all[at] ?? 0))
    .join(", ");
console.log(
  "| visit | interactions | until shown: p75, INP, most (ms) | over | of these the page's thread: p75, INP, most | the slowest by the thread |",
);
console.log("| --- | --- | --- | --- | --- | --- |");
for (const [name, options, work] of visits) {
  if (only && name !== only && name !== "control") continue;
  const found: Interaction[] = [];
  for (let i = 0; i < rounds; i++) found.push(...(await visit(browser, site.url, options, work)));
  const took = found.map((each) => each.took).sort((a, b) => b - a);
  const worked = found.toSorted((a, b) => b.worked - a.worked);
  console.log(
    `| ${name} | ${found.length} | ${figures(took)} | ${took.filter((each) => each > LIMIT).length} | ${figures(worked.map((each) => each.worked))} | ${worked
      .slice(0, 8)
      .map(({ what, took: whole, worked: own, parts }) => {
        const kinds = Object.entries(parts).filter(([, each]) => each >= 1);
        const shown = kinds.map(([kind, each]) => `${kind} ${Math.round(each)}`).join(" ");
        return `${what}: ${Math.round(own)} of ${Math.round(whole)} [${shown}]`;
      })
      .join("; ")} |`,
  );
}
await browser.close();
await site.stop();
