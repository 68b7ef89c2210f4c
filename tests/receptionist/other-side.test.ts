import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

const WHO = ["Martin Cole", "415 555 0177"];

describe("a law desk asks who is on the other side before a consultation is set", () => {
  it("and writes the name down", () => {
    const { said, bookings, receipt } = call(
      "law",
      TUESDAY,
      "I slipped at a grocery store and hurt my back",
      "Monday morning",
      "the first one",
      "by phone",
      ...WHO,
      "the store is called Fresh Fields",
      "yes",
    );
    expect(said[5]).toMatch(/^Who is on the other side\?/);
    expect(said[6]).toContain("The other side: Fresh Fields. ");
    expect(bookings[0]!.notes).toContain("Other side: Fresh Fields");
    expect(receipt).toContain("Other side: Fresh Fields");
  });

  it.each([
    ["I'm being sued by a contractor called Bright Ridge Builders", "Bright Ridge Builders"],
    ["Acme Corp is suing me", "Acme Corp"],
    ["I want to sue my landlord, Ray Olsen", "Ray Olsen"],
    ["I want a divorce from my husband Todd Grant", "Todd Grant"],
  ])("'%s' has told it already", (words, name) => {
    const { said, bookings } = call(
      "law",
      TUESDAY,
      words,
      "Monday morning",
      "the first one",
      "by phone",
      ...WHO,
      "yes",
    );
    expect(said.join(" ")).not.toContain("Who is on the other side");
    expect(bookings[0]!.notes).toContain(`Other side: ${name}`);
  });

  it.each([
    ["there isn't anybody", "none"],
    ["I don't know his name, he drove off", "not known yet"],
  ])("'%s' is an answer too", (words, row) => {
    const { said, bookings } = call(
      "law",
      TUESDAY,
      "I was rear-ended",
      "Monday morning",
      "the first one",
      "by phone",
      ...WHO,
      words,
      "yes",
    );
    expect(said[6]).toMatch(/Is that right\?|Shall I book it/);
    expect(bookings[0]!.notes).toContain(`Other side: ${row}`);
  });

  it("and not for a will", () => {
    const { said } = call("law", TUESDAY, "I need a will, Thursday next week at 1:30", "by phone", ...WHO);
    expect(said.at(-1)).toMatch(/Is that right\?|Shall I book it/);
  });

  it("in Spanish", () => {
    const { said, bookings } = call(
      "law",
      TUESDAY,
      "Buenos días, tuve un accidente de carro y quiero una consulta",
      "el lunes por la mañana",
      "la primera",
      "por teléfono",
      "me llamo Laura Ortega",
      "213 555 0148",
      "se llama Carlos Peña",
      "sí",
    );
    expect(said[5]).toMatch(/la otra parte/);
    expect(bookings[0]!.notes).toContain("Other side: Carlos Peña");
  });
});

