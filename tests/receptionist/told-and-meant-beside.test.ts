import { describe, expect, it } from "vitest";
import { call } from "./called.ts";

// Tuesday, ten in the morning.
const AT = "2026-11-24T15:00:00Z";

describe("what is told by the way", () => {
  it.each([
    "Oh hello dear, well, it's a bit of a story. My sister came down from Maine on Sunday and she always brings this toffee.",
    "Hi. Where do I even start? I was at my niece's wedding on Saturday and there was this cake",
  ])("of a story that has only begun asks for no visit: %s", (line) => {
    const { said, state } = call("dental", AT, line);
    expect(state.stack).toEqual([]);
    expect(said[0]).not.toMatch(/I can do|sorry to hear/);
  });

  it.each([
    "Next week, late in the afternoon, I get off at three thirty",
    "sometime next week, late afternoon would be best",
  ])("keeps the week beside 'late': %s", (line) => {
    const { state } = call("law", AT, "I need to talk to a lawyer about a divorce", line);
    expect(state.offered.every(({ day }) => day >= "2026-11-30" && day <= "2026-12-06")).toBe(true);
  });

  it("is on a day that is no wish", () => {
    const { state } = call(
      "dental",
      AT,
      "I'd like a cleaning tomorrow. We've got eleven people coming Thursday",
    );
    expect(state.offered.map(({ day }) => day)).toEqual(["2026-11-25", "2026-11-25"]);
  });

  it("is how old two children are, and no hour", () => {
    const { state } = call(
      "dental",
      AT,
      "I need to bring my two kids in for checkups, Tuesday the first after school",
      "It's Asha and Dev, Asha's seven and Dev's nine. The four o'clock is great",
    );
    expect(state.slots.time?.value).toBe("16:00");
  });
});

describe("what is said of people and numbers", () => {
  it.each(["Peter Kowalczyk. My husband.", "Peter Kowalczyk, he's my husband"])(
    "names the other side alone: %s",
    (line) => {
      const { state } = call(
        "law",
        AT,
        "I need a family law consultation in person on Tuesday the first at four",
        "Denise Kowalczyk, 555 010 7723",
        line,
      );
      expect(state.notes).toContain("Other side: Peter Kowalczyk");
    },
  );

  it("takes a cell for where texts go", () => {
    const { state } = call(
      "law",
      AT,
      "I need a family law consultation in person on Tuesday the first at four",
      "Please don't call the house, only my cell. My husband doesn't know yet.",
    );
    expect(state.noTexts).toBeUndefined();
  });
});

describe("a question by its kind", () => {
  it("with 'what about' asks the same of another thing", () => {
    const { said } = call("law", AT, "Do you guys handle divorces?", "What about custody? I'm the dad");
    expect(said[1]).toMatch(/we do custody/);
  });

  it.each(["So nobody's there today?", "Is anybody there today or not?"])(
    "asks whether it is open: %s",
    (line) => {
      expect(call("medical", "2026-11-21T19:00:00Z", line).said[0]).toMatch(/closed/i);
    },
  );
});
