import { expect, it } from "vitest";
import { firstFigure } from "../report-document/first-figure.ts";
import { renderText } from "../report-document/render-text.ts";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { documentOf } from "./document-of.ts";
import { besideLines, bringsMoney, planLines } from "./plan-lines.ts";
import { isForGoal } from "./put-first.ts";
import { twelve } from "./twelve.fixture.ts";
import { isUnpriced } from "./word-verdict.ts";

const prints = twelve.flatMap(({ id, answers, numbers }) =>
  [false, true].map((counted) => {
    const r = asItIsSent(counted ? { answers, numbers } : { answers });
    const document = documentOf(r);
    const letter = renderText({
      ...document,
      sections: [{ id: "letter", role: "body", blocks: document.letter }],
    }).replaceAll(/\s+/g, " ");
    return {
      id: counted ? `${id}-with-numbers` : id,
      r,
      document,
      letter,
      text: renderText(document).replaceAll(/\s+/g, " "),
    };
  }),
);
const numberIn = (words = ""): number => Number(words.replaceAll(",", ""));

it.each(prints)(
  "$id has one table whose rows add up by hand, and one sum after all of its time",
  ({ r, document, letter, text }) => {
    const [table = ""] = /After costs and all your own time.*? All: .*?\)(?= )/.exec(text) ?? [];
    const rows = [
      ...table.matchAll(
        /(\d\.|From (?:day one|week three):) (.*?): ((?:[\d.]+ hours?)|as you go|setup only|about \d+ hours [a-z' ]+)\. (.*?)(?= \d\. | From (?:day one|week three): | All: )/gi,
      ),
    ];
    const [, allHours, all] = / All: ([\d.]+) hours?\. \$([\d,]+) \(/.exec(table) ?? [];
    if (!all || isUnpriced(r))
      return expect(isUnpriced(r) || r.figures["all"]!.value <= 0 || r.steps.length === 1).toBe(true);
    expect(rows).toHaveLength(r.steps.length + besideLines(r).length);
    const hours = rows.reduce((sum, [, , , said = ""]) => sum + (Number.parseFloat(said) || 0), 0);
    expect(Math.abs(hours - Number(allHours))).toBeLessThanOrEqual(0.15);
    // What brings no money says what its time costs: that is taken off.
    const left = rows.reduce((sum, [, , , , said = ""]) => {
      const [, costs] = /\(\$([\d,]+) of time\)/.exec(said) ?? [];
      const [, brings] = /^\$([\d,]+)(?! for every)/.exec(said) ?? [];
      return sum + (costs ? -numberIn(costs) : brings ? numberIn(brings) : 0);
    }, 0);
    expect(Math.abs(left - numberIn(all))).toBeLessThanOrEqual(10);
    // The letter has that sum, once, and after all of it; so has the first screen.
    expect(letter).toMatch(
      new RegExp(`leaves? you (?:about|perhaps) \\$${all} a month after costs and all your own time`),
    );
    expect(firstFigure(document)?.likely).toBe(`$${all}`);
    expect([...letter.matchAll(/after costs/g)]).toHaveLength(1);
    // What stands beside “Takes” are the hours of the table.
    const taken = [...text.matchAll(/Takes: (.*?)\. - /g)].map(([, line = ""]) => {
      const [, own = "", unit] = /([\d.]+) (hours?|minutes) (?:a month|of a lawyer)/.exec(line) ?? [];
      const [, words = ""] = /\b(one|two|three|an) hours? a month/.exec(line) ?? [];
      const said: Record<string, number> = { one: 1, an: 1, two: 2, three: 3 };
      return unit === "minutes" ? Number(own) / 60 : Number(own) || (said[words] ?? 0);
    });
    const beside = besideLines(r).reduce((sum, line) => sum + line.hours, 0);
    expect(
      Math.abs(taken.reduce((one, other) => one + other, beside) - Number(allHours)),
    ).toBeLessThanOrEqual(0.35);
  },
);

it("sells no plan that leaves nothing, and no step that leaves next to nothing unless it is wanted for something else", () => {
  for (const { id, r } of prints) {
    if (isUnpriced(r)) continue;
    expect(r.figures["all"]!.value, id).toBeGreaterThan(0);
    for (const line of planLines(r)) {
      const { step, late } = line.step;
      const isAsked = step.leads || step.missed || late || isForGoal(line.step, r.situation);
      const fills = step.lever === true && (r.situation.room ?? 0) > 0;
      if (!isAsked && !fills && (bringsMoney(line) || line.time > 0))
        expect(line.left.likely, `${id}: ${step.id}`).toBeGreaterThanOrEqual(30);
    }
  }
});

it("lets no step cost more than it brings, unless somebody waits for it", () => {
  for (const { id, r } of prints) {
    if (isUnpriced(r)) continue;
    for (const line of planLines(r).filter(bringsMoney))
      if (line.left.likely < 0) expect(line.step.step.missed === true || line.step.step.leads, id).toBe(true);
  }
});

it("asks for a name at the trade's own moment, never more than a quarter of a year's customers, nor for less than it costs", () => {
  let asked = 0;
  for (const { id, r, text } of prints) {
    expect(text, id).not.toMatch(/Each Friday, from week three/);
    if (r.figures["ask.at"]?.value === 0 || !r.figures["ask.at"]) continue;
    asked++;
    const value = (figure: string) => r.figures[figure]!.value;
    expect((value("ask.year") * value("lever.year")) / 12, id).toBeGreaterThanOrEqual(
      (value("ask.minutes") / 60) * r.assumptions["hourCost"]!.value,
    );
    // It has hours and a worth of its own where that is worth a row, else it has no number.
    const row = besideLines(r).find((line) => line.id === "names");
    expect(/ask pleased .*? for a name: [\d.]+ hours?\. \$\d+ \(guess\)/.test(text), id).toBe(
      row !== undefined,
    );
    if (row) expect(row.left.likely, id).toBeGreaterThanOrEqual(30);
    else expect(text, id).not.toMatch(/one in forty brings/);
    for (const [, months] of text.matchAll(/if (\d+) months bring nobody, stop/g))
      expect(Number(months), id).toBeLessThanOrEqual(6);
    // Where the step that fills the room asks, it is not told twice.
    if (r.steps[value("ask.at") - 1]!.step.lever) expect(text, id).not.toMatch(/others have to name you/);
  }
  expect(asked).toBeGreaterThan(3);
  // There the asking would cost more than it brings.
  for (const id of ["restaurant-with-numbers", "parts-maker-with-numbers"])
    expect(prints.find((one) => one.id === id)!.text).not.toMatch(/the name of somebody who could use you/);
});

const printOf = (id: string) => prints.find((one) => one.id === id)!;
it("begins on no day of the first month what waits for the second, and tells each thing that was checked one date", () => {
  const vet = printOf("veterinary-with-numbers").text;
  // What five rows and their hours leave no place for is named, and no day of this month begins it.
  expect(vet).toContain("In the second month: Write to owners of two overdue animals each morning.");
  expect(vet).not.toMatch(/Begin here, with telling owners/);
  // The page for dates is what the list, the first step and the table name.
  expect(vet).toMatch(/Appointment Scheduling, step one \(online booking\)/);
  // What leaves more does not wait behind a page that leaves less.
  expect(printOf("dental").text).toMatch(/5\. A booking page for a cleaning and checkup: [\d.]+ hours/);
  expect(printOf("software-with-numbers").text).toContain("After-Hours Coverage, step five");
  for (const { id, r, text } of prints) {
    if (r.later.length > 0) expect(text, id).not.toMatch(/Begin here, with/);
    for (const { title } of r.later)
      expect(
        r.steps.map((one) => one.title),
        id,
      ).not.toContain(title);
  }
});
