import { countedByHand } from "../../../content/report/unknowns.ts";
import { capital } from "../../../content/capital.ts";
import { FOR_GOAL } from "../../../content/report/goals.ts";
import { foldedTime } from "../../../content/report/folded.ts";
import { asOwnersSay } from "../../../content/report/checked.ts";
import { EVERY } from "../../../content/report/own-hours.ts";
import { insteadWords } from "../../../content/report/tools.ts";
import { article, listed, nth, withoutFigures } from "../../../content/report/words.ts";
import type { Situation } from "../../../content/report/kinds.ts";
import type { Step } from "../../../content/report/step-kinds.ts";
import type { ReportBlock, ReportSection } from "../../../contracts/report-document.ts";
import { NIGHT_PAGE, nightPage } from "../../../content/report/by-night.ts";
import { nightWords, PAGES } from "../by-night.ts";
import { fixesOf } from "../credit.ts";
import { isRepaid } from "../plan-lines.ts";
import { afterEach, habitOf, isByCommission, takesWeek, whoseHours } from "../step-hours.ts";
import { LATE } from "../needs.ts";
import { isForMissed } from "../plan.ts";
import { guessToCheck } from "../guess-to-check.ts";
import { isForGoal } from "../put-first.ts";
import { unknownsOf } from "./unknown.ts";
import { isGuessed } from "../word-verdict.ts";
import type { ChosenStep, Report, StepWords } from "../report.ts";
import { heading, list, paragraph, rich } from "./blocks.ts";
import { openingWords } from "../../../content/report/opening.ts";
import { twiceOf } from "./ladder.ts";
import { inParts } from "./in-parts.ts";
import { namesBlocks } from "./names-asked.ts";
import { besideSteps, ofHealth, readyOf, workBlocks } from "./pieces.ts";
import { isTonight } from "./left.ts";
import { inOwnName, quotesOf } from "./quotes.ts";
import { worthIn } from "./guess-once.ts";
import { skipFirst, skipOf } from "./skip.ts";
import { leaksOf, runningOf, sameMessage } from "./step-notes.ts";
import { toldUsBlocks } from "./told-us.ts";
import { upToWords } from "./up-to-words.ts";
import { alongBlocks, foldedBlocks, knownBlocks, nightMessage } from "./words-beside.ts";
import { beyondBlocks } from "./trade.ts";

type Planned = Report["steps"][number];

/** Where more could be won than there is room for: how many are counted. */
const roomOf = ({ step }: Pick<Planned, "step">, { trade: t, season }: Situation) =>
  `It could win {p.${step.id}.could} ${t.newOnes} a ${season ? "season" : "year"}; you have room for {p.${step.id}.counted}, so we count {p.${step.id}.counted}.`;

/** Whoever is answered today as well takes no more time in a round. */
const besidesAnswering = (
  s: Situation,
  { work, besides: beside = 0 }: Pick<Planned, "work" | "besides">,
): string =>
  work.length > 0 || beside > 0
    ? `, beyond the answering ${s.team === "alone" ? "you do" : "that is done"} anyway`
    : "";

