import { expect, test } from "vitest";
import { type Instant, instants } from "../../tests/instants.ts";
import { dayPart } from "./greeting.tsx";

/** In Los Angeles, and in Tokyo at the same moment. */
const parts: Record<Instant, [string, string]> = {
  "a Saturday afternoon": ["afternoon", "morning"],
  "a holiday's morning": ["morning", "morning"],
  "the middle of a night": ["morning", "evening"],
  "a Sunday's evening": ["evening", "morning"],
  "the hour that a clock change leaves out": ["morning", "evening"],
  "the last minute of a year": ["evening", "afternoon"],
  "a leap day's noon": ["afternoon", "morning"],
  "a morning that is tomorrow's in Tokyo": ["morning", "morning"],
};

test.for(Object.entries(parts))("the part of the day at %s", ([name, [here, there]]) => {
  const now = new Date(instants[name as Instant]);
  expect(dayPart("America/Los_Angeles", now)).toBe(here);
  expect(dayPart("Asia/Tokyo", now)).toBe(there);
});
