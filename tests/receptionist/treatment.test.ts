import { expect, it } from "vitest";
import { call, MONDAY } from "./called.ts";

it("leaves it to a doctor whether a medicine is to be taken on, whatever the desk tells of the illness", () => {
  const { said } = call(
    "medical",
    MONDAY,
    "My daughter has asthma and she's been coughing, do I keep giving her the inhaler?",
    "But should I stop giving her the puffer or not?",
  );
  expect(said[0]).toMatch(/can't advise on that/);
  expect(said[1]).toMatch(/for a doctor to say/);
  expect(said.join(" ")).not.toMatch(/allerg|don't know|don't have that/i);
});

it("asks what a visit is for, and asks nobody whether somebody can be seen who isn't feeling right", () => {
  const { said } = call(
    "medical",
    MONDAY,
    "Could you fit my mom in this afternoon? She's just not feeling right.",
  );
  expect(said[0]).not.toMatch(/don't know|noted|ask about/);
});
