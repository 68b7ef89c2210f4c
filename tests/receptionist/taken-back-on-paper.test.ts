import { describe, expect, it } from "vitest";
import { call, type DeskId, TUESDAY } from "./called.ts";

// What a caller takes back or puts right stands on no line of the paper, and what they did not take back stands on it.

/** A fact in a caller's words, how it stands on the paper, and how the same caller takes it back. */
interface Fact {
  told: string;
  stands: RegExp;
  back: string;
  now: RegExp;
}
const OF_VISITS: readonly Fact[] = [
  {
    told: "He uses a walker.",
    stands: /Needs: Walker/,
    back: "He doesn't use the walker any more, he's got a wheelchair now.",
    now: /Needs: Wheelchair/,
  },
  {
    told: "He's allergic to codeine.",
    stands: /Allergy: Codeine/,
    back: "No, sorry, it's not codeine, it's morphine.",
    now: /Allergy: Morphine/,
  },
  {
    told: "We have Aetna.",
    stands: /Insurance: Aetna/,
    back: "It's not Aetna any more, we have Delta Dental now.",
    now: /Insurance: Delta Dental/,
  },
];
const OF_MESSAGES: readonly Fact[] = [
  {
    told: "We run a plumbing company, three of us.",
    stands: /three of us/,
    back: "It's actually two of us now.",
    now: /two of us/,
  },
  {
    told: "I'd like it from January.",
    stands: /from January/,
    back: "No, sorry, from February.",
    now: /from February/,
  },
  {
    told: "They charged us 210 dollars.",
    stands: /210 dollars/,
    back: "Sorry, it was 240 dollars.",
    now: /240 dollars/,
  },
];
/** The row, or the words, as they stood before they were taken back. */
const GONE: readonly RegExp[] = [
  /Needs: [^|]*Walker/i,
  /Allergy: [^|]*Codeine/i,
  /Insurance: Aetna/,
  /three of us/,
  /January/,
  /210/,
];

const visit = (...told: string[]) =>
  call(
    "dental",
    TUESDAY,
    "I need a cleaning for my dad, Monday at ten.",
    "His name is Piotr Zielinski. My number is 555 010 0145.",
    ...told,
    "yes",
  ).receipt;
const message = (...told: string[]) =>
  call(
    "ringwell",
    TUESDAY,
    "I'd like to leave a message for your team.",
    ...told,
    "Nate Kowalczyk, 555 010 0119",
    "yes",
  ).receipt;

describe("a fact that is told", () => {
  const all = [
    ...OF_VISITS.map((fact, at) => ({ fact, gone: GONE[at]!, play: visit })),
    ...OF_MESSAGES.map((fact, at) => ({ fact, gone: GONE[at + OF_VISITS.length]!, play: message })),
  ];
  it.each(all)("stands until it is taken back: $fact.told", ({ fact, gone, play }) => {
    expect(play(fact.told)).toMatch(fact.stands);
    const put = play(fact.told, fact.back);
    expect(put).toMatch(fact.now);
    expect(put).not.toMatch(gone);
  });
  it.each(OF_VISITS)("is taken back once the visit is booked, too: $told", ({ told, back, now }) => {
    const { receipt } = call(
      "dental",
      TUESDAY,
      "I need a cleaning for my dad, Monday at ten.",
      `His name is Piotr Zielinski. My number is 555 010 0145. ${told}`,
      "yes",
      back,
    );
    expect(receipt).toMatch(now);
    for (const gone of GONE.slice(0, OF_VISITS.length)) expect(receipt).not.toMatch(gone);
  });
  it("leaves on the paper what nobody took back", () => {
    const receipt = visit(OF_VISITS[0]!.told, OF_VISITS[1]!.told, OF_VISITS[0]!.back);
    expect(receipt).toMatch(/Allergy: Codeine/);
    expect(receipt).toMatch(/Needs: Wheelchair/);
  });
});

