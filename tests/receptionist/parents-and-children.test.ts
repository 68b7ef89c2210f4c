import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

const KIDS = [
  "I'd like to bring my two kids in for check-ups, back to back.",
  "December 1st at four",
] as const;
const names = (lines: readonly string[]) => {
  const { said, bookings } = call("dental", TUESDAY, ...lines);
  return { said, names: bookings.map(({ name }) => name), text: bookings[0]?.text };
};
describe("a parent who books for children keeps their own name, and the children have the times", () => {
  it.each([
    "Priya Nair. The kids are Asha and Rohan.",
    "I'm their mom, Priya Nair, and the kids are Asha and Rohan",
    "Priya Nair, that's me. They're Asha and Rohan.",
    "My name's Priya Nair, kids are Asha, she's 8, and Rohan, he's 5",
    "Put it under Nair, Priya Nair. They're Asha and Rohan.",
  ])("told at once: %s", (words) => {
    const { said, names: booked, text } = names([...KIDS, words, "555 301 7788", "Yes"]);
    expect(said[2]).toMatch(/^Thank you, Priya Nair\. Asha first, then Rohan\./);
    expect(booked).toEqual(["Asha Nair", "Rohan Nair"]);
    expect(text).toMatch(/Called by: Priya Nair/);
  });
  it("a child's age is no time, and no seat is the mother's", () => {
    const { said, names: booked } = names([
      ...KIDS,
      "It's Asha and Dev, Asha's seven and Dev's nine",
      "555-010-4410, and I'm Priya Nair, Asha and Dev are the kids",
      "yes",
    ]);
    expect(said[2]).not.toMatch(/7|9 o'clock|closed/);
    expect(booked).toEqual(["Asha Nair", "Dev Nair"]);
  });
  it("says that it stands so to a parent who says it again", () => {
    const { said, names: booked } = names([
      ...KIDS,
      "Priya Nair. The kids are Asha and Rohan.",
      "No, I'm Priya, Priya Nair, Asha's my daughter. 555 301 7788.",
      "Yes, but I'm Priya Nair, put it under Nair.",
      "No! Priya Nair. The kids are Asha and Rohan Nair.",
      "Yes, I guess.",
    ]);
    expect(said.join(" ")).not.toMatch(/Nair Nair|Not with/);
    expect(booked).toEqual(["Asha Nair", "Rohan Nair"]);
  });
  it.each([
    ["No, four is for Asha, four thirty for Dev. I'm the mom", ["Asha Nair", "Dev Nair"]],
    [
      "No no. The four o'clock is Asha's and four thirty is Dev's. I'm just the mom.",
      ["Asha Nair", "Dev Nair"],
    ],
    ["No, Asha at four thirty and Dev at four", ["Dev Nair", "Asha Nair"]],
    ["Dev should have the four o'clock", ["Dev Nair", "Asha Nair"]],
  ])("whose which time is: %s", (words, order) => {
    const { said, names: booked } = names([
      ...KIDS,
      "Priya Nair, the kids are Asha and Dev",
      "555 010 4410",
      words,
      "Yes",
    ]);
    expect(said[4]).toMatch(/Shall I book it\?$/);
    expect(booked).toEqual(order);
  });
  it("a plain yes to two pairs of times takes the first", () => {
    const { said } = call("dental", TUESDAY, KIDS[0], "the first week of December after school", "Yes");
    expect(said[1]).toMatch(/, or /);
    expect(said[2]).toMatch(/Tuesday, December 1st at 4 o'clock and 4:30.*May I have your name\?$/);
  });
  it("names told with the first wish stand", () => {
    const { names: booked } = names([
      "Jose Ruiz here, I want to bring my two daughters for a check-up, Ana and Eva",
      "December 1st at four",
      "555 620 1190",
      "yes",
    ]);
    expect(booked).toEqual(["Ana Ruiz", "Eva Ruiz"]);
  });
  it("a parent's own name is asked beside the children's", () => {
    const { said } = names([...KIDS, "Dana Cole"]);
    expect(said[2]).toMatch(/^Thank you, Dana Cole\. (?:And the children|What are their) ?.*names/);
  });
});
it("who calls for a husband is kept beside his name", () => {
  const { state } = call(
    "medical",
    TUESDAY,
    "Hi this is Beth, I'm calling for my husband Roy Larsen, he needs a checkup",
  );
  expect(state.slots.name?.value).toBe("Roy Larsen");
  expect(state.notes.join()).toMatch(/Called by: Beth/);
});
