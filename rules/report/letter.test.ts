import { describe, expect, it } from "vitest";
import { renderText } from "../report-document/render-text.ts";
import { documentOf } from "./document-of.ts";
import { reportOf, textOf } from "./report-of.fixture.ts";
import type { Report } from "./report.ts";
import { twelve } from "./twelve.fixture.ts";

const letterOf = (r: Report) =>
  renderText({
    ...documentOf(r),
    sections: [{ id: "letter", role: "body", blocks: documentOf(r).letter }],
  }).replaceAll(/\s+/g, " ");
const of = (id: string) => twelve.find((one) => one.id === id)!;

describe("the covering letter", () => {
  it("says what we would do first and next, what it brings and takes, and what is least sure", () => {
    const { answers, numbers } = of("dental");
    const letter = letterOf(reportOf(answers, numbers));
    expect(letter).toMatch(/^If this were our practice, we would start with one promise/);
    expect(letter).toContain("The next steps are a reminder and a rule against no-shows and an assistant");
    expect(letter).toMatch(/leaves you \$593 a month after costs and your own time \(\$303 to \$1,048 if/);
    expect(letter).toContain("We are least sure of what a no-show costs you");
    expect(letter).toContain("The one thing to do this week");
  });

  it("has no sum to the dollar from our examples, and says for how many calls they are", () => {
    const { answers } = of("restaurant");
    const letter = letterOf(reportOf(answers));
    expect(letter).toContain("with 290 calls and messages a week, the plan would leave you $100 to $600");
    expect(letter).not.toMatch(/about \$279/);
  });

  it("names no sum at all where the name tells no trade, but what to count and for what size we reckoned", () => {
    const letter = letterOf(reportOf(of("law").answers));
    expect(letter).toContain("Our examples picture 55 calls and messages a week");
    expect(letter).not.toContain("$");
  });
});

describe("the step for what is wanted most", () => {
  it("has a figure of its own with a range, marked as our guess and in no total", () => {
    const { answers, numbers } = of("language-school");
    const r = reportOf(answers, numbers);
    expect(textOf(r)).toMatch(
      /Our guess, in no total: \$\d+ a month \(\$\d+ to \$\d+\), from \d+ on top of about \d+ a year/,
    );
    const value = (id: string) => r.figures[id]!.value;
    // Whoever multiplies what is printed comes to the same.
    const sum = (value("check.year") * 0.05 * value("lever.year")) / 12;
    expect(Math.abs(value("goal.gain") - sum)).toBeLessThanOrEqual(3);
    expect(r.headline.likely).toBe(r.steps.reduce((all, { perMonth }) => all + perMonth, 0));
  });

  it("says what to count where nobody can put a sum on it", () => {
    expect(textOf(reportOf(of("architect").answers, of("architect").numbers))).toContain(
      "There is no sum until you have counted ten tries",
    );
  });

  it("tells whoever is full what a tenth more brings, and leads with no small sum", () => {
    const { answers, numbers } = of("farrier");
    const r = reportOf(answers, numbers);
    expect(letterOf(r)).toContain("$1,700 a year from twenty of them");
    expect(textOf(r)).not.toContain("All we can add up");
  });
});
