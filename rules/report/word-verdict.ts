import { capital } from "../../content/capital.ts";
import { plainFindings } from "../../content/report/findings/plain.ts";
import { eventOf } from "../../content/report/lever-of.ts";
import type { Finding } from "../../content/report/kinds.ts";
import { goalWords, wantsGrowth, winsWords } from "../../content/report/goals.ts";
import { asksForCount, type VerdictFacts, verdictWords } from "../../content/report/verdicts.ts";
import { listed, nth, withoutFigures } from "../../content/report/words.ts";
import { standing, tellingOf } from "./bar.ts";
import { isAverse } from "./choose.ts";
import { MANY_MISSED } from "./weigh.ts";
import { driversOf } from "./drivers.ts";
import { steps as catalogue } from "../../content/report/steps/index.ts";
import { streams as lines } from "../../content/report/streams/index.ts";
import { NARROW } from "./rounding.ts";
import { inCustomers } from "./streams.ts";
import { moneyOf } from "./findings.ts";
import { earnsByGuess } from "./hours.ts";
import { doneIn, firstOf, isWaiting, OWN_AI } from "./plan.ts";
import type { Report } from "./report.ts";
import { asksApart, isRoomPriced } from "./room.ts";
import { kindOf } from "./verdict.ts";
import { winsOfPlan } from "./wins.ts";

/** '{needed} new patients': the figure with the noun in the number that fits. */
const counted = (id: "needed" | "expected", r: Report): string => {
  const { trade } = r.situation;
  const value = r.breakEven[id];
  const one = value === 1;
  if (r.breakEven.unitKind === "dollars") return `{${id}} dollars`;
  const noun = {
    customers: one ? trade.newOne : trade.newOnes,
    slots: one ? trade.job : trade.jobs,
    hours: one ? "usable hour" : "usable hours",
  }[r.breakEven.unitKind];
  return value === 0 ? `no ${noun}` : `{${id}} ${noun}`;
};

/** Both sides of the break-even in words, and for how long: 'month' or 'year'. */
export const countedBreakEven = (r: Report) => ({
  period: r.breakEven.period,
  enough: r.breakEven.expected >= r.breakEven.needed,
  needed: counted("needed", r),
  expected: counted("expected", r),
});

/** More than this are not read out. */
const MANY = 2;

/** Fewer hours a month than this are no goal reached. */
const FEW_HOURS = 10;
/** So few hours more come back than are taken that it is about the same. */
const EVEN = 1.5;
/** The plan wins less than so much of the room there is, or of those who come in a year. */
const LITTLE_OF_ROOM = 0.25;
const LITTLE_OF_ALL = 0.1;
const isLittle = ({ figures, situation: s }: Report) =>
  s.room
    ? figures.won!.value < figures["room.year"]!.value * LITTLE_OF_ROOM
    : figures.won!.value < figures["check.year"]!.value * LITTLE_OF_ALL;

/** How many new ones a plan wins in a year, in the noun that fits. */
export const winsOf = ({ figures, situation: { trade: t } }: Report): string => {
  const won = figures["won"]!.value;
  return won < 1 ? `less than one ${t.newOne}` : `about {won} ${won === 1 ? t.newOne : t.newOnes}`;
};

/** How many more a year the trade's own lever should bring; of events, one a month. */
const targetOf = ({ figures, steps, situation: s }: Report): string => {
  const event = steps.map(({ step }) => eventOf(step, s)).find(Boolean);
  // Who stays or pays more is no yes that anybody counts.
  const brings = s.trade.named?.growth?.brings ?? "new";
  return event
    ? `one ${event} a month`
    : figures["goal.more"] && (brings === "new" || brings === "again")
      ? "{goal.more} more a year"
      : "";
};

/** The best step for new customers that waits, where the plan wins none. */
const nextOf = ({ leftovers, figures, situation: s }: Report): string => {
  const [best] = leftovers
    .flatMap(({ would }) => would ?? [])
    .filter(({ step, next }) => next && winsNew(step))
    .toSorted((a, b) => b.left - a.left);
  const step = catalogue.find(({ id }) => id === best?.step);
  return !step || figures["plan.new"]!.value > 0 || s.room === 0
    ? ""
    : `${step.short(s, s.trade)} (about {q.${step.id}.left} a month)`;
};
const winsNew = (id: string): boolean =>
  lines.some(
    (stream) =>
      inCustomers(stream) && catalogue.find((step) => step.id === id)!.closes[stream.id] !== undefined,
  );

/** The goal that was named, and what the plan does for it. */
/** What room for growth is worth does not hang on what is asked. */
const growthRoom = (r: Report, s = r.situation): string =>
  s.goal === "growth" && s.room && s.valueKnown && !s.season
    ? `${wantsGrowth(s, s.trade, isRoomPriced(r))}${winsOfRoom(r)}`
    : "";
