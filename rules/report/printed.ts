import type { Printed, Weighing } from "./left-in-all.ts";
import { inOrder } from "./order.ts";
import { bringsMoney, planLines } from "./plan-lines.ts";
import type { Report } from "./report.ts";

/** Of three fees that one may pay the plan stands in the order of the middle one. */
const MIDDLE = "fee.2";
/** What each step leaves, as the plan's table has it. */
export const printedOf = (r: Report): Printed =>
  Object.fromEntries(
    planLines(r).map((line) => {
      const { id } = line.step.step;
      const byFee = r.figures["all.per"] ? r.figures[`t.${id}.${MIDDLE}`] : undefined;
      return [
        id,
        { left: byFee?.value ?? line.left.likely, money: bringsMoney(line) || (byFee?.value ?? 0) > 0 },
      ];
    }),
  );

export const weighingOf = (r: Report, printed: Printed): Weighing => ({
  s: r.situation,
  used: r.assumptions,
  flowing: r.streams,
  printed,
});

/** A plan of the sums stands in the order of what is printed; a reviewer's stands as it was chosen. */
export const isInOrder = (r: Report, printed: Printed): boolean => {
  const ordered = inOrder(r.steps, weighingOf(r, printed));
  return r.steps.every((one, i) => ordered[i]!.step === one.step);
};
