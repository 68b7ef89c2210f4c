import { describe, expect, it } from "vitest";
import type { ReportBlock, ReportDocument } from "../../contracts/report-document.ts";
import { headingKey, redraw, withoutTyped } from "./redraw.ts";
import { blocksIn } from "./runs.ts";
import { sample } from "./sample.fixture.ts";

const edited = (document: ReportDocument, id: string, change: (block: ReportBlock) => ReportBlock[]) => ({
  ...document,
  sections: document.sections.map((section) => ({
    ...section,
    blocks: section.blocks.flatMap((block) => (block.id === id ? change(block) : [block])),
  })),
});
const typed = (text: string) => (block: ReportBlock) => [
  { kind: "paragraph" as const, id: block.id, basis: block.basis, by: "person" as const, text: [text] },
];
const find = (document: ReportDocument, id: string) =>
  blocksIn(document.sections).find(({ block }) => block.id === id)?.block;
const without = (id: string) => edited(sample, id, () => []);
const withFigure = (id: string, value: number): ReportDocument => ({
  ...sample,
  figures: { ...sample.figures, [id]: { value, unit: "money" } },
});

describe("drawing a report again", () => {
  it("is the new drawing where nobody has typed", () => {
    const next = edited(withFigure("headline", 9), "q", () => []);
    expect(redraw({ base: sample, current: sample, next })).toEqual(next);
  });

  it("keeps typed words, unmarked while their ground is the same", () => {
    const current = edited(sample, "q", typed("Mine."));
    const drawn = redraw({ base: sample, current, next: withFigure("price", 9) });
    expect(find(drawn, "q")).toEqual(find(current, "q"));
    expect(drawn.figures.price?.value).toBe(9);
  });

  it("marks a heading and a paragraph that a person wrote where what their section speaks of is another", () => {
    const [first, ...rest] = sample.sections;
    if (!first) throw new Error("the sample has sections");
    const own: ReportBlock = { kind: "paragraph", id: "own", basis: [], by: "person", text: ["Mine."] };
    const about = (id: string): ReportBlock => ({
      ...own,
      id: "about",
      by: undefined,
      source: { kind: "step", id },
    });
    const of = (heading: string, ...blocks: ReportBlock[]): ReportDocument => ({
      ...sample,
      sections: [{ ...first, heading: [heading], blocks: [...blocks] }, ...rest],
    });
    const base = of("One step", about("one"));
    const current = of("My heading", about("one"), own);
    const section = redraw({ base, current, next: of("Another step", about("other")) }).sections[0];
    expect(section).toMatchObject({ heading: ["My heading"], ground: "changed" });
    expect(section?.blocks.find(({ id }) => id === "own")?.ground).toBe("changed");
    const unchanged = redraw({ base, current, next: base }).sections[0];
    expect(unchanged?.ground).toBeUndefined();
    expect(unchanged?.blocks.find(({ id }) => id === "own")?.ground).toBeUndefined();
    const given = withoutTyped({ base, current }, [headingKey(first.id), "own"]);
    expect(given).toEqual(base);
  });

  it("marks typed words whose numbers or words have changed beneath them", () => {
    const current = edited(sample, "verdict.text", typed("Mine."));
    expect(
      find(redraw({ base: sample, current, next: withFigure("headline", 9) }), "verdict.text"),
    ).toMatchObject({
      text: ["Mine."],
      ground: "changed",
    });
    const other = edited(sample, "verdict.text", typed("It pays."));
    expect(find(redraw({ base: sample, current, next: other }), "verdict.text")?.ground).toBe("changed");
  });

  it("keeps typed words whose place is gone, after what stood before them", () => {
    const current = edited(sample, "q", typed("Mine."));
    const drawn = redraw({ base: sample, current, next: without("q") });
    const ids = drawn.sections[1]?.blocks.map(({ id }) => id) ?? [];
    expect(ids[ids.indexOf("q") - 1]).toBe("weeks");
    expect(find(drawn, "q")?.ground).toBe("gone");
  });

  it("keeps a paragraph that a person added, and leaves out what a person took out", () => {
    const added = edited(sample, "day", (block) => [block, ...typed("New.")({ ...block, id: "x.1" })]);
    const current = edited(added, "q", () => []);
    const drawn = redraw({ base: sample, current, next: withFigure("headline", 9) });
    expect(drawn.sections[0]?.blocks.map(({ id }) => id)).toEqual(["verdict.text", "day", "x.1"]);
    expect(find(drawn, "x.1")?.ground).toBeUndefined();
    expect(find(drawn, "q")).toBeUndefined();
  });

  it("keeps a model's words over what is the same, and takes the consultant's where it is not", () => {
    const model = (block: ReportBlock) => [{ ...typed("Model.")(block)[0], by: "model" } as ReportBlock];
    const current = edited(sample, "q", model);
    expect(find(redraw({ base: sample, current, next: withFigure("headline", 9) }), "q")?.by).toBe("model");
    const next = edited(sample, "q", typed("Other."));
    expect(find(redraw({ base: sample, current, next }), "q")).toMatchObject({ text: ["Other."] });
    expect(find(redraw({ base: sample, current, next: without("q") }), "q")).toBeUndefined();
  });

  it("keeps the figures that kept words name", () => {
    const current = edited(sample, "q", (block) => [
      { ...typed("")(block)[0], text: [{ figure: "calls" }] } as ReportBlock,
    ]);
    const { calls: _calls, ...figures } = sample.figures;
    const next = { ...without("q"), figures };
    expect(redraw({ base: sample, current, next }).figures.calls?.value).toBe(7);
  });
});
