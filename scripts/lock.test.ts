import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { completeLock, type Lock, missingOptionals } from "./lock.ts";

describe("package-lock.json", () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;

  test("holds every platform's optional packages, so that `npm ci` takes it everywhere", () => {
    expect(missingOptionals(lock)).toEqual([]);
  });
  test("names no registry", () => {
    expect(Object.values(lock.packages).filter(({ resolved }) => resolved?.startsWith("http"))).toEqual([]);
  });
});

test("a lock without another platform's package is completed", () => {
  const lock: Lock = {
    packages: {
      "node_modules/sharp": {
        optionalDependencies: { "@img/sharp-win32-x64": "^1.0.0", "@img/sharp-linux-x64": "1.0.0" },
      },
      "node_modules/@img/sharp-linux-x64": { version: "1.0.0" },
    },
  };
  expect(completeLock(lock)).toEqual(["@img/sharp-win32-x64"]);
  expect(lock.packages["node_modules/sharp/node_modules/@img/sharp-win32-x64"]).toEqual({
    version: "1.0.0",
    optional: true,
    os: ["win32"],
    cpu: ["x64"],
  });
  expect(missingOptionals(lock)).toEqual([]);
});
