import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AssessmentAnswers } from "../../../contracts/assessment.ts";
import {
  BOTTLENECKS,
  type ChoiceField,
  choiceValues,
  INDUSTRIES,
} from "../../../contracts/assessment-options.ts";
import { buildReport, contextFor } from "./build-report.ts";
import { anyAnswers, everyPair, ordinary } from "./every-answer.fixture.ts";
import { chooseOpportunities, startChannel, BOTTLENECK_KNOWLEDGE } from "./opportunities/choose.ts";
import { renderHtml } from "./render-html.ts";
import { renderText } from "./render-text.ts";
import { reportSchema, SECTION_IDS } from "./schema.ts";

const pairs = everyPair();
const html = (a: AssessmentAnswers) => renderHtml(buildReport(a));
/** The words a reader sees, without line breaks and without the name they typed themselves. */
const words = (a: AssessmentAnswers) => renderText(html({ ...a, businessName: "Acme" })).replace(/\s+/g, " ");
/** The sentences of the running text; the lines of tables and charts are the same for everybody. */
const sentences = (a: AssessmentAnswers) =>
  new Set(
    renderText(
      html(a)
        .replace(/<table.*?<\/table>/g, "")
        .replace(/<figure.*?<\/figure>|<h[23]>.*?<\/h[23]>/g, ""),
    )
      .split(/\n\n/)
      .flatMap((p) => p.replace(/\s+/g, " ").split(/(?<=[.?!])\s/))
      .filter((s) => s.length > 3),
  );
const forEveryPair = (check: (a: AssessmentAnswers) => void) => {
  for (const a of pairs)
    try {
      check(a);
    } catch (fault) {
      throw new Error(`${JSON.stringify(a)}\n${(fault as Error).message}`, { cause: fault });
    }
};

describe("a report, read", () => {
  it("has every section, fits the schema any writer must meet, and rests every block on answers", () => {
    fc.assert(
      fc.property(anyAnswers, (a) => {
        const report = buildReport(a);
        expect(reportSchema.parse(report)).toEqual({
          ...report,
          answers: { ...a, businessName: a.businessName.trim() },
        });
        expect(report.sections.map((s) => s.id)).toEqual(SECTION_IDS);
      }),
      { numRuns: 60 },
    );
  });

  it("leaves no placeholder and no empty or broken phrase", () => {
    forEveryPair((a) => {
      const text = words(a);
      expect(text).not.toMatch(/undefined|NaN|null|Infinity|\[object|[{}]|\$\{|TODO|Lorem/);
      expect(text).not.toMatch(/ [,.;:?!](?!\d)|,,|\.\.|\(\)|""|: *\.|\b(\w+) \1\b(?<!that that|had had)/);
      expect(text).not.toMatch(/\b(a) [aeio]\w|\ban [^aeiouhAEIOUH8]/);
      expect(html(a)).not.toMatch(/<(\w+)[^>]*>\s*<\/\1>(?<!<\/path>|<\/svg>)| {2}/);
    });
  });

  it("says no sentence twice", () => {
    forEveryPair((a) => {
      const body = buildReport(a)
        .sections.flatMap((s) => s.blocks)
        .flatMap((b) => (b.kind === "paragraph" ? [JSON.stringify(b.text)] : []));
      expect(new Set(body).size).toBe(body.length);
    });
  });

  it("advises three different things, their own bottlenecks first", () => {
    forEveryPair((a) => {
      const three = chooseOpportunities(contextFor(a));
      expect(new Set(three.map((o) => o.id)).size).toBe(3);
      expect(new Set(three.map((o) => o.title)).size).toBe(3);
      const own = three.filter((o) => !o.added);
      expect(own).toHaveLength(Math.min(3, a.operationalBottlenecks.length));
      expect(three.slice(0, own.length)).toEqual(own);
      for (const o of own) expect(a.operationalBottlenecks).toContain(o.id);
      for (const o of three.slice(own.length)) expect(BOTTLENECKS).not.toContain(o.id);
    });
  });

  it("starts each job only in a channel that they named", () => {
    fc.assert(
      fc.property(anyAnswers, (a) => {
        for (const b of a.operationalBottlenecks)
          expect(a.interactionChannels).toContain(startChannel(BOTTLENECK_KNOWLEDGE[b], a));
      }),
    );
  });

  it("gives a different text for every single answer that differs", () => {
    const fields = [
      "customerInteractionPercentage",
      "cloneExpertiseValue",
      "responseTime",
      "previousAiExperience",
      "techComfortLevel",
      "primaryGoal",
    ] as const satisfies ChoiceField[];
    for (const f of fields) {
      const texts = choiceValues(f).map((v) => words({ ...ordinary, [f]: v }));
      expect(new Set(texts).size).toBe(texts.length);
    }
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (a, b) => {
        const key = (x: AssessmentAnswers) =>
          JSON.stringify({
            ...x,
            email: "",
            businessName: "",
            interactionChannels: [...x.interactionChannels].sort(),
            operationalBottlenecks: [...x.operationalBottlenecks].sort(),
          });
        if (key(a) !== key(b)) expect(words(a)).not.toBe(words(b));
      }),
      { numRuns: 40 },
    );
  });

  it("is a different report for each industry: over three tenths of its sentences", () => {
    const read = INDUSTRIES.map((industry) => sentences({ ...ordinary, industry }));
    for (const [i, one] of read.entries())
      for (const other of read.slice(i + 1)) {
        const differing = [...one].filter((s) => !other.has(s)).length / one.size;
        expect(differing).toBeGreaterThan(0.3);
      }
  });
});

