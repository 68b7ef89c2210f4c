import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const TELL = `console.log(JSON.stringify([process.pid, process.ppid, process.argv.slice(2), process.execArgv,
  process.env.MALLOC_ARENA_MAX, process.env.MALLOC_TRIM_THRESHOLD_, process.env.PORT, process.env.NODE_COMPILE_CACHE]))`;

async function start(env: Record<string, string>) {
  const running = promisify(execFile)(
    process.execPath,
    ["--import", "./server/frugal.ts", "--input-type=module", "-e", TELL, "x", "a b"],
    { env: { PATH: process.env.PATH, ...env } },
  );
  const { stdout, stderr } = await running;
  expect(stderr).toBe("");
  const [pid, ppid, ...rest] = JSON.parse(stdout) as unknown[];
  expect([pid, ppid]).toEqual([running.child.pid, process.pid]);
  return rest;
}

test("what runs for long keeps little memory: the same process, asked for the same, with settings for it", async () => {
  const [args, flags, arenas, trim, port, compiled] = await start({ PORT: "3123" });
  expect(compiled).toMatch(/compiled$/);
  expect([args, arenas, trim, port]).toEqual([["a b"], "2", "262144", "3123"]);
  expect(flags).toEqual(
    expect.arrayContaining([
      "--max-semi-space-size=4",
      "--no-regexp-tier-up",
      "--no-parallel-scavenge",
      "--expose-gc",
    ]),
  );
  // Whoever runs it may have set something else.
  const NODE_OPTIONS = "--max-semi-space-size=16";
  const [, own, more] = await start({ MALLOC_ARENA_MAX: "4", NODE_OPTIONS });
  expect(more).toBe("4");
  expect(String(own)).not.toContain("semi-space");
});

test.each([
  ["package.json", 2],
  ["Dockerfile", 1],
  ["compose.yaml", 1],
  ["docs/operations.md", 1],
])(
  "wherever %s starts it, it loads both: without the second an image that cannot be written to reads its sources a second longer",
  (file, starts) => {
    const commands = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => /frugal\.ts.+server\/(?:main|worker)\.ts/.test(line));
    expect(commands).toHaveLength(starts);
    for (const command of commands) expect(command).toContain("./server/quick-imports.ts");
  },
);
