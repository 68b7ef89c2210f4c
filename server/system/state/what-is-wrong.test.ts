import { expect, test } from "vitest";
import type { SystemState } from "../../../contracts/system.ts";
import { whatIsWrong } from "./what-is-wrong.ts";

const NOW = new Date("2026-11-22T10:00:00Z");
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();
const last = { at: hoursAgo(7), host: "one", file: "a.gz", bytes: 1, rows: 1 };
const well: Omit<SystemState, "wrong"> = {
  version: "1.0.0",
  node: "v24",
  startedAt: hoursAgo(100),
  database: { kind: "embedded", version: "18", bytes: 1, migration: "0001" },
  queue: { waiting: 3, running: 1, oldest: hoursAgo(0.1), failed: 0, jobs: [] },
  backup: { nightly: true, last, failed: null },
  mail: {
    server: "smtp.example",
    recipient: "a@b.example",
    queued: 1,
    oldest: hoursAgo(0.5),
    refused: null,
    accepted: 9,
    written: 0,
    failed: 0,
  },
  keys: { model: null, voice: null },
  storage: { images: 0, bytes: 0, bucket: null, free: 9e9, size: 1e10 },
  kept: [],
};

test("nothing is said where all is well", () => {
  expect(whatIsWrong(well, NOW)).toEqual([]);
  const others = { nightly: false, last: null, failed: null };
  expect(whatIsWrong({ ...well, backup: others }, NOW)).toEqual([]);
  const firstDay = { nightly: true, last: null, failed: null };
  expect(whatIsWrong({ ...well, startedAt: hoursAgo(20), backup: firstDay }, NOW)).toEqual([]);
});

test.each<[Partial<SystemState>, string]>([
  [{ queue: { unreadable: "no table" } }, "The queue could not be read: no table"],
  [
    { queue: { waiting: 0, running: 0, oldest: null, failed: 2, jobs: [] } },
    "2 jobs have failed for good. See why below.",
  ],
  [
    { queue: { waiting: 1, running: 0, oldest: hoursAgo(0.3), failed: 0, jobs: [] } },
    "A job has been waiting for more than 15 minutes. No worker seems to be running.",
  ],
  [
    { backup: { nightly: true, last, failed: { at: hoursAgo(7), reason: "ENOSPC" } } },
    "The last backup failed: ENOSPC",
  ],
  [
    { backup: { nightly: true, last: { ...last, at: hoursAgo(37) }, failed: null } },
    "The last backup is more than 36 hours old, although one is due every night.",
  ],
  [
    { backup: { nightly: true, last: null, failed: null } },
    "There is no backup yet, although one is due every night.",
  ],
  [
    {
      mail: {
        server: null,
        recipient: "",
        queued: 0,
        oldest: null,
        refused: null,
        accepted: 0,
        written: 0,
        failed: 0,
      },
    },
    "No mail server is set up, so emails are saved as files and not delivered.",
  ],
  [
    {
      mail: {
        server: "s",
        recipient: "",
        queued: 1,
        oldest: hoursAgo(2),
        refused: null,
        accepted: 0,
        written: 0,
        failed: 0,
      },
    },
    "An email has been waiting for more than an hour, and nothing has tried to send it.",
  ],
  [
    {
      mail: {
        server: "s",
        recipient: "",
        queued: 1,
        oldest: hoursAgo(0.01),
        refused: "connect ECONNREFUSED",
        accepted: 0,
        written: 0,
        failed: 0,
      },
    },
    "An email is waiting. The mail server could not be reached. (connect ECONNREFUSED)",
  ],
  [
    {
      mail: {
        server: "s",
        recipient: "",
        queued: 0,
        oldest: null,
        refused: null,
        accepted: 0,
        written: 0,
        failed: 1,
      },
    },
    "1 email from the last seven days could not be delivered.",
  ],
  [
    { storage: { images: 0, bytes: 0, bucket: null, free: 9e8, size: 1e10 } },
    "Less than 1 GB of disk space is left for DATA_DIR.",
  ],
])("%j is said in a sentence", (part, sentence) => {
  expect(whatIsWrong({ ...well, ...part }, NOW)).toEqual([sentence]);
});
