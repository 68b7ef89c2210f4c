import { anyPart } from "../../content/writing/outline/parts.ts";
import { entries } from "../../content/writing/outline/entries.ts";
import { anyRows, rowSets } from "../../content/writing/outline/rows.ts";
import { capital } from "../../content/capital.ts";
import { h2, list, table } from "./html.ts";
import type { Head, Matter } from "./outline-kind.ts";
import { partOf } from "./outline-parts.ts";
import { heading } from "./named.ts";
import { small } from "./phrases.ts";
import { inWords, plain } from "./plain.ts";
import type { Request } from "./request.ts";
import { isDaily, stretchesOf } from "./skeleton.ts";

/** What stands in an outline of a form, as the object of a sentence. */
export function shapeOf({ form, items, sides, days, noun }: Request): string {
  const stretches = stretchesOf(days ?? 28, []);
  switch (form) {
    case "comparison":
      return sides.length < 2
        ? "what speaks for it and against it"
        : `a table with ${inWords(sides.length)} columns`;
    case "plan":
      return `${inWords(stretches.length)} ${(stretches[0]?.label.split(" ")[0] ?? "week").toLowerCase()}${stretches.length > 1 ? "s" : ""}`;
    case "checklist":
      return "lines to tick";
    case "questions":
      return `${items ? `${inWords(items)} ` : ""}questions and answers`;
    case "opinion":
      return "reasons and an objection";
    case "list":
      return `${inWords(items ?? 5)} ${noun || "entries"}`;
    case "how-to":
      return items ? `${inWords(items)} steps` : "questions for each section";
  }
}

export const sectionsOf = (heads: readonly Head[]): string[] =>
  heads.flatMap(({ heading: text, asks }) => [h2(text), list("ul", asks)]);

const HEADS_MAX = 6;
const STEPS = [1, 2, 3, 4, 5, 6].map((n) => `Step ${n}: [what is done; what is seen when it is done]`);
/** What is done comes first, what the request names beside it before the end. */
export function howTo({ text }: Request, matter: Matter, parts: string[], named: number): string[] {
  const own = matter.heads.slice(0, Math.max(2, HEADS_MAX - named - matter.around.length));
  return [
    ...sectionsOf(own.slice(0, -1)),
    ...sectionsOf(matter.around),
    ...(/\bstep[- ]by[- ]step\b/.test(text) ? [h2("The steps"), list("ol", STEPS)] : []),
    ...parts,
    ...sectionsOf(own.slice(-1)),
  ];
}

/** A place for each entry, with what each has to say, and where entries are found. */
export function listOf(request: Request, matter: Matter, parts: readonly string[]): string[] {
  const { items = 5, noun, each } = request;
  const label = capital(
    noun
      .replace(/ies$/, "y")
      .replace(/(?<=ch|sh|x|ss)es$/, "")
      .replace(/s$/, "") || "no.",
  );
  const angles = anglesOf(request);
  const fields = (each.length ? each : angles.length ? [] : fieldsOf(request))
    .map((field) => ` ${capital(field)}: […]`)
    .join("");
  const what = `${inWords(items)} ${noun || "entries"}`;
  return [
    ...(angles.length
      ? []
      : [h2(`Where to find ${what}`), list("ul", [...matter.finds, ...(matter.heads[1]?.asks ?? [])])]),
    ...sectionsOf(matter.around),
    h2(`The ${what}`),
    list(
      "ol",
      Array.from(
        { length: Math.min(items, 50) },
        (_, i) => `${label} ${i + 1}: [${parts[i] ?? angles[i - parts.length] ?? "…"}]${fields}`,
      ),
    ),
  ];
}

const anglesOf = ({ noun, text }: Request): readonly string[] =>
  /^(?:deductions?|write-?offs)$/.test(noun)
    ? entries.deduction
    : /(?:plants?|flowers|herbs|vegetables|shrubs|trees|succulents|perennials|bulbs)$/.test(noun)
      ? entries.plant
      : noun === "questions"
        ? /\binterview\b/.test(text)
          ? entries.interview
          : /\b(?:hir\w+|book\w*|sign\w*|choos\w+|pick\w*|buy\w*|rent\w*) /.test(text)
            ? entries.put
            : []
        : [];

/** What each entry has to say where the request does not name it. */
const fieldsOf = ({ noun, face }: Request): string[] =>
  noun === "signs"
    ? ["from when on it matters"]
    : face === "mistake"
      ? ["what it cost", "instead"]
      : face === "ask"
        ? ["a good answer"]
        : noun === "ideas"
          ? ["what it is and costs", "why it is here"]
          : face === "do"
            ? ["how you know that it works"]
            : ["why it is here, and who says so"];

