import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return {
    kind,
    article,
    text: plainText(article.content),
    heads: [...article.content.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text = ""]) => plainText(text)),
  };
};

describe("an outline begins where somebody who knows the subject would", () => {
  test("mistakes have names of their own, a way to open, and what only the writer can say", () => {
    const { kind, article, text, heads } = written("6 mistakes homeowners make before replacing a furnace");
    expect(kind).toBe("outline");
    expect(heads.filter((head) => /^\d\. /.test(head))).toHaveLength(6);
    expect(heads).toContain("2. Ordering the size of the old one");
    expect(text).toMatch(/What your reader wants settled: whether it can still be repaired/);
    expect(text).toMatch(/A way to open it\s*“.*What only you can say/s);
    expect(article.excerpt).toMatch(/on replacing a furnace, in six mistakes: whether/);
    expect(text).not.toMatch(/this subject|Not asking/);
  });

  test.each([
    ["FAQ about our summer art camp for parents", /What if we can’t come, or it rains\?/],
    ["FAQ about wedding cake orders for our website", /How far ahead do I have to order\?.*allergy\?/s],
    [
      "Questions and answers: what happens to a house in probate in Florida",
      /Can it be sold before probate is over\?/,
    ],
    ["7 tips for brushing a doodle at home, for first-time dog owners", /Work from the skin out.*Do it dry/s],
    ["How to write a fee agreement that clients actually read", /Put the money on the first page/],
    [
      "30-day plan to launch a retail shelf of hair products in our salon",
      /Week 1, days 1 to 7: count who has asked.*Week 4, days 22 to 30/s,
    ],
    [
      "A six-week plan to get ready for our spring recital, for dance studio owners",
      /Week 2: order what takes longest.*Week 6/s,
    ],
    [
      "7 common tax mistakes freelancers make in their first year",
      /1\. One account for rent and invoices.*4\. A shoebox/s,
    ],
    ["9 signs your dog needs a dental cleaning", /1\. A smell that wasn’t there.*9\. Pain, fever/s],
    ["12 ideas for a coffee shop's slow winter afternoons", /12\. Try two for four weeks/],
    ["10 ideas for a veterinary clinic's open house for families", /1\. Let them try the real thing.*10\. /s],
    [
      "Month-by-month plan for a landscaping company to win commercial contracts",
      /Month 1: work out what you can carry.*Month 6/s,
    ],
    [
      "90-day plan to get a new family law practice its first ten clients",
      /Month 1: say in one sentence.*Month 3/s,
    ],
    ["5 mistakes parents make when choosing a summer camp", /1\. Asking about the program first/],
    [
      "How to write a job posting that attracts experienced stylists",
      /Put pay and hours in the first two lines/,
    ],
    ["Weekly cleaning checklist for a small bakery kitchen", /☐ Refrigerators emptied.*☐ Initials/s],
    ["Checklist for opening the operatories every morning", /☐ .*warm up.*☐ Signed with initials/s],
  ])("%s", (prompt, has) => {
    const { kind, text, article } = written(prompt);
    expect(kind).toBe("outline");
    expect(text).toMatch(has);
    expect(text).not.toMatch(/this subject|not ready|shelfs|\{/);
    expect(article.metaDescription).toMatch(/has to settle\.$|an outline\.$/);
  });

  test("two ways are set beside each other by what just they differ in", () => {
    const lease = written("Renewing a lease vs finding a new tenant: which is cheaper for a landlord?");
    expect(lease.text).toMatch(/Days without rent/);
    expect(lease.text).not.toMatch(/dealer|drilled/);
    const trays = written("In-office whitening vs take-home trays: a comparison for our dental patients");
    expect(trays.article.title).toBe("In-office whitening vs take-home trays: an outline");
    expect(trays.text).toMatch(
      /not the choice between in-office whitening and take-home trays.*Sensitivity: how strong/s,
    );
    expect(trays.article.excerpt).toMatch(/It comes down to two questions/);
  });

  test("what a business has decided is argued by the day, the sum and who loses by it", () => {
    const { article, heads, text } = written(
      "Why we stopped offering month-to-month leases (opinion, 500 words)",
    );
    expect(article.title).toBe("Why we stopped offering month-to-month leases: an outline");
    expect(heads).toEqual(
      expect.arrayContaining([
        "The day that decided it",
        "Who loses by it, and what you say to them",
        "The other side",
      ]),
    );
    expect(text).toMatch(/What offering month-to-month leases really cost/);
  });

  test("what a business no longer does is said as what it did", () =>
    expect(written("Why we no longer accept checks (opinion from a veterinary clinic)").heads).toContain(
      "What accepting checks really cost",
    ));

  test("what is left undone is said as a mistake where the kind has no name for it", () =>
    expect(written("5 mistakes owners make when they hire a bookkeeper").heads.join("|")).not.toMatch(
      /Not doing this/,
    ));
});

describe("a subject is read by its own words", () => {
  test.each([
    // No promise is given that only a word of booking, price or season carries.
    ["How to start a book club", /one calendar that counts|Offer two times/],
    ["How much does a kitchen remodel cost in 2026?", /Range, reason, question/],
    ["5 ways to keep employees from quitting in the busy season", /second person on the phone/],
    ["How to prepare for your first tax appointment", /one calendar that counts/],
    ["Renters insurance explained for college students", /take my insurance/],
    // A new law practice is no new law.
    [
      "90-day plan to get a new family law practice its first ten clients",
      /federalregister|Does it concern me/,
    ],
    ["Q&A: what to expect from a first meeting with a divorce lawyer", /How much support will it be/],
    ["8 things to know before adopting a senior dog", /over seventy-five|nose height/],
    ["What should you do when your basement floods at night?", /after-hours setup|call log/],
    [
      "Frequently asked questions about Medicare enrollment for our insurance agency's website",
      /sheet by the phone|A note for the editor/,
    ],
    [
      "How to choose the right running shoes, from a physical therapy clinic",
      /three years|From a physical therapy/,
    ],
  ])("%s", (prompt, not) => {
    const { kind, text } = written(prompt);
    expect(kind).toBe("outline");
    expect(text).not.toMatch(not);
  });

  test("a view is on what it holds", () =>
    expect(written("Opinion: HOA boards should publish their budgets every quarter").text).toMatch(
      /not whether HOA boards should publish their budgets every quarter/,
    ));

  test("signs of what is lost on the phone are signs", () => {
    const { kind, heads } = written("5 signs that your auto repair shop loses customers on the phone");
    expect(kind).toBe("draft");
    expect(heads.filter((head) => /^\d\. /.test(head))).toHaveLength(5);
  });
});

test("what is grown to be eaten and what a café lives by are asked about their own parts", () => {
  const tomatoes = compose("5 tips for growing tomatoes on a balcony, for beginners", []).article;
  expect(tomatoes.title).toContain(", for beginners");
  expect(tomatoes.content).toMatch(/determinate.*Match the pot.*direct sun.*last frost.*Water evenly/s);
  expect(tomatoes.content).not.toMatch(/To keep to|most lists|This site could write|read it aloud/);
  const machine = compose("How to choose the right espresso machine for a small cafe", []).article;
  expect(machine.content).toMatch(/groups?.*boiler.*amps.*hardness.*grinder.*NSF/s);
  expect(machine.content).not.toMatch(/pods|missed calls|no-shows/);
  expect(compose("what to look for in a pizza oven for our restaurant", []).article.content).toMatch(
    /BTU.*hood.*inspector/s,
  );
});

test.each([
  ["How to choose a wood stove for a cabin", /chimney.*clearances.*extinguisher.*insurer/s],
  ["6 mistakes people make when buying a used car", /VIN.*lift.*cold start/s],
  ["How to train a puppy to walk on a leash", /vaccin|shots.*harness.*quiet street/is],
  ["Checklist for opening a food truck in Ohio", /plan review.*kitchen it comes from.*fire suppression/s],
])("what may hurt somebody, or is licensed, is asked about just that: %s", (prompt, asks) => {
  const { article } = compose(prompt, []);
  expect(plainText(article.content)).toMatch(asks);
  expect(`${article.excerpt} ${article.keywords}`).not.toMatch(/a food trucks/);
});

test("what is to be known about doing something is about what is done, and a plant in a pot is asked about its pot", () => {
  const figs = compose("5 things to know about repotting fiddle-leaf figs in winter", []).article;
  expect(figs.keywords).toMatch(/^repotting fiddle-leaf figs/);
  expect(figs.content).toMatch(
    /Look at the roots first.*wait for spring.*Go up one size.*Choose soil that drains.*Free the roots/s,
  );
  const more = [
    figs,
    ...[
      "8 things to know about rewiring a doghouse",
      "4 things to know about refinishing hardwood floors before selling a house",
      "What to know before overwintering dahlias",
      "Five things you should know before adopting a greyhound",
    ].map((prompt) => compose(prompt, []).article),
  ];
  for (const { title, excerpt, metaDescription, keywords, content } of more) {
    const all = `${title} ${excerpt} ${metaDescription} ${keywords} ${content}`;
    expect(all).not.toMatch(
      /knowing about|(?:before you|when they|does it take to) know|To keep to: in winter|Show the end first|old way|buying and selling/,
    );
  }
});
