import { expect, test } from "vitest";
import { clockWords } from "./clock-words.ts";

test.each([
  [0, ""],
  [-480, ", 8 hours ahead of your clock"],
  [60, ", 1 hour behind your clock"],
  [330, ", 5 hours 30 minutes behind your clock"],
])("%d minutes east of UTC it is told as '%s'", (minutes, words) => expect(clockWords(minutes)).toBe(words));
