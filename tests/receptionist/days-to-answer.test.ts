import { describe, expect, it } from "vitest";
import { call } from "./called.ts";

/** The Tuesday before Thanksgiving. */
const TUESDAY = "2026-11-24T18:00:00Z";
const first = (words: string) => call("law", TUESDAY, words).said[0];

describe("days that a paper gives are counted on the calendar, and nothing is advised", () => {
  it.each([
    [
      "I was served with a summons on November fifth and it says I have 21 days to answer. Is that bad?",
      /21 days from Thursday, November 5th is this Thursday, November 26th, when we're closed/,
    ],
    [
      "says i been served n got 21 days, that was the 5th, is that bad",
      /21 days from Thursday, November 5th is this Thursday/,
    ],
    [
      "I have ten days to answer, and it came last Wednesday",
      /10 days from Wednesday, November 18th is this Saturday/,
    ],
    [
      "Three day notice, it was taped to the door Saturday. What can I do?",
      /3 days from Saturday, November 21st is today/,
    ],
    [
      "I have 14 days to appeal and the judgment came the 13th",
      /14 days from Friday, November 13th is this Friday/,
    ],
  ])("%s", (words, day) => {
    expect(first(words)).toMatch(day);
    expect(first(words)).toMatch(/for a lawyer to say.*urgent line is 5 5 5.*Shall I have someone call you/);
  });

  it.each([
    [
      "I got served with papers yesterday, says I have to answer in 21 days.",
      /21 days from Monday, November 23rd is Monday, December 14th/,
    ],
    [
      "I was served two weeks ago and it says thirty days",
      /30 days from Tuesday, November 10th is Thursday, December 10th/,
    ],
    [
      "So my ex served me with custody papers last week, Monday I think. I have 30 days right?",
      /30 days from Monday, November 16th is Wednesday, December 16th/,
    ],
  ])("what has weeks to go is no emergency: %s", (words, day) => {
    expect(first(words)).toMatch(day);
    expect(first(words)).not.toMatch(/urgent line/);
  });

  it("over several turns, and the day that it came is no day to come in", () => {
    const { said, state } = call(
      "law",
      TUESDAY,
      "Hi, my husband told me last night he wants a divorce and I just found papers on the kitchen table. It says I have 30 days.",
      "They're dated the 20th, last Friday. How long do I really have?",
    );
    expect(said[0]).toMatch(/Tell me the day it came.*What day would suit you/);
    expect(said[0]).not.toMatch(/husband's first/);
    expect(said[1]).toMatch(/30 days from Friday, November 20th is Sunday, December 20th/);
    expect(state.slots.day).toBeUndefined();
  });

  it.each([
    "I've been waiting 10 days since the 5th for a call back",
    "can I come in within 10 days, I was there the 5th",
  ])("nothing is counted where no paper gives it: %s", (words) =>
    expect(first(words)).not.toMatch(/calendar/),
  );
});

describe("what was misread beside it", () => {
  it("a call to the line costs nothing, and no bill is looked at", () => {
    const said = first(
      "Oh wonderful, a robot. Am I being billed in six minute increments for this or do I get a human?",
    );
    expect(said).toMatch(/this call costs nothing/);
    expect(said).not.toMatch(/billing team/);
  });
  it("the company of ringtones is another one", () => {
    const { said } = call(
      "ringwell",
      TUESDAY,
      "you're the ringtone people right? theres a 9.99 charge from you every month on my phone bill and I want it off",
    );
    expect(said[0]).toMatch(/^No, Ringwell answers phones for businesses.*phone company/);
  });
  it("who wants the owner gets the owner", () => {
    const { said } = call("ringwell", TUESDAY, "what if somebody just wants me, not a robot?");
    expect(said[0]).toMatch(/can ring you/);
  });
  it("a first name before a business is the name", () => {
    const { state } = call(
      "ringwell",
      TUESDAY,
      "Hey, returning your call about your Google listing being suspended",
      "Kyle with Maps Verify. just verify the business address for me",
    );
    expect(state.slots.name?.value).toBe("Kyle");
  });
  it("'not after five, I don't want them hearing' is when to call", () => {
    const { said } = call(
      "law",
      TUESDAY,
      "Can you give a message to my attorney, Ms. Quist? It's Denise Kowalczyk",
      "The hearing's December 8th",
      "312-555-0190, but not after five please, my kids are home then and I don't want them hearing",
    );
    expect(said[2]).toMatch(/for a call not after five/);
  });
  it("who has somebody in a cell hears that it is no matter of theirs, and who names one", () => {
    expect(first("my boy's in JAIL. he sees the judge tomorrow 9am can one of you be there")).toMatch(
      /urgent line.*don't do criminal cases/,
    );
  });
  it("who has it and wants to cancel is called, and no appointment is given up", () => {
    const { said } = call(
      "ringwell",
      TUESDAY,
      "We're already with you, Bright Auto Glass, and I'd like to cancel.",
    );
    expect(said[0]).toMatch(/have our team call you/);
    expect(said[0]).not.toMatch(/appointment/);
  });
  it("when a hearing is, is asked of the case", () => {
    expect(first("What time's the hearing for my case next week? It's Lena Ortiz.")).toMatch(
      /can't see cases from here.*Lena Ortiz/,
    );
  });
  it("who would drop off a catalog is a vendor", () => {
    const { state } = call(
      "ringwell",
      TUESDAY,
      "Hey it's Tony with PrintPro, I'm in the area tomorrow, mind if I drop off a catalog?",
    );
    expect(state.stack).toEqual(["sales"]);
  });
  it("who wants somebody above their lawyer is not passed to that lawyer", () => {
    const { state } = call(
      "law",
      TUESDAY,
      "This is ridiculous. I paid you three thousand dollars and nobody has told me a thing in six weeks!",
      "I want the manager. Ron Petrakis, 213-555-0177.",
      "Ms. Quist is my lawyer, supposedly. Don't have her call me, I want somebody above her.",
    );
    expect(state.notes.join(" ")).not.toContain("For: Ms. Quist");
  });
  it("a second question beside a count of calls is answered too", () => {
    const { said } = call("ringwell", TUESDAY, "Maybe 40 calls a week. Is there a contract?");
    expect(said[0]).toMatch(/203 dollars.*written agreement/);
  });
});
