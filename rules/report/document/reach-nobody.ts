import { leftUnreached, reachNobody, unreachedWhileFull } from "../../../content/report/reach-nobody.ts";
import { nth } from "../../../content/report/words.ts";
import { isWaiting } from "../plan.ts";
import type { Report } from "../report.ts";
import { MANY_MISSED } from "../weigh.ts";

const LITTLE: ReadonlySet<string> = new Set(["even", "little"]);

/** Many reach nobody by the owner's own count, and the first page has not said so: which step is for them, or why none is. */
export const unreachedOf = (r: Report): string => {
  const { situation: s, steps, verdict, passed, figures, reasons } = r;
  if (
    s.missedPart < MANY_MISSED ||
    isWaiting(steps) ||
    verdict.text.includes("missedPerWeek") ||
    r.overturned?.includes("missedPerWeek")
  )
    return "";
  if (s.room === 0) return unreachedWhileFull(s);
  const counted = r.streams
    .filter(({ factors }) => factors.includes("missedPerWeek"))
    .map(({ stream }) => stream.id);
  const touched = steps.some(({ closes }) => closes.some(({ stream }) => counted.includes(stream)));
  // A step is for them where most of its money is theirs.
  const isFor = ({ closes }: Report["steps"][number]): boolean => {
    const [largest] = closes.toSorted((a, b) => b.perMonth - a.perMonth);
    return largest !== undefined && counted.includes(largest.stream);
  };
  // Getting back to them is more for them than what answers by night.
  const getsBack = steps.findIndex((one) => one.step.missed && isFor(one));
  const at = getsBack >= 0 ? getsBack : steps.findIndex(isFor);
  // What is in no sum is for them all the same; what the plan begins with says so itself.
  const unsummed = steps.findIndex(({ step, closes }) => step.missed && closes.length === 0);
  const beside = steps.findIndex((one) => one.along);
  // The step itself says how many they are.
  if (!touched && beside >= 0) return "";
  if (at < 0 && unsummed >= 0) return unsummed === 0 ? "" : reachNobody(s, nth(unsummed + 1));
  if (touched) return at <= 0 ? "" : reachNobody(s, nth(at + 1));
  const whys = counted.flatMap((id) => reasons[id]?.why ?? []);
  return whys.length === 0 || counted.includes(passed?.stream ?? "") || figures["missed.sum"]!.value === 0
    ? ""
    : whys.every((why) => LITTLE.has(why))
      ? leftUnreached(s, s.trade, "even")
      : whys.includes("next")
        ? leftUnreached(s, s.trade, "next")
        : "";
};
