import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

describe("what somebody takes for true is answered as a question, and put right", () => {
  it.each([
    [
      "dental",
      "Since cleanings are free twice a year by law, can I get one this week?",
      /No law makes them free/,
    ],
    [
      "dental",
      "My neighbor said the first visit comes with free whitening, is that still going on?",
      /no free whitening/,
    ],
    ["dental", "me dijeron que la limpieza es gratis", /no son gratis/],
    [
      "medical",
      "you people charge me for being five mins late i heard, that's how it is now??",
      /^No, being a little late costs nothing/,
    ],
    ["medical", "Since my shots are free at your place, I just walk in, yeah?", /Not for everybody/],
    [
      "law",
      "I heard you don't get paid unless I win, so that goes for doing my will too, right?",
      /injuries alone.*450/,
    ],
    [
      "law",
      "My brother-in-law says any lawyer has to give you the first hour free, so I'd take mine Thursday",
      /^No, only for injuries/,
    ],
    ["law", "You lawyers take half of whatever I win, is that right?", /^No, a third/],
    [
      "ringwell",
      "Your website says you record every call. How do I turn that off for mine?",
      /^No, recording is a switch/,
    ],
    ["ringwell", "you guys listen to all my calls i read that somewhere", /^No, recording is a switch/],
    [
      "ringwell",
      "So for the fifty bucks a month does that come with Spanish too?",
      /It isn't that low\. .*99 to 690.*Spanish/,
    ],
    ["ringwell", "So for two hundred a month I get unlimited calls, correct?", /99 to 690/],
  ] as const)("%s: '%s'", (desk, words, answer) => {
    expect(call(desk, TUESDAY, words).said[0]).toMatch(answer);
  });
  it.each([
    ["dental", "My daughter's loose tooth has been hanging on for a month, is that okay?", /baby tooth/],
    [
      "dental",
      "how much would it be for an exam and x-rays if I'm paying myself",
      /^A check-up with X-rays is 95/,
    ],
    [
      "medical",
      "you guys just give out antibiotics over the phone, right",
      /^No, a doctor has to see you first/,
    ],
    [
      "medical",
      "They say a physical's always free once a year, so what's this forty dollar thing I got",
      /Most plans pay for one/,
    ],
    [
      "law",
      "I heard lawyers can't charge you if they lose, so my custody thing's free if I lose?",
      /^No, that holds for injuries/,
    ],
    ["law", "Your ad said a hundred bucks gets me a divorce, I'll take one", /isn't our price.*1,600/],
    ["ringwell", "so its like thirty bucks a month like those apps", /It isn't that low/],
    [
      "ringwell",
      "You people are in India, aren't you, that's what my brother-in-law says",
      /No call center anywhere/,
    ],
    [
      "ringwell",
      "I sell crickets. Live ones, for lizards. You got anything for that?",
      /Yes, for somebody who sells crickets too/,
    ],
  ] as const)("and so is what was found later, %s: '%s'", (desk, words, answer) => {
    expect(call(desk, TUESDAY, words).said[0]).toMatch(answer);
  });
  it("asks nothing of what others told a caller of their own", () => {
    for (const words of ["My dentist said I need a root canal", "They told me my crown was ready"])
      expect(call("dental", TUESDAY, words).said[0]).not.toMatch(/won't guess/);
  });
});

describe("a trade that was named hears of its own", () => {
  it.each([
    [
      "Would it work for my towing company, we get calls at three in the morning",
      /^Yes, for a towing company too\./,
    ],
    ["does it work for piano tuners", /^Yes, for piano tuners too\./],
    ["will this do anything for a guy with a food truck?", /^Yes, for a food truck too\./],
    [
      "My sister does dog grooming, hands always wet. Is that a thing you people could help with?",
      /^Yes, for dog grooming too\./,
    ],
    [
      "I mean do you do it for little shops like that, not just doctors?",
      /^Yes, for any small business too\./,
    ],
    [
      "I got three trucks, plumbing. Is this thing any good for a guy like me?",
      /^Yes, it works for the trades\./,
    ],
    ["bueno, ¿y si mi negocio es una taquería, también sirve?", /Sí, también para una taquería\./],
    [
      "My front desk girl Tammy has been with me nineteen years, am I going to have to fire her?",
      /^No, it works beside her/,
    ],
  ] as const)("'%s'", (words, answer) => {
    expect(call("ringwell", TUESDAY, words).said[0]).toMatch(answer);
  });
  it.each([
    "does it work with my cell phone?",
    "can it work with google calendar?",
    "would you do an oil change",
  ])("'%s' names none", (words) => {
    expect(call("ringwell", TUESDAY, words).said[0]).not.toMatch(/^Yes, for /);
  });
  it("says so again to who asks again", () => {
    const { said } = call(
      "ringwell",
      TUESDAY,
      "do you do it for dog grooming?",
      "No, dog grooming. She grooms dogs. Do you do that or not?",
    );
    expect(said[1]).toMatch(/^Yes, for dog grooming too/);
  });
});

describe("whether a pain is as it should be", () => {
  const first = "I had my filling done last week and it still hurts when I bite down. Is that normal?";
  it("gets sympathy, one question after what is urgent, and the dentist", () => {
    const { said } = call("dental", TUESDAY, first, "no swelling no", "yes please");
    expect(said[0]).toMatch(/^I'm sorry.*swelling, fever, or bleeding.*the dentist/);
    expect(said[1]).toMatch(/That's good\. Would you like a time/);
    expect(said[2]).toMatch(/I can do today/);
  });
  it("is urgent with one of its signs", () => {
    expect(call("dental", TUESDAY, first, "a little swelling").said[1]).toMatch(/emergency line.*911/);
  });
  it.each([
    [
      "dental",
      "my crwon fel off lastnite n i swalowd it i thnk, do i need 2 com in",
      /coughing or trouble breathing, call 911/,
    ],
    [
      "dental",
      "i swallwed my temprary crwn eating a bagel am i gonna dye",
      /coughing or trouble breathing, call 911/,
    ],
    [
      "medical",
      "he's had a rash since Sunday, should I be worried?",
      /^I'm sorry.*a doctor should look at it/,
    ],
  ] as const)("%s: '%s'", (desk, words, answer) => {
    expect(call(desk, TUESDAY, words).said[0]).toMatch(answer);
  });
  it("tells of no danger to who asks about fasting", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "I want to book a physical",
      "Monday at 9:30",
      "Ann Lee",
      "555 340 9911. Do I need to fast for it?",
    );
    expect(said[3]).toMatch(/eight hours/);
    expect(said[3]).not.toMatch(/911\b(?!\.)|nurse line/);
  });
});

describe("a price is that of what the call is about", () => {
  it("of a first meeting by its matter, and of the matter once it is told", () => {
    const { said } = call(
      "law",
      TUESDAY,
      "What do you charge for a first consultation?",
      "It's about a divorce, not a will.",
    );
    expect(said[0]).toMatch(/depends on the matter.*family 200/);
    expect(said[1]).toMatch(/^A family law consultation is 200 dollars/);
    expect(said[1]).not.toMatch(/What day/);
  });
  it("of the visit that is being booked, whatever sum is guessed", () => {
    const { said } = call(
      "law",
      TUESDAY,
      "I'd like a consultation about a divorce",
      "Wait, is it a hundred or is it more for divorce?",
    );
    expect(said[1]).toMatch(/^A family law consultation is 200 dollars/);
  });
  it("and how long there is after a notice is no length of a meeting", () => {
    const { said } = call(
      "law",
      TUESDAY,
      "My landlord taped a three day notice on my door yesterday. How long have I actually got?",
    );
    expect(said[0]).toMatch(/3 days from .* is this .*for a lawyer to say.*urgent line/);
    expect(said[0]).not.toMatch(/half an hour/);
  });
  it.each([
    "hi is it ok if i drink coffe befor the cholestrol test or not",
    "do I need to fast for the blood test?",
  ])("and a test that is still to come has no results: %s", (words) => {
    const { said } = call("medical", TUESDAY, words);
    expect(said[0]).toMatch(/eight hours/);
    expect(said[0]).not.toMatch(/see results|your name/);
  });
  it("records go out by a release", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "I moved to a new doctor, how do I get my records sent over to them?",
    );
    expect(said[0]).toMatch(/sign a release.*your new doctor/);
  });
});

describe("two languages in one line", () => {
  it("Spanish days are days in English", () => {
    expect(
      call("dental", TUESDAY, "My mother needs a cleaning", "El viernes, if you have something.").said[1],
    ).toMatch(/^Friday/);
  });
  it("what begins in Spanish is answered so", () => {
    expect(call("dental", TUESDAY, "¿Cuánto sale una limpieza if I don't have seguro?").said[0]).toMatch(
      /120 dólares/,
    );
  });
});
