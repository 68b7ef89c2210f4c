import { describe, expect, it } from "vitest";
import { kits } from "../../content/desks/kits/kits.ts";
import { ownDesk, type OwnDeskInput } from "../../contracts/voice-own-desk.ts";
import type { DialogueReply } from "../../contracts/voice.ts";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";
import { deskFromOwn } from "../../server/voice/own-desk/desk-from-own.ts";
import { ownDeskInput } from "../own-desk.ts";

// A plumber's own line: what breaks in a house is its daily business, and it has to know where to come.

const services = kits.trades.services.map(({ name, minutes }) => ({
  name,
  minutes,
  price: null,
  from: false,
}));
function called(change: Partial<OwnDeskInput>, ...lines: string[]) {
  const desk = deskFromOwn(ownDesk.parse(ownDeskInput({ services, ...change })));
  const context = { now: new Date("2026-11-24T17:00:00Z"), desk, slotsTaken: [] };
  let last: DialogueReply = pickUp(context);
  const said = lines.map((line) => (last = reply(context, last.state, line)).say);
  return { said, state: last.state, bookings: last.state.filed.filter(({ kind }) => kind === "booking") };
}
const noUrgentLine = { urgentPhone: "" };

describe("what breaks in a house", () => {
  it.each([
    "My kitchen sink is leaking and there's water everywhere",
    "My water heater stopped working",
    "My water heater is leaking all over the garage. Can anyone come today?",
    "The toilet is overflowing and I can't make it stop",
    "Our furnace quit last night",
    "I have no heat and it's 20 degrees outside",
    "Sewage is backing up in my tub",
    "the breaker keeps tripping in the kitchen",
    "Mi calentador no funciona",
  ])("is met with the soonest visit, not with an ambulance: %s", (words) => {
    const { said, state } = called(noUrgentLine, words);
    expect(said[0]).not.toMatch(/911|chest|pecho/);
    expect(state).toMatchObject({ asked: "offer", stack: ["book"] });
    expect(state.alarm).toBeUndefined();
  });

  it("names the owner's urgent line first, and takes the job down as well", () => {
    const { said } = called({}, "My kitchen sink is leaking and there's water everywhere");
    expect(said[0]).toMatch(
      /^That should not wait\. If you can get to the main water valve, shut it.* For somebody right now, call 5 5 5 0 1 0 0 1 9 9\..* I can do today/,
    );
  });

  it.each([
    "I smell gas in the basement",
    "The outlet is on fire",
    "My husband got shocked and he's not breathing",
  ])("is no repair where somebody can come to harm: %s", (words) => {
    const { said, state } = called(noUrgentLine, words);
    expect(said[0]).toMatch(/call 911/);
    expect(state.alarm?.line).toBe("911");
  });

  it("keeps the time on offer for who says that nobody is hurt", () => {
    const { said } = called(
      {},
      "The toilet is overflowing",
      "no, nobody's hurt, just water",
      "The first one",
    );
    expect(said[2]).toMatch(/today at 10:30/i);
  });
});