/** A few minutes a month are told by nobody. */
const LEAST_HOURS = 0.12;
/** The time and money that a step takes, as somebody says it. */
const takesOf = (chosen: Planned, r: Report): string => {
  const s = r.situation;
  const { step, costPerMonth, ownHours, besides = 0, setupHours, folds = [] } = chosen;
  const habit = habitOf(chosen, r);
  const more = habit.guess ? 0 : habit.hours;
  const repaid = isRepaid(chosen, s);
  const own = repaid ? 0 : (ownHours || besides) + more;
  const p = `p.${step.id}`;
  const each = isByCommission(chosen)
    ? "an hour a week of each one's own, paid by commission and not counted here"
    : afterEach(chosen);
  const who = r.figures["own.bills"] ? whoseHours(chosen) : "";
  const theirs = who ? ` of ${article(who)}'s time, at {own.bills} an hour (our guess of what it bills)` : "";
  const monthly = listed(
    [
      costPerMonth > 0
        ? `{${p}.cost} a month for ${step.kind === "assistant" ? "the assistant" : (step.buys?.(s, s.trade) ?? "its price")}`
        : "",
      own >= LEAST_HOURS
        ? `${own < 1 ? `{${p}.own.minutes} minutes` : `{${p}.own${more > 0 ? ".told" : ""}} ${own === 1 ? "hour" : "hours"}`} a month${theirs ? theirs : each ? ` (${each})` : step.missed && step.kind === "cheaper-fix" ? besidesAnswering(s, chosen) : step.id === "expert-hours" ? " for the list; the half hours themselves are moved, not added" : ""}`
        : "",
    ].filter(Boolean),
  );
  const setUp =
    setupHours > 0
      ? `{${p}.hours} ${setupHours === 1 ? "hour" : "hours"} to set up${folds.some((label) => foldedTime(label) !== "") ? " in all" : ""}`
      : "";
  const again = repaid
    ? "its minutes out of the hours that it gives back"
    : habit.guess && habit.hours > 0
      ? `${EVERY[habit.hours] ?? `about ${nth(habit.hours)} hours a month`} (our guess)`
      : takesWeek(chosen)
        ? "most of one person's week, in place of part of everybody's"
        : each;
  return [setUp, monthly || again].filter(Boolean).join(", then ");
};
/** What the owner can count within a week, where most of the plan stands on our guess of it. */
const checkOf = ({ step }: Planned, r: Report): string => {
  const guess = isGuessed(r) ? undefined : guessToCheck(r);
  if (guess?.step !== step.id || asksForYear(r)) return "";
  const { contacts } = r.situation;
  return `**Check our guess first:** we took it that about {guess.count} of your {a.contactsPerWeek} ${contacts} a week ${assumed(guess.share, r)}. If it's half as many, this step ${guess.half > 0 ? "leaves {guess.half} a month" : "isn't worth its time"}${guess.less > 0 ? ", and the whole plan brings about {guess.less} less" : ""}.`;
};
/** Half of the whole plan hangs on it: the letter has no other doubt to tell before that. */
export const halvesOf = (r: Report): string => {
  const guess = isGuessed(r) ? undefined : guessToCheck(r);
  const less = r.figures["guess.less"]?.value ?? 0;
  return guess && !asksForYear(r) && less > 0 && 2 * less >= r.figures["all"]!.value
    ? `**Check one guess:** about {guess.count} ${r.situation.contacts} a week ${assumed(guess.share, r).replace(/ \([^()]*\)$/, "")}. With half as many the plan leaves {guess.less} less.`
    : "";
};
/** How many new ones came last year is asked already. */
const asksForYear = (r: Report): boolean =>
  [...(r.odd ?? []), ...unknownsOf(r)].some((line) => line.includes("{check.year}"));
const assumed = (id: string, { assumptions }: Report): string => assumptions[id]!.label;

/** Words that a reason may take before its step. */
const WHY = 38;
/** What a step answers of what was told, where the first page has not said it. */
const whyOf = (r: Report, at: number): ReportBlock[] =>
  r.findings.flatMap(({ finding, means, answeredBy }) => {
    const told = isGuessed(r) ? withoutFigures(means) : means;
    // Each other step begins with what it does: what was answered is read back once.
    return answeredBy !== at || at > 0 || told === "" || r.verdict.text.includes(told)
      ? []
      : [
          paragraph(
            {
              id: `finding.${finding.id}.means`,
              basis: finding.basis,
              source: { kind: "finding", id: finding.id },
            },
            upToWords(told, WHY)[0],
          ),
        ];
  });

/** One that says in its heading what to do is named by that, unless another clause follows in it. */
const before = (fix: Step, others: readonly Step[], s: Situation): string => {
  const title = fix.title(s, s.trade, 0, 0);
  return others.length === 0 && !/[,:;]/.test(title)
    ? title
    : capital(listed([fix, ...others].map((each) => each.short(s, s.trade))));
};

/** What is done for less before an assistant stands before it wherever the step is named. */
export const afterCheaper = (chosen: ChosenStep, { situation: s }: Report): string => {
  const [fix, ...others] = fixesOf(chosen);
  return fix
    ? `${before(fix, others, s)}, then ${chosen.title[0]!.toLowerCase()}${chosen.title.slice(1)}`
    : chosen.title;
};

/** How far an aim should have come, in general; the trade's own words are about something of their own, which they say how to count. */
const aimWords = ({ step, words }: Planned, s: Situation): string =>
  `${words.ofTrade && !step.leads ? "" : `**Aim for** ${step.target!(s, s.trade)}. `}**Count from today:** ${words.watch}.`;

