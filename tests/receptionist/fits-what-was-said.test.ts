import { describe, expect, it } from "vitest";
import { call, MONDAY } from "./called.ts";

describe("a question that is asked again in other words", () => {
  it("is a question, and is answered as what it asks", () => {
    const { said } = call(
      "dental",
      MONDAY,
      "filling fell out, I need in today",
      "the first one. can I eat on it till then?",
      "No, I mean can I chew on that side before I get there.",
    );
    expect(said[2]).toMatch(/chew on the other side/);
  });

  it("is no refusal of the times that stand", () => {
    const { said } = call(
      "medical",
      MONDAY,
      "my mother needs a checkup",
      "Thursday. Can somebody come out to the car with a wheelchair?",
      "That's not what I asked. Would somebody meet us at the curb?",
    );
    expect(said[2]).toMatch(/noted .* for the front desk|noted for the front desk/);
    expect(said[2]).toMatch(/9 o'clock/);
  });
});

it("says that a question which it leaves to somebody else is noted", () => {
  const { said, state } = call(
    "law",
    MONDAY,
    "I want to talk to somebody about a divorce.",
    "Tomorrow before noon. Can you put something else on the caller ID?",
  );
  expect(said[1]).toMatch(/^I've noted that for a colleague\./);
  expect(state.told.join()).toContain("caller ID");
});

it("lets a question go that is taken back, once all is booked too", () => {
  const { said } = call(
    "dental",
    MONDAY,
    "can I get a cleaning tomorrow at 10:30",
    "Ann Hill 415 555 0177",
    "yes",
    "forget about the x-rays",
  );
  expect(said[3]).toMatch(/^(?:All right|Okay|Understood)\./);
});

it("hears no complaint where somebody new asks something", () => {
  const { said, state } = call(
    "dental",
    MONDAY,
    "Hello, I've never been to you people. Do I have to have x-rays the first time?",
  );
  expect(said[0]).not.toMatch(/sorry/);
  expect(state.stack).not.toContain("complaint");
});

it("leaves nothing to others that it has answered", () => {
  const { said, state } = call("dental", MONDAY, "Is Priya in on Mondays?");
  expect(said[0]).toMatch(/every day but Saturday/);
  expect(said[0]).not.toMatch(/noted/);
  expect(state.told).toEqual([]);
});

it("keeps how somebody asks after it off the paper", () => {
  const { said, state } = call(
    "dental",
    MONDAY,
    "Good morning, dear. How ya doing? It's time for my cleaning.",
  );
  expect(said[0]).not.toMatch(/noted/);
  expect(state.told.join()).not.toContain("How ya");
});

it.each([
  ["I need cleanings for me and my son", "Thursday afternoon", "Actually I'll book his later."],
  [
    "Quiero una limpieza para mí y también otra para mi hijo.",
    "El jueves en la tarde",
    "A las dos está bien. La otra cita, la de mi hijo, ya la saco yo después.",
  ],
])("books for one when the other's visit is left for later: %s", (...lines) => {
  expect(call("dental", MONDAY, ...lines).state.more).toBe(0);
});

it("tells what a visit costs only to who asks for that", () => {
  expect(call("medical", MONDAY, "What if I throw up the pill?").said[0]).not.toMatch(/dollars/);
});

describe("after an alarm", () => {
  const { said, receipt } = call(
    "medical",
    MONDAY,
    "my husband, he's holding his chest and he's real sweaty",
    "We're at 412 Larch Avenue. He fell off the ladder first.",
    "I called them. They're on the way.",
    "They're here now, thank you.",
    "Thank you.",
  );
  it("the paper holds what was said, and that they were told to call 911", () => {
    expect(receipt).toMatch(/Told to call 911/);
    expect(receipt).toMatch(/412 Larch Avenue.*ladder/);
  });
  it("who will not call after all is told to call", () => {
    const lines = [
      "my wife fainted and she won't wake up",
      "okay I'm calling",
      "no, I don't want to call them",
    ];
    expect(call("medical", MONDAY, ...lines).said[2]).toMatch(/call 911 first/);
  });
  it("who has called is not told to call again", () => {
    expect(said[3]).toMatch(/^Good, they're with you now\./);
    expect(said[3]).not.toMatch(/911/);
    expect(said[4]).toMatch(/^All right\. Do what they tell you/);
  });
});
