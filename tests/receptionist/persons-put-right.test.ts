import { expect, it } from "vitest";
import { call, MONDAY } from "./called.ts";

// Who it is for, who calls and whom it goes to, put right wherever the talk stands; nothing else is dropped.

it("takes a letter and whose it is in one breath, and keeps the time", () => {
  const { bookings } = call(
    "dental",
    MONDAY,
    "I need a cleaning next Tuesday morning.",
    "The first one.",
    "It's for Anna Lindt.",
    "No, Lindh, with an h. And it's not for me, it's my daughter's. I'm Eva.",
    "555 201 4455",
    "Yes.",
  );
  expect(bookings).toMatchObject([{ name: "Anna Lindh", day: "2026-12-01", time: "08:00" }]);
  expect(bookings[0]!.text).toBe("Called by: Eva (for their daughter)");
});

it("tells who calls from who comes: 'Peter's me, the boy is Finn'", () => {
  const { bookings } = call(
    "dental",
    MONDAY,
    "My son needs a filling, he's ten.",
    "Wednesday.",
    "The first.",
    "Peter Hale.",
    "No, Peter's me, the boy is Finn.",
    "555 111 9999",
    "Yes.",
  );
  expect(bookings).toMatchObject([{ name: "Finn", day: "2026-11-25", time: "11:00" }]);
  expect(bookings[0]!.notes).toEqual(["Called by: Peter Hale (for their son)"]);
});

it("puts a date and an addressee of a message right, each in its place", () => {
  const { messages } = call(
    "law",
    MONDAY,
    "Leave a message for Ms. Pell please.",
    "The hearing was moved to March 3rd, and I need her to call me.",
    "Tom Ives, 555 777 1234",
    "No, March 13th, not the third.",
    "No, the message is for Mr. Harrow, not Ms. Pell.",
    "Yes.",
  );
  expect(messages.map(({ text }) => text)).toEqual([
    "For: Judith Harrow | The hearing was moved to March 13th, and I need her to call me. | Call back: as soon as possible",
  ]);
});

it("begins nothing on what is for another day", () => {
  const { bookings, messages, ended } = call(
    "medical",
    MONDAY,
    "I want to see the doctor about a rash on Wednesday.",
    "Nine.",
    "Sam Orr, 555 204 4455.",
    "Yes.",
    "And I was meaning to ask about my cholesterol someday, but not now.",
    "No.",
  );
  expect([bookings.length, messages.length, ended]).toEqual([1, 0, true]);
});
