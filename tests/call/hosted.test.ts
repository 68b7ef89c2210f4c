import { brotliCompressSync, constants } from "node:zlib";
import type { BrowserContextOptions } from "@playwright/test";
import { describe, expect, it } from "vitest";
import { PHONE } from "./harness-page.ts";
import {
  chunks,
  consoleErrors,
  context,
  hostedPages,
  joining,
  open,
  page,
  press,
  provider,
  reached,
  restBody,
  sent,
  state,
  statuses,
  toMachine,
} from "./hosted-page.ts";

hostedPages();

describe("a good hosted call", () => {
  it("is created with the key and the assistant, becomes active, lists what was said, and ends by the visitor", async () => {
    await open();
    await press("good", { scenario: "dental" });
    await reached("active");
    expect(await statuses()).toEqual(["initializing", "connecting", "active"]);
    const post = provider.asked.find((a) => a.method === "POST");
    expect(post?.authorization).toBe("Bearer public-key");
    expect(restBody()).toEqual({
      assistantId: "good",
      assistantOverrides: { variableValues: { scenario: "dental" } },
    });
    await page.waitForFunction(() => window.harness.session.getSnapshot().transcript.length === 2);
    expect((await state()).transcript).toEqual([
      "assistant: Thank you for calling. How can I help you?",
      "user: I would like to book a visit.",
    ]);
    await page.evaluate(() => window.harness.session.end());
    await page.waitForFunction(() => document.querySelectorAll("audio").length === 0);
    // As long as silence would take to count as the end of speech.
    await page.waitForTimeout(1300);
    await page.waitForFunction(() =>
      window.harness.events.some((e) => (e.message as { status?: string } | undefined)?.status === "ended"),
    );
    const endings = (await page.evaluate(() => window.harness.events)).slice(-2);
    expect(endings).toMatchObject([
      { type: "call-end" },
      {
        type: "message",
        message: { type: "status-update", status: "ended", endedReason: "customer-ended-call" },
      },
    ]);
    const over = await state();
    expect(over).toMatchObject({ status: "idle", transcript: [], stuck: false, assistantSpeaking: false });
    expect(over.receipt).toMatchObject({ provider: "hosted", outcome: "visitor" });
    expect(consoleErrors).toEqual([]);
  });

  it("normalises volume by 0.15, counts above 0.01 as speech, and its end after 1 s of silence, every 100 ms", async () => {
    await open();
    await press("good");
    await reached("active");
    await page.waitForFunction(() => window.harness.events.some((e) => e.type === "speech-end"));
    const events = await page.evaluate(() => window.harness.events);
    const volumes = events.filter((e) => e.type === "volume-level");
    expect(Math.max(...volumes.map((e) => e.level ?? 0))).toBeCloseTo(0.8, 5);
    const lastLoud = volumes.filter((e) => (e.level ?? 0) > 0).at(-1)?.at ?? 0;
    const silent = events.find((e) => e.type === "speech-end")?.at ?? 0;
    expect(silent - lastLoud).toBeGreaterThan(950);
    expect(silent - lastLoud).toBeLessThan(3000);
    expect((await toMachine("start-remote-participants-audio-level-observer"))[0]?.interval).toBe(100);
    expect(events.some((e) => e.type === "local-volume-level" && e.level === 0.2)).toBe(true);
  });

  it("mutes, says, and takes typed words", async () => {
    await open();
    await press("good");
    await reached("active");
    await page.evaluate(() => window.harness.session.toggleMute());
    await page.waitForFunction(() => window.harness.transport?.isMuted() === true);
    await expect.poll(async () => (await toMachine("local-audio")).at(-1)?.state).toBe(false);
    await page.evaluate(() => {
      window.harness.session.type("Do you open on Saturdays?");
      window.harness.transport?.say("One moment.");
    });
    await page.waitForFunction(() =>
      window.harness.session.getSnapshot().transcript.includes("assistant: One moment."),
    );
    expect((await state()).transcript).toContain("user: Do you open on Saturdays?");
    await expect
      .poll(async () => (await sent()).map((s) => (s === "playable" ? s : JSON.parse(s).type)))
      .toEqual(["playable", "add-message", "say"]);
  });

  it("keeps Mute pressed before there was a call object", async () => {
    await open();
    await press("slow-request");
    await page.evaluate(() => window.harness.session.toggleMute());
    await reached("active");
    await page.waitForFunction(() => window.harness.transport?.isMuted() === true);
    expect(consoleErrors).toEqual([]);
  });

  it("starts a second call in the same page, with one audio element", async () => {
    await open();
    await press("good");
    for (let round = 0; round < 3; round++) {
      await reached("active");
      await page.waitForFunction(() => document.querySelectorAll("audio").length === 1);
      await page.evaluate(() => {
        window.harness.session.end();
        window.harness.session.start("hosted");
      });
    }
    await reached("active");
    expect(await page.evaluate(() => window.harness.session.start("hosted"))).toBeNull();
    expect(provider.asked.filter((a) => a.method === "POST")).toHaveLength(4);
    expect(consoleErrors).toEqual([]);
  });

  it("records 1280x720 and starts with say-first-message when the provider wants a recording", async () => {
    await open();
    await press("recording");
    await reached("active");
    await page.waitForFunction(() =>
      (window as never as { standInWire: { message: { data?: string } }[] }).standInWire.some((e) =>
        /say-first-message/.test(String(e.message.data)),
      ),
    );
    expect((await toMachine("local-recording-start"))[0]).toMatchObject({ width: 1280, height: 720 });
  });

  it("waits 1 second before joining on a phone", async () => {
    /** How long it lets pass before the join, by its own timers: a busy machine makes all else take longer. */
    const waitsFor = async (options?: BrowserContextOptions) => {
      await open(options, (p) =>
        p.addInitScript(() => {
          const waits: number[] = [];
          const { setTimeout } = window;
          Object.assign(window, {
            waits,
            setTimeout: (work: () => void, ms = 0, ...more: unknown[]) => {
              waits.push(ms);
              return setTimeout(work, ms, ...more);
            },
          });
        }),
      );
      await press("good");
      await joining();
      const waits = await page.evaluate(() => (window as never as { waits: number[] }).waits);
      await context.close();
      return waits;
    };
    expect(await waitsFor(PHONE)).toContain(1000);
    expect(await waitsFor()).not.toContain(1000);
  });
});

