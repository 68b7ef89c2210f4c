import { piecesOf } from "../../../content/report/pieces/index.ts";
import type { ReportBlock } from "../../../contracts/report-document.ts";
import type { Report } from "../report.ts";
import { heading } from "./blocks.ts";
import { inParts } from "./in-parts.ts";
import { inOwnName, quotesOf } from "./quotes.ts";

/** Under what stands whatever was checked and is in no step, or would make one too long. */
export const laterTitle = ({ later }: Pick<Report, "later">): string =>
  later.length === 0 ? "What else you checked, in detail" : "What waits, and what else you checked";

/** What waits for the second month, by its step. */
export const waitsIn = ({ later }: Pick<Report, "later">, step: string | undefined): boolean =>
  later.some((one) => one.step.id === step);

/** Whatever waits for the second month is told whole, with its words: nobody begins with a title. */
export const secondMonth = (r: Report): ReportBlock[] =>
  r.later.flatMap(({ title, step }) => {
    const s = r.situation;
    const own = step.missed ? undefined : step.subject && !step.leads ? r.told?.[step.subject] : undefined;
    const say =
      (step.missed ? r.told?.missed?.say : own?.say) ??
      piecesOf(step.id, s).find((piece) => "says" in piece)?.says;
    const of = (part: string) => ({
      id: `second.${step.id}.${part}`,
      basis: [...step.basis],
      source: { kind: "step" as const, id: step.id },
    });
    return [
      heading(of("title"), `In the second month: ${title[0]!.toLowerCase()}${title.slice(1)}`, 4),
      ...inParts(of, own?.text ?? step.does(s, s.trade, 0, 0)),
      ...(say && r.steps.every(({ words }) => words.say !== say)
        ? quotesOf(of("words"), inOwnName(say, r.answers))
        : []),
    ];
  });
