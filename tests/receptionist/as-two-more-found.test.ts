import { expect, it } from "vitest";
import { call } from "./called.ts";

const SUNDAY = "2026-11-30T03:00:00Z";

it("answers what a fever means for a shot, and keeps the visit and the son it is of", () => {
  const { said, bookings, state } = call(
    "medical",
    SUNDAY,
    "Hi, two things: my son needs a flu shot, and my husband's waiting on his blood test results",
    "Any day after school, so like after three thirty",
    "Tuesday. Oh and he's been running a fever since last night, a hundred and one, is he still okay to get the shot?",
    "It's Owen Park. 404 555 0162",
    "yes",
  );
  expect(said[2]).toMatch(/With a fever we'd rather move the shot/);
  expect(said[2]).toMatch(/Tuesday, December 1st at 5:15/);
  expect(bookings).toMatchObject([{ name: "Owen Park", service: "vaccine" }]);
  expect(said[4]).toMatch(/Now your husband's\. I can't see results/);
  expect(state.told.join(" ")).not.toMatch(/fever/);
  expect(
    call("medical", SUNDAY, "I need a physical", "actually I have a fever of 101, I'd like a doctor's visit")
      .said[1],
  ).toMatch(/doctor's visit/);
});

it("takes a Sunday's week for the one that begins, and its next Monday for no tomorrow", () => {
  const week = call("law", SUNDAY, "I need a consultation about a lease, any afternoon this week").said[0];
  expect(week).not.toMatch(/nothing then/);
  expect(week).toMatch(/I can do tomorrow/);
  expect(call("dental", SUNDAY, "a cleaning next Monday please").said[0]).toMatch(/Monday, December 7th/);
  expect(call("dental", SUNDAY, "a cleaning next Tuesday please").said[0]).toMatch(/Tuesday, December 1st/);
});

it("asks for no name where somebody asks what is charged, and agrees to the price that was told", () => {
  const { said } = call(
    "dental",
    SUNDAY,
    "Yo what up, how much y'all charge to get my teeth whitened",
    "Nah I ain't a patient yet, I just wanna know the price, you said 320 right?",
    "Just tell me does it hurt",
  );
  expect(said[0]).toMatch(/^Whitening is 320 dollars/);
  expect(said[0]).not.toMatch(/name/);
  expect(said[1]).toMatch(/^Yes/);
  expect(said[2]).toMatch(/hurt/);
  expect(said[2]).not.toMatch(/name/);
  expect(call("dental", SUNDAY, "you charged me twice on my bill").said[0]).toMatch(/billing|accounts/);
});

it("holds a visit as it is wished, where the other way is said no to", () => {
  const lines = ["I need a consultation about a lease for my mom, Ruth Delgado", "Tuesday at 10:30"];
  const { said } = call("law", SUNDAY, ...lines, "In person, she doesn't do video. 505 555 0177");
  expect(said[2]).toMatch(/^In person/);
  expect(call("law", SUNDAY, ...lines, "video, she doesn't like the drive").said[2]).toMatch(/^By video/);
});

it("tells a courthouse's caller where they are, and takes the court's day for none of a visit", () => {
  const { said } = call(
    "law",
    SUNDAY,
    "Uh hello, is this the courthouse? I got a paper says I have to show up on the ninth",
    "So you're lawyers. Okay. Well the paper's an eviction thing, from my building, says December ninth",
    "No no, the ninth is the day I gotta be in court, not when I come to you",
  );
  expect(said[0]).toMatch(/^No, this is Harrow and Pell/);
  expect(said[1]).not.toMatch(/December 9th/);
  expect(said[2]).not.toMatch(/December 9th/);
  expect(call("law", SUNDAY, "a consultation about a lease on December ninth").said[0]).toMatch(
    /December 9th/,
  );
});

it("takes the name that is to stand, and whom a message is for once they are named", () => {
  const kessler = call(
    "dental",
    SUNDAY,
    "a checkup Wednesday at eight",
    "It's Bill Kessler. Well, William Kessler on my insurance card, put William",
  );
  expect(kessler.said[1]).toMatch(/Thank you, William Kessler/);
  const pell = call(
    "law",
    SUNDAY,
    "I'd like to leave a message for my attorney.",
    "It's for Ms. Harrow. Tell her the signed lease papers are ready and I can bring them Tuesday.",
    "Gwen Ashby 503 555 0129",
  );
  expect(pell.said[2]).toMatch(/for Ms\. Harrow/);
});

it("answers whether a chair gets in, and of nobody's papers", () => {
  const { said } = call(
    "law",
    SUNDAY,
    "I need a consultation about a will Thursday at 3:30. Corinne Haddad",
    "In person. My mother will be coming along, will that be a problem? She's in a wheelchair.",
  );
  expect(said[1]).toMatch(/elevator/);
  expect(said[1]).not.toMatch(/immigration/);
  expect(call("law", SUNDAY, "I'm undocumented, is that a problem?").said[0]).toMatch(/immigration/);
});

it("lets a long story come to its point, and whoever sent them stay out of it", () => {
  const story = call(
    "dental",
    SUNDAY,
    "Oh hi honey, so you won't believe this, we were at my nephew's wedding yesterday and they had these candied almonds",
    "I bit down on one and a piece of my back tooth came right off",
    "Well tomorrow I've got my sister still here, she flies back at noon, so it'd have to be the Tuesday I guess",
  );
  expect(story.said[0]).toMatch(/How can I help/);
  expect(story.said[2]).toMatch(/Tuesday, December 1st at 10:30/);
  const two = call(
    "dental",
    SUNDAY,
    "So my sister-in-law, she's the one who told me about you, and anyway I moved here in August, I want a check-up for myself and for my son, he's nine",
    "Tuesday the 8th at three. I'm Joelle Winterbourne and my son's Max Winterbourne. 503 555 0182",
    "yes",
  );
  expect(two.said[0]).not.toMatch(/far ahead/);
  expect(two.bookings.map(({ name }) => name)).toEqual(["Joelle Winterbourne", "Max Winterbourne"]);
  expect(two.receipt).not.toMatch(/sister/);
});

it("tells a visit's price to who is not covered, and a month's to who asks for a month", () => {
  expect(call("medical", SUNDAY, "what does a visit cost if I'm not covered?").said[0]).toMatch(
    /140 dollars/,
  );
  const { said } = call(
    "ringwell",
    SUNDAY,
    "Hi, what does this cost per month?",
    "Okay but how much is the line itself?",
  );
  expect(said[0]).toMatch(/99 to 690/);
  expect(said[1]).toMatch(/99 dollars a month/);
});

it("takes a demo for what is wished, and the offer that is taken for taken", () => {
  expect(
    call(
      "ringwell",
      SUNDAY,
      "how fast could you have this running?",
      "Sure, have somebody call. Actually could I just book a demo with a person?",
    ).said[1],
  ).toMatch(/introduction call/);
  const { said } = call(
    "law",
    SUNDAY,
    "I was in a car accident and I'm wondering if you take those kinds of cases",
    "OK good. Could I set up that free consultation?",
    "any afternoon this week",
    "Tomorrow at two is the afternoon, that's fine, I'll take it",
  );
  expect(said[1]).toMatch(/injury consultation/);
  expect(said[3]).toMatch(/[Tt]omorrow at 2 o'clock it is|Good, tomorrow at 2/);
});
