import { expect, test, vi } from "vitest";
import { fromLocalInput, toLocalInput } from "./local-time.ts";

test.each([
  ["America/Los_Angeles", "2026-11-21T09:30", "2026-11-21T17:30:00.000Z"],
  ["America/Los_Angeles", "2026-07-01T09:30", "2026-07-01T16:30:00.000Z"],
  ["Europe/Berlin", "2026-11-21T09:30", "2026-11-21T08:30:00.000Z"],
  ["Asia/Kolkata", "2026-01-01T00:00", "2025-12-31T18:30:00.000Z"],
])("in %s, %s is %s", (zone, local, iso) => {
  vi.stubEnv("TZ", zone);
  expect(fromLocalInput(local)).toBe(iso);
  expect(toLocalInput(iso)).toBe(local);
});

test("nothing is nothing", () => {
  expect([toLocalInput(""), toLocalInput("soon"), fromLocalInput(""), fromLocalInput("soon")]).toEqual([
    "",
    "",
    "",
    "",
  ]);
});

test("a year that is being typed stays in the field", () => {
  vi.stubEnv("TZ", "America/Los_Angeles");
  for (const local of ["0002-01-02T09:30", "0202-07-01T09:30", "9999-12-31T23:59"])
    expect(toLocalInput(fromLocalInput(local))).toBe(local);
});
