import { describe, expect, test } from "vitest";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return { kind, ...article, text: article.content.replaceAll(/<[^>]*>/g, " ") };
};

describe("an outline asks what the readers’ own trade has to know", () => {
  test.each([
    ["Checklist for starting a charter boat business", /captain’s license/],
    ["A 2-week plan to hire and train a first apprentice in a roofing company", /Fall Protection.*under 18/],
    ["How to choose a POS system for a cannabis dispensary", /check an ID, stop a sale/],
    ["9 ways to lower the insurance premium on a fleet of landscaping trucks", /where does it sleep\?/],
    ["Checklist for opening a mobile dog grooming van", /park overnight.*power, water/s],
    ["LLC vs S corp for a self-employed electrician", /In whose name license, bond and permits stand/],
    ["30-day plan to train a new vet tech", /How an animal is held/],
    ["Opinion: why small gyms should stop offering free trial weeks", /week six/],
  ])("%s", (prompt, own) => {
    const { kind, text } = written(prompt);
    expect(kind).toBe("outline");
    expect(text).toMatch(/What’s particular to /);
    expect(text).toMatch(own);
  });

  test("where no business reads it, nothing is particular to one", () => {
    for (const prompt of ["How to train a puppy", "How to pick a mattress", "Sourdough bread for beginners"])
      expect(written(prompt).text).not.toMatch(/particular to/);
  });

  test("where it happens is not what it is about", () => {
    const { text } = written("How to handle a chargeback at a dog boarding kennel");
    expect(text).not.toMatch(/treats|Appetite|veterinarian/);
  });
});

describe("before an assistant answers, a checklist has what could go wrong for just these readers", () => {
  test.each([
    [
      "Checklist: what to check before you let an AI assistant answer your veterinary clinic's phone",
      /emergency hospital’s name.*poison line/,
    ],
    [
      "Checklist: what to check before an AI answers the phone at a small criminal defense firm",
      /son was just arrested.*conflict|just arrested/,
    ],
    [
      "Checklist before you let an AI assistant answer the phones at an urgent care clinic",
      /911 before any question.*the wait/s,
    ],
    [
      "Checklist before turning on an AI receptionist at our hair salon",
      /minutes for each of us.*by phone and online/s,
    ],
    ["Checklist before letting AI answer our restaurant's phone", /party of twelve.*allergy/s],
    [
      "Checklist: what to check before an AI answers your plumbing company's phones",
      /“I smell gas” got outside and 911/,
    ],
  ])("%s", (prompt, own) => {
    const { kind, text, title, excerpt } = written(prompt);
    expect(kind).toBe("draft");
    expect(title).toMatch(/AI/);
    expect(text).toMatch(own);
    expect(text).toMatch(/\$99 to \$690 a month/);
    expect(text).toMatch(/switched off, the line rang/);
    // Nothing is of the time after.
    expect(text).not.toMatch(/step before|It began with|Every shift|The recording says/);
    expect(excerpt).toMatch(/lines to check off/);
  });

  test("who asks about it hears the price and what is their own first", () => {
    const { text } = written(
      "Q&A: 6 questions restaurant owners ask about AI phone answering and reservations",
    );
    expect(text).toMatch(/reservation book\?.*party of twelve\?.*nut-free.*What does it cost\?/s);
    expect(text).not.toMatch(/crying|frightening|Ohio/);
  });
});

describe("what is asked for is there, as often as it’s asked for and for just these readers", () => {
  test.each([
    [
      "Three text messages to send people who called our bounce house rental and never booked",
      3,
      /date is free/,
    ],
    ["4 texts to send callers who asked our roofing company for an estimate and didn't book", 4, /estimate/],
    [
      "Two text messages for people who called our law office and never scheduled",
      2,
      /without a word of why/,
    ],
    ["5 text messages to send callers who never booked at our hair salon", 5, /just opened up/],
  ])("%s", (prompt, count, own) => {
    const { kind, text, content } = written(prompt);
    expect(kind).toBe("draft");
    expect(content.match(/<h2>\d\. /g)).toHaveLength(count);
    expect(text).toMatch(own);
    expect(text).toMatch(/STOP/);
  });

  test("texts beside advice are as many as asked, for repair, replacement and upkeep", () => {
    const { text } = written(
      "write a blog post on how to follow up with leads who called an HVAC company and didn't book, with 3 example text messages",
    );
    expect(text).not.toMatch(/not answered below/);
    expect(text).toMatch(/3 example text messages.*within the hour.*quote for a replacement.*upkeep/s);
    expect(text).not.toMatch(/by video|first ten minutes|yearly average|new homeowners|compliance person/);
  });

  test.each(["hair salon", "nail salon", "barber shop", "restaurant"])(
    "nobody is on call at a %s, and the plan is about the book",
    (place) => {
      const { text } = written(
        `A 30-day plan for a ${place} to move its bookings from voicemail to an AI receptionist`,
      );
      expect(text).not.toMatch(/on call|woken|in trouble|your attorney/);
      expect(text).toMatch(/in a copy of your own book.*same hour at once.*Week 4, days 22 to 30/s);
    },
  );

  test("where somebody is on call they still have their say", () => {
    const { text } = written("A 30-day plan for a vet clinic to move from voicemail to an AI receptionist");
    expect(text).toMatch(/on call/);
  });

  test("a rental of things is no landlord’s", () => {
    const { keywords } = written("How to stop missing calls at a bounce house rental");
    expect(keywords).not.toMatch(/property management/);
  });
});

