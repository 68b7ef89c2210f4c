import { expect, test } from "vitest";
import { readTableAddress, tableQuery } from "./list-address.ts";

const read = (text: string) => readTableAddress(new URLSearchParams(text));

test("an address says page, search and status, and is written the same way", () => {
  const address = { page: 3, search: "voice mail", status: "draft" } as const;
  expect(read("page=3&search=voice+mail&status=draft")).toEqual(address);
  expect(read(tableQuery(address))).toEqual(address);
  expect(tableQuery({ page: 1, search: "", status: "" })).toBe("");
});

test("nonsense in an address is left out", () => {
  expect(read("page=-1&status=lost&search=%20%20")).toEqual({ page: 1, search: "", status: "" });
  expect(read("page=1e9&x=1")).toEqual({ page: 1, search: "", status: "" });
});
