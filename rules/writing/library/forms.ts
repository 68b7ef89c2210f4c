import type { Told } from "../../../content/writing/library/kinds.ts";
import { capital } from "../../../content/capital.ts";
import type { Form } from "../form.ts";
import { h2, list, p } from "../html.ts";
import { inWords, plain } from "../plain.ts";
import { byParts } from "./by-parts.ts";
import { fewerThan } from "../fewer.ts";
import { isDaily, stretchesOf } from "../skeleton.ts";
import {
  beside,
  briefOf,
  closeOf,
  excerptOf,
  filled,
  isAsked,
  leadOf,
  own,
  type Parts,
  rulesOf,
  type Write,
} from "./frame.ts";
import { listed, pairsOf } from "./listed.ts";
import { filledUp, neighborsOf } from "./neighbors.ts";
import { isFor } from "./parts.ts";
import { lengthOf } from "./sections.ts";

/** 'What firms get wrong' wants faults. */
const WRONG = /\b(?:gets?|getting|goes|go|do(?:es)?|doing) (?:it )?wrong\b|\bmistakes\b/;
/** 'What should I ask a vendor?' wants questions. */
const ASKS_WHAT =
  /\b(?:what (?:should|do|can) (?:i|we|you) ask|what to ask|questions? (?:to|you should|we should) ask)\b/;

