import { expect, it } from "vitest";
import { call, MONDAY } from "./called.ts";

// What is told and asked while somebody may be in danger.

it.each([
  [
    "medical",
    "Could you let Dr. Okafor know what's going on?",
    /^I'll tell Dr\. Okafor\. Please go and call 911 now\.$/,
  ],
  [
    "dental",
    "Please tell the dentist we won't make it.",
    /^I'll tell the dentist\. Please go and call 911 now\.$/,
  ],
] as const)("tells the people at the %s desk, and sends to the phone", (desk, line, said) => {
  const done = call(desk, MONDAY, "My dad has crushing chest pain and can't breathe.", line);
  expect(done.said.at(-1)).toMatch(said);
  expect(JSON.stringify(done.state.filed)).toContain(line.replace(/[.?]$/, ""));
});

it("takes sweat, a sick stomach and a jaw that aches for what they are together, at once", () => {
  const { said } = call("medical", MONDAY, "My dad's nauseous, he's all clammy, and now his jaw aches too.");
  expect(said[0]).toMatch(/call 911 now/);
  const calm = call("dental", MONDAY, "My jaw is sore after the filling.");
  expect(calm.said[0]).not.toMatch(/call 911 now/);
});
