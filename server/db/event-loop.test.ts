import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { measure } from "../../bench/event-loop.ts";
import { templateFile } from "./data-dir.ts";

test("the event loop keeps turning while the embedded database inserts and works jobs", async () => {
  const { busy, idle } = await measure(1500, 500, existsSync(templateFile) ? templateFile : undefined);
  // On the main thread the same work let no timer turn at all: 0% and one delay as long as the run.
  expect(busy.ticks).toBeGreaterThan(0.25 * idle.ticks);
  expect(busy.p50).toBeLessThan(idle.p50 + 25);
}, 60_000);
