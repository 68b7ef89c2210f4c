import { describe, expect, it } from "vitest";
import { call, callOwn, NOVEMBER_30 } from "./called.ts";

// Who decides later, or keeps a number to themselves, is asked for nothing more and gets nothing filed.

const ASKS_WHO = /your name|phone number|number with|name should I/i;

describe("a polite refusal begins nothing", () => {
  const offered = ["do y'all do perms?"];
  it.each([
    "Yeah, no, I guess not, I'd have to ask my daughter first. It's for her, it's prom.",
    "Oh, no, hon, you don't need to call me, I'll just call back when I've talked to her. That sounds great though, thank you.",
    "I'd rather not, hon, I'm just shopping around. Thanks anyway, you have a good one.",
    "Let me talk it over with my husband, and if we want it I'll call you back.",
    "I need to think about it, thanks.",
    "I'm just comparing prices, no need to call me.",
    "No, no. I don't need anything. Bye now.",
  ])("after an answer that offers a call: %s", (words) => {
    const { said, receipt, state } = callOwn("salon", NOVEMBER_30, ...offered, words);
    expect(said[1]).not.toMatch(ASKS_WHO);
    expect(state.filed).toEqual([]);
    // What they asked stays with whoever can answer it.
    expect(receipt).toBe("Do y'all do perms?");
  });
  it.each([
    "Yeah, no, that all sounds great, I'd love to, let me talk it over with my wife and if we want it we'll holler at you.",
    "Sounds good. I'll run it by my business partner first and get back to you.",
    "Okay, we'll be in touch. Thanks.",
  ])("at the desk that sells the assistant: %s", (words) => {
    const { said, state } = call(
      "ringwell",
      NOVEMBER_30,
      "hey what does it run a month for a plumbing company",
      "what happens if somebody's basement floods at two in the morning, does it take a message",
      words,
    );
    expect(said[2]).toMatch(/Of course/);
    expect(said[2]).not.toMatch(ASKS_WHO);
    expect(state.filed).toEqual([]);
  });
  it("drops a visit that was offered, and answers what is asked beside it", () => {
    const { said, state } = call(
      "dental",
      NOVEMBER_30,
      "I'd like a cleaning sometime this week",
      "Hmm, let me ask my wife first. How much is a cleaning?",
    );
    expect(said[1]).toMatch(/Of course.*120|120/);
    expect(state.stack).toEqual([]);
  });
  it("does not drop what is wanted", () => {
    const { bookings } = call(
      "dental",
      NOVEMBER_30,
      "I'd like a cleaning on friday",
      "the first one",
      "Ann Lee, 503 555 0101",
      "Yes, book it. I'll call back if I need to change it.",
    );
    expect(bookings).toHaveLength(1);
  });
});

describe("whoever stops half-way", () => {
  it.each([
    "no, that's all, thanks",
    "No thank you, that's it",
    "no, that's everything, bye",
    "that'll be all",
    "nope, that's all I needed",
    "that's it for now, thanks",
  ])("leaves what they told, as whoever hangs up does: %s", (words) => {
    const { said, messages, receipt } = call(
      "dental",
      NOVEMBER_30,
      "I'd like a cleaning",
      "Dana Reyes, 503 555 0142",
      words,
    );
    expect(messages).toMatchObject([{ about: "callback", name: "Dana Reyes", unconfirmed: true }]);
    expect(receipt).toContain("Wanted: Cleaning; not booked");
    expect(said[2]).toContain("pass on what you told me");
  });
  it.each(["never mind", "no, forget it, that's all", "no thanks, I was just looking"])(
    "but not whoever takes it back: %s",
    (words) => {
      const { state } = call("dental", NOVEMBER_30, "I'd like a cleaning", "Dana Reyes, 503 555 0142", words);
      expect(state.filed).toEqual([]);
    },
  );
  it("and nobody who gave neither name nor number", () => {
    const { state } = call("dental", NOVEMBER_30, "I'd like a cleaning", "no, that's all, thanks");
    expect(state.filed).toEqual([]);
  });
});

describe("a number that is not given", () => {
  const asked = ["I'd like a haircut on Saturday", "the first one", "Kelly Brandt"];
  it.each([
    "I'd rather not give out my number, is that okay?",
    "No number, please.",
    "I don't want to leave a phone number.",
    "I'm not giving out my cell, I get too many spam calls.",
  ])("is accepted at once, and no text is promised: %s", (words) => {
    const { said, bookings, caller } = callOwn("salon", NOVEMBER_30, ...asked, words, "yes");
    expect(said[3]).toMatch(/That's fine.*Is that right/);
    expect(said[3]).not.toMatch(/no number\)|at not/);
    expect(said[4]).not.toMatch(/You would get a text/);
    expect(bookings).toMatchObject([{ phone: "not given" }]);
    expect(caller?.title).not.toBe("A text message");
  });
  it("is not asked for again, and they may call", () => {
    const { said } = callOwn(
      "salon",
      NOVEMBER_30,
      ...asked,
      "I'd rather not give out my number, is that okay? I get so many of those spam calls.",
      "I said I'd rather not. Can I just call you guys back instead to check?",
      "Yeah, that's right.",
      "How would I get a text though, I didn't give you a number?",
    );
    expect(said.slice(3).join(" ")).not.toMatch(/phone number/);
    expect(said[4]).toMatch(/call us any time/);
    expect(said[6]).toMatch(/Without a number no text comes/);
  });
});

