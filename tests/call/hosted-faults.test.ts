import { describe, expect, it } from "vitest";
import {
  asked,
  consoleErrors,
  hostedPages,
  joining,
  open,
  page,
  press,
  provider,
  reached,
  state,
} from "./hosted-page.ts";

hostedPages();

describe("what goes wrong before it is active", () => {
  it.each([
    ["forbidden", "Key not allowed."],
    ["server-error", "Internal trouble"],
    ["html-error", "Failed to start call"],
    ["no-network", "Failed to fetch"],
    ["no-room", "The meeting you're trying to join does not exist."],
    ["join-fails", "join refused"],
  ])("%s shows %s", async (scenario, text) => {
    await open();
    await press(scenario);
    await reached("error");
    await page.waitForTimeout(100);
    expect(await state()).toMatchObject({ status: "error", error: text, receipt: null });
    await expect.poll(() => page.evaluate(() => window.harness.reports)).toHaveLength(1);
    expect(await page.evaluate(() => window.harness.buttons())).toEqual({
      start: true,
      end: false,
      mute: false,
    });
    expect(consoleErrors).toEqual([]);
  });

  it("asks for an assistant without asking the provider", async () => {
    await open();
    await press(null);
    await reached("error");
    expect((await state()).error).toBe("Assistant or Squad must be provided.");
    expect(provider.asked).toEqual([]);
  });

  it("loads the remote part 3 times, 3 seconds apart, then says why", async () => {
    await open();
    const began = Date.now();
    await press("no-bundle");
    await reached("error");
    expect(Date.now() - began).toBeGreaterThan(5900);
    expect(provider.asked.filter((a) => a.path.endsWith("bundle.js"))).toHaveLength(3);
    expect((await state()).error).toBe("Failed to load call object bundle.");
  });

  it("never waits for ever for an assistant that does not listen", async () => {
    await open({}, (p) => p.clock.install());
    await press("never-listens");
    await page.clock.runFor(2000);
    await reached("connecting");
    await page.clock.runFor(20_000);
    await reached("error");
    expect((await state()).error).toBe("Failed to start call");
  });

  it("tells a blocked microphone and stops the call", async () => {
    await open({}, (p) =>
      p.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () =>
          Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
      }),
    );
    await press("good");
    await reached("error");
    expect(await state()).toMatchObject({
      error: "Microphone access is blocked for this site.",
      microphone: "blocked",
    });
    await page.waitForFunction(() =>
      (window as never as { standInWire: { message: { action?: string } }[] }).standInWire.some(
        (e) => e.message.action === "left-meeting",
      ),
    );
  });

  it("tells a missing microphone", async () => {
    await open({}, (p) =>
      p.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () =>
          Promise.reject(new DOMException("Requested device not found", "NotFoundError"));
      }),
    );
    await press("good");
    await reached("error");
    expect((await state()).microphone).toBe("none");
  });

  it("goes on without noise cancellation", async () => {
    await open();
    await press("no-noise-cancellation");
    await reached("active");
    await page.waitForFunction(() => window.harness.events.some((e) => e.type === "error"));
    expect((await state()).status).toBe("active");
    expect(consoleErrors).toEqual([]);
  });
});

describe("End Call while it is starting", () => {
  const endAndWait = async () => {
    await page.evaluate(() => window.harness.session.end());
    expect((await state()).status).toBe("idle");
    await page.waitForTimeout(2500);
    expect((await state()).status).toBe("idle");
    expect((await state()).stuck).toBe(false);
    expect(await page.evaluate(() => document.querySelectorAll("audio").length)).toBe(0);
  };
  const startsAgain = async () => {
    await page.evaluate(() => window.harness.session.start("hosted"));
    await reached("active");
    expect(consoleErrors).toEqual([]);
  };

  it("stops the call that comes up after the request returned, and never opens the microphone for it", async () => {
    await open({}, (p) =>
      p.addInitScript(() => {
        const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
        (window as never as { asked: number }).asked = 0;
        navigator.mediaDevices.getUserMedia = (constraints) => {
          (window as never as { asked: number }).asked++;
          return original(constraints);
        };
      }),
    );
    await press("slow-request");
    await asked("/call/web");
    await endAndWait();
    expect(await page.evaluate(() => (window as never as { asked: number }).asked)).toBe(0);
    await startsAgain();
  });

  it("starts the next call although the request of the last one never returns", async () => {
    await open();
    await press("no-answer");
    await asked("/call/web");
    await page.evaluate(() => window.harness.session.end());
    expect((await state()).status).toBe("idle");
    await press("good");
    await reached("active");
    expect(consoleErrors).toEqual([]);
  });

  it("stops while the remote part loads", async () => {
    await open();
    await press("slow-bundle");
    await asked("bundle.js");
    await endAndWait();
    await startsAgain();
  });

  it("stops while it joins", async () => {
    await open();
    await press("slow-join");
    await joining();
    await endAndWait();
    await startsAgain();
  });
});
