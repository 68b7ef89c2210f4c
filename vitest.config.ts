import { defineConfig } from "vitest/config";

const common = { testTimeout: 30_000, hookTimeout: 60_000 };
const unit = "{contracts,content,server,web,scripts,tests}/**/*.test.{ts,tsx}";
/** Tests that need a database run on both: the embedded one and a PostgreSQL server. */
const withDatabase = "{server,tests}/**/*.db.test.ts";

export default defineConfig({
  test: {
    projects: [
      { test: { ...common, name: "unit", include: [unit], exclude: [withDatabase, "node_modules/**"] } },
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
