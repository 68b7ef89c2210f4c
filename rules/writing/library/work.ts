import { withoutSentences } from "../without-sentences.ts";
import type { Told } from "../../../content/writing/library/kinds.ts";
import { capital } from "../../../content/capital.ts";
import { fewerThan } from "../fewer.ts";
import { ONE_A_WEEK } from "../form.ts";
import { h2, list, p } from "../html.ts";
import { dayIn, isDaily, stretchesOf, weekdayIn } from "../stretches.ts";
import { byParts } from "./by-parts.ts";
import { telling } from "../passages.ts";
import { small } from "../phrases.ts";
import { inWords, plain } from "../plain.ts";
import { enumeratedIn, PHONES, subjectOfPart } from "./enumerated.ts";
import { beside, briefOf, own, type Parts, rulesOf, type Write } from "./frame.ts";
import { ownLines } from "./own-lines.ts";
import { filledUp, neighborsOf } from "./neighbors.ts";
import { toldIn } from "./sections.ts";
import { IN_WEEKS } from "../skeleton.ts";

/** One line of each group in turn, until there are as many as were asked for. */
function evenly(groups: readonly Told[], count: number): { told: Told; checks: string[] }[] {
  const shown = groups.map((told) => ({ told, checks: [] as string[] }));
  let left = count;
  for (let i = 0; left > 0 && groups.some(({ checks = [] }) => checks.length > i); i++)
    for (const [at, { checks = [] }] of groups.entries()) {
      const check = checks[i];
      if (!check || left === 0) continue;
      shown[at]?.checks.push(check);
      left--;
    }
  return shown.filter(({ checks }) => checks.length);
}

/** A checklist is worth printing from so many lines on. */
const LEAST_LINES = 10;

/** A line that only makes sense under the text that it belongs to. */
const OF_ITS_TEXT =
  /\bthe (?:two|three|four|five|six|ladder|sheet|script)\b|\b(?:two|three|four|five|six) (?:facts|things|groups|piles)\b/i;

