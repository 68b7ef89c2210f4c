import { expect, test } from "vitest";
import { readTyped, stillCounted, typedOf } from "./typed-numbers.ts";

test("numbers are read as owners write them; a wrong one does not take the others with it", () => {
  expect(
    readTyped({ customerValue: "$1,200", keptShare: "45 %", people: "two", hourCost: " ", trade: "dental" }),
  ).toEqual({
    numbers: { customerValue: 1200, keptShare: 45, trade: "dental" },
    faults: { people: "Please enter a number" },
  });
  expect(readTyped({ keptShare: "140" }).faults).toEqual({ keptShare: "Please enter 100 or less" });
  expect(readTyped({ contactsPerWeek: "120", missedPerWeek: "300" })).toEqual({
    numbers: { contactsPerWeek: 120 },
    faults: { missedPerWeek: "Please enter 120 or less: that many reach you in all" },
  });
});

test("a field that cannot be read changes no sum: it keeps what it said last", () => {
  const last = stillCounted({ contactsPerWeek: "260", missedPerWeek: "45" }, {});
  expect(stillCounted({ contactsPerWeek: "-5", missedPerWeek: "50" }, last)).toEqual({
    contactsPerWeek: 260,
    missedPerWeek: 50,
  });
  expect(stillCounted({ contactsPerWeek: "", missedPerWeek: "50" }, last)).toEqual({ missedPerWeek: 50 });
  expect(stillCounted({ keptShare: "140" }, {})).toEqual({});
});

test("what is stored is typed back as it was", () => {
  const stored = { people: 3, hourCost: 22.5, trade: "dental" };
  expect(readTyped(typedOf(stored)).numbers).toEqual(stored);
  expect(typedOf(null)).toEqual({});
});
