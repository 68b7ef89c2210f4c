import { expect, test } from "vitest";
import { createRenderings } from "./renderings.ts";

const bytes = (text: string) => Buffer.from(text);

test("a page is found by its address and by all that it was made from", () => {
  const renderings = createRenderings(() => 0);
  const page = bytes("<p>one</p>");
  renderings.keep("http://a/news", bytes("one"), page);
  expect(renderings.find("http://a/news", bytes("one"))).toBe(page);
  expect(renderings.find("http://a/news", bytes("two"))).toBeUndefined();
  expect(renderings.find("http://b/news", bytes("one"))).toBeUndefined();
});

test("none is older than a minute, and the least asked for make room", () => {
  let now = 1;
  const renderings = createRenderings(() => now);
  renderings.keep("/", bytes(""), bytes("page"));
  now = 60_000;
  expect(renderings.find("/", bytes(""))).toBeDefined();
  now = 60_002;
  expect(renderings.find("/", bytes(""))).toBeUndefined();
  const large = Buffer.alloc(1024 * 1024);
  for (let i = 0; i < 5; i++) renderings.keep(`/${i}`, bytes(""), large);
  expect([0, 4].map((i) => renderings.find(`/${i}`, bytes("")) !== undefined)).toEqual([false, true]);
});
