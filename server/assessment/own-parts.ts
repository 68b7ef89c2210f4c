import type { OwnAssessment } from "../../contracts/assessment-own.ts";
import type { ReportBlock, ReportDocument, RichText } from "../../contracts/report-document.ts";
import { htmlBlock } from "../../rules/report-document/render-html.ts";
import { withCurlyApostrophes } from "../../rules/text.ts";
import { plainText } from "../../rules/report-document/runs.ts";

/**
 * A report's sections for its owner's page. A page is scrolled where paper is turned: what the plan brings and the day as
 * pictures, wherever the document has them, stand on the first screen, and not a second time further down.
 */
export function partsOf(document: ReportDocument | null): OwnAssessment["parts"] {
  if (!document) return [];
  const { sections, figures } = document;
  const all = sections.flatMap(({ blocks }) => blocks);
  const opening = all.find(({ id }) => id === VERDICT || id === TITLE);
  const cover = sections.find(({ blocks }) => opening && blocks.includes(opening));
  const sum = all.filter(({ id }) => id === SUM);
  const day = all.filter(({ id }) => id === DAY);
  const lifted = cover ? [...sum, ...day] : [];
  return sections
    .map((section) => {
      const { id, heading, role } = section;
      const rest = section.blocks.filter((block) => !lifted.includes(block));
      const blocks = section === cover ? saidOnce([...rest, ...sum, ...day], figures) : rest;
      return {
        id,
        heading: heading
          ? withCurlyApostrophes(plainText(heading, figures).replace(HERE, " that would help"))
          : null,
        role,
        html: withCurlyApostrophes(
          blocks
            .map((block) =>
              isPointer(block) ? POINTER : htmlBlock(inTwoLines(block), figures, { folds: true }),
            )
            .join(""),
        ),
      };
    })
    .filter(({ html }) => html !== "");
}

/** This is the private page. */
const HERE = / to enter on your private page$/;

/** A step's place in the plan is one line of its title, what to do the next. */
function inTwoLines(block: ReportBlock): ReportBlock {
  if (block.kind !== "heading" || block.source?.kind !== "step") return block;
  const [first, ...others] = block.text;
  const [, place, title] = (typeof first === "string" && /^(Step [^.]{1,60})\. (.*)$/s.exec(first)) || [];
  return place && title !== undefined
    ? { ...block, text: [{ text: place, em: true }, title, ...others] }
    : block;
}

/** What stands behind a step's name, beneath it: ', for your goal' as 'For your goal'. */
const asSentence = ([first, ...others]: RichText): RichText =>
  typeof first === "string" && first.startsWith(", ")
    ? [` ${first.charAt(2).toUpperCase()}${first.slice(3)}`, ...others]
    : first === undefined
      ? []
      : [first, ...others];

/**
 * In reports of before, which have their steps in a list, the headline names the step to begin with, and so does the first
 * line: it is said once, as that line, with what the headline says beyond it. In a table each step is a row like the others.
 */
function saidOnce(blocks: readonly ReportBlock[], figures: ReportDocument["figures"]): ReportBlock[] {
  const title = blocks.find(({ id }) => id === TITLE);
  const steps = blocks.find(({ id }) => id === STEPS);
  if (title?.kind !== "paragraph" || steps?.kind !== "list") return [...blocks];
  const first = steps.items[0]!;
  const at = first.findIndex((run) => typeof run === "object" && "strong" in run);
  const [before, name, about] = [first.slice(0, at), first[at], first.slice(at + 1)];
  const said = plainText(title.text, figures);
  const step = name === undefined ? "" : plainText([name], figures);
  const repeats = step !== "" && said.startsWith(step);
  if (!repeats && !said.startsWith("Start with ")) return [...blocks];
  const [sentence = "", ...sentences] = said.split(/(?<=\.) /);
  const further = repeats ? sentence.slice(step.length).replace(/\.$/, "") : "";
  const rest = sentences.length > 0 ? [`${about.length > 0 ? "." : ""} ${sentences.join(" ")}`] : [];
  const line = [
    ...before,
    { text: `${step}${further}`, strong: true as const },
    ...asSentence(about),
    ...rest,
  ];
  const told: ReportBlock = { ...steps, items: [line, ...steps.items.slice(1)] };
  return blocks.flatMap((block) => (block === title ? [] : block === steps ? [told] : [block]));
}

/** On that very page, 'your page says' is a link; what a reviewer typed in its place stays. */
const isPointer = ({ id, by }: ReportBlock) => id === "unknown.where" && by !== "person";
const POINTER = '<p class="note"><a href="#your-numbers">Where to find them: Your numbers</a></p>';

const TITLE = "verdict.title";
const STEPS = "verdict.steps";
/** The block that begins the first screen. */
const VERDICT = "verdict.text";
const SUM = "money.range";
const DAY = "verdict.day";
