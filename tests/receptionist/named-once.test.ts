import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

describe("a relative who is named at once", () => {
  it.each([
    ["I'd like to get my daughter Noor in for a checkup, she's nine.", "Noor"],
    ["My son Arjun needs a cleaning.", "Arjun"],
    ["I need to bring in my son Theo for a cleaning next Monday.", "Theo"],
    ["Can my husband Bill get a cleaning on Monday?", "Bill"],
    ["Mi hija Camila necesita una limpieza.", "Camila"],
  ])("%s", (words, name) => {
    expect(call("dental", TUESDAY, words).said[0]).toMatch(new RegExp(`(?:For|Para) ${name}, `));
  });
  it("is nobody who only drives", () => {
    expect(call("dental", TUESDAY, "My wife Rita drives me, I need a cleaning.").said[0]).not.toMatch(/Rita/);
  });
  it("is one person with the child, however often that is said", () => {
    const { said, bookings } = call(
      "dental",
      TUESDAY,
      "I need two checkups, one for me and one for my son Arjun, he's seven.",
      "Tuesday at four.",
      "Arjun first please, he gets fidgety.",
      "No, Arjun is my son. He's first, and I'm second. I'm Priya Raman.",
      "It's the same person, Arjun is my son. 510-555-0128.",
      "Yes, book it.",
    );
    expect(said.join(" ")).not.toMatch(/same person/i);
    expect(bookings.map(({ name }) => name)).toEqual(["Arjun Raman", "Priya Raman"]);
  });
  it("is a wish for the same dentist behind 'with'", () => {
    expect(
      call("dental", TUESDAY, "I'd like a cleaning Tuesday with the same person as last time").said[0],
    ).toMatch(/noted: same person/);
  });
});

describe("an hour that is agreed", () => {
  it("holds beside how long somebody else is at work, and who brings them is answered", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "A checkup for my daughter Noor, any day next week after three?",
      "Tuesday at three. Is it okay if my sister brings her, I'm at work till five?",
    );
    expect(said[1]).toMatch(/any adult you choose\. .*Tuesday, December 1st at 3 o'clock/);
  });
  it("is of the month that is on offer", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "I'd like a cleaning on December 28th or 29th.",
      "The Monday the 28th works, the first one.",
    );
    expect(said[1]).toMatch(/Monday, December 28th at /);
  });
  it("is not changed by asking whether it is open on a Saturday", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "I'd like a cleaning next Tuesday",
      "ten thirty",
      "Jo Lane, 415-555-0172",
      "Are you open on Saturdays?",
    );
    expect(said[3]).toMatch(/Saturdays we're open 9 to 1/);
    expect(said[3]).not.toMatch(/December 5th/);
  });
});

describe("what is moved or canceled", () => {
  it("is not moved by who can't reschedule now", () => {
    const { said, messages } = call(
      "dental",
      TUESDAY,
      "I need to cancel my appointment on Monday. My mother in law just went into the hospital.",
      "Marguerite Doyle. 919-555-0148. I'll call back when things calm down, I can't reschedule right now.",
      "Yes. Is there a fee?",
    );
    expect(said[0]).toMatch(/sorry/i);
    expect(said[1]).toMatch(/cancel the appointment, Monday, November 30th\./);
    expect(messages).toEqual([expect.objectContaining({ about: "cancel" })]);
  });
  it("keeps its own day when the new one is changed", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "I've got a 2 o'clock with you guys tomorrow and something came up. Can I push it to Friday?",
      "Omar Haddad. 415-555-0172. Do I lose my two o'clock while you check?",
      "Okay. Actually, make it Saturday, I forgot I have the kids Friday.",
    );
    expect(said[1]).toMatch(/stays yours/);
    expect(said[2]).toMatch(/Wednesday, November 25th at 2 o'clock, to Saturday, November 28th/);
  });
  it("is nothing of a bill that somebody won't pay", () => {
    const { said, messages } = call(
      "dental",
      TUESDAY,
      "I just got a bill for $240 and I was told my insurance covered everything.",
      "Linda Farrow, 614-555-0155.",
      "Yes. And it had better be someone who can take it off, I'm not paying it.",
      "What appointment? No, don't cancel anything, I'm talking about the bill.",
    );
    expect(said.slice(2).join(" ")).not.toMatch(/ask the front desk to cancel|Which day and time/);
    expect(messages).toEqual([expect.objectContaining({ about: "billing" })]);
  });
  it("is not canceled twice by who speaks of the other thing", () => {
    const { messages } = call(
      "medical",
      TUESDAY,
      "I need to cancel my physical on December 3rd.",
      "Tom Okafor, 503-555-0171.",
      "Yes.",
      "You answered about the cancel. The records, who do I ask to send them?",
      "Yes. Bye.",
    );
    expect(messages.filter(({ about }) => about === "cancel")).toHaveLength(1);
  });
});

it("leaves the results to who wants an appointment", () => {
  expect(
    call(
      "medical",
      TUESDAY,
      "Are my labs in?",
      "No, not results, I need an appointment. For the blood pressure check.",
    ).said[1],
  ).toMatch(/follow-up visit\. What day/);
  expect(
    call("medical", TUESDAY, "Hi, Dr. Okafor wanted me to come back in two weeks to check my blood pressure.")
      .said[0],
  ).toMatch(/follow-up visit/);
});

it("asks the last question again as it was meant", () => {
  const { said } = call("dental", TUESDAY, "What does a filling cost?", "No, I meant a crown.");
  expect(said[1]).toMatch(/980/);
});

it("has a word for each part of a complaint, and a goodbye of its own", () => {
  const { said } = call(
    "dental",
    TUESDAY,
    "Hi, I'd like to make a complaint please.",
    "Dana Whitfield. So first the girl at the desk was rude to me in front of everybody.",
    "617-555-0139. And then I waited an hour past my time.",
    "Yes.",
    "No. Goodbye.",
  );
  expect(said[1]).toMatch(/^Nobody should be treated like that\./);
  expect(said[2]).toMatch(/kept waiting|wait like that/);
  expect(said[4]).toMatch(/sorry this happened/);
});

it("takes no 'Today.' behind what is to be undone for the hour of a call", () => {
  const { said } = call(
    "dental",
    TUESDAY,
    "You charged me twice for one filling.",
    "Sheila Brandt. It's 312-555-0164. And I want one of those charges gone. Today.",
  );
  expect(said[1]).not.toMatch(/for a call today/);
});
