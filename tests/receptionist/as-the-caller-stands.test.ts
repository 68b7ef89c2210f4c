import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

it("offers no hour before somebody is free, however it is told", () => {
  const lines = [
    "My husband needs a cleaning. Do you have anything after work, he gets off at four thirty?",
    "He can't make four fifteen, he's across town till four thirty. Wednesday the second?",
  ];
  const { said } = call("dental", TUESDAY, ...lines);
  expect(said[0]).not.toMatch(/4:15/);
  expect(said[1]).toMatch(/Wednesday, December 2nd[^?]*(?:4:30|4:45|5)/);
  const typed = "jess tran. 7205550117. does it have to be fri noon actully i got work til 1";
  const hurried = call("dental", TUESDAY, "I'd like a cleaning next friday", typed);
  expect(hurried.said[1]).toMatch(/Jess Tran.*I can do 1 o'clock or 1:15/);
  expect(hurried.said[1]).not.toMatch(/don't know/);
});

describe("an appointment that is there is seen to, and no new one is offered", () => {
  it.each([
    "Hi, I booked one of those introduction calls with you yesterday and I think I put in the wrong phone number. Can you check?",
    "I already booked it, an introduction call Thursday at 10. I just want the number fixed.",
  ])("%s", (words) => {
    const { said, state } = call("ringwell", TUESDAY, words);
    expect(state.stack).toEqual(["existing"]);
    expect(said[0]).toMatch(/our team can/);
  });
  it("is moved where it is not happening and the next one is asked for", () => {
    const words =
      "Hi, it's Patty Olmstead, I've got a four o'clock today and I'm stuck at the airport, so that's not happening. What's your next thing?";
    const { said, state } = call(
      "dental",
      TUESDAY,
      words,
      "No, I'm not late, I'm not coming at all. Can we find me something next week?",
    );
    expect(state.stack).toEqual(["move"]);
    expect(said.join(" ")).not.toMatch(/don't know/);
    expect(said[1]).toMatch(/The week of Monday, November 30th/);
  });
});

it("calls nobody who wants no call, and passes on what was told", () => {
  const { said, state } = call(
    "medical",
    TUESDAY,
    "Hi sweetheart, I'm supposed to tell you people when I'm going out of town, my daughter says, on account of my heart pills. I'm going to see my sister in Tulsa.",
    "No, honey, nobody has to call me. Just write it down for Dr. Okafor. Wednesday till the Sunday after.",
  );
  expect(state.stack).toEqual(["message"]);
  expect(said[1]).not.toMatch(/call you/);
});

it("takes a number off the calling list, and cancels no appointment for it", () => {
  for (const words of [
    "Just take me off.",
    "Take me off the calling list.",
    "Off the list! The calling list.",
  ])
    expect(call("ringwell", TUESDAY, "somebody from there called me twice", words).state.stack).not.toContain(
      "cancel",
    );
});

it("adds what was told before 'can you add that?', and no question of what is only told", () => {
  const { said, receipt } = call(
    "law",
    TUESDAY,
    "I need to leave a message for Ms. Harrow. I'm her client, Tom Bexley, and my ex just told me he's taking the kids to Florida, which is not what the order says.",
    "276-555-0151",
    "yes",
    "Oh, one more thing, the trip's the twentieth to the second. Can you add that?",
  );
  expect(said[0]).not.toMatch(/don't know/);
  expect(receipt).toMatch(/the twentieth to the second/);
  expect(receipt).not.toMatch(/Asks:/);
});

it("checks the business that was seen where no name is known", () => {
  const { said } = call(
    "law",
    TUESDAY,
    "I got rear-ended by a guy in a company van, can I come in tomorrow at nine",
    "In person. Grant Mobley, 540-555-0166.",
    "I don't know his name. It was a white van, said Meridian Electric on the side.",
  );
  expect(said.at(-1)).toMatch(/The other side: Meridian Electric\. Is that right/);
});

it("lets go of whoever goes to somebody else, and names nobody after a complaint", () => {
  const lines = ["I've got a toothache", "You know what, I'll call my doctor. Thanks."];
  expect(call("dental", TUESDAY, ...lines).said[1]).toMatch(/^Of course/);
  expect(
    call("dental", TUESDAY, "I want to complain about my bill", "no complaint, I mean a question").state.slots
      .name,
  ).toBeUndefined();
});

it("is for nobody who is not wanted, and takes a name told behind a time", () => {
  const { said } = call(
    "dental",
    TUESDAY,
    "Hi, can you leave a note for Dr. Brandt or whoever does the billing? You sent my bill to my old address and it went to collections.",
    "Curtis Yoon, 970-555-0164. And I don't want Dr. Brandt, I want billing.",
  );
  expect(said[1]).toMatch(/for the billing team/);
  const typed = call("dental", TUESDAY, "a cleaning next week", "tmrw 11. rae lindgren 9705550151");
  expect(typed.said[1]).toMatch(/11 o'clock in the morning, for Rae Lindgren, at 9 7 0/);
});
