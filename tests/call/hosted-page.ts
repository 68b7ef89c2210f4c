import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { attachVoiceProvider } from "../stand-ins/voice-provider/attach.ts";
import type { VoiceProvider } from "../stand-ins/voice-provider/provider.ts";
import { bundleHarness, type Chunk, launch, serveHarness } from "./harness-page.ts";

let browser: Browser;
export let chunks: Chunk[];
let site: Awaited<ReturnType<typeof serveHarness>>;
export let context: BrowserContext;
export let provider: VoiceProvider;
export let page: Page;
/** Exceptions and breaches of the policy. */
export let consoleErrors: string[];

/** Starts the browser for a file of tests, and gives each test a context of its own. */
export function hostedPages(): void {
  beforeAll(async () => {
    [browser, chunks] = await Promise.all([launch(), bundleHarness()]);
    site = await serveHarness(chunks);
  });
  afterAll(async () => {
    await browser.close();
    site.close();
  });
  afterEach(() => context.close());
}

/** A fresh page with the harness, the stand-in at its network edge. */
export async function open(
  options: BrowserContextOptions = {},
  before?: (page: Page) => Promise<unknown>,
): Promise<void> {
  context = await browser.newContext(options);
  provider = await attachVoiceProvider(context);
  page = await context.newPage();
  consoleErrors = [];
  page.on("pageerror", (error) => consoleErrors.push(String(error)));
  page.on("console", (line) => {
    if (/content security policy/i.test(line.text())) consoleErrors.push(line.text());
  });
  await before?.(page);
  await page.goto(site.url);
  // The first touch of the page lets it play sound.
  await page.click("button");
}

export const press = (assistantId: string | null, variables?: Record<string, string>) =>
  page.evaluate(
    ([id, values]) => {
      window.hostedCall(id as string | null, values as Record<string, string> | undefined);
      window.harness.session.start("hosted");
    },
    [assistantId, variables] as const,
  );
export const state = () => page.evaluate(() => window.harness.session.getSnapshot());
export const statuses = () => page.evaluate(() => window.harness.statuses.map((s) => s.status));
export const reached = (status: string) =>
  page.waitForFunction((wanted) => window.harness.session.getSnapshot().status === wanted, status, {
    polling: 20,
  });
export const toMachine = (action: string) =>
  page.evaluate(
    (wanted) =>
      (window as never as { standInWire: { to: string; message: Record<string, unknown> }[] }).standInWire
        .filter((entry) => entry.to === "machine" && entry.message.action === wanted)
        .map((entry) => JSON.parse(JSON.stringify(entry.message)) as Record<string, unknown>),
    action,
  );
export const sent = async () => (await toMachine("app-msg")).map((m) => m.data as string);
export const restBody = () => JSON.parse(provider.asked.find((a) => a.method === "POST")?.body ?? "null");
/** Until the provider was asked for that, which it may be slow to answer. */
export const asked = (path: string) =>
  expect.poll(() => provider.asked.some((each) => each.path.endsWith(path))).toBe(true);
/** Until it has asked the meeting to let it in. */
export const joining = () =>
  page.waitForFunction(() =>
    (window as never as { standInWire?: { message: { action?: string } }[] }).standInWire?.some(
      (entry) => entry.message.action === "join-meeting",
    ),
  );
