import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { trades } from "../../content/report/trades/index.ts";
import { audiences } from "../../content/writing/audiences/index.ts";
import { topics, telephone } from "../../content/writing/topics/index.ts";
import { options } from "../../content/writing/options.ts";
import { articleFields } from "../../contracts/news-editing.ts";
import { cleanArticleHtml, plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";
import { readersOf } from "./readers.ts";
import { speaker } from "./fill.ts";
import { firstSentence, subjectOf } from "./subject.ts";

const texts = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value
      ? Object.values(value).flatMap(texts)
      : [];

describe("the built-in writer", () => {
  test("writes the same for the same prompt, and something else for another", () => {
    const prompts = [
      "how to answer after five, dental practice",
      "five mistakes with voicemail",
      "why no-shows happen",
    ];
    const written = prompts.map((prompt) => compose(prompt, []).article.content);
    expect(prompts.map((prompt) => compose(prompt, []).article.content)).toEqual(written);
    expect(new Set(written).size).toBe(prompts.length);
  });

  test("meets the article rules and stays harmless whatever it is asked", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 10, maxLength: 600, unit: "grapheme" }), (text) => {
        const { article } = compose(`${text} <script>alert(1)</script>`, []);
        expect(articleFields.safeParse(article).error?.issues).toBeUndefined();
        expect(cleanArticleHtml(article.content)).toBe(article.content);
      }),
      { numRuns: 60 },
    );
  });

  test("has words for every place in every text, whatever the trade", () => {
    const everything = texts([topics, telephone, options]);
    expect(audiences.filter(({ trade }) => !trades.some(({ id }) => id === trade))).toEqual([]);
    for (const audience of [undefined, ...audiences]) {
      const say = speaker(readersOf({ audience, called: {} }));
      for (const text of everything) expect(say(text)).not.toMatch(/[{}]|undefined/);
    }
  });

  test("asked for more than there is, says how much there is", () => {
    const { kind, article } = compose("50 tips about hold music", []);
    expect(kind).toBe("draft");
    expect(article.title).toMatch(/^1\d tips about hold music/);
    expect(article.content).toContain("you asked for 50");
    const law = compose("50 tips for answering the phone at a law firm", []);
    expect(law.kind).toBe("draft");
    expect(law.article.title).toBe("22 tips for answering the phone at a law firm");
    expect(law.article.content).toContain("you asked for 50");
  });

  test("keeps near the length that is asked for", () => {
    const wordsOf = (prompt: string) =>
      compose(prompt, [])
        .article.content.replaceAll(/<[^>]*>/g, " ")
        .split(/\s+/).length;
    const short = wordsOf("a short note on voicemail, 250 words");
    const long = wordsOf("a 900 word guide on voicemail for hotels");
    expect(short).toBeLessThan(330);
    expect(long).toBeGreaterThan(650);
    for (const [prompt, most] of [
      ["Write a post in under 150 words on callers on hold", 150],
      ["LinkedIn post about missed calls for plumbers, under 200 words", 200],
      ["LinkedIn post on voicemail, less than 150 words", 150],
      ["A LinkedIn post under 200 words about why every missed call costs a plumber money", 200],
    ] as const) {
      expect(wordsOf(prompt), prompt).toBeLessThanOrEqual(most);
      expect(compose(prompt, []).article.content).not.toContain("“under”");
    }
  });

  test("answers with a price or a span of a visit only where a visit is asked about", () => {
    const said = (prompt: string) => compose(prompt, []).article.content;
    const visit = /coming out costs|on the way calls/;
    for (const other of [
      "How much does a missed call cost a dental practice",
      "How much does a receptionist cost",
      "How much time do missed calls take in a plumbing company",
      "How long should a caller be on hold",
      "How long do patients wait for a callback",
      "How long should technicians stay on the phone",
    ])
      expect(said(other), other).not.toMatch(visit);
    expect(said("How much does an after-hours call-out cost a plumber's customers")).toMatch(visit);
    expect(said("Emergency plumbing calls at night: who answers, how much does it cost")).toMatch(visit);
  });

  test("says first what a caller in a danger has to hear that the prompt names", () => {
    for (const prompt of [
      "Training new receptionists: what to do when a patient calls with chest pain",
      "What a receptionist should say when a caller cannot breathe",
      "5 mistakes receptionists make when a patient calls with chest pain",
    ])
      expect(compose(prompt, []).article.content, prompt).toMatch(/Danger first.* 911 at once/);
    expect(compose("Thoughts of a plumber on missed calls", []).article.content).not.toContain("self-harm");
  });

  test("calls none of the business's own people for what 911 comes first for", () => {
    for (const trade of ["plumbing company", "heating and cooling company", "electrician"])
      for (const about of ["handle after-hours calls", "cover the phones over the holidays"]) {
        const said = plainText(compose(`How a ${trade} can ${about}`, []).article.content);
        expect(said, trade).not.toMatch(
          /(?:“Tonight” is for|put through only|it gives|you need a name)[^.]*(?:gas|carbon monoxide|sparks|smell of burning)/,
        );
      }
  });

  test("points to what the site has published on a subject that it does not know", () => {
    const page = {
      title: "Our espresso machine and we",
      href: "/news/espresso",
      heading: "Cleaning",
      text: "The espresso machine of the office.",
    };
    const { kind, article } = compose("how to choose an espresso machine", [page]);
    expect(kind).toBe("outline");
    expect(article.content).toContain('<a href="/news/espresso">Our espresso machine and we</a>');
  });
});

