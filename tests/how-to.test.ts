import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Everything in backquotes that begins like a path of this tree; `<feature>` stands for any. */
const pathsIn = (page: string) =>
  [...page.matchAll(/`([\w./-]+)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => /^(contracts|content|rules|server|web|tests|docs|public)\//.test(name));

const security = readFileSync("docs/security.md", "utf8");

describe.each([
  ["docs/how-to.md", 30],
  ["docs/security.md", 40],
])("%s", (page, enough) => {
  const paths = pathsIn(readFileSync(page, "utf8"));
  test("names files enough to be of use", () => {
    expect(paths.length).toBeGreaterThan(enough);
  });
  test.each([...new Set(paths)].filter((path) => path !== "web/routes/your-page.tsx"))(
    "%s is there",
    (path) => {
      expect(existsSync(path)).toBe(true);
    },
  );
});

test("the threat model has every chapter of the standard, and names a test or a lack in each but the unused", () => {
  const chapters = security.split(/^## (?=V\d)/m).slice(1);
  expect(chapters.map((chapter) => chapter.split(" ", 1)[0])).toEqual(
    Array.from({ length: 17 }, (_, index) => `V${index + 1}`),
  );
  const silent = chapters.filter((chapter) => !/`[\w./-]+\.(?:test|e2e)\.tsx?`|not covered/i.test(chapter));
  expect(silent.map((chapter) => chapter.split("\n", 1)[0])).toEqual(["V10 OAuth and OIDC"]);
});
