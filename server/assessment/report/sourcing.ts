import { Parser } from "htmlparser2";
import type { AssessmentAnswers } from "../../../contracts/assessment.ts";
import { CHOICES, type ChoiceField, choiceLabel } from "../../../contracts/assessment-options.ts";
import { contextFor } from "./build-report.ts";
import { rewriteMarked } from "./rewrite-marked.ts";
import { FIGURE_IDS, type FigureId, type Inline, type Text } from "./schema.ts";

const WORDS =
  "hundreds?|thousands?|millions?|billions?|dozens?|half|halve[sd]?|thirds?|quarters?|twice|doubles?d?|triples?d?|twofold|threefold|tenfold|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const FIGURE = new RegExp(
  `[$€£]?\\d(?:[\\d.,]*\\d)?(?:\\s?(?:%|percent|per cent|dollars?|k\\b|x\\b|times\\b))?|\\b(?:${WORDS})\\b`,
  "giu",
);
/** Counts that order a plan: steps, weeks, the first 30 days. Never a share and never money. */
const PLAN = new Set(["1", "2", "3", "4", "30"]);

/** The figures that a respondent has named by their answers: `25`, `25%` … */
function namedFigures(answers: AssessmentAnswers): Set<string> {
  const named = new Set<string>();
  for (const field of Object.keys(CHOICES) as ChoiceField[]) {
    const label = choiceLabel(field, answers[field]);
    for (const [number] of label.matchAll(/\d+/g)) {
      named.add(number);
      if (label.includes("%")) named.add(`${number}%`);
    }
  }
  return named;
}

/**
 * A writer's sentence as runs: `{{name}}` becomes the business's name, `{{totalMonth}}` that figure, and any other
 * figure that no answer names is marked as unsourced.
 * @throws Error for a placeholder that does not exist
 */
export function sourcedText(raw: string, answers: AssessmentAnswers): Text {
  const named = namedFigures(answers);
  return raw.split(/(\{\{[^}]*\}\})/).flatMap((part): Inline[] => {
    const placeholder = /^\{\{\s*([^}]*?)\s*\}\}$/.exec(part)?.[1];
    if (placeholder === undefined) return markFigures(part, named);
    if (placeholder === "name") return [contextFor(answers).name];
    if (!FIGURE_IDS.includes(placeholder as FigureId))
      throw new Error(`There is no figure called ${placeholder}`);
    return [{ figure: placeholder as FigureId }];
  });
}

function markFigures(text: string, named: ReadonlySet<string>): Inline[] {
  const runs: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(FIGURE)) {
    const figure = match[0];
    const bare = figure.replace(/\s?(?:percent|per cent)$/i, "%");
    if (named.has(bare) || PLAN.has(figure)) continue;
    if (match.index > at) runs.push(text.slice(at, match.index));
    runs.push({ unsourced: figure });
    at = match.index + figure.length;
  }
  if (at < text.length) runs.push(text.slice(at));
  return runs;
}

/** The figures in a stored report that wait for the reviewer, in reading order; while there are any it may not be sent. */
export function unsourcedFigures(html: string): string[] {
  const found: string[] = [];
  let depth = 0;
  const parser = new Parser({
    onopentag: (_name, attributes) => {
      if (depth > 0) depth++;
      else if (attributes["data-unsourced"]) {
        depth = 1;
        found.push("");
      }
    },
    ontext: (text) => {
      if (depth > 0) found[found.length - 1] += text;
    },
    onclosetag: () => {
      if (depth > 0) depth--;
    },
  });
  parser.end(html);
  return found;
}

/** The report with the unsourced figure number `index` taken on (its words stay) or taken out; all else stays. */
export function settleUnsourced(html: string, index: number, act: "accept" | "remove"): string {
  const words = unsourcedFigures(html)[index];
  let at = -1;
  return rewriteMarked(html, (attributes) => {
    if (!attributes["data-unsourced"]) return null;
    at++;
    if (at !== index) return null;
    return { whole: act === "accept" ? (words ?? "").replace(/&/g, "&amp;").replace(/</g, "&lt;") : "" };
  });
}
