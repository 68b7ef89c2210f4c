import { expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

/** A word of what was told is put right where it stands, whenever it comes up. */

const REFILL = ["Paula Jennings", "415 555 0193"];

it("takes the strength of a medicine from the correction, in the breath itself and at the read-back", () => {
  const { said, messages } = call(
    "medical",
    TUESDAY,
    "I need a refill on my lisinopril, the twenty milligram, no, sorry, the ten.",
    ...REFILL,
    "No, it's thirty milligrams, not ten. Everything else is right.",
    "yes",
  );
  expect(said[2]).toContain("lisinopril, ten milligrams");
  expect(said[3]).toMatch(/Thirty, I've put that right\..*lisinopril, thirty milligrams/);
  expect(messages[0]!.told.join(" ")).toBe("I need a refill on my lisinopril, the thirty milligram.");
});

it("puts a number by what it counts, and a side, right while a message is taken", () => {
  const { said, messages } = call(
    "medical",
    TUESDAY,
    "Can I leave a message for Dr. Osei? I take thirty pills a day for my knee, it's the left one",
    "No, sorry, ten a day.",
    ...REFILL,
    "not the left knee, the right one",
    "yes",
  );
  expect(said[1]).toMatch(/^Ten a day, I've put that right\./);
  expect(messages[0]!.told.join(" ")).toBe("I take ten pills a day for my knee, it's the right one.");
  expect(messages[0]!.notes).toContain("For: Dr. Osei");
});

it("names on the paper whom a request is to be told", () => {
  const { messages } = call(
    "medical",
    TUESDAY,
    "I need a refill on my lisinopril, and can you tell Dr. Osei I've been taking it at night like he said?",
    ...REFILL,
    "yes",
  );
  expect(messages[0]!.notes).toContain("For: Dr. Osei");
});
