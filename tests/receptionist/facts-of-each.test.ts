import { expect, it } from "vitest";
import { call, MONDAY } from "./called.ts";

it("writes what is told of one child on that one's paper, and what is of both on both", () => {
  const { bookings } = call(
    "dental",
    MONDAY,
    "Hi, I need cleanings for my two kids, Otto and June Vance.",
    "June has a latex allergy, and Otto, he needs somebody patient.",
    "They both hate the mint paste.",
    "Next Tuesday after three.",
    "The first one.",
    "I'm their mom, Petra Vance, 555 201 3344.",
    "Yes.",
  );
  const [otto, june] = bookings.map(({ text }) => text);
  expect(otto).toContain("somebody patient");
  expect(otto).not.toContain("latex");
  expect(june).toContain("June has a latex allergy.");
  expect(june).not.toContain("patient");
  for (const each of [otto, june]) expect(each).toContain("mint paste");
});

it("fears nothing where children are told with their ages", () => {
  const { state } = call(
    "dental",
    MONDAY,
    "I'd like to bring my kids in for a cleaning.",
    "There's two of them, Nora, she's eight, and Felix is five. I'm Henrik Dahl.",
  );
  expect(state.suspected).toBeUndefined();
  expect(state.slots.name?.value).toMatch(/Nora|Felix|Henrik/);
});
