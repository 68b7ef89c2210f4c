import { describe, expect, it } from "vitest";
import { call } from "./called.ts";

// When to call, who it is from and for, and what is said again of a read-back.

const REFILL = [
  "I need a refill of my metformin, the pharmacy on Pine",
  "Ottis Greer, 212 555 0144",
] as const;
const refill = (...lines: string[]) => call("medical", "2026-12-01T15:10:00Z", ...REFILL, ...lines);

describe("when to call", () => {
  it.each([
    ["Yes. Ring me today, not Thursday, Thursday's when I run out.", "today, not Thursday"],
    ["Yes, and only after half past three, I drive a school bus.", "only after half past three"],
    ["Yes. Any time but Monday.", "any time but Monday"],
    ["Yes, you can get me from noon to one.", "noon to one"],
  ])("is what was given for it: %s", (line, when) => {
    expect(refill(line).messages[0]?.text).toMatch(new RegExp(`Call back: (?:from )?${when}$`));
  });
  it.each([
    "Yes. I gotta get back to work before lunch.",
    "Yes. It's the Walgreens on 41st.",
    "Yes. I'm out Friday.",
    "Yes. It's about Tuesday's test.",
  ])("is no word that stands beside: %s", (line) => {
    expect(refill(line).messages[0]?.text).not.toContain("Call back");
  });
  it("keeps the hour when the day is said after it", () => {
    const { messages } = refill("Yes.", "Call me after two.", "Wednesday.");
    expect(messages[0]?.text).toMatch(/Call back: Wednesday after two$/);
  });
});

describe("what is read back", () => {
  it("is said whole once; what is added is noted, and the next yes files it", () => {
    const { said, messages } = refill("It's the extended release, by the way.", "Yes, please.");
    expect(said[1]).toContain("metformin");
    expect(said[2]).not.toContain("metformin");
    expect(said[2]).toMatch(/Shall I pass it on/);
    expect(messages[0]?.text).toContain("extended release");
  });
  it("says only the part that was put right", () => {
    const { said, messages } = refill("The number's wrong, it ends in four nine.", "Yes.");
    expect(said[2]).toContain("0 1 4 9");
    expect(said[2]).not.toContain("metformin");
    expect(messages[0]?.phone).toBe("+12125550149");
  });
  it("takes a yes that comes with words of its own", () => {
    expect(refill("whatever, yes, just hurry it up").messages).toHaveLength(1);
  });
});

it("keeps a member's number and a date of birth, and calls neither", () => {
  const { messages } = call(
    "medical",
    "2026-12-01T15:10:00Z",
    "Can somebody call me about my results?",
    "Vashti Amundsen. 212 555 0147. Member ID is 5512 907 334.",
    "My date of birth is 4 21 1979.",
    "After noon.",
    "Yes.",
  );
  expect(messages[0]).toMatchObject({ name: "Vashti Amundsen", phone: "+12125550147" });
  expect(messages[0]?.text).toMatch(/5512 907 334.*4 21 1979/);
});

it("takes a message from who calls, for whom they named first", () => {
  const { messages } = call(
    "medical",
    "2026-12-01T15:10:00Z",
    "I'm calling for my uncle, Bartholomew Sands, he needs to cancel his Thursday visit at nine.",
    "I'm Petra Sands. 212 555 0148",
    "Yes.",
  );
  expect(messages[0]).toMatchObject({
    name: "Petra Sands",
    text: expect.stringMatching(/^For: Bartholomew Sands \| Appointment: Thursday/),
  });
});

it.each([
  ["Okonjo. Ada Okonjo, by the way, O-K-O-N-J-O.", "Ada Okonjo"],
  ["Oona, O-O-N-A, Oona Kettleby", "Oona Kettleby"],
  ["T. Marchbanks", "T. Marchbanks"],
  ["Rufus Steinhauer, S-T-E-I-N like the mug.", "Rufus Steinhauer"],
])("writes a name as it is: %s", (said, name) => {
  const { state } = call("medical", "2026-12-01T15:10:00Z", REFILL[0], said);
  expect(state.slots.name?.value).toBe(name);
});

it("keeps who left a message when somebody else's phone is to be called", () => {
  const { messages } = call(
    "law",
    "2026-12-01T18:05:00Z",
    "I'd like to leave a message for Ms. Pell, the adjuster wants an answer by Friday about my settlement.",
    "Winifred Oakes. 212 555 0190",
    "No, use my brother's phone, 212 555 0191. His name's Edgar.",
    "Yes.",
  );
  expect(messages[0]).toMatchObject({ name: "Winifred Oakes", phone: "+12125550191" });
  expect(messages[0]?.text).toContain("Edgar");
});

it("says of an emergency by which words it was told, and what came before", () => {
  const { receipt } = call(
    "medical",
    "2026-12-01T15:10:00Z",
    "I'd like a visit about my blood pressure pills, they upset my stomach.",
    "And my husband here just collapsed, he's not breathing!",
  );
  expect(receipt).toMatch(
    /^Told to call 911 \| Who: The caller's husband \| Breathing: Not breathing \| Consciousness: Collapsed \| Help: The caller did not say whether they called \| “.*not breathing/,
  );
  expect(receipt).not.toContain("at once");
});
