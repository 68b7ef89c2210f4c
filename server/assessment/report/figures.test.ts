import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AssessmentAnswers } from "../../../contracts/assessment.ts";
import {
  BOTTLENECKS,
  CHANNELS,
  type ChoiceField,
  choiceValues,
} from "../../../contracts/assessment-options.ts";
import { applyAssumptions } from "./apply-assumptions.ts";
import {
  ASSUMPTION_IDS,
  ASSUMPTIONS,
  type Assumptions,
  assumptionsFor,
  defaultAssumptions,
} from "./assumptions.ts";
import { buildReport } from "./build-report.ts";
import { anyAnswers, ordinary } from "./every-answer.fixture.ts";
import { COMPUTED_FIGURE_IDS, computeFigures, figureTexts } from "./figures.ts";
import { sanitizeReport } from "./html.ts";
import { assessReadiness } from "./readiness.ts";
import { renderHtml } from "./render-html.ts";
import { replaceSection } from "./replace-section.ts";

const anyAssumptions: fc.Arbitrary<Assumptions> = fc.record(
  Object.fromEntries(
    ASSUMPTION_IDS.map((id) => {
      const { min, max, step } = ASSUMPTIONS[id];
      return [id, fc.integer({ min: min / step, max: max / step }).map((n) => n * step)];
    }),
  ) as { [K in keyof Assumptions]: fc.Arbitrary<number> },
);