/** How much of the room a plan fills, its own step's guess included: no part of it stands for all. */
const winsOfRoom = (r: Report): string => {
  const wins = winsSaid(r);
  return wins ? ` ${wins}` : "";
};
/** How many the whole plan wins, as a sentence; empty where it wins none. */
/** Whoever comes to a party that the step sells is no new one that it wins. */
const eventsOf = (at: string, { steps, situation: s }: Report): string => {
  const found = steps.find((_, i) => nth(i + 1) === at);
  const event = found ? eventOf(found.step, s) : "";
  if (!event) return "";
  return /[^aeiou]y$/.test(event) ? `${event.slice(0, -1)}ies` : `${event}s`;
};
export const winsSaid = (r: Report): string => {
  const wins = winsOfPlan(r);
  return wins && r.figures["wins"]
    ? winsWords(r.situation, r.situation.trade, {
        one: wins.all === 1,
        at: wins.at,
        several: wins.first >= 1 && wins.rest >= 1,
        steps: r.steps.length,
        events: eventsOf(wins.at, r),
      })
    : "";
};

export const wordGoal = (r: Report): string => {
  const s = r.situation;
  const its = r.steps.find(({ step, forGoal }) => forGoal && step.missed);
  const first =
    (s.goal === "experience" && its) ||
    (r.steps.find(({ closes, step }) => closes.length > 0 && !step.aim) ?? firstOf(r.steps));
  const leverAt = r.steps.findIndex(({ step }) => step.lever);
  const [largest] = [...(first?.closes ?? [])].sort((a, b) => b.perMonth - a.perMonth);
  const notice = r.streams
    .find(({ stream }) => stream.id === (largest?.stream ?? (its?.late && "slow-replies")))
    ?.stream.notice(s, s.trade);
  const none = isWaiting(r.steps) || !notice;
  return r.questions.some(({ question }) => question.blocks)
    ? growthRoom(r)
    : goalWords[s.goal](s, s.trade, {
        won: r.figures["plan.new"]!.value > 0,
        wins: winsSaid(r),
        hour: r.figures["plan.hours"]!.value === 1,
        backHour: r.figures["back.hours"]!.value === 1,
        ownHour: r.figures["own.steps"]!.value === 1,
        kept: r.figures["plan.kept"]!.value > 0,
        time: r.figures["plan.time"]!.value > 0,
        timed: isMostlyTime(r),
        takesMore: r.figures["own.cost"]!.value >= r.figures["plan.time"]!.value,
        little: isLittle(r),
        priced: isRoomPriced(r),
        open: (s.room ?? 0) > 0 && (r.figures["wins"]?.value ?? 0) * 2 < r.figures["room.year"]!.value,
        named: asksApart(r) ? nth(r.figures["ask.at"]!.value) : "",
        weekly: r.figures["event.guests"] ? r.steps.map(({ step }) => eventOf(step, s)).find(Boolean)! : "",
        lever: leverAt < 0 ? "" : nth(leverAt + 1),
        guess: earnsByGuess(r),
        known: !["new", undefined].includes(r.situation.trade.named?.growth?.brings),
        target: targetOf(r),
        beside: leverAt >= 0,
        next: nextOf(r),
        missed: s.missedPart >= MANY_MISSED,
        none,
        notice: notice ?? "",
        at: nth(r.steps.findIndex(({ step }) => step.forHours) + 1),
        even: r.figures["back.hours"]!.value - r.figures["own.steps"]!.value < EVEN,
        few: r.figures["back.hours"]!.value < FEW_HOURS,
        hoursNext: !isGuessed(r) && r.figures["cost.next"]!.value > 0,
        own: r.steps.some(({ step }) => step.forHours || step.praised),
        written: r.steps.some(({ step }) => step.id === "absence-page"),
      });
};

/** Whose numbers stand behind the money that the plan takes back; a reviewer's is no number of the owner's. */
export const whoseOf = (r: Report): VerdictFacts["whose"] => {
  const own = driversOf(r).map(({ from }) => from === "owner");
  return own.every((given) => !given) ? "ours" : own.every(Boolean) ? "yours" : "both";
};

/** Nothing that the plan's money is made of is the owner's own number. */
export const isGuessed = (r: Report): boolean => whoseOf(r) === "ours";

/** What somebody new pays differs too much there for a sum of ours: no line of customers has one, in front or at the back. */
export const isUnpriced = (r: Report): boolean => isGuessed(r) && r.situation.plain;

