import { expect, test } from "vitest";
import { markParts } from "./article-parts.ts";

const article = (...titles: string[]) => titles.map((title) => `<h2>${title}</h2><p>Words.</p>`).join("");

test("a long article's parts are named, in their order, and can be gone to", () => {
  const { html, parts } = markParts(article("One", "Hours &amp; <em>prices</em>", "Three", "Four"));
  expect(parts).toEqual([
    { id: "part-1", title: "One" },
    { id: "part-2", title: "Hours & prices" },
    { id: "part-3", title: "Three" },
    { id: "part-4", title: "Four" },
  ]);
  expect(html).toContain('<h2 id="part-2">Hours &amp; <em>prices</em></h2><p>Words.</p>');
});

test("a short one, and a heading without words, stay as they are", () => {
  const short = article("One", "Two", "Three");
  expect(markParts(short)).toEqual({ html: short, parts: [] });
  expect(markParts(article("One", "", "Three", "Four")).parts).toEqual([]);
});
