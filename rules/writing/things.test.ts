import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";
import { decisionIn } from "./decision.ts";
import { parsePrompt } from "./request.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return { kind, ...article, text: plainText(article.content) };
};
const columns = (html: string) =>
  [...(/<tr>.*?<\/tr>/.exec(html)?.[0] ?? "").matchAll(/<th[^>]*>(.*?)<\/th>/g)].map(([, text = ""]) =>
    plainText(text),
  );

describe("two ways are read as two ways", () => {
  test.each([
    [
      "is it worth offering clear aligners in house or should we keep referring to an orthodontist? opinion piece",
      ["offering clear aligners in house", "keep referring to an orthodontist"],
    ],
    [
      "moving our physical therapy clinic to a bigger suite: is it worth it or should we knock through next door?",
      ["moving to a bigger suite", "knock through next door"],
    ],
    ["is it cheaper to pay our nurses weekly or biweekly", ["weekly", "biweekly"]],
    [
      "do I need cyber insurance for a two-lawyer firm or is the general liability policy enough",
      ["cyber insurance", "general liability policy"],
    ],
    [
      "Is it worth buying a hydro jetter or should we just keep renting one?",
      ["buying a hydro jetter", "keep renting one"],
    ],
    [
      "should our clinic hire an associate vet or a second technician?",
      ["associate vet", "second technician"],
    ],
  ])("%s", (prompt, sides) => expect(decisionIn(parsePrompt(prompt))).toEqual(sides));

  test.each([
    "what should we say when a patient cancels or comes late?",
    "5 reasons clients leave or never come back",
    "how to choose a plumber or an electrician",
    "is it worth answering calls on Sunday?",
    "checklist for opening or closing the front desk",
  ])("and what only has an ‘or’ in it is none: %s", (prompt) =>
    expect(decisionIn(parsePrompt(prompt))).toEqual([]),
  );
});

describe("an outline speaks of its own matter, with what a reader fears and what nobody may claim", () => {
  test.each<[prompt: string, says: RegExp, other: RegExp]>([
    [
      "Should we buy or lease a new autoclave for our four chair dental office? what to look at before signing",
      /not sterilizers.*Cassettes a load.*spore test/s,
      /landlord|build-out/i,
    ],
    [
      "how should a solo attorney set up a client trust account and avoid bar complaints",
      /not client trust accounts.*Rule 1\.15.*Reconcile three ways.*discipline report/s,
      /calm down|callers|angry/i,
    ],
    [
      "New overtime rules 2025: what do small law firms have to change",
      /What is the rule today, and what was only announced\?.*Which of our people/s,
      /Most retellings|To keep to: in 2025/,
    ],
    [
      "5 ways to lower supply costs in a pediatric clinic",
      /expires or gets too warm.*VFC.*fewer brands/s,
      /Ten things that stop work/,
    ],
    [
      "5 ways a landscaping company can get work in winter",
      /1\. Ask your regulars.*5\. Work for those who are busy when you aren’t/s,
      /swelling|urgent callers|clinician/i,
    ],
    [
      "training new cleaning staff so that clients stop complaining about missed bathrooms",
      /not training cleaning crews.*the last look/s,
      /ten calls|by eleven/i,
    ],
    [
      "switching our restaurant's produce supplier without running out on a Friday night",
      /fullest day.*second source/s,
      /What takes its place for people who do it/,
    ],
    [
      "Plan an open house for our veterinary clinic's 10th anniversary in May",
      /the one thing that nobody ever sees/,
      /costumes|backstage/i,
    ],
    [
      "what do we need to know before letting staff bring dogs to the office",
      /not dogs at work.*the lease, at “animals”.*allergies/s,
      /what it eats|joints in big breeds/i,
    ],
    [
      "preparing our vet clinic for a DEA inspection of controlled drugs",
      /not inspections.*Do the shelves and the log agree\?/s,
      /IRS, state, county|taxes and official forms/,
    ],
    [
      "do we need workers comp for a part time bookkeeper",
      /not workers’ compensation.*do part-timers count\?/s,
      /AICPA|claims-made/,
    ],
    [
      "how to choose a cleaning company for our medical office",
      /not cleaning services.*red bags.*which keys|not cleaning services.*red bags.*Names, keys/s,
      /invoices or runs|two patients of your size/,
    ],
    [
      "a 3 week plan to train our new office manager on billing",
      /Week 1: follow five bills.*denials.*Week 3/s,
      /first morning spent waiting/,
    ],
  ])("%s", (prompt, says, other) => {
    const { kind, text, excerpt } = written(prompt);
    expect(kind).toBe("outline");
    expect(text).toMatch(says);
    expect(text).not.toMatch(other);
    expect(text).toMatch(/What only you can say/);
    const opening = /A way to open it\W+(.*?)[.?!]/.exec(text)?.[1] ?? "nothing";
    expect(excerpt).not.toContain(opening);
  });

  test("what is compared stands as columns, and never the sentence that asks for it", () => {
    const software = written("choosing a new practice management software: Dentrix vs Open Dental vs Curve");
    expect(columns(software.content)).toEqual([
      "What counts",
      "Dentrix",
      "Open Dental",
      "Curve",
      "Where to get it",
    ]);
    const aligners = written(
      "is it worth offering clear aligners in house or should we keep referring to an orthodontist? opinion piece",
    );
    expect(columns(aligners.content).slice(1, 3)).toEqual([
      "Offering clear aligners in house",
      "Keep referring to an orthodontist",
    ]);
    expect(aligners.text).toMatch(/not clear aligners.*Your own view/s);
    expect(aligners.text).not.toMatch(/cost is it worth|to we keep/);
  });

  test("two numbers before one noun are two of it", () => {
    const { content, text } = written("best scheduling for a two doctor practice: 15 or 20 minute slots?");
    expect(columns(content).slice(1, 3)).toEqual(["15 minute slots", "20 minute slots"]);
    expect(text).toMatch(/Time forty|forty in a row/);
    expect(text).not.toMatch(/The warranty/);
  });

  test("who sends people is no reader, nor is who is hired", () => {
    expect(written("how can a chiropractor get more patients from gyms nearby").excerpt).toMatch(
      /for chiropractors/,
    );
    expect(parsePrompt("do we need workers comp for a part time bookkeeper").audience).toBeUndefined();
  });

  test("a thing that no matter names is asked by its kind", () => {
    const { kind, text } = written(
      "Is it worth buying a hydro jetter or should we just keep renting one? plumbing company",
    );
    expect(kind).toBe("outline");
    expect(text).toMatch(/Buying a hydro jetter.*Keep renting one/s);
    expect(text).toMatch(/What a reader fears/);
  });

  test("where the phone is meant, the desk answers as before", () => {
    expect(written("what to do when the phones go down during a ransomware attack").text).not.toMatch(
      /hotline; ask who/,
    );
    expect(written("5 mistakes cleaning companies make on the phone").kind).toBe("draft");
  });
});

