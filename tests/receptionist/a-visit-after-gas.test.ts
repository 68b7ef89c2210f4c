import { describe, expect, it, test } from "vitest";
import { call, callOwn, NOVEMBER_30 } from "./called.ts";

// Gas is smelled, and the caller asks for a visit: the danger first, and the visit is never passed over.

const trades = (...lines: string[]) => callOwn("trades", NOVEMBER_30, ...lines);

describe("a visit that is asked for while gas is smelled", () => {
  test.each([
    "Can you send somebody?",
    "When could one of you come look at the heater?",
    "Could someone come out this afternoon?",
    "¿Cuándo puede venir alguien?",
  ])("is noted, and waits until they are out: %s", (asks) => {
    const { said, receipt } = trades("We smell gas by the water heater.", asks);
    expect(said[1]).toMatch(/visit.*outside.*called\?|visita.*salieron.*llamaron/s);
    expect(receipt).toContain(`Asks: ${asks}`);
  });

  it("is set up once they are outside and help is called", () => {
    const { said } = trades(
      "Hi, we smell gas by the water heater.",
      "Can you send somebody out here?",
      "Yes, we're all on the sidewalk and the gas company's coming.",
      "It's a repair.",
    );
    expect(said[2]).toMatch(/^Good\. Stay outside until .* safe\. What is it about/);
    expect(said[3]).toMatch(/which would you like|suit/i);
  });

  it("is taken when it is asked for after they called, in any words", () => {
    const { said } = trades(
      "We smell gas in here",
      "ok we're outside, I called 911 already",
      "when could one of you come look at the heater though?",
    );
    expect(said[2]).toMatch(/Stay outside.*What is it about/);
    expect(said[2]).not.toMatch(/don't have that here/);
  });

  it("has the address on one row and who calls on another", () => {
    const { state } = trades(
      "My furnace rattles, can somebody come?",
      "tomorrow morning",
      "9 Birch Lane, Dina Costa, 555 010 7714",
    );
    expect(state.notes).toContain("Address: 9 Birch Lane");
    expect(state.slots.name?.value).toBe("Dina Costa");
  });

  it("is nothing that a desk promises which sends nobody", () => {
    const { said } = call("ringwell", NOVEMBER_30, "We smell gas in here", "Can you send somebody out?");
    expect(said[1]).not.toMatch(/visit/);
    expect(said[1]).toMatch(/gas company/);
  });
});

describe("what this line would do with a danger", () => {
  test.each(["What about a gas leak, or an emergency?", "And what about a fire?"])("is told: %s", (asks) => {
    expect(call("ringwell", NOVEMBER_30, asks).said[0]).toMatch(/tells callers in danger .* 911/);
  });
});

describe("whoever swallowed something and gives way", () => {
  test.each([
    "My roommate took a whole bottle of something, she's breathing but I can't get her up",
    "The nurse gave him the wrong meds and now he's turning blue",
  ])("needs an ambulance first: %s", (line) => {
    expect(call("medical", NOVEMBER_30, line).said[0]).toMatch(/call 911 now/);
  });

  it("is not sent from 911 to Poison Control by what they took", () => {
    const { said } = call("medical", NOVEMBER_30, "He won't wake up, he's blue", "He swallowed my pills");
    expect(said[1]).toMatch(/911/);
    expect(said[1]).not.toMatch(/Poison Control/);
  });
});

describe("children who were not brought back", () => {
  test.each([
    "Her ex didn't bring the kids back Sunday night, we need a lawyer",
    "My ex won't give the kids back",
    "My brother's ex kept the kids past Sunday and it was his weekend",
  ])("cannot wait, and nobody is sent to 911 for it: %s", (line) => {
    expect(call("law", NOVEMBER_30, line).said[0]).toMatch(/^That should not wait\. Our urgent line/);
  });
});
