import { describe, expect, it, test } from "vitest";
import { call, NOVEMBER_30 } from "./called.ts";

// An appointment that is there already is no wish for its day, and nothing that is said of the new one changes it.

const medical = (...lines: string[]) => call("medical", NOVEMBER_30, ...lines);

describe("one that is there beside a new one", () => {
  test.each([
    "I've an appointment Thursday at two with Dr. Brandt and I'd also like to book a physical",
    "I've got an appointment Thursday at two, and I'd like to book a physical too",
  ])("is no wish for its day: %s", (line) => {
    const { said, state } = medical(line);
    expect(said[0]).toMatch(/^Your Thursday at two stays as it is\. A physical, of course\. What day/);
    expect(state.slots.day).toBeUndefined();
  });

  it("stays on the paper as it is, whatever is put right of the other", () => {
    const { said, bookings } = medical(
      "I've an appointment Thursday at two with Dr. Brandt and I'd also like to book a physical",
      "nine or ten in the morning, not eight",
      "Friday",
      "just leave my Thursday on",
      "the first",
      "Ines Walker, 555 010 3349",
      "yes",
    );
    expect(said[3]).toMatch(/Thursday.* stays as it is/);
    expect(bookings[0]).toMatchObject({ day: "2026-12-04", name: "Ines Walker" });
    expect(bookings[0]?.text).toContain("Has already: Thursday at two with Dr. Brandt; it stays as it is");
  });

  it("may be somebody else's, and is kept where only it is spoken of", () => {
    const { said } = call(
      "dental",
      NOVEMBER_30,
      "My daughter's seeing you Thursday at ten. I'd like a cleaning for me",
    );
    expect(said[0]).toMatch(/A cleaning, of course\. What day/);
    const { state } = medical(
      "I need a flu shot this week",
      "Thursday",
      "and leave my physical on the tenth alone, please",
    );
    expect(state.slots).toMatchObject({ service: { value: "vaccine" }, day: { value: "2026-12-03" } });
  });

  it("may be somebody else's, and 'one too' is the same for the caller", () => {
    const { said } = call(
      "dental",
      NOVEMBER_30,
      "My husband has a cleaning on Friday at nine, I'd like one too",
    );
    expect(said[0]).toMatch(
      /^Your husband's Friday at nine stays as it is\. A cleaning, of course\. What day/,
    );
  });

  test.each([
    "I've got an appointment Thursday and I can't make it",
    "I've got a cleaning on the eighth at ten that I need to move",
  ])("is what the call is about where it is to change: %s", (line) => {
    expect(call("dental", NOVEMBER_30, line).said[0]).not.toMatch(/stays as it is/);
  });
});

it("is the daughter's alone where the mother has one already", () => {
  const { said, bookings } = call(
    "dental",
    NOVEMBER_30,
    "I've already got a filling with you on Monday the seventh at nine, but my daughter needs a checkup too",
    "Any afternoon after school, she gets out at three",
    "the first one works",
    "Keisha Monroe, and she's Tiana",
    "555 010 7711",
    "yes",
  );
  expect(said[0]).toMatch(/^Your Monday the seventh at nine stays as it is\. A children's visit/);
  expect(bookings).toMatchObject([{ service: "child", name: "Tiana Monroe" }]);
});

it("is kept once the new one is booked", () => {
  const { said, bookings } = medical(
    "This is Harlan Yates. I need a physical tomorrow afternoon",
    "what've you got?",
    "the second",
    "555 010 7712",
    "yes",
    "oh and just leave my Tuesday with Dr. Brandt on",
  );
  expect(said[1]).toBe(said[0]);
  expect(said.at(-1)).toMatch(/^Your Tuesday stays as it is\. [^.]*else[^.]*\?$/);
  expect(bookings[0]?.text).toContain("Has already: Tuesday; it stays as it is");
});

describe("a new time in bare hours", () => {
  const moved = (...lines: string[]) =>
    call("dental", NOVEMBER_30, "I've got a cleaning on the eighth at ten that I need to move", ...lines);

  it("is the wish, and the old one keeps its own", () => {
    const { state } = moved("same day, nine or eleven");
    expect(state.which).toBe("Tuesday, December 8th at 10 o'clock");
    expect(state.note).toMatch(/9 o'clock or 11 o'clock/);
    expect(moved("nine or ten, not eight").said[1]).toMatch(/^9 o'clock or 10 o'clock, got it/);
  });
});
