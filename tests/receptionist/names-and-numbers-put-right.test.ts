import { expect, it } from "vitest";
import { call, MONDAY } from "./called.ts";

// Two children with their ages, a business beside a name, and a delay that grew.

it("takes two children told with their ages, and the parent for who calls", () => {
  const { said, bookings } = call(
    "dental",
    MONDAY,
    "Hello, I need to book checkups for my kids.",
    "I have two of them, that's Nora, she's eight, and Felix is five. I'm Henrik Dahl.",
    "Next Tuesday after three.",
    "The first one.",
    "555 201 3344, and same last name.",
    "Yes, go ahead and book it, for Nora and Felix Dahl.",
  );
  expect(said.join(" ")).not.toContain("the name of the other one");
  expect(said.at(-1)).toMatch(/^You're booked/);
  expect(bookings.map(({ name }) => name)).toEqual(["Nora Dahl", "Felix Dahl"]);
  expect(bookings[0]!.notes.join()).toContain("Called by: Henrik Dahl");
});

it("takes both children for those who come, where the parent's name was told before", () => {
  const { bookings } = call(
    "dental",
    MONDAY,
    "This is Henrik Dahl. I need checkups for my two kids.",
    "Next Tuesday after three.",
    "The first one.",
    "555 201 3344.",
    "Nora Dahl and Felix Dahl.",
    "Yes.",
  );
  expect(bookings.map(({ name }) => name)).toEqual(["Nora Dahl", "Felix Dahl"]);
});

it.each([
  "Actually, make that thirty-five minutes, not twenty.",
  "Sorry, it's more like thirty-five minutes.",
])("puts a delay right that was passed on: %s", (more) => {
  const { messages } = call(
    "dental",
    MONDAY,
    "I've got an eleven o'clock and I'll be twenty minutes late, sorry.",
    "Paula Reyes, 555 404 1212.",
    "Yes.",
    more,
  );
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({ about: "late", urgent: true });
  expect(messages[0]!.text).toContain("thirty-five minutes late");
  expect(messages[0]!.text).not.toContain("twenty");
});

it("keeps a business apart from the person who calls for it", () => {
  const { said, messages } = call(
    "ringwell",
    MONDAY,
    "Could somebody call me back about a quote?",
    "Lena Ortiz, Ortiz Roofing and Siding.",
    "555 201 3344. Evenings after six is best, or before seven.",
    "Yes.",
  );
  expect(said.at(-1)).toContain("would call you back in the evenings after six, or before seven.");
  expect(messages[0]).toMatchObject({ name: "Lena Ortiz" });
  expect(messages[0]!.notes).toContain("Business: Ortiz Roofing and Siding");
  expect(messages[0]!.text).not.toContain("Lena");
});
