import { expect, test } from "vitest";
import { processMany } from "./many-assessments.ts";

test("a site and a worker over one PostgreSQL: each report is written and each mail sent exactly once, and both work", async () => {
  const { faults, shares } = await processMany(12, { workers: 1 });
  expect(faults).toEqual([]);
  for (const share of shares) {
    expect(share["assessment.report"]).toBeGreaterThan(0);
    expect(share["mail.deliver"]).toBeGreaterThan(0);
  }
});
