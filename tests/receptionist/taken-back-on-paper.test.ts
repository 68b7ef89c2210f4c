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
