import type { Browser, BrowserContext, Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attachVoiceProvider } from "../stand-ins/voice-provider/attach.ts";
import { bundleHarness, type Chunk, launch, serveHarness } from "./harness-page.ts";

let browser: Browser;
let chunks: Chunk[];
let site: Awaited<ReturnType<typeof serveHarness>>;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [browser, chunks] = await Promise.all([launch(), bundleHarness()]);
  site = await serveHarness(chunks);
});
afterAll(async () => {
  await browser.close();
  site.close();
});
beforeEach(async () => {
  context = await browser.newContext();
  await attachVoiceProvider(context);
  page = await context.newPage();
});
afterEach(() => context.close());

const begin = async (assistantId: string) => {
  await page.goto(site.url);
  await page.evaluate((id) => window.library(id), assistantId);
  await page.waitForFunction(() => window.vapi.getDailyCallObject());
};
const joined = () =>
  page.waitForFunction(() => window.vapi.getDailyCallObject()?.meetingState() === "joined-meeting");

/** Runs `call.<method>(...arguments)` on the real call object; the error's text, or null when it was taken. */
const attempt = (method: string, ...values: unknown[]): Promise<string | null> =>
  page.evaluate(
    async ([name, given]) => {
      const call = window.vapi.getDailyCallObject() as never as Record<
        string,
        (...values: unknown[]) => unknown
      >;
      const complaints: string[] = [];
      const original = console.error;
      // Some limits are named on the console only; the thrown text is then a general one.
      console.error = (...words) => complaints.push(words.join(" "));
      try {
        await Promise.race([call[name]?.(...given), new Promise((resolve) => setTimeout(resolve, 300))]);
        return null;
      } catch (error) {
        return [error instanceof Error ? error.message : JSON.stringify(error), ...complaints].join(" | ");
      } finally {
        console.error = original;
      }
    },
    [method, values] as const,
  );
const letters = (length: number) => "x".repeat(length);

describe("the call library's own limits", () => {
  beforeEach(async () => {
    await begin("good");
    await joined();
  });

  it("userData: at most 4096 characters of JSON", async () => {
    expect(await attempt("setUserData", letters(4096))).toBeNull();
    expect(await attempt("setUserData", { name: letters(4085) })).toBeNull();
    expect(await attempt("setUserData", { name: letters(4086) })).toContain("userData is too large");
    expect(await attempt("setUserData", letters(4097))).toContain("userData is too large");
    const circular = page.evaluate(() => {
      const data: Record<string, unknown> = {};
      data.self = data;
      return window.vapi
        .getDailyCallObject()
        ?.setUserData(data)
        .then(() => null, String);
    });
    expect(await circular).toContain("userData must be serializable to JSON");
  });

  it("messages: at most 4096 characters", async () => {
    expect(await attempt("sendAppMessage", letters(4094))).toBeNull();
    expect(await attempt("sendAppMessage", letters(4095))).toBe("Message data too large. Max size is 4096");
  });

  it("meeting session data: at most 102400 characters", async () => {
    expect(await attempt("setMeetingSessionData", { note: letters(102_389) })).toBeNull();
    expect(await attempt("setMeetingSessionData", { note: letters(102_390) })).toContain(
      "Meeting session data is too large",
    );
  });

  const video = (type: string, config: object) => ({ video: { processor: { type, config } } });
  it("background blur: above 0 and at most 1", async () => {
    for (const strength of [0, -0.1, 1.01])
      expect(await attempt("updateInputSettings", video("background-blur", { strength }))).toContain(
        "0 < strength <= 1",
      );
    for (const strength of [0.01, 1])
      expect(await attempt("updateInputSettings", video("background-blur", { strength }))).toBeNull();
  });

  it("preselected background images: whole numbers 1 to 10", async () => {
    for (const source of [0, 11, 1.5])
      expect(await attempt("updateInputSettings", video("background-image", { source }))).not.toBeNull();
    for (const source of [1, 10])
      expect(await attempt("updateInputSettings", video("background-image", { source }))).toBeNull();
  });

  it("remote media volume: 0.0 to 2.0", async () => {
    const start = (volume: number) =>
      attempt("startRemoteMediaPlayer", { url: "https://example.com/a.mp4", settings: { volume } });
    for (const volume of [-0.1, 2.1]) expect(await start(volume)).toContain("must be between 0.0 - 2.0");
    for (const volume of [0, 2]) expect(await start(volume)).toBeNull();
  });

  it("transfer targets start with 'sip:' or '+', a refer with 'sip:' only", async () => {
    const to = (toEndPoint: string) => ({ sessionId: "assistant-session", toEndPoint });
    expect(await attempt("sipCallTransfer", to("tel:1"))).toContain(
      'must start with "sip:" or "+"'.slice(0, 10),
    );
    expect(await attempt("sipCallTransfer", to("sip:a@example.com"))).toBeNull();
    expect(await attempt("sipCallTransfer", to("+15550100134"))).toBeNull();
    expect(await attempt("sipRefer", to("+15550100134"))).toContain("sip");
    expect(await attempt("sipRefer", to("sip:a@example.com"))).toBeNull();
    expect(await attempt("startDialOut", { sipUri: "tel:1" })).toContain("must start with 'sip:'");
  });

  it("audio level observers: not faster than every 100 ms", async () => {
    expect(await attempt("startRemoteParticipantsAudioLevelObserver", 99)).not.toBeNull();
    expect(await attempt("startRemoteParticipantsAudioLevelObserver", 100)).toBeNull();
  });

  it("tiles per page: 1 to 49", async () => {
    const layout = (grid: object) =>
      page.evaluate((settings) => {
        const call = window.vapi.getDailyCallObject() as never as {
          constructor: { createCallObject(options: object): unknown };
        };
        const complaints: string[] = [];
        const original = console.error;
        console.error = (...words) => complaints.push(words.join(" "));
        try {
          call.constructor.createCallObject({
            allowMultipleCallInstances: true,
            layoutConfig: { grid: settings },
          });
          return null;
        } catch {
          return complaints.join(" ");
        } finally {
          console.error = original;
        }
      }, grid);
    expect(await layout({ maxTilesPerPage: 50 })).toContain("can't be larger than 49");
    expect(await layout({ minTilesPerPage: 0 })).toContain("can't be lower than 1");
    expect(await layout({ minTilesPerPage: 1, maxTilesPerPage: 49 })).toBeNull();
  });

  it("is version 0.87.0, without an iframe", async () => {
    const facts = await page.evaluate(() => {
      const call = window.vapi.getDailyCallObject();
      return [
        (call!.constructor as never as { version(): string }).version(),
        call?.iframe(),
        document.querySelector("iframe"),
      ];
    });
    expect(facts).toEqual(["0.87.0", null, null]);
  });
});

