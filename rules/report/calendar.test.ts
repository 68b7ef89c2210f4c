import { describe, expect, it } from "vitest";
import { inItsWeek } from "../../content/report/month.ts";
import { nth } from "../../content/report/words.ts";
import { trades } from "../../content/report/trades/index.ts";
import { playbookOf } from "../../server/assessment/playbooks.ts";
import { consult } from "./consult.ts";
import { firstAct } from "./document/pieces.ts";
import { firstDay } from "./document/steps.ts";
import { inTheTradesWords } from "./in-the-trades-words.ts";
import { isForMissed, isWaiting } from "./plan.ts";
import { isForGoal } from "./put-first.ts";
import { randomAnswers, seeded } from "./random-answers.fixture.ts";
import { plainText } from "../report-document/runs.ts";
import { drawnOf, kessler as heating, letterOf, textOf } from "./report-of.fixture.ts";
import type { Report } from "./report.ts";

/** Who wants growth begins with it: these want to be better for their customers, and begin with the assistant. */
const kessler = { ...heating, primaryGoal: "improve-customer-experience" as const };
const KESSLERS = {
  people: 6,
  hoursOpen: 50,
  contactsPerWeek: 85,
  missedPerWeek: 18,
  noShowsPerWeek: 1,
  roomPerMonth: 10,
  customerValue: 750,
  keptShare: 35,
  hourCost: 26,
};

const random = seeded(352);
const several: Report[] = Array.from({ length: 300 }, (_, i) => {
  const trade = trades[(7 * i) % trades.length]!.id;
  const read = consult({
    answers: randomAnswers(random),
    numbers: i % 2 === 0 ? { trade } : { trade, contactsPerWeek: 90, missedPerWeek: 9, noShowsPerWeek: 3 },
  });
  return inTheTradesWords(read, playbookOf(read.situation.trade));
}).filter((r) => !isWaiting(r.steps));

const weeksOf = (r: Report): string[] => {
  const block = drawnOf(r)
    .sections.flatMap(({ blocks }) => blocks)
    .find(({ id }) => id === "month.weeks");
  if (block?.kind !== "chart" || block.chart.kind !== "weeks") throw new Error("a plan has its weeks");
  return block.chart.weeks.map(({ text }) => plainText(text, r.figures));
};

describe("the one thing of the week", () => {
  it("is something that the owner of a heating business can do, though step one is an assistant", () => {
    const letter = letterOf(
      consult({ answers: kessler, numbers: KESSLERS, review: { steps: ["phone-line"] } }),
    );
    expect(letter).toMatch(/The one thing to do this week: Write the one page it will answer from/);
  });

  it("is an action, whatever was answered", () => {
    for (const r of several)
      expect(firstDay(r)).not.toMatch(
        /^(?:It|At first|The|A|An|Between|After closing|On its|Ten|Three|There|This (?!after|Fri|week|even|mor)|That|Your|They|In its)\b/,
      );
  });
});

it("has no week that says what another one says", () => {
  for (const r of several) {
    const weeks = weeksOf(r);
    expect(new Set(weeks).size, weeks.join("\n")).toBe(weeks.length);
  }
});

describe("who is told to count first", () => {
  const r = consult({ answers: kessler });

  it("counts for four weeks in the letter, the headline and the month, and has the diary for it", () => {
    expect(letterOf(r)).toContain("An AI assistant may pay later: count before you buy one.");
    const text = textOf(r);
    expect(text).toContain("and count what an assistant would catch");
    expect(text).toMatch(
      /First week: Step one: .*For four weeks, fill in the diary at the back: it decides about an assistant\. Second week: .*Third week: /,
    );
    expect(text).toMatch(
      /Fourth week: .*decide about the assistant by the number under “What comes later\.”/,
    );
    expect(text).toContain("One sheet a week, for four weeks.");
  });

  it("hears nothing go live before those four weeks are over", () => {
    for (const one of several.filter(({ steps }) => steps.some((s) => s.uncounted && isForMissed(s)))) {
      const weeks = weeksOf(one).map((text) => text.toLowerCase());
      expect(weeks[0]).toMatch(/for (?:four weeks|three months), fill in the diary/);
      const live = drawnOf(one)
        .sections.flatMap(({ blocks }) => blocks)
        .some(({ id }) => id === "sheet.missed");
      expect(live).toBe(true);
      expect(weeks.join(" ")).not.toContain("goes live");
      expect(weeks.at(-1)).toMatch(/or more who went elsewhere(?: by then)?, try the assistant/);
    }
  });
});

