import { expect, it } from "vitest";
import { call } from "./called.ts";
import { played } from "./danger-play.ts";

// What is said once the first words of an alarm were told, and what of a medicine is an alarm at all.

it.each([
  "whats teh most ibuprofin i can take with my blood thiner, i alredy took 6",
  "I took two Aleve with my Coumadin, is that ok?",
  "my wife had wine and then her ambien, should i worry",
  "ya me tomé seis ibuprofenos y tomo anticoagulante, ¿es malo?",
])("sends who took too much, or two that do not go together, to Poison Control: %s", (words) => {
  const { state, last } = played("medical", words);
  expect(state.alarm?.line).toBe("poison");
  expect(last).toMatch(/1, 800, 2 2 2, 1 2 2 2/);
});

it.each([
  ["medical", "can I take ibuprofen with my blood thinner?"],
  ["medical", "what painkiller is safe with Eliquis"],
  ["dental", "how many Advil can I take before the extraction"],
] as const)("sends who asks beforehand to who knows today, and offers no day: %s, %s", (desk, words) => {
  const { state, last } = played(desk, words);
  expect(state.alarm ?? state.suspected).toBeUndefined();
  expect(last).toMatch(/ask before anything is taken.*pharmacist/);
  expect(last).not.toMatch(/like a time/);
});

it.each([
  ["medical", "He's 81, he doesn't get going before ten"],
  ["medical", "I have my pills here, which ones do I bring to the visit"],
  ["medical", "I won't be here by then, we're on vacation"],
  ["medical", "I take aspirin and Plavix like my cardiologist said"],
] as const)("is no alarm: %s, %s", (desk, words) => {
  const { state } = played(desk, words);
  expect(state.alarm ?? state.suspected).toBeUndefined();
});

it("sends a crown without pain to no emergency line", () => {
  const { last, receipt } = played(
    "dental",
    "so my tooth fell out well not fell out, the cap thing, the crown, its in a napkin, can i just superglue it",
  );
  expect(last).not.toMatch(/emergency line/);
  expect(last).toMatch(/Please don't: glue/);
  expect(receipt).not.toMatch(/urgent line/);
});

it("keeps the visits of who despairs, hears what they have at hand, and puts down nothing that was not said", () => {
  const { said, receipt, state } = played(
    "medical",
    "Hi, I want to cancel all my appointments. There's no point any more.",
    "I won't be here by then anyway.",
    "Just cancel them so nobody has to pay for it",
    "I've got pills here but I'm not going to do it today. You're a machine though right",
    "I'll text my sister. Don't tell anyone at the office please",
    "I never said I'd call them. Bye",
  );
  expect(said[2]).toMatch(/leaving your visits as they are/);
  expect(said[3]).toMatch(/out of your reach now.*911.*Which number/s);
  expect(said[4]).toMatch(/your sister.*I won't hide it/s);
  expect(said[5]).toMatch(/988.*911/s);
  expect(receipt).not.toMatch(/would call|Canceled/);
  expect(state.ended).toBe(true);
});

it("takes back what was put down of a call, once it is denied", () => {
  const { said, receipt } = played(
    "medical",
    "I want to kill myself",
    "ok I'll call",
    "I never said I'd call them",
  );
  expect(said[2]).toMatch(/taken it back/);
  expect(receipt).toMatch(/did not say whether they called/);
});

it("keeps a stroke from the office, says what to tell 911, and keeps the refill", () => {
  const { said, receipt } = played(
    "medical",
    "hello, I need my lisinopril refilled. My wife's face has gone droopy on one side and she's talking funny since breakfast",
    "I could drive her over to you",
    "I'll ring them. What do I tell them?",
    "I rang them, they're coming. Can you still get the tablets sent over",
    "The ambulance is here now",
    "Walter Haines, 555 014 2231",
  );
  expect(said[1]).toMatch(/don't come here.*911.*emergency room/s);
  expect(said[2]).toMatch(/when it began.*address/s);
  expect(said[3]).toMatch(/have that down/);
  expect(said[3]).not.toMatch(/pap smears|else I can do/);
  expect(said[4]).toMatch(/with you now/);
  expect(receipt).toMatch(/There, or on the line.*lisinopril refilled/s);
});

it.each([
  "my son is having a seizure in your parking lot",
  "someone is having a seizure in your waiting room",
  "a patient just had a seizure in your lobby",
  "he had a heart attack in your parking lot",
])("hears that it happens here: %s", (line) => {
  expect(played("medical", line).last).toMatch(/911 now/);
});

it.each(["I had a seizure in 2010, do I need to tell you", "my dad had a stroke in 2019"])(
  "and that it is years ago: %s",
  (line) => {
    expect(played("medical", line).last).not.toMatch(/911/);
  },
);

it.each([
  ["dental", "my face is swollen and I can't breathe", "Sam, 555 010 0199", "Sam"],
  ["dental", "my face is swollen and I can't breathe", "ok. it's sam 5550100199", "Sam"],
  ["medical", "my chest hurts and my arm is numb", "Maria, my number is 555 010 0199", "Maria"],
  ["medical", "me duele mucho el pecho", "soy Marta, 555 010 0199", "Marta"],
  ["medical", "I can't breathe", "Hurry, 555 010 0199", undefined],
  ["medical", "I can't breathe", "555 010 0199", undefined],
] as const)(
  "tells whose the number of a danger is, once and on one paper: %s, %s, %s",
  (desk, danger, given, name) => {
    const { papers } = call(desk, "2026-11-30T21:16:00-08:00", danger, given);
    const rows = papers.flatMap((paper) => paper.rows);
    const of = (label: string) => rows.filter((row) => row.label === label).map(({ value }) => value);
    expect(papers.map(({ title }) => title)).toEqual(["An emergency"]);
    expect(of("Name")).toEqual(name === undefined ? [] : [name]);
    expect(of("Number")).toEqual(["(555) 010-0199"]);
  },
);

it("keeps what else was wished for beside a danger, without name and number again", () => {
  const { papers } = call(
    "medical",
    "2026-11-30T21:16:00-08:00",
    "I want to book a checkup",
    "my name is Sam Rivera",
    "555 010 0199",
    "my chest hurts and I can't breathe",
    "call me back at 555 010 0142",
  );
  expect(papers.map(({ title }) => title)).toEqual(["An emergency", "A call back, urgent, not confirmed"]);
  expect(papers[1]!.rows).toEqual([{ label: "Wanted", value: expect.stringContaining("not booked") }]);
});
