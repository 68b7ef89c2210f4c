import { expect, it } from "vitest";
import { spelled } from "./spelling.ts";

it.each([
  ["do u do paymnt plans or somthing", "do you do payment plans or something"],
  ["my boss fird me caus im pregnent", "my boss fired me because im pregnant"],
  ["toilets overflowin evrywhere wat do i do", "toilets overflowing everywhere what do i do"],
  ["can i drink coffe befor the cholestrol test", "can i drink coffee before the cholesterol test"],
  ["is ther an apointmnt tmrw", "is there an appointment tomorrow"],
  ["do i need 2 come in", "do i need to come in"],
])("'%s' is '%s'", (typed, written) => expect(spelled(typed)).toBe(written));

it.each([
  "my face droops",
  "this is karyn weiss",
  "tasha at shearjoy dot com",
  "U R B A N, urban",
  "I need 2 cleanings",
  "the curtain caught fire",
  "is a copay due",
])("'%s' stays", (said) => expect(spelled(said)).toBe(said));

it("a long turn takes a fraction of a millisecond", () => {
  const said = "so my crwon fel off lastnite and i swalowd it i thnk, ".repeat(10);
  spelled(said);
  const begun = performance.now();
  for (let i = 0; i < 20; i++) spelled(`${said} ${i}`);
  expect((performance.now() - begun) / 20).toBeLessThan(5);
});