describe("how it ends", () => {
  it("is completed when the assistant ends it, then idle, with a receipt", async () => {
    await open();
    await press("assistant-ends");
    await reached("idle");
    expect(await statuses()).toEqual(["initializing", "connecting", "active", "completed", "idle"]);
    expect((await state()).receipt?.outcome).toBe("assistant");
    const ended = () =>
      page.evaluate(() =>
        window.harness.events.flatMap((e) => {
          const message = e.message as { status?: string; endedReason?: string } | undefined;
          return message?.status === "ended" ? [message.endedReason] : [];
        }),
      );
    await expect.poll(ended).toEqual(["assistant-ended-call"]);
  });

  it("is a normal end when the provider says 'Meeting has ended'", async () => {
    await open();
    await press("meeting-ended");
    await reached("idle");
    expect(await statuses()).toEqual(["initializing", "connecting", "active", "idle"]);
    expect(await page.evaluate(() => window.harness.reports)).toEqual([]);
  });

  it.each([
    ["ejected", "You were removed from the call."],
    ["network-lost", "network unreachable"],
  ])("keeps the error of %s when the call's end follows", async (scenario, text) => {
    await open();
    await press(scenario);
    await reached("error");
    await page.waitForTimeout(300);
    expect(await state()).toMatchObject({ status: "error", error: text, receipt: { outcome: "error" } });
    await expect
      .poll(() => page.evaluate(() => window.harness.reports))
      .toMatchObject([{ provider: "hosted", kind: "daily-error", active: true, message: text }]);
  });

  it("goes idle and asks for a reload when leaving is never confirmed", async () => {
    await open();
    await press("leave-hangs");
    await reached("active");
    await page.evaluate(() => window.harness.session.end());
    expect(await state()).toMatchObject({ status: "idle", stuck: false });
    await page.waitForFunction(() => window.harness.session.getSnapshot().stuck);
    await page.evaluate(() => window.harness.session.start("hosted"));
    expect((await state()).error).toMatch(/Reload the page/);
  });
});

it("reports a fatal error of the call to the library's error service without token or user data", async () => {
  await open();
  await press("network-lost");
  await reached("error");
  await expect.poll(() => provider.asked.filter((a) => a.path.includes("/envelope/")).length).toBe(1);
  const envelope = provider.asked.find((a) => a.path.includes("/envelope/"))?.body ?? "";
  expect(envelope).toContain("network unreachable");
  expect(envelope).not.toContain("public-key");
});

describe("what it costs", () => {
  it("loads nothing of the two libraries before a call", async () => {
    const entry = chunks.find((chunk) => chunk.isEntry);
    expect(entry?.modules.some((id) => /@vapi-ai|daily-js/.test(id))).toBe(false);
  });

  it("keeps the libraries in lazy chunks of at most 75 kB brotli", () => {
    const lazy = chunks.filter((chunk) => chunk.modules.some((id) => /@vapi-ai|daily-js/.test(id)));
    expect(lazy.length).toBeGreaterThan(0);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    const bytes = lazy.reduce((sum, chunk) => sum + brotliCompressSync(chunk.code, quality).length, 0);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThanOrEqual(75_000);
  });
});
