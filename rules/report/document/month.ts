import { clearing } from "../../../content/report/clearing.ts";
import { clearsFirst } from "../clearing.ts";
import {
  begins,
  type Beginning,
  inItsWeek,
  type Keeping,
  decides,
  fromThen,
  countWeeks,
  type MonthFacts,
  OWN_CONVERSATIONS,
  pageWeeks,
} from "../../../content/report/month.ts";
import { capital } from "../../../content/capital.ts";
import { FOR_GOAL } from "../../../content/report/goals.ts";
import { isAct, oneThing } from "../../../content/report/acts.ts";
import { tellingOf as barTelling } from "../bar.ts";
import { isForMissed, isWaiting } from "../plan.ts";
import { isForGoal } from "../put-first.ts";
import type { ReportSection } from "../../../contracts/report-document.ts";
import type { Report } from "../report.ts";
import { countedBreakEven, waitsForCount } from "../word-verdict.ts";
import { listed, nth } from "../../../content/report/words.ts";
import { fixesOf } from "../credit.ts";
import { showsAfter } from "../shows-after.ts";
import { rich } from "./blocks.ts";
import { LEANS } from "./in-parts.ts";
import { firstAct } from "./pieces.ts";
import { upToWords } from "./up-to-words.ts";
import { isTonight, quickAct, quickWeeks } from "./left.ts";
import { firstDay } from "./steps.ts";

type Planned = Report["steps"][number];
const isAssistant = ({ step }: Planned) => step.kind === "assistant";
/** The first one is rehearsed; a second is a second job of the same. */
const rehearsedOf = ({ steps }: Report) => steps.find(isAssistant);

/** What is done first of a step; an assistant is set up in weeks of its own. */
const actOf = (planned: Planned, r: Report): string =>
  planned === r.steps[0] ? firstDay(r) : isAssistant(planned) ? "" : firstAct(planned.words)[0];

/** What there is before an assistant answers: its largest stream. */
const beforeOf = (assistant: Planned, { situation: s, streams }: Report): string => {
  const [largest] = assistant.closes.toSorted((a, b) => b.perMonth - a.perMonth);
  const stream = streams.find((flowing) => flowing.stream.id === largest?.stream)?.stream;
  return stream ? stream.before(s, s.trade) : assistant.words.watch;
};

/** It is done in a month of the year that its first words name: nobody knows here which month it is now. */
const ITS_MONTH =
  /\b(?:[Ii]n|[Bb]y|[Uu]ntil|[Bb]efore|through|for|[Ff]rom) (?:early |late |mid-?)?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
/** The first sentence often sets the scene. */
const SCENE_AND_ACT = 2;
const hasItsMonth = ({ words: { does, ofTrade } }: Planned): boolean =>
  ofTrade === true && ITS_MONTH.test(upToWords(does, 1, SCENE_AND_ACT)[0]);

const LAST = 3;
/** Many get no answer by the owner's own count: what is open waits for no third week. */
const MANY = 0.15;
const isOpenNow = ({ step }: Planned, { situation: s, steps }: Report): boolean =>
  step.missed === true &&
  s.missedKnown &&
  s.missedPart >= MANY &&
  s.room !== 0 &&
  // Two begin in one week, and whoever is in danger tonight comes before.
  !steps.slice(1).some(isTonightStep);
const isTonightStep = (one: Planned): boolean => /^Tonight\b/.test(one.words.dayOne) && isForNight(one);

/**
 * In which week what begins: the steps in their order, one a week. What is free and takes an hour waits for no week
 * of its own. An assistant is set up in one week and goes live in the next; where nobody has counted, the month is for the count.
 */
