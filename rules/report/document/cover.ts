import { BESIDE_HOURS } from "../../../content/report/plan-table.ts";
import { roomWords } from "../../../content/report/goals.ts";
import { orderWords } from "../../../content/report/order.ts";
import { dayHours, daysOf, saidHour } from "../../../content/report/rounds.ts";
import type { Situation } from "../../../content/report/kinds.ts";
import { article, listed, nth, withoutFigures } from "../../../content/report/words.ts";
import type { Field } from "../../../content/report/kinds.ts";
import type { Chart, ReportBlock, ReportSection } from "../../../contracts/report-document.ts";
import { isOutweighed } from "../hours.ts";
import { standsBefore } from "../order.ts";
import { isWaiting } from "../plan.ts";
import { printedOf, weighingOf } from "../printed.ts";
import { pageBeside } from "../by-night.ts";
import { fillsAtTheBack, fillsRoom } from "../room.ts";
import { isGuessed, isUnpriced, rareOf, winsSaid } from "../word-verdict.ts";
import type { Report } from "../report.ts";
import { paragraph, rich } from "./blocks.ts";
import { isTonight } from "./left.ts";
import { quickIn } from "./month.ts";
import { broughtOf } from "./lost-and-brought.ts";
import { fillsOpenHours, fromKnown } from "./open-hours.ts";
import { asksForNames, namesAt } from "./names-asked.ts";
import { unreachedOf } from "./reach-nobody.ts";
import { planTable } from "./plan-table.ts";

type Hour = Extract<Chart, { kind: "day" }>["hours"][number];

/** How much comes in each hour of the day: a rise to mid-morning, a second in the afternoon, a tail at night. */
const WEIGHT = [
  0.02, 0.02, 0.02, 0.02, 0.03, 0.05, 0.12, 0.25, 0.55, 0.85, 1, 0.95, 0.7, 0.75, 0.85, 0.9, 0.85, 0.7, 0.5,
  0.4, 0.35, 0.25, 0.12, 0.05,
];
/** The working day as the answers describe it. */
const day = (r: Report): Hour[] => {
  const s = r.situation;
  const [opens, closes] = dayHours(s);
  const inside =
    s.reply >= 2 ? "slow" : s.talk >= 2 || s.missedKnown || s.team === "alone" ? "busy" : "answered";
  return WEIGHT.map((weight, hour) => {
    const open = hour >= opens && hour < closes;
    return {
      weight,
      state: open ? inside : "nobody",
    };
  });
};

/** In which order the steps stand, in one sentence: by what they leave, and what stands before that for another reason. */
const orderOf = (r: Report): string => {
  const steps = r.steps.filter(({ step }) => step.kind !== "nothing");
  if (steps.length < 2 || isWaiting(r.steps)) return "";
  const before = standsBefore(r.steps, weighingOf(r, printedOf(r)));
  const counted = r.steps.some(({ uncounted }) => uncounted);
  return orderWords(r.situation, {
    before: before.map(({ at, why }) => ({ step: nth(at + 1), at, why })),
    others: r.steps.length - before.length,
    byFee: r.figures["all.per"] !== undefined && isUnpriced(r),
    waits: counted,
  });
};

/** So many hours a week say nothing of when: a picture of a day is drawn where it begins as the trade's does, of whoever isn't alone in it. */
const isUsualDay = (s: Situation): boolean => {
  if (s.hours === undefined) return true;
  const { hours: _, ...usual } = s;
  return dayHours(s)[0] === dayHours(usual)[0] && s.team !== "alone";
};

