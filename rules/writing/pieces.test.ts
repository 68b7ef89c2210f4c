import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return { kind, article, text: plainText(article.content) };
};

describe("what customers read is told to customers", () => {
  test.each([
    [
      "A piece for dental patients on what happens when an assistant answers the phone",
      "What happens when an assistant answers the phone",
      /gives no medical advice.*pain that’s getting worse/s,
      /legal advice|hearing/,
    ],
    [
      "Article for our clients on what happens when they call us after hours, law firm",
      "What happens when you call us after hours",
      /an arrest, a date tomorrow.*the number of your case/s,
      /medicines|allergies/,
    ],
    [
      "What should our patients know about our text reminders? Page for our website",
      "How our reminders work, and how to answer them",
      /Reply STOP.*Call 911/s,
      /Count your no-shows/,
    ],
  ])("%s", (prompt, title, says, lacks) => {
    const { kind, article, text } = written(prompt);
    expect(kind).toBe("draft");
    expect(article.title).toBe(title);
    expect(text).toMatch(says);
    expect(text).not.toMatch(lacks);
    expect((text.match(/\[[^\]]*\]/g) ?? []).length).toBeLessThan(3);
  });
});

describe("an outline is of the asked subject and form", () => {
  test.each([
    [
      "Compare espresso machines for an office of twelve people, for buyers",
      /knows telephones, not espresso machines\..*Cups an hour.*Where to look it up|knows telephones, not espresso machines\..*Where to look it up.*Cups an hour/s,
    ],
    [
      "What can a freelancer deduct for a home office on taxes?",
      /knows telephones, not taxes\..*regularly and for nothing else/s,
    ],
    [
      "Plan a weekend in Chicago on a budget",
      /knows telephones, not trips to Chicago\..*On a budget: .*Day 1.*Day 2/s,
    ],
    ["a 12 week plan for running a marathon", /Week 1: .*Week 12: do it/s],
    ["8 signs you need a new CRM", /1\. People keep their own lists/],
  ])("%s", (prompt, says) => {
    const { kind, text } = written(prompt);
    expect(kind).toBe("outline");
    expect(text).toMatch(says);
    expect(text).not.toMatch(/\[(?!…)/);
  });
});
