import type { AssessmentAnswers, AssessmentField } from "../../../contracts/assessment.ts";
import type { IndustryKnowledge } from "./industry/industry.ts";
import type { Block, ChartId, FigureId, Inline, Text } from "./schema.ts";

/** What every part of the consultant reads: the answers, and what is known about the industry. */
export interface Context {
  answers: AssessmentAnswers;
  industry: IndustryKnowledge;
  /** The name for running text: as typed if it is short enough to read, else "your practice" or the like. */
  name: Inline;
}

/** Template tag for running text with figures in it: text`About ${fig("lostPerMonth")} are lost.` */
export const text = (strings: TemplateStringsArray, ...parts: (Inline | Text)[]): Text =>
  strings
    .flatMap((s, i) => [s, parts[i] ?? ""].flat())
    .reduce<Text>((runs, part) => {
      const last = runs.at(-1);
      if (part === "") return runs;
      if (typeof part === "string" && typeof last === "string") runs[runs.length - 1] = last + part;
      else runs.push(part);
      return runs;
    }, []);

export const fig = (figure: FigureId): Inline => ({ figure });
export const strong = (s: string): Inline => ({ strong: s });

const asText = (t: Text | string): Text => (typeof t === "string" ? [t] : t);

export const heading = (t: Text | string): Block => ({ kind: "heading", text: asText(t) });
export const paragraph = (basis: AssessmentField[], t: Text | string, role?: "lede" | "note"): Block => ({
  kind: "paragraph",
  basis,
  text: asText(t),
  ...(role ? { role } : {}),
});
export const list = (basis: AssessmentField[], items: (Text | string)[], ordered = false): Block => ({
  kind: "list",
  basis,
  ordered,
  items: items.map(asText),
});
export const chart = (basis: AssessmentField[], id: ChartId): Block => ({ kind: "chart", basis, chart: id });

/** `["a", "b", "c"]` as `a, b and c`. */
export const listed = (items: readonly string[], last = "and"): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;

export const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
