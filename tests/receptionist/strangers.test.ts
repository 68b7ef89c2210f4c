import { describe, expect, it } from "vitest";
import { call, type DeskId, MONDAY } from "./called.ts";

// What strangers said who had seen only the public page, and what the desk must make of it.

describe("who is in danger at home", () => {
  const lines = [
    "I need a divorce lawyer but you can't call me back at the house. If he finds out my husband will kill me.",
    "I'm safe right now, he's at work till six tomorrow. I just need to talk to a lawyer, quietly. Can I come in?",
    "Tuesday morning, while he's at work.",
    "Yes, the first one.",
    "Melissa Grant, my cell is 971 555 0190, text only.",
    "My husband, Todd Grant.",
    "Yes please book it.",
    "Just please, nobody calls my house. Text the cell. Okay? That's all.",
  ];
  const { said, bookings, messages, receipt } = call("law", MONDAY, ...lines);

  it("hears of 911 first, and is served once safe", () => {
    expect(said[0]).toMatch(/911/);
    expect(said[1]).toMatch(/glad you're safe/);
    expect(said[1]).toMatch(/day|I can do/);
  });
  it("is reached as they asked, and never taken for a complaint", () => {
    expect(bookings).toHaveLength(1);
    expect(messages).toEqual([]);
    expect(receipt).toMatch(/can't call me back at the house/);
    expect(receipt).toMatch(/text only/i);
    expect(receipt).toMatch(/nobody calls my house/i);
  });
});

describe("what is told beside a booking", () => {
  it.each<[DeskId, string[], RegExp]>([
    [
      "dental",
      [
        "a cleaning tomorrow",
        "the first one",
        "Owen Tran",
        "It's 503 555 0121. And can you put down that he's nervous about the dentist?",
        "yes",
      ],
      /he's nervous about the dentist/i,
    ],
    [
      "dental",
      [
        "a cleaning tomorrow",
        "the first one",
        "Victor Amato, and I've been there before, I see Dr. Oyelaran",
        "503 555 0136",
        "yes",
      ],
      /see Dr\. Oyelaran/,
    ],
    [
      "medical",
      [
        "a physical tomorrow",
        "the first one",
        "Ruth Feinberg",
        "503 555 0143",
        "Yes. Could you put in a note that she's hard of hearing, so talk to her on the left side?",
      ],
      /hard of hearing/,
    ],
    [
      "medical",
      [
        "a physical tomorrow",
        "the first one",
        "Ruth Feinberg",
        "503 555 0143",
        "yes",
        "Tell them to speak up on her left side, that's all. Thank you, goodbye.",
      ],
      /speak up on her left side/i,
    ],
    [
      "ringwell",
      [
        "an introduction call tomorrow",
        "the first one",
        "Stephanie Boudreaux",
        "503 555 0199. And it's for a physical therapy office, if you want to note that",
        "yes",
      ],
      /physical therapy office/,
    ],
  ])("is filed with it (%s %#)", (desk, lines, note) => {
    const { bookings, said } = call(desk, MONDAY, ...lines);
    expect(bookings[0]?.text).toMatch(note);
    expect(said.join(" ")).not.toMatch(/new patients|I don't know that one/);
  });
});

describe("what is told beside a message", () => {
  it.each<[DeskId, string[], RegExp[]]>([
    [
      "medical",
      [
        "I need a refill on my lisinopril, I'm down to like three pills",
        "Dale Hutchins. I use the Walgreens on Division, same as always",
        "503 555 0192",
        "yes",
      ],
      [/lisinopril/, /Walgreens on Division/],
    ],
    [
      "medical",
      [
        "I'm calling to see if my blood work came back",
        "Marisol Vega, date of birth is June 4th 1987",
        "503 555 0176",
        "Yes. And can you tell them don't leave details on voicemail, my roommate shares it",
      ],
      [/June 4th 1987/, /don't leave details on voicemail/i],
    ],
    [
      "dental",
      [
        "I want to complain about a bill. I got charged for x-rays that were included",
        "Greg Sundstrom",
        "503 555 0167",
        "Yes. And the 84 dollars, put that in there too please.",
      ],
      [/charged for x-rays/, /84 dollars/],
    ],
    [
      "law",
      [
        "I need to leave a message for my attorney",
        "Can you tell Ms. Pell, or I guess whoever has my file, that the mediation got moved to January 12th",
        "Carla Dominguez, and it's the Dominguez and Reyes case",
        "503 555 0113",
        "Yes. Just have her call me, please.",
      ],
      [
        /Ms\. Pell, or I guess whoever has my file, that the mediation got moved/,
        /Dominguez and Reyes/,
        /Call back: /,
      ],
    ],
  ])("is filed with it (%s %#)", (desk, lines, notes) => {
    const { messages, state } = call(desk, MONDAY, ...lines);
    expect(messages).toHaveLength(1);
    for (const note of notes) expect(messages[0]!.text).toMatch(note);
    expect(state.stack).toEqual([]);
  });

  it("says what the caller puts right", () => {
    const { messages } = call(
      "law",
      MONDAY,
      "I need to leave a message for my attorney",
      "that the thing got moved to January, I think",
      "Carla Dominguez",
      "503 555 0113",
      "That's not really it. The message is: mediation moved to January 12th, and I can't do January 12th.",
      "yes",
    );
    expect(messages[0]!.text).toMatch(/Mediation moved to January 12th, and I can't do January 12th/);
  });
});

it.each<[DeskId, string[], RegExp]>([
  [
    "medical",
    [
      "a physical tomorrow",
      "the first one",
      "Gloria Whitcomb",
      "503 555 0116",
      "Perfect, yes. And is there somebody who can fill out a form for my insurance at that visit?",
    ],
    /fill out a form/,
  ],
  [
    "law",
    [
      "a will tomorrow",
      "the first one",
      "Nate Kowalczyk",
      "503 555 0171",
      "Yes, book it. Do I need to bring the police report?",
    ],
    /police report/,
  ],
  [
    "medical",
    [
      "I want a new patient visit. And do you take Regence?",
      "tomorrow",
      "the first one",
      "Priyanka Shah",
      "503 555 0150",
      "yes",
    ],
    /Regence|^$/,
  ],
])("files the question that it promises to pass on (%s %#)", (desk, lines, question) => {
  const { bookings, said } = call(desk, MONDAY, ...lines);
  const promised = /noted (?:it|the question)|I've noted it/.test(said.join(" "));
  expect(bookings).toHaveLength(1);
  if (promised) expect(bookings[0]!.text).toMatch(question);
  else expect(said.join(" ")).toMatch(/plans|bring|a list of/i);
});

it.each<[DeskId, string, RegExp]>([
  ["dental", "mornings would be better if they can", /can't advise/],
  ["ringwell", "I run a small vet clinic, two locations. What does this cost a month?", /medical advice/],
  ["dental", "because I'll be honest, I'm about to switch dentists", /Our dentists are/],
])("takes no statement for a question (%s: %s)", (desk, words, never) => {
  expect(call(desk, MONDAY, words).said[0]).not.toMatch(never);
});

it("answers of what was asked for, not of something else", () => {
  const { said } = call(
    "medical",
    MONDAY,
    "I need a refill on my lisinopril",
    "Dale Hutchins",
    "503 555 0192. How long does it take usually?",
  );
  expect(said[2]).not.toMatch(/physical/);
  const hmo = call(
    "dental",
    MONDAY,
    "do you take Delta Dental?",
    "No, listen, it's not a PPO. It's DeltaCare, an HMO. Do you take that or not?",
  );
  expect(hmo.said[1]).toMatch(/not in any HMO/);
});

describe("limits and refusals", () => {
  it("offers nothing that was refused", () => {
    const { said } = call(
      "dental",
      MONDAY,
      "my son needs a cleaning after 3:15, and Mondays are no good",
      "Tomorrow at 4 is a little soon, is there anything next week instead, like Thursday?",
    );
    expect(said[1]).toMatch(/Thursday, December 3rd/);
    expect(said[1]).not.toMatch(/omorrow/);
  });
  it("hears 'next Tuesday or Thursday' on a Thursday", () => {
    const { said } = call(
      "medical",
      "2026-12-03T22:02:00Z",
      "I need a follow-up",
      "Next Tuesday or Thursday, in the afternoon",
    );
    expect(said[1]).toMatch(/Tuesday the 8th .*Thursday the 10th/);
  });
  it("keeps a limit in Spanish", () => {
    const { said } = call(
      "law",
      "2026-12-07T23:30:00Z",
      "necesito un abogado de divorcio",
      "El miércoles por la mañana, si se puede, pero no puedo antes de las diez",
    );
    expect(said[1]).not.toMatch(/ a las 9/);
    expect(said[1]).toMatch(/ a las /);
  });
  it("moves to the days and the part of day that were asked for", () => {
    const { said } = call(
      "law",
      "2026-12-15T22:20:00Z",
      "I need to reschedule my consultation, it's supposed to be Thursday at 2",
      "Next Monday or Tuesday, late afternoon if they have it",
      "Ben Carrigan",
      "503 555 0181",
    );
    expect(said[3]).toMatch(/to Monday, December 21st or Tuesday, December 22nd late in the afternoon/);
  });
  it("takes a cancellation back", () => {
    const { messages, said } = call(
      "dental",
      "2026-12-15T20:05:00Z",
      "can I cancel my appointment on friday",
      "Becca Lindqvist",
      "503 555 0139",
      "Yes.",
      "Actually, wait, don't cancel Friday, could you just make it later in the day, after four?",
    );
    expect(messages).toEqual([]);
    expect(said[4]).toMatch(/move the appointment, Friday, December 18th, to .*after 4/);
  });
});

it.each([
  "Nope, that's it, thanks so much",
  "Nope, I'm good. Happy holidays.",
  "No. That's it. Today, you said. I'll be waiting.",
])("hears a farewell in '%s'", (words) => {
  const { ended } = call(
    "medical",
    MONDAY,
    "I need a refill on my lisinopril",
    "Dale Hutchins",
    "503 555 0192",
    "yes",
    words,
  );
  expect(ended).toBe(true);
});

it.each<[DeskId, string]>([
  [
    "law",
    "My ex hasn't brought the kids back from Thanksgiving and he's not answering. We have a custody order.",
  ],
  ["dental", "I'm stuck on the bridge, I've got an 8:15 and I'm going to be about 15 minutes late"],
])("raises no alarm (%s: %s)", (desk, words) => {
  const { state } = call(desk, MONDAY, words);
  expect(state.alarm ?? state.suspected).toBeUndefined();
});
