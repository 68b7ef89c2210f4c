import { article } from "../../../content/report/words.ts";
import type { Chart, ReportSection } from "../../../contracts/report-document.ts";
import { guessesOf } from "../drivers.ts";
import { isPlain } from "../situation.ts";
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
  const inside = s.reply >= 2 ? "slow" : s.talk >= 2 || s.missedKnown ? "busy" : "answered";
  return WEIGHT.map((weight, hour) => {
    const open = hour >= opens && hour < closes;
    return {
      weight,
      state: open ? inside : "nobody",
    };
  });
};

/** Where another step leaves more than the first, why the first is first. */
const orderOf = (because: NonNullable<Report["firstBecause"]>, r: Report): string =>
  `Step one comes first because of “${because.title(r.situation, r.situation.trade)}”; then what leaves most.`;

/** What somebody who knows better should say first: the trade, how many came last year, our guesses that carry the sum. */
const checkOf = (r: Report): string => {
  const s = r.situation;
  const { newOnes, newOne } = s.trade;
  const { freshShare, customerValue } = r.assumptions;
  const won = r.figures["plan.new"]!.value > 0;
  const guesses = guessesOf(r);
  return [
    isPlain(s)
      ? `**We have no words for your trade yet**, so they are plain${won && customerValue!.from === "example" ? ` and {a.customerValue} for ${article(newOne)} is a placeholder` : ""}: tell us what you do.`
      : s.tradeKnown
        ? ""
        : `By your name we took you for ${s.trade.an}; if you are not, tell us.`,
    freshShare!.lowered !== undefined
      ? `**How many ${newOnes} came last year?** Our examples came to {check.before}, more than ${s.people === undefined ? "seems likely" : "your people can serve"}; we reckon with {check.year}.`
      : won
        ? `**Did some {check.year} ${newOnes} come last year?** If it was half, halve what the ${newOnes} bring.`
        : "",
    s.room !== undefined && s.room > 0 && won
      ? r.assumptions.roomShare!.value < 100
        ? `You have room for {room} more a month, and more than that is lost: the sums count no more than you can take.`
        : `Your room for {room} more a month is enough for all that this plan wins.`
      : "",
    guesses.length > 0
      ? `**${guesses.length === 1 ? "One guess of ours carries" : "Two guesses of ours carry"} the sum; send us better:** ${guesses.join("; ")}.`
      : "",
  ]
    .filter(Boolean)
    .join(" ");
};

/** One screen: verdict, sum, steps, and the one number that would sharpen it. */
export const coverSection = (r: Report): ReportSection => {
  const s = r.situation;
  const plan = r.steps.filter(({ step }) => step.kind !== "nothing");
  const check = checkOf(r);
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
            ...(r.headline.likely > 0
              ? [
                  {
                    kind: "chart" as const,
                    id: "verdict.range",
                    basis: [...basis],
                    caption: rich("The plan a month, and its cost"),
                    chart: {
                      kind: "range" as const,
                      rows: [
                        { label: "The plan", low: "headline.low", likely: "headline", high: "headline.high" },
                      ],
                      against: { label: "Its price and your hours", value: "outlay" },
                    },
                  },
                ]
              : []),
            list(
              { id: "verdict.steps", basis },
              plan.map(({ step, title, unsummed }) =>
                step.aim || unsummed
                  ? `**${title}**: ${step.aim ? "your aim" : "what you named first"}, no sum`
                  : `**${title}**: {p.${step.id}.left} a month left`,
              ),
              true,
            ),
            ...(r.firstBecause
              ? [paragraph({ id: "verdict.order", basis }, orderOf(r.firstBecause, r), "note")]
              : []),
          ]
        : []),
      ...(r.goal ? [paragraph({ id: "verdict.goal", basis: ["primaryGoal"] }, r.goal)] : []),
      ...(check ? [paragraph({ id: "verdict.number", basis: ["industry"] }, check, "action")] : []),
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
