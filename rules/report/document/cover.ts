import { article, nth, withoutFigures } from "../../../content/report/words.ts";
import type { Chart, ReportBlock, ReportSection } from "../../../contracts/report-document.ts";
import { isAimed, leaves, rank } from "../choose.ts";
import { isWaiting } from "../plan.ts";
import { isGuessed } from "../word-verdict.ts";
import type { ChosenStep, Report } from "../report.ts";
import { list, paragraph, rich } from "./blocks.ts";

type Hour = Extract<Chart, { kind: "day" }>["hours"][number];

/** How much comes in each hour of the day: a rise to mid-morning, a second in the afternoon, a tail at night. */
const WEIGHT = [
  0.02, 0.02, 0.02, 0.02, 0.03, 0.05, 0.12, 0.25, 0.55, 0.85, 1, 0.95, 0.7, 0.75, 0.85, 0.9, 0.85, 0.7, 0.5,
  0.4, 0.35, 0.25, 0.12, 0.05,
];
const OFFICE = [9, 17] as const;
/** A day that usually ends after this hour ends there, however short it is. */
const EVENING = 19;

/** Over how many days so many hours a week are spread, as a picture: five to seven, each as near to the usual as can be. */
const daysOf = (hours: number, usual: number) => Math.min(7, Math.max(5, Math.round(hours / usual)));

const usualOf = ({ trade }: Report["situation"]) => {
  const [from, to] = trade.day ?? OFFICE;
  return to - from;
};

/** The working day as the answers describe it; its hours are the trade's usual ones, or as many as the owner gave. */
const day = (r: Report): Hour[] => {
  const s = r.situation;
  const [usualFrom, usualTo] = s.trade.day ?? OFFICE;
  const long =
    s.hours === undefined ? usualTo - usualFrom : Math.round(s.hours / daysOf(s.hours, usualOf(s)));
  // Who is usually there in the evening is there in the evening.
  const opens = usualTo > EVENING ? Math.max(0, usualTo - long) : usualFrom;
  const closes = Math.min(24, opens + long);
  const inside = s.reply >= 2 ? "slow" : s.talk >= 2 || s.missedKnown ? "busy" : "answered";
  return WEIGHT.map((weight, hour) => {
    const open = hour >= opens && hour < closes;
    return {
      weight,
      state: open ? inside : "nobody",
    };
  });
};

/** So few dollars a month more need no reason. */
const HARDLY_MORE = 50;

/** Two whose worth lies so near that a dollar more for an hour could turn them. */
const LEVEL = 1.15;
const isLevel = (a: ChosenStep, b: ChosenStep, s: Report["situation"]): boolean => {
  const [less, more] = [rank(a, s), rank(b, s)].toSorted((x, y) => x - y) as [number, number];
  return less > 0 && more / less <= LEVEL;
};
/** The first two that have a sum, where nobody can say which is worth more. */
const levelOf = ({ steps, situation: s }: Report): string => {
  const [first, second] = steps.filter(({ closes, step }) => closes.length > 0 && step.kind !== "nothing");
  const at = (one: ChosenStep) => nth(steps.findIndex(({ step }) => step === one.step) + 1);
  return first && second && !first.uncounted === !second.uncounted && isLevel(first, second, s)
    ? `Steps ${at(first)} and ${at(second)} are as good as level: begin with whichever comes easier.`
    : "";
};

/** Why the first step stands before one that leaves more; nothing where nobody would ask. */
const orderOf = (r: Report): string => {
  const s = r.situation;
  const first = r.steps.findIndex(({ step }) => !step.aim);
  const opens = r.steps[first];
  if (!opens || isWaiting(r.steps) || s.room === 0) return "";
  const level = levelOf(r);
  if (level) return level;
  const larger = r.steps
    .slice(first + 1)
    .filter((one) => !one.uncounted && leaves(one) > leaves(opens) + HARDLY_MORE);
  const more = larger.length > 0;
  const because = r.firstBecause
    ? `because of what you will find below: “${r.firstBecause.title(s, s.trade)}”`
    : !opens.priceGuessed && larger.every((one) => one.priceGuessed)
      ? "since the larger sum rests on our guess of a price"
      : isAimed(opens, s)
        ? "because it gives you what you want most"
        : "since it is done in an hour";
  return more
    ? `Step ${nth(first + 1)} comes before one that is worth more, ${because}.`
    : waitsForCount(r)
      ? WAITS
      : "";
};

/** An assistant that leaves more stands behind a step whose printed sum is less, since nobody has counted for it. */
const waitsForCount = ({ steps }: Report): boolean =>
  steps.some(
    (one, i) =>
      one.uncounted &&
      steps
        .slice(0, i)
        .some(
          (other) => !other.step.lever && !other.step.aim && !other.unsummed && leaves(other) < leaves(one),
        ),
  );
