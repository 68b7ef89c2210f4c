import { expect, test } from "vitest";
import { scaleFor } from "./bar-plot.tsx";

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [11, [0, 5, 10, 15]],
  [20, [0, 5, 10, 15, 20]],
  [21, [0, 10, 20, 30]],
  [154, [0, 50, 100, 150, 200]],
  [2956, [0, 1000, 2000, 3000]],
])("a plot whose highest bar is %i has few lines at round numbers, none far above it", (most, lines) => {
  expect(scaleFor(most)).toEqual(lines);
});