const DOS = /\bdo'?s (?:and|&) don'?ts\b/;
/** What to do and what not, from the passages that have both sides. */
function dosOf({ request, wanted, say, ...parts }: Parts): string[] {
  if (!DOS.test(request.text)) return [];
  const all = own(parts).filter(({ mistake }) => mistake);
  const count = Number(/\b(\d) do'?s/.exec(request.text)?.[1] ?? 3);
  const both = [
    ...wanted.named.filter((told) => all.includes(told)),
    ...all.filter((told) => !wanted.named.includes(told)),
  ];
  const chosen = both.slice(0, count);
  return [
    h2("Do"),
    list(
      "ul",
      chosen.map(({ does }) => `${say(does)}.`),
    ),
    h2("Don’t"),
    list(
      "ul",
      chosen.map(
        ({ mistake }) => `${say(mistake?.[0] ?? "")}. ${say(mistake?.[1] ?? "").split(/(?<=[.?!]”?) /)[0]}`,
      ),
    ),
  ];
}

const ASKS_HOW = /^(?:how (?:can|could|do|does|should)|in plain|explain)\b/;

const article: Write = (parts) => {
  const { request, subject, wanted, say } = parts;
  if (ASKS_WHAT.test(request.text) && own(parts).filter(({ put }) => put).length > 5)
    return listed({ ...parts, request: { ...request, face: "ask" } });
  if (WRONG.test(plain(request.clause)))
    return listed({ ...parts, request: { ...request, face: "mistake", items: undefined } });
  if (/^why\b/.test(plain(request.clause)) && subject.reasons) return pairsOf(parts, subject.reasons, false);
  const { tell, chosen } = filled(parts, [...own(parts), ...wanted.lent]);
  if (chosen.length < 2) return undefined;
  const found = [...chosen, ...wanted.lent.filter((told) => !chosen.includes(told))];
  // A question has its answer first.
  const asks = request.include.length
    ? 0
    : isAsked(request)
      ? 2
      : ASKS_HOW.test(plain(request.clause))
        ? 1
        : 0;
  const first = wanted.named.filter((told) => found.includes(told)).slice(0, asks);
  const all = [...first, ...found.filter((told) => !first.includes(told))];
  const numbered = !isAsked(request);
  const heads = all.map(
    (told) =>
      (wanted.lent.includes(told) ? wanted.called.get(told) : undefined) ??
      say(isAsked(request) && wanted.named.includes(told) ? told.asks : told.does),
  );
  return {
    title: "",
    excerpt: excerptOf(parts),
    heads,
    content: [
      leadOf(parts),
      ...all.flatMap((told, i) => [h2(`${numbered ? `${i + 1}. ` : ""}${heads[i]}`), ...tell(told, say)]),
      ...dosOf(parts),
      ...rulesOf(parts),
    ],
    close: closeOf(parts),
  };
};

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

const checklist: Write = (parts) => {
  if (parts.request.phases.length) return byParts(parts);
  const { request, wanted, say, subject, family } = parts;
  const has = ({ checks }: Told) => Boolean(checks?.length);
  const all = own(parts).filter((told) => has(told) && !told.extra);
  const groups = request.items
    ? all
    : [...all, ...wanted.named.filter((told) => has(told) && !all.includes(told))];
  const linesOf = (list: readonly Told[]) => list.reduce((sum, { checks = [] }) => sum + checks.length, 0);
  const count = request.items ?? Math.max(LEAST_LINES, linesOf(groups));
  const whole = [...groups];
  for (const told of neighborsOf(subject, family).filter(has)) {
    if (linesOf(whole) >= count) break;
    whole.push(told);
  }
  if (linesOf(groups) * 2 < Math.min(count, LEAST_LINES)) return undefined;
  const shown = evenly(whole, count);
  const lines = shown.reduce((sum, { checks }) => sum + checks.length, 0);
  return {
    title: "",
    excerpt: excerptOf(parts),
    heads: shown.map(({ told }) => say(told.does)),
    content: [
      briefOf(parts, "Each line is either true or it isn’t."),
      ...(lines < count ? [fewerThan(count, lines)] : []),
      ...shown.flatMap(({ told, checks }) => [
        h2(say(told.does)),
        list(
          "ul",
          checks.map((check) => `☐ ${say(check)}`),
        ),
      ]),
      ...beside(parts, whole),
      ...rulesOf(parts),
    ],
  };
};

/** Pieces of work for so many stretches: passages, those with several tasks divided where there are too few. */
function piecesOf({ subject, family, wanted }: Parts, count: number): Told[] {
  const has = ({ tasks }: Told) => Boolean(tasks?.length);
  const all = [
    ...own({ subject, family }),
    ...wanted.lent.filter((told) => !subject.passages.includes(told)),
  ].filter(has);
  const near = neighborsOf(subject, family).filter((told) => has(told) && !all.includes(told));
  const pieces = filledUp(all, near, count);
  if (pieces.length >= count) return pieces;
  return pieces.flatMap((told) =>
    (told.tasks ?? []).map((task, i) =>
      i === 0 ? { ...told, tasks: [task] } : { ...told, checks: [], tasks: [task] },
    ),
  );
}

const plan: Write = (parts) => {
  const { request, say } = parts;
  const stretches = stretchesOf(request.days ?? 28, [], isDaily(request));
  const all = piecesOf(parts, stretches.length);
  if (all.length < stretches.length) return undefined;
  const who = /\bwho (?:does|is responsible|should do)\b/.test(request.text) ? "[Name]: " : "";
  const share = (i: number) =>
    all.slice(
      Math.round((i * all.length) / stretches.length),
      Math.round(((i + 1) * all.length) / stretches.length),
    );
  const heads = stretches.map((_, i) => say((share(i)[0] as Told).does));
  return {
    title: "",
    excerpt: excerptOf(parts),
    heads,
    content: [
      briefOf(parts, "Put a name next to every task before you start."),
      ...stretches.flatMap(({ label }, i) => {
        const done = share(i).flatMap(({ checks = [] }) => checks.slice(0, 1));
        return [
          h2(`${label.replace(/ \(.*$/, "")}: ${heads[i]}`),
          list(
            "ul",
            share(i).flatMap(({ tasks = [] }) => tasks.map((task) => `${who}${capital(say(task))}`)),
          ),
          ...(done.length ? [p(`Before you move on: ${say(done.join(" "))}`)] : []),
        ];
      }),
      ...beside(parts, []).slice(0, 4),
      ...rulesOf(parts),
    ],
  };
};

const questions: Write = (parts) => {
  const { request, say, wanted } = parts;
  const all = own(parts);
  const count = request.items;
  if (count && all.length < Math.min(count, 3)) return undefined;
  const near = neighborsOf(parts.subject, parts.family);
  const words = request.words ?? Math.max(500, (count ?? 6) * 95);
  const room = (words - 60) / (count ?? 6);
  const { tell, chosen: fitting } = filled(
    { ...parts, request: { ...request, words } },
    all,
    room < 110 ? room - 8 : undefined,
  );
  const ranked = [...wanted.named, ...all.filter((told) => !wanted.named.includes(told))];
  const kept = count
    ? filledUp(ranked, near, count).slice(0, count)
    : wanted.named.length > 3
      ? wanted.named
      : fitting;
  const chosen = [...all, ...near].filter((told) => kept.includes(told));
  if (chosen.length < 3) return undefined;
  return {
    title: "",
    excerpt: excerptOf(parts),
    heads: chosen.map(({ asks }) => say(asks)),
    content: [
      leadOf(parts),
      ...(count && chosen.length < count ? [fewerThan(count, chosen.length)] : []),
      ...chosen.flatMap((told) => [h2(say(told.asks)), ...tell(told, say)]),
      ...rulesOf(parts),
    ],
    close: closeOf(parts),
  };
};

const opinion: Write = ({ request, subject: { view, passages }, say, family }) => {
  if (!view || view.not?.test(request.text)) return undefined;
  const room = request.words ?? 500;
  const because = room < 350 ? view.because.slice(0, 2) : view.because;
  const used = lengthOf([...view.opens, ...because.flat(), ...view.grants, view.ends].join(" "));
  const acts = passages
    .filter((told) => isFor(told, family) && told.tasks?.length)
    .slice(0, used + 60 < room * 1.2 ? 3 : 0)
    .map(({ tasks }) => capital(say(tasks?.[0] ?? "")));
  return {
    title: "",
    excerpt: say(view.opens.join(" "))
      .split(/(?<=[.?!]”?) /)
      .slice(0, 2)
      .join(" "),
    heads: because.map(([head]) => say(head)),
    content: [
      ...request.occasions.map(({ scene }) => p(capital(say(scene)))),
      ...view.opens.map((text) => p(capital(say(text)))),
      ...because.flatMap(([head, ...says]) => [h2(say(head)), ...says.map((text) => p(capital(say(text))))]),
      h2("The other side"),
      ...view.grants.map((text) => p(capital(say(text)))),
      ...(acts.length
        ? [h2(`${capital(inWords(acts.length))} things to do about it`), list("ul", acts)]
        : []),
    ],
    close: p(capital(say(view.ends))),
  };
};

export const forms: Record<Exclude<Form, "comparison">, Write> & Record<"comparison", Write> = {
  "how-to": article,
  list: listed,
  plan,
  checklist,
  questions,
  opinion,
  comparison: () => undefined,
};
