import { configDefaults, defineConfig } from "vitest/config";

const common = {
  // Node itself reads what the server runs, as it does at work. Vite's way, which gives every name that crosses a file a
  // getter, takes a tenth more of the processor, and twice as much to begin.
  experimental: { viteModuleRunner: false },
  // A busy machine takes its time.
  testTimeout: 360_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: process.env.TEST_ALL ? [] : ["tests/setup/fast-check.ts"],
};
const unit = "{contracts,content,rules,server,scripts,tests,bench}/**/*.test.ts";
/** What reads the web side as Vite makes it: its JSX and what `import.meta` has there. A document, where one is asked for. */
const web = ["web/**/*.test.{ts,tsx}", "tests/{common-reads,report-editor,rich-text}.test.ts"];
const withDatabase = "{server,tests}/**/*.db.test.ts";
/** Tests that start, kill and restart the built site. */
const processes = "tests/processes/**/*.test.ts";
/** The demo call in a browser, spoken and timed. */
const calls = "tests/call/**/*.test.ts";
/** What the call library does by itself, tried anew when its version changes (`tests/call/tried-versions.test.ts`). */
const limits = "tests/call/library-limits.test.ts";
/** What depends on which database it is; `npm run test:all` runs every test that needs one on both. */
const onBoth = [
  "server/{db,jobs,page-cache,http,storage,settings}/**/*.db.test.ts",
  "server/news/news.db.test.ts",
  "server/leads/leads.db.test.ts",
  "server/media/library.db.test.ts",
  "tests/odd-text.db.test.ts",
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: "unit",
          include: [unit],
          exclude: [...web, withDatabase, processes, calls, ...configDefaults.exclude],
          // Modules are loaded once for each worker, not for each file.
          isolate: false,
          setupFiles: [...common.setupFiles, "tests/setup/put-back.ts"],
          maxWorkers: 3,
        },
      },
      {
        test: {
          ...common,
          name: "web",
          include: web,
          experimental: { viteModuleRunner: true },
          isolate: false,
          setupFiles: [...common.setupFiles, "tests/setup/put-back.ts"],
          maxWorkers: 3,
        },
      },
      // Calls wait more than they work, and mind a busy machine: after all else.
      {
        test: {
          ...common,
          name: "calls",
          include: [calls],
          exclude: process.env.TEST_ALL ? configDefaults.exclude : [limits, ...configDefaults.exclude],
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...common,
          name: "processes",
          include: [processes],
          globalSetup: "tests/setup/global-browser.ts",
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...common,
          name: "embedded",
          include: process.env.TEST_ALL ? [withDatabase] : onBoth,
          globalSetup: "tests/setup/global-embedded.ts",
          // As the starts of a site in tests: what the optimising compiler gains in seconds, it has cost before.
          execArgv: ["--liftoff-only"],
          setupFiles: [...common.setupFiles, "tests/setup/cheap-passwords.ts"],
          // Each worker keeps one database for all its files.
          isolate: false,
          maxWorkers: 3,
        },
      },
      {
        test: {
          ...common,
          name: "postgres",
          include: [withDatabase],
          globalSetup: "tests/setup/global-postgres.ts",
          setupFiles: [...common.setupFiles, "tests/setup/cheap-passwords.ts"],
          isolate: false,
          maxWorkers: 3,
        },
      },
    ],
  },
});
