import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return { kind, ...article, text: plainText(article.content) };
};

describe("what is outside is asked by its own question", () => {
  test.each([
    [
      "7 mistakes law firms make when they sign an office lease",
      /Having one partner sign.*Instead: .*through the walls|walls/s,
      /Plumbing, power|Not asking/,
    ],
    ["questions before signing a commercial lease for our bakery", /zoning.*guarantee/s, /conference room/],
    ["how to ask our landlord for lower rent", /Find the paragraph/, /zoning/],
    [
      "pros and cons of taking Medicaid at a pediatric clinic",
      /hours stand empty|Empty ones fill/,
      /irs\.gov|On \[date\] the account/,
    ],
    ["how to insure a food truck", /three days.*certificate/s, /What does it cost you as it is/],
    [
      "how do we bid on a county contract, two crew paving company",
      /bond.*paid last time|paid last time.*bond/is,
      /irs\.gov/,
    ],
    ["how to get rid of roaches in our restaurant kitchen", /way in.*feeds them/s, /DEA|smallest try/],
    ["how to split holiday shifts fairly in our store", /points.*swaps/is, /Ask why the last three left/],
    ["naming our new chiropractic clinic", /uspto\.gov.*spelled/s, /smallest try/],
    ["best intraoral scanner under $20,000", /labs.*second year/is, /\bgel\b|radiation|customers needed/],
    ["6 week plan to get ready for a health inspection at our diner", /Week 6.*/s, /DEA|controlled/],
    ["should we put solar on our warehouse", /roof.*kilowatt/is, /times a day/],
    ["my son is taking over our electrical company, what to settle", /license.*live on/is, /smallest try/],
    ["how to fire our medical billing company", /aging report.*deadline/is, /first delivery/],
    [
      "how to handle a sexual harassment complaint in a 10 person office",
      /harassment complaint.*employment lawyer|employment lawyer/is,
      /compliant|two dates in the calendar/,
    ],
    [
      "our best technician gave notice, what now",
      /only they know.*last check|last check.*only they know/is,
      /Best for whom/,
    ],
    ["how to keep tools from being stolen off job sites", /serial.*overnight/is, /good result look like/],
    [
      "how to run a morning huddle at a dental office",
      /five questions.*agenda|agenda.*five/is,
      /smallest try/,
    ],
    [
      "should I buy the building my practice rents",
      /ten years of rent.*zoning/is,
      /this owner|Count who comes/,
    ],
    ["what to do about a bad Glassdoor review from an ex-employee", /employment lawyer/, /Send the link/],
  ])("%s", (prompt, has, lacks) => {
    const { kind, text } = written(prompt);
    expect(kind).toBe("outline");
    expect(text).toMatch(has);
    expect(text).not.toMatch(lacks);
  });

  test("buying a business is no building", () => {
    expect(written("should I buy an existing dental practice").text).not.toMatch(/ten years of rent/i);
  });

  test.each([
    ["how to get more Google reviews for a salon", "draft"],
    ["should we answer calls on Saturdays with an AI? small vet clinic", "draft"],
    ["checklist for closing the front desk each evening", "draft"],
    ["how to answer a complaint from an angry caller", "draft"],
    ["how to handle missed calls when our receptionist is out", "draft"],
  ])("and what is near it stays as it was: %s", (prompt, kind) => {
    const { kind: found, text } = written(prompt);
    expect(found).toBe(kind);
    expect(text).not.toMatch(/ex-employee|Price one open hour|Give the records a keeper/);
  });
});

describe("what a request says is reckoned with", () => {
  test("two at the desk have two lunches, and the list begins when both are back", () => {
    const { text } = written(
      "How do I stop my dental front desk from missing calls during lunch? We're two people at the desk and both go at noon",
    );
    expect(text).toMatch(/11:30 to 12:15, the other from 12:15 to 1:00/);
    expect(text).not.toMatch(/the other at 12:30|With two on the phone/);
  });

  test("who is told to take two is told what both cost, and many trucks have a rival", () => {
    const { text } = written(
      "answering service vs AI phone assistant vs part-time receptionist for a 6-truck plumbing company, which one makes sense",
    );
    expect(text).toMatch(/Together the two are about \$22,000 to \$29,100 a year/);
    expect(text).toMatch(/six trucks out, somebody sends them/);
  });

  test("three names in a row are three, and a budget is held against each", () => {
    const { text, content } = written(
      "virtual receptionist, in-house hire or AI for a 4 attorney family law firm, under $2,500 a month",
    );
    expect(content.match(/<th/g)?.length).toBeGreaterThan(3);
    expect(text).toMatch(/What \$2,500 a month buys.*doesn’t fit/s);
    expect(written("new, used or leased van for a 2 person crew").kind).toBe("outline");
  });

  test("the number that was given stands where an example stood, and so does the goal", () => {
    const { text } = written("6 week plan to get our vet clinic from 30 missed calls a day to under 5");
    expect(text).toMatch(/30 a day are about 900 a month.*The goal is under 5 a day/s);
    expect(text).not.toMatch(/30 in two weeks/);
    expect(written("a 4 week plan against missed calls for a vet clinic").text).toMatch(/30 in two weeks/);
  });

  test("a view that speaks for what is sold says whose it is", () => {
    expect(
      written("opinion piece, blunt, 700 words: voicemail is where small law firms lose clients").text,
    ).toMatch(/publisher of this page sells/);
    expect(written("opinion: charging for no-shows is the wrong fix").text).not.toMatch(
      /publisher of this page/,
    );
  });
});

describe("what is asked for is what is given", () => {
  test("a letter beside a checklist is written, and about the same thing", () => {
    const { title, text } = written(
      "checklist for the weekend before we turn on the AI receptionist at our law office plus an email to our clients about it",
    );
    expect(title).toMatch(/plus an email to your clients/);
    expect(text).toMatch(/Dear clients.*AI receptionist now answers/s);
  });

  test("what an upset caller never hears is said in sentences, the worst first", () => {
    const { content } = written("7 things never to say to an upset caller");
    expect(content).toMatch(/1\. “Calm down\.”/);
    expect(content).toMatch(/“I understand, but …”/);
    expect(written("7 things never to say on the phone").content).toMatch(/1\. “Please hold\.”/);
  });

  test("what callers want to hear are sentences", () => {
    const { content, title } = written("10 things a caller wants to hear in the first minute");
    expect(title).toMatch(/^10 things/);
    expect(content.match(/<h2>\d+\. [^<]*“/g)?.length ?? 0).toBe(10);
  });

  test("one mistake stands once in a list, and nobody in despair is a leak’s neighbor", () => {
    const { text } = written(
      "7 mistakes plumbers make when a customer calls about a leak in the middle of the night",
    );
    expect(text.match(/Asking (?:callers )?whether it/g)).toHaveLength(1);
    expect(text).not.toMatch(/You don’t mean that/);
  });

  test("whether it says what it is, is answered and no law is guessed at", () => {
    const { kind, text } = written("does an AI receptionist have to say it is a robot? for dentists");
    expect(kind).toBe("draft");
    expect(text).toMatch(/Say it in the first sentence/);
  });
});