/** Where the largest loss is the wait itself and no step goes round for it, saved words alone don't end it. */
const waitOf = ({ step, closes }: Planned, { steps, streams, situation: s }: Report): string => {
  const most = streams.toSorted((a, b) => b.perMonth.likely - a.perMonth.likely)[0]?.stream.id;
  return most === "slow-replies" &&
    s.reply >= LATE &&
    closes.some(({ stream }) => stream === most) &&
    step.kind === "cheaper-fix" &&
    steps.every((one) => !one.step.missed && !one.late)
    ? `**The wait itself:** it's your largest loss, {s.slow-replies} a month, and most of it stays while people hear ${s.replyWords}. With this in place, answer everybody the same day, at two hours you keep free for it.`
    : "";
};

/** Whoever has the week's duty goes the rounds of another step, too: where that stands, or nothing. */
const DUTY = /\bone person (?:a|each|every|per) (?:week|day)\b[^.]*\b(?:takes|answers|has) everything\b/i;
const dutyOf = (chosen: Planned, { steps }: Report): string => {
  const rounds = DUTY.test(chosen.words.does) ? steps.findIndex(({ step }) => step.missed) : -1;
  return rounds < 0 || steps[rounds] === chosen
    ? ""
    : `**The same person** goes the rounds of step ${nth(rounds + 1)}; those hours are counted there, once.`;
};
const onDuty = (chosen: Planned, { steps }: Report): string => {
  const duty = chosen.step.missed ? steps.findIndex(({ words }) => DUTY.test(words.does)) : -1;
  return duty < 0 || steps[duty] === chosen
    ? ""
    : `**Who goes these rounds:** whoever has the duty of step ${nth(duty + 1)} that week, as part of it.`;
};

/** A chat that is open is answered there and then: no round is for it. */
const LIVE_CHAT = "**Live chat:** one person keeps it; when nobody can, hide it.";
const keepsChat = ({ step, words }: Planned, { situation: s, steps }: Report): boolean =>
  s.chat &&
  step.missed === true &&
  step.kind === "cheaper-fix" &&
  !/live chat/i.test(words.does) &&
  steps.every((one) => one.step.id !== "chat-hours");

/** What a step does, with who is missed where its trade tells that first. */
const wholeOf = ({ does, scene = "" }: StepWords): string =>
  !scene || does.startsWith(scene) ? does : `${scene} ${does}`;

/** One step, whole and in one place: why, what it is, the words for it, what it takes and what it is worth. */
const stepBlocks = (
  r: Report,
  chosen: Planned,
  at: number,
  ready: ReturnType<typeof readyOf>,
): ReportBlock[] => {
  const { step, words } = chosen;
  const s = r.situation;
  const own =
    step.lever &&
    s.trade.lever !== "names" &&
    !words.ofTrade &&
    r.findings.every(({ finding }) => finding.id !== "own-lever");
  const common = (part: string) => ({
    id: `step.${step.id}.${part}`,
    basis: step.basis,
    source: { kind: "step" as const, id: step.id },
  });
  const takes = takesOf(chosen, r);
  const worth = worthIn(r, at);
  const check = checkOf(chosen, r);
  const running = runningOf(chosen, r);
  const alike = sameMessage(r, at);
  const leaks = leaksOf(r, at);
  const twice = twiceOf(r, chosen);
  const night = nightWords(r, chosen);
  const wait = waitOf(chosen, r);
  const duty = dutyOf(chosen, r) || onDuty(chosen, r);
  const fixes = fixesOf(chosen);
  const parts = [
    ...(fixes.length > 0
      ? [
          `**First, for less:** ${listed(fixes.map((fix) => fix.short(s, s.trade)))}, which wins about {p.${step.id}.cheaper} a month after its costs, on top of the plan's total.`,
        ]
      : []),
    ...(step.kind === "assistant" ? [`**Start small:** ${words.dayOne}`] : []),
    ...(chosen.byCount && !check ? [chosen.byCount.words] : []),
    ...(takes ? [`**Takes:** ${takes}.`] : []),
    ...(worth ? [`**Worth:** ${worth}.`] : []),
    ...(isForGoal(chosen, s) && countedByHand(s) ? [countedByHand(s)] : []),
    ...(check ? [check] : []),
    ...(running ? [running] : []),
    ...(alike ? [alike] : []),
    ...(twice ? [twice] : []),
    ...(leaks ? [leaks] : []),
    ...(night ? [night] : []),
    ...(keepsChat(chosen, r) ? [LIVE_CHAT] : []),
    ...(words.others ? [`**For dates the page doesn't take:** ${words.others}`] : []),
    ...(wait ? [wait] : []),
    ...(chosen.over ? [`**More than you have room for:** ${roomOf(chosen, s)}`] : []),
    ...(duty ? [duty] : []),
    ...(step.target ? [aimWords(chosen, s)] : []),
    ...(at === 0 ? skipFirst(r) : skipOf(chosen, s)),
  ];
  const buys = step.kind === "assistant" && r.verdict.buy !== "" && r.breakEven.step === step;
  const instead = buys && step.reaches === "calls" ? insteadWords(s, s.trade) : "";
  return [
    heading(
      common("title"),
      r.steps.length === 1
        ? chosen.title
        : `Step ${nth(at + 1)}${isForGoal(chosen, s) ? `, ${FOR_GOAL[s.goal]}` : ""}. ${afterCheaper(chosen, r)}`,
    ),
    ...whyOf(r, at),
    ...inParts(common, `${own ? `${s.trade.facts[0]} ` : ""}${wholeOf(words)}`),
    ...workBlocks(r, at, ready),
    ...(step.id === "leave-it" || parts.length === 0 ? [] : [list(common("parts"), parts)]),
    ...knownBlocks(r, at),
    ...foldedBlocks(r, at),
    ...nightMessage(r, at),
    ...(buys
      ? [
          paragraph(
            {
              id: "buy.0",
              basis: ["operationalBottlenecks"],
              source: { kind: "verdict", id: r.verdict.id },
            },
            `**Does it pay?** ${r.verdict.buy}`,
          ),
        ]
      : []),
    ...(instead ? [paragraph({ id: "buy.instead", basis: ["interactionChannels"] }, instead)] : []),
  ];
};