describe("by e-mail, not by phone", () => {
  const asked = ["somebody from your company called me and left a voicemail", "Tamika Reyes"];
  it.each([
    "Mm, I'd rather not have nobody calling me. Just email me, it's tamika at crownandglory dot com.",
    "Can you email me instead? tamika@crownandglory.com",
    "No calls please, by email: tamika at crownandglory dot com",
  ])("an address is the contact: %s", (words) => {
    const { said, messages, caller } = call("ringwell", NOVEMBER_30, ...asked, words, "yes");
    expect(said[2]).toMatch(/by e-mail at tamika at crownandglory dot com/);
    expect(said[3]).not.toMatch(/call you back/);
    expect(said[3]).toMatch(/e-mail you/);
    expect(messages).toMatchObject([{ text: expect.stringMatching(/Email: tamika@crownandglory.com/) }]);
    expect(caller?.title).toBe("An email");
  });
  it("is heeded once it was passed on", () => {
    const { messages, said } = call(
      "ringwell",
      NOVEMBER_30,
      ...asked,
      "614 555 0188",
      "yes",
      "But by email, not a call. Tamika at crownandglory dot com.",
    );
    expect(said[4]).toMatch(/noted/);
    expect(messages).toMatchObject([
      { text: expect.stringMatching(/Email: tamika@crownandglory.com.*Reach by: e-mail, no call/) },
    ]);
  });
});

describe("a question that nobody could answer", () => {
  it("is the owner's, and no answer that the caller got", () => {
    const { papers, caller } = callOwn("trades", NOVEMBER_30, "Do you take credit cards?", "No, thanks.");
    expect(papers).toMatchObject([{ title: "Question for you", large: "Do you take credit cards?" }]);
    expect(caller?.title).toBe("No answer yet");
  });
  it("stands beside what was answered", () => {
    const { receipt } = callOwn(
      "trades",
      NOVEMBER_30,
      "Do you take credit cards?",
      "Are you open on Friday?",
      "do you give a warranty?",
    );
    expect(receipt).toBe(
      "Asks: Do you take credit cards? | Asks: Do you give a warranty? | Question answered | Are you open on Friday? | Told: Yes, on Friday, December 4th we're open 7 to 5.",
    );
  });
  it("is told in the caller's words, with the answer they got", () => {
    const { papers } = callOwn(
      "trades",
      NOVEMBER_30,
      "Are you open on Saturday?",
      "And on Sunday?",
      "No, bye.",
    );
    expect(papers).toEqual([
      expect.objectContaining({
        title: "Question answered",
        large: "Are you open on Saturday?",
        rows: [{ label: "Told", value: expect.stringMatching(/Saturday/) }],
      }),
      expect.objectContaining({ large: "On Sunday?" }),
    ]);
  });
  it.each([
    ["Do you do root canals and what do they cost?", "half answered"],
    ["do you offer braces, and what would those run me?", "half answered"],
    ["Do you make dentures and what do you charge for them?", "half answered"],
    ["Do you do crowns and what do they cost?", "answered"],
    ["Do you do cleanings and how much are they?", "answered"],
    ["do you do whitening? how much is that?", "answered"],
    ["How much is a cleaning?", "answered"],
  ])("says where its price is not known: %s", (words, how) => {
    const [paper] = call("dental", NOVEMBER_30, words, "no thanks, bye").papers;
    expect(paper?.title).toBe(`Question ${how}`);
    expect(paper?.rows.map(({ label }) => label)).toEqual(
      how === "answered" ? ["Told"] : ["Told", "Not known"],
    );
  });
  it("is on the booking when there is one, once", () => {
    const { papers } = callOwn(
      "trades",
      NOVEMBER_30,
      "Do you take credit cards?",
      "I need a repair visit",
      "the first one",
      "12 Oak Court",
      "Dana Whitcomb",
      "503 555 0112",
      "yes",
    );
    expect(papers).toMatchObject([{ asks: ["Do you take credit cards?"] }]);
  });
  it("is the first that is not written down", () => {
    const { said } = callOwn("trades", NOVEMBER_30, "Are you open on Friday?", "Do you take credit cards?");
    expect(said[1]).not.toMatch(/either/);
  });
});

describe("the receipt of a visit that was not booked", () => {
  it("names it as the desk does, and has no row that says only that there is nothing", () => {
    const { receipt } = call(
      "law",
      NOVEMBER_30,
      "I need a lawyer for a lease dispute",
      "Wednesday morning",
      "the first one",
      "by phone",
      "Priya Nair, 555 883 1200",
      "there isn't anybody",
    );
    expect(receipt).toContain("Wanted: Consultation, Wednesday");
    expect(receipt).not.toMatch(/\(general\)|Other side: none/);
  });
  it("keeps who is on the other side", () => {
    const { receipt } = call(
      "law",
      NOVEMBER_30,
      "I need a lawyer for a lease dispute",
      "Wednesday morning",
      "the first one",
      "by phone",
      "Priya Nair, 555 883 1200",
      "Todd Strickland",
    );
    expect(receipt).toContain("Other side: Todd Strickland");
  });
});

it("names a booked visit alike on the paper and in the text to the caller", () => {
  const { papers, caller } = call(
    "dental",
    NOVEMBER_30,
    "I have a toothache",
    "tomorrow morning",
    "the first one",
    "Marco Bell, 555 301 7788",
    "yes",
  );
  expect(papers[0]!.title).toContain("Toothache visit");
  expect(JSON.stringify(caller)).toContain("Toothache visit");
});
