import { expect, test } from "vitest";
import { callFates } from "./call-fates.ts";

const told = { begun: 5, finished: 3, left: 1, broken: 0 };

test.each([
  { name: "all told", calls: told, failed: 0, begun: 5, broken: 0, open: 1 },
  {
    name: "a failed call that no page was counted with",
    calls: told,
    failed: 2,
    begun: 7,
    broken: 2,
    open: 1,
  },
  { name: "each told by both", calls: { ...told, broken: 1 }, failed: 1, begun: 5, broken: 1, open: 0 },
  {
    name: "one that no cause was told of",
    calls: { ...told, broken: 1 },
    failed: 0,
    begun: 5,
    broken: 1,
    open: 0,
  },
  {
    name: "an end whose beginning was lost",
    calls: { ...told, begun: 2 },
    failed: 0,
    begun: 4,
    broken: 0,
    open: 0,
  },
])("calls add up with those that failed: $name", ({ calls, failed, begun, broken, open }) => {
  const fates = callFates(calls, failed);
  expect(fates).toEqual({ begun, finished: 3, left: 1, broken, open });
  expect(fates.finished + fates.left + fates.broken + fates.open).toBe(fates.begun);
});
