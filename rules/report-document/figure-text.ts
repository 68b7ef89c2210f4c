import type { ReportFigure } from "../../contracts/report-document.ts";

/** `1234.5` as `1,234.5`: at most `digits` after the point, none for whole numbers. */
function grouped(value: number, digits: number, cents = false): string {
  const [whole = "0", rest] = String(Number(Math.abs(value).toFixed(digits))).split(".");
  const text = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return rest ? `${text}.${cents ? rest.padEnd(2, "0") : rest}` : text;
}

/**
 * A figure as it reads in a sentence. Money and shares carry their sign ($1,240; 12%); the words after a count, hours,
 * minutes or days belong to the sentence.
 */
export function figureText({ value, unit }: ReportFigure): string {
  const minus = value < 0 ? "-" : "";
  if (unit === "money") return `${minus}$${grouped(value, Math.abs(value) < 10 ? 2 : 0, true)}`;
  if (unit === "percent") return `${minus}${grouped(value, Math.abs(value) < 10 ? 1 : 0)}%`;
  // As computed, at most to four places: a sum must come out on a pocket calculator with the numbers that are shown.
  if (unit === "count" || unit === "hours") return minus + grouped(value, 4);
  return minus + grouped(value, 0);
}
