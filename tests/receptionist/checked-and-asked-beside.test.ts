import { describe, expect, it } from "vitest";
import { call } from "./called.ts";

// Tuesday, ten in the morning.
const AT = "2026-11-24T15:00:00Z";
const CALLED = "Have somebody call me on Monday about the price. Hal Brennerman";
const PHYSICAL = "I'd like a physical with Dr. Okafor, Friday of next week in the morning";
const DENTAL = ["a cleaning on Tuesday the first, please", "ten thirty"] as const;

describe("a question that only checks what was agreed", () => {
  it.each([
    "That's Monday after four, right?",
    "So it's Monday after four, yes?",
    "And we said Monday after four, correct?",
  ])("hears a yes, and is nothing for somebody else: %s", (line) => {
    const { said, state, messages } = call("ringwell", AT, CALLED, `555 010 8840. ${line}`, "Yes");
    expect(said[1]).toContain("Yes, Monday after four.");
    expect(said[1]).not.toMatch(/don't know/);
    expect(messages[0]?.text).not.toContain("Asks");
    expect(state.asked).toBe("anything-else");
  });

  it.each([
    "And that's with Dr. Okafor, right?",
    "It's with Dr. Okafor, yes?",
    "So I'm seeing Dr. Okafor, correct?",
  ])("knows with whom: %s", (line) => {
    const { said } = call("medical", AT, PHYSICAL, "eight thirty", "Tess Bond", `555 010 5562. ${line}`);
    expect(said[3]).toContain("Yes, with Dr. Okafor.");
  });

  it.each([
    "So that's Tuesday, right?",
    "And it's at ten thirty, yes?",
    "That's Tuesday at ten thirty, correct?",
  ])("knows when: %s", (line) => {
    const { said } = call("dental", AT, ...DENTAL, `Ann Bell. ${line}`);
    expect(said[2]).toContain("Yes, Tuesday, December 1st at 10:30 in the morning.");
  });

  it("is no yes to what was not agreed", () => {
    const { said } = call("dental", AT, ...DENTAL, "Ann Bell. It's Tuesday the eighth, right?");
    expect(said[2]).not.toContain("Yes,");
  });

  it("says nothing of facts to who names whom they want", () => {
    const { said } = call(
      "medical",
      AT,
      PHYSICAL,
      "eight thirty",
      "Tess Bond, 555 010 5562",
      "Yes, but with Dr. Okafor. I'd like the woman.",
    );
    expect(said[3]).not.toContain("pap smears");
  });
});

describe("what is asked beside a visit", () => {
  const ASKED = [
    "Lorraine Abernathy. But what about the check, did it come?",
    "Lorraine Abernathy. And did you ever get my payment? I mailed a hundred and forty dollars weeks ago",
    "Lorraine Abernathy. What about my X-rays, did they arrive?",
  ];
  it.each(ASKED)("of what was sent is answered, and passed on: %s", (line) => {
    const { said, state } = call("dental", AT, ...DENTAL, line);
    expect(said[2]).toMatch(/I can't see from here what has come in/);
    expect(state.told.join(" ")).toMatch(/Asks: .*(?:check|payment|X-rays)/);
  });

  it("is written down by asking whether it was", () => {
    const { said, state } = call(
      "dental",
      AT,
      ...DENTAL,
      "Lorraine Abernathy",
      "It's 555 010 9012. Did you write down about my check?",
    );
    expect(said[3]).toContain("I've noted: About my check.");
    expect(state.notes.join(" ")).toContain("About my check");
  });

  it.each([
    "Yes please. And you'll ask somebody about my check? I don't want a late fee.",
    "Yes. And they'll look for my glasses in the waiting room, right?",
    "Yes, and you'll tell Molly she was wonderful?",
  ])("of the people here is passed on with a yes: %s", (line) => {
    const { said, bookings } = call("dental", AT, ...DENTAL, "Lorraine Abernathy", "555 010 9012", line);
    expect(said[4]).toContain("Yes, I've noted it for the front desk.");
    expect(said[4]).not.toMatch(/open bill|I don't know/);
    expect(bookings[0]?.text).toMatch(/check|glasses|Molly/);
  });

  it.each(["What about custody? I'm the dad", "And what about parking?", "How about the price?"])(
    "with 'what about' begins no visit: %s",
    (line) => {
      expect(call("law", AT, "Do you guys handle divorces?", line).state.stack).toEqual([]);
    },
  );
});

describe("what a caller takes for granted of money", () => {
  it.each(["And that is free, right?", "It won't cost me anything, right?", "So I pay nothing, yes?"])(
    "is confirmed by the desk's own fact or not at all: %s",
    (line) => {
      const { said } = call(
        "dental",
        AT,
        "Since cleanings are free twice a year by law, can I get one this week?",
        `Tomorrow at 11. ${line}`,
      );
      expect(said[1]).not.toMatch(/\bYes\b|by law/);
      expect(said[1]).toContain("Tomorrow at 11");
    },
  );
});
