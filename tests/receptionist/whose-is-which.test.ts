import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

const KIDS = [
  "Hi, I need to get both my kids in for cleanings on Wednesday the 2nd at 5, back to back.",
  "Ben is seven and Mia is ten.",
  "517 555 0193, and the last name is Hartmann, H-a-r-t-m-a-n-n. I'm Marcus, their dad.",
] as const;

describe("two who come one after the other", () => {
  it("are called as they were spelled, change places, and whose time is which is known", () => {
    const { said, bookings } = call(
      "dental",
      TUESDAY,
      ...KIDS,
      "Yes. Actually can Mia go first?",
      "Okay. And whose appointment is at five now?",
      "Hold on, can Ben go first?",
    );
    expect(said[2]).toMatch(/for Ben Hartmann, and at 5:45 for Mia Hartmann,/);
    expect(said[3]).toMatch(/Mia first, then Ben\. You're booked/);
    expect(said[4]).toMatch(/^Mia at 5 o'clock, then Ben at 5:45\./);
    expect(said[5]).toMatch(/^Ben at 5 o'clock, then Mia at 5:45\./);
    expect(bookings.map(({ name, time }) => [name, time])).toEqual(
      expect.arrayContaining([
        ["Ben Hartmann", "17:00"],
        ["Mia Hartmann", "17:45"],
      ]),
    );
  });
  it.each(["So whose is at five?", "Who goes first?", "Wait, who's at five, Ben or Mia?"])("%s", (words) => {
    expect(call("dental", TUESDAY, ...KIDS, words).said[3]).toMatch(/Ben at 5 o'clock, then Mia at 5:45/);
  });
  it("puts the child first who was named before the parent", () => {
    const { said, bookings } = call(
      "dental",
      TUESDAY,
      "I need two checkups, one for me and one for my son Arjun, back to back, on Tuesday, December 1st at four.",
      "Arjun first please, he gets fidgety.",
      "I'm Priya Raman. 510 555 0128.",
      "Yes.",
    );
    expect(said[1]).toMatch(/Arjun first, then you/);
    expect(said[2]).toMatch(/for Arjun Raman, and at 4:30 for Priya Raman/);
    expect(bookings[0]).toMatchObject({ name: "Arjun Raman", time: "16:00" });
  });
});

it.each(["Ben Oyelaran", "Ben Oyelaran, O-y-e-l-a-r-a-n", "Ann Larkspur"])(
  "%s has the name of somebody who works there",
  (name) => {
    const { said } = call("dental", TUESDAY, "A cleaning on December 3rd at ten.", name);
    expect(said[1]).toMatch(new RegExp(`Thank you, ${name.split(",")[0]}\\.`));
  },
);

describe("who means to come on a closed day", () => {
  it.each([
    [
      "You're open Sundays now, so I'll just swing by this Sunday, okay?",
      /closed on Sundays\. Please don't come/,
    ],
    ["I'll just stop by on Thanksgiving then, okay?", /closed on Thanksgiving\. Please don't come/],
    ["Can I just walk in Sunday morning?", /closed on Sundays/],
    ["Voy a pasar este domingo, ¿está bien?", /Cerramos los domingos\. Ese día no venga/],
  ])("%s", (words, answer) => {
    expect(call("dental", TUESDAY, words).said[0]).toMatch(answer);
  });
  it("is not who comes when it is open", () => {
    expect(call("dental", TUESDAY, "I'll stop by on Monday, okay?").said[0]).not.toMatch(/don't come/);
  });
});

describe("what is told beside", () => {
  it("messages that nobody answered are regretted, and paperwork is read back with where it goes", () => {
    const { said, messages } = call(
      "dental",
      TUESDAY,
      "Wow, somebody answered. I've left three voicemails. Three. Is anyone actually employed there?",
      "I want my x-rays sent to another dentist, Dr. Amin at Cedar Street Dental.",
      "Paul Devereux. And will somebody actually do it this time?",
      "517 555 0181.",
      "Yes.",
    );
    expect(said[0]).toMatch(/sorry nobody got back to you/);
    expect(said[2]).toMatch(/I can't promise that; I've marked it\. Thank you, Paul Devereux/);
    expect(said[3]).toMatch(/paperwork: x-rays, to Dr\. Amin at Cedar Street Dental, from Paul Devereux/);
    expect(messages[0]!.notes.join(" ")).toMatch(/Hoped for: And will somebody actually do it/);
    expect(messages[0]!.told.join(" ")).toMatch(/three voicemails/);
  });
  it("a plan that is not the caller's is taken off", () => {
    const { said, bookings } = call(
      "dental",
      TUESDAY,
      "Quiero una limpieza el jueves 3 a las diez. Rosa Medina, 517 555 0133. ¿Aceptan Medicaid?",
      "Sí, está bien. No tengo Medicaid, era por mi hermana. ¿Cuánto me cuesta la visita?",
    );
    expect(said[1]).not.toMatch(/Medicaid/);
    expect(said[1]).toMatch(/120 dólares/);
    expect(bookings[0]!.notes.join(" ")).not.toMatch(/Medicaid/);
  });
  it("a wheelchair, and whom to call", () => {
    const { said, bookings } = call(
      "medical",
      TUESDAY,
      "A follow-up for my mother on December 1st at nine. In person. Grace Okafor. I'm Tom.",
      "517 555 0136, that's my cell, call me and not her, she doesn't hear the phone well.",
      "Yes. And she's in a wheelchair, is there a ramp?",
    );
    expect(said[1]).toMatch(/You're the one to call/);
    expect(bookings[0]!.notes).toEqual(
      expect.arrayContaining(["To call: Tom", "Please note: She's in a wheelchair"]),
    );
  });
  it("what they should know is noted, and the name before it is the name", () => {
    const { said, bookings } = call(
      "dental",
      TUESDAY,
      "A cleaning on December 3rd at ten.",
      "Tom Riley, and I hate the scraping, just so they know.",
      "517 555 0120",
      "Make it 0121.",
      "Yes.",
    );
    expect(said[1]).toMatch(/put that down.*Tom Riley/);
    expect(bookings[0]).toMatchObject({ name: "Tom Riley", phone: "+15175550121" });
    expect(bookings[0]!.notes).toContain("Please note: I hate the scraping");
  });
});

it("who gets confused is not to be called, and nothing more", () => {
  const words = "I'd like to make an appointment for my mother, she gets confused, so please call me.";
  expect(call("medical", TUESDAY, words).said[0]).toMatch(/You're the one to call, then\. What is the visit/);
  expect(call("medical", TUESDAY, "My mom fell last night and she gets confused so call me").said[0]).toMatch(
    /drooping face|911/,
  );
});

it("an appointment of somebody who died is theirs, and the name behind it the caller's", () => {
  const { messages } = call(
    "medical",
    TUESDAY,
    "My dad passed away last week and he had an appointment with you on the 3rd. Somebody should cancel it.",
    "Harold Weiss. I'm Naomi.",
    "252 555 0147",
    "Yes.",
  );
  expect(messages[0]).toMatchObject({ name: "Naomi" });
  expect(messages[0]!.notes).toContain("For: Harold Weiss");
});

it("tomorrow's stays until there is a new one, and its change of hands keeps the time that was chosen", () => {
  const { said } = call(
    "medical",
    TUESDAY,
    "I have an appointment tomorrow at nine thirty and I can't make it, could I move it to Monday morning?",
    "Helen Marsh, 312 555 0187. And please don't give away tomorrow's until you know I've got Monday, okay?",
  );
  expect(said[1]).toMatch(/stays yours until a new time/);
  const wife = call(
    "dental",
    TUESDAY,
    "A cleaning on Tuesday December 1st at ten please",
    "Ten thirty. And put it under my wife, she's the one who hasn't been in two years.",
  );
  expect(wife.said[1]).toMatch(/at 10:30 it is\. And your wife's name/);
});
