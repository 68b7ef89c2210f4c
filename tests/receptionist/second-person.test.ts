import { describe, expect, it } from "vitest";
import { call, MONDAY } from "./called.ts";

// What a second person needs takes the place of nothing that the caller told: each has a paper.

describe("two refills in one call", () => {
  it("has one for each, with the rush where it is", () => {
    const { said, messages } = call(
      "medical",
      MONDAY,
      "Good morning. I'm out of my metformin tomorrow and the pharmacy says they can't reach you people.",
      "Denise Park. That's P-A-R-K. Yeah I've only got one pill left for tonight.",
      "555 310 7782. And my son's inhaler is low too, his name is Eli Park, but his isn't a rush.",
      "Yes, pass them on. Can you say mine is urgent?",
    );
    expect(said[2]).toContain("for you and for Eli Park. From Denise Park");
    expect(said[3]).toContain("I've marked it urgent.");
    expect(messages).toMatchObject([
      { about: "refill", name: "Denise Park", urgent: true, text: expect.stringContaining("metformin") },
      {
        about: "refill",
        name: "Denise Park",
        urgent: false,
        text: "For: Eli Park (son) | My son's inhaler is low too, his name is Eli Park, but his isn't a rush.",
      },
    ]);
    expect(messages[0]!.text).not.toMatch(/inhaler|Eli|urgent/);
  });

  it("takes both names of one breath, and what is for both on both", () => {
    const { messages } = call(
      "medical",
      MONDAY,
      "I need refills for me and my husband.",
      "Carol and Stan Beck.",
      "555 201 3344. Mine's the levothyroxine and his is the metoprolol.",
      "The Walgreens on Oak, for both.",
      "Yes.",
    );
    expect(messages.map(({ text }) => text)).toEqual([
      "I need refills for me. | Mine's the levothyroxine and his is the metoprolol. | The Walgreens on Oak.",
      "For: Stan Beck (husband) | Mine's the levothyroxine and his is the metoprolol. | The Walgreens on Oak.",
    ]);
  });

  it("keeps a third one, asked for later, from the first", () => {
    const { messages } = call(
      "medical",
      MONDAY,
      "I need a refill of my lisinopril, please.",
      "Carol Beck, 555 201 3344.",
      "Yes.",
      "And my mom needs her eye drops refilled too, can you add that?",
      "Her name is Dot Beck.",
      "Yes.",
    );
    expect(messages.map(({ text }) => text)).toEqual([
      "I need a refill of my lisinopril.",
      "For: Dot Beck | My mom needs her eye drops refilled too, can you add that?",
    ]);
  });

  it("is one where all of it is somebody else's", () => {
    const { said, messages } = call(
      "medical",
      MONDAY,
      "I need a refill. It's for my mother, Ottilie Brandt, she takes warfarin.",
      "I'm Joss, her son. 555 201 3344",
      "She also needs her water pills.",
      "Yes",
    );
    expect(said.at(-1)).not.toContain("other thing");
    expect(messages.map(({ name, text }) => [name, text])).toEqual([
      [
        "Joss",
        "For: Ottilie Brandt (the caller is her son) | It's for my mother, Ottilie Brandt, she takes warfarin. | She also needs her water pills.",
      ],
    ]);
  });
});

it("has somebody else called, where they are the one to call", () => {
  const { said, messages } = call(
    "ringwell",
    MONDAY,
    "Hi, we're a plumbing company in Fresno, I'd like someone to call me about pricing.",
    "It's Dale Kowalski. Actually, it's my wife who does the books, so she'd be the one to call.",
    "Her name's Carla, it's 559 555 0142, and mornings are best.",
    "Yes.",
  );
  expect(said[2]).toContain("a call to Carla, from Dale Kowalski, at 5 5 9");
  expect(messages[0]!.notes).toEqual(["Call: Carla", "Call back: mornings"]);
});

it("books on a yes that tells beside it who drives", () => {
  const { bookings } = call(
    "medical",
    MONDAY,
    "My dad's been having back pain for about a week and I'd like to get him in to see someone.",
    "Wednesday morning, if you have it.",
    "Nine's fine. His name is Frank Delaney, I'm his daughter, Susan.",
    "555 660 1185.",
    "Yes. Thank you. I'll be bringing him, since he doesn't drive anymore.",
  );
  expect(bookings).toMatchObject([{ name: "Frank Delaney", time: "09:00" }]);
});

it("has the name of a parent who says it behind the child's", () => {
  const { bookings } = call(
    "medical",
    MONDAY,
    "I need a physical for my daughter, she's fifteen.",
    "Can I do it after school? Is four thirty possible?",
    "Okay the first one.",
    "Mia Lund. I'm Eva. 555 201 7788",
    "Yes.",
  );
  expect(bookings).toMatchObject([{ name: "Mia Lund" }]);
  expect(bookings[0]!.text).toBe(
    "Called by: Eva (for their daughter) | I need a physical for my daughter, she's fifteen.",
  );
});

it("keeps a wish for a gap on the paper, and no question that the time itself settled", () => {
  const { said, bookings } = call(
    "dental",
    MONDAY,
    "I'd like a cleaning.",
    "Can you get me in this week?",
    "Can you get me in any sooner than that?",
    "The first one then.",
    "Amy Cole, 555 201 7788.",
    "Yes. Could somebody call me if something opens up earlier?",
  );
  expect(said.at(-1)).toMatch(/noted.*You're booked/);
  expect(bookings[0]!.text).toBe("Could somebody call me if something opens up earlier?");
});

it("puts a way that is not offered down as a wish once it is asked for again", () => {
  const { said, bookings } = call(
    "medical",
    MONDAY,
    "I'd like to book a follow-up, please",
    "Wednesday",
    "The second one works.",
    "By phone.",
    "By phone, please.",
    "Amy Cole, 555 201 7788.",
    "Yes.",
  );
  expect(said[4]).toContain("note that you would rather have it by phone");
  expect(bookings[0]!.text).toBe("Would rather have it: by phone | How: in person");
});

it("has the name on an emergency's paper", () => {
  const { receipt } = call(
    "medical",
    MONDAY,
    "Hi, this is Marta Ruiz, I wanted an appointment for my husband.",
    "He's having chest pain and he's sweating, his arm is numb.",
  );
  expect(receipt).toMatch(/^Told to call 911 \| Name: Marta Ruiz \| /);
});
