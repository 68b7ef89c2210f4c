import { defineConfig, devices } from "@playwright/test";
import { browserFlags, findBrowser } from "./tests/setup/browser.ts";

const launchOptions = {
  executablePath: findBrowser(),
  args: [...browserFlags, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
};

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./tests/setup/global-browser.ts",
  fullyParallel: false,
  workers: 2,
  // Whatever passes at its second try is named at the end of `npm test`, which fails when that is more than two.
  retries: 1,
  // A test that fails takes so long; one that passes, on a machine that does much else, many times its usual time.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  forbidOnly: true,
  reporter: [["list"]],
  // For a failure's trace: npm run test:e2e -- --trace retain-on-failure
  use: { launchOptions, screenshot: "only-on-failure", locale: "en-US", timezoneId: "America/Los_Angeles" },
  // A test runs once, at a desk; @phone: on a phone instead; @both: where the layout is part of what it proves.
  projects: [
    {
      name: "desktop",
      grepInvert: /@phone/,
      // Pictures that move cost a third of a page's time; on the phone they do.
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 1280, height: 900 },
        contextOptions: { reducedMotion: "reduce" },
      },
    },
    {
      name: "phone",
      grep: /@phone|@both/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
  ],
});
