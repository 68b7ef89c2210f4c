import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The versions with which `npm run test:all` last tried the limits that the call code builds on. */
const tried = { "@vapi-ai/web": "2.7.1", "@daily-co/daily-js": "0.87.0" };

test.each(Object.entries(tried))("%s has the version whose limits were tried", (name, version) => {
  const installed = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")) as {
    version: string;
  };
  expect(installed.version, `run 'npm run test:all', then note the version here`).toBe(version);
});
