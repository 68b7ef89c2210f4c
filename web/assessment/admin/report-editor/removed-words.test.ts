// @vitest-environment jsdom
import { expect, test } from "vitest";
import { removedWords } from "./removed-words.ts";

const table = "<figure><table><tbody><tr><td>1</td></tr></tbody></table></figure>";
const chart = '<figure data-chart="bars"><svg></svg></figure>';

test("what a save takes out of a report that nobody can type again is counted", () => {
  const whole = `<p>Read</p>${table}${chart}${table}`;
  expect(removedWords(whole, `<p>Read on</p>${table}${chart}${table}`)).toBeUndefined();
  expect(removedWords(whole, `<p>Read</p>${chart}${table}`)).toBe("1 table removed.");
  expect(removedWords(whole, "<p>Read</p>")).toBe("2 tables and 1 chart removed.");
  expect(removedWords(whole, `${table}${table}`)).toBe("1 chart removed.");
  expect(removedWords("<p>Read</p>", whole)).toBeUndefined();
});
