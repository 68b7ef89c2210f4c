import { expect, it } from "vitest";
import { call, NOVEMBER_30 } from "./called.ts";

// Two people on one call.

it("a couple takes the two times that were offered, each naming one", () => {
  const { said } = call(
    "dental",
    NOVEMBER_30,
    "Are you taking new patients? We'd both want to come in, me and my wife.",
    "Any day next week's fine, mornings are better.",
    "Tuesday the eighth works, nine for me and ten for Carol. I'm Gene Novotny.",
  );
  expect(said[1]).toMatch(/December 8th at 9 o'clock and 10 o'clock/);
  expect(said[2]).toMatch(/December 8th at 9 o'clock and 10 o'clock/);
  expect(said[2]).not.toMatch(/taken/);
});

it("a husband's appointment that is to move too stands beside the caller's", () => {
  const { said, messages } = call(
    "dental",
    NOVEMBER_30,
    "Hey, this is Marlene Kowalczyk, I've got a cleaning on Thursday and I have to move it, my grandson's got a recital.",
    "Next Tuesday, the eighth, sometime in the morning.",
    "It's 614-555-0128.",
    "Yes ma'am, that's it. Oh, it's not just me on Thursday, my husband Walt's got one right after mine, can he move too?",
    "No, it's for both of us. Me and Walt, both on the eighth.",
    "Yes.",
  );
  expect(said[3]).toMatch(/For Marlene Kowalczyk and Walt, at 6 1 4.*Is that right\?$/s);
  expect(said[4]).toMatch(/For Marlene Kowalczyk and Walt/);
  expect(messages.map(({ name, text }) => [name, /For: Walt \(husband\)/.test(text)])).toEqual([
    ["Marlene Kowalczyk", false],
    ["Marlene Kowalczyk", true],
  ]);
});