const schedule = (r: Report): { week: number; what: Beginning; step: Planned }[] => {
  const rehearsed = rehearsedOf(r);
  const plan: { week: number; what: Beginning; step: Planned }[] = [];
  let free = 0;
  for (const [n, step] of r.steps.entries()) {
    // The weeks are needed for an assistant that need not be counted for.
    const hurries = rehearsed !== undefined && !rehearsed.uncounted && r.steps.indexOf(rehearsed) > 1;
    const quick = hurries && n === 1 && step.setupHours <= 1 && step.costPerMonth === 0;
    // What is for the goal waits for nothing: it runs beside the first step.
    // Whoever is in danger tonight waits for no third week.
    const tonight = n > 0 && isTonightStep(step);
    const alongside =
      n > 0 &&
      step !== rehearsed &&
      (tonight ||
        isOpenNow(step, r) ||
        // Two begin in one week, and no third.
        (isForGoal(step, r.situation) &&
          tonightIn(r) === "" &&
          r.steps[0]!.step.id !== "full-book" &&
          !r.steps.slice(1).some((one) => isTonightStep(one) || isOpenNow(one, r))));
    const at = quick || alongside ? 0 : Math.min(LAST, free);
    if (step !== rehearsed)
      plan.push({
        week: at,
        what: n === 0 ? "start" : hasItsMonth(step) ? "prepare" : alongside ? "alongside" : "add",
        step,
      });
    else {
      // What costs less runs before anything is counted: the count is of what it leaves.
      if (fixesOf(step).length > 0) plan.push({ week: step.uncounted ? 0 : at, what: "before", step });
      if (step.uncounted) plan.push({ week: 0, what: "count", step });
      else {
        const setUp = Math.min(LAST - 1, fixesOf(step).length > 0 ? at + 1 : at);
        plan.push({ week: setUp, what: "setUp", step }, { week: setUp + 1, what: "live", step });
        free = setUp + 1;
      }
      // While it is counted for, the next may begin.
      if (step.uncounted) free = n === 0 ? 0 : at;
    }
    if (!quick && !alongside) free += 1;
  }
  return plan;
};

/** It costs nothing, is done within the hour and answers what comes after closing. */
const isForNight = ({ step, costPerMonth, setupHours }: Planned): boolean =>
  costPerMonth === 0 && setupHours <= 1 && step.takes.includes("After-Hours Coverage");

const ORDER = ["First", "Second", "Third", "Fourth"] as const;

/** What a week is for in which nothing begins: a month with an empty week is no plan. */
const keepingIn = (week: number, begun: ReturnType<typeof schedule>, facts: MonthFacts): Keeping =>
  begun.some((one) => one.what === "live" && one.week < week)
    ? "tend"
    : facts.diary && begun.some(({ what }) => what === "count")
      ? "diary"
      : week === 1
        ? "keep"
        : facts.goalAt
          ? "lookAtGoal"
          : "look";

/** Whether two weeks of notes tell: of those who get in touch, or of dates that are kept; whoever is asked again answers later. */
const tellingOf = ({ figures, steps, breakEven: { unitKind } }: Report): MonthFacts["telling"] => {
  const [assistant] = steps.filter(({ step }) => step.kind === "assistant");
  if (!assistant || figures["mark"]!.value <= 0) return false;
  return unitKind === "slots"
    ? "slots"
    : unitKind === "customers" && !assistant.step.trial
      ? "callers"
      : false;
};

const gateOf = ({ breakEven }: Report): MonthFacts["gate"] => {
  const bar = barTelling(breakEven);
  return (bar === "four weeks" || bar === "three months") && bar;
};

/** Fewer than so many a year, or than so large a part of those who come now, show in no month. */
const SEEN = 12;
const SEEN_PART = 0.25;
const isRare = ({ figures, headline, situation: { goal } }: Report): boolean => {
  const [won, coming, fromNew] = ["won", "check.year", "plan.new"].map((id) => figures[id]!.value);
  return (
    won! > 0 &&
    (won! < SEEN || won! < SEEN_PART * coming!) &&
    (goal === "growth" || fromNew! > headline.likely / 2)
  );
};

