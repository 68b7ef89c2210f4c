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
    "2 jobs were given up: see why below.",
  ],
  [
    { queue: { waiting: 1, running: 0, oldest: hoursAgo(0.3), failed: 0, jobs: [] } },
    "A job has waited for over a quarter of an hour: no process seems to work on the queue.",
  ],
  [
    { backup: { nightly: true, last, failed: { at: hoursAgo(7), reason: "ENOSPC" } } },
    "The last try to make a backup came to nothing: ENOSPC",
  ],
  [
    { backup: { nightly: true, last: { ...last, at: hoursAgo(37) }, failed: null } },
    "The last backup is older than a day and a half, though one is due every night.",
  ],
  [
    { backup: { nightly: true, last: null, failed: null } },
    "No backup has been made yet, though one is due every night.",
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
    "No mail server is set up (SMTP_URL): each email becomes a file and is not delivered.",
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
    "A mail has waited for over an hour, and nobody has tried to send it.",
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
    "A mail waits, since the mail server did not take it: connect ECONNREFUSED",
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
    "1 mail of the last seven days could not be delivered.",
  ],
  [
    { storage: { images: 0, bytes: 0, bucket: null, free: 9e8, size: 1e10 } },
    "Less than 1 GB is free on the disk of DATA_DIR.",
  ],
])("%j is said in a sentence", (part, sentence) => {
  expect(whatIsWrong({ ...well, ...part }, NOW)).toEqual([sentence]);
});
