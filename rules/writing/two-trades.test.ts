import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return { kind, article, text: plainText(article.content) };
};

describe("readers of two trades are both named", () => {
  test.each([
    [
      "FAQ for upset callers who find out they were talking to an AI, for HVAC and plumbing companies",
      "HVAC and plumbing companies",
    ],
    [
      "10 phone phrases that HVAC and electrical contractors should stop using",
      "HVAC and electrical contractors",
    ],
    ["Checklist before you turn on an AI booking assistant at a hair salon and spa", "hair salons and spas"],
    ["How attorneys and accountants can cut missed calls", "attorneys and accountants"],
  ])("%s", (prompt, who) => {
    const { kind, article } = written(prompt);
    expect(kind).toBe("draft");
    expect(`${article.excerpt} ${article.keywords}`).toContain(who);
  });
});

describe("what a prompt says most exactly is what is answered", () => {
  test("callers who learn that it was an AI are told so, and not only calmed down", () => {
    const { text } = written(
      "FAQ for upset callers who find out they were talking to an AI, for HVAC and plumbing companies",
    );
    expect(text).toMatch(/Yes, that was our AI assistant.*ask why we use an AI/s);
    expect(text).not.toMatch(/abusive/);
  });

  test.each([
    [
      "Q&A for our staff: what do we say when patients complain about the AI receptionist?",
      /ask why we use an AI/,
      /Will it replace/,
    ],
    [
      "10 phone phrases that HVAC and electrical contractors should stop using",
      /10\. “.*Instead: “/s,
      /They apologize for calling/,
    ],
    [
      "Why small law firms lose leads between the first call and the signed agreement",
      /left without a next step.*harder than the decision/s,
      /spelled|conflict check/,
    ],
    [
      "How much does a missed call cost an accounting firm in tax season?",
      /What does a missed call really cost\?.*\$1,860/s,
      /Look after whoever answers/,
    ],
    [
      "5 text messages a tattoo studio should send before an appointment, word for word",
      /1\. A week before.*5\. /s,
      /This is an outline/,
    ],
    [
      "Opinion: a dental office should never let the phone ring more than four times",
      /after the fourth ring it’s over/,
      /Habit made the rules/,
    ],
    [
      "What should a self-storage office say when a caller only asks for the price?",
      /Ask what has to go in.*ten by ten/s,
      /\{/,
    ],
    [
      "How to write reminder texts for dance class parents",
      /Mia’s first ballet class/,
      /the appointment book/,
    ],
    [
      "Checklist: what to test before an AI receptionist takes calls for an orthodontic practice",
      /families/,
      /hygien|cleanings|orthodontist practice/,
    ],
  ])("%s", (prompt, has, not) => {
    const { kind, text, article } = written(prompt);
    expect(kind).toBe("draft");
    expect(text).toMatch(has);
    expect(`${article.title} ${text}`).not.toMatch(not);
  });
});

test("three ways compared for an HVAC company know no counter, and speak as its customers do", () => {
  const { article } = compose(
    "AI receptionist vs. answering service vs. hiring a front desk person: what does each really cost a small HVAC company?",
    [],
  );
  const text = plainText(article.content);
  expect(text).toMatch(/no heat in freezing weather.*service call fee/s);
  expect(text).not.toMatch(/counter|in frost|call-out fee|An AI receptionist: An AI receptionist/);
});