const factsOf = (r: Report, first: Planned): MonthFacts => {
  const s = r.situation;
  const assistant = rehearsedOf(r);
  const goalAt = r.steps.findIndex((step) => isForGoal(step, s));
  return {
    before: first.words.watch,
    after: showsAfter(first, r),
    first: first.step.short(s, s.trade),
    assistant: assistant?.step.short(s, s.trade) ?? "",
    at: assistant ? nth(r.steps.indexOf(assistant) + 1) : "",
    fixes: assistant ? listed(fixesOf(assistant).map((fix) => fix.short(s, s.trade))) : "",
    counts: assistant?.uncounted ? beforeOf(assistant, r) : "",
    goalAt: goalAt > 0 ? nth(goalAt + 1) : "",
    goalCounts: goalAt > 0 ? r.steps[goalAt]!.words.watch : "",
    goalThen: goalAt > 0 ? (r.steps[goalAt]!.words.later ?? "") : "",
    // What begins later has not had its weeks.
    target: r.steps.slice(0, 2).find(({ byCount }) => byCount?.target)?.byCount?.target ?? "",
    noted: r.steps.some((step) => /\bnote (?:down )?(?:their|your|the) hours\b/.test(actOf(step, r))),
    diary: assistant !== undefined && isForMissed(assistant),
    gate:
      assistant !== undefined && isForMissed(assistant) && r.breakEven.step === assistant.step && gateOf(r),
    page: r.steps.some(({ step }) => step.id === "absence-page"),
    pageFirst: first.step.id === "absence-page",
    ...countedBreakEven(r),
    telling: tellingOf(r),
    customers: r.breakEven.unitKind === "customers",
    rare: isRare(r),
  };
};

/** A trade that plans for an absence week by week has its own: 'In the second, whoever looks after the computers …'. */
const OWN_WEEK = /\bIn the (second|third|fourth), ([^.]+\.)/g;
/** It points at what stands with the step. */
const IN_THE_STEP = / \([^()]* below\)/g;
const ownWeeks = ({ step, words }: Planned): Readonly<Record<number, string>> =>
  step.id !== "absence-page"
    ? {}
    : Object.fromEntries(
        [...words.does.matchAll(OWN_WEEK)].map(([, which, what]) => [
          ["first", "second", "third", "fourth"].indexOf(which!),
          `Step one goes on: ${oneThing(what!.replace(IN_THE_STEP, ""))}`,
        ]),
      );

/** A week in which nothing begins goes on with a step that has: an act behind its first two sentences. */
const GOES_ON: ReadonlySet<Keeping> = new Set(["look", "lookAtGoal", "keep"]);
const MOST_WORDS = 24;
/** What is done by then, or is told of another time. */
const ELSEWHEN =
  /\b(?:tonight|tomorrow|today|below|in (?:two|three|four) weeks|after (?:two|three|four)|within (?:two|a)|next (?:season|year)|each (?:season|year)|January|February|March|April|May|June|July|August|September|October|November|December)\b/i;
