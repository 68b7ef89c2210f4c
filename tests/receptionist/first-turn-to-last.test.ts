import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

type Desk = "dental" | "medical" | "law" | "ringwell";
const last = (desk: Desk, ...words: string[]): string => call(desk, TUESDAY, ...words).said.at(-1)!;

describe("a plan that is told beside a wish", () => {
  it.each([
    ["dental", "I'd like a cleaning next Tuesday, I have MetLife, no, Aetna", /Tuesday, December 1st/],
    [
      "medical",
      "I need a physical Tuesday. I have Medicare, sorry, Medicaid.",
      /don't take Medicaid.*Tuesday/,
    ],
    ["dental", "I need a cleaning Tuesday and we've got Medicaid", /don't take Medicaid.*Tuesday/],
    [
      "medical",
      "Quiero una cita para un chequeo. Tengo Medicare. Perdón, Medicaid.",
      /No aceptamos Medicaid/,
    ],
  ] as const)("%s: %s", (desk, words, answer) => expect(last(desk, words)).toMatch(answer));
  it("is the second one", () => {
    expect(last("medical", "I need a physical Tuesday. I have Medicaid, no, Medicare.")).not.toMatch(
      /don't take/,
    );
  });
});

describe("who calls for a child that was named", () => {
  const booked = [
    "I need a cleaning for my daughter Mia",
    "Tuesday",
    "the first one",
    "Elena Cruz, 415-555-0172",
    "yes",
  ];
  it("is no other name for the child", () => {
    const [booking] = call("dental", TUESDAY, ...booked).bookings;
    expect(booking).toMatchObject({ name: "Mia" });
    expect(booking!.notes.join(" ")).toMatch(/Called by: Elena Cruz/);
  });
  it("may tell the family name once it is booked", () => {
    expect(
      call("dental", TUESDAY, ...booked, "Can you put her last name is Ferrer?").bookings[0],
    ).toMatchObject({ name: "Mia Ferrer" });
  });
});

describe("what is asked of a visit that is there", () => {
  it.each([
    ["medical", "My husband has a physical Monday at nine thirty, can he have coffee before?", /no coffee/],
    ["dental", "My son's got a filling tomorrow at three, should he eat before?", /eat as usual/],
    ["dental", "My son has a cleaning Tuesday at three, where do we park?", /parking/],
  ] as const)("%s: %s", (desk, words, answer) => {
    const said = last(desk, words);
    expect(said).toMatch(answer);
    expect(said).not.toMatch(/of course|name\?|Which would/);
  });
});

describe("the days that a Spanish paper gives", () => {
  it.each([
    [
      "Recibí una demanda el 5 de noviembre y tengo 21 días para contestar",
      /jueves 26 de noviembre.*urgente/,
    ],
    [
      "Me llegaron papeles de la corte ayer, dice que tengo tres días para responder",
      /jueves 26 de noviembre/,
    ],
  ])("%s", (words, answer) => {
    const said = last("law", words);
    expect(said).toMatch(answer);
    expect(said).not.toMatch(/el el/);
  });
});

describe("said in passing", () => {
  it.each([
    ["dental", ["How much is a crown? Can I get a real person?"], /nobody picks up.*980/],
    ["dental", ["How much is a crown? Can I get a real person?", "Lena Fox"], /Thank you, Lena Fox/],
    ["medical", ["I need a physical", "Whatever's first"], /Which (?:would|suits)/],
    ["medical", ["I need to get my son's shots for school, he's five"], /visit, of course/],
    ["medical", ["I need a refill on my metformin", "It's Walgreens on Hill Street."], /name/],
    [
      "medical",
      ["I want my records sent to my new doctor. Ben Adeyemi, 415 555 0199", "How long does that take?"],
      /within a week/,
    ],
    ["dental", ["You charged me again for the same cleaning! This is the second time."], /the manager/],
    ["law", ["I was in a car accident and need a lawyer", "Do I pay anything up front?"], /is free/],
    ["law", ["I need a lawyer for my divorce", "do I pay anything up front?"], /names the retainer/],
    ["law", ["My car got impounded last night, can you help get it out?"], /impound/],
    [
      "ringwell",
      ["I already have Ringwell and I want to cancel it. When does it stop?"],
      /ends with the term/,
    ],
    ["ringwell", ["I'm a customer and your receptionist is telling people the wrong hours"], /support line/],
    [
      "ringwell",
      ["I'm with Sparkle Supplies, we sell packaging. When is a good time to catch the owner?"],
      /can't set a time/,
    ],
    ["ringwell", ["Is this the pizza place on 5th?", "wait what is this then"], /This is Ringwell/],
    [
      "ringwell",
      [
        "What if somebody calls at two a.m. with a burst pipe?",
        "Okay, can somebody show me? Wednesday would be good.",
      ],
      /^(?!.*closed).*Tomorrow, I can do/,
    ],
  ] as const)("%s: %j", (desk, words, answer) => expect(last(desk, ...words)).toMatch(answer));
  it("what the one who was named is to explain goes to them", () => {
    expect(
      last(
        "law",
        "This is Denise Ortiz, I'm a client of Mr. Pell. I got a bill for 640 dollars and I have no idea what it's for",
        "919-555-0190",
        "No, I want him to explain it, not the billing lady",
      ),
    ).toMatch(/goes to Mr\. Pell.*Shall I pass it on/);
  });
  it("'come in' in a question of what it costs is no way to hold it", () => {
    const said = last(
      "law",
      "I need a will. Next Tuesday, in the morning",
      "The first. Greg Hanlon",
      "919 555 0155, what does it cost to come in?",
    );
    expect(said).toMatch(/150 dollars/);
    expect(said).not.toMatch(/In person is fine/);
  });
});
