import { expect, it } from "vitest";
import { notYetAsked } from "./not-yet-asked.ts";

it("offers no question twice in a call, and every answer as often as it is needed", () => {
  const transcript = ["user: Are you open on Saturday?", "assistant: No.", "user: Yes, please"];
  const offered = (...suggestions: string[]) => notYetAsked({ suggestions, transcript });
  expect(offered("No, that's all", "Are you open on Saturday?", "Where are you?")).toEqual([
    "No, that's all",
    "Where are you?",
  ]);
  expect(offered("Yes, please", "No, thank you")).toEqual(["Yes, please", "No, thank you"]);
});
