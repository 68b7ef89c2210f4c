import { capital } from "../../../content/capital.ts";
import type { View } from "../../../content/writing/library/kinds.ts";
import { arguedBody } from "../argued.ts";
import { lacksDeed } from "../claim.ts";
import type { Form } from "../form.ts";
import { h2, list } from "../html.ts";
import type { Body } from "../body.ts";
import { wantsScript } from "../wants-script.ts";
import { telling } from "../passages.ts";
import { plain } from "../plain.ts";
import { fewerThan } from "../fewer.ts";
import { closeOf, filled, isAsked, leadOf, own, type Parts, rulesOf, type Write } from "./frame.ts";
import { causesFor, listed, pairsOf } from "./listed.ts";
import { filledUp, neighborsOf } from "./neighbors.ts";
import { isFor } from "./parts.ts";
import { toldIn } from "./sections.ts";
import { checklist, plan } from "./work.ts";

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

/** What is explained beside words to say. */
const BESIDE_WORDS = 45;
/** The words of a call in its order, those that only such readers need before the common ones. */
function scriptOf(parts: Parts): Body | undefined {
  const { say, family } = parts;
  const all = own(parts).filter(({ lines }) => lines?.length);
  const told = [...all.filter(({ ofReaders }) => ofReaders), ...all.filter(({ ofReaders }) => !ofReaders)];
  if (told.length < 2) return undefined;
  const heads = told.map(({ does }) => say(does));
  return {
    title: "",
    excerpt: "",
    heads,
    content: [
      leadOf(parts),
      ...told.flatMap((each, i) => [h2(`${i + 1}. ${heads[i]}`), ...toldIn(each, family, say, BESIDE_WORDS)]),
      ...rulesOf(parts),
    ],
    close: closeOf(parts),
  };
}

/** 'Why firms lose callers' asks for causes, and not for reasons to do something. */
const LOSES =
  /\b(?:los(?:e|es|ing|t)|miss(?:es|ing)?|leav(?:e|es|ing)|fail\w*|hang(?:s|ing)? up|never|don't|doesn't|stop\w*|disappear\w*)\b/;
const ASKS_HOW = /^(?:how (?:can|could|do|does|should)|in plain|explain)\b/;

const FOLLOWS = /^(?:If|When|Once|After)\b/;

const article: Write = (parts) => {
  const { request, subject, wanted, say } = parts;
  if (ASKS_WHAT.test(request.text) && own(parts).filter(({ put }) => put).length > 5)
    return listed({ ...parts, request: { ...request, face: "ask" } });
  const script = wantsScript(request) ? scriptOf(parts) : undefined;
  if (script) return script;
  if (WRONG.test(plain(request.clause)))
    return listed({ ...parts, request: { ...request, face: "mistake", items: undefined } });
  const why = /^why\b/.test(plain(request.clause))
    ? LOSES.test(plain(request.clause))
      ? (causesFor(subject, request) ?? subject.reasons)
      : subject.reasons
    : undefined;
  if (why) return pairsOf(parts, why, false);
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
  const said = telling(request.clause);
  const nearness = ({ does }: (typeof found)[number]) =>
    [...telling(does)].filter((word) => said.has(word)).length;
  const first = wanted.named
    // What follows from another comes behind it.
    .filter(
      (told) =>
        found.includes(told) && (told.heard !== undefined || told.ofReaders) && !FOLLOWS.test(told.does),
    )
    .toSorted((one, other) => nearness(other) - nearness(one))
    .slice(0, asks);
  const all = [...first, ...found.filter((told) => !first.includes(told))];
  const numbered = !isAsked(request);
  const heads = all.map(
    (told) =>
      (wanted.lent.includes(told) ? wanted.called.get(told) : undefined) ??
      say(isAsked(request) && wanted.named.includes(told) ? told.asks : told.does),
  );
  return {
    title: "",
    excerpt: "",
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
    excerpt: "",
    heads: chosen.map(({ asks }) => say(asks)),
    content: [
      leadOf(parts),
      ...(count && chosen.length < count && !request.atMost ? [fewerThan(count, chosen.length)] : []),
      ...chosen.flatMap((told) => [h2(say(told.asks)), ...tell(told, say)]),
      ...rulesOf(parts),
    ],
    close: closeOf(parts),
  };
};

const viewText = ({ claim, opens, because, sum, grants, ends }: View): string =>
  [claim, ...opens, ...because.flat(), ...(sum ?? []), ...grants, ends].join(" ");

const opinion: Write = ({ request, subject: { view, passages }, say, family }) => {
  if (!view || view.not?.test(request.text) || lacksDeed(request.text, viewText(view))) return undefined;
  const acts = passages
    .filter((told) => isFor(told, family) && told.tasks?.length)
    .map(({ tasks }) => capital(say(tasks?.[0] ?? "")));
  const own = view.of?.[family] ?? [];
  const because = [...own, ...view.because.slice(0, Math.max(1, view.because.length - own.length + 1))];
  return arguedBody({ ...view, because }, request, say, acts);
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
