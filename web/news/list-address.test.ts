import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listPath, pageNumbers, readListAddress } from "./list-address.ts";
import { longDate } from "../ui/long-date.ts";

const read = (query: string) => readListAddress(new URLSearchParams(query));

describe("the list's address", () => {
  test.each([
    ["", { page: 1, search: "" }],
    ["page=3&search=voicemail", { page: 3, search: "voicemail" }],
    ["page=0", { page: 1, search: "" }],
    ["page=-2&search=+a+b+", { page: 1, search: "a b" }],
    ["page=1.5", { page: 1, search: "" }],
    ["page=99999999999", { page: 1, search: "" }],
  ])("%j is read", (query, address) => {
    expect(read(query)).toEqual(address);
  });

  test("says what it was made from", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }),
        fc.string({ unit: "grapheme", maxLength: 50 }),
        (page, text) => {
          const address = { page, search: text.trim() };
          expect(read(listPath(address).split("?")[1] ?? "")).toEqual(address);
        },
      ),
    );
    expect(listPath({ page: 1, search: "" })).toBe("/news");
  });
});

describe("page numbers", () => {
  const shown = (current: number, last: number) =>
    pageNumbers(current, last)
      .map((n) => n ?? "…")
      .join(" ");
  test.each([
    [1, 1, "1"],
    [1, 3, "1 2 3"],
    [1, 20, "1 2 … 20"],
    [3, 20, "1 2 3 4 … 20"],
    [4, 20, "1 2 3 4 5 … 20"],
    [5, 20, "1 … 4 5 6 … 20"],
    [17, 20, "1 … 16 17 18 19 20"],
    [20, 20, "1 … 19 20"],
  ])("page %i of %i: %s", (current, last, text) => {
    expect(shown(current, last)).toBe(text);
  });

  test("are few, in order, and never leave out a single page", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(5000), (last, n) => {
        const current = (n % last) + 1;
        const numbers = pageNumbers(current, last);
        expect(numbers.length).toBeLessThanOrEqual(7);
        expect(numbers).toContain(current);
        numbers.forEach((number, i) => {
          if (number !== null) return;
          expect((numbers[i + 1] as number) - (numbers[i - 1] as number)).toBeGreaterThan(2);
        });
      }),
    );
  });
});

test("a date is the same in every zone", () => {
  expect(longDate("2026-11-12T23:30:00Z")).toBe("November 12, 2026");
});
