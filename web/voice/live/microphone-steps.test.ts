import { describe, expect, it } from "vitest";
import { MICROPHONE_TEXTS, type MicrophoneTrouble } from "../call/microphone-trouble.ts";
import { type BrowserName, browserOf, microphoneSteps } from "./microphone-steps.ts";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const AGENTS: [BrowserName, string][] = [
  ["chrome", `${MAC} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36`],
  ["edge", `${MAC} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`],
  ["firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0"],
  ["safari", `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15`],
  [
    "chrome-android",
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
  ],
  [
    "safari-ios",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1",
  ],
  ["other", "Lynx/2.9.0"],
];
const TROUBLES = Object.keys(MICROPHONE_TEXTS) as MicrophoneTrouble[];

describe("what a visitor can do about the microphone", () => {
  it.each(AGENTS)("is told for %s", (browser, agent) => {
    expect(browserOf(agent)).toBe(browser);
    for (const trouble of TROUBLES) {
      const steps = microphoneSteps(trouble, browser);
      expect(steps.length, trouble).toBeGreaterThanOrEqual(2);
      for (const step of steps) expect(step).toMatch(/^[A-Z].*\.$/);
    }
  });

  it("differs by browser where the browser blocks it", () => {
    const first = AGENTS.map(([browser]) => microphoneSteps("blocked", browser).slice(0, 2).join(" "));
    expect(new Set(first).size).toBe(AGENTS.length);
  });
});
