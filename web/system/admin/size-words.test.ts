import { expect, test } from "vitest";
import { sizeWords } from "./size-words.ts";

test.each([
  [0, "0 B"],
  [999, "999 B"],
  [1000, "1.0 kB"],
  [940_000, "940 kB"],
  [999_600, "1.0 MB"],
  [9_960_000, "10 MB"],
  [2_400_000_000, "2.4 GB"],
])("%d bytes are %s", (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
