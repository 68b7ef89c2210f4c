import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contracts,content,server,web,scripts,tests}/**/*.test.{ts,tsx}"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
