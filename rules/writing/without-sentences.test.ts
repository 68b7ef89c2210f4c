import { expect, test } from "vitest";
import { compose } from "./compose.ts";
import { plainText } from "../../server/news/article-html.ts";
import { withoutLooseCount, withoutSentences } from "./without-sentences.ts";

const cut = (text: string, words: RegExp) => withoutSentences(text, (each) => words.test(each)).join(" ");

test("what only said more of a sentence goes with it", () => {
  expect(cut("Lock the door. A fee is due. It counts toward the bill. Then say goodbye.", /fee/)).toBe(
    "Lock the door.",
  );
  expect(cut("A fee is due. Whoever answers says so. It helps.", /fee/)).toBe(
    "Whoever answers says so. It helps.",
  );
  expect(cut("A fee is due. So many people call that nobody hears it.", /fee/)).toBe(
    "So many people call that nobody hears it.",
  );
});

test("a paragraph that was cut counts nothing that is gone", () => {
  expect(withoutLooseCount(["Three things can stand there.", "A second phone."], 5)).toEqual([
    "A second phone.",
  ]);
  expect(withoutLooseCount(["Three things can stand there.", "A second phone."], 2)).toHaveLength(2);
});

test("without a fee the second miss is still told, and nothing is said of fees twice", () => {
  const said = plainText(
    compose(
      "Write a how-to article for dental office managers on cutting no-shows without charging a fee. About 700 words.",
      [],
    ).article.content,
  );
  expect(said).toMatch(
    /After the first miss: .*After the second: .*only same-day.*After the third: .*The same-day option/s,
  );
  expect(said.match(/\bfees?\b/g)).toHaveLength(1);
  expect(said).not.toMatch(/deposit/);
});

test("a list that was shortened has as many lines as its heading says", () => {
  const { content } = compose(
    'opinion piece, under 400 words: "Call us back during business hours" is costing HVAC contractors more than their ads bring in',
    [],
  ).article;
  expect(content).not.toMatch(/<h2>(?:Two|Three|Four) things to do about it<\/h2>(?!<ul>)/);
});
