import { expect, it } from "vitest";
import { call, MONDAY } from "../../tests/receptionist/called.ts";
import { deskOf } from "./desks.ts";
import { shownSlots } from "./shown.ts";

const shown = (...turns: string[]) =>
  shownSlots(deskOf("dental"), call("dental", MONDAY, ...turns).state).map(({ name }) => name);

it("fills the strip of a booking while a time is being set, and for no question", () => {
  expect(shown("Are you open on Saturday?")).toEqual([]);
  expect(shown("Are you open on Saturday?", "What does a crown cost?")).toEqual([]);
  expect(shown("Are you open on Saturday?", "Then I'd like to book a cleaning on Thursday")).toContain(
    "service",
  );
  expect(shown("I'd like to move my cleaning to Thursday")).toContain("service");
});

it("writes of help only what the caller said of it", () => {
  const danger = "My father has chest pain and cannot breathe";
  expect(call("dental", MONDAY, danger).receipt).toContain(
    "Help: The caller did not say whether they called",
  );
  expect(call("dental", MONDAY, danger, "I'm calling now").receipt).toContain(
    "Help: The caller said they would call, or go",
  );
});

it("writes the danger and whose it is as facts, the most urgent first", () => {
  const of = (...turns: string[]) => call("dental", MONDAY, ...turns).receipt;
  const face = of("I have a toothache and my face is swelling and I can't breathe");
  expect(face).toMatch(/Who: The caller.*Breathing: Can't breathe.*Swelling: Face is swelling/s);
  expect(of("My father has chest pain")).toMatch(/Who: The caller's father.*Chest: Chest pain/s);
  expect(of("My wife is unconscious")).toMatch(/Who: The caller's wife.*Consciousness: Unconscious/s);
  expect(of("Mi mamá no puede respirar")).toMatch(/Who: The caller's mother.*Breathing: No puede respirar/s);
  expect(of("There's a man here and he's having a seizure")).toMatch(/Seizure: /);
  expect(of("There's a man here and he's having a seizure")).not.toMatch(/Who: /);
  expect(of("My son is not choking any more, but he can't breathe")).not.toMatch(/Choking: /);
});
