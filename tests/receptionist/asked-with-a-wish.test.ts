import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

const last = (desk: "dental" | "medical" | "law" | "ringwell", ...lines: string[]) =>
  call(desk, TUESDAY, ...lines).said.at(-1)!;

describe("a line that asks and wishes for a visit keeps the wish", () => {
  it.each([
    ["law", "I want to come in about a will, but what's it going to cost me?", /150 dollars/],
    ["law", "I need a lawyer for my divorce, how much do you charge?", /200/],
    [
      "dental",
      "My crown came off and I need it put back, quick question though, do you take MetLife?",
      /MetLife/,
    ],
    ["dental", "She needs a filling, but do you take Cigna?", /Cigna/],
    ["dental", "Necesito una limpieza, pero primero, ¿cuánto cuesta?", /120/],
    ["dental", "I need a cleaning, but first: do you take Delta?", /Delta/],
    ["medical", "I need to be seen for my back but do you take Medicare?", /Medicare/],
  ] as const)("%s: %s", (desk, words, answer) => {
    const said = last(desk, words);
    expect(said).toMatch(answer);
    expect(said).toMatch(
      /What day would suit you\?|Which would you like\?|What is the visit for|¿Qué día le conviene\?/,
    );
  });
  it.each([
    "If I need a root canal, do you do that and how much?",
    "I have a question, do you do cleanings?",
    "I want to know if I need a crown, how much is it?",
  ])("who only asks is asked for no day: %s", (words) => {
    expect(last("dental", words)).toMatch(/Anything else I can do\?/);
  });
});

