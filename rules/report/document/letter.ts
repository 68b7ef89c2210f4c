import type { ReportBlock } from "../../../contracts/report-document.ts";
import { capital } from "../../../content/capital.ts";
import { clearedBeside } from "../../../content/report/clearing.ts";
import { FOR_GOAL } from "../../../content/report/goals.ts";
import { oneThing } from "../../../content/report/acts.ts";
import { DECIDES, letterWords } from "../../../content/report/letter.ts";
import { dear, listed, nth, setsPrices } from "../../../content/report/words.ts";
import { asksForCount } from "../../../content/report/verdicts.ts";
import { periodOf } from "../bar.ts";
import { isAverse } from "../choose.ts";
import { clearsFirst } from "../clearing.ts";
import { fixesOf } from "../credit.ts";
import { isAnsweredBy } from "../findings.ts";
import { dearestOf } from "../dearest.ts";
import { guessOfSum, hasMoney, isOutweighed, leadOf, outweighedWords, ownPays } from "../hours.ts";
import { afterEach, habitOf, theirsOf } from "../step-hours.ts";
import { doneIn, isForMissed, isWaiting, OWN_AI } from "../plan.ts";
import { besideLines, bringsMoney, type PlanRow, planLines } from "../plan-lines.ts";
import { standsBefore } from "../order.ts";
import { printedOf, weighingOf } from "../printed.ts";
import { isForGoal } from "../put-first.ts";
import { bringsOf, isGuessed, isSmall, isUnpriced, isWide, whoseOf } from "../word-verdict.ts";
import { showsAfter } from "../shows-after.ts";
import { winsOfPlan } from "../wins.ts";
import { ANSWERS } from "../pays-when.ts";
import { perThousand } from "../per-thousand.ts";
import type { Report } from "../report.ts";
import { paragraph } from "./blocks.ts";
import { firstDay, halvesOf } from "./steps.ts";
import { unknownsOf } from "./unknown.ts";

/** The heading of what step one answers. */
const foundOf = (r: Report): string => {
  const {
    findings: [finding],
    steps: [first],
  } = r;
  return finding && first && isAnsweredBy(finding.finding, first) ? finding.title : "";
};
/** What the owner's numbers showed of what step one is for: it is the reason, and not said again below. */
const countedOf = (r: Report): string => {
  const [first] = r.steps;
  const [shown = ""] = r.overturnedShort ?? [];
  const isAbout =
    (shown.includes("{n.missedPerWeek}") && first?.step.missed === true && first.closes.length > 0) ||
    (shown.includes("{n.noShowsPerWeek}") && first?.closes.some(({ stream }) => stream === "no-shows"));
  return isAbout ? shown.replace(/\.$/, "") : "";
};
/** Told as the reason already. */
const isSaid = (shown: string, r: Report): boolean =>
  (countedOf(r) !== "" && shown === r.overturnedShort?.[0]) || (r.situation.room === 0 && foundOf(r) !== "");

const assistantOf = (r: Report) =>
  r.steps.some(({ step }) => step.kind === "assistant")
    ? r.steps.some(({ uncounted }) => uncounted)
      ? "count"
      : r.verdict.id === "pays"
        ? "pays"
        : "try"
    : r.breakEven.step && !r.situation.onlyInPerson
      ? asksForCount(r.verdict.buy)
        ? "later"
        : r.breakEven.apart && r.verdict.id === "pays"
          ? "next"
          : r.steps.some(({ step }) => OWN_AI.has(step.id))
            ? "own"
            : // Who would rather have none is told the price of one, and nothing else.
              isAverse(r.situation)
              ? "unasked"
              : "none"
      : "unasked";

/** What is done for less before an assistant is named before it. */
const afterCheaper = (one: Report["steps"][number], s: Report["situation"]): string => {
  const [fix, ...others] = fixesOf(one);
  const before = fix && listed([fix, ...others].map((each) => each.short(s, s.trade)));
  return `${before ? `${before}, and only then ` : ""}${one.step.short(s, s.trade)}`;
};

/** What is lost, without the step that keeps part of it. */
const lossAlone = (told: string): string => told.replace(/ \(step [^)]* of it\)/g, "");

