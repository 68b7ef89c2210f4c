import { expect, it } from "vitest";
import { call, callOwn, NOVEMBER_30 } from "./called.ts";

// What two strangers' odd callers, and forty more, said in their roundabout ways.

const said = (desk: Parameters<typeof call>[0], ...lines: string[]) => call(desk, NOVEMBER_30, ...lines).said;

it("wishes for no day on which something happened, nor for as long as something lasted", () => {
  const [crown] = said("dental", "My crown lasted all of two weeks, it came off in a caramel last night");
  expect(crown).toMatch(/What day/);
  const [bite] = said(
    "dental",
    "I was in yesterday, no not yesterday, Friday, and my bite feels off, like it hits too high",
  );
  expect(bite).not.toMatch(/Friday, December 4th/);
  // Beside it a wish is one.
  expect(said("dental", "I was in on Friday, and I'd like a cleaning next Tuesday")[0]).toMatch(
    /December 8th/,
  );
});

it("takes the last of what somebody wavers between", () => {
  expect(
    said(
      "dental",
      "I'd like the whitening. No hang on, my wife says get the cleaning first, next Wednesday",
    )[0],
  ).toMatch(/^A cleaning, of course.*December 9th/);
  const [knee] = said(
    "medical",
    "Book me for Wednesday. No wait that's the recital. Thursday? No. You know what, Friday, first thing. It's my knee",
  );
  expect(knee).toMatch(/Friday, December 4th/);
  expect(knee).not.toMatch(/Thursday|we're open/);
  const days = said(
    "law",
    "What do you charge to look over a lease?",
    "I could come Wednesday, or Thursday, no Thursday's out",
  );
  expect(days[1]).toMatch(/Wednesday, December 2nd/);
  expect(days[1]).not.toMatch(/Thursday/);
  // Two days that both suit stay two.
  expect(said("dental", "I'd like a cleaning Wednesday or Thursday")[0]).toMatch(/Wednesday.*Thursday/);
});

it("begins no visit with what only asks of one", () => {
  const fast = said(
    "medical",
    "Do I need to be fasting for the thing tomorrow, the blood work?",
    "What about my thyroid pill in the morning",
  );
  expect(fast[0]).toMatch(/no food for eight hours.*Anything else/);
  expect(fast[1]).toMatch(/nurse/);
  const [marsh] = said("dental", "You know what I hate? Being on hold. Anyway is Dr. Marsh in on Wednesday?");
  expect(marsh).toMatch(/Monday to Thursday.*Anything else/);
  expect(said("medical", "Does Dr. Okafor do knees?")[0]).toMatch(/joints/);
  expect(said("medical", "When is Dr. Okafor in?")[0]).toMatch(/Monday, Tuesday/);
  // A wish with a question in it is one.
  expect(said("dental", "Can I get a cleaning on Wednesday, and is there parking?")[0]).toMatch(
    /lot.*Wednesday/,
  );
});

it("asks for the name of whose appointment is canceled", () => {
  const lines = [
    "I need to cancel my daughter's appointment on Monday at three.",
    "Zoe Hart",
    "919 555 0184",
    "yes",
  ];
  const { said: all, messages } = call("dental", NOVEMBER_30, ...lines);
  expect(all[0]).toMatch(/your daughter's name/);
  expect(messages[0]).toMatchObject({ about: "cancel", name: "Zoe Hart" });
  expect(said("dental", "I need to cancel my appointment on Monday, my daughter has a game")[0]).toMatch(
    /May I have your name/,
  );
});

it("promises nothing in the name of a doctor that nobody knows here", () => {
  const lines = ["Howard Lang", "336 555 0113", "yes"];
  const of = (name: string) =>
    said(
      "medical",
      `Could you tell ${name} that my blood pressure is around 135 over 85, like she asked?`,
      ...lines,
    )[3];
  expect(of("Dr. Fenn")).toMatch(/don't know of a Dr\. Fenn here/);
  expect(of("Dr. Okafor")).toMatch(/Dr\. Okafor would get it/);
});

it("names whom a message is for without the words behind", () => {
  const { messages, said: all } = call(
    "law",
    NOVEMBER_30,
    "Tell Mr. Pell I'm not paying for a thirty minute call that was him looking for his glasses",
    "Bernice Oakley",
    "919 555 0110",
    "yes",
  );
  expect(messages[0]!.text).toMatch(/For: Mr\. Pell \|/);
  expect(all[3]).toMatch(/Mr\. Pell would get it/);
  expect(
    said(
      "medical",
      "I'd like to speak to whoever's in charge of the phones because I called three times yesterday and nobody picked up",
    )[0],
  ).toMatch(/in charge of the phones now/);
});

it("cannot see what has come in, and says so each time", () => {
  const all = said(
    "dental",
    "I need to cancel my cleaning on Thursday and I need to know if you got the X-rays my old dentist sent",
    "Shauna Price",
    "704 555 0111",
    "yes",
    "So did you get the X-rays or not?",
  );
  expect(all[0]).toMatch(/can't see from here what has come in/);
  expect(all[4]).toMatch(/look up/);
  expect(all[4]).not.toMatch(/message is noted|don't know/);
  expect(said("dental", "Did you get my name right?")[0]).not.toMatch(/come in/);
});

it("is not sorry to hear of a wish", () => {
  expect(said("dental", "Hi, um, I wanted to see about getting my teeth whitened")[0]).toMatch(
    /^Whitening, of course/,
  );
  expect(said("dental", "My crown came off and it hurts")[0]).toMatch(/sorry|seen to/i);
});

it("books a denture as what it is", () => {
  expect(said("dental", "My dad needs to be seen about his dentures, they don't fit")[0]).toMatch(
    /denture consultation/i,
  );
  expect(said("dental", "I need a crown")[0]).toMatch(/crown consultation/i);
});

it("moves what somebody else cannot make, to the days behind it", () => {
  const all = said(
    "law",
    "I'm his secretary. Mr. Lindgren can't do the three o'clock with Ms. Harrow tomorrow, he'd take Friday or Monday",
    "Carl Lindgren",
    "919 555 0183",
  );
  expect(all[2]).toMatch(/December 1st at 3 o'clock, to Friday, December 4th or Monday, December 7th/);
  expect(said("medical", "I won't make it today, could I do a phone thing instead?")[0]).toMatch(
    /A visit by phone/,
  );
});

it("takes a day for both of two, and a number for whose it is", () => {
  const all = said(
    "dental",
    "Could my wife and I both come in Thursday, she wants a cleaning and I've got this tooth that's touchy with cold",
    "The first one",
    "Denise Abbott",
    "919 555 0158",
    "yes",
  );
  expect(all[4]).toMatch(/Now yours.*Thursday, December 3rd/);
  const { receipt } = callOwn(
    "trades",
    NOVEMBER_30,
    "My furnace is blowing cold, tomorrow if you can",
    "The first one",
    "418 Alder Street",
    "Frank Delgado",
    "303 555 0185",
    "yes",
    "The tenant's the one you should call, her name's Amy Ruiz, 303 555 0112",
  );
  expect(receipt).toMatch(/\(303\) 555-0185.*\(303\) 555-0112/);
});

it("offers no time for what is not done here", () => {
  const [implants, again] = said(
    "dental",
    "Wow, forty rings. Anyway do you do implants and payment plans?",
    "Nope. And the payment plans?",
  );
  expect(implants).toMatch(/don't place implants/);
  expect(implants).toMatch(/payment plan/);
  expect(implants).not.toMatch(/Would you like a time/);
  expect(again).toMatch(/payment plan/);
});

it("takes the soonest of two, the letters of a name, and the hour that was agreed for no number", () => {
  expect(
    said(
      "dental",
      "One of my fillings popped out, can y'all squeeze me in",
      "Yeah, like, soonest you got",
    )[1],
  ).toMatch(/it is|Good,/);
  const all = said(
    "medical",
    "I have a cough, can I come tomorrow morning?",
    "The first one",
    "Jess Tran, 919-555-0127",
    "Wait, no, my last name is spelled T-R-A-N-H, Tranh",
  );
  expect(all[3]).toMatch(/Jess Tranh/);
});

it("books for whom was told of before", () => {
  const all = said(
    "law",
    "What do you charge to look over a lease, it's my daughter's first shop",
    "She could come Wednesday",
    "The first one",
    "By phone",
  );
  expect(all[3]).toMatch(/your daughter's name/);
});

it("tells which costs less, writes to who asks for mail, and takes no story's day for a wish", () => {
  expect(said("dental", "What's cheaper, whitening or a cleaning?")[0]).toMatch(
    /cleaning is cheaper, 120 dollars.*Whitening is 320/,
  );
  expect(said("dental", "How much is a cleaning?")[0]).not.toMatch(/cheaper/);
  const { messages } = call(
    "ringwell",
    NOVEMBER_30,
    "Let me think about it. Can you email me, it's pat at riverdental dot com",
    "Pat Rivers",
    "yes",
  );
  expect(messages[0]!.text).toMatch(/Email: pat@riverdental\.com/);
  const [custody] = said(
    "law",
    "My ex keeps the kids past Sunday every single time, what can I do about it?",
  );
  expect(custody).not.toMatch(/closed on Sundays/);
  expect(said("medical", "I have a cough, can I come in tomorrow, but not early")[0]).toMatch(/10|11|noon/);
});
