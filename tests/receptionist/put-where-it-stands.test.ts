import { expect, it } from "vitest";
import { call, NOVEMBER_30 } from "./called.ts";

// What a stranger's callers asked for two, gave up for one and wanted for another, and put right once it stood.

const play = (desk: Parameters<typeof call>[0], ...lines: string[]) => call(desk, NOVEMBER_30, ...lines);

it("books two who come one right after the other, by whatever they are told", () => {
  const row = play(
    "medical",
    "Could we get two new patient visits, one right after the other, maybe Thursday morning?",
    "Rosalind Achebe, and my husband is Paul Achebe",
    "503 555 0166",
    "yes",
  );
  expect(row.said[0]).toMatch(/one right after the other/);
  expect(row.said[0]).toMatch(/9 o'clock and 9:45/);
  const apart = play(
    "medical",
    "I'd like a new patient visit Thursday morning",
    "We'd take both. Me at nine and my husband at nine forty-five",
    "Rosalind Achebe, and my husband is Paul Achebe",
    "503 555 0166",
    "yes",
    "yes",
  );
  expect(apart.bookings.map(({ name, time }) => [name, time])).toEqual([
    ["Rosalind Achebe", "09:00"],
    ["Paul Achebe", "09:45"],
  ]);
  const after = play(
    "medical",
    "I'd like a new patient visit Thursday at 9",
    "Rosalind Achebe",
    "503 555 0166",
    "That's right for me, but what about my husband at 9:45?",
    "Paul Achebe",
    "yes",
  );
  expect(after.bookings.map(({ name, time }) => [name, time])).toEqual([
    ["Rosalind Achebe", "09:00"],
    ["Paul Achebe", "09:45"],
  ]);
  // Two things for one are no two people, nor is a time that is put right.
  expect(
    play("dental", "I'd like two appointments back to back, a cleaning and a filling").said[0],
  ).not.toMatch(/one right after the other/);
  const one = play(
    "medical",
    "I'd like a new patient visit Thursday at 9",
    "Rosalind Achebe",
    "503 555 0166",
  );
  expect(one.said.at(-1)).toMatch(/at 9 o'clock in the morning, for Rosalind Achebe/);
});

it("gives up the one that cannot be made, and books the caller's own under the caller's name", () => {
  const two = play(
    "dental",
    "I need to cancel my son's cleaning Friday at three, and make an appointment for myself, my tooth hurts when I drink cold water",
    "Oliver Danforth",
    "646 555 0180",
    "yes",
    "Wednesday morning",
    "10",
    "Irene Danforth",
    "yes",
  );
  expect(two.messages[0]).toMatchObject({ about: "cancel", name: "Oliver Danforth" });
  expect(two.bookings[0]).toMatchObject({ name: "Irene Danforth", service: "toothache" });
  expect(
    play("dental", "My son Oliver has a cleaning on Friday at 3 that we can't make, and I also need a visit")
      .said[0],
  ).toMatch(/Your son's first, then yours.*cancel it/);
  // Who cannot make it and wants another time moves it.
  expect(
    play("dental", "I have a cleaning on Friday at 3 that I can't make, could we move it to Monday?").said[0],
  ).toMatch(/move it/);
});

it("puts a name right at the read-back, and once it is booked", () => {
  const booked = play(
    "dental",
    "I'd like a cleaning Wednesday at 10",
    "Oliver Danforth",
    "646 555 0180",
    "Irene Danforth",
    "yes",
    "No, it's wrong, it should be for Beth, that's me, and not a cleaning, it's my cold sensitive tooth",
    "Just change the name to Beth Danby",
  );
  expect(booked.said[3]).toMatch(/Now the name is Irene Danforth/);
  expect(booked.said[5]).toMatch(/Now the name is Beth Danforth. I'll put it down as a visit for the pain/);
  expect(booked.bookings).toHaveLength(1);
  expect(booked.bookings[0]).toMatchObject({ name: "Beth Danby", service: "toothache", time: "10:00" });
  const [terence, goesBy] = [
    "Terry Nakagawa. Actually put it under Terence, that's what's on my card",
    "Terry Nakagawa, everybody calls me Ned",
  ].map((name) => play("medical", "I want to see a doctor Wednesday about my knee", "9", name).said.at(-1));
  expect(terence).toMatch(/Thank you, Terence Nakagawa/);
  expect(goesBy).toMatch(/Thank you, Terry Nakagawa/);
});

it("takes the day of an event for a limit, and the crown that came out for what it is", () => {
  const crown = play(
    "dental",
    "I bit down on a caramel and out comes my crown, clean off. And I'm the best man on Saturday.",
    "No, Saturday's the wedding, I need it stuck back on before that",
  );
  expect(crown.said[0]).toMatch(/get that seen to/);
  expect(crown.said.join(" ")).not.toMatch(/Saturday|cleaning/);
  expect(play("dental", "I'd like a cleaning on Saturday").said[0]).toMatch(/Saturday, December 5th/);
  expect(play("dental", "Can I get my teeth clean on Thursday?").said[0]).toMatch(/cleaning/);
});

it("answers of this very call: its fee, whether somebody calls, the number of the urgent line", () => {
  const fee = play(
    "ringwell",
    "Book me a demo",
    "Thursday at eleven",
    "Video. Is there a fee for that call?",
  );
  expect(fee.said.at(-1)).toMatch(/introduction call is free/);
  const month = play("ringwell", "Book me a demo", "Thursday at eleven", "Video. What does it cost a month?");
  expect(month.said.at(-1)).toMatch(/99 to 690/);
  const first = play(
    "ringwell",
    "Book me a demo. Actually no, hang on, first tell me, you're not one of those bots that makes stuff up, are you?",
  );
  expect(first.said[0]).toMatch(/says it doesn't know/);
  const told = play(
    "law",
    "I'd like to leave a message for Ms. Pell: the bank needs the letter by Friday",
    "Margaret Lindqvist",
    "617 555 0133",
    "yes",
    "Will she definitely call me tomorrow?",
  );
  expect(told.said.at(-1)).toMatch(/can't promise tomorrow; I've marked/);
  const line = play("law", "Do you do criminal cases?", "Just give me the number of that urgent line");
  expect(line.said.at(-1)).toMatch(/5 5 5, 0 1 0, 0 1 5 5/);
  expect(
    play("law", "My brother got picked up last night for driving drunk and sees a judge tomorrow").said[0],
  ).toMatch(/5 5 5, 0 1 0, 0 1 5 5/);
});

it("takes a no for one, whatever was offered, and a day that is crossed out for none", () => {
  const no = play("medical", "Do I need an appointment for a flu shot?", "No, not today, thanks");
  expect(no.said.at(-1)).not.toMatch(/I can do/);
  expect(no.ended).toBe(true);
  // Of times on offer it refuses today.
  expect(play("medical", "I need a flu shot today or tomorrow", "No, not today").said.at(-1)).toMatch(
    /I can do/,
  );
  const [choir] = play(
    "dental",
    "I want to book a checkup for Tuesday, no wait, Tuesday's choir, Wednesday",
  ).said;
  expect(choir).toMatch(/Wednesday, December 2nd/);
  expect(choir).not.toMatch(/tomorrow|Tuesday/);
  expect(play("dental", "I want a checkup, Tuesday's good, Wednesday too").said[0]).toMatch(/tomorrow/);
});

it("books the daughter's visit under her name, and asks no more once told to book", () => {
  const two = play(
    "medical",
    "Two things. I need a refill on my thyroid pills and I want to book my daughter's sports physical",
    "Imelda Quarshie. It's levothyroxine, 75 micrograms, at the Rite Aid on Main",
    "503 555 0160",
    "Yes, that's right",
    "Tuesday afternoon. She's Adwoa Quarshie",
    "Three fifteen then",
    "Yes, book it",
  );
  expect(two.bookings[0]).toMatchObject({ name: "Adwoa Quarshie" });
  expect(two.bookings[0]!.notes.join()).toMatch(/Called by: Imelda Quarshie/);
  expect(two.messages[0]).toMatchObject({ about: "refill", name: "Imelda Quarshie" });
  const told = play(
    "medical",
    "I'd like a physical Tuesday at 3:15",
    "Imelda Quarshie",
    "503 555 0160",
    "Yes, but it's for Adwoa Quarshie, book it. Bye",
  );
  expect(told.said.at(-1)).toMatch(/Now the name is Adwoa Quarshie. You're booked/);
  // A name that is put right without a word to book it is read back.
  const asked = play(
    "medical",
    "I'd like a physical Tuesday at 3:15",
    "Imelda Quarshie",
    "503 555 0160",
    "No, Adwoa Quarshie",
  );
  expect(asked.said.at(-1)).toMatch(/Now the name is Adwoa Quarshie.*Shall I book it/);
});

it("lets nobody miss a court date, prices a first visit in Spanish, and files no letters", () => {
  const paper = play(
    "law",
    "The paper says I got to be in court and your name's at the bottom. What do I do with it?",
    "So do I come to you with it or go to the court? It says the eleventh",
  );
  for (const each of paper.said) expect(each).toMatch(/must be kept/);
  expect(play("law", "Does my divorce go to trial?").said[0]).toMatch(/Most matters end before a trial/);
  expect(play("dental", "¿Cuánto cuesta la primera consulta si no tengo seguro?").said[0]).toMatch(
    /150 dólares/,
  );
  const spelled = play(
    "law",
    "Could you please take a message for Mr. Pell?",
    "Tell him the surveyor found the old fence post",
    "Philippa Dunmore, that's D U N M O R E",
    "415 555 0119",
    "yes",
  );
  expect(spelled.messages[0]).toMatchObject({ name: "Philippa Dunmore" });
  expect(spelled.messages[0]!.text).not.toMatch(/D U N/);
});
