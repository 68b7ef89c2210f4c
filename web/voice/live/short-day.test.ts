import { expect, test } from "vitest";
import { shortDay } from "./short-day.ts";

test.each([
  ["Tuesday, December 1st at 10:30 am", "Tue Dec 1, 10:30\u00a0am"],
  ["Wednesday, May 23rd at 2 pm", "Wed May 23, 2\u00a0pm"],
  ["Monday the 30th at 10 am", "Mon 30th, 10\u00a0am"],
  ["Thursday at 4 pm", "Thu, 4\u00a0pm"],
  ["Today at 11:30 am", "Today, 11:30\u00a0am"],
])("%s", (said, shown) => expect(shortDay(said)).toBe(shown));

test.each([
  "Are you open on Saturday?",
  "I’d like to book a cleaning",
  "Next Monday",
  "El martes 1 de diciembre a las 10:30",
  "Meet me at the Sunday market",
])("%s stays as it is", (said) => expect(shortDay(said)).toBe(said));