describe("a thing of the trade is asked in the words of just that thing", () => {
  const asked: readonly (readonly [prompt: string, has: RegExp, lacks: RegExp])[] = [
    [
      "How should a solo attorney set fees for an uncontested divorce - flat fee or hourly?",
      /pension.*becomes contested.*trust account/s,
      /for lawyers|goes up/,
    ],
    [
      "5 tips for keeping dental hygienists from quitting",
      /when patients cancel.*minutes.*exam/s,
      /Publish the schedule earlier|last three left/,
    ],
    [
      "How to choose accounting software for a small landscaping business",
      /Ask your accountant first.*Job costing.*Recurring invoices.*[Ss]easonal/s,
      /Who came when it broke|busiest hour|three years/,
    ],
    ["How to choose a chainsaw for a small landscaping business", /hardest day|busiest/, /accountant first/],
    ["5 tips for keeping paralegals from quitting", /left|stay/, /hygien/],
  ];
  test.each(asked)("%s", (prompt, has, lacks) => {
    const { kind, article } = compose(prompt, []);
    expect(kind).toBe("outline");
    const said = `${article.excerpt} ${plainText(article.content)}`;
    expect(said).toMatch(has);
    expect(said).not.toMatch(lacks);
  });
});

describe("what is settled once is asked by its own questions", () => {
  test.each([
    [
      "how do I fire a dental hygienist who is always late without getting sued",
      /warnings on paper/i,
      /employment lawyer/,
    ],
    ["letting our paralegal go after 12 years", /final[- ]pay/, /not employment law/],
    ["5 ways to lower our malpractice insurance premium", /1\. Raise what you carry/, /loss runs/],
    ["how to choose an accountant when you open a second hair salon", /each place/i, /not accounting/],
  ])("%s", (prompt, ...says) => {
    const { kind, text } = written(prompt);
    expect(kind).toBe("outline");
    for (const each of says) expect(text).toMatch(each);
  });

  test.each([
    "how to let go of patients who never show up",
    "how do I choose an answering service for an accountant",
    "what to do when my phone company fires its support staff and calls drop",
  ])("and leaves alone: %s", (prompt) => {
    expect(written(prompt).text).not.toMatch(/not employment law|not accounting|not insurance premiums/);
  });
});
