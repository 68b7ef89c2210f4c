import { describe, expect, it, test } from "vitest";
import { call, NOVEMBER_30 } from "./called.ts";

// What callers tell beside their wish: what they go by, when work begins, whose driver it was, how long they have.

const dental = (...lines: string[]) =>
  call("dental", NOVEMBER_30, "I need a cleaning Thursday morning", "the first", ...lines);

describe("what somebody goes by", () => {
  test.each([
    ["Wilhelmina Dray, but put Billie", "Wilhelmina Dray", "Billie"],
    ["Bartholomew Quist, most folks call me Bart", "Bartholomew Quist", "Bart"],
  ])("stands beside the name: %s", (line, name, nick) => {
    const { bookings } = dental(line, "555 010 3344", "yes");
    expect(bookings[0]?.name).toBe(name);
    expect(bookings[0]?.text).toContain(`Goes by: ${nick}`);
  });

  it("takes no name's place, and the family name may follow it", () => {
    const { bookings } = dental(
      "Well, it's Bartholomew, most folks call me Bart",
      "Quist",
      "555 010 3345",
      "yes",
    );
    expect(bookings[0]?.name).toBe("Bartholomew Quist");
    expect(dental("put Billie").said.at(-1)).toMatch(/Thank you, Billie/);
  });

  it("is heard before the name it belongs to", () => {
    const { said, state } = call("ringwell", NOVEMBER_30, "Can somebody call me? Put Jo, Josephine Marsh");
    expect(said[0]).toMatch(/Thank you, Josephine Marsh/);
    expect(state.notes).toContain("Goes by: Jo");
  });

  it("is heard in 'it's me you'd be calling'", () => {
    const { said } = call(
      "medical",
      NOVEMBER_30,
      "Can someone call me about my results? It's me you'd be calling, Kwabena",
    );
    expect(said[0]).toMatch(/Thank you, Kwabena/);
  });
});

describe("when somebody is at work", () => {
  test.each([
    [
      "dental",
      "I need a check-up Wednesday. I start work at noon",
      /^A check-up, of course\. Wednesday, December 2nd, I can do \d+(?::\d\d)?(?: o'clock)? or \d+/,
    ],
    ["medical", "A physical please. Thursday. My shift starts at ten", /Thursday, December 3rd, I can do 9/],
  ] as const)("is no wish for that hour, at %s: %s", (desk, line, offered) => {
    const { said } = call(desk, NOVEMBER_30, line);
    expect(said[0]).toMatch(offered);
    expect(said[0]).not.toMatch(/closed|taken|run past/);
  });
});

describe("at the law desk", () => {
  it("an injury stays one when 'a consultation' is asked for, and a driver's company is the other side", () => {
    const { said, bookings } = call(
      "law",
      NOVEMBER_30,
      "I got rear-ended by a guy from Odell's Roofing last month, my neck's still hurting",
      "I'd like a consultation, yes",
      "Thursday",
      "the first one",
      "in person, Rosa Marchetti, 555 010 3350",
      "yes",
    );
    expect(said[4]).toMatch(
      /an injury consultation in person.*The other side: Odell's Roofing\. Is that right/,
    );
    expect(bookings[0]?.service).toBe("injury");
  });

  test.each([
    ["An Odell's truck backed into me in the lot", "Odell's"],
    ["A truck from Delgado Brothers ran into me on Route 9", "Delgado Brothers"],
    ["I slipped on some ice at Brenner's Market and broke my wrist", "Brenner's Market"],
  ])("who it was is on the right row: %s", (line, side) => {
    const { state } = call("law", NOVEMBER_30, line);
    expect(state.notes).toContain(`Other side: ${side}`);
    expect(state.slots.service?.value).toBe("injury");
  });

  it("a lawsuit's days to answer are a row", () => {
    const { receipt } = call(
      "law",
      NOVEMBER_30,
      "I got papers that Brill Supply is suing me, they came on the 12th and I've got 20 days to answer",
      "Thursday",
      "the first",
      "by phone, Gail Horne, 555 010 3351",
      "yes",
    );
    expect(receipt).toMatch(/Due: [^|]*20 days from/);
    expect(receipt).toMatch(/Served: The 12th/);
  });

  test.each([
    "Should I see a doctor or talk to you first?",
    "Do I go to the hospital first or call a lawyer?",
  ])("health comes before a case: %s", (asks) => {
    expect(call("law", NOVEMBER_30, asks).said[0]).toMatch(/^If you are hurt, the doctor comes first/);
  });
});

test.each([
  ["medical", "I lost the baby in October and I need a follow-up visit"],
  ["law", "The cop choked me out in March, I want to sue"],
] as const)("a month in which something happened is no wish, at %s: %s", (desk, line) => {
  expect(call(desk, NOVEMBER_30, line).said[0]).not.toMatch(/that far ahead/);
});
