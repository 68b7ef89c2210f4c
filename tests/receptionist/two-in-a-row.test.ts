import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

// A mother and her child, one right after the other: who goes first, wherever and however it is told.

const ASKED =
  "I need cleanings for myself and my daughter, one after the other please, on Thursday, December 3rd.";
const NAMES = "The later ones are good. I'm Monica Sayles and she's Tess, she's seven.";
const PHONE = "919 555 0134";

it("is a cleaning for both, and the child has the mother's name", () => {
  const { bookings } = call("dental", TUESDAY, ASKED, NAMES, PHONE, "Yes.");
  expect(bookings.map(({ name, service }) => [name, service])).toEqual([
    ["Monica Sayles", "cleaning"],
    ["Tess Sayles", "cleaning"],
  ]);
});

describe("the child first", () => {
  it.each([
    "Actually could Tess go first, and me right after her?",
    "Her first, then me.",
    "Me after her please.",
    "No, Tess goes first and me after, the other way round.",
    "I'd like her to go first and me right behind her.",
    "My daughter before me.",
    "Hold on, she says she'd rather go first.",
    "My slot should be after hers.",
    "First Tess, then me.",
    "Could she go before me?",
  ])("%s", (words) => {
    const { said, bookings } = call("dental", TUESDAY, ASKED, NAMES, words, PHONE, "Yes.");
    expect(said[2]).toMatch(/Tess first, then Monica\./);
    expect(said[2]).not.toMatch(/didn't|sorry/);
    expect(bookings.map(({ name }) => name)).toEqual(["Tess Sayles", "Monica Sayles"]);
  });
});

it.each([
  "Can my boy and I both get cleanings on Thursday, December 3rd? I'd like him to go first and me right behind him.",
  "Cleanings for me and my son on Thursday, December 3rd. He needs the earlier one.",
])("told before anybody is named, it is kept: %s", (words) => {
  const { said, bookings } = call(
    "dental",
    TUESDAY,
    words,
    "The afternoon ones. Dana Ruiz, and he's Leo.",
    PHONE,
    "Yes.",
  );
  expect(said[0]).toMatch(/first, then you\./);
  expect(said[1]).toMatch(/Thank you, Dana Ruiz/);
  expect(bookings.map(({ name }) => name.split(" ")[0])).toEqual(["Leo", "Dana"]);
});

it.each([
  ["And my slot is right after hers?", /^No, |^Monica first, then Tess\./],
  ["Wait, does Tess go before me?", /Monica first, then Tess\./],
  ["What times is that again, for each of us?", /^Monica at 1:30, then Tess at 2:15\./],
  ["When are we each in?", /^Monica at 1:30, then Tess at 2:15\./],
])("asked how it stands, it says so: %s", (words, answer) => {
  const { said, bookings } = call("dental", TUESDAY, ASKED, NAMES, PHONE, words, "Yes.");
  expect(said[3]).toMatch(answer);
  expect(said[3]).not.toMatch(/don't know|noted/);
  expect(bookings.map(({ name }) => name)).toEqual(["Monica Sayles", "Tess Sayles"]);
});

it("is heard in Spanish", () => {
  const { bookings } = call(
    "dental",
    TUESDAY,
    "Quiero limpiezas para mí y mi hija, el jueves 3 de diciembre, una después de la otra.",
    "Las primeras. Soy Ana Gil y ella es Luz.",
    "517 555 0133",
    "Primero mi hija y después yo.",
    "Sí.",
  );
  expect(bookings.map(({ name }) => name.split(" ")[0])).toEqual(["Luz", "Ana"]);
});

describe("somebody right after the one that is booked", () => {
  const BOOKED = ["A cleaning on Tuesday, December 1st at ten thirty. Will Pennington 743 555 0110"] as const;
  it.each([
    "Oh, and also I want my wife to come the same day, right after me.",
    "Can you put my wife in right after me?",
    "Is there room for my wife just after mine?",
    "And my wife needs one too, could she go right after me?",
  ])("%s", (words) => {
    const { bookings } = call("dental", TUESDAY, ...BOOKED, "Yes.", words, "Helen.", "Yes.");
    expect(bookings.map(({ name, time }) => [name, time])).toEqual([
      ["Will Pennington", "10:30"],
      ["Helen", "11:15"],
    ]);
    expect(bookings[1]!.text).not.toMatch(/needs one too, right after mine/);
  });
  it("before me is the first time", () => {
    const { bookings } = call(
      "dental",
      TUESDAY,
      ...BOOKED,
      "Yes, and could you squeeze my brother Tom in just before me?",
      "Yes.",
    );
    expect(bookings.map(({ name }) => name)).toEqual(["Tom", "Will Pennington"]);
  });
});

it.each([
  "Can my mom and me both get a flu shot on the same day?",
  "Could my husband and I both come in on the same day for flu shots?",
])("asks for two visits, and nothing that nobody knows: %s", (words) => {
  const { said } = call("medical", TUESDAY, words);
  expect(said[0]).toMatch(/one right after the other/);
  expect(said[0]).not.toMatch(/don't/);
});
