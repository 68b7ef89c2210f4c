import { expect, it } from "vitest";
import { consult } from "../../rules/report/consult.ts";
import { documentOf } from "../../rules/report/document-of.ts";
import { twelve } from "../../rules/report/twelve.fixture.ts";
import { escapeHtml, withCurlyApostrophes } from "../../rules/text.ts";
import { renderText } from "../../rules/report-document/render-text.ts";
import type { ReportBlock } from "../../contracts/report-document.ts";
import { firstFigure } from "../../rules/report-document/first-figure.ts";
import { randomAnswers, seeded } from "../../rules/report/random-answers.fixture.ts";
import { partsOf } from "./own-parts.ts";

const { answers, numbers } = twelve[0]!;

it.each([
  { name: "from the answers alone", numbers: undefined },
  { name: "with the owner's numbers", numbers },
])(
  "shows the steps beneath the headline, then what the plan brings, costs and leaves, and once: $name",
  ({ numbers: given }) => {
    const parts = partsOf(documentOf(consult({ answers, ...(given && { numbers: given }) })));
    const cover = parts.find(({ role }) => role === "cover")!.html;
    const at = ["verdict.(?:text|overturned)", "verdict.steps", "money.range", "verdict.day"].map((id) =>
      cover.search(new RegExp(`data-block="${id}"`)),
    );
    expect(Math.min(...at)).toBeGreaterThan(0);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(cover).toMatch(/class="total"><th scope="row">You keep</);
    const whole = parts.map(({ html }) => html).join("");
    expect(whole.split(`data-block="money.range"`)).toHaveLength(2);
    expect(whole).not.toContain("page says where");
  },
);

it("leaves a report that came from elsewhere as it is", () => {
  const document = documentOf(consult({ answers }));
  const sections = [{ id: "all", role: "body" as const, blocks: document.sections.at(-1)!.blocks }];
  expect(partsOf({ ...document, sections })).toHaveLength(1);
  expect(partsOf(null)).toEqual([]);
});

it("opens with what is likely left, as its own sum tells it, else with what is lost", () => {
  const document = documentOf(consult({ answers }));
  const { of, low, likely, high } = firstFigure(document)!;
  const cover = partsOf(document).find(({ role }) => role === "cover")!.html;
  const row = /You keep<.*?<\/tr>/.exec(cover)![0].replace(/<[^>]*>/g, " ");
  expect(of).toBe("leaves");
  expect(row.match(/\$[\d,]+/g)).toEqual([low, likely, high]);
  const none = { ...document, figures: { ...document.figures, all: { value: 0, unit: "money" as const } } };
  const money = expect.stringMatching(/^\$[\d,]+$/) as string;
  expect(firstFigure(none)).toMatchObject({ of: "lost", likely: money });
  expect(firstFigure({ ...document, sections: [] })).toBeNull();
  expect(firstFigure(null)).toBeNull();
});

it("answers each step of a first screen with what it leaves, or with what it is for", () => {
  const random = seeded(5);
  const all = Array.from({ length: 150 }, () => consult({ answers: randomAnswers(random) }));
  const unsummed = all.filter((report) => report.steps.every(({ closes }) => closes.length === 0));
  expect(unsummed.length).toBeGreaterThan(20);
  for (const report of [...unsummed, consult({ answers: harbor })]) {
    const rows =
      /<table[^>]* data-block="verdict.steps".*?<\/table>/
        .exec(partsOf(documentOf(report))[0]!.html)?.[0]
        .split("<tr") ?? [];
    for (const row of rows.slice(2)) expect(row).toMatch(/<td[^>]*>.+?<\/td><td[^>]*>.+?<\/td>/);
  }
});
/** Two boxes that no sum of ours answers. */
const harbor = {
  ...answers,
  businessName: "Harbor Street Dental",
  customerInteractionPercentage: "25-50",
  interactionChannels: ["Phone Calls", "Email"],
  cloneExpertiseValue: "somewhat-valuable",
  operationalBottlenecks: ["Appointment Scheduling", "Customer Support"],
  responseTime: "same-day",
  previousAiExperience: "explored-not-implemented",
  techComfortLevel: "comfortable",
  primaryGoal: "improve-customer-experience",
} as typeof answers;

it("has on the first screen no figure that the report itself leaves open, and each step as a row like the others", () => {
  const random = seeded(11);
  const all = Array.from({ length: 60 }, () => consult({ answers: randomAnswers(random) }));
  // Whose trade the name tells, its sums are drawn; of others they are open until the owner counts.
  all.push(consult({ answers }), consult({ answers: harbor }));
  for (const report of all) {
    const document = documentOf(report);
    const cover = partsOf(document).find(({ role }) => role === "cover")!.html;
    // What to do first may be the headline over the table, and is its first row.
    const [steps] = /<table[^>]* data-block="verdict.steps".*?<\/table>/.exec(cover) ?? [];
    const title = withCurlyApostrophes(escapeHtml(report.steps[0]!.title));
    if (steps) expect(steps.split(title).length, title).toBeLessThanOrEqual(2);
    if (steps) expect(cover.indexOf('class="verdict"')).toBeLessThan(cover.indexOf(steps));
    const figure = firstFigure(document);
    if (figure) expect(renderText(document)).toContain(figure.likely);
  }
  for (const report of all.slice(-2)) expect(firstFigure(documentOf(report))).not.toBeNull();
});

it("keeps what the headline says beyond its step, where the steps are a list as before", () => {
  const drawn = documentOf(consult({ answers }));
  const listed = (block: ReportBlock): ReportBlock =>
    block.id === "verdict.steps" && block.kind === "table"
      ? {
          id: block.id,
          basis: block.basis,
          kind: "list",
          ordered: true,
          items: block.rows.filter(({ total }) => !total).map(({ label }) => label),
        }
      : block;
  const document = {
    ...drawn,
    sections: drawn.sections.map((section) => ({ ...section, blocks: section.blocks.map(listed) })),
  };
  const cover = (title: string) => {
    const sections = document.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.id === "verdict.title" && block.kind === "paragraph"
          ? { ...block, text: [{ text: title, strong: true as const }] }
          : block,
      ),
    }));
    return partsOf({ ...document, sections }).find(({ role }) => role === "cover")!.html;
  };
  const [step] = /(?<=<strong>)[^<]*(?=<\/strong>)/.exec(
    /data-block="verdict.steps".*?<\/li>/.exec(partsOf(document)[0]!.html)![0],
  )!;
  expect(cover(`${step}, and count. There is nothing to buy.`)).toMatch(
    new RegExp(`<strong>${step}, and count</strong>[^<,]* There is nothing to buy\\.</li>`),
  );
  expect(cover("Start with something small. An assistant may pay later.")).toMatch(
    /<strong>[^<]*<\/strong>[^<,]* An assistant may pay later\.<\/li>/,
  );
  expect(cover("Ask how they are.")).toContain('class="verdict"');
});
