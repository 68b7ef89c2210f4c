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

describe("people of a booking", () => {
  it("takes two first names, who calls, and the family name that they share", () => {
    const { bookings } = call(
      "dental",
      MONDAY,
      "Hi, I'd like to book checkups for my two girls.",
      "It's for Ava and Zoe.",
      "I'm their mom, Dawn Petrie. Next Tuesday after three.",
      "The first one.",
      "Same last name. 555 939 4242.",
      "Yes.",
    );
    expect(bookings.map(({ name }) => name)).toEqual(["Ava Petrie", "Zoe Petrie"]);
    expect(bookings[0]!.text).toContain("Called by: Dawn Petrie");
  });

  it("leaves the place of who calls to them when somebody else comes too", () => {
    const { said, state } = call(
      "dental",
      MONDAY,
      "Hi, I'd like to come in for a whitening in December.",
      "Wednesday the second at ten. Oh, and my maid of honor wants one too, Tanya Reed, can she come right after me?",
      "No, Tanya's my friend, I'm Becca Stone.",
      "555 747 0909.",
    );
    expect(said.at(-1)).toMatch(/for Becca Stone, and at 11 o'clock for Tanya Reed/);
    expect(state.told.filter((each) => each.startsWith("Asks"))).toEqual([]);
  });

  it("books two of one case as one, and says who comes along", () => {
    const { bookings } = call(
      "law",
      MONDAY,
      "Hi, my brother and I got served papers, we're being sued by a contractor.",
      "Could we both come? Tomorrow at nine.",
      "In person. I'm Carlos Reyna and my brother is Luis Reyna.",
      "555 626 1919.",
      "Delmar Roofing.",
      "Yes.",
    );
    expect(bookings).toMatchObject([{ name: "Carlos Reyna" }]);
    expect(bookings[0]!.text).toMatch(
      /^Comes along: Luis Reyna \| Other side: Delmar Roofing \| How: in person/,
    );
  });
});

describe("what is passed on", () => {
  it("is for whom it was told, whatever is said of it again", () => {
    const { said, messages } = call(
      "medical",
      MONDAY,
      "Hi, my husband's out of his insulin, he's got none for tonight.",
      "I'm Lucia Ramos, he's Hector. The pharmacy is the CVS on Main Street.",
      "555 818 2727. Please, somebody has to do this today.",
      "It's for Hector, not for me. But yes, that's the number.",
    );
    expect(said[0]).toContain("as urgent");
    expect(messages).toMatchObject([{ name: "Lucia Ramos", urgent: true }]);
    expect(messages[0]!.notes).toEqual(["For: Hector"]);
  });

  it("calls the one who is named instead", () => {
    const { messages } = call(
      "ringwell",
      MONDAY,
      "Yeah hi, I talked to somebody last week about set-up, and I'd like them to call my office manager instead of me.",
      "I'm Bill Ortega, she's Trish. T-R-I-S-H. She's in from nine to three.",
      "Hers is 555 712 3400. It's not urgent, just this week sometime.",
      "Yes, but it's Trish they should ask for.",
    );
    expect(messages).toMatchObject([{ name: "Bill Ortega", urgent: false }]);
    expect(messages[0]!.notes).toEqual(["Call: Trish", "Call back: this week from nine to three"]);
  });

  it("has what was added to it in the caller's words", () => {
    const { messages } = call(
      "law",
      MONDAY,
      "I've got a meeting with Ms. Pell on Thursday, could you let Ms. Pell know I need to bring my daughter?",
      "Ingrid Falk, 555 303 4114. She's nine, so maybe there's a room where she can wait?",
      "Well, also that she's coming with me Thursday. That's the main thing.",
      "Yes.",
    );
    expect(messages[0]!.text).toContain("She's coming with me Thursday.");
    expect(messages[0]!.text).not.toContain("main thing");
  });

  it("is two matters of one breath, each with what was told of it", () => {
    const { said, messages } = call(
      "medical",
      MONDAY,
      "Hi, I need my shot records sent to my new job, and a refill on my Zoloft.",
      "Tess Monroe.",
      "555 621 8080. And the records go to the hospital, St. Anne's, employee health.",
      "Yes, pass it on. Thanks.",
      "Yes.",
    );
    expect(said[3]).not.toContain("What exactly do you need?");
    // As they were said.
    expect(messages.map(({ about }) => about)).toEqual(["records", "refill"]);
    expect(messages[0]!.text).toContain("The records go to the hospital, St. Anne's, employee health.");
  });
});

it("ends a call on a no, whatever else is told beside it", () => {
  const { ended, bookings } = call(
    "medical",
    MONDAY,
    "Hi, I'd like to see the doctor about my knee.",
    "Wednesday.",
    "The second one. Walter Pike, 555 118 9021.",
    "Yes.",
    "No, nothing else. The other knee's a little stiff but I can live with it.",
  );
  expect(bookings).toHaveLength(1);
  expect(ended).toBe(true);
});