describe("whose is which", () => {
  it.each<[DeskId, string[], RegExp]>([
    [
      "dental",
      [
        "I'd like a cleaning for my daughter Nina, Monday at ten.",
        "Nina Castellano. I'm her mother, Rosa.",
        "555 010 0102, and that's my husband's cell.",
        "yes",
      ],
      /Number: \(555\) 010-0102 \|.*The number is: husband's/,
    ],
    [
      "dental",
      [
        "Quiero una limpieza para mi papá, el lunes a las diez",
        "Se llama Ernesto Villalobos.",
        "Es el mío, 555 010 0164. Soy su hija, Carmen.",
        "sí",
      ],
      /Called by: Carmen.*The number is: the caller's/,
    ],
    [
      "medical",
      [
        "I'm calling about my wife's test results.",
        "She's Dana Whitlock, I'm Rob.",
        "555 010 0158. It's me you call, Rob.",
        "yes",
      ],
      /To call: Rob/,
    ],
  ])("at the %s desk: %j", (desk, lines, row) => {
    expect(call(desk, TUESDAY, ...lines).receipt).toMatch(row);
  });
  it("writes no owner of a caller's own number", () => {
    expect(visit()).toMatch(/The number is: the caller's/);
    expect(
      call("dental", TUESDAY, "I need a cleaning Monday at ten", "Ann Lee, my number is 555 010 0101", "yes")
        .receipt,
    ).not.toMatch(/The number is/);
  });
});

describe("who is not wanted", () => {
  it("is nobody whom the call is from", () => {
    const { receipt } = call(
      "law",
      TUESDAY,
      "Can somebody call me about my case? Simon Adeyemi, 555 010 0139",
      "Mornings. And I don't want to talk to Mr. Harrow, somebody else please.",
      "yes",
    );
    expect(receipt).toMatch(/Not with: /);
    expect(receipt).not.toMatch(/For: Judith/);
  });
  it("is nobody who only did what was done", () => {
    const { receipt } = call(
      "dental",
      TUESDAY,
      "I had a filling done on Monday and it feels too high. Can somebody look at it?",
      "Tomorrow at eleven. It was Dr. Oyelaran who did it, not Marsh.",
      "Ray Okonkwo, 555 010 0120",
      "yes",
    );
    expect(receipt).not.toMatch(/Not with|Asks for/);
  });
});

describe("what else is not mixed up", () => {
  it("takes a sum for no number to call", () => {
    const { receipt } = call(
      "law",
      TUESDAY,
      "Can somebody call me about my accident? Hugo Brandt, 555 010 0200, evenings",
      "Yes. And the offer was nine thousand five hundred.",
    );
    expect(receipt).toMatch(/Number: \(555\) 010-0200/);
  });
  it("puts a time to call right after the message was passed on", () => {
    const { receipt } = call(
      "law",
      TUESDAY,
      "Please call me about my case. Dwight Sorrell, 555 010 0196. after six",
      "Yes. Oh, and make it after seven, not six, I forgot about my class.",
    );
    expect(receipt).toMatch(/Call back: after seven/);
  });
  it("calls nobody by 'when you call my name', and is allergic to no 'one'", () => {
    const { receipt } = call(
      "medical",
      TUESDAY,
      "I need a flu shot, Monday at ten, Ana Ferreira, 555 010 0149",
      "I had a bad reaction to one when I was a kid. And please face me when you call my name.",
    );
    expect(receipt).not.toMatch(/Also call|Allergy: One/);
  });
  it("keeps what stands before a question, and the family name that is told last", () => {
    const { receipt } = call(
      "dental",
      TUESDAY,
      "I'd like cleanings for me and my wife, Tuesday the 8th at three",
      "I'm Greg Whitlock and she's Dana",
      "614-555-0137",
      "yes that's right. she goes by Dana Whitlock, same as me",
    );
    expect(receipt).toMatch(/Name: Dana Whitlock/);
    expect(receipt).not.toMatch(/Goes by/);
  });
  it("has no plan to pay for somebody for whom a message is", () => {
    const { receipt } = call(
      "dental",
      TUESDAY,
      "You sent me a bill for a cleaning. It's on my husband's plan, MetLife.",
      "Wilma Hartigan, 555 010 0130",
      "yes",
    );
    expect(receipt).not.toMatch(/For: MetLife/);
  });
});

describe("what was passed on", () => {
  it.each<[DeskId, string, string]>([
    ["dental", "I'd like to leave a note for Dr. Marsh that my crown feels high.", "never mind the note"],
    [
      "medical",
      "I need a refill of my lisinopril at the CVS",
      "oh, don't send it after all. I found a bottle",
    ],
    ["dental", "You billed me twice for the cleaning.", "Actually, forget the bill, I found it."],
    ["law", "Can somebody call me back about my case? Any time.", "scratch that call back please"],
  ])("at the %s desk is called off: %j, %j", (desk, told, back) => {
    const lines = [told, "Lena Ortiz, 555 010 0123", "yes", "yes"];
    expect(call(desk, TUESDAY, ...lines).messages).toHaveLength(1);
    expect(call(desk, TUESDAY, ...lines, back).messages).toEqual([]);
  });
  it("stands when something else is forgotten", () => {
    const lines = [
      "I'd like to leave a note for Dr. Marsh that my crown feels high.",
      "Lena Ortiz, 555 010 0123",
      "yes",
    ];
    expect(
      call("dental", TUESDAY, ...lines, "Forget the weather, are you open today?").messages,
    ).toHaveLength(1);
  });
});

describe("what is told inside an open task", () => {
  it("says why a visit is moved, and gives it up no more", () => {
    const { receipt } = call(
      "dental",
      TUESDAY,
      "I need to move my cleaning from tomorrow to Monday at ten. Lena Ortiz, 555 010 0123",
      "I can't make it tomorrow, my car is in the shop.",
      "yes",
    );
    expect(receipt).toMatch(/New time: Monday, November 30th.*I can't make it tomorrow/);
  });
  it("is on the paper of the bill, and not of the visit", () => {
    const { papers } = call(
      "dental",
      TUESDAY,
      "I want a cleaning, Monday at ten",
      "you billed me twice for the last one",
      "Lena Ortiz",
      "that bill was 240 dollars and I'm not paying it",
      "555 010 0123",
      "yes",
      "yes",
    );
    expect(papers.map(({ quotes }) => quotes)).toEqual([
      [],
      ["You billed me twice for the last one.", "That bill was 240 dollars and I'm not paying it."],
    ]);
  });
  it("is for the one who was named last", () => {
    const { receipt } = call(
      "medical",
      TUESDAY,
      "I need someone to see my daughter, cough for four days.",
      "Monday at ten. sorry, it's my son, he's six",
      "Leo Ferrer",
      "I'm his mom Ana, 555 010 0111",
      "yes",
    );
    expect(receipt).not.toMatch(/daughter/);
    expect(receipt).toMatch(/see my son/);
  });
  it("names nobody with what a husband does", () => {
    const { receipt } = call(
      "dental",
      TUESDAY,
      "I'd like a cleaning, Monday at ten.",
      "my husband grinds his teeth",
      "Lena Ortiz, 555 010 0123",
      "yes",
    );
    expect(receipt).toMatch(/My husband grinds his teeth/);
  });
  it("takes a question for no way of being seen, and a time for no other side", () => {
    const { said, receipt, state } = call(
      "law",
      TUESDAY,
      "I need a lawyer for my divorce, Monday at two",
      "is what I say here confidential?",
      "where exactly is your office?",
      "by phone",
      "Ann Lowe, 555 010 0120",
      "after one, I work mornings",
      "I can come there",
    );
    expect(said[1]).toMatch(/is confidential/);
    expect(said[2]).toMatch(/Court Street/);
    expect(state.how).toBe("phone");
    expect(receipt).not.toMatch(/Other side/);
  });
  it("moves what was given up, and wants no call where none is wanted", () => {
    expect(
      call(
        "dental",
        TUESDAY,
        "I have an appointment Friday at two and I can't make it",
        "can I do Monday instead?",
        "Sam Tully. 555 010 0180",
        "the morning",
        "yes",
      ).receipt,
    ).toMatch(/New time: Monday, November 30th/);
    expect(
      call(
        "medical",
        TUESDAY,
        "Could you tell the nurse that the new cream is working? she doesn't need to call me",
        "Ben Ames",
        "555 010 0184",
        "yes",
      ).receipt,
    ).toMatch(/Answer: no call wanted/);
  });
  it("is insured with nobody whom they left", () => {
    const { receipt } = call(
      "dental",
      TUESDAY,
      "I'd like a checkup Tuesday the 8th at ten, Ida Kessler",
      "I had Cigna but not any more.",
      "555 010 0177",
      "yes",
    );
    expect(receipt).not.toMatch(/Insurance: Cigna/);
  });
});
