import { expect, test } from "vitest";
import type { AuditEntry } from "../../../contracts/audit.ts";
import { withoutRepeats } from "./repeats.ts";

const entry = (at: string, action: string, address = "192.0.2.1"): AuditEntry => ({
  id: at,
  at: `2026-11-23T${at}:00Z`,
  actor: "dana",
  action,
  subject: null,
  gone: false,
  details: {},
  address,
});

test("logins one after the other are one row, until something else was done or from elsewhere", () => {
  const shown = withoutRepeats([
    entry("12:53", "login.succeeded"),
    entry("12:52", "login.succeeded"),
    entry("12:43", "login.succeeded"),
    entry("12:40", "logout"),
    entry("12:30", "login.succeeded"),
    entry("12:20", "login.succeeded", "192.0.2.2"),
  ]);
  expect(shown.map(({ entry: { id }, times, since }) => [id, times, since.slice(11, 16)])).toEqual([
    ["12:53", 3, "12:43"],
    ["12:40", 1, "12:40"],
    ["12:30", 1, "12:30"],
    ["12:20", 1, "12:20"],
  ]);
});