describe("a report never contradicts an answer", () => {
  it("speaks of their phone only when people phone them", () => {
    forEveryPair((a) => {
      if (a.interactionChannels.includes("Phone Calls")) return;
      expect(words(a)).not.toMatch(
        /on the phone|forward the phone|your phone is|phone rings|phone fills|voicemail has|calls that nobody|calls and messages|by phone,? (and|in)/i,
      );
    });
  });

  it("never calls an answer within the hour slow", () => {
    forEveryPair((a) => {
      if (a.responseTime !== "within-1-hour") return;
      expect(words(a)).not.toMatch(
        /wait (a day|part|more than|an hour)|\bslow(er)? answer you|first answer, and a time|24 to 48|two days/i,
      );
    });
  });

  it("never asks somebody who is not comfortable to set things up", () => {
    forEveryPair((a) => {
      const text = words(a);
      if (a.techComfortLevel === "not-comfortable") {
        expect(text).not.toMatch(
          /set up the first version yourself|you set up|you can go on from there alone|try, judge and drop/i,
        );
        expect(text).toContain("We set up the first version. You touch no settings");
      }
      if (a.techComfortLevel === "very-comfortable")
        expect(text).not.toContain("somebody else does the setting up");
    });
  });

  it("never introduces AI to somebody who uses it", () => {
    forEveryPair((a) => {
      const text = words(a);
      if (a.previousAiExperience === "currently-using")
        expect(text).not.toMatch(
          /your first AI|AI would be new|no experience|try an assistant yourself before|put to use/i,
        );
      else
        expect(text).not.toMatch(/you use AI (already|now)|the AI you (already )?use|tool you already use/i);
      if (a.previousAiExperience === "no-experience") expect(text).not.toMatch(/looked at AI|last time/i);
    });
  });

  it("never pushes a clone on somebody who does not want one", () => {
    forEveryPair((a) => {
      const text = words(a);
      if (a.cloneExpertiseValue !== "not-valuable") return;
      expect(text).not.toMatch(
        /what only you know|sounding like you|clone of your expertise would be (\w+ )?valuable/i,
      );
      expect(text).toContain("so nothing below depends on one");
    });
  });

  it("brings up nothing that was not named as one of their bottlenecks", () => {
    forEveryPair((a) => {
      const text = words(a);
      const said: Partial<Record<(typeof BOTTLENECKS)[number], RegExp>> = {
        "After-Hours Coverage": /hours you cannot cover|Answer in the hours/,
        "Repetitive FAQ Handling": /ten most asked questions/,
        "Lead Qualification": /which new enquiry deserves/,
        "Order Processing": /Take in repeat orders/,
      };
      for (const b of BOTTLENECKS)
        if (said[b] && !a.operationalBottlenecks.includes(b)) expect(text).not.toMatch(said[b]);
    });
  });
});

describe("a hostile name", () => {
  it.each([
    '<script>alert(1)</script>"><img src=x onerror=alert(1)>',
    "A\r\nBcc: x@y.example\n\n<b>bold</b>",
    "\u202Egnp.exe \u2066x\u2069",
    "&lt;b&gt; &amp; \u0000\u0007",
    "x".repeat(500),
    "<!--",
    "]]></svg>",
  ])("stays text: %j", (businessName) => {
    const out = html({ ...ordinary, businessName });
    const plain = html({ ...ordinary, businessName: "" });
    const tags = (s: string) => s.match(/<[^>]+>/g)!.filter((t) => !/^<\/?bdi>$/.test(t));
    expect(tags(out)).toEqual(tags(plain));
    for (const c of "\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u0000\u0007\r")
      expect(out).not.toContain(c);
  });
});
