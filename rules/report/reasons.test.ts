import { describe, expect, it } from "vitest";
import { renderText } from "../report-document/render-text.ts";
import { ownLines } from "./lines.ts";
import { consult } from "./consult.ts";
import { documentOf } from "./document-of.ts";
import { twelve } from "./twelve.fixture.ts";

const lineOf = (text: string, title: string) =>
  text
    .slice(text.indexOf("Where the money goes"))
    .replaceAll(/\n {2}/g, " ")
    .split("\n")
    .find((line) => line.startsWith(title));

describe("a loss that the plan leaves open", () => {
  const reports = twelve.flatMap(({ answers, numbers }) => [
    consult({ answers }),
    consult({ answers, numbers }),
  ]);

  it("has its reason beside its sum, and is in no table as 'not in this plan'", () => {
    for (const r of reports) {
      const text = renderText(documentOf(r));
      expect(text, r.answers.businessName).not.toContain("not in this plan\n");
      for (const { stream, title, perMonth } of r.streams)
        if (r.reasons[stream.id] && perMonth.likely > 0 && ownLines(r).some((one) => one.stream === stream))
          expect(lineOf(text, title), title).toMatch(
            /\. (?:Next|No|Not worth it|Too little|Count first): |earns its time|not worth it: |would leave only|no room for more|waits for your answer|we know no step|(?:with )?step (?:one|two|three|four|five)(?: is for it|, you get back to those who wait)|would take a tool|week (?:one|two|three|four) is for it|tonight: see “When you're closed”|a habit, under “|helps on its way; how much|recovers \$\d+|see step (?:one|two|three|four): |step (?:one|two|three|four) begins with|few of them are new|takes somebody who picks up|answer the same day all the same/i,
          );
    }
  });

  it("names the step that would take it, with what that leaves, and explains a step once", () => {
    const { answers, numbers } = twelve.find(({ id }) => id === "dental")!;
    const text = renderText(documentOf(consult({ answers, numbers })));
    expect(lineOf(text, "New patients lost in messages")).toMatch(
      /(?:Step \w+ recovers \$\d+; the others have asked elsewhere by then|Next: .*, \$\d+ after costs)$/,
    );
    // What no step counts is named as well.
    expect(lineOf(text, "Time spent on what patients")).toMatch(/: \$\d+\. \w/);
  });

  it("is reckoned in the annex where it was ticked or counted", () => {
    const { answers, numbers } = twelve.find(({ id }) => id === "software")!;
    const text = renderText(documentOf(consult({ answers, numbers })));
    expect(text).toMatch(
      /New accounts lost because nobody answered\nMessages a week that nobody answered: 70/,
    );
  });

  it("is explained once before the annex", () => {
    let explained = 0;
    for (const r of reports) {
      const [body = ""] = renderText(documentOf(r)).replaceAll(/\s+/g, " ").split("How we got these numbers");
      const [, left = ""] =
        /((?:What comes later|What we'd leave alone).*?)The steps, one by one/.exec(body) ?? [];
      for (const { step } of Object.values(r.reasons)) {
        if (!step) continue;
        const short = step.short(r.situation, r.situation.trade).toLowerCase();
        const times = left.toLowerCase().split(short).length - 1;
        expect(times, `${r.answers.businessName}: ${short}`).toBeLessThanOrEqual(1);
        explained += times;
      }
    }
    expect(explained).toBeGreaterThan(2);
    const { answers, numbers } = twelve.find(({ id }) => id === "software")!;
    const r = consult({ answers, numbers });
    // Who is counted has a step, and so has what was ticked and leaves more than that one.
    expect(r.reasons.unanswered).toBeUndefined();
    expect(r.reasons["after-hours"]).toBeUndefined();
  });
});
