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