/** The week says what is to be done about it. */
const AT_ONCE = "To put in place tonight, whatever else waits:";

/** A message wins few of those who would book at night: where nothing else names a page for that, this does. */
const booksTonight = ({ situation: s, steps, later }: Report): boolean =>
  s.comfort >= 1 &&
  (s.trade.openBook === true || s.trade.books) &&
  [...steps, ...later].every(({ step }) => !PAGES.has(step.id));

/** Beside step one: what whoever is in danger hears at night, free and put right within the hour. */
const tonightBlocks = (r: Report): ReportBlock[] =>
  r.leftovers
    .filter((one) => isTonight(one, r))
    .flatMap((): ReportBlock[] => {
      const s = r.situation;
      const of = (part: string) => ({ id: `tonight.${part}`, basis: ["operationalBottlenecks" as const] });
      return [
        heading(of("title"), `${asOwnersSay["After-Hours Coverage"]}, tonight`, 4),
        paragraph(of("does"), AT_ONCE),
        ...quotesOf(of("words"), inOwnName(r.told!["After-Hours Coverage"]!.say!, r.answers)),
        ...(booksTonight(r) ? [paragraph(of("page"), `${NIGHT_PAGE} ${nightPage(s.trade)}`)] : []),
      ];
    });

/** The steps, each whole: behind the pages that say what to do and when. */
export const stepsSection = (r: Report): ReportSection => {
  const ready = readyOf(r);
  const either = r.questions.some(({ question }) => question.blocks);
  const plan = r.steps.length === 1 ? "The step" : "The steps, one by one";
  const steps = [
    ...r.steps.flatMap((chosen, at) => [
      ...stepBlocks(r, chosen, at, ready),
      ...(at === 0 ? tonightBlocks(r) : []),
    ]),
    ...alongBlocks(r),
    ...namesBlocks(r),
    ...beyondBlocks(r),
    ...toldUsBlocks(r),
    ...besideSteps(r),
  ];
  const words = steps.some(({ kind }) => kind === "quote") ? ", with words to copy" : "";
  // What may be written to whoever is treated is read before the words for it.
  const blocks = [...(words ? ofHealth(r) : []), ...steps];
  return {
    id: "steps",
    heading: rich(`${either ? "What makes sense either way" : plan}${words}`),
    role: "appendix",
    blocks,
  };
};

/** What to do first of all, always something that somebody does: who has to count before an assistant speaks begins with that. */
export const firstDay = ({ steps, situation: s }: Report): string => {
  const first = steps.find(({ step }) => step.kind !== "nothing") ?? steps[0]!;
  return first.step.kind !== "assistant"
    ? first.words.dayOne
    : first.uncounted && isForMissed(first)
      ? openingWords.count(s)
      : (first.step.opens ?? openingWords.page)(s, s.trade);
};