describe("what a prompt is about", () => {
  test.each([
    ["How to choose a good espresso machine", "espresso machines"],
    ["Write an article about sourdough.", "sourdough"],
    ["please create a detailed blog post on Monday mornings. Make it funny.", "Monday mornings"],
    ["10 tips for tax law of Brazil", "tax law of Brazil"],
    ["Dental implants: 10 things to know", "Dental implants"],
    ["8 signs you need a new CRM", "CRMs"],
  ])("%s", (prompt, subject) => expect(subjectOf(prompt, undefined)).toBe(subject));

  test("no abbreviation ends a sentence", () => {
    expect(firstSentence("Voicemail vs. text back for Dr. Marsh. Keep it short.")).toBe(
      "Voicemail vs. text back for Dr. Marsh",
    );
  });
});

describe("what owners ask of an assistant on the telephone", () => {
  const draft = (prompt: string) => {
    const { kind, article } = compose(prompt, []);
    const heads = [...article.content.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, head]) => head!);
    return { kind, heads, text: `${article.title} ${article.content}` };
  };

  test.each<[prompt: string, heads: number, says: RegExp]>([
    [
      "Why AI voice receptionists are becoming standard in dental practices",
      7,
      /Know where it’s the wrong answer/i,
    ],
    ["Reasons a law firm should use an AI answering assistant", 7, /where it’s the wrong answer/i],
    ["7 signs your front desk is overwhelmed by phone calls", 7, /Give call backs two fixed slots/],
    [
      "What should I ask a vendor before buying an AI phone receptionist?",
      12,
      /Can we try it with ten of our own calls/,
    ],
    [
      "Five questions a vet clinic should ask an AI phone vendor about privacy",
      5,
      /Which companies hear.*pet owners say/s,
    ],
    [
      "Questions to ask an AI receptionist company about contract terms and price, for dentists",
      8,
      /What counts as a call\?/,
    ],
    [
      "How to train front desk staff to work alongside an AI receptionist, for a veterinary clinic",
      9,
      /you don’t have to start over/,
    ],
  ])("%s: is answered as it was asked", (prompt, count, says) => {
    const { kind, heads, text } = draft(prompt);
    expect(kind).toBe("draft");
    expect(heads).toHaveLength(count);
    expect(text).toMatch(says);
    expect(text).not.toMatch(/most (?:practices|firms|businesses)|studies|top of the sheet/i);
  });

  test("asks questions where questions are asked for, and shows signs where signs are", () => {
    expect(
      draft("questions to ask before buying a virtual receptionist").heads.every((h) => h.endsWith("?")),
    ).toBe(true);
    expect(draft("9 signs our front desk can't keep up with the phones").heads).toHaveLength(9);
    // A person who is new at the desk is trained as before.
    expect(draft("How to train a new receptionist on the phone").text).not.toContain("handover aloud");
  });
});