/** What was ticked, and what the answers mean together; with the owner's numbers what they mean alone. */
const becauseOf = (r: Report): string => {
  const {
    answers: a,
    situation: s,
    findings: [strongest],
  } = r;
  // Under a headline stands why it is that one: what another step answers is said by that step. That all is full is behind each of them.
  const isOthers =
    strongest !== undefined &&
    strongest.finding.group !== "room" &&
    (strongest.answeredBy === undefined
      ? r.steps[0]?.step.lever === true && moneyOf(strongest.finding).length > 0
      : strongest.answeredBy > 0);
  const first = isOthers ? r.findings.find(({ answeredBy }) => answeredBy === 0) : strongest;
  if (isOthers && !first) return "";
  if (!isGuessed(r))
    return first ? `${PLAIN.has(first.finding) ? `**${first.title}.** ` : ""}${first.means}` : "";
  return first
    ? withoutFigures(first.means).trim()
    : s.named > MANY
      ? `People hear back ${s.replyWords}.`
      : `You checked ${listed(a.operationalBottlenecks.map((label) => `“${label}”`))}, and people hear back ${s.replyWords}.`;
};
/** They speak of what their heading names. */
const PLAIN: ReadonlySet<Finding> = new Set(plainFindings.values());

/** What setting up takes, and after how many months that is earned. */
export const setupOf = ({ figures, steps }: Pick<Report, "figures" | "steps">) => {
  // With the hours that no sum holds nobody earns it back in so many months.
  const weighs = 2 * figures["own.beside.cost"]!.value > figures.left!.value;
  const several = steps.filter(({ setupHours }) => setupHours > 0).length > 1;
  const [hours, won, payback] = ["setupHours", "plan.new", "payback"].map((id) => figures[id]!.value);
  return `${several ? "Setting up all steps" : "Setting up"} takes {setupHours} ${hours === 1 ? "hour" : "hours"} once ({setup.cost})${won! > 0 || weighs ? "" : payback! > 1 ? ", which you earn back in {payback} months" : payback === 1 ? ", which you earn back in the first month" : ""}.`;
};

/** What an assistant's price is made of. */
export const madeOf = ({ breakEven: { handled, connections, step }, situation: s }: Report) =>
  handled === 0
    ? "{breakEven.cost} its price"
    : `{breakEven.base} for the service, {price.contact} for each of the {breakEven.handled} ${step?.reaches === "calls" || step?.closes.busy ? "calls" : step?.reaches === "written" ? "messages" : s.contacts} it would take${connections > 0 ? ", {breakEven.links} for the link to your calendar or list" : ""}`;

/** Whether the plan takes any of what the assistant is counted by. */
const takesOf = ({ steps, streams, breakEven: { step, unitKind } }: Report): boolean => {
  const shared = steps.flatMap(({ closes }) => closes.map(({ stream }) => stream));
  return streams.some(
    ({ stream }) =>
      shared.includes(stream.id) && step?.closes[stream.id] !== undefined && kindOf(stream) === unitKind,
  );
};

/** More than half of what the plan leaves is left by hours that it saves. */
const isMostlyTime = ({ steps, streams }: Report): boolean => {
  const left = (timed: boolean) =>
    steps.reduce((all, { closes, ownPerMonth, costPerMonth }) => {
      const brings = closes.reduce((sum, { perMonth }) => sum + perMonth, 0);
      const part = closes
        .filter(
          ({ stream }) =>
            !timed || streams.some((one) => one.stream.id === stream && one.stream.kind === "time"),
        )
        .reduce((sum, { perMonth }) => sum + perMonth, 0);
      return brings > 0 ? all + (part / brings) * (brings - ownPerMonth - costPerMonth) : all;
    }, 0);
  return left(true) * 2 > left(false);
};
/** Fewer new ones a year than this come with months between them. */
const SELDOM = 6;
/** The goal of growth says how many come. */
export const rareOf = (r: Report): string => {
  const { figures, headline, situation: s } = r;
  const won = figures["won"]!.value;
  return s.goal !== "growth" &&
    s.season === undefined &&
    // Dates that are kept show every month.
    figures["plan.kept"]!.value === 0 &&
    won > 0 &&
    won < SELDOM &&
    !isMostlyTime(r) &&
    figures["plan.new"]!.value * 2 > headline.likely
    ? winsOf(r)
    : "";
};
/** So few dollars of hours are not told apart from the money. */
const LITTLE_TIME = 25;
const PART_OF_ALL = 0.06;
/** What the plan leaves: money, hours, or both. */
export const bringsOf = ({ figures, headline }: Report): "hours" | "money" | "both" => {
  const [counted, freed, spare, cash] = ["plan.time", "all.freed", "all.time", "all.cash"].map(
    (id) => figures[id]!.value,
  );
  const time = counted! + freed!;
  return time <= 0 || Math.abs(spare!) < Math.max(LITTLE_TIME, PART_OF_ALL * figures.all!.value)
    ? "money"
    : ((freed! <= 0 && time >= headline.likely) || cash! <= 0) && figures["all.hours"]!.value >= 1
      ? "hours"
      : spare! > 0
        ? "both"
        : "money";
};