/** What we would do, in one breath: the steps in their order, and why the first is the first. */
const adviceOf = (r: Report, brief = false): string => {
  const s = r.situation;
  const isAssistant = ({ step }: Report["steps"][number]) => step.kind === "assistant";
  const { steps } = r;
  const last = steps.at(-1)!;
  const goal = steps.length > 1 && !isAssistant(last) && isForGoal(last, s);
  return isWaiting(r.steps)
    ? letterWords.wait(r.verdict.title)
    : letterWords.advice(
        s,
        {
          // In the order in which they stand below.
          steps: steps.map((one, i) => ({
            act: doneIn(one, s),
            thing: `${afterCheaper(one, s)}${i > 0 && isAssistant(one) && isForGoal(one, s) ? ` (${FOR_GOAL[s.goal]})` : ""}`,
            forGoal: i > 0 && i < steps.length - 1 && !isAssistant(one) && isForGoal(one, s),
          })),
          goal,
          goalFirst: isForGoal(r.steps[0]!, s),
          leavesMost:
            r.steps.length > 1 &&
            standsBefore(r.steps, weighingOf(r, printedOf(r))).every(({ at }) => at > 0),
          goalToo: r.steps[0]!.forGoal === true,
          found: foundOf(r),
          counted: lossAlone(countedOf(r)),
          assistant: assistantOf(r),
          counts: r.steps[0]!.uncounted === true && isForMissed(r.steps[0]!),
          period: periodOf(r.breakEven),
        },
        brief,
      );
};

/** At the low end, of what the letter's headline says: in dollars, or how it is called. */
const lowOf = (r: Report): number => r.figures["all.low"]!.value;
/** At the low end a plan that costs money may lose some of it: that is said in place of what is least sure. */
const mayLose = (r: Report): boolean => lowOf(r) < 0 && r.costPerMonth > 0;

/** A letter of many steps has no room for what stands beside the sum: the first page says it. */
const LONG_WAIT = 36;
/** What the plan brings and costs, whose numbers say so, and what is least sure of it. */
const worthOf = (r: Report): string =>
  isWaiting(r.steps) ? r.verdict.text : [leadOf(r), sumOf(r)].filter(Boolean).join(" ");
const sumOf = (r: Report): string => {
  const s = r.situation;
  const takes = letterWords.takes(
    r.figures.setupHours!.value,
    r.costPerMonth === 0,
    r.figures["own.all"]!.value,
    // Whose hours are known stands among them.
    r.steps
      .filter((step) => habitOf(step, r).hours === 0)
      .map(afterEach)
      .find(Boolean) ?? "",
    // After more than so many months nobody waits for it.
    isOutweighed(r) || r.figures.payback!.value > LONG_WAIT ? 0 : r.figures.payback!.value,
    // What leads says what these are for.
    leadOf(r) ? 0 : (r.figures["setup.page"]?.value ?? 0),
  );
  if (isUnpriced(r)) return `${letterWords.unpriced(s, perThousand(r), leverOf(r))} ${takes}`;
  const unknown = isGuessed(r) ? "We don't have your numbers yet. " : "";
  if (isOutweighed(r)) {
    // What pays for it in the trade's own words says more than what one customer is worth.
    const gain = r.steps[0]!.step.gain?.(s, s.trade, (id) => r.assumptions[id]!.from !== "example");
    return ownPays(r) !== "" || !gain || leadOf(r) || (hasMoney(r) && !r.steps[0]!.step.forHours)
      ? `${unknown}${withoutHours(outweighedWords(r))} ${takes}`
      : `${letterWords.unsummed(capital(gain))} ${takes}`;
  }
  const raises = r.steps.some(({ step }) => step.id === "full-book") && setsPrices(s.trade);
  const facts = {
    behind: guessOfSum(r, !isGuessed(r)),
    small: isSmall(r),
    loses: lowOf(r) < 0,
    none: lowOf(r) === 0,
    wide: isWide(r.figures, "all"),
    theirs: theirsOf(r.steps),
    decides: decidesOf(r),
  };
  return [
    isGuessed(r)
      ? letterWords.guessed(s, facts)
      : letterWords.counted({ ...facts, ours: whoseOf(r) === "both" }),
    raises && cashOf(r) ? "" : letterWords.time(bringsOf(r), r.figures["plan.kept"]!.value > 0),
    isSmall(r) && dearestOf(r)
      ? `One more ${dearestOf(r)} would be worth about {lever.year}, so count those.`
      : "",
    raises ? letterWords.raise(cashOf(r)) : "",
    isSlight(r) ? letterWords.unseen(s) : "",
    isSlight(r) ? slightOf(r) : takes,
    mayLose(r) ? letterWords.low : "",
  ]
    .filter(Boolean)
    .join(" ");
};

