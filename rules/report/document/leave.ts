import type { Bottleneck } from "../../../contracts/assessment-options.ts";
import type { Field } from "../../../content/report/kinds.ts";
import { steps as catalogue } from "../../../content/report/steps/index.ts";
import { isAct } from "../../../content/report/acts.ts";
import { asksForCount } from "../../../content/report/verdicts.ts";
import { HABIT, TURN, UNCOUNTED, usedFor, WAITS } from "../../../content/report/leftovers.ts";
import { onSocial } from "../../../content/report/answered.ts";
import type { StepId } from "../../../content/report/cures.ts";
import { nth, withoutFigures } from "../../../content/report/words.ts";
import type { ReportBlock, ReportSection } from "../../../contracts/report-document.ts";
import { isWaiting } from "../plan.ts";
import { besideLines, planLines } from "../plan-lines.ts";
import { isGuessed } from "../word-verdict.ts";
import type { Leftover, Report } from "../report.ts";
import { heading, list, paragraph, rich } from "./blocks.ts";
import { inOwnName, quotesOf } from "./quotes.ts";
import { begunBeside, cannotLie, isAdvised, isHabit, isTonight, leftIn, shown, undated } from "./left.ts";
import { quickIn } from "./month.ts";
import { laterTitle, secondMonth, waitsIn } from "./second-month.ts";
import { foldedAtTheBack } from "./words-beside.ts";

/** It is what the largest loss is about: that is its reason. */
const isTold = (what: string, r: Report) =>
  r.streams.some(({ stream }) => stream.id === r.passed?.stream && stream.of.some((label) => label === what));

/** Under what was ticked, the largest loss: one line of its sum, or all of it. */
const largestIn = ({ perMonth }: Leftover, { passed, streams }: Report): string => {
  const line = streams.find(({ stream }) => stream.id === passed!.stream);
  return line && perMonth !== undefined && perMonth > line.perMonth.likely
    ? passed!.text.replace(
        /^\*\*(.)(.+?)\.\*\* This is the largest loss we found(, about \{[^}]+\} a month)?([.,])/,
        (_, first: string, rest: string, sum: string | undefined, stop: string) =>
          `In it is the largest loss we found (${first.toLowerCase()}${rest}${sum ?? ""})${stop}`,
      )
    : passed!.text.replace(/^\*\*.+?\*\* /, "");
};

/** How a good business of the kind begins with it, where nothing else is said. */
const startOf = ({ start, first }: Leftover): string =>
  first
    ? first
    : (start ?? "")
        .split(/(?<=[.?!]”?)\s+(?=[\p{Lu}“])/u)
        .slice(0, 2)
        .join(" ");

/** What hangs on an answer is begun all the same, whichever it is. */
const eitherWay = (one: Leftover): string => {
  const acts = fromAct(one);
  return acts.length > 0 ? ` **Either way:** ${acts.slice(0, MOST_ACTS).join(" ")}` : "";
};
const MOST_ACTS = 2;
const fromAct = ({ why, start = "" }: Leftover): readonly string[] => {
  const sentences = why.startsWith(WAITS) ? start.split(/(?<=[.?!]”?)\s+(?=[\p{Lu}“])/u) : [];
  const at = sentences.findIndex(isAct);
  return at < 0 ? [] : sentences.slice(at);
};
/** All that is to be done stands there already. */
const isWhole = (one: Leftover): boolean => {
  const { length } = fromAct(one);
  return length > 0 && length <= MOST_ACTS;
};

