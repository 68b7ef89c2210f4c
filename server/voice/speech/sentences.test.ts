import fc from "fast-check";
import { expect, it } from "vitest";
import { sentences } from "./sentences.ts";

it("splits an answer into sentences", () => {
  expect(sentences("You're booked for Tuesday at 9:15. Is there anything else?")).toEqual([
    "You're booked for Tuesday at 9:15.",
    "Is there anything else?",
  ]);
});

it("keeps titles, amounts and numbers together", () => {
  expect(sentences("Dr. Elena Marsh sees you at 2 p.m. on Monday. It is 3.50 dollars! Fine?")).toEqual([
    "Dr. Elena Marsh sees you at 2 p.m. on Monday.",
    "It is 3.50 dollars!",
    "Fine?",
  ]);
  expect(sentences("At 5 5 5, 0 1 0, 0 1 8 8. Is that right?")).toHaveLength(2);
});

it("splits Chinese", () => {
  expect(sentences("谢谢。您的电话号码是多少？")).toEqual(["谢谢。", "您的电话号码是多少？"]);
});

it("breaks a long sentence, and loses no word", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 900 }), fc.integer({ min: 20, max: 300 }), (text, max) => {
      const parts = sentences(text, max);
      expect(parts.every((p) => p.length > 0 && p.length <= max)).toBe(true);
      expect(parts.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
    }),
  );
});
