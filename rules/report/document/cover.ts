import type { Chart, ReportSection } from "../../../contracts/report-document.ts";
import { leaves } from "../choose.ts";
import { isAnsweredBy } from "../findings.ts";
import { oneNumber } from "../one-number.ts";
import type { ChosenStep, Report } from "../report.ts";
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

/** '$25 and 1 hour of yours', 'no money'. */
export const priceOf = ({ step, costPerMonth, ownHours }: ChosenStep): string =>
  [
    costPerMonth > 0 ? `{p.${step.id}.cost}` : "no money",
    ...(ownHours > 0 ? [`{p.${step.id}.own} ${ownHours === 1 ? "hour" : "hours"} of yours`] : []),
  ].join(" and ");

/** One screen: verdict, sum, steps, and the one number that would sharpen it. */
export const coverSection = (r: Report): ReportSection => {
  const s = r.situation;
  const plan = r.steps.filter(({ step }) => step.kind !== "nothing");
  const [first] = plan;
  const [largest] = plan.toSorted((a, b) => leaves(b) - leaves(a));
  const answer = first && r.findings.find(({ finding }) => isAnsweredBy(finding, first));
  const number = oneNumber(r);
  const room =
    s.room === undefined && r.figures["plan.new"]!.value > 0
      ? `Is there room for more ${s.trade.newOnes}? If not, strike their lines.`
      : undefined;
  const basis = ["operationalBottlenecks", "responseTime", "interactionChannels"] as const;
  const verdict = { kind: "verdict", id: r.verdict.id } as const;
  return {
    id: "verdict",
    role: "cover",
    blocks: [
      paragraph({ id: "verdict.title", basis, source: verdict }, `**${r.verdict.title}.**`, "verdict"),
      paragraph({ id: "verdict.text", basis, source: verdict }, r.verdict.text, "lede"),
      ...(plan.length > 0
        ? [
            {
              kind: "chart" as const,
              id: "verdict.range",
              basis: [...basis],
              caption: rich("The plan against its price, a month"),
              chart: {
                kind: "range" as const,
                rows: [{ label: "The plan", low: "headline.low", likely: "headline", high: "headline.high" }],
                against: { label: "Its price in money", value: "cost" },
              },
            },
            list(
              { id: "verdict.steps", basis },
              plan.map(
                (chosen) => `**${chosen.title}**: {p.${chosen.step.id}} a month, for ${priceOf(chosen)}`,
              ),
              true,
            ),
            ...(r.steps[0] === first && first && largest && leaves(first) < leaves(largest)
              ? [
                  paragraph(
                    { id: "verdict.order", basis },
                    `Step one leaves less than another; ${answer ? `it is the answer to “${answer.title}”` : "it begins where your answers speak most plainly"}.`,
                  ),
                ]
              : []),
          ]
        : []),
      ...(r.goal ? [paragraph({ id: "verdict.goal", basis: ["primaryGoal"] }, r.goal)] : []),
      ...(number || room
        ? [
            paragraph(
              { id: "verdict.number", basis: ["industry"] },
              [number?.sentence, room].filter(Boolean).join(" "),
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
                `When ${s.contacts} come and who is there, drawn with the usual hours of ${s.tradeKnown ? s.trade.an : `such a ${s.trade.place}`}`,
              ),
              chart: { kind: "day" as const, hours: day(r) },
            },
          ]),
    ],
  };
};
