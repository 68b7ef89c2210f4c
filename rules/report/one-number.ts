import { ownersNumberWords } from "../../content/report/owners-numbers.ts";
import type { OwnersNumberId } from "../../contracts/owners-numbers.ts";
import type { Report } from "./report.ts";

/** Which of the owner's numbers stands behind an assumption. */
const BEHIND: Record<string, OwnersNumberId> = {
  contactsPerWeek: "contactsPerWeek",
  nightShare: "missedPerWeek",
  busyShare: "missedPerWeek",
  customerValue: "customerValue",
  keptShare: "keptShare",
  hourCost: "hourCost",
};

/** The number that would narrow the plan most: the widest example under the most money, and where to find it. */
export const oneNumber = (r: Report): { id: OwnersNumberId; short: string; sentence: string } | undefined => {
  const s = r.situation;
  if (r.questions.some(({ question }) => question.blocks)) return undefined;
  const weight = new Map<OwnersNumberId, number>();
  const closed = new Set(r.steps.flatMap((step) => step.closes.map(({ stream }) => stream)));
  for (const { stream, factors, perMonth } of r.streams)
    for (const input of factors) {
      const id = BEHIND[input];
      const { from, spread } = r.assumptions[input]!;
      if (!id || from !== "example") continue;
      const share = closed.has(stream.id) || closed.size === 0 ? 1 : 0.2;
      weight.set(id, (weight.get(id) ?? 0) + perMonth.likely * Math.log(spread) * share);
    }
  const best = [...weight].sort((a, b) => b[1] - a[1])[0]?.[0];
  if (!best) return undefined;
  const words = ownersNumberWords[best];
  const short = words.short(s, s.trade);
  return {
    id: best,
    short,
    sentence: `**One number would sharpen this most: ${short}.** ${words.where(s, s.trade)}`,
  };
};
