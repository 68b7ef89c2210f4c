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
