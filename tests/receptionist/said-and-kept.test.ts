import { describe, expect, it } from "vitest";
import { call } from "./called.ts";

// What callers begin with and tell, and what the paper keeps of it: each case beside one that must stay as it was.

const TUESDAY = "2026-12-01T18:00:00Z";

describe("what is said of it", () => {
  it("what stands on the paper was heard", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "I chipped a tooth, can somebody look at it?",
      "It doesn't hurt much, it's just sharp",
    );
    expect(said[1]).toMatch(/^I've noted that/);
  });

  it("a message promises a call only where one is wished for", () => {
    const told = call(
      "law",
      TUESDAY,
      "Tell Ms. Pell I got the papers from the court yesterday",
      "Anna Roy, 555 013 4400",
      "yes",
    );
    expect(told.said[2]).toMatch(/Samuel Pell would get it today/);
    const asks = call("law", TUESDAY, "Tell Ms. Pell the papers never came", "Anna Roy, 555 013 4400", "yes");
    expect(asks.said[2]).toMatch(/call you back/);
  });

  it("the same promise is made once", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "I had blood work last week, are the results back?",
      "Ingrid Sorensen, 617 555 0107",
      "Yes. When will they call?",
    );
    expect(said[2]!.match(/would call/g)).toHaveLength(1);
  });

  it("how a visit is held is asked once more, and a yes takes the usual way", () => {
    const { said } = call("law", TUESDAY, "A will, Monday at ten thirty", "Susan Blackwood", "by phone");
    expect(said[1]).toMatch(/in person, by phone or by video/);
    expect(said[2]).toMatch(/^By phone, then/);
  });

  it("asks for the area code of seven digits", () => {
    const { said, state } = call(
      "dental",
      TUESDAY,
      "A cleaning Monday at 9",
      "Ned Price",
      "555 2211",
      "four one three",
    );
    expect(said[2]).toMatch(/area code/);
    expect(state.slots.phone?.value).toBe("+14135552211");
  });

  it("somebody else's pill is for Poison Control, and one that is refilled is not", () => {
    const pill = "I took my dad's blood pressure pill by mistake this morning instead of mine. I feel fine.";
    expect(call("medical", TUESDAY, pill).said[0]).toMatch(/Poison Control/);
    expect(call("medical", TUESDAY, "Can somebody refill my dad's blood pressure pills").said[0]).not.toMatch(
      /Poison/,
    );
    expect(
      call("ringwell", TUESDAY, "My guys have accents you could cut with a knife, is that ok?").said[0],
    ).not.toMatch(/911/);
  });
});

describe("what somebody begins with", () => {
  it.each([
    ["medical", "I don't want my records sent anywhere, I want you to delete me", /^I can pass that on/],
    ["medical", "Please send my records to Dr. Ito", /get that ready/],
    ["medical", "The lab took seven tubes, when do I find out", /can't see results/],
    [
      "dental",
      "I was supposed to be there at 9 and I completely blanked, do I owe you something",
      /no fee the first time/,
    ],
    ["dental", "Do I owe you something for the filling? I got a bill", /billing/],
    ["law", "If I get remarried does my ex stop paying", /A lawyer can\. Would you like a time/],
    ["dental", "Oh great, a robot. Just what I wanted this morning.", /^I'm an automated assistant/],
    ["dental", "Can a robot tell me if you people are ever open past five?", /Wednesday/],
    ["medical", "I'm not asking for a date, do you have the shingles shot", /give that one/],
  ] as const)("%s: %s", (desk, line, heard) => {
    expect(call(desk, TUESDAY, line).said[0]).toMatch(heard);
  });

  it("a visit that was offered is offered again beside an answer, and a yes to it holds", () => {
    const { said } = call(
      "law",
      TUESDAY,
      "I think my boss is about to fire me",
      "not yet, that's the thing, I want to know what to do before",
      "sure but it has to be after work, I get off at 4",
    );
    expect(said[1]).toMatch(/A lawyer can\. (?:Would you like a time|Which day)/);
    expect(said[2]).toMatch(/4 o'clock/);
  });

  it("a plan that was named is the one that is asked of", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "I'm a new patient and I'd like to set up a first visit. I have Blue Cross.",
      "And you do take my insurance?",
    );
    expect(said[1]).toMatch(/PPO plans of Blue Cross/);
    expect(call("medical", TUESDAY, "Do you take my insurance?").said[0]).toMatch(/Tell us yours/);
  });

  it("a message that is still to come is asked for", () => {
    const { said } = call(
      "law",
      TUESDAY,
      "I want to book with Mr. Pell. Or actually, maybe just leave him a message.",
    );
    expect(said[0]).toMatch(/What would you like me to pass on/);
  });

  it("who wants no day is asked for none", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "I need a vaccine",
      "No, I don't want a day, do you have the shingles shot?",
    );
    expect(said[1]).toMatch(/give that one/);
    expect(said[1]).not.toMatch(/day|o'clock/);
  });
});

describe("what the paper keeps", () => {
  it("an amount in thousands, and whom somebody wants beside a complaint", () => {
    const { papers } = call(
      "law",
      TUESDAY,
      "I've paid you people 4,000 dollars and nobody has called me back in a month. I want to talk to Mr Harrow himself",
      "Pete Lansing. 555 018 3030",
      "yes",
    );
    const paper = JSON.stringify(papers);
    expect(paper).toMatch(/4,000 dollars/);
    expect(paper).toMatch(/Mr Harrow himself/);
  });

  it("what was asked weeks ago, and no second matter of it", () => {
    const { said, state } = call(
      "dental",
      TUESDAY,
      "I moved to Ohio and my new dentist says he never got my x-rays and I asked you guys two weeks ago",
    );
    expect(said[0]).not.toMatch(/the other/);
    expect(state.told.join(" ")).toMatch(/never got my x-rays and I asked you guys two weeks ago/);
  });

  it("what a visit is for, beside the day that is asked for", () => {
    const { state } = call(
      "medical",
      TUESDAY,
      "Hi, my husband needs to see someone about his knee, can we do Monday?",
    );
    expect(state.told.join(" ")).toMatch(/knee/);
  });

  it("a letter that went astray is a complaint, and one that is wished for is none", () => {
    const { state } = call("law", TUESDAY, "You sent my letter to my old address and now my ex has it");
    expect(state.stack).toEqual(["complaint"]);
    expect(call("law", TUESDAY, "Please send my letter to my new address").state.stack).not.toEqual([
      "complaint",
    ]);
  });
});
