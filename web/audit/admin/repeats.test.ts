import { expect, test } from "vitest";
import type { AuditEntry } from "../../../contracts/audit.ts";
import { alongWords } from "./along-words.ts";
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

const about = (
  at: string,
  action: string,
  details: AuditEntry["details"] = {},
  more: Partial<AuditEntry> = {},
) => ({
  ...entry(at, action),
  at: `2026-11-23T12:00:${at}Z`,
  subject: "Boone & Ruiz Law",
  details,
  ...more,
});

test("a report that was sent is one row, with what sending it brought along", () => {
  const mail = { actor: "mail delivery", address: "local" };
  const shown = withoutRepeats([
    about("14", "lead.updated", { from: "done", to: "open" }, mail),
    about("13", "report.sent", { approved: true }),
    about("12", "lead.updated", { from: "new", to: "done" }),
    about("11", "report.approved"),
    about("10", "report.updated"),
  ]);
  expect(shown.map(({ entry: { action } }) => action)).toEqual(["report.sent", "report.updated"]);
  expect(alongWords(shown[0]?.also ?? [], "dana")).toBe("Lead set to Done, then to Open by mail delivery");
});

test("a lead that somebody set by hand keeps its row, and so does one of somebody else", () => {
  const shown = withoutRepeats([
    about("40", "lead.updated", { from: "new", to: "done" }, { subject: "Another" }),
    about("13", "report.sent"),
    about("10", "login.succeeded", {}, { subject: null }),
    about("09", "lead.updated", { from: "new", to: "open" }),
  ]);
  expect(shown.map(({ entry: { id }, also }) => [id, also.length])).toEqual([
    ["40", 0],
    ["13", 0],
    ["10", 0],
    ["09", 0],
  ]);
});