/** What an assistant is expected to win in a year. */
const yearly = ({ breakEven: { expected, period } }: Report): number =>
  period === "month" ? 12 * expected : expected;
/** Fewer than one a month are not seen in a month. */
const isSlow = (r: Report): boolean => r.breakEven.unitKind === "customers" && yearly(r) < 12;

/** An assistant waits for a count, and no step of the plan is one: what is counted has its sheet and its weeks. */
export const waitsForCount = ({
  verdict,
  steps,
  breakEven,
}: Report): "diary" | "hours" | "slots" | undefined =>
  !asksForCount(verdict.buy) || steps.some(({ step }) => step.kind === "assistant")
    ? undefined
    : breakEven.unitKind === "customers"
      ? "diary"
      : breakEven.unitKind === "hours" || breakEven.unitKind === "slots"
        ? breakEven.unitKind
        : undefined;

/** A range of ours is too wide to serve. */
export const isWide = (figures: Report["figures"], id: string): boolean =>
  figures[`${id}.low`]!.value * NARROW < figures[`${id}.high`]!.value;
/** So little is left, with what we guess of its steps, that no sum speaks for it. */
export const isSmall = ({ figures }: Pick<Report, "figures">): boolean => (figures.all?.value ?? 0) < SMALL;
const SMALL = 100;

/** What is done first: its heading where that says so, else the thing to start with. */
const beginOf = ({ steps: [first], situation: s }: Report): string => {
  const act = first && doneIn(first, s);
  return act ? capital(act) : `Start with ${first?.step.short(s, s.trade) ?? ""}`;
};

/** Who has AI that the plan puts to work is told of a second one. */
const another = (assistant: string, { steps, later }: Report): string =>
  [...steps, ...later].some(({ step }) => OWN_AI.has(step.id))
    ? assistant.replace(/^an? /, "another ")
    : assistant;

export const wordVerdict = (r: Report): Report["verdict"] => {
  const s = r.situation;
  const t = s.trade;
  const facts: VerdictFacts = {
    first: r.steps[0]?.step.short(s, t) ?? "",
    begin: beginOf(r),
    assistant: another(r.breakEven.step?.short(s, t) ?? "", r),
    unwanted: isAverse(s) && r.steps.every(({ step }) => step.kind !== "assistant"),
    leads: r.steps[0]?.step.kind === "assistant",
    apart: r.breakEven.apart ? (r.breakEven.apart.adds.low < 0 ? "loses" : "gains") : "",
    because: becauseOf(r),
    page:
      (r.steps[0]?.step.aim === true && (!r.steps[0].step.lever || r.verdict.id === "not-yet")) ||
      (r.verdict.id === "not-yet" && r.steps.length > 0 && !isWaiting(r.steps)),
    counted: !firstOf(r.steps)?.uncounted,
    steps: r.steps.length,
    ownAi: r.steps.some(({ step }) => OWN_AI.has(step.id)),
    ...countedBreakEven(r),
    each: r.breakEven.unitKind === "customers" ? " (each pays {a.customerValue} in the first year)" : "",
    years: r.breakEven.years,
    expectedNone: r.breakEven.expected === 0,
    caughtNone: r.breakEven.caught === 0,
    shared: r.breakEven.caught > r.breakEven.expected,
    byPlan: takesOf(r),
    even: r.breakEven.expected === r.breakEven.needed,
    lowFails: r.figures["assistants.low"]!.value < r.breakEven.price,
    unsummed: r.steps.every(({ closes }) => closes.length === 0),
    free: r.costPerMonth === 0,
    lostNone: r.figures["lost"]!.value === 0,
    blocked: r.questions.some(({ question }) => question.blocks),
    whose: whoseOf(r),
    mixed: r.breakEven.expected < r.breakEven.needed,
    enoughAlone: r.breakEven.caught >= r.breakEven.needed,
    trial: isSlow(r) ? "three months" : "a month",
    bar: tellingOf(r.breakEven),
    none: (r.figures["gate.now"]?.value ?? 0) < 1,
    standing: standing(r.figures),
    beside: r.steps.some(({ closes, step }) => closes.length > 0 && step.kind !== "assistant"),
  };
  return { id: r.verdict.id, ...verdictWords[r.verdict.id](s, t, facts) };
};
