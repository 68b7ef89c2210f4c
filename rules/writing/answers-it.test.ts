import { expect, test } from "vitest";
import { answersIt } from "./answers-it.ts";

const heads = ["Answer their question first", "Find out why now", "Offer two times, always"];

test("a text of the same people and another event is no answer", () => {
  expect(answersIt({ heads }, { clause: "new patients when the desk can't pick up" })).toBe(false);
  expect(answersIt({ heads }, { clause: "callers who are left on hold" })).toBe(false);
});

test("one heading that says it, or a request that names no event, is enough", () => {
  expect(
    answersIt({ heads: [...heads, "Call back what rang out"] }, { clause: "when nobody picks up" }),
  ).toBe(true);
  expect(answersIt({ heads }, { clause: "new patients who ask about price" })).toBe(true);
});
