import { expect, test } from "vitest";
import { sumByCause } from "./sum-by-cause.ts";

const fault = (kind: string, message: string, count: number) => ({
  day: "2026-11-30",
  provider: "built-in" as const,
  kind,
  count,
  message,
  stage: null,
  status: null,
  browser: "Chrome on Linux",
  lastAt: null,
});

test("one message has one cause: what came without a name goes to the one that says the same", () => {
  const said = "The assistant cannot be reached.";
  const causes = sumByCause([
    fault("unknown", said, 3),
    fault("assistant-unreachable", said, 1),
    fault("unknown", "Something else", 2),
    fault("unknown", "", 1),
  ]);
  expect(causes.map(({ kind, count }) => [kind, count])).toEqual([
    ["assistant-unreachable", 4],
    ["unknown", 3],
  ]);
});
