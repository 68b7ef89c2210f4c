import { describe, expect, it } from "vitest";
import { factRows } from "../../server/voice/dialogue/paper/fact-rows.ts";
import { played } from "./danger-play.ts";

describe("what a caller tells in passing has a row of its own", () => {
  it("of a refill: medicine, dose, what is left, the pharmacy that it is now, and when he was born", () => {
    const { receipt, said } = played(
      "medical",
      "Hello, I'm calling for my dad, Raymond Ortega, he takes lisinopril twenty milligrams once a day and he's down to four pills. Can somebody send a refill?",
      "His date of birth is March 4th 1948 and he uses the Walgreens on Henderson Road.",
      "I'm Denise, I'm his daughter, reach me at 740 555 0119.",
      "Oh wait, it's not Walgreens anymore, we moved to the CVS on Main Street.",
      "Yes, that's right, but it's ten milligrams, not twenty, I just looked at the bottle.",
    );
    expect(said[2]).toMatch(
      /lisinopril, twenty milligrams once a day, to Walgreens on Henderson Road.* for Raymond Ortega/,
    );
    for (const row of [
      "Date of birth: March 4th 1948",
      "Medicine: Lisinopril",
      "Dose: Ten milligrams once a day",
      "Left: Four pills",
      "Pharmacy: CVS on Main Street",
    ])
      expect(receipt).toContain(row);
  });

  it("of an appointment that is there: with whom it is, and a reaction to be known of", () => {
    const { receipt } = played(
      "salon",
      "Hey, it's Monique Duval, I've got a color with Jess on Friday at two, and I need to push it to next week, do I lose my deposit?",
      "Tuesday or Wednesday, not before eleven.",
      "Let's do Wednesday, no hang on, Tuesday.",
      "503 555 0144. And I had a reaction to the dye last time, my scalp itched for two days.",
      "yes",
    );
    expect(receipt).toContain("New time: Tuesday, December 8th after 11 o'clock");
    expect(receipt).toContain("Appointment with: Jess");
    expect(receipt).toContain("Allergy: Dye");
  });

  it("of who runs late: how late it is now, and what the dentist must know", () => {
    const { receipt, said } = played(
      "dental",
      "I'm running about twenty minutes late for my nine-thirty cleaning with Dr. Patel. Am I still okay, or should we do another day?",
      "Joanne Fisk, 614 555 0171",
      "I'm on blood thinners too, Eliquis, I don't think I told you folks.",
      "It's more like thirty minutes now.",
      "Yes",
    );
    expect(said[1]).toMatch(/the delay, twenty minutes/);
    expect(receipt).toMatch(/Late by: Thirty minutes/);
    expect(receipt).toMatch(/Medicine: Eliquis/);
    expect(receipt).toMatch(/Health: Blood thinners/);
  });

  it("takes no statement for the day that was asked for", () => {
    const { receipt } = played(
      "dental",
      "I need to move my cleaning on Thursday. Joanne Fisk",
      "I'm on blood thinners too, Eliquis, I don't think I told you folks that.",
      "Next Monday",
      "614 555 0171",
      "yes",
    );
    expect(receipt).toContain("New time: Monday, December 7th");
  });
});

it.each([
  [
    "refill",
    "medical",
    "Can you send it to the Walgreens on 5th and Pine?",
    "Pharmacy: Walgreens on 5th and Pine",
  ],
  ["refill", "medical", "DOB 3/4/48.", "Date of birth: 3/4/48"],
  [
    "book",
    "medical",
    "His birthday's wrong in your computer, it's June 9th, 2012.",
    "Date of birth: June 9th, 2012",
  ],
  ["book", "dental", "I'm allergic to latex, and I have a penicillin allergy.", "Allergy: Latex, penicillin"],
  ["book", "dental", "I'm not pregnant, but I had a knee replaced in September.", "Health: Knee replaced"],
  ["book", "dental", "Am I okay if I'm pregnant?", ""],
  [
    "callback",
    "law",
    "My neck's still stiff, and it was a crash on November 12th.",
    "Injury: Neck's still stiff | Happened: November 12th",
  ],
  [
    "callback",
    "own",
    "We're renters so the landlord pays, and the gate code's 4471.",
    "Pays: Landlord | Access: Gate code 4471",
  ],
  ["callback", "dental", "Text is better than calling, I work on a floor with no phones.", "Reach by: Text"],
  [
    "billing",
    "dental",
    "I paid a hundred and eighty dollars on claim number 44-8812.",
    "Amount: A hundred and eighty dollars | Claim number: 44-8812",
  ],
  ["refill", "medical", "I only have two days left.", "Left: Two days"],
])("in a %s at the %s desk: %s", (flow, scenario, words, rows) => {
  expect(factRows([words], { flow, scenario }).join(" | ")).toBe(rows);
});
