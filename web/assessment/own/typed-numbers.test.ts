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
  // A comma that parts no thousands is a slip or another country's point: 12,5 is never counted as 125.
  for (const contactsPerWeek of ["12,5", "1,20", "1e3", "0x10", ",", "."])
    expect(readTyped({ contactsPerWeek })).toEqual({
      numbers: {},
      faults: { contactsPerWeek: "Please enter a number" },
    });
  expect(
    readTyped({ contactsPerWeek: "1,200", hourCost: "22.5", customerValue: "1 500", people: "-1" }),
  ).toEqual({
    numbers: { contactsPerWeek: 1200, hourCost: 22.5, customerValue: 1500 },
    faults: { people: "Please enter 1 or more" },
  });
  expect(readTyped({ contactsPerWeek: "120", missedPerWeek: "300" })).toEqual({
    numbers: { contactsPerWeek: 120 },
    faults: { missedPerWeek: "Please enter 120 or less: that many reach you in all" },
  });
});

test("a sum is held at what was right last while one field cannot be, and counts all of them after", () => {
  const last = stillCounted({ contactsPerWeek: "260", missedPerWeek: "45" }, {});
  expect(stillCounted({ contactsPerWeek: "a lot", missedPerWeek: "50" }, last)).toEqual(last);
  expect(stillCounted({ contactsPerWeek: "", missedPerWeek: "50" }, last)).toEqual({ missedPerWeek: 50 });
  expect(stillCounted({ keptShare: "140" }, {})).toEqual({});
});

test("more missed than come in all is no number, also where the report's own example is all there is", () => {
  for (const contactsPerWeek of ["", "a lot"]) {
    const { numbers, faults } = readTyped({ contactsPerWeek, missedPerWeek: "900" }, 145);
    expect(numbers).toEqual({});
    expect(faults.missedPerWeek).toMatch(/^Please enter 145 or less: .* our example .* your own number/);
  }
  expect(readTyped({ contactsPerWeek: "1000", missedPerWeek: "900" }, 145).faults).toEqual({});
});

test("what is stored is typed back as it was", () => {
  const stored = { people: 3, hourCost: 22.5, trade: "dental" };
  expect(readTyped(typedOf(stored)).numbers).toEqual(stored);
  expect(typedOf(null)).toEqual({});
});