describe("a matter of the caller's own opens a consultation", () => {
  it.each([
    "he threatened to sue me",
    "my tenant won't leave",
    "I want to sue my contractor",
    "they're suing me over a fence",
    "my boss fired me for being pregnant",
  ])("'%s'", (words) => {
    const { said, state } = call("law", TUESDAY, words);
    expect(said[0]).toMatch(/day/);
    expect(state.stack).toEqual(["book"]);
  });
  it("or is turned away, where it is none of theirs", () => {
    expect(call("law", TUESDAY, "I was charged with a DUI").said[0]).toMatch(/don't do criminal cases/);
  });
  it("and keeps on the paper what the papers say", () => {
    const { bookings } = call(
      "law",
      TUESDAY,
      "I'm being sued by a contractor called Bright Ridge Builders, over a kitchen",
      "I got the papers last week, it says thirty days",
      "Next week, Tuesday, or else Wednesday, afternoon",
      "the Tuesday one",
      "by video",
      ...WHO,
      "yes",
    );
    expect(bookings[0]!.day).toBe("2026-12-01");
    expect(bookings[0]!.told.join(" ")).toContain("it says thirty days");
  });
});

describe("the name of the other side is put right", () => {
  const until = ["I'm in a dispute over my deposit", "Monday morning", "the first one", "by phone", ...WHO];
  it.each([
    ["No, sorry, it's Harbor Street Rentals, Joe Lund only collects the rent."],
    ["Harbor Street Rentals, not Joe Lund. He only works there."],
    ["No no, the landlord is Harbor Street Rentals."],
  ])("at the read-back: %s", (correction) => {
    const { said, bookings } = call("law", TUESDAY, ...until, "Joe Lund", correction, "yes");
    expect(said[6]).toContain(". The other side: Joe Lund. ");
    expect(said[7]).toContain("for Martin Cole");
    expect(said[7]).toContain(". The other side: Harbor Street Rentals. ");
    expect(bookings[0]!.name).toBe("Martin Cole");
    expect(bookings[0]!.notes).toContain("Other side: Harbor Street Rentals");
  });

  it("on the paper, once it is filed", () => {
    const { said, bookings } = call(
      "law",
      TUESDAY,
      ...until,
      "Joe Lund",
      "yes",
      "Oh wait, the other side is Harbor Street Rentals, not Joe Lund.",
    );
    expect(said.at(-1)).toContain("I've put that right. The other side: Harbor Street Rentals.");
    expect(bookings[0]!.name).toBe("Martin Cole");
    expect(bookings[0]!.notes).toContain("Other side: Harbor Street Rentals");
  });

  it.each([["No, my name is Martin Kole, with a K."], ["No, it's Martin Kole."]])(
    "and the caller's own name is theirs: %s",
    (correction) => {
      const { bookings } = call("law", TUESDAY, ...until, "Joe Lund", correction, "yes");
      expect(bookings[0]!.name).toBe("Martin Kole");
      expect(bookings[0]!.notes).toContain("Other side: Joe Lund");
    },
  );
});

it("marks a consultation as urgent where that was promised", () => {
  const { said, bookings, receipt } = call(
    "law",
    TUESDAY,
    "I slipped at a grocery store and hurt my back",
    "Monday morning",
    "the first one",
    "by phone",
    ...WHO,
    "Fresh Fields",
    "yes",
    "Could you mark it as urgent? The statute runs out soon.",
  );
  expect(said.at(-1)).toContain("marked it urgent");
  expect(bookings[0]!.notes).toContain("Marked: urgent");
  expect(receipt).toContain("Marked: urgent");
});

it("takes the name alone out of all that is told with it, and no day of what happened for the visit's", () => {
  const asked = [
    "I was bitten by a dog and want a lawyer.",
    "Monday afternoon.",
    "The first one.",
    "In person.",
    ...WHO,
  ];
  for (const [words, kept] of [
    ["Gwen Mercer. And the bite was October ninth.", "October ninth"],
    [
      "I haven't got the paper here. It was a lady named Gwen something, Gwen Mercer I believe, insured by Allied.",
      "Allied",
    ],
  ] as const) {
    const { bookings, receipt } = call("law", TUESDAY, ...asked, words, "Yes.");
    expect(bookings[0]).toMatchObject({ day: "2026-11-30", name: "Martin Cole" });
    expect(bookings[0]!.notes).toContain("Other side: Gwen Mercer");
    expect(receipt).toContain(kept);
  }
});

it("takes the other driver's name, told as a sentence, for nobody's but the other side's", () => {
  const { bookings, said } = call(
    "law",
    TUESDAY,
    "I was in a car accident a month ago and I want to talk to a lawyer",
    "Monday at five",
    "Tanya Brooks, 630 555 0147",
    "The other driver? His name's Kevin Marsh. He's with State Farm.",
    "yes",
  );
  expect(said[3]).toMatch(/for Tanya Brooks.*The other side: Kevin Marsh\. Is that right/);
  expect(bookings).toMatchObject([{ name: "Tanya Brooks" }]);
});

it("puts the patient's name right beside a yes to the rest", () => {
  const { bookings } = call(
    "dental",
    TUESDAY,
    "a cleaning on monday at 8",
    "Mark Delaney, 312 555 0140",
    "It's for Owen, Owen Delaney. I'm the dad. Otherwise yes.",
    "yes",
  );
  expect(bookings).toMatchObject([{ name: "Owen Delaney" }]);
});