/** What is left for the same reason stands on one line. */
const leftovers = (r: Report): { text: string; does: boolean }[] => {
  const guessed = isGuessed(r);
  const quick = quickIn(r);
  const lines = new Map<string, Line[1]>();
  // What comes next stands first, then by what it would leave.
  const inTurn = [...r.leftovers.entries()].toSorted(([, a], [, b]) => leftIn(b) - leftIn(a));
  for (const [i, leftover] of inTurn) {
    if (!shown(leftover, r) || isAdvised(leftover, r) || quick.has(leftover) || isTonight(leftover, r))
      continue;
    const { what, title, perMonth } = leftover;
    const largest = isTold(what, r) ? largestIn(leftover, r) : "";
    const because = isHabit(leftover)
      ? `${HABIT} ${undated(leftover.first!)}`
      : `${largest || (guessed ? withoutFigures(leftover.why) : leftover.why)}${cannotLie(leftover, r) ? ` Begin with it all the same: ${leftover.first}` : ""}${eitherWay(leftover)}`;
    const beside = begunBeside(leftover, r);
    const reason = beside ? because.replace(TURN.next, beside).replace(TURN.later, beside) : because;
    // What a habit is worth is far from all that is lost.
    const named = perMonth && !guessed && !isHabit(leftover) ? `${title} (about {l.${i}} a month)` : title;
    // Whatever is to be done about it is left alone by nobody.
    const does =
      isHabit(leftover) ||
      leftover.would?.next === true ||
      cannotLie(leftover, r) ||
      fromAct(leftover).length > 0 ||
      (reason === "" && startOf(leftover) !== "");
    const told = reason === "" ? undefined : lines.get(reason);
    if (told) {
      told.titles.push(named);
      continue;
    }
    const start = reason === "" ? startOf(leftover) : "";
    lines.set(reason || `${what}: no reason`, {
      titles: [named],
      start,
      later: leftover.start !== undefined && leftover.start !== "" && start === "" && !cannotLie(leftover, r),
      does,
    });
  }
  // What was to come before it may be advised elsewhere.
  const [first] = [...lines].filter(([reason]) => reason.includes(TURN.next) || reason.includes(TURN.later));
  const inPlace: Line[] = [...lines].map(([reason, line]) => [
    reason === first?.[0] ? reason.replace(TURN.later, TURN.next) : reason,
    line,
  ]);
  return few(inPlace).map(([reason, { titles, start, does }]) => ({
    text: [
      `**${titles.join("; ")}.**`,
      reason.endsWith(": no reason") ? (start ? "" : NO_WORDS) : reason,
      start,
    ]
      .filter(Boolean)
      .join(" "),
    does,
  }));
};
/** So many lines say what waits: more of them are read by nobody. */
const MOST_LINES = 2;
type Line = readonly [reason: string, { titles: string[]; start: string; later: boolean; does: boolean }];
/** The last of many are one line, where each has its paragraph at the back. */
const few = (lines: readonly Line[]): readonly Line[] => {
  const rest = lines.slice(MOST_LINES - 1);
  return rest.length < 2 || rest.some(([, { later }]) => !later)
    ? lines
    : [
        ...lines.slice(0, MOST_LINES - 1),
        [
          "Later: how each begins is at the back.",
          { titles: rest.flatMap(([, { titles }]) => titles), start: "", later: true, does: true },
        ],
      ];
};
/** How one begins with the step that is named as next, where what stands there is about another way. */
const nextOf = (one: Leftover, r: Report): string => {
  const { what, would } = one;
  const { situation: s, told } = r;
  const step = would?.next && catalogue.find(({ id }) => id === would.step);
  if (
    !step ||
    step.subject === what ||
    step.kind !== "cheaper-fix" ||
    begunBeside(one, r) ||
    waitsIn(r, step.id)
  )
    return "";
  const own = step.subject && !step.leads ? told?.[step.subject] : undefined;
  // A list for what is sent in is nothing for whoever only gets calls; what anybody does is said where it comes next.
  if ((step.id === "bring-list" && !s.email) || step.id === "expert-hours") return "";
  // What waits for the second month is begun on no day of the first.
  return `**In the second month, begin with ${step.short(s, s.trade)}.** ${undated(own?.first ?? step.dayOne(s, s.trade, 0, 0))}`;
};
/** Where the reason is a sum that is not printed. */
const NO_WORDS = "Nothing we know is worth setting up for this.";

/** Steps that say what is done with messages on social media. */
const SOCIAL: ReadonlySet<StepId> = new Set([
  "missed-list",
  "arrival-note",
  "first-reply",
  "reply-templates",
]);
/** What was answered and no step takes up. */
const untold = ({ situation: s, steps }: Report): readonly string[] =>
  s.social && !isWaiting(steps) && !steps.some(({ step }) => SOCIAL.has(step.id))
    ? [onSocial(s, s.trade)]
    : [];

