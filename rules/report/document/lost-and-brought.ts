import { broughtWords, stayingWords } from "../../../content/report/lost-and-brought.ts";
import { listed, nth } from "../../../content/report/words.ts";
import { namedLines } from "../lines.ts";
import { isOutweighed } from "../hours.ts";
import { besideLines, planLines } from "../plan-lines.ts";
import { isWaiting } from "../plan.ts";
import type { Report } from "../report.ts";
import { isUnpriced } from "../word-verdict.ts";

/** What is lost and what a plan brings differ by more: the reader is told why. */
const APART = 0.2;
const isApart = ({ figures }: Report, of: "brings" | "lost.back"): boolean => {
  const [lost, plan] = ["lost", of].map((id) => figures[id]!.value) as [number, number];
  return Math.abs(plan - lost) > APART * lost;
};
const isTold = (r: Report): boolean => !isWaiting(r.steps) && !isUnpriced(r) && !isOutweighed(r);

/** Which steps bring what nobody loses today: hours, costs that are found, somebody new or work that comes again. */
const kindsOf = (r: Report): readonly string[] => {
  const lines = planLines(r).map(({ step, guess }, i) => ({ step, at: nth(i + 1), guess: guess.likely }));
  const on = lines.filter(({ step, guess }) => guess > 0 && (step.wins ?? 0) <= 0);
  const isOf = (id: string) => on.filter(({ step }) => step.step.id === id);
  const won = on
    .filter(({ step }) => step.step.id !== "day-anew" && step.step.id !== "where-costs-hide")
    .map(({ at }) => at);
  return [
    ...isOf("day-anew").map(({ at }) => `hours that step ${at} frees`),
    ...isOf("where-costs-hide").map(({ at }) => `costs that step ${at} finds`),
    ...(won.length > 0
      ? [`what ${won.length === 1 ? `step ${won[0]} wins` : `steps ${listed(won)} win`}`]
      : []),
    ...(besideLines(r).some(({ id }) => id === "names") ? ["the names you ask for"] : []),
  ];
};

/** So little on top is told by nobody. */
const LITTLE = 20;
/** Under the sum: what of it is taken back, and what comes on top. */
export const broughtOf = (r: Report): string =>
  isTold(r) && isApart(r, "brings") && r.figures["lost.top"]!.value >= LITTLE
    ? broughtWords({
        back: r.figures["lost.back"]!.value > 0,
        kinds: kindsOf(r),
      })
    : "";

const MOST = 3;
/** Under the table of what is lost: how much of it stays, and where. */
export const staysWords = (r: Report): string => {
  if (!isTold(r) || !isApart(r, "lost.back") || r.figures["lost.stays"]!.value <= 0) return "";
  const closed = new Set(r.steps.flatMap(({ closes }) => closes.map(({ stream }) => stream)));
  const open = namedLines(r)
    .filter(({ stream }) => !closed.has(stream.id))
    .toSorted((a, b) => b.perMonth.likely - a.perMonth.likely)
    .slice(0, MOST);
  return stayingWords(
    r.figures["lost.back"]!.value > 0,
    open.map(({ title }) => `${title[0]!.toLowerCase()}${title.slice(1)}`),
  );
};