/** A table with rows that are weighed, and a sentence to finish for each side. */
export function comparisonOf(
  request: Request,
  matter: Matter,
  parts: readonly string[],
): { content: string[]; facts: Matter["facts"] } {
  const { sides, text } = request;
  if (sides.length < 2)
    return { facts: matter.facts, content: sectionsOf([...matter.heads, ...matter.around]) };
  const set = rowSets.find(({ heard }) => sides.filter((side) => heard.test(side)).length > 1) ?? anyRows;
  const columns = sides.map(capital);
  const named = parts.filter((part) => part.split(" ").length < 6 && !/^(?:who|which|what)\b/i.test(part));
  const rows = [...named.map(heading), ...set.rows].slice(0, 7);
  const who = request.called.place?.one ?? request.called.people;
  return {
    facts: set.facts,
    content: [
      h2("Side by side"),
      table(
        ["What counts", ...columns],
        rows.map((row) => [row, ...columns.map(() => "[…]")]),
      ),
      ...sectionsOf(matter.around),
      h2("Which one, then?"),
      list("ul", [
        ...(/\brecommend\w*|\bverdict\b/.test(text)
          ? [`The recommendation${who ? `, for ${who}` : ""}: [one of them], because [the row that decides]`]
          : []),
        ...columns.map((side) => `${side}, if [what has to be so]`),
        "Neither, if [what a reader should do first]",
      ]),
    ],
  };
}

/** Its questions over the days or weeks of a plan; each has a place for who does it and for what is then to be seen. */
export function planOf(
  request: Request,
  { heads, around, finds }: Matter,
  parts: readonly string[],
): string[] {
  const days = request.days ?? 28;
  const daily = isDaily(request);
  // Of a week that is planned by the day five days are working days.
  const stretches = stretchesOf(daily && days % 7 === 0 ? (days / 7) * 5 : days, [], daily);
  const whoDoes = /\bwho does what|who is responsible|\broles\b|assign/.test(request.text);
  const count = stretches.length;
  const all = [...heads.slice(0, -1), ...around, ...heads.slice(-1)];
  const asked = all.flatMap(({ heading: head, asks }) => asks.map((ask) => ({ head, asks: [ask] })));
  // Whole sections where there are enough of them; with more weeks than questions there is time to look closer.
  const closer = finds.map((ask) => ({ head: undefined, asks: [ask] }));
  const work =
    all.length >= count
      ? all.map(({ heading: head, asks }) => ({ head, asks }))
      : asked.length < count
        ? [...asked.slice(0, 1), ...closer, ...asked.slice(1)]
        : asked;
  return stretches.flatMap(({ label }, i) => {
    const unit = (label.split(" ")[0] ?? "Week").toLowerCase();
    const at = (n: number) => (work.length < count ? n : Math.floor((n * work.length) / count));
    const share = work.slice(at(i), at(i + 1));
    const own = parts.length ? parts[i % parts.length] : undefined;
    const head = share[0]?.head;
    return [
      h2(head && head !== work[at(i) - 1]?.head ? `${label}: ${small(head)}` : label),
      list("ul", [
        ...share.flatMap(({ asks }) => asks),
        ...(own ? [`${capital(own)}: [what is done in ${unit} ${i + 1}]`] : []),
        ...(share.length ? [] : [`[What was hardest in ${unit} ${i}, once more: what is different now]`]),
        `${whoDoes ? "Who: [name]. " : ""}Done when: [what can be seen or counted]`,
      ]),
    ];
  });
}

/** Headings that readers would ask, with what each answer has to say. */
export function questionsOf(request: Request, matter: Matter, parts: readonly string[]): string[] {
  const own: Head[] = parts.map((part) => {
    const hints = partOf(part);
    return {
      heading: `${heading(part)}?`,
      asks:
        hints === anyPart
          ? ["[Two sentences, with the day on which they were true]"]
          : hints.asks.slice(0, 2),
    };
  });
  const all = [...own, ...matter.heads.slice(0, -1), ...matter.around, ...matter.heads.slice(-1)];
  const count = request.items ?? Math.max(all.length, 5);
  return Array.from({ length: Math.min(count, 50) }, (_, i) => all[i]).flatMap((head) =>
    head ? sectionsOf([head]) : [h2("[One more question, as it was really asked]?")],
  );
}

/** A trip: a day each. */
export function journeyOf(request: Request, days: readonly string[], parts: readonly string[]): string[] {
  return stretchesOf(request.days ?? 7, []).flatMap(({ label }, i) => [
    h2(label),
    list("ul", [
      days[i % days.length] as string,
      ...parts.map((part) => `${heading(part)}: [what, where, when on ${plain(label)}]`),
      "How to get there and back: [which way, how many minutes]",
    ]),
  ]);
}
