import type { ReportBlock, ReportDocument, RichText, Run } from "../../../contracts/report-document.ts";
import { blocksIn, mapTexts, plainText, textsOf } from "../../../rules/report-document/runs.ts";
import { opened } from "../document/read-html.ts";

export interface UnsourcedMark {
  text: string;
  /** The words around it, of the same paragraph, cell or heading. */
  context: string;
}

const CONTEXT = 60;
type Unsourced = Extract<Run, { unsourced: string }>;
const isUnsourced = (run: Run): run is Unsourced => typeof run !== "string" && "unsourced" in run;

/** Some words before and after, as far as the line goes. */
function around(before: string, text: string, after: string): string {
  const near = before.length > CONTEXT ? before.slice(-CONTEXT).replace(/^\S*\s/, "… ") : before;
  const next = after.length > CONTEXT ? after.slice(0, CONTEXT).replace(/\s\S*$/, " …") : after;
  return `${near}${text}${next}`.trim();
}

/** Numbers of a report that come from neither an answer nor an assumption, in reading order. */
export function unsourcedMarks(document: ReportDocument | null): UnsourcedMark[] {
  if (!document) return [];
  const { sections, figures } = opened(document);
  return blocksIn(sections).flatMap(({ block }) =>
    textsOf(block).flatMap((text) =>
      text.flatMap((run, i) =>
        isUnsourced(run)
          ? [
              {
                text: run.unsourced,
                context: around(
                  plainText(text.slice(0, i), figures),
                  run.unsourced,
                  plainText(text.slice(i + 1), figures),
                ),
              },
            ]
          : [],
      ),
    ),
  );
}

const marksIn = (block: ReportBlock) => textsOf(block).flat().filter(isUnsourced).length;

/**
 * Settles one of them: accepted, its words stay without the mark; removed, they go. Undefined when the mark at this
 * index does not read as it was shown.
 */
export function settleMark(
  document: ReportDocument,
  { index, text, decision }: { index: number; text: string; decision: "accept" | "remove" },
): ReportDocument | undefined {
  if (unsourcedMarks(document)[index]?.text !== text) return undefined;
  let at = 0;
  const settle = (block: ReportBlock): ReportBlock => {
    const from = at;
    at += marksIn(block);
    if (index < from || index >= at) return block;
    let here = from;
    return mapTexts(block, (runs) =>
      joined(runs.map((run) => (isUnsourced(run) && here++ === index ? decided(run, decision) : run))),
    );
  };
  const sections = document.sections.map((section) => ({
    ...section,
    blocks: section.blocks.flatMap((block) => {
      if (block.kind !== "html") return [settle(block)];
      const within =
        opened({ ...document, sections: [{ ...section, blocks: [block] }] }).sections[0]?.blocks ?? [];
      const count = within.reduce((sum, each) => sum + marksIn(each), 0);
      const hit = index >= at && index < at + count;
      if (hit) return within.map(settle);
      at += count;
      return [block];
    }),
  }));
  return { ...document, sections };
}

const decided = ({ unsourced }: Unsourced, decision: "accept" | "remove"): Run =>
  decision === "accept" ? unsourced : "";

/** One of the two spaces around what was removed goes with it. */
const joined = (runs: RichText): RichText =>
  runs.reduce<RichText>((all, run) => {
    const last = all.at(-1);
    if (run === "") return all;
    if (typeof run === "string" && typeof last === "string")
      all[all.length - 1] = last.endsWith(" ") && run.startsWith(" ") ? last + run.slice(1) : last + run;
    else all.push(run);
    return all;
  }, []);
