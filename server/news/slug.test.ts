import fc from "fast-check";
import { expect, test } from "vitest";
import { articleFields } from "../../contracts/news-editing.ts";
import { firstFree, slugify } from "./slug.ts";
import { anyText } from "../../tests/any-text.ts";

test.each([
  ["What happens to the calls that come after five", "what-happens-to-the-calls-that-come-after-five"],
  ["  Don’t miss it!  ", "dont-miss-it"],
  ["Crème brûlée & café", "creme-brulee-cafe"],
  ["電話に出る", "電話に出る"],
  ["24/7: who answers?", "24-7-who-answers"],
  ["☎️", "article"],
  ["", "article"],
])("%j gives %s", (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test("a long title is cut between words", () => {
  const slug = slugify("every call answered ".repeat(20));
  expect(slug.length).toBeLessThanOrEqual(96);
  expect(slug).toMatch(/^(every|call|answered)(-(every|call|answered))+$/);
});

test("any title gives one path segment that stays what it is", () => {
  fc.assert(
    fc.property(anyText(), (title) => {
      const slug = slugify(title);
      expect(slug).toMatch(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u);
      expect(slug.length).toBeLessThanOrEqual(96);
      expect(slugify(slug)).toBe(slug);
      expect(slug.isWellFormed()).toBe(true);
    }),
  );
});

test("an address by hand is taken when something of it remains, and told when nothing does", () => {
  const { slug } = articleFields.shape;
  for (const nothing of ["!!!", "☎️", "…", "'", "́", "ͺ"]) {
    expect(slug.safeParse(nothing).success, nothing).toBe(false);
    expect(slugify(nothing), nothing).toBe("article");
  }
  fc.assert(
    fc.property(anyText(), (typed) => {
      const address = slug.safeParse(typed);
      const remains = slugify(`x${typed}`) !== "x";
      expect(address.success).toBe(remains || typed.replaceAll("\0", "").trim() === "");
    }),
  );
});

test("a taken slug gets the first free number", () => {
  expect(firstFree("a", new Set())).toBe("a");
  expect(firstFree("a", new Set(["a", "a-2", "a-4"]))).toBe("a-3");
});