it("says the same figure in the letter and at the end", () => {
  for (const name of ["Kessler Heating & Air", "Larkspur Roofing", "Bluebird Plumbing"]) {
    const r = consult({ answers: { ...kessler, businessName: name } });
    const [, sum] = /leave you perhaps (\$[\d,]+) a month/.exec(letterOf(r)) ?? [];
    expect(sum, name).toBeDefined();
    // Where most of it is our guess, what is counted stands in front.
    const all =
      r.figures["all"]!.value - (letterOf(r).includes(" more if ") ? r.figures["all.guess"]!.value : 0);
    expect(Number(sum!.replaceAll(/\D/g, "")), name).toBe(all);
    expect(textOf(r)).toMatch(/All: [\d.]+ hours?\. \$/);
    const after = r.headline.low - r.figures.outlay!.value;
    expect(Math.abs(r.figures["left.low"]!.value - after)).toBeLessThanOrEqual(after < 1000 ? 0 : 50);
  }
});

it("is least sure of a no-show's price only where most of the money hangs on it", () => {
  const r = consult({ answers: kessler, numbers: KESSLERS });
  expect(r.figures["left.priced"]!.value * 2).toBeLessThan(r.figures.left!.value);
  expect(letterOf(r)).not.toContain("least sure of what a no-show costs");
});

it("concludes from the answers, and says of nobody's answer what nobody answered", () => {
  for (const r of several) expect(letterOf(r)).not.toMatch(/stood out in your answers/);
});

describe("the first month", () => {
  it("begins the steps in their order", () => {
    for (const r of several) {
      const text = weeksOf(r).join(" ").toLowerCase();
      // A week names a step by its number, an assistant by what it is.
      const at = r.steps.map(({ step }, i) =>
        step.kind === "assistant"
          ? text.indexOf(step.short(r.situation, r.situation.trade).toLowerCase())
          : r.steps.length > 1
            ? text.search(new RegExp(`step ${nth(i + 1)}: `))
            : text.indexOf(firstDay(r).toLowerCase()),
      );
      // A later assistant is named where its count begins, and the goal's own step beside the first.
      const told = at.filter(
        (where, i) => where >= 0 && !r.steps[i]!.uncounted && !(i > 0 && isForGoal(r.steps[i]!, r.situation)),
      );
      expect(told).toEqual(told.toSorted((a, b) => a - b));
      expect(at.filter((where) => where < 0)).toEqual([]);
    }
  });

  it("has something to do in each of its four weeks, and says how each step begins", () => {
    for (const r of several) {
      const weeks = weeksOf(r);
      expect(weeks.length).toBe(4);
      for (const week of weeks) expect(week.split(" ").length).toBeGreaterThan(5);
      for (const { step, words } of r.steps)
        if (step.kind === "cheaper-fix")
          expect(
            [firstAct(words)[0], inItsWeek(firstAct(words)[0])].some((act) => weeks.join(" ").includes(act)),
          ).toBe(true);
      // Nobody reads 'tonight' in a week that is still to come.
      expect(weeks.slice(1).join(" ")).not.toMatch(/\b(?:[Tt]onight|[Tt]omorrow|this morning)\b/);
    }
  });
});

it("says where to look where a first act speaks of its step", () => {
  const bakery = consult({
    answers: {
      ...heating,
      businessName: "Copper Kettle Bakery",
      industry: "Hospitality/Restaurant",
      operationalBottlenecks: ["Order Processing"],
      primaryGoal: "revenue-growth",
    },
  });
  const told = inTheTradesWords(bakery, playbookOf(bakery.situation.trade));
  const at = told.steps.findIndex(({ step }) => step.subject === "Order Processing");
  expect(weeksOf(told).join(" ")).toContain(
    `those three lists ${at === 0 ? "tonight" : "on Monday evening"} (see step ${nth(at + 1)})`,
  );
});

it("announces rounds to callers only where somebody works alone, with a blank for each hour", () => {
  let promised = 0;
  for (const r of several) {
    if (r.steps.every(({ step }) => step.id !== "missed-list")) continue;
    const text = textOf(r);
    const rounds = /We return calls (once|twice|three|four)[^.]*a day, at ([^.]*)\./.exec(text);
    if (r.situation.team !== "alone") {
      expect(rounds?.[0] ?? "").toBe("");
      if (/We call (?:everybody )?back/.test(text)) promised++;
      continue;
    }
    const times = { once: 1, twice: 2, three: 3, four: 4 } as const;
    if (rounds) expect(rounds[2]!.split("[hour]").length - 1).toBe(times[rounds[1] as keyof typeof times]);
  }
  expect(promised).toBeGreaterThan(5);
});
