import { expect, test } from "vitest";
import { testsReached } from "./reached-tests.ts";

const tree: Record<string, string> = {
  "server/features.ts": 'import "./contact/contact.feature.ts"; import "./news/news.feature.ts";',
  "server/contact/contact.feature.ts": 'import "./contact.service.ts";',
  "server/contact/contact.service.ts":
    'import { words } from "../../content/words.ts"; import "../../contracts/contact.ts";',
  "server/contact/contact.service.test.ts": 'import "./contact.service.ts";',
  "server/contact/contact.db.test.ts": 'import { test } from "../../tests/site.ts";',
  "server/news/news.feature.ts": 'new URL("./clean.worker.ts", import.meta.url);',
  "server/news/clean.worker.ts": "",
  "server/news/feature.test.ts": 'await import("./news.feature.ts");',
  "server/news/news.db.test.ts": 'import { test } from "../../tests/site.ts";',
  "contracts/contact.ts": "",
  "content/words.ts": "",
  "content/lines/asks.txt": "",
  "web/contact/form.tsx": 'import "../../contracts/contact.ts";',
  "web/contact/form.test.tsx": 'import "./form.tsx";',
  "tests/site.ts": 'import "../server/features.ts";',
  "tests/whole.db.test.ts": 'import "./site.ts";',
  "tests/processes/start.test.ts": 'import "../../contracts/contact.ts";',
};
const reached = (...changed: string[]) =>
  testsReached(changed, Object.keys(tree), (file) => tree[file] ?? "");
const ofContact = ["server/contact/contact.db.test.ts", "server/contact/contact.service.test.ts"];

test("a service reaches what imports it and its feature's database tests, and no other feature's", () => {
  expect(reached("server/contact/contact.service.ts")).toEqual(ofContact);
});
test("a contract reaches both sides of its feature, and no test that starts the built site", () => {
  expect(reached("contracts/contact.ts")).toEqual([...ofContact, "web/contact/form.test.tsx"]);
});
test("words reach whoever says them; a text without code stands for the code beside it", () => {
  expect(reached("content/words.ts")).toEqual(["server/contact/contact.service.test.ts"]);
  expect(reached("content/lines/asks.txt")).toEqual(["server/contact/contact.service.test.ts"]);
});
test("a worker is reached by its address, and a changed test is itself", () => {
  expect(reached("server/news/clean.worker.ts")).toContain("server/news/feature.test.ts");
  expect(reached("web/contact/form.test.tsx")).toEqual(["web/contact/form.test.tsx"]);
});
test("what puts all together, when it is changed itself, reaches all", () => {
  expect(reached("server/features.ts")).toEqual([
    "server/contact/contact.db.test.ts",
    "server/news/news.db.test.ts",
    "tests/whole.db.test.ts",
  ]);
});
test("what is gone reaches nothing by itself", () => {
  expect(reached("rules/gone.test.ts")).toEqual([]);
});
