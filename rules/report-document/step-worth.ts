import type { ReportDocument } from "../../contracts/report-document.ts";
import { plainText } from "./runs.ts";

/** What a report says of a step's worth, in one sentence; empty where it says nothing. */
export function stepWorth({ sections, figures }: ReportDocument, step: string): string {
  const parts = sections.flatMap(({ blocks }) => blocks).find(({ id }) => id === `step.${step}.parts`);
  if (parts?.kind !== "list") return "";
  const lines = parts.items.map((item) => plainText(item, figures));
  const worth = lines.find((line) => line.startsWith(WORTH));
  return worth === undefined ? "" : (worth.slice(WORTH.length).split(/(?<=[.?!]) /)[0] ?? "").trim();
}
const WORTH = "Worth: ";