/** What stands right under it. */
const WITH_WORDS = /,? with the words below\b/g;
/** Words that stand with a step are not below what waits: 'save the answer below' is one to write. */
const withoutPointer = (text: string): string =>
  text
    .replaceAll(
      /\b(?:the|this) (answer|answers|line|lines|message|note|page|questions|reply|words) below\b/g,
      "your $1",
    )
    .replaceAll(/ \((?:the words|the questions) are below\)/g, "");

/** More words of one thing than these are read by nobody who has not begun with it. */
const MOST_OF_ONE = 80;
/** What is done about it first, and as much of how a good business of the kind does it as there is room for. */
const inBrief = (text: string, first: string): string => {
  let room = MOST_OF_ONE - first.split(" ").length;
  const kept: string[] = [];
  for (const sentence of text.split(/(?<=[.?!]”?)\s+(?=[\p{Lu}“])/u)) {
    room -= sentence.split(" ").length;
    if (room < 0 && (kept.length > 0 || first !== "")) break;
    kept.push(sentence);
  }
  return kept.join(" ");
};

/** The trade's words for it, to copy. */
const saidOf = ({ what }: Leftover, r: Report): ReportBlock[] => {
  const say = what in r.bottlenecks ? r.told?.[what as Bottleneck]?.say : undefined;
  const of = (part: string) => ({
    id: `later.${what.replaceAll(/\W/g, "-")}.${part}`,
    basis: ["operationalBottlenecks" as const],
  });
  return say && !r.steps.some(({ words }) => words.say === say || words.dated === say)
    ? quotesOf(of("words"), inOwnName(say, r.answers))
    : [];
};

/** What it would leave, or bring and take: an honest sum, or an honest no, beside what is in no step's. */
const COUNTED =
  /It would (?:leave about \S+ a month after costs|win back about \S+ a month and take about \S+)\./;
const LITTLE = 30;
/** What the smallest row of the plan leaves that has a sum. */
const leastRow = (r: Report): number =>
  Math.min(
    ...[...planLines(r), ...besideLines(r)].map(({ left }) => left.likely).filter((likely) => likely > 0),
  );
const bringsOf = (one: Leftover, r: Report, isLater: boolean): string => {
  const sum = isGuessed(r) || isLater ? undefined : COUNTED.exec(one.why)?.[0];
  const use = isHabit(one) ? usedFor(one.what, r.situation, r.situation.trade) : "";
  const left = one.would?.left ?? 0;
  return sum && (use === "" || left >= LITTLE)
    ? `${sum} ${left < leastRow(r) ? UNCOUNTED.little : UNCOUNTED.waits}`
    : use;
};
const paragraphsOf = (of: Parameters<typeof paragraph>[0], text: string): ReportBlock[] =>
  text ? [paragraph(of, text)] : [];

