import { isUnpriced } from "./word-verdict.ts";
import { besideLines, planLines } from "./plan-lines.ts";
import type { Figure, Report } from "./report.ts";
import { inTens, toTen } from "./rounding.ts";

const THOUSAND = 1000;
const MONTHS = 12;
/** So many times the least that pays for the hours: what a plan leaves is told for three of them. */
const FEES = [1, 2, 4] as const;
/** What lost customers come to for each thousand dollars that one pays, and what is left of it after hours: where nobody can guess what one pays. */
export const thousandFigures = (r: Report): Record<string, Figure> => {
  if (!isUnpriced(r)) return {};
  const lost = new Set(r.streams.flatMap(({ stream }) => (stream.kind === "lost" ? [stream.id] : [])));
  const value = r.assumptions["customerValue"]!.value;
  const kept = r.assumptions["keptShare"]!.value / 100;
  const lines = planLines(r).map(({ step, cost, time }) => {
    const won = step.closes.reduce(
      (sum, { stream, perMonth }) => (lost.has(stream) ? sum + perMonth : sum),
      0,
    );
    // What is answered sooner, by our guess.
    const late = step.late || step.unsummed ? (step.wins ?? 0) : 0;
    return {
      id: step.step.id,
      per: toTen((THOUSAND * (won + late)) / value),
      less: cost + time,
      saved: step.perMonth - won,
    };
  });
  const beside = besideLines(r).map(({ id, time, guess }) => ({
    id,
    per: toTen((THOUSAND * guess.likely) / value),
    less: time,
    saved: 0,
  }));
  const all = [...lines, ...beside];
  const per = all.reduce((sum, one) => sum + one.per, 0);
  const less = all.reduce((sum, one) => sum + one.less - one.saved, 0);
  const money = (dollars: number): Figure => ({ value: dollars, unit: "money" });
  // From where it pays for its hours on: at that, twice and four times that.
  const base = less > 0 && per > 0 ? (THOUSAND * Math.ceil((2 * less) / per)) / 2 : THOUSAND;
  const fees = FEES.map((times) => times * base);
  const leftAt = (fee: number) =>
    all.map((one) => ({ id: one.id, left: inTens((one.per * fee) / THOUSAND + one.saved - one.less) }));
  const columns = fees.flatMap((fee, i): [string, Figure][] => {
    const left = leftAt(fee);
    return [
      [`fee.${i + 1}`, money(fee)],
      ...left.map((one): [string, Figure] => [`t.${one.id}.fee.${i + 1}`, money(one.left)]),
      ...all.flatMap((one): [string, Figure][] =>
        one.per + one.saved <= 0 && one.less > 0
          ? [
              [
                `t.${one.id}.pays.${i + 1}`,
                { value: Math.ceil((MONTHS * one.less) / (fee * kept)), unit: "count" },
              ],
            ]
          : [],
      ),
      [`all.fee.${i + 1}`, money(left.reduce((sum, one) => sum + one.left, 0))],
    ];
  });
  return {
    ...Object.fromEntries(columns),
    ...Object.fromEntries(all.map((one) => [`t.${one.id}.per`, money(one.per)])),
    thousand: money(THOUSAND),
    "all.per": money(per),
    ...(less > 0 ? { "all.less": money(toTen(less)) } : {}),
    ...(less > 0 && per > 0 ? { "all.from": money(base) } : {}),
  };
};
/** The same in words: what it is worth, and from how much that one pays on its hours are paid. */
export const perThousand = ({ figures }: Report): { sum: string; from: string } => ({
  sum: (figures["all.per"]?.value ?? 0) > 0 ? "{all.per}" : "",
  from: figures["all.from"] ? "{all.from}" : "",
});