describe("a question's time is answered with the rest of it", () => {
  it.each([
    ["dental", "do you do extractions on Saturdays?", /takes teeth out.*On Saturdays we're open 9 to 1/],
    ["law", "Do you do divorces on weekends?", /divorces.*We're closed on Saturday and Sunday/],
    ["medical", "do you give flu shots on weekends?", /flu shots.*closed on Saturday and Sunday/],
    ["dental", "do you do cleanings after five?", /Yes, until 6:30 on Wednesday/],
    ["dental", "¿sacan muelas los sábados?", /los sábados abrimos de 9 a 1/],
  ] as const)("%s: %s", (desk, words, answer) => {
    expect(last(desk, words)).toMatch(answer);
  });
  it("what is not done has no hours", () => {
    expect(last("dental", "do you do implants on Saturdays?")).not.toMatch(/open/);
  });
});

describe("a thing is taken for what it is", () => {
  it.each([
    ["dental", "Some guy is parked in my spot, can you make him move it?", /appointment/],
    ["law", "My neighbor put his fence on my land, can you make him move it?", /appointment/],
    ["dental", "The man next door keeps blocking the ramp, make him move", /pain or pressure/],
    ["dental", "Why do I owe a deductible?", /billing team|accounts/],
    ["medical", "do I owe a deductible for a physical?", /billing team|accounts/],
    ["dental", "is this where my husband goes?", /records/],
    ["dental", "do X-rays give you cancer?", /oral cancer/],
    ["law", "do you have a mobile notary?", /online/],
  ] as const)("%s: %s", (desk, words, not) => {
    expect(last(desk, words)).not.toMatch(not);
  });
  it.each([
    ["dental", "will all those x-rays give me cancer?", /very little radiation/],
    ["law", "is your notary mobile?", /notary here at the office/],
    ["dental", "is this where my kids go?", /Larkspur Family Dental/],
    ["medical", "is this the place my wife comes to?", /Fennbrook Medical/],
    ["dental", "Why do I owe a deductible?", /depends on your plan/],
  ] as const)("%s: %s", (desk, words, is) => {
    expect(last(desk, words)).toMatch(is);
  });
  it.each(["she likes a woman", "a woman please", "she'd like a woman"])("a woman doctor: %s", (words) => {
    expect(last("medical", "I need a physical for my mother", words)).toMatch(/Dr\. Okafor is a woman/);
  });
  it("an appointment that others are asked to move is moved", () => {
    expect(last("dental", "I have a cleaning Thursday at two, can you have them move it?")).toMatch(
      /ask the front desk to move it/,
    );
  });
});

describe("an accident that is told is no danger at hand", () => {
  it.each([
    "the other guy hit me but I was on my phone",
    "some lady hit me in a parking lot and now she says it's my fault",
    "he ran into me at a stop sign, my neck hurts",
    "somebody sideswiped me and took off",
    "the other guy hit me when I ran the light",
  ])("%s", (words) => {
    expect(last("law", words)).toBe(
      "I'm sorry to hear that. I hope you are all right. What day would suit you?",
    );
  });
  it.each([
    "my boyfriend hit me in the car",
    "the other guy hit me at the bar",
    "He hit me in the parking lot with his fist",
    "this guy hit me while I was on my phone",
    "she hit me at the intersection just now and I'm bleeding",
  ])("but this is: %s", (words) => {
    expect(last("law", words)).toMatch(/911/);
  });
});

describe("a time for what was asked is taken or left in few words", () => {
  it.each(["that one's fine", "that one works", "that time is perfect"])("taken: %s", (words) => {
    expect(last("dental", "I need a cleaning", "what do you have on Wednesday the 2nd", words)).toMatch(
      /Wednesday, December 2nd.*May I have your name\?/,
    );
  });
  it.each(["nah, leave it", "No, don't bother", "no, forget it"])("left: %s", (words) => {
    const { said, receipt } = call(
      "dental",
      TUESDAY,
      "my filling still hurts when I bite down, is that normal?",
      words,
    );
    expect(said.at(-1)).toMatch(/no hurry|that's fine/);
    expect(said.at(-1)).not.toMatch(/appointment/);
    expect(receipt).not.toMatch(/Question for you|Asks:/);
  });
});

describe("who is spoken of and what is told beside the wish", () => {
  it("who has died does not come", () => {
    const said = last(
      "dental",
      "My denture's cracked. My wife, God rest her, always saw that nice lady dentist you have",
      "tomorrow at eleven",
    );
    expect(said).toMatch(/May I have your name\?/);
  });
  it("how long it has been is no day to come", () => {
    expect(last("medical", "Hi, it's for my mom, tiene dolor de espalda, few weeks now")).toMatch(
      /What day would suit you\?/,
    );
  });
  it.each(["oh 5 5 5 0 1 0 4 0 9 8", "Oh, 555, 010, 4098"])(
    "a sigh before a number is no zero: %s",
    (words) => {
      expect(last("dental", "I need a cleaning", "tomorrow at eleven", "Vera Bloom", words)).toMatch(
        /5 5 5, 0 1 0, 4 0 9 8/,
      );
    },
  );
  it("no sign of what would be urgent needs no emergency line", () => {
    const said = last(
      "dental",
      "I had a filling done Thursday and it still hurts when I bite down. Is that normal?",
      "No swelling or anything, just sore. Should I come in?",
    );
    expect(said).toMatch(/Would you like a time for that\?/);
    expect(said).not.toMatch(/emergency|911/);
  });
  it("but a sign beside it does", () => {
    expect(
      last("dental", "My tooth hurts when I chew, is that bad?", "No fever, but there is some swelling"),
    ).toMatch(/emergency line/);
  });
  it("who buys nothing is no vendor", () => {
    expect(
      last("ringwell", "I'm a chiropractor, thirty one years in business and I'm not buying anything"),
    ).not.toMatch(/pass that on/);
  });
  it("a trade is heard through a filler", () => {
    expect(
      last(
        "ringwell",
        "My sister does dog grooming, she misses half her calls. Is that a thing you people could, you know, help with?",
      ),
    ).toMatch(/^Yes, for dog grooming too\./);
  });
});
