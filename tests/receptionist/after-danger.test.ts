import { describe, expect, it } from "vitest";
import { call, type DeskId, MONDAY } from "./called.ts";

// From a danger that is in good hands, or over, back to what was under way.

const CLEANING = [
  "Good morning, I'd like to book a cleaning for this week if there's anything.",
  "Wednesday morning would be great.",
  "Yeah, the first one. It's Patricia Vance, 415 555 0188.",
  "Oh my goodness, hold on. My husband just slid down the wall and he's not answering me.",
];

describe("once help is there", () => {
  it("reads back what was under way, and books it with a yes", () => {
    const { said, bookings, state } = call(
      "dental",
      MONDAY,
      ...CLEANING,
      "Okay, okay. My neighbor's here and she's on with 911 right now.",
      "They're here, the paramedics have him, he's talking again. I guess I'd still better keep that cleaning.",
      "Yes please.",
    );
    expect(said[3]).toMatch(/call 911 now/);
    expect(said[4]).toMatch(/Stay on with 911.*What else you told me is kept, and it can wait\.$/s);
    expect(said[5]).toMatch(/^Good\. Do what they tell you.*Let me read that back: a cleaning, Wednesday/s);
    expect(bookings).toHaveLength(1);
    expect(state.filed.filter(({ kind }) => kind === "message")).toEqual([]);
  });

  it("writes of the danger what tells of it, and that help was there", () => {
    const { receipt } = call(
      "dental",
      MONDAY,
      ...CLEANING,
      "The ambulance just pulled up. Can we finish that cleaning, please?",
      "Yes please.",
    );
    expect(receipt).toMatch(/Help: There/);
    const [danger = "", visit] = receipt.split("Cleaning, booked");
    expect(danger).toMatch(/slid down the wall/);
    expect(danger).not.toMatch(/finish that cleaning|Yes please/);
    expect(visit).toBeDefined();
  });

  it("goes on after Poison Control, and answers what is asked then", () => {
    const { said, bookings } = call(
      "medical",
      MONDAY,
      "Hi, I'd like to make an appointment for a physical please.",
      "Next Tuesday afternoon.",
      "The first one. My name is Gwen Achterberg, phone 614-555-0173.",
      "Sorry, one second. My little one just got into the dishwasher pods, she has it in her mouth.",
      "I've got poison control on the other phone now, they're telling me what to do.",
      "They say she'll be fine, just rinse her mouth. Can we finish my physical?",
      "Yes, that's right.",
      "What do I need to bring?",
    );
    expect(said[4]).not.toMatch(/Don't wait|please call/i);
    expect(said[5]).toMatch(/Let me read that back: a physical/);
    expect(bookings).toHaveLength(1);
    expect(said[7]).toMatch(/photo ID/);
  });

  it("raises the alarm again when it gets worse", () => {
    const { state, said } = call(
      "dental",
      MONDAY,
      ...CLEANING,
      "The paramedics are here with him. Can we finish the cleaning?",
      "Oh no, he stopped breathing",
    );
    expect(state.alarm?.line).toBe("911");
    expect(said.at(-1)).toMatch(/911/);
  });
});

it("goes on where it was after a false alarm", () => {
  const { said } = call("dental", MONDAY, ...CLEANING, "Sorry, false alarm, he's fine.");
  expect(said.at(-1)).toMatch(/glad to hear that.*Let me read that back: a cleaning, Wednesday/s);
});

it("sees to a friend first, and then to the visit", () => {
  const { said } = call(
    "medical",
    MONDAY,
    "I'd like a flu shot on Friday",
    "The first one. Simone Hart. 646 555 0101.",
    "My friend at work says she can't see the point of waking up anymore. I don't really know what to do about that.",
    "Okay, I'll call that with her. So am I still set for Friday?",
  );
  expect(said[2]).toMatch(/988 now, with them or for them/);
  // It was to be Monday, as they had chosen: Friday there is nobody.
  expect(said[3]).toMatch(/988 is there.*Monday, November 30th at 8:30/);
});

describe("before that", () => {
  it("the danger stays first, and nothing that was told is lost", () => {
    const { said, receipt, state } = call(
      "medical",
      MONDAY,
      "I need a refill on my dad's metoprolol, he runs out Friday.",
      "It's Leonard Okafor, and I'm his daughter Ngozi Okafor.",
      "202 555 0136.",
      "By the way, one side of his face looks droopy since last night.",
      "Oh. Okay, I'll call them. Can you still send in the refill though?",
    );
    expect(said[4]).toMatch(/^I have that down.*Stay on with 911/s);
    expect(state.alarm?.line).toBe("911");
    expect(receipt.match(/metoprolol/g)).toHaveLength(1);
  });

  it("asks once whether help is there, and takes up what was wanted with a yes", () => {
    const swollen = [
      "I'd like a cleaning tomorrow, the first one, Joan Pettibone, 555 867 2210",
      "Oh, and my jaw is swelled up and it's hard to swallow.",
      "Okay, my daughter can drive me to the ER. Should I cancel with you then?",
      "Could you move it to Friday instead?",
    ];
    const { said, state } = call("dental", MONDAY, ...swollen);
    expect(said[2]).toMatch(/^Don't worry about the visit.*go now/s);
    expect(said[3]).toMatch(/^Is 911 on the line/);
    expect(state.alarm?.line).toBe("911");
    expect(call("dental", MONDAY, ...swollen, "Yes, we're on the way").said.at(-1)).toMatch(/Friday/);
    expect(call("dental", MONDAY, ...swollen, "No, not yet").said.at(-1)).toMatch(/911/);
  });

  it.each<[DeskId, string]>([
    ["dental", "Can we finish that cleaning?"],
    ["dental", "I don't want to call 911, can we just do the cleaning?"],
    ["dental", "Should I call 911? And what does the cleaning cost?"],
  ])("nothing is booked at the %s desk by '%s'", (desk, words) => {
    const { state, said } = call(desk, MONDAY, ...CLEANING, words);
    expect(state.alarm?.line).toBe("911");
    expect(said.at(-1)).toMatch(/911/);
  });
});

it("asks who was threatened whether they are in danger now, and goes on after a no", () => {
  const threatened = [
    "I'd like a consultation about a divorce",
    "Wednesday afternoon",
    "He said if I show up at the house again he'll put me in the ground.",
  ];
  const { said } = call(
    "law",
    MONDAY,
    ...threatened,
    "No, I'm at my sister's in Denver, he doesn't know where that is.",
  );
  expect(said[2]).toMatch(/are you in danger right now/);
  expect(said[3]).toMatch(/hotline.*Wednesday/s);
  expect(call("law", MONDAY, ...threatened, "Yes, he's outside").state.alarm?.line).toBe("911");
});

it.each([
  ["dental", "did you write down the part about the voicemail?", /^Yes, I have that: “no voicemail”/],
  ["dental", "what time did you put?", /^It is Friday, December 4th/],
] as const)("answers at the %s desk what is asked of the paper: %s", (desk, words, answer) => {
  const { said, receipt } = call(
    desk,
    "2026-11-30T17:10:00Z",
    "I have a cleaning tomorrow at 10, can I move it to Friday at two",
    "Lou Sands, 555 010 6655",
    "and please don't leave a voicemail",
    "yes",
    words,
  );
  expect(said.at(-1)).toMatch(answer);
  expect(receipt).not.toMatch(/did you write|what time did/i);
});

it("tells who runs late for a day when nobody is here", () => {
  const { said } = call(
    "medical",
    "2026-11-30T17:10:00Z",
    "I'm running twenty minutes late for my appointment on Sunday",
  );
  expect(said[0]).toMatch(/^We're closed on Sundays\. Please check which day/);
});

it("takes who wants an attorney for no vendor, and a greeting for no wish", () => {
  const divorce = "Hello, I'm calling about a divorce. I'd like to talk with one of the attorneys.";
  expect(call("law", MONDAY, divorce).state.stack).toEqual(["book"]);
  const { state } = call("medical", MONDAY, "Morning, I'd like to get in for a physical this week.");
  expect(state.wish.before).toBeUndefined();
});
