import { describe, expect, it } from "vitest";
import { call } from "./called.ts";

const TUESDAY = "2026-11-24T18:00:00Z";

describe("whoever answers the alarm with a clear no is told what is next, and not 911 again", () => {
  it("a grandson who stands and talks, with a tooth in a napkin", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "my grandson went right over the curb on that scooter and now there's a whole tooth, root and all, I've got it in a napkin and there's blood everywhere",
      "911? He's standing right here talking, he's not knocked out or anything. It's his tooth. What do I do with the tooth?",
      "The bleeding's slowing down. Should I put the tooth in milk or what, and can you see him now?",
    );
    expect(said[0]).toMatch(/911.*milk.*emergency line: 5 5 5, 0 1 0, 0 1 7 7/s);
    expect(said[1]).toMatch(/emergency line.*milk.*come at once/s);
    expect(said[1]).not.toMatch(/call 911 (?:first|now)/);
    expect(said[2]).toMatch(/milk/);
    expect(said[2]).not.toMatch(/911/);
  });
  it("somebody who is dizzy on standing, with a chest that is ok", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "I'm home, kinda dizzy to be honest. Gary Novak.",
      "do u think the dizzy is from no pils, chest is ok",
      "no i said chest is ok. just dizzy when i stand up",
    );
    expect(said.slice(1).join(" ")).toMatch(/nurse line/);
    expect(said.slice(1).join(" ")).not.toMatch(/call 911 (?:first|now)|Before anything else/);
  });
  it("a child who plays after a bump", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "my little girl hit her head on the table",
      "she's running around playing, no she didn't throw up or anything",
      "what do I watch for?",
    );
    expect(said[1]).toMatch(/nurse line/);
    expect(said[1]).not.toMatch(/call 911 (?:first|now)/);
    expect(said[2]).toMatch(/sleepiness, vomiting.*911/s);
  });
  it("a question that was answered with a no leaves the nurse behind", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "I feel so dizzy I can't stand",
      "no chest pain, just woozy, I haven't eaten",
    );
    expect(said[1]).toMatch(/nurse line/);
  });
  it("an ex who drove off", () => {
    const { said } = call("law", TUESDAY, "My ex is outside banging on my door", "he left, he drove off");
    expect(said[1]).toMatch(/glad you're safe.*comes back, call 911/s);
  });
  it("Poison Control that has said what it had to", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "I took two of my blood pressure pills by mistake",
      "poison control says I'm fine, can I book my physical?",
    );
    expect(said[1]).toMatch(/glad/);
    expect(said[1]).toMatch(/physical|day/);
  });
});

describe("a danger newly told raises it again", () => {
  it("somebody sleepy after the tooth", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "his tooth came out on the trampoline and there's tons of blood",
      "he's talking fine, the bleeding stopped",
      "he's getting really sleepy actually",
    );
    expect(said[1]).not.toMatch(/call 911 (?:first|now)/);
    expect(said[2]).toMatch(/call 911 now/);
  });
  it("an arm that goes numb after a no", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "I feel so dizzy I can't stand",
      "no chest pain, just woozy, I haven't eaten",
      "now my arm's gone numb",
    );
    expect(said[2]).toMatch(/call 911 now/);
  });
  it("and a heart does not end because somebody talks", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "my dad's chest is crushing him",
      "he's talking, he's sitting up",
    );
    expect(said[1]).toMatch(/911/);
    expect(said[1]).not.toMatch(/glad/);
  });
});
