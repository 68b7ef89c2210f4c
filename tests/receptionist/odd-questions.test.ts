import { describe, expect, it } from "vitest";
import { deskOf } from "../../server/voice/desks.ts";
import { answerQuestion } from "../../server/voice/knowledge/answer.ts";
import { call, type DeskId, TUESDAY } from "./called.ts";

/** Single questions as callers with odd manners put them: misheard, two in a breath, of another place. */

it.each<[desk: DeskId, said: string, answer: RegExp]>([
  ["dental", "How much is a cleaning if I don't have insurance?", /A cleaning is 120 dollars/],
  ["dental", "what do you get for a filling if a person's got no coverage", /180 dollars/],
  ["ringwell", "Would we keep our phone number that we have now?", /You keep your number/],
  [
    "ringwell",
    "So I'm a plumber, I'm under a sink half the day, anyway is this just for dentists or what?",
    /^No, it works for any business/,
  ],
  ["dental", "what's a deep cleaning go for and will it hurt like the dickens", /240 dollars/],
  [
    "dental",
    "is a crown gonna break the bank and do you let folks pay it off bit by bit",
    /980 dollars.*payment plan/,
  ],
  ["law", "I mean what happens if I just don't go? It says December fourteenth.", /don't ignore that date/],
  ["law", "What if I just blow off this court date on the ninth?", /don't ignore that date/],
])("%s: '%s'", (desk, words, answer) => {
  expect(call(desk, TUESDAY, words).said[0]).toMatch(answer);
});

it.each<[desk: DeskId, said: string, fact: string]>([
  ["dental", "how much is a route canal", "root-canal-price"],
  ["dental", "do you do in plants", "implants"],
  ["dental", "do you do porcelain vineers", "veneers"],
  ["medical", "do you do a sports fizzical", "sports-physical"],
  ["medical", "i need an s t d test", "std"],
])("%s: '%s' is heard as it sounds", (desk, words, fact) => {
  expect(answerQuestion(deskOf(desk), words)?.factId).toBe(fact);
});

it("answers both of two questions where why one is asked stands between them", () => {
  const { said } = call(
    "ringwell",
    TUESDAY,
    "okay so is this one of those press one press two deals cause my patients can't stand those and also does it do spanish",
  );
  expect(said[0]).toMatch(/No menu and no buttons/);
  expect(said[0]).toMatch(/English or Spanish/);
});

it("tells no other price where the thing is not done", () => {
  const { said } = call(
    "medical",
    TUESDAY,
    "hi do y'all do them physicals for driving a truck the d o t kind and what's that run",
  );
  expect(said[0]).toMatch(/don't do DOT physicals/);
  expect(said[0]).not.toMatch(/210/);
});

describe("another place's matter", () => {
  it.each<[desk: DeskId, said: string, answer: RegExp]>([
    [
      "medical",
      "Hi, can you tell me if my prescription is ready over at the Walgreens on Main?",
      /can't see what Walgreens has ready/,
    ],
    ["dental", "Can you tell me whether the CVS next to you has my amoxicillin ready?", /can't see what CVS/],
    [
      "dental",
      "Can you tell me if Dr. Hanley over at Maple Street Orthodontics still does braces on Fridays?",
      /another office/,
    ],
    ["medical", "Yeah can you look up if my dog's rabies shot is due? His name's Biscuit.", /veterinarian/],
    ["dental", "My cat's breath is something awful, do you clean her teeth too?", /veterinarian/],
    ["law", "Is the courthouse open tomorrow or is it that holiday thing?", /can't say for the courthouse/],
  ])("%s: '%s'", (desk, words, answer) => {
    const { said, state } = call(desk, TUESDAY, words);
    expect(said[0]).toMatch(answer);
    expect(state.stack).toEqual([]);
  });

  it.each<[desk: DeskId, said: string]>([
    ["medical", "My dog bit me, do I need a tetanus shot?"],
    ["medical", "Did you send my prescription to Walgreens? Is it ready at the pharmacy?"],
    ["dental", "Is Dr. Marsh in at nine on Friday?"],
  ])("%s keeps what is its own: '%s'", (desk, words) => {
    expect(call(desk, TUESDAY, words).said[0]).not.toMatch(/veterinarian|another office|can't see what/);
  });
});

describe("no false alarm", () => {
  it.each([
    "I wanna get one of them living trustys made up, so my kids don't have to go through the probation when I die.",
    "I wanna get one of them living trustys made up.",
    "when i croak who gets my house, can you folks write up one of them wills",
  ])("a will is no danger: '%s'", (words) => {
    expect(call("law", TUESDAY, words).said[0]).not.toMatch(/988|hurting yourself/);
  });

  it.each([
    "I don't want to live anymore, I just want my kids to have the house when I die",
    "I'm going to kill myself, I need a will first",
  ])("a danger beside it is: '%s'", (words) => {
    expect(call("law", TUESDAY, words).said[0]).toMatch(/988|hurting yourself/);
  });

  it("a child's tooth that hangs by a thread is none, and after a fall it is", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "My little guy's tooth is hanging on by a thread, is it okay if I just yank it or do you all do that?",
    );
    expect(said[0]).toMatch(/baby tooth is best left/);
    expect(said[0]).not.toMatch(/emergency line/);
    expect(
      call("dental", TUESDAY, "My little guy fell off his bike and his tooth is hanging by a thread").said[0],
    ).toMatch(/emergency line/);
    expect(call("dental", TUESDAY, "My front tooth is hanging by a thread").said[0]).toMatch(
      /emergency line/,
    );
  });
});
