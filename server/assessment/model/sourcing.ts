import type { AssessmentAnswers } from "../../../contracts/assessment.ts";
import { CHOICES, type ChoiceField, choiceLabel } from "../../../contracts/assessment-options.ts";
import type { RichText, Run } from "../../../contracts/report-document.ts";
import { plainName } from "../../../rules/report-document/runs.ts";

const SMALL = "one|two|three|four|five|six|seven|eight|nine|ten";
const WORDS =
  "hundreds?|thousands?|millions?|billions?|dozens?|half|halve[sd]?|thirds?|quarters?|twice|doubles?d?|triples?d?|twofold|threefold|tenfold|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const PERCENT = "(?:%|percent\\b|per cent\\b)";
/** What a reader takes for a measured number: digits, large numbers in words, and shares such as 'nine out of ten'. */
const FIGURE = new RegExp(
  [
    `[$€£]?\\d(?:[\\d.,]*\\d)?(?:\\s?(?:${PERCENT}|dollars?\\b|k\\b|x\\b|times\\b))?`,
    `\\b(?:${SMALL})\\s(?:(?:in|out of)|of (?=every|four|five|six|seven|eight|nine|ten))\\s?(?:every\\s)?(?:${SMALL})\\b`,
    `\\b(?:${SMALL})\\s?${PERCENT}`,
    `\\b(?:${WORDS})\\b`,
  ].join("|"),
  "giu",
);
/** Counts that order a plan: its steps, its four weeks, the first 30 days. Never a share and never money. */
const PLAN =
  /\b(?:(?:weeks?|steps?|numbers?|jobs?|parts?) [1-4](?:(?:,| to| and|-|–) ?[1-4])*|[1-4] (?:things|steps|jobs|parts)|(?:first )?30[ -]days?|days? (?:30|1 to 30))\b/giu;

/**
 * Phrases by which the respondent named figures: of the answer '25 to 50%' that is '25 to 50%', '25%' and '50%', but
 * not '25 calls'.
 */
function namedPhrases(answers: AssessmentAnswers): RegExp[] {
  return (Object.keys(CHOICES) as ChoiceField[]).flatMap((field) => {
    const label = choiceLabel(field, answers[field]);
    const [from, to] = label.match(/\d+/g) ?? [];
    if (!from) return [];
    const unit = label.includes("%") ? PERCENT : "hours?\\b";
    const numbers = to ? `(?:${from}\\s?%?\\s?(?:to|and|or|[-–])\\s?${to}|${from}|${to})` : from;
    return [new RegExp(`(?<![\\d.,$€£])${numbers}[\\s-]?${unit}`, "giu")];
  });
}

/** Longer names, and those without a sign that can be seen, do not read in a sentence. */
const READABLE_NAME = 60;
const nameRun = ({ businessName }: AssessmentAnswers): Run => {
  const name = plainName(businessName);
  return name && name.length <= READABLE_NAME ? { name } : "your business";
};

const bare = (id: string) => id.replace(/[^a-z0-9]/gi, "").toLowerCase();

/** The figure that a placeholder means, though its signs are a little off: `total_month` for `total.month`. */
const figureOf = (said: string, figures: readonly string[]): string | undefined =>
  figures.find((id) => id === said) ?? figures.find((id) => bare(id) === bare(said));

/**
 * A writer's sentence as runs: `{{name}}` becomes the business's name, `{{totalMonth}}` that figure, `**words**` are
 * strong, and any other figure that no answer names is marked as unsourced.
 * @throws Error for a placeholder that does not exist
 */
export function sourcedText(raw: string, answers: AssessmentAnswers, figures: readonly string[]): RichText {
  const sourced = [PLAN, ...namedPhrases(answers)];
  return raw.split(/(\{\{[^{}]*\}\}|\*\*[^*]+\*\*)/).flatMap((part): Run[] => {
    const strong = /^\*\*([^*]+)\*\*$/.exec(part)?.[1];
    if (strong !== undefined)
      return markFigures(strong, sourced).map((run) =>
        typeof run === "string" ? { text: run, strong: true } : run,
      );
    const placeholder = /^\{\{\s*([^}]*?)\s*\}\}$/.exec(part)?.[1];
    if (placeholder === undefined) return markFigures(part, sourced);
    if (placeholder === "name") return [nameRun(answers)];
    const figure = figureOf(placeholder, figures);
    if (figure === undefined) throw new Error(`there is no figure called ${placeholder}`);
    return [{ figure }];
  });
}

function markFigures(text: string, sourced: readonly RegExp[]): Run[] {
  const known = sourced.flatMap((phrase) =>
    [...text.matchAll(phrase)].map(({ index, 0: words }) => ({ from: index, to: index + words.length })),
  );
  const runs: Run[] = [];
  let at = 0;
  for (const { index, 0: figure } of text.matchAll(FIGURE)) {
    const end = index + figure.length;
    if (known.some(({ from, to }) => from <= index && end <= to)) continue;
    if (index > at) runs.push(text.slice(at, index));
    runs.push({ unsourced: figure });
    at = end;
  }
  if (at < text.length) runs.push(text.slice(at));
  return runs;
}
