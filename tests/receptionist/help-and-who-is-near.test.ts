import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

describe("who only thanks for it has not said that they call", () => {
  it.each(["ok thanks", "okay", "got it, thank you", "oh ok"])("%s", (words) => {
    const { said, receipt } = call(
      "medical",
      TUESDAY,
      "My husband has chest pain and his arm is numb",
      words,
    );
    expect(said[1]).toBe("Are you calling 911 now?");
    expect(receipt).toMatch(/Help: The caller did not say whether they called/);
  });
  it("a yes to that says it", () => {
    const { said, receipt } = call(
      "medical",
      TUESDAY,
      "My husband has chest pain and his arm is numb",
      "ok",
      "yes",
    );
    expect(said[2]).toMatch(/Stay on with 911/);
    expect(receipt).toMatch(/Help: The caller said they would call/);
  });
  it("a no does not", () => {
    const { said, receipt } = call(
      "medical",
      TUESDAY,
      "My husband has chest pain and his arm is numb",
      "ok",
      "no he won't let me",
    );
    expect(said[2]).toMatch(/911/);
    expect(receipt).toMatch(/Help: The caller did not say whether they called/);
  });
});
describe("in a crisis what is told of others is heard", () => {
  const BEFORE = [
    "I lost everything, what's the point of living",
    "I don't know",
    "I just thought somebody there might talk to me.",
  ];
  it.each([
    [
      "My sister's coming over tonight, I guess.",
      /^I'm glad your sister is coming\. Could you ask her to come now\?.*988/,
    ],
    ["my mom is on her way", /^I'm glad your mom is coming\. Until then.*988/],
    ["I guess. My roommate's in the next room", /^I'm glad your roommate is there\..*988/],
    ["No, I'm by myself", /stay on the line.*neighbor/],
  ])("%s", (words, answer) => {
    expect(call("law", TUESDAY, ...BEFORE, words).said[3]).toMatch(answer);
  });
});