describe("what was asked is what is written on", () => {
  test("calls that an assistant should never get are no calls that it can take", () => {
    const { kind, text, title } = written("6 calls a yoga studio should never give to an AI assistant");
    expect(kind).toBe("draft");
    expect(title).toMatch(/never give/);
    expect(text).toMatch(/stays with people.*What it says instead/s);
    expect(text).not.toMatch(/Give it the calls that follow a rule/);
    expect(written("9 calls a pediatric office can let an AI receptionist finish").text).toMatch(
      /Move and cancel without a sigh/,
    );
  });

  test.each([
    [
      "AI receptionist vs human answering service for a small law firm: which is better?",
      /^ ?The verdict for a law firm: an AI receptionist, if half of your calls or more/,
      /a receptionist for the hours/,
    ],
    [
      "AI receptionist vs part-time front desk person for a small barber shop: which one?",
      /^ ?The verdict for a barber shop: an AI receptionist for the calls, and a part-time front desk person only if/,
      /second person|toddler|\$41,600/,
    ],
  ])("of two one is told in the first line: %s", (prompt, first, never) => {
    const { text } = written(prompt);
    expect(text).toMatch(first);
    expect(text).not.toMatch(never);
  });

  test("whether two are kinds of one thing is asked first", () => {
    expect(written("LLC vs S corp for a self-employed electrician").text).toMatch(
      /aren’t two kinds of one thing.*Form 2553/s,
    );
    const home = written("S corp or LLC for a bookkeeper working from home");
    expect(home.text).toMatch(/aren’t two kinds of one thing/);
    expect(home.text).not.toMatch(/from a kitchen|your own clients/);
    expect(written("Sole proprietor vs LLC for a tattoo artist").text).toMatch(
      /beyond what your insurance pays/,
    );
  });

  test("who is hired and trained is found before they are taught", () => {
    for (const prompt of [
      "4-week plan to hire and train a first groomer at a pet salon",
      "A 2-week plan to hire and train a first apprentice in a roofing company",
    ]) {
      const { text } = written(prompt);
      expect(text).toMatch(/Put the pay and the hours in the ad.*(?:first morning|Let them watch|watch)/s);
      expect(text).not.toMatch(/Week \d: \w(?: |$)/);
    }
    const { kind, text } = written("3-week plan to train a new dispatcher at an HVAC company");
    expect(kind).toBe("outline");
    expect(text).toMatch(/first morning/);
  });

  test("what has a price is what a business sells, and no business", () => {
    expect(written("how to set prices for a mobile car detailing business").text).not.toMatch(
      /invoices for a mobile car detailing business/,
    );
    expect(written("Q&A: 5 questions about pricing dog boarding for a kennel owner").text).toMatch(
      /How long does dog boarding really take/,
    );
  });

  test("a view has arguments to try, each with its figure, and nothing of a household", () => {
    expect(written("Opinion: why small gyms should stop offering free trial weeks").text).toMatch(
      /Arguments to try.*at the full price after three months/s,
    );
    expect(written("Opinion: why body shops should stop waiving deductibles").text).not.toMatch(
      /per square foot|irs\.gov/,
    );
  });

  test("a court and a doctor stand in no plumber’s text, and nobody’s title says you’m", () => {
    const { text } = written("How can a one-truck septic company answer calls while the pump is running?");
    expect(text).not.toMatch(/in court|law office|hallway/);
    expect(
      written(
        "how do I stop losing calls while I'm up on a roof cleaning a chimney? it's just me and one helper",
      ),
    ).toMatchObject({
      title: expect.stringMatching(/while you’re up/),
      keywords: expect.not.stringMatching(/roofing/),
    });
  });
});

test.each([
  [
    "Insurance for a mobile pet groomer: what to ask",
    /care, custody and control/,
    /comb|coat before the tool|harness/,
  ],
  [
    "7 calls a law office should keep away from an AI receptionist",
    /What it says instead/,
    /Understand what it does/,
  ],
])("whom it’s for and its opposite are not what it is about: %s", (prompt, own, never) => {
  const { text } = written(prompt);
  expect(text).toMatch(own);
  expect(text).not.toMatch(never);
});
