import { describe, expect, it } from "vitest";
import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import { consult } from "./consult.ts";
import { isWeak } from "./plan.ts";
import { randomAnswers, seeded } from "./random-answers.fixture.ts";
import { textOf } from "./report-of.fixture.ts";
import { twelve } from "./twelve.fixture.ts";

const of = (id: string, counted = false, more: Partial<OwnersNumbers> = {}) => {
  const { answers, numbers } = twelve.find((one) => one.id === id)!;
  return consult({ answers, numbers: { ...(counted ? numbers : {}), ...more } });
};
const ids = (r: ReturnType<typeof of>) => r.steps.map(({ step }) => step.id);

describe("what was checked first", () => {
  it("is told in the step that does it on its way, and not again as a habit", () => {
    for (const counted of [false, true]) {
      const r = of("law", counted);
      const text = textOf(r);
      expect(text).toMatch(/Finding out who fits \(half an hour, once\) [A-Z]/);
      expect(text).toMatch(/Lead Qualification[^;.]*, step \w+[;.]/);
      expect(text).not.toContain("Lead Qualification. ");
    }
  });

  it("is a date offered in the step that speaks to them anyway, where no step for dates earns its place", () => {
    const { answers, numbers } = twelve.find((one) => one.id === "tax")!;
    const r = consult({ answers, numbers });
    expect(r.bottlenecks["Appointment Scheduling"]).not.toBe("leftover");
    // A step for dates with a sum is more than that.
    expect(ids(of("restaurant"))).toContain("open-book");
  });

  it("has a step of its own, or a place in one, in nearly every plan", () => {
    const random = seeded(77);
    let without = 0;
    for (let i = 0; i < 200; i++) {
      const answers = randomAnswers(random);
      const { bottlenecks } = consult({ answers });
      if (bottlenecks[answers.operationalBottlenecks[0]!] === "leftover") without++;
    }
    expect(without).toBeLessThan(30);
  });

  it("has a step beside one that makes sense either way", () => {
    expect(ids(of("estate-agency"))).toEqual(["friday-list", "three-questions"]);
  });

  it("has none where next to nothing is won", () => {
    const r = of("architect");
    expect(r.steps.length).toBeLessThanOrEqual(3);
  });
});

describe("online booking", () => {
  it("is the step for dates where the night was checked as well, looked for before it is paid for", () => {
    const r = of("dental");
    expect(ids(r)).toContain("booking-page");
    expect(textOf(r)).toMatch(/Look first whether the practice software has it/);
    expect(textOf(r)).toMatch(/for the booking page \(nothing if the practice software has one\)/);
  });

  it("is advised beside the step for the night where another keeps the dates, and not as one of three ways", () => {
    for (const id of ["dental", "veterinary"]) {
      if (ids(of(id, true)).includes("booking-page")) continue;
      const text = textOf(of(id, true));
      expect(text).toMatch(
        /Online booking, too: most of .*? Switch it on for [^.]*, and name it in the same message/,
      );
      expect(text).not.toContain("a page that shows what is free and takes the booking");
    }
  });

  it("stands before the round that calls back where tables are booked, and nowhere else", () => {
    const order = ids(of("restaurant"));
    expect(order.indexOf("open-book")).toBeGreaterThanOrEqual(0);
    expect(order.indexOf("open-book")).toBeLessThan(order.indexOf("missed-list"));
    expect(ids(of("law"))).not.toContain("open-book");
  });

  it("is for nobody who did not check dates", () => {
    expect(textOf(of("software", true))).not.toMatch(/switch on online booking/);
  });
});

it("puts the goal's own step first where no step leaves much, and whoever waits behind what leaves plainly more", () => {
  // Whoever waits for a day has a step of its own, behind what leaves more.
  for (const counted of [false, true]) {
    expect(ids(of("tax", counted))[0]).toBe("absence-page");
    expect(ids(of("tax", counted))).toContain("missed-list");
  }
  // What leaves next to nothing is no step with a sum.
  for (const counted of [false, true])
    for (const id of ["tax", "parts-maker"])
      expect(of(id, counted).steps.filter((one) => isWeak(one))).toEqual([]);
  for (const counted of [false, true])
    expect(ids(of("parts-maker", counted)).slice(0, 2)).toContain("where-costs-hide");
});

it("doubts nothing that the owner counted", () => {
  for (const { id } of twelve) {
    const text = textOf(of(id, true));
    expect(text, id).not.toContain("nothing is ever left open");
    expect(text, id).not.toContain("nobody stays away without telling you");
  }
});

it("says what fills the room that was counted, with how many a month", () => {
  expect(textOf(of("restaurant", true))).toMatch(
    /room for 150 more new guests a month\. Step (?:one|two|three) is (?:for that|a start): aim for (?:one party a month|\d+ more a year)/,
  );
  expect(textOf(of("dental", true))).toMatch(
    /Your own room: you could take 12 more new patients a month\. .* others have to name you: see “Asking for names”/,
  );
});

it("speaks of the business, never of how steps were sorted", () => {
  const random = seeded(20_261_129);
  for (let i = 0; i < 60; i++) {
    const text = textOf(consult({ answers: randomAnswers(random) }));
    expect(text).not.toMatch(
      /leaves less, but goes first|nearly as much as a step above|It hangs on your answer|steps above leave more/,
    );
  }
});

it("sets no sum of room beside a plan that wins a few a year, and says which step fills it", () => {
  expect(textOf(of("software", true))).toMatch(
    /could take 30 more new accounts a month\. The plan wins about \d+ new accounts a year of 360 you have room for/,
  );
  // What is in the plan for it is named.
  expect(textOf(of("architect", true))).toMatch(
    /Your own room: you could take one more .*Step \w+ is (?:for that|a start)/,
  );
  // A few a year don't fill twenty places a month.
  expect(textOf(of("language-school", true))).toContain("is a start: aim for");
});

it("answers who is a customer already before anybody new, from the first act on, where the book is full", () => {
  const text = textOf(of("farrier", true));
  expect(text).toContain(
    "Step one: Tell the next three horse owners you see what it will cost from next month. Then answer the horse owners you have first",
  );
  expect(text).toContain("and what can't wait: I get back to you first");
  expect(text).not.toContain("fewer than one in five");
});

it("begins each cell of a table as a sentence where a mail sets them one after another", () => {
  for (const { id } of twelve) expect(textOf(of(id)), id).not.toMatch(/\$[\d,]+\. (?:step|next|the plan) /);
});
