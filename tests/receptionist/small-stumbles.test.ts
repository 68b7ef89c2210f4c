import { expect, it } from "vitest";
import { call } from "./called.ts";

const SUNDAY = "2026-11-30T03:00:00Z";

it("tells that a plan is not taken before the visit is booked, and asks whether it stands", () => {
  const visit = "I'd like a cleaning Tuesday at 10:30, Ann Bell 555 222 1111";
  const first = call("dental", SUNDAY, visit, "Yes. And do you take Medicaid?");
  expect(first.bookings).toEqual([]);
  expect(first.said[1]).toMatch(/don't take Medicaid.*all the same\?/);
  const stands = call("dental", SUNDAY, visit, "Yes. And do you take Medicaid?", "yes please");
  expect(stands.bookings).toHaveLength(1);
  const taken = call("dental", SUNDAY, visit, "Yes. And do you take Delta?");
  expect(taken.bookings).toHaveLength(1);
  expect(taken.said[1]).toMatch(/we take the PPO plans of Delta/);
});

it("says which day it is to who asks, and says it is another where it is", () => {
  const broke = "half my molar came off";
  expect(call("dental", SUNDAY, broke, "Tomorrow at ten. That's Monday, right?").said[1]).toMatch(
    /^Yes, that's Monday, November 30th/,
  );
  expect(call("dental", SUNDAY, broke, "Tomorrow at ten. That's Tuesday, right?").said[1]).not.toMatch(
    /^Yes/,
  );
});

it("tells the price of a child's visit, once that of a cleaning was told", () => {
  const { said } = call(
    "dental",
    SUNDAY,
    "how much is a cleaning without insurance?",
    "okay, then I want one for my son, Thursday afternoon",
  );
  expect(said[1]).toMatch(/75 dollars/);
  const own = call("dental", SUNDAY, "how much is a cleaning?", "okay, then I want one, Thursday afternoon");
  expect(own.said[1]).not.toMatch(/dollars/);
});

it("takes a call for a call, and nothing answered before for what it is about", () => {
  const { said, messages } = call(
    "ringwell",
    SUNDAY,
    "Hey, what does this thing cost a month?",
    "can someone call me tomorrow about getting started? Hal Benson, 206 555 0177",
    "yes",
  );
  expect(said[1]).toMatch(/^I'll have our team call you/);
  expect(messages[0]!.text).not.toMatch(/cost a month/);
  const that = call(
    "ringwell",
    SUNDAY,
    "can it talk to QuickBooks?",
    "can someone call me tomorrow about that? Hal Benson, 206 555 0177",
    "yes",
  );
  expect(that.messages[0]!.text).toMatch(/QuickBooks/i);
});

it("hears who leaves in slang, and no question in 'for real?'", () => {
  const { said, ended } = call(
    "dental",
    SUNDAY,
    "yo whats good, my tooth is straight up killin me and my face is kinda puffy on one side",
    "nah for real? i was just gonna pop some of my homie's amoxicillin and ride it out",
    "aight bet, peace",
  );
  expect(said[1]).not.toMatch(/guess/);
  expect(ended).toBe(true);
  expect(call("dental", SUNDAY, "can I come in later").ended).toBe(false);
});

it("takes a pill twice a day for no overdose, and a child's for one", () => {
  expect(
    call("medical", SUNDAY, "tomo la pastilla dos veces al día, necesito más, para la presión").said[0],
  ).not.toMatch(/Envenenamientos/);
  expect(call("medical", SUNDAY, "mi hijo se tomó mis pastillas que tomo todos los días").said[0]).toMatch(
    /Envenenamientos/,
  );
  expect(call("medical", SUNDAY, "me la tomé dos veces, la pastilla de la presión").said[0]).toMatch(
    /Envenenamientos/,
  );
});

it("puts a shot that is asked for at the visit on its paper, and a nurse in the place of the desk", () => {
  const { bookings } = call(
    "medical",
    SUNDAY,
    "I need a physical for my mother Tuesday",
    "The 9:30. And she can get the flu shot while she's there?",
    "Ernestine Holcomb 555 909 3316",
    "yes",
  );
  expect(bookings[0]!.text).toMatch(/flu shot/);
  const nurse = call(
    "medical",
    SUNDAY,
    "Can you have Dr. somebody's nurse call me back? It's about my lab results",
    "Denise Okafor, and I'd rather it was the nurse please",
  );
  expect(nurse.said[1]).toMatch(/^I'll have the nurse call you/);
  expect(
    call("medical", SUNDAY, "call me about my lab results", "Al Reed. I want to talk to a real person")
      .said[1],
  ).toMatch(/pick/);
});

it("goes back to the day that was given up", () => {
  const { said } = call(
    "medical",
    SUNDAY,
    "I want to book a physical for Thursday",
    "Two o'clock. Hmm, no, Thursday's no good, I've got the plumber. Friday?",
    "Not eleven. Anything in the afternoon?",
    "Monday at three. You know what, put me back on that Thursday, I'll tell the plumber to wait. Two o'clock",
  );
  expect(said[3]).toMatch(/Thursday, December 3rd at 2 o'clock/);
});
