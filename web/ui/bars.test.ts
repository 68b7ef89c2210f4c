import { expect, test } from "vitest";
import { bars, dots, quiet } from "./bars.ts";

test("bars stand 8 apart, centred on their line; a bar at rest is a dot", () => {
  expect(bars([10, 0, 7], { mid: 20 })).toBe("M4 15v10M12 20v0.01M20 16.5v7");
});

test("three thirds together are the whole", () => {
  const heights = [3, 1, 4, 1, 5, 9, 2];
  const strokes = (path: string) => path.split("M").filter(Boolean).sort();
  const thirds = ([0, 1, 2] as const).map((third) => bars(heights, { mid: 5, third })).join("");
  expect(strokes(thirds)).toEqual(strokes(bars(heights, { mid: 5 })));
});

test("a quiet line has as many dots as asked", () => {
  expect(bars(quiet(5), { mid: 4 }).match(/v0\.01/g)).toHaveLength(5);
});

test("bars at rest as one line reach from the first dot to the last", () => {
  expect(dots(5, { x: 12, mid: 4 })).toBe("M12 4h32.01");
});
