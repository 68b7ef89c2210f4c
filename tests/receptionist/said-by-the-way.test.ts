import { describe, expect, it } from "vitest";
import { reply } from "../../server/voice/dialogue/reply.ts";
import { call, TUESDAY } from "./called.ts";
import { contextAt } from "./play.ts";

// What callers say beside the answer that was asked for: who they are, how it is, whom it is for.

describe("who they are", () => {
  it.each([
    "I'm Joan Meyers and she's Lily",
    "He's Leo and I'm Dana Ford",
    "i'm joan meyers and she's lily",
    "I'm her mom Joan, she's Lily",
    "he's Leo, I'm his dad",
  ])("'%s' is no danger", (line) => {
    const { said } = call(
      "dental",
      TUESDAY,
      "I need two cleanings, one for me and one for my kid",
      "next Wednesday",
      line,
    );
    expect(said.at(-1)).not.toMatch(/911|trouble breathing/);
  });
  it("a number alone goes on where a danger was asked about of which no word had spoken", () => {
    const { state } = call("dental", TUESDAY, "I need a cleaning next week", "the first one", "Joan Meyers");
    const context = contextAt("dental", new Date(TUESDAY));
    const asked = { ...state, asked: "alarm", suspected: "911", held: "and she's blond" } as const;
    expect(reply(context, asked, "555 616 9090").say).toMatch(/^If anybody may be in danger.*Is that right/);
    const feared = { ...asked, held: "her chest is tight" };
    expect(reply(context, feared, "555 616 9090").say).toMatch(/^This sounds like an emergency/);
  });
  it("a name with its letters and a number is two words", () => {
    const { said } = call(
      "law",
      TUESDAY,
      "I need a consultation about a will",
      "Monday the 30th at two",
      "Helen Brandt B-R-A-N-D-T, 555 774 3030",
    );
    expect(said.join(" ")).toMatch(/for Helen Brandt, at/);
  });
  it("a name and a number told before a time was chosen are said to be noted", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "hola quisiera una cita para mi mamá",
      "es para un chequeo, la semana que viene",
      "el jueves por la mañana",
      "Carmen Ortiz",
      "555 402 7781",
    );
    expect(said.at(-2)).toMatch(/^Carmen Ortiz, gracias\./);
    expect(said.at(-1)).toMatch(/^Gracias por el número\./);
  });
});

describe("how it is", () => {
  it("'no swelling or anything' beside an offer is no question, and changes no wish", () => {
    const { said, bookings } = call(
      "dental",
      TUESDAY,
      "my son's got a school thing at nine so not before ten, can he get a filling looked at this week",
      "he's had it a while, no swelling or anything",
      "the second one",
      "Oscar Delgado",
      "503 555 0161",
      "yes",
    );
    expect(said[1]).not.toMatch(/don't know that|noted it for/);
    expect(bookings).toHaveLength(1);
    expect(bookings[0]!.time >= "10:00").toBe(true);
  });
});

describe("whom it is for", () => {
  it("a husband's name, told while his refill is read back, stands on it", () => {
    const { said, messages } = call(
      "medical",
      TUESDAY,
      "this is Ruth Feldman, my husband needs his blood pressure pills refilled",
      "555 220 9181",
      "Sam Feldman",
      "yes",
    );
    expect(said[2]).toMatch(/Sam Feldman/);
    expect(JSON.stringify(messages)).toMatch(/For: Sam Feldman/);
  });
  it("what was charged twice is one complaint, and no second matter", () => {
    const { said, messages } = call(
      "dental",
      TUESDAY,
      "you people billed me twice for the same crown and I've called three times now",
      "Dale Hutchins 555 118 7733",
      "yes",
    );
    expect(messages).toHaveLength(1);
    expect(said.join(" ")).not.toMatch(/the other/);
  });
});