/** Half of the telling words of the shorter one stand in the other. */
function saysTheSame(one: string, other: string): boolean {
  const [words, others] = [telling(one), telling(other)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared > 1 && shared * 2 >= Math.min(words.size, others.size);
}

/** An order that only says the line again helps nobody to make it true. */
function restates(task: string, check: string): boolean {
  const said = telling(check);
  const words = [...telling(task)];
  return words.filter((word) => said.has(word)).length * 5 >= words.length * 2;
}

/** A subject of questions has them as its lines. */
const questionsOf = (told: readonly Told[]): Told[] =>
  told.flatMap(({ checks, ...each }) =>
    each.put ? [{ ...each, checks: checks ?? [answeredOf(each)] }] : [],
  );

/** A question with what a good answer is, and the one at which the talk is over. */
const answeredOf = ({ put = "", good: said }: Told): string => {
  const [good, ends] = said ?? [];
  return `${put}${good ? ` A good answer: ${good}` : ""}${ends ? ` Walk away from: ${ends}` : ""}`;
};

/** Whoever wants something verified is told how, and which answer ends the talk. */
const VERIFIES = /\b(?:verif\w+|confirm|prove|proof|make sure|before)\b/;
const proofOf = ({ proof }: Told, text: string): string[] =>
  proof && VERIFIES.test(text)
    ? [p(`How to verify it: ${proof[0]} What ends the talk: ${small(proof[1])}`)]
    : [];

/** So many words a line takes with what stands around it. */
const A_LINE = 35;

export const checklist: Write = (parts) => {
  if (parts.request.phases.length) return byParts(parts);
  const listed = enumeratedIn(parts.request);
  const grouped = listed.length && byParts({ ...parts, request: { ...parts.request, phases: listed } });
  if (grouped) return grouped;
  // Where nothing is known of half of the parts, it is no checklist of them.
  const strange = listed.filter((part) => !PHONES.test(plain(part)) && !subjectOfPart(part, parts.family));
  if (strange.length && strange.length * 2 >= listed.length) return undefined;
  const { request, wanted, say, subject, family } = parts;
  const has = ({ checks }: Told) => Boolean(checks?.length);
  const asks = own(parts).filter(({ put, checks }) => put && !checks).length > 5;
  const all = asks ? questionsOf(own(parts)) : own(parts).filter((told) => has(told) && !told.extra);
  const groups =
    request.items || asks
      ? all
      : [...all, ...wanted.named.filter((told) => has(told) && !all.includes(told))];
  const linesOf = (list: readonly Told[]) => list.reduce((sum, { checks = [] }) => sum + checks.length, 0);
  // A short text is not filled up with what is beside its matter.
  const least = Math.min(LEAST_LINES, Math.floor((request.most ?? request.words ?? Infinity) / A_LINE));
  const count = request.items ?? Math.max(least, linesOf(groups));
  const whole = [...groups];
  const near = (asks ? questionsOf(neighborsOf(subject, family)) : neighborsOf(subject, family)).map(
    (told) => ({ ...told, checks: told.checks?.filter((check) => !OF_ITS_TEXT.test(check)) ?? [] }),
  );
  for (const told of near.filter(has)) {
    if (linesOf(whole) >= count) break;
    // What a line says already is not said once more to reach a number.
    const lines = whole.flatMap(({ checks = [] }) => checks);
    const checks = told.checks?.filter((check) => !lines.some((line) => saysTheSame(check, line)));
    if (checks?.length) whole.push({ ...told, checks });
  }
  if (linesOf(groups) * 2 < Math.min(count, LEAST_LINES)) return undefined;
  const shown = evenly(whole, count);
  const boxes = (checks: readonly string[]) =>
    list(
      "ul",
      checks.map((check) => `☐ ${say(check)}`),
    );
  // What to do about a line that isn’t true yet stands with it.
  const withTask = ({ told: { tasks = [] }, checks }: { told: Told; checks: readonly string[] }) =>
    checks.map((check, i) =>
      i === 0 && tasks[0] && !restates(tasks[0], check) ? `${check} Not yet? ${tasks[0]}` : check,
    );
  // What comes from beside the subject is no step of it.
  const isOwn = ({ told }: { told: Told }) => groups.includes(told);
  const others = shown.filter((each) => !isOwn(each)).flatMap(({ checks }) => checks);
  const lines = shown.reduce((sum, { checks }) => sum + checks.length, 0);
  // A heading over nearly each line makes no list: the lines stand together, and what to do about them after them.
  const heads = shown.filter(isOwn).map(({ told }) => say(told.does));
  const isSparse = heads.length > 4 && (lines - others.length) * 4 < heads.length * 5;
  return {
    title: "",
    excerpt: "",
    heads,
    content: [
      briefOf(
        parts,
        asks
          ? "Check a line off when the answer is a good one and you have it in writing."
          : "Each line is either true or it isn’t.",
        // Who has an interest in the answers says so.
        ...(asks ? (/\(The publisher of this page [^)]*\)/.exec(subject.lead) ?? []) : []),
      ),
      ...(request.items && lines < count && !request.atMost ? [fewerThan(count, lines)] : []),
      ...(asks
        ? [h2("What to ask"), boxes(shown.flatMap(({ checks }) => checks))]
        : isSparse
          ? [
              h2(`${capital(inWords(lines))} lines to check off`),
              boxes(shown.flatMap(withTask)),
              ...shown.filter(isOwn).flatMap(({ told }) => proofOf(told, request.text)),
            ]
          : [
              ...shown
                .filter(isOwn)
                .flatMap(({ told, checks }) => [
                  h2(say(told.does)),
                  boxes(checks),
                  ...proofOf(told, request.text),
                ]),
              ...(others.length ? [h2("Also worth checking"), boxes(others)] : []),
            ]),
      ...(asks ? [] : ownLines(parts)),
      ...(asks ? [] : beside(parts, whole)),
      ...rulesOf(parts),
    ],
  };
};

/** What is said of another stretch of time than the plan’s own is left out of a short one. */
const OF_TIME =
  /\b(?:first|second|third|next|last) (?:two |three |four )?(?:days|weeks?)\b|\bweek (?:one|two|three|four|\d)\b|\bby (?:mon|tues|wednes|thurs|fri)day\b/i;
const withoutDates = (told: Told): Told => {
  const says = told.says
    .map((text) => withoutSentences(text, (sentence) => OF_TIME.test(sentence)).join(" "))
    .filter(Boolean);
  return {
    ...told,
    says: says.length ? says : told.says,
    ...(told.tasks
      ? {
          tasks: told.tasks.map((task) =>
            capital(task.replace(/^Days? \d{1,2}(?: (?:to|and) \d{1,2})?: /, "")),
          ),
        }
      : {}),
  };
};

