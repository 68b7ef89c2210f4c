import { expect, test } from "vitest";
import { heightOf } from "./mail-frame.tsx";

test("a mail's frame is as high as its paragraphs, up to a screen or so", () => {
  const none = heightOf("");
  expect(heightOf("Hello Dana,\n\nThank you.") - none).toBe(3 * 26);
  expect(heightOf("x".repeat(53)) - heightOf("x".repeat(52))).toBe(26);
  expect(heightOf("x".repeat(52), 30)).toBeGreaterThan(heightOf("x".repeat(52)));
  expect(heightOf("A paragraph.\n".repeat(100))).toBe(1000);
});
