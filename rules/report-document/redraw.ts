import type { ReportBlock, ReportDocument, ReportSection } from "../../contracts/report-document.ts";
import { letterBeside, same } from "./letter-beside.ts";
import { blocksIn, type Figures, textsOf } from "./runs.ts";

const figureIds = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"(?:figure|low|likely|high|value|of)":"([\w.:-]+)"/g)].map(
    ([, id = ""]) => id,
  );
const figuresOf = (block: ReportBlock): string[] =>
  block.kind === "chart" ? figureIds(block.chart) : figureIds(textsOf(block));

/** True when a block says the same, and the numbers that it names are the same, too. */
const onSameGround = (a: ReportBlock, aFigures: Figures, b: ReportBlock, bFigures: Figures) =>
  same(a, b) && figuresOf(a).every((id) => aFigures[id]?.value === bFigures[id]?.value);

const sameHeading = (a: ReportSection, aFigures: Figures, b: ReportSection, bFigures: Figures) =>
  JSON.stringify(a.heading) === JSON.stringify(b.heading) &&
  figureIds(a.heading ?? []).every((id) => aFigures[id]?.value === bFigures[id]?.value);

interface Drawings {
  /** As it was drawn last, before anybody touched it. */
  base: ReportDocument;
  /** As it stands. */
  current: ReportDocument;
  /** As it is drawn now. */
  next: ReportDocument;
}

/**
 * The report as it is drawn now, with what a person wrote into it: typed words stay, marked where what they rest on has
 * changed or gone; what was taken out stays out while it would say the same. A model's words stay while what they were
 * written over is the same.
 */
export function redraw({ base, current, next }: Drawings): ReportDocument {
  const was = byId(base);
  const now = byId(current);
  const drawn = byId(next);

  const settle = (block: ReportBlock): ReportBlock[] => {
    const before = was.get(block.id);
    const standing = now.get(block.id);
    if (!standing) return before && same(before, block) ? [] : [block];
    if (before && same(before, standing)) return [block];
    if (standing.by === "model") return before && same(before, block) ? [standing] : [block];
    const kept = before && onSameGround(before, base.figures, block, next.figures);
    return [kept ? standing : { ...standing, ground: "changed" }];
  };
  /** True when a section speaks of another verdict or of other steps than it did. */
  const aboutOthers = (id: string) => subjectsOf(base, id) !== subjectsOf(next, id);
  /** What a person wrote and the new drawing has no place for. */
  const strays = (section: ReportSection): { after: string | undefined; block: ReportBlock }[] =>
    section.blocks.flatMap((block, i) => {
      if (drawn.has(block.id)) return [];
      const before = was.get(block.id);
      if (before && (same(before, block) || block.by === "model")) return [];
      const kept: ReportBlock = before
        ? { ...block, ground: "gone" }
        : aboutOthers(section.id)
          ? { ...block, ground: "changed" }
          : block;
      return [{ after: section.blocks[i - 1]?.id, block: kept }];
    });

  const sections = next.sections.map((section): ReportSection => {
    const standing = current.sections.find(({ id }) => id === section.id);
    const before = base.sections.find(({ id }) => id === section.id);
    const blocks = section.blocks.flatMap(settle);
    for (const { after, block } of standing ? strays(standing) : []) {
      const at = blocks.findIndex(({ id }) => id === after);
      blocks.splice(after === undefined ? 0 : at < 0 ? blocks.length : at + 1, 0, block);
    }
    const retitled =
      standing?.heading && before && JSON.stringify(standing.heading) !== JSON.stringify(before.heading);
    if (!retitled || !standing.heading) return { ...section, blocks };
    const overSame =
      standing.ground === undefined && sameHeading(before, base.figures, section, next.figures);
    return {
      ...section,
      heading: standing.heading,
      ...(!overSame && { ground: "changed" as const }),
      blocks,
    };
  });
  const lost = current.sections.flatMap((section): ReportSection[] => {
    if (next.sections.some(({ id }) => id === section.id)) return [];
    const blocks = strays(section).map(({ block }) => block);
    return blocks.length ? [{ ...section, blocks }] : [];
  });
  const all = [...sections, ...lost];
  return {
    ...next,
    sections: all,
    letter: letterBeside(next, all),
    figures: { ...named(all, current.figures), ...next.figures },
  };
}

/** What tells a section's heading from its blocks, among what a person wrote. */
export const headingKey = (section: string) => `heading:${section}`;

/**
 * The report as it stands, but with the drawn words in place of some that a person typed: as if they had never been.
 * @param given ids of blocks, and `headingKey` of sections
 */
export function withoutTyped(
  { base, current }: Pick<Drawings, "base" | "current">,
  given: readonly string[],
): ReportDocument {
  const was = byId(base);
  return {
    ...current,
    sections: current.sections.map(({ ground, ...section }) => {
      const heading = base.sections.find(({ id }) => id === section.id)?.heading;
      const isGiven = heading !== undefined && given.includes(headingKey(section.id));
      return {
        ...section,
        ...(isGiven ? { heading } : ground && { ground }),
        blocks: section.blocks.flatMap((block) =>
          given.includes(block.id) ? (was.get(block.id) ?? []) : [block],
        ),
      };
    }),
  };
}

const byId = ({ sections }: ReportDocument) =>
  new Map(blocksIn(sections).map(({ block }) => [block.id, block] as const));

/** The verdict and the steps that a section speaks of. */
const subjectsOf = ({ sections }: ReportDocument, id: string): string => {
  const blocks = sections.find((section) => section.id === id)?.blocks ?? [];
  const named = blocks.flatMap(({ source }) =>
    source?.kind === "verdict" || source?.kind === "step" ? [`${source.kind} ${source.id}`] : [],
  );
  return [...new Set(named)].toSorted().join();
};

/** Of some figures those that the sections still name. */
function named(sections: readonly ReportSection[], figures: Figures): Figures {
  const ids = blocksIn(sections).flatMap(({ block }) => figuresOf(block));
  return Object.fromEntries(
    [...new Set(ids)].flatMap((id) => {
      const figure = figures[id];
      return figure ? [[id, figure] as const] : [];
    }),
  );
}
