import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { measure } from "../../bench/event-loop.ts";
import { templateFile } from "./data-dir.ts";

test("the event loop keeps turning while the embedded database inserts and works jobs", async () => {
  const { busy } = await measure(1500, 1, existsSync(templateFile) ? templateFile : undefined);
  // On the main thread the same work let no timer turn at all.
  expect(busy.ticks).toBeGreaterThan(0);
  expect(busy.share).toBeLessThan(0.5);
});
