import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("docs/how-to.md", "utf8");
/** Everything in backquotes that begins like a path of this tree; `<feature>` stands for any. */
const paths = [...page.matchAll(/`([\w./-]+)`/g)]
  .map(([, name = ""]) => name)
  .filter((name) => /^(contracts|content|rules|server|web|tests|docs|public)\//.test(name));

test("names files enough to be of use", () => {
  expect(paths.length).toBeGreaterThan(30);
});
test.each(paths.filter((path) => path !== "web/routes/your-page.tsx"))("%s is there", (path) => {
  expect(existsSync(path)).toBe(true);
});