/** How a good business of the kind deals with what was ticked and waits, for whoever gets to it. */
export const laterSection = (r: Report): ReportSection[] => {
  const guessed = isGuessed(r);
  const reasonIn = ({ why }: Leftover) => (guessed ? withoutFigures(why) : why);
  const quick = quickIn(r);
  const lines = r.leftovers.filter(
    (one) =>
      shown(one, r) &&
      !isTonight(one, r) &&
      !isAdvised(one, r) &&
      !isWhole(one) &&
      // What waits as a step is told as one.
      (one.what in r.bottlenecks || !waitsIn(r, one.would?.step)) &&
      (nextOf(one, r) !== "" || (one.start && (reasonIn(one) !== "" || startOf(one) !== one.start))),
  );
  const told = untold(r);
  const waiting = secondMonth(r);
  const folded = foldedAtTheBack(r);
  return lines.length + told.length + waiting.length + folded.length === 0
    ? []
    : [
        {
          id: "later",
          heading: rich(
            lines.length + told.length + folded.length === 0
              ? "What waits for the second month"
              : laterTitle(r),
          ),
          role: "appendix",
          blocks: [
            ...waiting,
            ...folded,
            ...lines.flatMap((one) => {
              const week = quick.get(one);
              // Its week says how one begins.
              const next = week === undefined ? nextOf(one, r) : "";
              const first =
                week === undefined && !next && one.first && !isHabit(one) && !cannotLie(one, r)
                  ? `**Begin here:** ${one.first}`
                  : "";
              const of = (part: string) => ({
                id: `later.${one.what.replaceAll(/\W/g, "-")}.${part}`,
                basis: ["operationalBottlenecks" as const],
                source: { kind: "leftover" as const, id: "all" },
              });
              const said = saidOf(one, r);
              const start = one.start ?? "";
              const does = [
                inBrief(
                  withoutPointer(said.length > 0 ? start.replaceAll(WITH_WORDS, " in these words") : start),
                  first || next,
                ),
                first || next,
              ];
              return [
                heading(of("title"), `${one.title}${week === undefined ? "" : `, week ${nth(week + 1)}`}`, 4),
                ...does.filter(Boolean).map((text, i) => paragraph(of(i === 0 ? "does" : "begin"), text)),
                ...said,
                ...(week !== undefined || isHabit(one)
                  ? paragraphsOf(of("brings"), bringsOf(one, r, waitsIn(r, one.would?.step)))
                  : []),
              ];
            }),
            ...told.map((text) => paragraph({ id: "later.untold", basis: ["interactionChannels"] }, text)),
          ],
        },
      ];
};

/** A count decides about it, or it comes next: that is something to do. */
const isToCome = ({ verdict: { buy } }: Report): boolean =>
  asksForCount(buy) || /^\*\*[^*]+: next\./.test(buy);

/** What comes later; then what not to buy, what was ticked and is left, the largest loss where the plan leaves it: each with its reason. */
export const leaveSection = (r: Report): ReportSection[] => {
  const buys = r.steps.some(({ step }) => step.kind === "assistant");
  const blocks = { next: [] as ReportBlock[], leave: [] as ReportBlock[] };
  const say = (
    where: keyof typeof blocks,
    id: string,
    basis: readonly Field[],
    source: ReportBlock["source"],
    items: readonly string[],
  ) => {
    const lines = items.filter(Boolean);
    if (lines.length > 0) blocks[where].push(list({ id, basis, ...(source ? { source } : {}) }, lines));
  };
  say(
    isToCome(r) ? "next" : "leave",
    "buy.0",
    ["operationalBottlenecks"],
    { kind: "verdict", id: r.verdict.id },
    [buys ? "" : r.verdict.buy],
  );
  const lines = leftovers(r);
  const source = { kind: "leftover", id: "all" } as const;
  say(
    "next",
    "next.list",
    ["operationalBottlenecks"],
    source,
    lines.flatMap(({ text, does }) => (does ? [text] : [])),
  );
  say("leave", "leftovers.list", ["operationalBottlenecks"], source, [
    r.passed && !r.leftovers.some((one) => shown(one, r) && isTold(one.what, r)) ? r.passed.text : "",
    ...lines.flatMap(({ text, does }) => (does ? [] : [text])),
  ]);
  // What the answers mean that no step is for.
  for (const { finding, title, means, answeredBy } of r.findings.slice(1)) {
    // That one thing was ticked is no advice.
    if (finding.id === "one-thing" || finding.id === "stopped-once") continue;
    const told = isGuessed(r) ? withoutFigures(means) : means;
    if (answeredBy === undefined && !isWaiting(r.steps))
      say("leave", `finding.${finding.id}.means`, finding.basis, { kind: "finding", id: finding.id }, [
        `**${title}${title.endsWith("?") ? "" : "."}** ${told}`,
      ]);
  }
  const section = (id: string, words: string, its: ReportBlock[]): ReportSection[] =>
    its.length === 0 ? [] : [{ id, heading: rich(words), role: "body", blocks: its }];
  return [
    ...section("next", "What comes later", blocks.next),
    ...section("leftovers", "What we'd leave alone for now", blocks.leave),
  ];
};
