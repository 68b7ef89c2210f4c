import { broughtWords } from "../../../content/report/lost-and-brought.ts";
import { stayingWords } from "../../../content/report/rests.ts";
import { listed, nth } from "../../../content/report/words.ts";
import { namedLines } from "../lines.ts";
import { isOutweighed } from "../hours.ts";
import { besideLines, planLines } from "../plan-lines.ts";
import { isWaiting } from "../plan.ts";
import type { FlowingStream, Report } from "../report.ts";
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

const HALF = 0.5;
const MOST = 4;
/** The lines that hold more than half of what stays, the largest first; none where that takes more than so many. */
const heldBy = (r: Report): readonly FlowingStream[] => {
  const stays = ({ stream }: FlowingStream) => r.figures[`stays.${stream.id}`]?.value ?? 0;
  const all = r.figures["lost.stays"]!.value;
  const lines: FlowingStream[] = [];
  let sum = 0;
  for (const one of namedLines(r).toSorted((a, b) => stays(b) - stays(a))) {
    if (sum > HALF * all || stays(one) <= 0) break;
    lines.push(one);
    sum += stays(one);
  }
  return sum > HALF * all && lines.length <= MOST ? lines : [];
};
/** What those lines come to together. */
export const heldFigures = (r: Report): Report["figures"] => ({
  "stays.named": {
    value: heldBy(r).reduce((sum, { stream }) => sum + (r.figures[`stays.${stream.id}`]?.value ?? 0), 0),
    unit: "money",
  },
});
/** Its example stands in the table. */
const inShort = (title: string): string =>
  `${title[0]!.toLowerCase()}${title.slice(1)}`.replace(/ for questions like .*/, "");
/** Under the table of what is lost: how much of it stays, and where; nothing where the plan is about none of it. */
export const staysWords = (r: Report): string =>
  !isTold(r) ||
  !isApart(r, "lost.back") ||
  r.figures["lost.stays"]!.value <= 0 ||
  r.figures["lost.back"]!.value <= 0
    ? ""
    : stayingWords(
        heldBy(r).map(({ stream, title }) => ({
          title: inShort(title),
          sum: `{stays.${stream.id}}`,
        })),
        r.figures["stays.named"]!.value === r.figures["lost.stays"]!.value,
      );
