import { describe, expect, it } from "vitest";
import { call, type DeskId, TUESDAY } from "./called.ts";

/** A whole call in one line, as people put it who never saw this desk. */

const UNKNOWN = /don't have that here|can't answer from here|don't know that one|can't settle that/;

describe("a circumstance is heard", () => {
  it.each<[desk: DeskId, said: string, answer: RegExp]>([
    ["medical", "Can I get a flu shot there without being a patient?", /needn't be a patient.*35 dollars/],
    ["dental", "My son is 4 and he's scared of everything, can I sit in with him?", /Parents may stay/],
    ["dental", "I'll swing by this Sunday, okay?", /^We're closed on Sundays\. Please don't come by then/],
    [
      "dental",
      "Dr. Larkspur told me last week that you're open Sundays now, so I'll just swing by this Sunday, okay?",
      /^We're closed on Sundays\. Please don't come by then/,
    ],
    ["dental", "I'm gonna stop by Saturday around noon if that's alright", /Saturday.*9 to 1/],
    ["medical", "Since you're open 24 hours, can I bring my daughter at midnight?", /^No, we close at night/],
    [
      "law",
      "says i been served n got 21 days, that was the 5th, is that bad",
      /21 days from .*for a lawyer to say/,
    ],
  ])("%s: '%s'", (desk, words, answer) => {
    const { said } = call(desk, TUESDAY, words);
    expect(said[0]).toMatch(answer);
    expect(said[0]).not.toMatch(UNKNOWN);
  });
});

describe("what points back at what was told is answered from it", () => {
  it.each<[desk: DeskId, said: string, answer: RegExp]>([
    [
      "law",
      "So my brother got himself picked up last night, and now he's sitting there, and my mother is beside herself. Is that a thing you people do?",
      /don't do criminal cases.*urgent line/,
    ],
    [
      "law",
      "My ex hasn't sent a dime since June and I've got two kids eating me out of house and home. Somebody there who does something about that?",
      /child support/,
    ],
    [
      "law",
      "My husband passed in May and there's a house and his kids from before, who do I even talk to?",
      /sorry for your loss.*probate/,
    ],
    [
      "dental",
      "So my husband finally agreed to go, and he gags on everything, even toothbrushes, do you have something for that",
      /Plenty of people gag/,
    ],
    [
      "dental",
      "My last dentist retired to Florida, the lucky dog, and I've no clue where my X-rays are, can you get ahold of them for me?",
      /ask your old dentist/,
    ],
    ["dental", "Could my boy come after school, and is it true you give out prizes?", /treasure chest/],
  ])("%s: '%s'", (desk, words, answer) => {
    expect(call(desk, TUESDAY, words).said[0]).toMatch(answer);
  });
});

describe("is answered once, and nothing is said to be unknown beside it", () => {
  it.each<[desk: DeskId, said: string, answer: RegExp]>([
    ["medical", "I need a refill on my lisinopril, how does that work?", /two working days/],
    [
      "ringwell",
      "Oh great, another robot. So what happens when my customers hate talking to you, do you just cry?",
      /calm|hang up|person/,
    ],
    [
      "ringwell",
      "Does it work with my existing phone number, or do I have to change it?",
      /keep your number/,
    ],
    ["ringwell", "Since you guys record everything and sell it, do I get a cut?", /^No, .*not sold/],
    ["dental", "Since whitening is covered by insurance now, how much would I owe?", /^No plan.*320 dollars/],
    ["law", "I got a letter, says I owe eleven grand on a card I never had. Is that in your line?", /debts/],
  ])("%s: '%s'", (desk, words, answer) => {
    const { said } = call(desk, TUESDAY, words);
    expect(said[0]).toMatch(answer);
    expect(said[0]).not.toMatch(UNKNOWN);
    expect(said[0]).not.toMatch(/billing team/);
  });

  it.each<[desk: DeskId, said: string, sum: RegExp]>([
    ["dental", "Since whitening is covered by insurance now, how much would I owe?", /320/g],
    ["medical", "I'm between jobs, no insurance, just a sinus thing. What's that gonna run me?", /140/g],
    ["dental", "Do you have laughing gas? my sister said you give it for free", /dollars/g],
    ["dental", "i lost my retaner can i get a new one an how much", /dollars/g],
  ])("a price is told once, %s: '%s'", (desk, words, sum) => {
    expect(call(desk, TUESDAY, words).said[0]!.match(sum)).toHaveLength(1);
  });
});

describe("a typing error is put right to be understood, and stays on the paper", () => {
  it.each<[desk: DeskId, said: string, kept: RegExp, not: RegExp]>([
    ["dental", "any chanse u hav something today?? also my crwon wobbles", /crwon/, /chinese/i],
    ["law", "do u guys do power of atorney and can my dad sign it in the hosptal", /hosptal/, /hospital/],
  ])("%s: '%s'", (desk, words, kept, not) => {
    const { receipt, state } = call(desk, TUESDAY, words);
    const paper = `${receipt} ${state.told.join(" ")}`;
    expect(paper).toMatch(kept);
    expect(paper).not.toMatch(not);
  });

  it("is answered as it was meant", () => {
    expect(call("ringwell", TUESDAY, "what if 5 peeple call at teh same time").said[0]).toMatch(/busy tone/);
    expect(call("ringwell", TUESDAY, "how do i no it wont book ppl on my day off").said[0]).toMatch(
      /day off/,
    );
  });
});

it("English that is asked in a Spanish line is answered in Spanish", () => {
  expect(call("dental", TUESDAY, "tengo una muela que me mata, do you take walk ins today?").said[0]).toMatch(
    /Trabajamos con cita/,
  );
  expect(
    call("dental", TUESDAY, "oye do u guys hace limpiezas on sabados o only weekdays lol").said[0],
  ).toMatch(/Saturday 9 to 1/);
});
