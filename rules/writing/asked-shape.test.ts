import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return { kind, article, text: plainText(article.content) };
};

describe("an outline of what the site does not know is no neighbor’s", () => {
  test.each([
    [
      "When does a small business have to charge sales tax in another state?",
      /not sales tax\b.*stock.*marketplace.*voluntary disclosure/s,
      /W-2|hygien|spring/,
    ],
    [
      "What does a small law firm need to know about malpractice insurance",
      /claims-made.*exclusions/s,
      /half-hour a week|bookkeep/i,
    ],
    [
      "How to negotiate an office lease renewal for a medical practice",
      /common charges.*personal guarantee/s,
      /tenants leave|move-out/,
    ],
    [
      "Is it legal to record video in a waiting room?",
      /“unless”.*state bar/s,
      /attention|Get the light right/,
    ],
    ["How to get an SBA loan for a second restaurant", /bad month.*SCORE/s, /private money/],
    ["How to handle a bad hire in the first 90 days", /One page|one page/, /Describe an ordinary day/],
    ["How much should a salon charge for balayage", /Time ten of them.*“From”/s, /frizz|come for years/],
    ["5 mistakes plumbers make when they buy a used van", /nhtsa\.gov.*payload|payload.*nhtsa\.gov/s, /Not /],
    ["What is the best flooring for a veterinary clinic", /cleaned.*data sheet/s, /catalog of rank/],
    [
      "Can an employer require a receptionist to wear a mask?",
      /Who decides: .*osha\.gov/s,
      /interrupt|employee require/,
    ],
    [
      "How to plan a retirement party for an office manager",
      /what they’d like.*four minutes/is,
      /estate|whom to name/,
    ],
    ["How much does it cost to wrap a van?", /What am I paying for\?.*Is it worth it\?/s, /good result/],
    ["What does workers' comp cover for a cleaning company?", /class codes/, /bookkeeping/],
    ["A recipe for a lemon pound cake", /grams.*skewer.*travels/is, /borrow/],
  ])("%s", (prompt, has, not) => {
    const { kind, text } = written(prompt);
    expect(kind).toBe("outline");
    expect(text).toMatch(has);
    expect(text).not.toMatch(not);
  });

  test.each([
    ["How to hire a dental hygienist in a tight labor market", "permit for each task", "month"],
    ["How to hire an HVAC technician", "driving record", "supply house"],
    ["How to hire a paralegal for a two-attorney firm", "deadlines and filings", "from an old file"],
  ])("whom somebody hires brings questions of its own: %s", (prompt, ...has) => {
    const { text } = written(prompt);
    for (const each of has) expect(text).toContain(each);
  });

  test("it has places for what only its writer has, and names where its facts are", () => {
    const { article, text } = written("5 tips for lowering the electric bill in a laundromat");
    expect(text).toMatch(/What only you can say(?:[^…]+: …){2}/);
    expect(written("How to pay overtime in a bakery").text).toMatch(/Facts to collect.*dol\.gov/s);
    expect(article.excerpt).not.toMatch(/from “/);
  });
});