const WAITS = "The assistant is worth more, but waits until you have counted for a week.";

/** Who is there in the hours of a day: on the cover with the owner's numbers, else with the sums. */
export const dayOf = (r: Report): ReportBlock[] => {
  const s = r.situation;
  return s.onlyInPerson || s.onlySpeakers || !s.afterHours
    ? []
    : [
        {
          kind: "chart" as const,
          id: "verdict.day",
          basis: ["customerInteractionPercentage" as const, "responseTime" as const],
          caption: rich(
            s.hours === undefined
              ? `Who is there when ${s.contacts} come in, by the usual hours of ${s.tradeKnown ? s.trade.an : `${article(s.trade.place)} like yours`}`
              : `Who is there when ${s.contacts} come in, with your {n.hoursOpen} ${s.hours === 1 ? "hour" : "hours"} a week over ${nth(daysOf(s.hours, usualOf(s)))} days`,
          ),
          chart: { kind: "day" as const, hours: day(r) },
        },
      ];
};

/** What is paid for, and might not earn it. */
const mayLose = ({ range, costPerMonth, ownPerMonth }: ChosenStep): string =>
  costPerMonth > 0 && range.low < costPerMonth + ownPerMonth ? ", at the low end less than it costs" : "";

/** What a step leaves; where an hour that was not kept has a price of ours, as the estimate that it is. */
const sumOf = ({ step, priceGuessed }: Report["steps"][number], mayLose: string): string =>
  priceGuessed === "slotValue"
    ? `about {p.${step.id}.left} a month after costs ({p.${step.id}.left.low} to {p.${step.id}.left.high}), by our estimate of {a.slotValue} for each`
    : `{p.${step.id}.left} a month after costs${mayLose}`;

/** What a step without a sum could bring all the same. */
const besideTotals = ({ figures }: Report): string =>
  figures["goal.gain"]
    ? "we guess {goal.gain} a month ({goal.gain.low} to {goal.gain.high}), in no total"
    : "not in our totals";

/** One screen: verdict, sum and steps. */
export const coverSection = (r: Report): ReportSection => {
  const s = r.situation;
  const plan = r.steps.every(({ step }) => step.kind === "nothing") ? [] : r.steps;
  const order = isGuessed(r) ? "" : orderOf(r);
  const goal = isGuessed(r) ? withoutFigures(r.goal) : r.goal;
  const basis = ["operationalBottlenecks", "responseTime", "interactionChannels"] as const;
  const verdict = { kind: "verdict", id: r.verdict.id } as const;
  return {
    id: "verdict",
    role: "cover",
    blocks: [
      paragraph({ id: "verdict.title", basis, source: verdict }, `**${r.verdict.title}.**`, "verdict"),
      ...(r.odd
        ? [
            paragraph(
              { id: "verdict.odd", basis: ["industry"] },
              `**Please check:** ${r.odd.join(" ")}`,
              "action",
            ),
          ]
        : []),
      paragraph({ id: "verdict.text", basis, source: verdict }, r.verdict.text, "lede"),
      ...(r.overturned
        ? [paragraph({ id: "verdict.overturned", basis, source: verdict }, r.overturned)]
        : []),
      ...(plan.length > 0
        ? [
            list(
              { id: "verdict.steps", basis },
              plan.map((chosen) => {
                const { step, title, unsummed, costPerMonth } = chosen;
                return step.kind === "nothing"
                  ? `**${title}**`
                  : step.lever
                    ? isGuessed(r)
                      ? `**${title}**`
                      : `**${title}**: ${s.goal === "growth" ? "your best lever for growth" : "what your trade lives on"}; ${besideTotals(r)}`
                    : step.aim || unsummed
                      ? isGuessed(r)
                        ? `**${title}**${step.target ? ": for your goal" : ""}`
                        : `**${title}**: ${step.id === "full-book" ? "because you are full" : step.aim ? "for your goal" : "since you named it"}; ${step.forHours ? "{aim.hour} a month for each hour a week it frees" : step.id === "one-promise" ? besideTotals(r) : "not in our totals"}`
                      : isGuessed(r)
                        ? costPerMonth > 0
                          ? `**${title}**: {p.${step.id}.cost} a month; by our examples it brings {p.${step.id}} ({p.${step.id}.low} to {p.${step.id}.high})${mayLose(chosen)}`
                          : `**${title}**`
                        : `**${title}**: ${sumOf(chosen, mayLose(chosen))}`;
              }),
              true,
            ),
            ...(order ? [paragraph({ id: "verdict.order", basis }, order)] : []),
            ...(r.passed ? [paragraph({ id: "verdict.passed", basis }, r.passed.text)] : []),
          ]
        : []),
      ...(goal ? [paragraph({ id: "verdict.goal", basis: ["primaryGoal"] }, goal)] : []),
      ...(isGuessed(r) ? [] : dayOf(r)),
    ],
  };
};
