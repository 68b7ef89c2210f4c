import { expect, test } from "vitest";
import { slimManifest } from "./route-manifest.ts";

test("a visitor's list of routes holds nothing empty, nothing that each page has, and no file of the area or of what a link in a mail opens", () => {
  const { routes } = slimManifest({
    entry: { imports: ["framework.js"] },
    routes: {
      root: { id: "root", path: "", hasLoader: true, hasAction: false, css: [], imports: ["shell.js"] },
      news: { id: "news", parentId: "root", path: "news", imports: ["framework.js", "shell.js", "list.js"] },
      report: { id: "report", parentId: "root", path: "r/:token", imports: ["report.js"] },
      "routes/admin/layout": {
        id: "routes/admin/layout",
        parentId: "root",
        path: "admin",
        imports: ["a.js"],
      },
      area: { id: "area", parentId: "routes/admin/layout", hasClientLoader: true, imports: ["b.js"] },
    },
  });
  expect(routes).toEqual({
    root: { id: "root", path: "", hasLoader: true, imports: [] },
    news: { id: "news", parentId: "root", path: "news", imports: ["list.js"] },
    report: { id: "report", parentId: "root", path: "r/:token", imports: [] },
    "routes/admin/layout": { id: "routes/admin/layout", parentId: "root", path: "admin", imports: [] },
    area: { id: "area", parentId: "routes/admin/layout", hasClientLoader: true, imports: [] },
  });
});
