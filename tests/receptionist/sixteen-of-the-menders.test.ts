import { expect, it } from "vitest";
import { call } from "./called.ts";

const SUNDAY = "2026-11-30T03:00:00Z";

it("keeps a message that says when the caller will call somebody else", () => {
  const { said, messages } = call(
    "law",
    SUNDAY,
    "I'd like to leave a message for Mr. Pell",
    "The insurance adjuster called and offered six thousand, I told her I'd call back Friday",
    "Derek Olmos, 480 555 0120",
    "yes",
  );
  expect(said[1]).not.toMatch(/take your time/);
  expect(messages[0]!.text).toMatch(/offered six thousand/);
  expect(
    call("law", SUNDAY, "I need a consultation about a lease", "let me think about it, I'll call you back")
      .said[1],
  ).toMatch(/take your time|call/);
});

it("takes another day than those on offer, said behind an 'actually'", () => {
  const lines = ["my girlfriend chipped her tooth on a fork"];
  expect(
    call("dental", SUNDAY, ...lines, "hmm actually she can do Wednesday, they close early").said[1],
  ).toMatch(/Wednesday, December 2nd, I can do/);
  expect(call("dental", SUNDAY, ...lines, "what were those times again?").said[1]).toMatch(
    /tomorrow at 10 o'clock, or Tuesday/,
  );
});

it("takes 'can I talk to somebody Wednesday', beside an offer, for a yes", () => {
  const { said } = call(
    "law",
    SUNDAY,
    "Do you guys do name changes?",
    "Alright, can I talk to somebody about it Wednesday morning?",
  );
  expect(said[1]).toMatch(/Wednesday, December 2nd, I can do/);
});

it("thanks no pharmacy by name", () => {
  const { said } = call(
    "medical",
    SUNDAY,
    "My mom's almost out of her metformin",
    "It's five hundred milligrams, Rite Aid on Pine",
    "Her name's Gloria Steen, I'm Tess Steen, 208 555 0171",
  );
  expect(said[1]).not.toMatch(/Rite Aid/);
  expect(said[2]).toMatch(/Rite Aid on Pine.*From Tess Steen/);
});

it("takes a jest at the machine and 'whoever does that stuff' for no question", () => {
  const { said, receipt } = call(
    "law",
    SUNDAY,
    "Well aren't you a chipper little machine. My boss fired me by text on Thanksgiving",
    "Fine, book me with whoever does that stuff, Wednesday",
  );
  expect(said[1]).toMatch(/Wednesday, December 2nd/);
  expect(receipt).not.toMatch(/Asks/);
  expect(call("law", SUNDAY, "who does the divorces?").said[0]).toMatch(/Harrow|family/);
});
