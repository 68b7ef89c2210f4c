import { expect, it } from "vitest";
import { coverSize, titleCover } from "./title-cover.ts";
import { titleVoice } from "./title-voice.ts";

const titles = [
  "What a bakery does on Saturdays",
  "Five mistakes of restaurants",
  "Privacy",
  "日本語のタイトル",
  "",
  "…!",
  "Donaudampfschifffahrtsgesellschaft".repeat(5),
  "A title that goes on and on about calls ".repeat(12),
];

it("draws each title in its own way, the same way each time", () => {
  const drawn = titles.map((title) => JSON.stringify(titleCover(title, "full")));
  expect(titles.map((title) => JSON.stringify(titleCover(title, "full")))).toEqual(drawn);
  expect(new Set(drawn).size).toBe(titles.length);
});

it.each(["full", "small"] as const)("keeps every bar on the field, in the %s stroke", (stroke) => {
  for (const title of titles)
    for (const { d } of titleCover(title, stroke).layers) {
      const bars = [...d.matchAll(/M([\d.-]+) ([\d.-]+)V([\d.-]+)/g)].map((bar) => bar.slice(1).map(Number));
      expect(bars.length, title).toBeGreaterThan(0);
      expect(d).not.toMatch(/NaN|Infinity/);
      for (const [x, from, to] of bars as [number, number, number][]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(coverSize.width);
        expect(Math.min(from, to)).toBeGreaterThan(0);
        expect(Math.max(from, to)).toBeLessThan(coverSize.height);
      }
    }
});

it("says each word with a pause before the next, in exactly so many bars", () => {
  for (const title of titles) expect(titleVoice(title, 40), title).toHaveLength(40);
  expect(titleVoice("After five", 40).filter((loud) => loud === 0)).toHaveLength(1);
  expect(Math.max(...titles.flatMap((title) => titleVoice(title, 40)))).toBeLessThanOrEqual(1);
});
