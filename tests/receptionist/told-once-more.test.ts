import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

describe("more than one appointment is cancelled in one request", () => {
  it.each([
    "Yes. And I've got another one on January fifth, cancel that too please.",
    "No, both of them, please. The January fifth one too.",
  ])("%s", (words) => {
    const lines = ["I need to cancel my appointment Friday at two, Amy Park, 804-555-0107", words];
    const { said } = call("medical", TUESDAY, ...lines);
    expect(said.at(-1)).toMatch(/Friday, November 27th at 2 o'clock and Tuesday, January 5th/);
    const { messages } = call("medical", TUESDAY, ...lines, "yes");
    expect(messages).toMatchObject([{ about: "cancel" }]);
  });
  it("told in the first breath", () => {
    const told =
      "I need to cancel two appointments, one Friday at two and one January fifth at nine. Amy Park, 804-555-0107";
    expect(call("medical", TUESDAY, told).said[0]).toMatch(
      /Friday, November 27th at 2 o'clock and Tuesday, January 5th at 9 o'clock/,
    );
  });
});

it("cancels the one that somebody had, and not the day on which they died", () => {
  const { said, receipt } = call(
    "medical",
    TUESDAY,
    "I need to cancel an appointment for my mother, Ruth Abernathy. She had one on Friday. She died on Sunday.",
    "It was Friday at 1:15. I don't have it written down exactly but I think so.",
    "Lorraine Pickett, 804-555-0107",
    "yes",
  );
  expect(said[0]).toMatch(/^I'm so sorry for your loss/);
  expect(said[0]).not.toMatch(/Which day/);
  expect(receipt).toMatch(/Friday, November 27th at 1:15/);
});

it.each([
  ["dental", "My son passed his driving test so he can bring himself, can I book him a cleaning?", false],
  ["medical", "The battery died on my phone earlier, can you book me a physical?", false],
  ["dental", "We had to put my cat down this morning so can I move my cleaning today at 3?", true],
  ["ringwell", "I need to push my intro call, my partner was in a car accident.", true],
] as const)("%s: is sorry only where something is hard: %s", (desk, words, sorry) => {
  expect(/\bsorry\b/i.test(call(desk, TUESDAY, words).said[0]!)).toBe(sorry);
});

describe("what is in the way of one that is there wants it moved", () => {
  it.each([
    [
      "dental",
      "I'm supposed to come in Monday at 10 for a crown and, ugh, my boss just scheduled a thing, so can I do Tuesday?",
    ],
    [
      "dental",
      "I've got you guys Thursday at 2 for a cleaning but my kid's school called, do you have anything Friday?",
    ],
    ["medical", "You have me at 3:30 today and I'm not gonna make it, could I do tomorrow?"],
    [
      "medical",
      "I'm scheduled Monday with Dr. Okafor but now they want me to fly out Sunday. Is Thursday open?",
    ],
  ] as const)("%s: %s", (desk, words) => {
    expect(call(desk, TUESDAY, words).state.stack).toEqual(["move"]);
  });
  it("is no move of what is only to be begun", () => {
    const words = "I'm supposed to start a new job Monday and they need a physical, can I come in this week?";
    expect(call("medical", TUESDAY, words).state.stack).toEqual(["book"]);
  });
});

describe("the hours of a new time are those that were told", () => {
  const moved = "I need to move my Monday at 9 to Wednesday or Thursday next week. Amy Park, 970-555-0107.";
  it.each([
    ["But only after two, I forgot, the thing runs till one thirty.", /after 2 o'clock\. For/],
    [
      "After two on Wednesday, or any time Thursday.",
      /Wednesday, December 2nd after 2 o'clock or Thursday, December 3rd\. For/,
    ],
    [
      "Yes, but not before eleven, I've got class till ten thirty.",
      /at 9 o'clock, to .* after 11 o'clock\. For Amy Park, at 9 7 0/,
    ],
    ["That's right, but make it the morning, I work at one.", /in the morning\. For/],
  ])("%s", (words, read) => {
    expect(call("dental", TUESDAY, moved, words).said.at(-1)).toMatch(read);
  });
});

it("reads a number whose area code comes in whatever place", () => {
  const lines = ["a cleaning next Tuesday at 8", "Amy Park"];
  for (const told of [
    "its 555 0190 area 970",
    "555-0190, and it's a Denver number, 970",
    "area code nine seven zero. five five five oh one nine oh",
  ])
    expect(call("dental", TUESDAY, ...lines, told).said.at(-1)).toMatch(/9 7 0, 5 5 5, 0 1 9 0/);
});

it("keeps the contrary of what somebody was told, and what the message is", () => {
  const { receipt } = call(
    "ringwell",
    TUESDAY,
    "Last night it told one of my customers we were closed on Sundays. We're not. She went to another groomer.",
    "Yeah, have somebody call me. It's Brianna at Wags and Whiskers.",
    "503-555-0182",
    "mornings before we open at ten",
    "yes",
  );
  expect(receipt).toMatch(/closed on Sundays\. We're not\./);
  expect(receipt).toMatch(/Name: Brianna/);
  expect(receipt).toMatch(/mornings before ten/);
  const message = call(
    "law",
    TUESDAY,
    "Hi, could you give a message to whoever's handling the Pruitt estate?",
    "It's Marlene Pruitt-Hayes. I'm the sister.",
    "540-555-0113, but please tell them not before noon. The message is the bank won't release the box.",
    "yes",
  ).receipt;
  expect(message).toMatch(/Call back: not before noon/);
  expect(message).toMatch(/“.*The bank won't release the box/);
});

it("has one visit for a mother who is only driven", () => {
  const { said } = call(
    "medical",
    TUESDAY,
    "I need to make an appointment for my mother, she's 81 and her knee has been bothering her.",
    "I'd have to drive her, and I work mornings, so some afternoon next week, not Monday.",
  );
  expect(said.at(-1)).not.toMatch(/one right after the other/);
});
