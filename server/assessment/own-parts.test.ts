import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { consult } from "../../rules/report/consult.ts";
import { documentOf } from "../../rules/report/document-of.ts";
import { mapTexts, plainText, textsOf } from "../../rules/report-document/runs.ts";
import { twelve } from "../../rules/report/twelve.fixture.ts";
import { partsOf } from "./own-parts.ts";

const { answers, numbers } = twelve[0]!;

it.each([
  { name: "from the answers alone", numbers: undefined, sum: "buy.0" },
  { name: "with the owner's numbers", numbers, sum: "money.range" },
])("shows the sum beneath the headline, before the steps, and once: $name", ({ numbers: given, sum }) => {
  const parts = partsOf(documentOf(consult({ answers, ...(given && { numbers: given }) })));
  const cover = parts.find(({ role }) => role === "cover")!.html;
  const at = ["verdict.text", sum, "verdict.steps", "verdict.day"].map((id) =>
    cover.indexOf(`data-block="${id}"`),
  );
  expect(Math.min(...at)).toBeGreaterThan(0);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  const whole = parts.map(({ html }) => html).join("");
  expect(whole.split(`data-block="${sum}"`)).toHaveLength(2);
});

it("shows what an assistant costs, must bring and is to be counted by as a figure each, its words around it", () => {
  const document = documentOf(consult({ answers }));
  const cover = partsOf(document).find(({ role }) => role === "cover")!;
  const { window } = new JSDOM(cover.html);
  const lines = [...window.document.querySelectorAll('[data-block="buy.0"] > li')];
  expect(lines.map((line) => line.querySelector("b")!.textContent)).toEqual([
    expect.stringMatching(/^about \$\d+ a month$/),
    expect.stringMatching(/^\d+ new patients a year$/),
    expect.stringMatching(/^(?:\d+ or more a month|one every \d+ weeks|about one a week)$/),
  ]);
  const whole = document.sections.flatMap(({ blocks }) => blocks).find(({ id }) => id === "buy.0")!;
  const words = (text: string) => text.match(/[\w$]+/g);
  expect(words(lines.map(({ textContent }) => textContent).join(" "))).toEqual(
    words(plainText(textsOf(whole)[0]!, document.figures)),
  );
  // Written anew by a person, without figures to be marked, it is their paragraph.
  const sections = document.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) =>
      block === whole ? mapTexts(block, () => ["Ask us: ", { figure: "pace" }]) : block,
    ),
  }));
  const edited = partsOf({ ...document, sections })
    .map(({ html }) => html)
    .join("");
  expect(edited).toMatch(/<p data-block="buy.0"[^>]*>Ask us: <span data-figure="pace">/);
});

it("leaves a report that came from elsewhere as it is", () => {
  const document = documentOf(consult({ answers }));
  const sections = [{ id: "all", role: "body" as const, blocks: document.sections.at(-1)!.blocks }];
  expect(partsOf({ ...document, sections })).toHaveLength(1);
  expect(partsOf(null)).toEqual([]);
});
