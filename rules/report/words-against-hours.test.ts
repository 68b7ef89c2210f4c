import { describe, expect, it } from "vitest";
import { newFirst, takesFirst } from "../../content/report/rounds.ts";
import { trades } from "../../content/report/trades/index.ts";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { barFigures } from "./bar.ts";
import { habitOf, isByCommission } from "./step-hours.ts";
import { randomAnswers, seeded } from "./random-answers.fixture.ts";
import type { Report } from "./report.ts";
import { letterOf, textOf } from "./report-of.fixture.ts";
import { byPiece, toldWork } from "./told-hours.ts";
import { twelve } from "./twelve.fixture.ts";

const random = seeded(540);
const numbers = { people: 4, contactsPerWeek: 90, missedPerWeek: 14, noShowsPerWeek: 3 };
/** Each trade's own words, beside answers of any kind. */
const reports: Report[] = trades.map(({ id, industry }) =>
  asItIsSent({ answers: { ...randomAnswers(random), industry }, numbers: { ...numbers, trade: id } }),
);

describe("what a step's own words say", () => {
  it("is in its hours: so often, so many minutes", () => {
    let read = 0;
    for (const r of reports)
      for (const chosen of r.steps) {
        const { words, step, ownHours, besides = 0 } = chosen;
        const told = words.ofTrade && !step.leads ? toldWork(words.does) : undefined;
        if (!told || told.each || isByCommission(chosen)) continue;
        read++;
        const hours = ownHours + besides + habitOf(chosen, r).hours;
        expect(hours, `${r.situation.trade.id} ${step.id}: ${words.does}`).toBeGreaterThanOrEqual(
          0.9 * ((told.times * told.minutes) / 60) - 0.5,
        );
      }
    expect(read).toBeGreaterThan(15);
  });

  it("is read beside the act, from its first day, and by the piece", () => {
    expect(toldWork("On Monday at nine, go down the list together, half an hour, and settle it.")).toEqual({
      times: 4,
      minutes: 30,
    });
    expect(
      toldWork("Each morning, write down the hours the stand has.", "Write them down; it takes ten minutes."),
    ).toEqual({ times: 22, minutes: 10 });
    expect(byPiece("Write three sentences, three minutes a file.")).toBe("three minutes a file");
    // What is offered, listed or said of others is no work.
    expect(toldWork("One tune-up, an hour and a half; two flats, forty minutes.")).toBeUndefined();
    expect(toldWork("On Saturday night a frame breaks or a lens tears, and they have to drive.")).toBe(
      undefined,
    );
  });
});

describe("who takes the first who answers", () => {
  it("comes first in each round, in the heading, the step and the greeting alike", () => {
    let read = 0;
    for (const r of reports) {
      const step = r.steps.find(({ step: one }) => one.missed && one.kind === "cheaper-fix");
      const text = textOf(r);
      if (!step || !takesFirst(r.situation.trade) || step.step.id !== "missed-list") continue;
      expect(text, r.situation.trade.id).not.toMatch(/once a day, at \[hour\]|, once a day\./);
      if (!newFirst(r.situation)) continue;
      read++;
      // The trade's own act, or one of four by what is true of it; none is a frame for all.
      expect(step.title, r.situation.trade.id).not.toMatch(/everybody else|twice a day/);
      const own = r.situation.trade.named?.missed?.title;
      if (!own)
        expect(step.title).toMatch(
          /^(?:Get .+ (?:a person right away|within the day)|Say the same day whether their date is free|Offer .+ two times in one answer|Have one \w+ on duty .+)$|within \w+ minutes$/,
        );
      expect(step.words.does).toMatch(
        / don't wait for a round: (?:whoever is free answers them at once|let calls ring through to whoever is free)|within (?:the hour|\w+ minutes)/,
      );
    }
    expect(read).toBeGreaterThan(10);
  });
});

describe("numbers that imply too much", () => {
  const of = (id: string) => {
    const { answers, numbers: given } = twelve.find((one) => one.id === id)!;
    return asItIsSent({ answers, numbers: given });
  };
  it("are told second: the sums stand on fewer, and that they would be more with all is said once", () => {
    const r = of("law");
    const text = textOf(r);
    expect(letterOf(r)).toMatch(
      /Please check one number first\. How many new cases did you have last year\? We took 1\d\d, the cautious reading of your count; the sums are more if you had more\./,
    );
    expect(text).toContain("a quarter of our example");
    const { all, "odd.moves": more } = r.figures;
    expect(more!.value).toBeGreaterThan(all!.value);
  });
  it("ask about no number that hardly moves the plan", () => {
    expect(textOf(of("tax"))).not.toContain("Please check:");
  });
  it("are ordinary for everybody else", () => {
    for (const { id } of twelve)
      if (id !== "law" && id !== "parts-maker")
        expect(textOf(of(id)), id).not.toMatch(/nearer \d+, or nearer/);
  });
});

it("prints a guess that reaches the bar as reaching it, and one below as below", () => {
  for (let bar = 0.1; bar < 12; bar += 0.37)
    for (let lost = 0.1; lost < 14; lost += 0.53) {
      const { gate, "gate.now": now } = barFigures({ bar, lost, share: 0.4, unitKind: "customers" });
      expect(now!.value >= gate!.value, `${bar} ${lost}`).toBe(lost >= bar);
    }
});
