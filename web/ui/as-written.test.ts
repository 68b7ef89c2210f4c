import { expect, test } from "vitest";
import { asWritten } from "./as-written.ts";

test("a number that was read back digit by digit is shown as people write it", () => {
  const shown = "And I have (415)\u00a0555-0192. Is that right?";
  expect(asWritten("And I have 4 1 5, 5 5 5, 0 1 9 2. Is that right?")).toBe(shown);
  expect(asWritten("And I have 4 1 5 5 5 5 0 1 9 2. Is that right?")).toBe(shown);
});

test("so is a free number", () => {
  expect(asWritten("Call Poison Control at 1, 800, 2 2 2, 1 2 2 2, and keep the packet.")).toBe(
    "Call Poison Control at 1-800-222-1222, and keep the packet.",
  );
});

test("other numbers stay as they are", () => {
  for (const said of ["At 10 30 or 11 15?", "It is (415) 555-0192.", "1, 2, 3", "From 8 to 5, 5 days a week"])
    expect(asWritten(said)).toBe(said);
});
