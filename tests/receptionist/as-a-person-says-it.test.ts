import { describe, expect, it } from "vitest";
import { call, callOwn, TUESDAY } from "./called.ts";

describe("what a person would say first", () => {
  it.each([
    [
      "law",
      "My brother died on Sunday and I'm supposed to be his executor I think",
      /^I'm so sorry for your loss\./,
    ],
    [
      "medical",
      "Can a doctor call me back? I've been waiting since Friday",
      /sorry you've been kept waiting/,
    ],
    [
      "dental",
      "I had a filling done Thursday and it still hurts when I bite down",
      /sorry (?:it hurts|you're in pain|to hear)/,
    ],
  ] as const)("%s: %s", (desk, words, answer) => {
    expect(call(desk, TUESDAY, words).said[0]).toMatch(answer);
  });
  it("to who lost somebody the last words are gentle", () => {
    const { said } = call(
      "law",
      TUESDAY,
      "My brother died on Sunday, do you do estates?",
      "No. Thank you, bye",
    );
    expect(said.at(-1)).toMatch(/Please take care of yourself/);
  });
  it("is said once in a call", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "Can a doctor call me back? I've been waiting since Friday",
      "Frank Delgado. I've been waiting since Friday.",
    );
    expect(said.join(" ").match(/kept waiting/g)).toHaveLength(1);
  });
  it("who insists is told that it is marked", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "Can somebody call me about my insurance card?",
      "Ann Lee, 555 010 7419",
      "any time",
      "yes",
      "No. Just make sure they do",
    );
    expect(said.at(-1)).toMatch(/I've marked that it matters/);
  });
});
describe("days on which nobody is there", () => {
  it("are told of a call, with the next one", () => {
    const { said, state } = call(
      "ringwell",
      TUESDAY,
      "Can somebody call me? I run a plumbing outfit and keep missing calls",
      "Gus Petrakis, 555 812 6640",
      "Thursday after four",
    );
    expect(said[2]).toMatch(/We're closed on Thanksgiving\. I've put down Monday after four instead/);
    expect(state.callback).toBe("Monday after four");
  });
  it.each([
    [
      "dental",
      "I have a cleaning tomorrow at two, can I move it to Thursday?",
      /closed on Thanksgiving\. Which day/,
    ],
    [
      "medical",
      "I have a physical tomorrow at two, can I move it to Friday?",
      /closed on the day after Thanksgiving\. Which day/,
    ],
  ] as const)("are told of a move: %s: %s", (desk, words, answer) => {
    expect(call(desk, TUESDAY, words).said[0]).toMatch(answer);
  });
});
describe("times", () => {
  it.each([
    [
      "La semana que viene, por la mañana, una limpieza",
      "¿No tiene algo un poco más tarde? A las 8 llevo a los niños al colegio.",
      /a las 10/,
    ],
    [
      "I'd like a cleaning next week in the morning",
      "Anything a bit later? I drop my kids at eight",
      /10 o'clock/,
    ],
    ["I'd like a cleaning next week in the morning", "Got something later in the morning?", /10 o'clock/],
  ])("later is later, and still in the morning: %s %s", (first, words, answer) => {
    expect(call("dental", TUESDAY, first, words).said[1]).toMatch(answer);
  });
  it("that may be of either half of the day say which", () => {
    expect(callOwn("trades", TUESDAY, "toilet keeps running").said[0]).toMatch(/7 o'clock in the morning/);
  });
  it("before then looks for days before those on offer", () => {
    const { said } = call(
      "law",
      TUESDAY,
      "I need a consultation about a will on Monday",
      "Is there any way to do it before then?",
    );
    expect(said[1]).toMatch(/today|tomorrow/);
  });
});
describe("persons", () => {
  it("who is only there to open the door is no patient and no caller", () => {
    const { bookings } = callOwn(
      "trades",
      TUESDAY,
      "my toilet keeps running",
      "tomorrow morning",
      "1180 Larkin Street. I'm Bea Thornton, 555 662 0119",
      "My husband'll be there, not me. His name's Greg",
      "Yes",
    );
    expect(bookings).toMatchObject([
      { name: "Bea Thornton", notes: ["Address: 1180 Larkin Street", "At the door: Greg (their husband)"] },
    ]);
  });
  it("a doctor who is wished for beside a booking is put down", () => {
    const { said, bookings } = call(
      "medical",
      TUESDAY,
      "I'd like a physical on Monday",
      "the first one",
      "Odette Marchand, 555 218 0093",
      "Can she see Dr. Okafor?",
      "yes",
    );
    expect(said[3]).toMatch(/put down that you'd like Dr\. Hana Okafor/);
    expect(bookings[0]?.notes.join()).toMatch(/Asks for: Dr\. Hana Okafor/);
  });
  it("a verb is no name", () => {
    const { state } = call(
      "medical",
      TUESDAY,
      "Can somebody call me about a form?",
      "I need to know if Dr. Osei will fill out my disability form",
    );
    expect(state.slots.name?.value ?? "").not.toMatch(/Will/);
  });
});
describe("requests", () => {
  it.each([
    [
      "medical",
      "Buenas tardes, es que mi papá tiene una cita con ustedes y no nos acordamos qué día es",
      "existing",
    ],
    ["dental", "My wife made an appointment and I can't remember what day it is", "existing"],
    ["dental", "My husband needs his cleaning moved", "move"],
  ] as const)("%s: %s", (desk, words, flow) => {
    expect(call(desk, TUESDAY, words).state.stack).toEqual([flow]);
  });
  it("one that was passed on needs no number of who comes by", () => {
    const { state, said } = call(
      "dental",
      TUESDAY,
      "I think I left my scarf there Tuesday",
      "Vera Lindqvist",
      "No, you don't need to call me. I'll pick it up",
    );
    expect(state.stack).toEqual(["lost"]);
    expect(said[2]).not.toMatch(/number\?|one digit/);
  });
  it("an amount is no telephone number", () => {
    const { state } = call(
      "dental",
      TUESDAY,
      "I'm waiting on a refund",
      "Darlene Fitch",
      "Two hundred and forty dollars.",
    );
    expect(state.digits).toBe("");
  });
  it("a wish to be texted is no time to call", () => {
    const { state } = call(
      "medical",
      TUESDAY,
      "Can somebody call me about my insurance card?",
      "Ann Lee, 555 010 7419",
      "nah they can text me whatever",
    );
    expect(state.callback).not.toMatch(/text|whatever/);
  });
  it("an appointment that is canceled for good is not offered anew", () => {
    const { said, receipt } = call(
      "law",
      TUESDAY,
      "I need to cancel my appointment Wednesday",
      "Paul Decker. I don't want another one",
      "555 010 6640",
      "yes",
    );
    expect(said[3]).not.toMatch(/new one/);
    expect(receipt).toMatch(/New time: none wanted/);
  });
});