/** All cash of the plan is the higher price. */
const cashOf = ({ figures }: Report): boolean => figures["all.cash"]?.value === figures["raise.sum"]?.value;

/** The step for growth that no sum there counts, in a word. */
const leverOf = (r: Report): string => {
  const at = planLines(r).findIndex((line) => line.step.step.lever && !bringsMoney(line));
  return at < 0 ? "" : nth(at + 1);
};

/** So many times the low end is the high one: nobody plans with that. */
const FOURFOLD = 4;
/** The number that the letter asks for moves the sum by more than half of the way to that end. */
const isAsked = (r: Report): boolean => {
  const then = r.figures["odd.then"]?.value;
  const all = r.figures["all"]!.value;
  if (then === undefined || ![...(r.odd ?? []), ...unknownsOf(r)].some((line) => line.includes("{odd.then}")))
    return false;
  const end = then < all ? lowOf(r) : r.figures["all.high"]!.value;
  return 2 * Math.abs(then - all) >= Math.abs(end - all);
};
/** What narrows it: the number that is asked for, or the row that spans most of it. */
const decidesOf = (r: Report): string => {
  const [low, high] = [lowOf(r), r.figures["all.high"]!.value];
  if (low > 0 && high <= FOURFOLD * low) return "";
  if (isAsked(r)) return DECIDES.asked;
  const lines = planLines(r);
  const spanOf = ({ left }: PlanRow) => left.high - left.low;
  const [line] = lines.toSorted((a, b) => spanOf(b) - spanOf(a));
  const [other] = besideLines(r).toSorted((a, b) => spanOf(b) - spanOf(a));
  if (other && (!line || spanOf(other) > spanOf(line))) return DECIDES[other.id];
  const at = line ? lines.indexOf(line) : -1;
  // What a small plan counts in weeks one and four is said behind it.
  return line ? DECIDES.step(nth(at + 1), isSlight(r) ? "" : upToClause(line.step.words.watch)) : "";
};

/** A sum of less, in dollars a month, is small beside what a report costs. */
const SLIGHT = 300;
const isSlight = (r: Report): boolean => r.figures["all"]!.value < SLIGHT || lowOf(r) < 0;
/** More is no word for a count. */
const upToClause = (watch: string): string =>
  watch.replace(/, (?:against|compared|and how|and by|out of)\b.*$/, "");
const slightOf = (r: Report): string => {
  const wins = winsOfPlan(r);
  return letterWords.slight({
    hours: r.figures.setupHours!.value,
    own: r.figures["own.all"]!.value,
    free: r.costPerMonth === 0,
    // The same that step one and its weeks count.
    watch: upToClause(r.steps[0]!.words.watch),
    insures: (r.figures["setup.page"]?.value ?? 0) > 0,
    first:
      wins !== undefined &&
      wins.all <= FEW_WON &&
      dear(r.situation.trade) &&
      r.figures["lever.year"]!.value >=
        MONTHS * r.figures["all.outlay"]!.value + r.figures["setup.cost"]!.value
        ? r.situation.trade.newOne
        : "",
    stop: !mayLose(r),
    after: showsAfter(r.steps[0]!, r),
  });
};
/** What a year of the plan costs, the first one pays for only where it leaves as much. */
const MONTHS = 12;
/** So few a year come with months between them. */
const FEW_WON = 3;

/** All hours stand right behind it. */
const withoutHours = (words: string): string =>
  words
    .replace(/ ?The steps take about \{own\.all\} hours of your time a month\./, "")
    .replace(/^The steps take about \{own\.all\} hours of your time a month; (.)/, (_, first: string) =>
      first.toUpperCase(),
    );

/** The question and where its answer is found; what hangs on it stands in the report. */
const askedFor = (unknown: string): string =>
  [
    /^\*\*[^*]+\*\*/.exec(unknown)?.[0],
    /With half as many .*?(?:month|nothing)\./.exec(unknown)?.[0],
    /Where to find it: .*$/.exec(unknown)?.[0],
  ]
    .filter(Boolean)
    .join(" ");

