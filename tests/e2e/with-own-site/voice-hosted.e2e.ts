import { test as base, expect, type Page } from "@playwright/test";
import { attachVoiceProvider } from "../../stand-ins/voice-provider/attach.ts";
import type { VoiceProvider } from "../../stand-ins/voice-provider/provider.ts";
import { logIn } from "../admin.ts";
import { open } from "../fixtures.ts";
import { type RunningSite, startSite } from "../server.ts";

/** The real library on the real site, its policy in force; only the provider's hosts are stood in for. */
const test = base.extend<
  { provider: VoiceProvider; assistant: string; problems: string[] },
  { sites: Sites }
>({
  sites: [
    async ({}, use) => {
      const sites = new Sites();
      await use(sites);
      await sites.stop();
    },
    { scope: "worker" },
  ],
  assistant: ["good", { option: true }],
  baseURL: async ({ sites, assistant }, use) => use((await sites.of(assistant)).url),
  problems: async ({}, use) => use([]),
  provider: async ({ context }, use) => use(await attachVoiceProvider(context)),
  page: async ({ page, provider, problems }, use) => {
    expect(provider).toBeDefined();
    page.on("console", (line) => {
      if (/content security policy/i.test(line.text())) problems.push(line.text());
    });
    page.on("pageerror", (error) => problems.push(error.message));
    await use(page);
    expect(problems).toEqual([]);
  },
});

class Sites {
  readonly #running = new Map<string, Promise<RunningSite>>();
  of(assistant: string): Promise<RunningSite> {
    const env = { VAPI_PUBLIC_KEY: "key", ...(assistant && { VAPI_ASSISTANT_ID: assistant }) };
    const site = this.#running.get(assistant) ?? startSite(env, { postgres: true });
    this.#running.set(assistant, site);
    return site;
  }
  async stop() {
    for (const site of this.#running.values()) await (await site).stop();
  }
}

const panel = (page: Page) => page.getByRole("region", { name: "Voice demo" });
const status = (page: Page) => panel(page).locator(".tag");
const button = (page: Page, name: string) => panel(page).getByRole("button", { name });

test("a call over the provider: words, mute, the desk as a variable, the end", async ({ page, provider }) => {
  await open(page, "/");
  await button(page, "Medical office").click();
  await button(page, "Start Conversation").click();
  await expect(status(page)).toHaveText("Call Active");
  await expect(
    panel(page)
      .getByRole("log")
      .getByText(/^assistant: ./)
      .first(),
  ).toBeVisible();
  const asked = provider.asked.find(({ method, path }) => method === "POST" && path === "/call/web");
  expect(asked?.authorization).toBe("Bearer key");
  expect(JSON.parse(asked?.body ?? "{}")).toMatchObject({
    assistantId: "good",
    assistantOverrides: { variableValues: { scenario: "medical" } },
  });
  await button(page, "Mute").click();
  await expect(button(page, "Unmute")).toBeVisible();
  await button(page, "End Call").click();
  await expect(status(page)).toHaveText("Ready to Start");
  await expect(page.getByRole("region", { name: /^Your call/ })).toBeVisible();
});

test.describe("a provider that refuses", () => {
  test.use({ assistant: "forbidden" });
  test("is told in red, and the built-in assistant is one click away", async ({ page, baseURL }) => {
    const reported = page.waitForRequest(`${baseURL}/api/voice/errors`);
    await open(page, "/");
    await button(page, "Start Conversation").click();
    await expect(status(page)).toHaveText("Call Error");
    await expect(panel(page).getByRole("alert")).toContainText("Key not allowed.");
    expect((await reported).postDataJSON()).toMatchObject({ provider: "hosted", status: 403 });
    await button(page, "Talk to our built-in assistant instead").click();
    await expect(status(page)).toHaveText("Call Active");
    await expect(
      panel(page)
        .getByRole("log")
        .getByText(/^assistant: Larkspur/),
    ).toBeVisible();
    // The administrators see that it broke.
    await logIn(page);
    await open(page, "/admin/calls");
    const causes = page.getByRole("list", { name: "Failed calls by cause" });
    await causes.getByText("Call could not start").click();
    await expect(causes).toContainText("Key not allowed.");
    await expect(causes).toContainText("Check the public key");
  });
});

test.describe("a key without an assistant", () => {
  test.use({ assistant: "" });
  test("says so", async ({ page, provider }) => {
    await open(page, "/");
    await button(page, "Start Conversation").click();
    await expect(panel(page).getByRole("alert")).toContainText("Assistant or Squad must be provided.");
    expect(provider.asked).toEqual([]);
  });
});