it("refuses before the join what needs it", async () => {
  await begin("slow-join");
  expect(await attempt("sendAppMessage", "early")).toContain("only supported after join.");
  expect(await attempt("setMeetingSessionData", {})).toContain("only supported after join.");
});

it("has the specified texts", () => {
  const code = chunks.map((chunk) => chunk.code).join("");
  for (const text of [
    "is only supported on custom callObject instances",
    "not currently supported in React Native",
    "Failed to load call object bundle.",
  ])
    expect(code).toContain(text);
});

it("lets the provider raise the size of messages", async () => {
  await begin("long-messages");
  await joined();
  expect(await attempt("sendAppMessage", letters(19_998))).toBeNull();
  expect(await attempt("sendAppMessage", letters(19_999))).toBe("Message data too large. Max size is 20000");
});

it("gives each of 3 load attempts 20000 ms, with 3000 ms between them", async () => {
  await page.clock.install();
  await page.goto(site.url);
  // The browser joins requests for one address that are still open: the tags are counted, not the requests.
  await page.evaluate(() => {
    const appended: number[] = [];
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes]))
        if (node instanceof HTMLScriptElement && /call-machine/.test(node.src))
          appended.push(performance.now());
    }).observe(document.head, { childList: true });
    Object.assign(window, { appended });
  });
  await page.evaluate(() => window.library("silent-bundle"));
  const appended = () => page.evaluate(() => (window as never as { appended: number[] }).appended);
  await expect.poll(async () => (await appended()).length).toBe(1);
  for (let i = 0; i < 100; i++) await page.clock.runFor(1000);
  const [first, second, third, ...more] = (await appended()) as [number, number, number];
  expect(more).toEqual([]);
  for (const between of [second - first, third - second]) {
    expect(between).toBeGreaterThan(22_900);
    expect(between).toBeLessThan(23_500);
  }
});

it("asks for the list of devices every 3000 ms where no device-change event exists", async () => {
  await page.addInitScript(() => {
    Object.defineProperty(MediaDevices.prototype, "ondevicechange", { value: undefined });
    (window as never as { listed: number }).listed = 0;
    const original = navigator.mediaDevices.enumerateDevices.bind(navigator.mediaDevices);
    navigator.mediaDevices.enumerateDevices = () => {
      (window as never as { listed: number }).listed++;
      return original();
    };
  });
  await begin("good");
  await joined();
  const listed = () => page.evaluate(() => (window as never as { listed: number }).listed);
  const before = await listed();
  await page.waitForTimeout(6500);
  const more = (await listed()) - before;
  expect(more).toBeGreaterThanOrEqual(2);
  expect(more).toBeLessThanOrEqual(3);
});