/** Pieces of work for so many stretches: passages, those with several tasks divided where there are too few. */
function piecesOf({ request, subject, family, wanted }: Parts, count: number): Told[] {
  const isBrief = (request.days ?? 28) < 14;
  const has = ({ says, tasks = [] }: Told) =>
    tasks.length > 0 && !(isBrief && IN_WEEKS.test([...says, ...tasks].join(" ")));
  const inDays = (told: Told): Told => (isBrief ? withoutDates(told) : told);
  const all = [...own({ subject, family }), ...wanted.lent.filter((told) => !subject.passages.includes(told))]
    .map(inDays)
    .filter(has);
  const near = neighborsOf(subject, family)
    .map(inDays)
    .filter((told) => has(told) && !all.some(({ does }) => does === told.does));
  // One day short is a day for looking back, and none for another subject.
  const pieces = isDaily(request) && all.length === count - 1 ? all : filledUp(all, near, count);
  if (pieces === all) return all;
  if (pieces.length >= count) return pieces;
  return pieces.flatMap((told) =>
    (told.tasks ?? []).map((task, i) =>
      i === 0 ? { ...told, tasks: [task] } : { ...told, checks: [], tasks: [task] },
    ),
  );
}

/** What a stretch of a plan says of its work before the tasks. */
const PLANNED_WORDS = 45;
/** What is not for whoever answers the telephone to settle. */
const DECIDES = /^(?:decide|choose|pick|name|set|agree|compare|put a price|ask the|order|sign)\b/i;

const LOOK_AGAIN: Told = {
  does: "Look at what has changed",
  asks: "What has it brought?",
  says: ["A week is too short for a verdict, and long enough to see what nobody did."],
  tasks: [
    "Read the list aloud: what is done, what isn’t, and why not.",
    "Give what’s open a name and a day of next week.",
  ],
  checks: ["Whatever is open has a name and a day."],
};

export const plan: Write = (parts) => {
  const { request, say, family } = parts;
  const stretches = stretchesOf(request.days ?? 28, [], isDaily(request));
  const found = piecesOf(parts, stretches.length);
  // The last day of a week is for looking at what the others have changed.
  const all = isDaily(request) && found.length === stretches.length - 1 ? [...found, LOOK_AGAIN] : found;
  if (all.length < stretches.length) return undefined;
  const named = /\bwho (?:does|is responsible|should do)\b/.test(request.text);
  const who = (task: string) => (!named ? "" : DECIDES.test(task) ? "Owner or manager: " : "Front desk: ");
  // 'One thing each week' is one piece of work, and not the week's share of all there are.
  const single = ONE_A_WEEK.test(request.text);
  const share = (i: number) => {
    const from = Math.round((i * all.length) / stretches.length);
    const to = Math.round(((i + 1) * all.length) / stretches.length);
    return all.slice(from, single ? from + 1 : to);
  };
  const heads = stretches.map((_, i) => say((share(i)[0] as Told).does));
  return {
    title: "",
    excerpt: "",
    heads,
    content: [
      briefOf(parts, "Put a name next to every task before you start."),
      ...stretches.flatMap(({ label }, i) => {
        const done = share(i).flatMap(({ checks = [] }) => checks.slice(0, 1));
        return [
          h2(`${label.replace(/ \(.*$/, "")}: ${heads[i]}`),
          ...(request.words
            ? []
            : toldIn({ ...(share(i)[0] as Told), lines: [] }, family, say, PLANNED_WORDS)),
          list(
            "ul",
            share(i)
              .flatMap(({ tasks = [] }) => tasks.slice(0, single ? 1 : undefined))
              .map((task, at, { length }) => {
                const day = dayIn(request, stretches.length, i, at, length);
                const on = day
                  ? `Day ${day}`
                  : label.startsWith("Week")
                    ? weekdayIn(stretches.length, at, length)
                    : undefined;
                return `${on ? `${on}: ` : ""}${who(task)}${capital(say(task))}`;
              }),
          ),
          ...(done.length ? [p(`Before you move on: ${say(done.join(" "))}`)] : []),
        ];
      }),
      ...beside(parts, []).slice(0, 4),
      ...rulesOf(parts),
    ],
  };
};
