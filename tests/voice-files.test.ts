import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A part of the receptionist that grows beyond this holds two things, and is parted by what belongs together. */
const LINES_MAX = 250;

test("no file of the receptionist is longer than one can read at a time", () => {
  const files = globSync("server/voice/**/*.ts", { exclude: (path) => path.endsWith(".test.ts") });
  expect(files.length).toBeGreaterThan(250);
  const lines = (file: string) => readFileSync(file, "utf8").split("\n").length - 1;
  expect(files.filter((file) => lines(file) > LINES_MAX).map((file) => `${file}: ${lines(file)}`)).toEqual(
    [],
  );
});