/** Who is there in the hours of a day: on the cover with the owner's numbers, else with the sums. */
export const dayOf = (r: Report): ReportBlock[] => {
  const s = r.situation;
  return s.onlyInPerson || s.onlySpeakers || !s.afterHours || !isUsualDay(s)
    ? []
    : [
        {
          kind: "chart" as const,
          id: "verdict.day",
          basis: ["customerInteractionPercentage" as const, "responseTime" as const],
          caption: rich(
            s.hours === undefined
              ? `Who is there when ${s.contacts} come in, by the usual hours of ${s.tradeKnown ? s.trade.an : `${article(s.trade.place)} like yours`}`
              : `Who is there when ${s.contacts} come in, with your {n.hoursOpen} ${s.hours === 1 ? "hour" : "hours"} a week over ${nth(daysOf(s))} days, if you open at ${saidHour(dayHours(s)[0])}`,
          ),
          chart: { kind: "day" as const, hours: day(r) },
        },
      ];
};

/** What the plan does for the goal; with no trade in the name no figure of ours. */
const goalOf = (r: Report): string => {
  if (!isGuessed(r) || !r.situation.plain) return r.goal;
  const told = withoutFigures(r.goal);
  return WISH_ALONE.test(told) ? "" : told;
};
/** What is wanted is no news to whoever wants it. */
const WISH_ALONE = /^You want [^.]*\.$/;

/** Where each thing that was ticked is dealt with. */
const checkedOf = (r: Report): string => {
  const { bottlenecks, steps } = r;
  const labels = Object.keys(bottlenecks);
  if (labels.length < 2 || isWaiting(steps)) return "";
  const at = (label: string) => steps.findIndex(({ step }) => step.id === bottlenecks[label]);
  // A page to book on stands beside the night, and is for the dates, as the table at the back says.
  const page = pageBeside(r);
  const beside = page >= 0 ? labels.filter((label): boolean => label === "Appointment Scheduling") : [];
  const told = steps.flatMap((_, i) => {
    const mine = labels.filter((label) => at(label) === i && !beside.includes(label));
    return mine.length > 0
      ? [`${listed(mine)}, ${steps.length === 1 ? "the step" : `step ${nth(i + 1)}`}`]
      : [];
  });
  // Its words may stand with another step.
  const andIn = (label: string) =>
    at(label) >= 0 && at(label) !== page && steps[at(label)]!.folds?.some((one) => one === label)
      ? ` and step ${nth(at(label) + 1)}`
      : "";
  told.push(...beside.map((label) => `${label}, step ${nth(page + 1)} (online booking)${andIn(label)}`));
  const weeks = [...quickIn(r)];
  const waitsFor = (label: string) => r.later.some(({ step }) => step.takes.some((taken) => taken === label));
  told.push(
    ...weeks.map(
      ([{ what }, week], i) =>
        `${what}, week ${nth(week + 1)}${waitsFor(what) ? " and the second month" : ""}${i === weeks.length - 1 ? BESIDE_HOURS : ""}`,
    ),
  );
  const tonight = r.leftovers.filter((one) => isTonight(one, r)).map(({ what }) => what);
  told.push(...tonight.map((label) => `${label}, tonight`));
  const waits = labels.filter(
    (label) =>
      at(label) < 0 &&
      !tonight.includes(label) &&
      !beside.includes(label) &&
      !weeks.some(([{ what }]) => what === label),
  );
  return `**What you checked:** ${[
    ...told,
    ...atLast("in the second month", waits.filter(waitsFor)),
    ...atLast(
      "later",
      waits.filter((label) => !waitsFor(label)),
    ),
  ].join("; ")}.`;
};
const atLast = (when: string, labels: readonly string[]): string[] =>
  labels.length > 0 ? [`${listed(labels)}, ${when}`] : [];
/** What the owner's numbers showed stands before it: it is not said again. */
const SHOWN = ["missedPerWeek}"];
const withoutShown = ({ verdict: { text }, overturned = "" }: Report): string =>
  SHOWN.filter((figure) => overturned.includes(figure)).reduce(
    (left, figure) =>
      left
        .split(/(?<=[.?!]) (?=[\p{Lu}*])/u)
        .filter((sentence) => !sentence.includes(figure))
        .join(" "),
    text,
  );

/** What is told of the room elsewhere needs no pointer here. */
const withNames = (told: string, names: string): string => (told && names ? `${told} ${names}` : told);