/** @param told what earlier weeks say already */
const goesOn = (r: Report, week: number, told: readonly string[]): string => {
  for (const [at, planned] of r.steps.slice(0, week + 1).entries()) {
    if (planned.step.kind !== "cheaper-fix" || planned.words.later || !planned.words.ofTrade) continue;
    const acts = upToWords(planned.words.does, 1, SCENE_AND_ACT)[1]
      .split(/(?<=[.?!])\s+(?=\p{Lu})/u)
      .filter(
        (sentence) =>
          ACT_FIRST.test(sentence) && isAct(sentence) && !LEANS.test(sentence) && !ELSEWHEN.test(sentence),
      );
    const line = acts
      .filter((act) => act.split(" ").length <= MOST_WORDS)
      .map((act) => `Step ${nth(at + 1)} goes on: ${lower(act)}`)
      .find((one) => !told.includes(one));
    if (line) return line;
  }
  return "";
};
/** What is good for the goal and is in no step begins in the third week, where nothing else does. */
const beyondIn = (r: Report, week: number): string => {
  const { goal } = r.situation;
  const first = week === 2 && r.aim ? r.told?.[goal]?.first : undefined;
  return first && r.steps.every((step) => !isForGoal(step, r.situation))
    ? `${capital(FOR_GOAL[goal])}: ${lower(inItsWeek(first))}`
    : "";
};
/** It begins with the verb: no list of what somebody else does. */
const ACT_FIRST = /^(?!Leave|Never|Don't)[A-Z][a-z]+ /;
const lower = (words: string) => `${words[0]!.toLowerCase()}${words.slice(1)}`;

/** A voice assistant may be AI of the owner's: what to do if it is. */
const mayTalk = ({ questions, situation: s }: Report): boolean =>
  s.ai === "using" && questions.some(({ question: { id } }) => id === "only-through-a-speaker");

/** What was checked and is soon done has its week, too. */
export const quickIn = (r: Report): ReturnType<typeof quickWeeks> => {
  const begun = schedule(r);
  return quickWeeks(r, (week) =>
    week === 0 ? jobsIn(r, begun) < MOST_JOBS : begun.every((one) => one.week !== week),
  );
};
/** A first week of more than two jobs and a count is begun by nobody. */
const MOST_JOBS = 2;
const jobsIn = (r: Report, begun: ReturnType<typeof schedule>): number =>
  begun.filter((one) => one.week === 0).length + (tonightIn(r) === "" ? 0 : 1);
/** A count beside two jobs begins a week later. */
const countIn = (r: Report, begun: ReturnType<typeof schedule>, weeks: readonly string[], week: number) =>
  jobsIn(r, begun) < MOST_JOBS || week === LAST ? weeks[week] : (weeks[week - 1] ?? "");
const quickWords = (r: Report, week: number): string =>
  [...quickIn(r)]
    .filter(([, its]) => its === week)
    .map(([one]) => {
      const act = upToWords(quickAct(one, r), MOST_WORDS)[0];
      return `${one.title}: ${week > 0 ? inItsWeek(act) : act}`;
    })
    .join(" ");

/** What whoever is in danger hears at night waits for nothing. */
const tonightIn = (r: Report): string =>
  r.leftovers
    .filter((one) => isTonight(one, r))
    .map(({ first = "" }) => upToWords(first, MOST_WORDS)[0])
    .join(" ");

/** The first month as a strip of four weeks; a plan of nothing has none. */
export const monthSection = (r: Report): ReportSection[] => {
  const s = r.situation;
  const [first] = r.steps;
  if (!first || isWaiting(r.steps)) return [];
  const facts = factsOf(r, first);
  const begun = schedule(r);
  const waits = waitsForCount(r);
  const told: string[] = [];
  const weeks = ORDER.map((name, week) => {
    const text = [
      week === 0 && clearsFirst(r) && !r.steps.some((one) => isOpenNow(one, r))
        ? `Beside step one: ${lower(clearing(s))}`
        : "",
      ...begun
        .filter((one) => one.week === week)
        .map(({ what, step }) =>
          begins[what](
            s,
            s.trade,
            facts,
            what === "setUp"
              ? step.step.short(s, s.trade)
              : r.steps.length > 1
                ? `Step ${nth(r.steps.indexOf(step) + 1)}: `
                : "",
            actOf(step, r),
          ),
        ),
      facts.page ? (ownWeeks(first)[week] ?? pageWeeks(facts)[week]) : "",
      week === 0 && r.steps.some((one) => one.along) ? fromThen(s, week) : "",
      waits
        ? countIn(r, begun, countWeeks(s, s.trade, waits, gateOf(r), jobsIn(r, begun) >= MOST_JOBS), week)
        : "",
      week === (jobsIn(r, begun) < MOST_JOBS ? 0 : 1) && mayTalk(r) ? OWN_CONVERSATIONS : "",
      week === 0 ? tonightIn(r) : "",
      week === LAST ? decides(s, s.trade, facts) : "",
    ]
      .filter(Boolean)
      .join(" ");
    const keeping = keepingIn(week, begun, facts);
    const quick = quickWords(r, week);
    const isEmpty = GOES_ON.has(keeping) && facts.goalThen === "";
    const kept =
      text ||
      (isEmpty ? quick || beyondIn(r, week) || goesOn(r, week, told) : "") ||
      begins[keeping](s, s.trade, facts, "", "");
    told.push(kept);
    return {
      label: `${name} week`,
      text: rich([kept, kept === quick ? "" : quick].filter(Boolean).join(" ")),
    };
  });
  return [
    {
      id: "month",
      heading: rich("Your first month"),
      role: "body",
      blocks: [
        {
          kind: "chart",
          id: "month.weeks",
          basis: [...first.step.basis, "techComfortLevel"],
          caption: rich("Week by week"),
          chart: { kind: "weeks", weeks },
        },
      ],
    },
  ];
};
