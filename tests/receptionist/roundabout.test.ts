import { expect, it } from "vitest";
import { call, type DeskId, TUESDAY } from "./called.ts";

/** People who tell a story first, in pictures and half sentences, and say what they want in its last words. */

it.each<[desk: DeskId, said: string, answer: RegExp]>([
  // The question points back to what was told.
  [
    "dental",
    "my husband says I grind like a cement mixer all night long, he's about ready to move to the couch, what do you guys do about that",
    /night guards/,
  ],
  [
    "dental",
    "My boss wants some kind of paper that says I was there on Monday morning, can y'all do that",
    /you get the note/,
  ],
  [
    "medical",
    "My neighbor says you all give the shingles shot but only on certain days, is that so or is he full of it",
    /We give that one/,
  ],
  ["medical", "do you only give tetanus shots on certain days", /We give that one/],
  [
    "medical",
    "I got no insurance and about eighty bucks to my name, will anybody see me",
    /come without insurance/,
  ],
  [
    "law",
    "the other guy's insurance keeps calling and wants me to record something. should I",
    /can't advise.*Mr\. Pell/,
  ],
  // A request to be told is a question.
  ["dental", "okay well robot, can you tell me if y'all do them clear braces", /clear aligners/],
  ["dental", "I gotta cancel tomorrow's appointment, will they ding me for it", /no fee the first time/],
  // Which one they need is for the dentist.
  ["dental", "is it a filling or a crown that I need? I can text you a picture", /can't advise/],
  ["dental", "what's the difference between a filling and a crown", /covers the whole tooth/],
  // What somebody else charged is no bill of ours.
  ["dental", "last guy charged an arm and a leg for a crown, what do you charge", /crown 980/],
  ["dental", "I'm getting cold feet about paying a deposit, do I have to", /no deposit for a visit/],
  ["medical", "I need a DOT physical for my CDL next week", /don't do DOT physicals/],
  ["law", "¿hay un abogado que hable español?", /Nadia Quist/],
])("%s: '%s'", (desk, words, answer) => {
  expect(call(desk, TUESDAY, words).said[0]).toMatch(answer);
});

it.each<[desk: DeskId, said: string, not: RegExp]>([
  ["dental", "last guy charged an arm and a leg for a crown, what do you charge", /accounts/],
  ["dental", "I need a checkup for my son, no pain, nothing's wrong, it's just time", /sorry/],
  [
    "dental",
    "do you do whitening? my mother in law is killing me about it before the wedding",
    /missing tooth/,
  ],
])("%s: '%s' is not answered amiss", (desk, words, not) => {
  expect(call(desk, TUESDAY, words).said[0]).not.toMatch(not);
});

it.each<[desk: DeskId, said: string, answer: RegExp]>([
  ["dental", "you charged me twice for the same crown", /accounts/],
  ["dental", "my son's tooth hurts and he can't sleep", /sorry/],
  ["medical", "I need a physical next week", /A physical, of course/],
  ["dental", "I'm moving to Ohio in June, can I move my appointment up", /ask the front desk to move it/],
])("%s: '%s' is what it was", (desk, words, answer) => {
  expect(call(desk, TUESDAY, words).said[0]).toMatch(answer);
});

it("takes down a story that it makes nothing of, and offers a call about it", () => {
  const story = "the other day the fella with the clipboard wrote down the wrong birthday for me";
  const { said, state } = call("medical", TUESDAY, story, "yes", "Ann Lee");
  expect(said[0]).toMatch(/pass it on.*Shall I have someone call you/);
  expect(state.note).toMatch(/wrong birthday/);
});

it("makes no story of a remark", () => {
  const { said } = call("medical", TUESDAY, "I've been coming to you people for ten years now");
  expect(said[0]).not.toMatch(/pass it on/);
});

it("asks for somebody by a first name that nobody here has", () => {
  const { said } = call("dental", TUESDAY, "oh well is Brenda there, she usually takes care of me");
  expect(said[0]).toMatch(/have them call you/);
});

it.each([
  ["I can't make it tomorrow, we're burying my aunt", /^I'm so sorry for your loss/],
  ["my mom passed away on Friday, I have to move my appointment", /^I'm so sorry for your loss/],
])("is sorry for a loss: '%s'", (words, answer) => {
  expect(call("medical", TUESDAY, words).said[0]).toMatch(answer);
});

it.each([
  "My father died of a heart attack at fifty so I want a physical",
  "my phone died, can I get a flu shot",
])("speaks of no loss: '%s'", (words) => {
  expect(call("medical", TUESDAY, words).said[0]).not.toMatch(/loss/);
});

it("refuses the one day that is offered by 'that day'", () => {
  const { said } = call(
    "dental",
    TUESDAY,
    "do you have a cleaning Friday",
    "I can't, we're burying my aunt that day",
  );
  expect(said[0]).toMatch(/Friday/);
  expect(said[1]).not.toMatch(/Friday/);
});

it.each<[said: string, day: RegExp]>([
  ["I need to move my Thursday appointment to next week, same day", /Thursday, December 3rd/],
  ["Tengo cita el jueves, ¿me la puede pasar a la otra semana el mismo día?", /jueves 3 de diciembre/],
])("'%s' is that weekday of that week", (words, day) => {
  expect(call("dental", TUESDAY, words).said[0]).toMatch(day);
});

it("keeps what somebody works until, and the mornings that will not do, in Spanish", () => {
  const { state } = call(
    "dental",
    TUESDAY,
    "Quiero una cita para limpieza pero no puedo en la mañana, trabajo hasta las tres",
  );
  expect(state.wish.after).toBe(900);
});

it("offers what is before a wedding, and not the day of it", () => {
  const { state } = call(
    "dental",
    TUESDAY,
    "my sister's getting married on the nineteenth and my front veneer cracked in half",
  );
  expect(state.slots.day).toBeUndefined();
  expect(state.wish.to).toBe("2026-12-18");
});

it("begins the visit that is wished for beside a refill once that is noted", () => {
  const { said } = call(
    "medical",
    TUESDAY,
    "I need a refill of my dad's lisinopril and also I want a physical for myself",
    "Tom Hardy",
    "541 555 0199",
    "yes",
  );
  expect(said[3]).toMatch(/Now a physical\./);
});

it("passes on a question that nobody may advise on, in Spanish too", () => {
  const { messages } = call(
    "medical",
    TUESDAY,
    "Quiero dejarle un recado a la doctora. Mi presión sigue alta. Ayer estaba en 150. También quiero saber si cambio la dosis.",
    "Rosa Méndez",
    "555 010 4422",
    "sí",
  );
  expect(messages[0]?.text).toMatch(/150/);
  expect(messages[0]?.text).toMatch(/cambio la dosis/);
});

it("sends a pet's owner to the line for animals, and a child's to Poison Control", () => {
  expect(call("medical", TUESDAY, "my dog ate some of my pills, what do I do").said[0]).toMatch(
    /4 2 6, 4 4 3 5/,
  );
  expect(call("medical", TUESDAY, "my toddler ate some of my pills").said[0]).toMatch(/^Please call Poison/);
});

it("speaks of the tooth beside 911", () => {
  const words = "my son got hit by a car, his tooth is knocked out and he's not breathing right";
  expect(call("dental", TUESDAY, words).said[0]).toMatch(/911.*tooth in milk/);
  expect(call("medical", TUESDAY, words).said[0]).not.toMatch(/milk/);
});