/** What the trade does first for its room waits for the second month. */
const waitsWithWords = ({ told, later }: Report): boolean =>
  (told?.growth?.first ?? "") !== "" && later.some(({ step }) => step.lever);

/** One screen: verdict, sum and steps. */
export const coverSection = (r: Report): ReportSection => {
  const plan = r.steps.every(({ step }) => step.kind === "nothing") ? [] : r.steps;
  const order = orderOf(r);
  const goal = goalOf(r);
  const checked = checkedOf(r);
  const unreached = unreachedOf(r);
  const s = r.situation;
  // Who is asked for by word of mouth alone fills it by asking again.
  const asks =
    s.onlyInPerson && plan.every(({ step }) => !step.lever)
      ? plan.findIndex(({ step }) => step.subject === "Follow-up Communication")
      : -1;
  // Whoever wants growth reads of it there.
  const room =
    s.room && s.valueKnown && !s.season && s.goal !== "growth" && !s.trade.mourning && plan.length > 0
      ? withNames(
          roomWords(s, s.trade, {
            wins: winsSaid(r),
            fills: fillsRoom(r),
            act: r.told?.growth?.first ?? "",
            waits: waitsWithWords(r),
            again: fromKnown(r),
            words: fillsOpenHours(r) !== "",
            asks: asks < 0 ? "" : nth(asks + 1),
            back: fillsOpenHours(r) === "" ? "" : fillsAtTheBack(r),
            stepped: plan.some(({ step }) => step.lever),
            named: namesAt(r) !== "",
            asked: asksForNames(r),
            told: r.overturned?.includes("You could take ") === true,
          }),
          namesAt(r),
        )
      : "";
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
      ...(withoutShown(r)
        ? [paragraph({ id: "verdict.text", basis, source: verdict }, withoutShown(r), "lede")]
        : []),
      ...(plan.length > 0
        ? [
            planTable(r, basis),
            ...besideSum(r, basis),
            ...(order ? [paragraph({ id: "verdict.order", basis }, order)] : []),
            ...(r.later.length > 0
              ? [
                  paragraph(
                    { id: "verdict.later", basis },
                    `**In the second month:** ${r.later.map(({ title }) => title).join("; ")}. It waits, uncounted, until these are a habit.`,
                  ),
                ]
              : []),
          ]
        : []),
      ...(checked ? [paragraph({ id: "verdict.checked", basis: ["operationalBottlenecks"] }, checked)] : []),
      ...(goal ? [paragraph({ id: "verdict.goal", basis: ["primaryGoal"] }, goal)] : []),
      ...(room ? [paragraph({ id: "verdict.room", basis: ["primaryGoal"] }, room)] : []),
      ...(unreached ? [paragraph({ id: "verdict.unreached", basis }, unreached)] : []),
      ...lookOf(r),
      ...(isGuessed(r) ? [] : dayOf(r)),
    ],
  };
};

/** What is to be known of the sum: how seldom its money comes, and that one number could turn it. */
const besideSum = (r: Report, basis: readonly Field[]): ReportBlock[] => {
  const rare = isGuessed(r) || isOutweighed(r) ? "" : rareOf(r);
  const brought = broughtOf(r);
  return [
    ...(brought ? [paragraph({ id: "verdict.brought", basis }, brought, "note")] : []),
    ...(rare
      ? [
          paragraph(
            { id: "verdict.beside", basis },
            `The money in it comes from ${rare} a year, so many months will show none.`,
            "note",
          ),
        ]
      : []),
    ...(r.odd
      ? [paragraph({ id: "verdict.odd", basis: ["industry"] }, `**Please check:** ${r.odd.join(" ")}`)]
      : []),
  ];
};

/** What to see with one's own eyes tomorrow, where there is no step to begin with. */
const lookOf = ({ findings: [first], steps }: Report): ReportBlock[] =>
  first && isWaiting(steps)
    ? [
        paragraph(
          {
            id: `finding.${first.finding.id}.look`,
            basis: first.finding.basis,
            source: { kind: "finding", id: first.finding.id },
          },
          first.look,
          "action",
        ),
      ]
    : [];
