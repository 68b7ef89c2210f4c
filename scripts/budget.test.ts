import { expect, test } from "vitest";
import { BUDGETS, overBudget } from "./budget.ts";

const routes = Object.fromEntries(
  [
    { id: "root", module: "root.js", imports: ["framework.js"] },
    { id: "routes/home", parentId: "root", module: "home.js", imports: ["framework.js", "call.js"] },
    { id: "routes/contact", parentId: "root", module: "contact.js" },
    { id: "admin", parentId: "root", path: "admin", module: "area.js" },
    { id: "routes/admin/leads", parentId: "admin", module: "leads.js" },
  ].map((route) => [route.id, route]),
);
const manifest = { entry: { module: "entry.js", imports: ["framework.js"] }, routes };
const sizes = (given: Record<string, number>) => (file: string) => given[file] ?? 0;

test("the build says which pages need more scripts than they may: a file counts once, and its parents' count", () => {
  const all = BUDGETS.home - 10;
  expect(overBudget(manifest, sizes({ "framework.js": all, "call.js": 10 }))).toEqual([]);
  expect(overBudget(manifest, sizes({ "framework.js": all, "call.js": 11 }))).toEqual([
    `routes/home needs ${BUDGETS.home + 1} bytes of scripts; it may need ${BUDGETS.home}`,
  ]);
  expect(
    overBudget(manifest, sizes({ "area.js": BUDGETS.public, "contact.js": BUDGETS.public + 1 })),
  ).toEqual([expect.stringContaining("routes/contact needs")]);
});
