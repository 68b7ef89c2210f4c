import { describe, expect, it } from "vitest";
import { renderText } from "../report-document/render-text.ts";
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
        if (r.reasons[stream.id] && perMonth.likely > 0)
          expect(lineOf(text, title), title).toMatch(
            /\. (?:next|no|not worth it|too little|count first): |too small (?:to build|for a step)|no room for more|waits for your answer|we know no step|(?:beside )?step (?:one|two|three|four)(?: is for it|, you get back to those who wait)|would take a tool|a habit, not a step: see|step (?:one|two|three|four) begins with|answer the same day all the same/,
          );
    }
  });

  it("names the step that would take it, with what that leaves, and explains a step once", () => {
    const { answers, numbers } = twelve.find(({ id }) => id === "dental")!;
    const text = renderText(documentOf(consult({ answers, numbers })));
    expect(lineOf(text, "New patients lost in messages")).toMatch(
      /(?:step two begins with what helps|next: .*, \$\d+ after costs)$/,
    );
    // A step that several lines share is explained once.
    expect(lineOf(text, "Time spent on what patients always ask")).toMatch(/next: .*, \$\d+ after costs/);
  });

  it("is reckoned in the annex where it was ticked or counted", () => {
    const { answers, numbers } = twelve.find(({ id }) => id === "software")!;
    const text = renderText(documentOf(consult({ answers, numbers })));
    expect(text).toMatch(
      /New accounts lost because nobody answered\nMessages a week that nobody answered: 70/,
    );
  });

  it("is explained once before the annex", () => {
    const { answers, numbers } = twelve.find(({ id }) => id === "software")!;
    const r = consult({ answers, numbers });
    const step = r.reasons.unanswered!.step!.short(r.situation, r.situation.trade);
    const [body] = renderText(documentOf(r)).replaceAll(/\s+/g, " ").split("How we got these numbers");
    expect(body!.toLowerCase().split(step.toLowerCase())).toHaveLength(2);
  });
});
