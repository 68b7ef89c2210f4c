import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

const CLEANING = "A cleaning on Thursday, December 3rd at ten. Ann Moss, 517 555 0133";

describe("what is to be put down is put down, and said to be", () => {
  it.each([
    ["Yes. Oh, and she's terrified of the drill, can you put that down?", "She's terrified of the drill"],
    ["Could you make a note that I can't lie flat for long?", "I can't lie flat for long"],
    ["He only speaks Polish. Can you put that in his chart?", "He only speaks Polish"],
    ["Both of us are new, write that down please.", "Both of us are new"],
    [
      "One more thing, I faint when I see needles. Please tell the hygienist that.",
      "I faint when I see needles",
    ],
    ["Can you note that I use a walker?", "I use a walker"],
    ["She has a latex allergy, please write that down.", "She has a latex allergy"],
  ])("%s", (words, note) => {
    const { said, bookings } = call("dental", TUESDAY, CLEANING, words, "Yes.");
    expect(said[1]).toMatch(/I've put that down\./);
    expect(bookings[0]!.notes).toContain(`Please note: ${note}`);
  });
  it.each([
    ["Sí. Ah, y me dan mucho miedo los dentistas, ¿se lo puede decir?", "Me dan mucho miedo los dentistas"],
    ["No oigo bien de un oído, ¿lo puede anotar?", "No oigo bien de un oído"],
    ["Le da mucho miedo la aguja, anótelo por favor.", "Le da mucho miedo la aguja"],
  ])("%s", (words, note) => {
    const { said, bookings } = call(
      "dental",
      TUESDAY,
      "Quiero una limpieza el jueves 3 de diciembre a las diez. Rosa Medina, 517 555 0133",
      words,
      "Sí.",
    );
    expect(said[1]).toMatch(/se lo anoto/);
    expect(said[1]).not.toMatch(/cuentas|No debería/);
    expect(bookings[0]!.notes).toContain(`Please note: ${note}`);
  });
  it("a wheelchair that is asked about is answered, and stands on the paper", () => {
    const { said, bookings } = call(
      "medical",
      TUESDAY,
      "A physical for my mother on December 2nd at nine. Agnes Dorsey. I'm Beth.",
      "She's in a wheelchair, is that a problem? 517 555 0133",
      "And she's new with you.",
      "Yes.",
    );
    expect(said[1]).toMatch(/wide enough for a chair/);
    expect(bookings[0]).toMatchObject({ name: "Agnes Dorsey" });
    expect(bookings[0]!.notes).toEqual(
      expect.arrayContaining([
        "Please note: She's in a wheelchair",
        "Patient: new here",
        "Called by: Beth (for their mother)",
      ]),
    );
  });
});

describe("a call is promised for no more than the desk may promise", () => {
  const LABS = ["I want to know if my lab results are back. Denise Aldridge, 252 555 0165."] as const;
  it("and a wish for results is no question that nobody knows", () => {
    expect(call("medical", TUESDAY, ...LABS).said[0]).not.toMatch(/don't know/);
  });
  it.each([
    ["Will the doctor call today?", /that it's the doctor I can't promise/, "a call from the doctor today"],
    ["Will somebody call me by four?", /can't promise by four|by four I can't promise/, "a call by four"],
    ["Will I hear back this week?", /the hour I can't promise/, "a call this week"],
    ["They'd better call today.", /can't promise today/, "a call today"],
    ["Will Dr. Okafor call me herself?", /can't promise/, "a call"],
  ])("%s", (words, answer, row) => {
    const { said, messages } = call("medical", TUESDAY, ...LABS, words, "Yes.");
    expect(said[1]).toMatch(answer);
    expect(messages[0]!.notes.join("\n")).toContain(`Hoped for: ${row}`);
  });
  it.each(["Can you just tell me if it's bad?", "Was it positive?", "Is it normal?"])("%s", (words) => {
    expect(call("medical", TUESDAY, ...LABS, words).said[1]).toMatch(/can't see results from here/);
  });
  it("results of somebody else are theirs", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "I'm calling about my mother's blood work, Ellen Pratt, I'm her daughter June.",
      "Is it normal?",
    );
    expect(said[1]).toMatch(/go to Ellen Pratt only, unless permission was given/);
  });
  it("nor a refill", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "I need my lisinopril refilled. Carl Whitmore.",
      "Walgreens on Main. 910 555 0142. Will he do it today?",
    );
    expect(said[1]).toMatch(/can't promise today/);
  });
});

describe("money that is wanted back", () => {
  const BILL = [
    "You've managed to charge me 240 dollars for a cleaning your front desk swore was covered.",
    "Philip Strand.",
  ] as const;
  it("is no promise and no other question's answer, and a complaint is one", () => {
    const { said, messages } = call(
      "dental",
      TUESDAY,
      ...BILL,
      "555 010 8214. I want it refunded, by this week. You going to do that?",
      "No, it's a complaint, not a question. I want the manager to ring me.",
      "Pass it on.",
    );
    expect(said[0]).toMatch(/^I'm sorry/);
    expect(said[2]).toMatch(/A refund I can't promise/);
    expect(said[2]).not.toMatch(/paid ahead/);
    expect(said[3]).toMatch(/to the manager as a complaint/);
    expect(messages).toMatchObject([{ about: "complaint" }]);
    expect(messages[0]!.notes).toContain("Wants: a refund, by this week");
  });
  it.each([
    "I'd like it back, I already paid it.",
    "When will I get my money?",
    "Are you going to refund me?",
  ])("%s", (words) => {
    expect(call("dental", TUESDAY, ...BILL, words).said[2]).toMatch(/A refund I can't promise/);
  });
});

it.each([
  "So I was in last week and the hygienist was rough with me, and nobody said sorry.",
  "Your receptionist was so rude to me yesterday.",
  "The dentist was really dismissive with my wife.",
])("a complaint books nothing: %s", (words) => {
  expect(call("dental", TUESDAY, words).said[0]).toMatch(/sorry/);
  expect(call("dental", TUESDAY, words).state.stack).toEqual(["complaint"]);
});
