import { expect, test } from "vitest";
import { pageName } from "./names.ts";

test("pages are called as visitors know them, articles by the words of their address", () => {
  expect(["/", "/news", "/news/a-greeting-people-do-not-hang-up-on", "/d/x7"].map(pageName)).toEqual([
    "Home",
    "News",
    "A greeting people do not hang up on",
    "/d/x7",
  ]);
});
