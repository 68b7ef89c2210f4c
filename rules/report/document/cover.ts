import { neutralTrade } from "../../../content/report/trades/index.ts";
import { article } from "../../../content/report/words.ts";
import type { Chart, ReportSection } from "../../../contracts/report-document.ts";
import { oneNumber } from "../one-number.ts";
import type { Report } from "../report.ts";
import { list, paragraph, rich } from "./blocks.ts";

type Hour = Extract<Chart, { kind: "day" }>["hours"][number];

/** How much comes in each hour of the day: a rise to mid-morning, a second in the afternoon, a tail at night. */
const WEIGHT = [
  0.02, 0.02, 0.02, 0.02, 0.03, 0.05, 0.12, 0.25, 0.55, 0.85, 1, 0.95, 0.7, 0.75, 0.85, 0.9, 0.85, 0.7, 0.5,
  0.4, 0.35, 0.25, 0.12, 0.05,
];
const OFFICE = [9, 17] as const;

/** The working day as the answers describe it; the hours themselves are the trade's usual ones, a picture. */
const day = (r: Report): Hour[] => {
  const s = r.situation;
  const [opens, closes] = s.trade.day ?? OFFICE;
  const inside = s.reply >= 1 ? "slow" : s.talk >= 2 || s.missedKnown ? "busy" : "answered";
  return WEIGHT.map((weight, hour) => {
    const open = hour >= opens && hour < closes;
    return {
      weight,
      state: open ? inside : "nobody",
    };
  });
};

/** The one rule of order, and where it does not hold, why. */
const orderOf = (r: Report, plan: number): string =>
  [
    plan > 2 ? "What leaves most comes first, three at a time." : "What leaves most comes first.",
    r.firstBecause
      ? `Only step one stands before its turn, because of “${r.firstBecause.title(r.situation, r.situation.trade)}”.`
      : "",
  ]
    .filter(Boolean)
    .join(" ");

/** Where our examples came to more new customers than so many people can serve: what we did, and the question. */
const cappedOf = (r: Report): string => {
  const { newOnes } = r.situation.trade;
  return r.assumptions.freshShare!.lowered === undefined
    ? ""
    : `**How many ${newOnes} came last year?** At {fresh.before} of all ${r.situation.contacts} it would be {check.before}, more than your people can serve; we reckon with {a.freshShare}, some {check.year}.`;
};

/** One screen: verdict, sum, steps, and the one number that would sharpen it. */
export const coverSection = (r: Report): ReportSection => {
  const s = r.situation;
  const plan = r.steps.filter(({ step }) => step.kind !== "nothing");
  const number = oneNumber(r);
  const capped = cappedOf(r);
  const isGeneral = s.trade === neutralTrade(s.industry) && !s.tradeKnown;
  const room =
    s.room === undefined && r.figures["plan.new"]!.value > 0
      ? `Is there room for more ${s.trade.newOnes}? If not, leave their sums out.`
      : undefined;
  const basis = ["operationalBottlenecks", "responseTime", "interactionChannels"] as const;
  const verdict = { kind: "verdict", id: r.verdict.id } as const;
  return {
    id: "verdict",
    role: "cover",
    blocks: [
      paragraph({ id: "verdict.title", basis, source: verdict }, `**${r.verdict.title}.**`, "verdict"),
      ...(r.overturned
        ? [paragraph({ id: "verdict.overturned", basis, source: verdict }, r.overturned)]
        : []),
      paragraph({ id: "verdict.text", basis, source: verdict }, r.verdict.text, "lede"),
      ...(plan.length > 0
        ? [
            {
              kind: "chart" as const,
              id: "verdict.range",
              basis: [...basis],
              caption: rich("The plan a month, and its cost"),
              chart: {
                kind: "range" as const,
                rows: [{ label: "The plan", low: "headline.low", likely: "headline", high: "headline.high" }],
                against: { label: "Its price and your hours", value: "outlay" },
              },
            },
            list(
              { id: "verdict.steps", basis },
              plan.map(({ step, title }) =>
                step.aim ? `**${title}**: your aim, no sum` : `**${title}**: {p.${step.id}.left} left`,
              ),
              true,
            ),
            ...(plan.length > 1
              ? [
                  paragraph(
                    { id: "verdict.order", basis },
                    orderOf(r, plan.filter(({ step }) => !step.aim).length),
                    "note",
                  ),
                ]
              : []),
          ]
        : []),
      ...(r.goal ? [paragraph({ id: "verdict.goal", basis: ["primaryGoal"] }, r.goal)] : []),
      ...(number || room || capped || isGeneral
        ? [
            paragraph(
              { id: "verdict.number", basis: ["industry"] },
              [
                ...(isGeneral
                  ? [
                      `**What is your trade?** Your answers do not say it, so our examples are those of ${s.trade.an}.`,
                    ]
                  : []),
                ...(capped ? [capped] : [number?.sentence, room]),
              ]
                .filter(Boolean)
                .join(" "),
              "action",
            ),
          ]
        : []),
      ...(s.onlyInPerson || s.onlySpeakers || !s.afterHours || s.hoursKnown
        ? []
        : [
            {
              kind: "chart" as const,
              id: "verdict.day",
              basis: ["customerInteractionPercentage" as const, "responseTime" as const],
              caption: rich(
                `When ${s.contacts} come and who is there, drawn with the usual hours of ${s.tradeKnown ? s.trade.an : `such ${article(s.trade.place)}`}`,
              ),
              chart: { kind: "day" as const, hours: day(r) },
            },
          ]),
    ],
  };
};
