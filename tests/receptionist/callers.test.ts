import { expect, it } from "vitest";
import { callers } from "./callers.ts";
import { play } from "./play.ts";

it("serves simulated callers: outcome and each reply's duties", () => {
  const played = callers().map(play);
  const long = played.filter(({ turns }) => turns >= 6);
  const wrong = played.filter(({ faults }) => faults.length > 0);
  const report = wrong
    .map(({ caller, faults, lines }) => `${caller.id}: ${faults.join("; ")}\n${lines.join("\n")}`)
    .join("\n\n");
  expect(long.length).toBeGreaterThanOrEqual(150);
  expect(1 - wrong.length / played.length, report).toBeGreaterThanOrEqual(0.97);
});
