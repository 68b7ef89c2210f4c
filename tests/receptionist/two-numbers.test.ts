import { expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

/** Whose a number is, and which of two is tried first, stand on the paper. */

const BOOKED = ["I need a cleaning, Friday morning", "The first one"];

it.each<[told: string, phone: string, row: string]>([
  [
    "Teresa Mullins. My number's 415-555-0142 and my husband's is 415-555-0177, try him first though.",
    "+14155550142",
    "Husband's number: (415) 555-0177, call first",
  ],
  [
    "Teresa Mullins, mine is 415 555 0142, my sister's is 415 555 0177 if I don't pick up",
    "+14155550142",
    "Sister's number: (415) 555-0177, if nobody answers",
  ],
  [
    "It's Teresa Mullins. 415-555-0177 is my daughter's and 415-555-0142 is mine. Call mine first.",
    "+14155550142",
    "Daughter's number: (415) 555-0177, if nobody answers",
  ],
  [
    "Teresa Mullins, 415-555-0142, or 415-555-0177 at the office",
    "+14155550142",
    "Office number: (415) 555-0177",
  ],
])("'%s'", (told, phone, row) => {
  const { bookings, said } = call("dental", TUESDAY, ...BOOKED, told, "Yes, that's right");
  expect(said[2]).toMatch(/0 1 4 2/);
  expect(said[2]).toMatch(/0 1 7 7/);
  expect(bookings).toMatchObject([{ name: "Teresa Mullins", phone }]);
  expect(bookings[0]!.notes).toContain(row);
  expect(bookings[0]!.told.join(" ")).not.toMatch(/try|call|0177/i);
});

it("keeps the order that is told once both are known, and puts it right", () => {
  const { bookings, said } = call(
    "dental",
    TUESDAY,
    ...BOOKED,
    "Teresa Mullins, 415-555-0142. My husband's number is 415-555-0177.",
    "Yes, but call him first please",
    "No, sorry, call me first",
    "Yes",
  );
  expect(said[3]).toContain("your husband's first, 4 1 5, 5 5 5, 0 1 7 7, then yours");
  expect(bookings[0]!.notes).toContain("Husband's number: (415) 555-0177, if nobody answers");
});

it("calls who is to be called, and not who complains for them", () => {
  const { messages } = call(
    "dental",
    TUESDAY,
    "Your hygienist was rough with my mother yesterday and made her cry, and nobody said sorry.",
    "Sandra Ortiz",
    "415-555-0119",
    "Yes, but call my mother, not me. Her number is 415-555-0120.",
    "Yes",
  );
  expect(messages).toMatchObject([{ name: "Sandra Ortiz", phone: "+14155550119" }]);
  expect(messages[0]!.notes).toContain("Mother's number: (415) 555-0120, call this one");
});

it("says the other number back in Spanish, and writes it for an English desk", () => {
  const { said, bookings } = call(
    "dental",
    TUESDAY,
    "Quisiera una limpieza el lunes por la tarde",
    "La primera",
    "Rosa Medina, 415 555 0155, pero el de mi esposo es 415 555 0156 por si no contesto",
    "Sí",
  );
  expect(said[2]).toContain("y si no, al de su esposo, 4 1 5, 5 5 5, 0 1 5 6");
  expect(bookings[0]!.notes).toContain("Husband's number: (415) 555-0156, if nobody answers");
});

it("tells who comes from who calls, where the one was named before", () => {
  const { bookings } = call(
    "dental",
    TUESDAY,
    "I'd like to get my husband Gary in, he chipped a tooth last night.",
    "The second one",
    "I'm Teresa Mullins. Gary's a Mullins too.",
    "415 555 0142",
    "Yes",
  );
  expect(bookings).toMatchObject([{ name: "Gary Mullins" }]);
  expect(bookings[0]!.notes).toContain("Called by: Teresa Mullins (for their husband)");
});
