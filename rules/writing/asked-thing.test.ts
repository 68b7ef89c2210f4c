import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return { kind, title: article.title, text: plainText(article.content) };
};

describe("what is asked about is in the text, and no article on calls stands under its title", () => {
  test.each<[prompt: string, says: RegExp]>([
    ["FAQ: what should be on a chiropractor's website to get more new patients to book", /website|page/i],
    [
      "Is it still worth it for an accountant to join the chamber of commerce? give me your honest opinion in 500 words",
      /chamber of commerce/i,
    ],
    ["How to get a dog groomer's business listed on Nextdoor and get more clients to call", /Nextdoor/i],
    ["Checklist: what belongs on a med spa's pricing page so new clients book online", /pric/i],
    [
      "FAQ: what should a plumber put on the about page of his website so people trust him enough to book",
      /page/i,
    ],
    [
      "Is it worth it for a personal injury lawyer to advertise on billboards? your opinion in 500 words",
      /billboard/i,
    ],
    ["how to write a job ad for a dental assistant that gets answers", /job ad|pay|work/i],
    ["7 ways a bakery can make more from wedding season", /price|order|sell/i],
  ])("%s", (prompt, says) => {
    const { kind, title, text } = written(prompt);
    expect(kind).toBe("outline");
    expect(`${title} ${text}`).toMatch(says);
    expect(text).not.toMatch(/voicemail|new callers?|hold music/i);
  });

  test.each([
    "5 voicemail greetings that get more patients to book",
    "how to answer the phone when somebody calls about a Groupon",
    "how to get more Google reviews for a plumbing company",
    "phone number on our website: how to get more people to call",
  ])("and what is on calls stays an article: %s", (prompt) => expect(written(prompt).kind).toBe("draft"));
});

test.each<[prompt: string, title: string]>([
  [
    "Should an optometrist sponsor a little league team? honest opinion, 400 words",
    "Should an optometrist sponsor a little league team? An outline",
  ],
  [
    "Shopify or Wix for a small bakery that wants to sell cakes online? compare, 600 words",
    "Shopify or Wix for a small bakery that wants to sell cakes online: an outline",
  ],
  [
    "BNI or chamber of commerce for a family law attorney? compare",
    "BNI or chamber of commerce for a family law attorney: an outline",
  ],
])("a sentence that only orders a form is not what is asked: %s", (prompt, title) =>
  expect(written(prompt).title).toBe(title),
);
