import { describe, expect, it, test } from "vitest";
import { call, NOVEMBER_30 } from "./called.ts";

// What was told stays as it was told, whatever stands beside it.

const PHYSICAL = [
  "I wanted to get in for a physical.",
  "Friday.",
  "Ten's good.",
  "It's Teresa Vandermolen.",
  "614-555-0139.",
];

describe("a number that is known", () => {
  test.each([
    "No, the number's wrong, it ends in 0139, thirty-nine.",
    "Yes. Oh, my last name, it's got an E at the end of Vander, V-A-N-D-E-R, M-O-L-E-N.",
  ])("is not changed by: %s", (line) => {
    const { state } = call("medical", NOVEMBER_30, ...PHYSICAL, line);
    const [filed] = state.filed;
    const phone = filed && "phone" in filed ? filed.phone : state.slots.phone?.value;
    expect(phone).toBe("+16145550139");
  });

  it("gets the end that is told anew, a part of it twice", () => {
    const { state } = call("medical", NOVEMBER_30, ...PHYSICAL, "No, it ends in 0193, ninety-three.");
    expect(state.slots.phone?.value).toBe("+16145550193");
  });
});

it("joins the letters of a last name", () => {
  const { state } = call("medical", NOVEMBER_30, ...PHYSICAL, "No, my last name's V-A-N-D-E-R-M-O-L-E-R.");
  expect(state.slots.name?.value).toBe("Teresa Vandermoler");
});

describe("at a law office", () => {
  const INJURY = [
    "I was in a car accident a couple weeks ago and I need a consultation.",
    "Thursday morning.",
    "Nine thirty's good.",
    "In person. My name's Ray Dombrowski.",
  ];

  it("the other driver is not the caller", () => {
    const { said, receipt } = call(
      "law",
      NOVEMBER_30,
      ...INJURY,
      "330-555-0191. The other fella's name is Curtis Bell, if that matters.",
      "No, Curtis Bell is the other driver.",
      "Yes, please.",
    );
    expect(said[4]).toMatch(
      /an injury consultation in person.*for Ray Dombrowski.*other side: Curtis Bell\./is,
    );
    expect(receipt).toMatch(/Injury consultation, booked|Thursday, December 3rd, 9:30 am/);
    expect(receipt).toMatch(/Name: Ray Dombrowski/);
    expect(receipt).toMatch(/Other side: Curtis Bell \|/);
  });

  it("who hit somebody is named without the 's of what is told of him", () => {
    const { state } = call(
      "law",
      NOVEMBER_30,
      ...INJURY,
      "330-555-0191.",
      "Curtis Bell's the guy who hit me.",
    );
    expect(state.notes).toContain("Other side: Curtis Bell");
  });

  it("an answer counts beside a question, and the question is answered", () => {
    const { said, state } = call(
      "law",
      NOVEMBER_30,
      ...INJURY,
      "330-555-0191.",
      "Well that's Todd, Todd Strickland. What do I gotta bring with me?",
    );
    expect(state.notes).toContain("Other side: Todd Strickland");
    expect(said[5]).toMatch(/^Bring .*Is that right\?$/s);
  });

  it("'in person' stands, whoever looks through a phone", () => {
    const { said } = call(
      "law",
      NOVEMBER_30,
      ...INJURY.slice(0, 3),
      "In person. But did you get that, I don't want anybody texting me, he looks through my phone.",
      "It's Kelly Strickland, 216-555-0115.",
      "Todd Strickland.",
      "No, in person, I don't want anything on the phone. Otherwise that's right.",
    );
    expect(said[3]).not.toMatch(/by phone/i);
    expect(said[6]).toMatch(/consultation in person/);
  });
});

it("a sentence that is to be kept is not said back word for word", () => {
  const { said } = call(
    "ringwell",
    NOVEMBER_30,
    "Can somebody call me? I'm Anita Feldman, 937-555-0146, after two.",
    "Yes, that's right. It's Feldman Animal Hospital, you got that, so they don't ask for me at the wrong place?",
  );
  expect(said[1]).not.toMatch(/you got that/);
});