describe("where to come", () => {
  it("an address is no name and no hour, and stands on the booking", () => {
    const { said, bookings } = called(
      noUrgentLine,
      "My water heater stopped working",
      "14 Alder Lane. Tomorrow at ten works.",
      "Sam Ortiz, 415 555 0132",
      "yes",
    );
    expect(said.join(" ")).not.toMatch(/Thank you, Alder/);
    expect(said[2]).toMatch(/at 10 o'clock in the morning, at 14 Alder Lane, for Sam Ortiz/);
    expect(bookings).toMatchObject([{ name: "Sam Ortiz", time: "10:00", notes: ["Address: 14 Alder Lane"] }]);
  });

  it("is asked for where it was not told, and put right at the read-back", () => {
    const { said, bookings } = called(
      noUrgentLine,
      "Our furnace quit last night",
      "Tomorrow morning, the first you have",
      "It's 2201 West 5th Street, apartment 3",
      "Dee Wallace, 303 555 0144",
      "No, sorry, it's 2210 West 5th Street, apartment 3",
      "Yes",
    );
    expect(said[1]).toMatch(/What's the address we'd come to\?$/);
    expect(said[2]).toMatch(/^2201 West 5th Street, apartment 3, got it\. .*name/);
    expect(said[4]).toMatch(/2210 West 5th Street, apartment 3/);
    expect(bookings).toMatchObject([{ notes: ["Address: 2210 West 5th Street, apartment 3"] }]);
  });

  it("who would not say is asked twice, and booked all the same", () => {
    const { bookings } = called(
      noUrgentLine,
      "Our furnace quit last night",
      "Tomorrow morning, the first you have",
      "I'd rather not say",
      "no, I'd rather not",
      "Dee Wallace, 303 555 0144",
      "Yes",
    );
    expect(bookings).toMatchObject([{ name: "Dee Wallace", notes: ["Address: Not given"] }]);
  });

  it.each([
    ["48 Alder Street, my tenant tells me it's the kitchen", "48 Alder Street"],
    ["It's 1730 Birch Hill Road by the way", "1730 Birch Hill Road"],
    ["88 Birch Road in Otter Creek, Monday at one is fine", "88 Birch Road in Otter Creek"],
    ["2201 West 5th St, apt 3, Otter Creek, CO 80461", "2201 West 5th St, apt 3, Otter Creek, CO 80461"],
    ["212 Maple Court, downstairs unit", "212 Maple Court, downstairs unit"],
  ])("ends where it ends: %s", (words, address) => {
    const { state } = called(noUrgentLine, "Our furnace quit last night", words);
    expect(state.notes).toContain(`Address: ${address}`);
  });

  it("is no number of things", () => {
    const { state } = called(noUrgentLine, "the 2 drains run slow and the furnace quit");
    expect(state.notes.join()).not.toMatch(/Address/);
  });

  it("is nobody's question at a practice", () => {
    const { said } = called(
      { kit: "dental", services: [{ name: "Cleaning", minutes: 45, price: null, from: false }] },
      "A cleaning tomorrow at ten",
      "Sam Ortiz, 415 555 0132",
    );
    expect(said.join(" ")).not.toMatch(/address/);
  });
});

it("proposes only what it can answer", () => {
  const priced = [{ name: "Drain cleaning", minutes: 60, price: 145, from: false }];
  const chips = (change: Partial<OwnDeskInput>) =>
    deskFromOwn(ownDesk.parse(ownDeskInput({ services, ...change }))).chips;
  expect(chips({}).join(" ")).not.toMatch(/cost|much/);
  expect(chips({ services: priced })).toContain("How much is drain cleaning?");
});

it("sends whoever smells gas out of the house before they call, and says it again when they ask", () => {
  const { said } = called(
    {},
    "Can I get the boiler serviced? I smell gas in the basement",
    "Should we get out of the house meanwhile?",
    "So do I stay in here or go outside?",
  );
  expect(said[0]).toMatch(/^That could be gas\. Everybody out of the building now, and touch no switch/);
  for (const each of said) expect(each).toMatch(/out of the building|go outside/i);
  for (const each of said) expect(each).toMatch(/call 911/);
  const smoke = called(
    {},
    "there's smoke coming out of the dryer",
    "Should we get out of the house meanwhile?",
  );
  for (const each of smoke.said)
    expect(each).toMatch(/^Get everybody out of the building first, and call from outside\./);
  const chest = called({}, "my husband has crushing chest pain and it burns like fire");
  expect(chest.said[0]).not.toMatch(/building/);
});

it("writes a visit that was not booked by its name", () => {
  const { state } = called(
    noUrgentLine,
    "My water heater stopped working",
    "Sam Ortiz, 415 555 0132",
    "Forget it, just call me back",
    "bye",
  );
  const papers = JSON.stringify(state.filed);
  expect(papers).not.toMatch(/\bs\d\b/);
  expect(state.slots.service?.value ?? "repair-visit").toBe("repair-visit");
  const twice = [
    { name: "Repair", minutes: 60, price: null, from: false },
    { name: "repair!", minutes: 90, price: null, from: false },
  ];
  expect(deskFromOwn(ownDesk.parse(ownDeskInput({ services: twice }))).services.map(({ id }) => id)).toEqual([
    "repair",
    "repair-2",
  ]);
});
