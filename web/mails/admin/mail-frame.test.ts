import { expect, test } from "vitest";
import { heightOf } from "./mail-frame.tsx";
import { ordinal } from "./mail-state.tsx";

test("a mail's frame is as high as its paragraphs, up to a screen or so", () => {
  const none = heightOf("");
  expect(heightOf("Hello Dana,\n\nThank you.") - none).toBe(3 * 26);
  expect(heightOf("x".repeat(53)) - heightOf("x".repeat(52))).toBe(26);
  expect(heightOf("x".repeat(52), 30)).toBeGreaterThan(heightOf("x".repeat(52)));
  expect(heightOf("A paragraph.\n".repeat(100))).toBe(1000);
});

test("the last of many tries is counted as it is said", () => {
  expect([2, 3, 11, 21, 22, 112].map(ordinal)).toEqual(["2nd", "3rd", "11th", "21st", "22nd", "112th"]);
});
