import { describe, expect, test } from "vitest";
import { compose } from "./compose.ts";
import { headOf } from "./head.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return { kind, title: article.title, text: article.content.replaceAll(/<[^>]*>/g, " ") };
};

describe("what a request is about is not who does it, nor what is asked beside it", () => {
  test.each([
    ["6 ways a dental receptionist can save for retirement", "6 ways to save for retirement"],
    [
      "how to hire a bookkeeper for an electrician and what to ask on the phone",
      "how to hire a bookkeeper for an electrician",
    ],
    [
      "checklist for launching a website, including the phone and contact form",
      "checklist for launching a website",
    ],
    [
      "does an ai receptionist have to say it is a robot",
      "does an ai receptionist have to say it is a robot",
    ],
    ["interview questions for a law firm receptionist", "interview questions for a law firm receptionist"],
  ])("%s", (clause, head) => expect(headOf(clause)).toBe(head));

  test.each([
    ["6 ways a dental receptionist can save for retirement", /saving for retirement/i],
    ["How receptionists can deal with back pain from sitting all day", /movements/],
    [
      "How to hire a bookkeeper for an electrical contractor and what to ask on the phone interview",
      /bookkeeper/,
    ],
  ])("is an outline on that, without a word on phones: %s", (prompt, said) => {
    const { kind, text } = written(prompt);
    expect(kind).toBe("outline");
    expect(text).toMatch(said);
    expect(text).not.toMatch(/What this site can say/);
  });

  test("a weekend, a phone and a form beside it make nothing else of it", () => {
    const side = written("5 side businesses an electrician can start on weekends").text;
    expect(side).toMatch(/5\. Business: \[its name\].*work beside the job/s);
    expect(side).not.toMatch(/opening hours/);
    const site = written(
      "Checklist for launching a new website for a small accounting firm, including the phone and contact form",
    ).text;
    expect(site).toMatch(/Send the old addresses on.*number is the same.*A test message was sent/s);
    expect(site).not.toMatch(/Both places/);
    expect(written("Checklist for opening a second veterinary clinic, including the phones").text).toMatch(
      /eighteen months of cash.*Both places/s,
    );
    expect(written("Checklist for a plumber buying a used drain camera").text).not.toMatch(
      /cold engine|systems company/,
    );
    expect(written("Roofing: metal vs asphalt shingles for a church").text).not.toMatch(/Days until cars/);
  });

  test("gifts that are counted are gifts", () =>
    expect(written("A list of 5 Christmas gifts for patients of a dental office").text).toMatch(
      /5\. Gift: \[its name\].*oig\.hhs\.gov/s,
    ));
});

describe("a word in another sense brings no other matter", () => {
  test("a dead furnace is nobody’s death", () => {
    const { text } = written(
      "How to take calls about a dead furnace at night without sending a truck every time",
    );
    expect(text).toMatch(/Ask the temperature inside/);
    expect(text).not.toMatch(/died|so sorry/);
  });

  test.each([
    ["Six week plan for an attorney to run a first half marathon", /longer/, /substitute|your state bar/],
    ["How a night nurse can sleep better during the day", /./, /a night nurse can/],
    [
      "How to get a loan to expand a physical therapy clinic without a co-signer",
      /three kinds of lender/,
      /alterations/,
    ],
    ["Checklist for firing a receptionist", /employment lawyer/, /this subject/],
    ["7 questions to ask callers at a criminal defense firm", /conflict check/, /small business/],
    [
      "Human receptionist vs AI receptionist for an estate planning attorney, for new callers only",
      /The verdict/,
      /read by its customers/,
    ],
  ])("%s", (prompt, said, unsaid) => {
    const { text } = written(prompt);
    expect(text).toMatch(said);
    expect(text).not.toMatch(unsaid);
  });

  test("how long a view is to be is no part of its title", () =>
    expect(written("Opinion in 500 words: should roofers take a deposit before they start?").title).toMatch(
      /^Should roofers/,
    ));
});

describe("the job that is asked for is the one that is done", () => {
  test.each([
    "A checklist for the front desk of a veterinary clinic: what to do with voicemails every morning",
    "Morning checklist for a dental office: voicemails from overnight",
  ])("a morning’s messages are heard, sorted and called back: %s", (prompt) => {
    const { kind, text } = written(prompt);
    expect(kind).toBe("draft");
    expect(text).toMatch(/heard to the end.*can’t wait.*four piles.*before noon/s);
  });

  test("an evening has the lines of closing", () =>
    expect(
      written("Evening checklist for a solo attorney: voicemail, missed calls, and texts before going home"),
    ).toMatchObject({ kind: "draft", text: expect.stringMatching(/Every promise for today is kept/) }));

  test("who gets ready for a heat wave does it before", () => {
    const { text } = written("10 day plan for an HVAC company to get ready for the first heat wave calls");
    expect(text).toMatch(/When the first heat wave comes.*twenty calls in one hour/s);
    expect(text).not.toMatch(/freezing|how cold/);
  });

  test("two weeks that leave voicemail test it, and go on by day", () =>
    expect(
      written("Write a two-week plan for a plumbing company to switch from voicemail to an AI receptionist")
        .text,
    ).toMatch(/make twenty test calls.*fourth ring by day/s));

  test("who is hired is compared, and no hiring", () =>
    expect(
      written("AI receptionist vs hiring a part-time receptionist for an electrician: which is cheaper?")
        .text,
    ).not.toMatch(/a hiring/i));

  test.each([
    ["5 ways a plumbing company can stop wasting calls on price shoppers", /Use the three-part answer/],
    ["What should a bankruptcy lawyer's greeting say? Step by step", /this is Maria/],
  ])("%s", (prompt, said) => expect(written(prompt).text).toMatch(said));
});
