import { expect, it } from "vitest";
import { renderText } from "../report-document/render-text.ts";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { documentOf } from "./document-of.ts";
import { leaves } from "./plan.ts";
import { isForGoal } from "./put-first.ts";
import { twelve } from "./twelve.fixture.ts";

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
      letter,
      text: renderText(document).replaceAll(/\s+/g, " "),
    };
  }),
);
const numberIn = (words = ""): number => Number(words.replaceAll(",", ""));

it.each(prints)(
  "$id says 'all your own time' only where every step's hours are in that sum",
  ({ r, text, letter }) => {
    const all = /all your own time|all its costs and hours/;
    const asideIn = r.figures["all.apart.steps"]!.value;
    if (asideIn > 0) {
      expect(`${letter} ${text}`).not.toMatch(all);
      if (/steps it counts/.test(text))
        expect(text).toMatch(/(?:isn't|aren't) in it, neither (?:its|their) hours/);
      return;
    }
    // The hours beside “Takes” come to those of the sum, and those to its dollars.
    const [, hours, dollars, rate, theirs = "0", bills = "0"] =
      /All steps together take ([\d.]+) hours? a month, the sum of what stands beside “Takes”: about \$([\d,]+) at \$([\d.]+) an hour(?:, ([\d.]+) of them at \$([\d.]+))?/.exec(
        text,
      ) ?? [];
    if (!hours || !all.test(`${letter} ${text}`)) return;
    const sum = (numberIn(hours) - numberIn(theirs)) * numberIn(rate) + numberIn(theirs) * numberIn(bills);
    expect(Math.abs(sum - numberIn(dollars))).toBeLessThanOrEqual(15);
    const taken = [...text.matchAll(/Takes: .*?\. - /g)].map(([line]) => {
      const [, own = "", unit] = /([\d.]+) (hours?|minutes) (?:a month|of a lawyer)/.exec(line) ?? [];
      return unit === "minutes" ? Number(own) / 60 : Number(own);
    });
    expect(Math.abs(taken.reduce((one, other) => one + other, 0) - numberIn(hours))).toBeLessThanOrEqual(0.3);
  },
);

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
    // Where the step that fills the room asks, it is not told twice.
    if (r.steps[value("ask.at") - 1]!.step.lever) expect(text, id).not.toMatch(/others have to name you/);
  }
  expect(asked).toBeGreaterThan(3);
  // There the asking would cost more than it brings.
  for (const id of ["restaurant-with-numbers", "parts-maker-with-numbers"])
    expect(prints.find((one) => one.id === id)!.text).not.toMatch(/the name of somebody who could use you/);
});

it("lets no step pay for its hours that by its own guess brings less", () => {
  for (const { id, r, text } of prints)
    for (const { step } of r.steps) {
      const value = (part: string) => r.figures[`gain.${step.id}.${part}`]?.value ?? 0;
      if (r.figures["all.apart.steps"]!.value === 0 || value("each") === 0) continue;
      if (value("more") * value("each") < 12 * value("cost")) {
        expect(text, id).toContain("less than its hours cost, so do it for those who then stay");
        if (r.situation.goal !== "growth") expect(r.steps.at(-1)!.step.id, id).toBe(step.id);
        expect(text, id).not.toMatch(/one (?:yes|pays) .{0,20}pays? for [^.]*months? of its hours/);
      } else if (value("needs") > 0) expect(value("needs"), id).toBeLessThanOrEqual(value("more"));
    }
  for (const { text } of prints.filter(({ id }) => id.startsWith("architect")))
    expect(text).toMatch(
      /one in \d years pays for the hours\. By our count at the back it alone brings one in \d+ years/,
    );
});

const printOf = (id: string) => prints.find((one) => one.id === id)!;
it("begins on no day of the first month what waits for the second, and tells each thing that was checked one date", () => {
  const vet = printOf("veterinary-with-numbers").text;
  expect(vet).toMatch(
    /In the second month, pull everybody three months overdue(?:(?!this week).){0,80}two each morning/,
  );
  expect(vet).toContain("when they'll hear begins with its line in step three");
  expect(vet).not.toMatch(/Begin here, with telling owners|comes next, in your second month/);
  // The page for dates is what the list, the first step and the table name.
  expect(vet).toMatch(/Appointment Scheduling, step one \(online booking\)/);
  expect(printOf("dental").text).toContain(
    "In the second month: answer urgent and new patients first, everybody else twice a day",
  );
  expect(printOf("software-with-numbers").text).toContain(
    "After-Hours Coverage, week four and the second month",
  );
  for (const { id, r, text } of prints) {
    if (r.later.length > 0) expect(text, id).not.toMatch(/Begin here, with/);
    for (const { title } of r.later)
      expect(
        r.steps.map((one) => one.title),
        id,
      ).not.toContain(title);
  }
});

it("has what leaves over half of the plan first or second, and no reason that holds of all that was checked", () => {
  expect(
    printOf("veterinary-with-numbers")
      .r.steps.map(({ step }) => step.id)
      .slice(0, 2),
  ).toEqual(["better-voicemail", "reminders"]);
  for (const { id, r, text } of prints) {
    if (r.situation.labels.length > 3) expect(text, id).not.toMatch(/because you named it yourself/);
    const summed = r.steps.filter(({ closes, step }) => closes.length > 0 && step.kind === "cheaper-fix");
    const all = summed.reduce((sum, one) => sum + Math.max(0, leaves(one)), 0);
    for (const one of summed)
      if (leaves(one) >= 250 && 2 * leaves(one) > all && !isForGoal(r.steps[1]!, r.situation))
        expect(r.steps.indexOf(one), id).toBeLessThan(2);
  }
  expect(printOf("law-with-numbers").letter).toMatch(
    /each consultation leaves most: \$1,550 a month\. With your numbers.*is our guess/,
  );
});
