import { describe, expect, it } from "vitest";
import { call } from "./called.ts";

/** The Tuesday before Thanksgiving. */
const TUESDAY = "2026-11-24T15:00:00Z";

describe("whom a consultation is for, and against whom", () => {
  it("is never the sister whom it is for, and a husband has her name", () => {
    const { said, bookings } = call(
      "law",
      TUESDAY,
      "Hi, I'm calling about a divorce, for my sister Marta. She's too upset to call.",
      "No, I'm Teresa. Marta is my sister. She'd come in Monday morning if you've got it.",
      "The 11:30. Actually, no, hang on, she works Mondays. Tuesday?",
      "In person.",
      "555-467-2295, that's mine. Put me down as the one to call. Teresa Duarte. Marta's last name is Pinheiro.",
      "It's her husband, Paulo Pinheiro.",
      "So is she booked for Tuesday at eleven thirty or isn't she?",
      "Yes, please.",
    );
    expect(said[0]).toMatch(/For Marta, then/);
    expect(said[2]).toMatch(/Tuesday, December 1st at 11:30/);
    expect(said[4]).toMatch(/Who is on the other side/);
    expect(said[6]).toMatch(/^Not yet/);
    expect(bookings[0]?.text).toMatch(/Called by: Teresa Duarte/);
    expect(bookings[0]?.text).toMatch(/Other side: Paulo Pinheiro/);
  });

  it.each([
    ["My wife filed for divorce last week and I need a lawyer. I'm Peter Voss.", "Her name is Laura Voss."],
    ["I need to see somebody about my landlord, he kept my deposit.", "His name is Frank Hill."],
    ["I want a divorce from my husband.", "His name's Ken Doyle."],
  ])("'%s' '%s' names the other side", (matter, name) => {
    const { said, state } = call("law", TUESDAY, matter, name);
    expect(said[1]).toMatch(/I've noted the other side/);
    expect(state.slots.name?.value).not.toBe(name.replace(/^.*(?:is|'s) |\.$/g, ""));
  });

  it("ends a name where a question begins", () => {
    const { state } = call(
      "law",
      TUESDAY,
      "I'm getting divorced from my husband, Frank Cole. Can I come in Monday?",
    );
    expect(state.notes).toContain("Other side: Frank Cole");
  });

  it("takes this Friday, and says that it is closed, before early next week", () => {
    const { said } = call(
      "law",
      TUESDAY,
      "I'd like to make an appointment for my dad. He needs a will done.",
      "Friday if you can, or early next week. Afternoon is better.",
    );
    expect(said[1]).toMatch(/closed on the day after Thanksgiving.*Monday the 30th/);
  });
});

describe("what cannot wait at the law desk", () => {
  it.each([
    "So my brother got himself picked up last night, and now he's sitting there. Is that a thing you people do?",
    "They picked up my son last night. Can you help?",
    "my nephew is sitting in a cell since yesterday, do you folks do that",
    "it says i been served n got 21 days, that was the 5th, is that bad",
  ])("%s", (words) => {
    expect(call("law", TUESDAY, words).said[0]).toMatch(/urgent line is 5 5 5, 0 1 0, 0 1 5 5/);
  });

  it("and who asks what to do when nobody calls is told", () => {
    const { said } = call(
      "law",
      TUESDAY,
      "Please have Ms. Harrow call me. James Tully, 555 010 5544.",
      "It's about my hearing.",
      "Yes",
      "What if she doesn't call?",
    );
    expect(said[3]).toMatch(/call here again/);
  });
});

it("a bill that a lawyer is named in goes to billing, and what the court's clerk tells is a message", () => {
  const bill = call(
    "law",
    TUESDAY,
    "Hello, I'm a client of yours. I got a bill for four hundred dollars and I don't understand what it's for.",
    "Sandra Lopez. 555 010 4433.",
    "It's the one from November 15th. I only had one phone call with Mr. Pell.",
    "Yes. Do I have to pay it before somebody explains it?",
  );
  expect(bill.said[3]).not.toMatch(/can't advise/);
  expect(bill.messages[0]?.text).not.toMatch(/For: Mr\. Pell/);
  const clerk = call(
    "law",
    TUESDAY,
    "This is the clerk's office at the county courthouse. The hearing in the Miller case has been moved to December 9th.",
  );
  expect(clerk.said[0]).toMatch(/I can pass that on/);
});

describe("who has the product", () => {
  it.each([
    "My Ringwell line stopped answering this morning",
    "Hello, we've been using Ringwell since summer, and since yesterday it isn't answering. Calls just ring out.",
    "Our assistant stopped picking up since last night",
    "I've been with you for three months and today all my calls go to voicemail instead of the assistant.",
    "Hi, we're a customer, and the line went dead this morning. Nobody's getting through.",
  ])("is given the support line: %s", (words) => {
    const { said } = call("ringwell", TUESDAY, words);
    expect(said[0]).toMatch(/support line(?: is|,) 5 5 5, 0 1 0, 0 1 3 4/);
    expect(said[0]).not.toMatch(/hurting yourself/);
  });

  it("asks after faults without having any", () => {
    expect(call("ringwell", TUESDAY, "What happens if it stops answering?").said[0]).not.toMatch(/sorry/);
    expect(
      call("ringwell", TUESDAY, "My current answering service keeps hanging up on people. Is yours better?")
        .said[0],
    ).not.toMatch(/support line/);
  });

  it("ends a subscription by a call, under a person's name", () => {
    const { said, state } = call(
      "ringwell",
      TUESDAY,
      "i want to cancel my subscription",
      "harbor salon, jen wu",
    );
    expect(said[0]).toMatch(/call you/);
    expect(said[1]).toMatch(/Jen Wu/);
    expect(state.notes).toContain("Business: Harbor Salon");
  });
});

describe("who may buy", () => {
  it("hears a sum for the calls that are told after the price", () => {
    const { said } = call("ringwell", TUESDAY, "What would I pay?", "Maybe fifteen calls a day.");
    expect(said[1]).toMatch(/330 calls a month come to 297 dollars/);
    expect(
      call("ringwell", TUESDAY, "How much do you charge per month for about a hundred calls?").said[0],
    ).toMatch(/100 calls a month come to 159 dollars/);
  });

  it("is sent a quote without a visit or a second asking for the name", () => {
    const { said, messages } = call(
      "ringwell",
      TUESDAY,
      "I'd like somebody to send me a quote. Lawrence Dean, ldean at deanlaw dot com.",
      "Yes",
    );
    expect(said[0]).toMatch(/From Lawrence Dean, by e-mail/);
    expect(messages[0]?.text).toMatch(/Email: ldean@deanlaw\.com/);
  });

  it("tells a first name once, before the number", () => {
    const { said } = call(
      "ringwell",
      TUESDAY,
      "Hey, can I talk to a real person in sales please?",
      "Yeah okay, have them call me. Greg, 555-873-2210.",
    );
    expect(said[1]).toMatch(/Thank you, Greg/);
  });

  it("is told what nobody asked of the dentist whom they found it by", () => {
    const { said } = call("ringwell", TUESDAY, "I found you on your website, can I get a demo?");
    expect(said[0]).toMatch(/half hour.*time for that\?/);
  });

  it("is called after six where nobody may call before", () => {
    const { said } = call(
      "ringwell",
      TUESDAY,
      "Quiero que me llamen. Soy Ana Ruiz, 555 010 2121.",
      "Pero no me llamen antes de las 6.",
    );
    expect(said[1]).toMatch(/, después de las 6/);
  });
});

describe("who sells something", () => {
  it("is promised no call, by whatever they begin with", () => {
    const { said, state } = call(
      "ringwell",
      TUESDAY,
      "Yeah hi, this is Kyle, I'm returning a call from your owner about your Google ranking, can you put me through?",
      "What's his cell number?",
      "Fine. 555-600-1212. Tell him we can get him to page one, guaranteed.",
      "Yeah. And he will call me today, right?",
    );
    expect(said[3]).toMatch(/can't say whether or when anyone calls/);
    expect(said.join(" ")).not.toMatch(/would call/);
    expect(state.filed).toMatchObject([{ kind: "message", about: "vendor" }]);
  });

  it("comes by on no day, and what they would bring stands on the paper", () => {
    const { said, state } = call(
      "ringwell",
      TUESDAY,
      "Hi there, this is Kyle from BeanStream Office Coffee, who handles your break room supplies?",
      "I'd just like to drop off some free samples Thursday.",
      "Can I just get an email address for them?",
    );
    expect(said[1]).toMatch(/can't set a time for that/);
    expect(said[2]).toMatch(/don't give out/);
    expect(state.callback).toBe("");
    expect(state.told.join(" ")).toMatch(/free samples/);
  });
});
