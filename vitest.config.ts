import { defineConfig } from "vitest/config";

const common = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  setupFiles: process.env.CI ? ["tests/setup/fast-check.ts"] : [],
};
const unit = "{contracts,content,rules,server,web,scripts,tests}/**/*.test.{ts,tsx}";
/** Tests that need a database run on both: the embedded one and a PostgreSQL server. */
const withDatabase = "{server,tests}/**/*.db.test.ts";
/** Tests that start, kill and restart the built site. */
const processes = "tests/processes/**/*.test.ts";
/** The demo call in a browser, spoken and timed: nothing runs beside them. */
const calls = "tests/call/**/*.test.ts";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: "unit",
          include: [unit],
          exclude: [withDatabase, processes, calls, "node_modules/**"],
          maxWorkers: 2,
        },
      },
      { test: { ...common, name: "calls", include: [calls], maxWorkers: 1 } },
      {
        test: {
          ...common,
          testTimeout: 120_000,
          name: "processes",
          include: [processes],
          globalSetup: "tests/setup/global-browser.ts",
          maxWorkers: 2,
          // By themselves, after all else: they wait more than they work, but mind a busy machine.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...common,
          name: "embedded",
          include: [withDatabase],
          globalSetup: "tests/setup/global-embedded.ts",
          // Each worker keeps one database for all its files.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...common,
          name: "postgres",
          include: [withDatabase],
          globalSetup: "tests/setup/global-postgres.ts",
          isolate: false,
          maxWorkers: 2,
        },
      },
    ],
  },
});
