import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return { kind, article, text: plainText(article.content) };
};

/** Theses against what most advice recommends, as somebody types them, and what pleads for the reverse. */
const theses: readonly (readonly [prompt: string, title: RegExp, argues: RegExp, lacks: RegExp])[] = [
  [
    "Why practices should STOP asking everybody for a review",
    /^Practices should stop asking everybody for a review$/,
    /A favor asked of everybody is a form.*Four hundred messages.*The other side/s,
    /quiet|Asking is not pushing|when you ask for a review/,
  ],
  [
    "opinion: dental offices should not ask every patient for a review",
    /^Dental offices should not ask/,
    /wrong day.*gating/s,
    /Asking is not pushing/,
  ],
  [
    "against reminder texts: an opinion piece for dentists",
    /^The case against reminder texts$/,
    /A C is not a promise.*What three texts buy/s,
    /Dear patients|We’re writing|question nobody asked/,
  ],
  [
    "The case against online booking for small medical practices",
    /^The case against online booking$/,
    /The calendar is judgment.*Forty bookings/s,
    /no reason to stop answering|takes the easy half/,
  ],
];

describe.each(theses)("%s", (prompt, title, argues, lacks) =>
  test("is argued as it is held", () => {
    const { kind, article, text } = written(prompt);
    expect(kind).toBe("draft");
    expect(article.title).toMatch(title);
    expect(text).toMatch(argues);
    expect(`${article.title} ${text}`).not.toMatch(lacks);
  }),
);

test("a thesis that the site doesn't share is outlined as it is held, with the site's reasons as objections", () => {
  const { kind, article, text } = written("Opinion: dentists should not call patients back the same day");
  expect(kind).toBe("outline");
  expect(article.title).toMatch(/^Dentists should not call patients back the same day: an outline/);
  expect(text).toMatch(
    /does not argue this for you.*What speaks for your view.*What calling patients back the same day costs.*What speaks against it.*Your answer: ….*What would change your mind/s,
  );
  const reasons = written("5 reasons not to offer text messaging at a law firm");
  expect(reasons.article.title).toMatch(/^5 reasons not to offer text messaging/);
  expect(reasons.article.content.match(/<ol>(.*?)<\/ol>/)?.[1]?.match(/<li>/g)).toHaveLength(5);
});

test("an argument against a thing that the site does not know is outlined as one, and asked about that thing", () => {
  const { article, text } = written("the argument against AI scribes for small medical practices");
  expect(article.title).toBe("The case against AI scribes: an outline");
  expect(text).toMatch(/What AI scribes cost.*What would change your mind/s);
  expect(text).not.toMatch(/good result/);
});

test("who is against what is stood up for is not given the view of the other side", () => {
  for (const [prompt, lacks] of [
    ["Opinion: dentists should not charge for no-shows", /It is fair to charge|can’t be sold twice/],
    ["Opinion: owners should not answer the phone themselves", /once a week/],
  ] as const)
    expect(written(prompt).text).not.toMatch(lacks);
});

test("against what nobody recommends the site argues as before", () => {
  for (const prompt of [
    "Why small businesses should stop letting calls go to voicemail",
    "Opinion: clinics should stop putting patients on hold",
    "Opinion: offices should never ignore a bad review",
  ])
    expect(written(prompt).kind, prompt).toBe("draft");
});