describe("the sum", () => {
  it("adds up as printed", () => {
    fc.assert(
      fc.property(anyAssumptions, (a) => {
        const f = computeFigures(a);
        expect(f.totalMonth).toBe(f.missedCostMonth + f.repeatedCostMonth);
        expect(f.reachMonth).toBe(f.reachMissedMonth + f.reachRepeatedMonth);
        expect(f.totalYear).toBe(12 * f.totalMonth);
        expect(f.missedCostMonth).toBe(Math.round(f.lostPerMonth * a.customerValue));
        expect(f.reachMonth).toBeLessThanOrEqual(f.totalMonth);
        for (const id of COMPUTED_FIGURE_IDS) expect(f[id]).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("can be followed with a calculator", () => {
    const f = computeFigures({
      contactsPerWeek: 80,
      missedShare: 12,
      readyShare: 35,
      goneShare: 50,
      customerValue: 150,
      recoverableShare: 40,
      tasksPerWeek: 60,
      minutesPerTask: 4.5,
      hourlyCost: 24,
      handoverShare: 50,
      monthlyPrice: 200,
    });
    expect(f).toMatchObject({
      missedPerWeek: 9.6,
      readyPerWeek: 3.36,
      lostPerWeek: 1.68,
      lostPerMonth: 7.27,
      missedCostMonth: 1091,
      repeatedHoursMonth: 19.49,
      repeatedCostMonth: 468,
      totalMonth: 1559,
      reachMonth: 670,
    });
  });

  it("tells an owner for whom it does not pay that it does not", () => {
    const poor = { ...defaultAssumptions(ordinary), customerValue: 1, hourlyCost: 1, monthlyPrice: 500 };
    expect(figureTexts(ordinary, poor).balance).toContain("does not pay for itself");
    expect(figureTexts(ordinary, { ...poor, customerValue: 0 }).breakEven).not.toMatch(/Infinity|NaN/);
  });

  it("starts from examples within bounds and takes only changes within bounds", () => {
    fc.assert(
      fc.property(anyAnswers, (a) => {
        expect(assumptionsFor(a, defaultAssumptions(a))).toEqual(defaultAssumptions(a));
      }),
    );
    expect(assumptionsFor(ordinary, { customerValue: 90 })).toEqual({
      ...defaultAssumptions(ordinary),
      customerValue: 90,
    });
    expect(() => assumptionsFor(ordinary, { missedShare: 101 })).toThrow();
    expect(() => assumptionsFor(ordinary, { customerValue: Number.NaN })).toThrow();
  });
});

describe("changing an assumption in a finished report", () => {
  it("gives the very report that would have been written with it", () => {
    fc.assert(
      fc.property(anyAnswers, anyAssumptions, (a, changed) => {
        expect(applyAssumptions(renderHtml(buildReport(a)), a, changed)).toBe(
          renderHtml(buildReport(a, changed)),
        );
      }),
      { numRuns: 50 },
    );
  });

  it("changes every figure that uses it and no other", () => {
    const marks = (html: string) =>
      new Map([...html.matchAll(/data-figure="(\w+)">([^<]*)/g)].map(([, id, text]) => [id, text]));
    const before = marks(renderHtml(buildReport(ordinary)));
    const after = marks(
      applyAssumptions(renderHtml(buildReport(ordinary)), ordinary, {
        ...assumptionsFor(ordinary),
        hourlyCost: 100,
      }),
    );
    const changed = [...before.keys()].filter((id) => before.get(id) !== after.get(id));
    expect(changed.sort()).toEqual(
      [
        "hourlyCost",
        "repeatedCostMonth",
        "totalMonth",
        "totalYear",
        "reachRepeatedMonth",
        "reachMonth",
        "balance",
        "larger",
      ].sort(),
    );
  });

  it("keeps what a person wrote, character by character", () => {
    const edited = `<p>Mine: 5 &lt; 6 &#8212; <em>kept</em></p>\n<p>We lose <span data-figure="totalMonth"><b>old</b></span> &nbsp;a month.</p><figure data-chart="cost"></figure><span data-figure="unknown">x</span>`;
    const out = applyAssumptions(edited, ordinary, defaultAssumptions(ordinary));
    expect(out).toContain(
      '<p>Mine: 5 &lt; 6 &#8212; <em>kept</em></p>\n<p>We lose <span data-figure="totalMonth">$1,559</span> &nbsp;a month.</p>',
    );
    expect(out).toContain('<figure data-chart="cost"><table class="chart">');
    expect(out.endsWith('</figure><span data-figure="unknown">x</span>')).toBe(true);
  });

  it("survives markup that nobody closed", () => {
    expect(
      applyAssumptions('<p><span data-figure="totalMonth">old', ordinary, defaultAssumptions(ordinary)),
    ).toContain("$1,559");
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        (s) => void applyAssumptions(s, ordinary, defaultAssumptions(ordinary)),
      ),
    );
  });
});

describe("writing one section anew", () => {
  it("replaces that section and keeps the edits in all others", () => {
    const report = buildReport(ordinary);
    const edited = renderHtml(report).replace("You run a practice", "You run <em>the</em> practice");
    const risks = report.sections.find((s) => s.id === "risks")!;
    const out = replaceSection(edited, report, {
      ...risks,
      blocks: [
        { kind: "paragraph", basis: ["industry"], text: ["It costs ", { figure: "totalMonth" }, " <now>."] },
      ],
    });
    expect(out).toContain("You run <em>the</em> practice");
    expect(out).toContain(
      `<section data-section="risks"><h2>${risks.heading}</h2><p data-basis="industry">It costs <span data-figure="totalMonth">$1,559</span> &lt;now&gt;.</p></section>`,
    );
    expect(replaceSection(out, report, risks)).toBe(edited);
  });
});

describe("what is allowed in a report", () => {
  it("includes everything the consultant writes, byte for byte", () => {
    fc.assert(
      fc.property(anyAnswers, (a) => {
        const html = renderHtml(buildReport(a));
        expect(sanitizeReport(html)).toBe(html);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ["<script>alert(1)</script><p>x</p>", "<p>x</p>"],
    ['<p onclick="alert(1)" style="position:fixed" class="note evil">x</p>', '<p class="note">x</p>'],
    ['<a href="javascript:alert(1)">x</a>', "<a>x</a>"],
    ['<a href="//evil.example">x</a>', "<a>x</a>"],
    ['<A HREF="JavaScript:alert(1)" ONCLICK="x">x</A>', "<a>x</a>"],
    [
      '<svg onload="alert(1)"><script>x</script><foreignObject><p>y</p></foreignObject></svg>',
      "<svg><p>y</p></svg>",
    ],
    [
      '<svg><animate attributeName="href" values="javascript:alert(1)"></animate><use href="#x"></use></svg>',
      "<svg></svg>",
    ],
    ['<path fill="url(javascript:x)" stroke="url(#x)"></path>', "<path fill stroke></path>"],
    ['<iframe src="https://evil.example"></iframe><img src="x" onerror="y"><form><input></form>', ""],
    ["<style>p{}</style><link rel=stylesheet href=x><base href=x><meta http-equiv=refresh>", ""],
  ])("and nothing that could harm: %s", (dirty, clean) => {
    expect(sanitizeReport(dirty)).toBe(clean);
    expect(sanitizeReport(sanitizeReport(dirty))).toBe(sanitizeReport(dirty));
  });
});

describe("readiness", () => {
  const rising: Partial<Record<ChoiceField, true>> = {
    techComfortLevel: true,
    previousAiExperience: true,
    responseTime: true,
    cloneExpertiseValue: true,
  };

  it("is the sum of its parts, between 0 and 100", () => {
    fc.assert(
      fc.property(anyAnswers, (a) => {
        const { score, parts } = assessReadiness(a);
        expect(score).toBe(parts.reduce((n, p) => n + p.points, 0));
        expect(parts.reduce((n, p) => n + p.max, 0)).toBe(100);
        for (const p of parts) expect(p.points).toBeGreaterThan(0);
        for (const p of parts) expect(p.points).toBeLessThanOrEqual(p.max);
      }),
    );
  });

  it("rises with comfort, experience, promptness and knowledge, and falls with no channel or bottleneck added", () => {
    const score = (a: AssessmentAnswers) => assessReadiness(a).score;
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...CHANNELS), fc.constantFrom(...BOTTLENECKS), (a, c, b) => {
        for (const f of Object.keys(rising) as ChoiceField[]) {
          const scores = choiceValues(f).map((v) => score({ ...a, [f]: v }));
          expect(scores).toEqual([...scores].sort((x, y) => y - x));
          expect(new Set(scores).size).toBe(4);
        }
        const more = {
          ...a,
          interactionChannels: [...new Set([...a.interactionChannels, c])],
          operationalBottlenecks: [...new Set([...a.operationalBottlenecks, b])],
        };
        expect(score(more)).toBeGreaterThanOrEqual(score(a));
      }),
    );
  });
});