/** A letter of more words is read by nobody. */
const MOST_IN_ALL = 198;
const wordsIn = (texts: readonly string[]): number => texts.join(" ").split(" ").length;
/** What is said in full where there is room for it: the fuller ones first. */
const fitting = (whole: readonly string[], ...variants: readonly (readonly string[])[]): readonly string[] =>
  [whole, ...variants].find((texts) => wordsIn(texts) <= MOST_IN_ALL) ?? variants.at(-1) ?? whole;

/** What was counted, without what it costs. */
const countAlone = (shown: string): string => shown.replace(/(?:, which costs|: about) [^;]*$/, ".");

/** What the plan leaves with the answer that takes steps away. */
const wantsOf = ({ inLetter }: Report["questions"][number]["question"], r: Report): string => {
  const away = r.steps.flatMap(({ step: { id } }, at) => (ANSWERS.has(id) ? [nth(at + 1)] : []));
  return inLetter && away.length > 0 ? ` ${inLetter(away)}` : "";
};

/** The mail's cover letter, some 150 words: what we advise and why, what the owner's numbers showed, what it brings and costs and how sure that is, the one thing to do this week, the one number we need. */
export const letterOf = (r: Report): ReportBlock[] => {
  const [first] = r.steps;
  const question =
    r.questions.find(({ question: { blocks } }) => blocks) ??
    r.questions.find(({ question: { inLetter } }) => inLetter);
  const [unknown] = question?.question.blocks || r.odd ? [] : unknownsOf(r);
  const verdict = { kind: "verdict", id: r.verdict.id } as const;
  const basis = ["operationalBottlenecks"] as const;
  const day = first
    ? `**The one thing to do this week:** ${clearsFirst(r) ? clearedBeside(oneThing(firstDay(r)), r.situation) : oneThing(firstDay(r))}`
    : "";
  const asks = r.odd
    ? `**Please check ${r.odd.length === 1 ? "one number" : "these numbers"} first.** ${r.odd.join(" ")}`
    : halvesOf(r) || (unknown ? `**The number that would help us most:** ${askedFor(unknown)}` : "");
  const bare = asks.replace(/ Where to find it: .*$/, "");
  const shown = (r.overturnedShort ?? []).filter((words) => !isSaid(words, r));
  const asked = question ? `${question.text}${wantsOf(question.question, r)}` : "";
  const [advice, brief] = [adviceOf(r), adviceOf(r, true)];
  const [all, worth] = [shown.join(" "), worthOf(r)];
  const [one = ""] = shown;
  const saying = (said: string, told: string, number: string) => [said, asked, day, told, worth, number];
  // A number that is doubted, or that the sum points at, is asked about whatever else is said.
  const must = r.odd || halvesOf(r) !== "" || worth.includes(DECIDES.asked) ? bare : "";
  const [opens = "", , , told = "", sum = "", number = ""] = fitting(
    saying(advice, all, asks),
    saying(advice, all, bare),
    saying(brief, all, bare),
    saying(brief, lossAlone(all), bare),
    saying(brief, lossAlone(one), bare),
    // Rather the sum, and a number that could turn it, than the smaller of two losses.
    saying(brief, lossAlone(one).replace(/;[^;]*$/, "."), bare),
    saying(brief, countAlone(one), bare),
    saying(brief, countAlone(one).replace(/^You answer [^,]+, but /, "By your count "), bare),
    saying(brief, "", bare),
    saying(brief, "", must),
  );
  const say = (id: string, text: string, of: Omit<Parameters<typeof paragraph>[0], "id">): ReportBlock[] =>
    text ? [paragraph({ ...of, id: `letter.${id}` }, text)] : [];
  return [
    ...say("verdict", opens, { basis, source: verdict }),
    ...say("showed", told, { basis, source: verdict }),
    ...say("worth", sum, { basis, source: verdict }),
    ...(question
      ? say("question", asked, {
          basis: question.question.basis,
          source: { kind: "question", id: question.question.id },
        })
      : []),
    ...(first
      ? say("first", day, { basis: first.step.basis, source: { kind: "step", id: first.step.id } })
      : []),
    ...say(r.odd ? "odd" : "number", number, { basis: ["industry"] }),
  ];
};
