import { expect, it } from "vitest";
import type { DialogueReply } from "../../contracts/voice.ts";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";
import { contextAt } from "./play.ts";

/** A Monday morning at the desks. */
const MONDAY = new Date("2026-11-23T17:12:00Z");

/** Says the lines one after another; the answers, and the state at the end. */
function call(desk: "dental" | "medical" | "law" | "ringwell", ...lines: string[]) {
  const context = contextAt(desk, MONDAY);
  const said: string[] = [];
  let last: DialogueReply = pickUp(context);
  for (const line of lines) {
    last = reply(context, last.state, line);
    said.push(last.say);
  }
  const bookings = last.state.filed.filter((filed) => filed.kind === "booking");
  const messages = last.state.filed.filter((filed) => filed.kind === "message");
  return { said, last, bookings, messages };
}

it("takes both names of a couple, and books one after the other", () => {
  const { bookings } = call(
    "dental",
    "my wife and I both need a cleaning",
    "the soonest you have",
    "the first one",
    "I'm Sam Park and my wife is Lena Park",
    "206 555 0118",
    "yes",
    "the first one",
    "yes",
  );
  expect(bookings.map(({ name }) => name)).toEqual(["Sam Park", "Lena Park"]);
  expect(new Set(bookings.map(({ day, time }) => day + time)).size).toBe(2);
});

it("lets a second wish of the same turn wait, and comes to it", () => {
  const { messages, said } = call(
    "dental",
    "I need to cancel my cleaning on Wednesday and also can I get a copy of my x rays",
    "Pam Oakes",
    "262 555 0163",
    "yes",
    "Wednesday at nine",
    "yes",
  );
  expect(messages.map(({ about }) => about).toSorted()).toEqual(["cancel", "records"]);
  expect(said[3]).toMatch(/other thing/);
});

it("files on a yes before it hears of somebody else, whose name changes nothing", () => {
  const { bookings, last } = call(
    "medical",
    "my son needs a physical tomorrow afternoon",
    "the first one",
    "Ethan Brooks",
    "614 555 0170",
    "yes, also my daughter needs one, her name is Chloe",
  );
  expect(bookings.map(({ name }) => name)).toEqual(["Ethan Brooks"]);
  expect(last.state.slots.name?.value).toBe("Chloe");
});

it("passes on what must be heeded, said beside the yes", () => {
  const { bookings } = call(
    "law",
    "I want a divorce",
    "tomorrow",
    "the first one",
    "Marisol Vega",
    "818 555 0184",
    "Hector Vega",
    "yes but please don't call the house",
  );
  expect(bookings.map(({ told }) => told)).toEqual([["I want a divorce.", "Don't call the house."]]);
});

it("answers what it feared for, once there is no danger", () => {
  const { said, last } = call("law", "mi esposo me pega y quiero divorciarme", "no, ahora no está aquí");
  if (/ahora mismo/.test(said[0]!)) expect(said[1]).toMatch(/día/);
  else expect(last.state.alarm?.line).toBe("911");
});

it("knows what 'it' is", () => {
  const { said } = call("dental", "do you do teeth whitening", "and does it hurt");
  expect(said[1]).toMatch(/sensitive/);
});

it.each([
  ["any day but Wednesday, after half past three", /3:30|4/, /Wednesday/],
  [
    "tomorrow would be best, or rather not on a Tuesday",
    /Wednesday|Thursday|Friday|Monday/,
    /Tuesday|omorrow/,
  ],
  ["this week, but never on a Tuesday or on a Wednesday", /Friday|Saturday|oday/, /omorrow|Wednesday/],
  ["the week of december seventh", /December (?:7|8|9|10|11|12)th/, /November/],
  ["sometime next week but not before noon", /noon|1 o'clock|1:|2|3|4/, /8 o'clock|9 o'clock/],
  ["tomorrow, sorry not tomorrow, the day after", /Wednesday/, /omorrow/],
])("offers what '%s' means", (wish, offers, never) => {
  const { said } = call("dental", "a cleaning please", wish);
  expect(said[1]).toMatch(offers);
  expect(said[1]).not.toMatch(never);
});

it.each([
  ["this is ridiculous, nobody called me about my test results", undefined],
  ["got anything saturday for my wife and me, just cleanings", undefined],
  ["this is Dana Whitfield, I need a check-up", "Dana Whitfield"],
])("hears the name in '%s' that is there", (words, name) => {
  expect(call("dental", words).last.state.slots.name?.value).toBe(name);
});

it("puts one part of a name right", () => {
  const { bookings } = call(
    "dental",
    "a cleaning tomorrow",
    "the first one",
    "Siobhan Oday",
    "617 555 0109",
    "no it's O'Dea, O apostrophe D E A",
    "yes",
  );
  expect(bookings.map(({ name }) => name)).toEqual(["Siobhan O'Dea"]);
});

it("takes a hedged no for none where a life is at stake, and a plain one for one", () => {
  const first = "i cant sleep and i dont really want to be here anymore";
  const hedged = call("medical", first, "no not like that. i dont know. maybe. sometimes i think about it");
  expect(hedged.last.state.alarm?.line).toBe("988");
  expect(call("medical", "I need a refill on my lisinopril", "Goodbye").said.at(-1)).not.toMatch(
    /988|hurting/,
  );
});

it.each(["later please", "earlier", "ok later please"])("takes no offered time for '%s'", (words) => {
  const { said, last } = call("dental", "a cleaning, the soonest you have", words);
  expect(last.state.asked).not.toBe("name");
  expect(said[1]).not.toMatch(/name/);
});

it("keeps an alarm that is told to be over there", () => {
  const { last } = call("dental", "I smell gas in my kitchen", "the smell, it is over there by the stove");
  expect(last.state.alarm).toBeDefined();
});

it.each(["she has no feeling in her arm", "there is no one here with me"])(
  "takes '%s' for no no to a question of danger",
  (words) => {
    const { said, last } = call("medical", "my chest feels a bit tight", words);
    expect(said[0]).toMatch(/\?|911/);
    expect(last.state.alarm?.line).toBe("911");
  },
);
