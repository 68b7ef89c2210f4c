import { expect, test } from "vitest";
import { releaseNotes } from "./notes.ts";

test("a release's notes say what its upgrade asks for, and each commit once, under whom it is for", () => {
  const notes = releaseNotes({
    version: "1.1.0",
    date: "2026-11-22",
    commits: [
      { subject: "Show the queue", files: ["server/x.ts", "web/x.tsx"] },
      { subject: "Time a test", files: ["tests/x.ts"] },
      { subject: "Sweep old mails", files: ["server/x.ts"] },
    ],
    migrations: [
      { tag: "0024_more", when: 1 },
      { tag: "0025_less", when: 2, incompatible: "a column is gone" },
    ],
  });
  expect(notes).toBe(`# 1.1.0 (2026-11-22)

## The upgrade

- The database changes at the first start (0024_more, 0025_less). Back up before.
- Stop every node of an earlier version first: after 0025_less none can run (a column is gone).

## For visitors and administrators

- Show the queue

## For whoever runs the site

- Sweep old mails

## For whoever changes it

- Time a test
`);
  expect(releaseNotes({ version: "1", date: "2026-11-22", commits: [], migrations: [] })).toContain(
    "- The database stays as it is.",
  );
});
