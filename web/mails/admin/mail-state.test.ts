import { expect, test } from "vitest";
import { ordinal } from "./mail-state.tsx";

test("the last of many tries is counted as it is said", () => {
  expect([2, 3, 11, 21, 22, 112].map(ordinal)).toEqual(["2nd", "3rd", "11th", "21st", "22nd", "112th"]);
});
