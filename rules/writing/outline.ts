import { inquiries, slots } from "../../content/writing/outline.ts";
import { capital } from "../../content/capital.ts";
import { type DraftedArticle, describe, keywordsOf } from "./article.ts";
import { h2, link, list, p, table } from "./html.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Found } from "./passages.ts";
import { inWords } from "./plain.ts";
import type { Request } from "./request.ts";
import { stretchesOf } from "./skeleton.ts";

export interface OutlineParts {
  request: Request;
  knowledge: Knowledge;
  /** What there is of what was asked, where it is too little: entries that could be filled, of how many. */
  has: number;
  wants: number;
  sources: readonly Found[];
}

const THINGS = {
  "how-to": "steps",
  list: "entries",
  plan: "stretches",
  checklist: "lines",
  questions: "questions",
  opinion: "reasons",
  comparison: "columns",
} as const;

/** What an article needs that this site cannot write: questions, facts and where they are, places to fill. */
export function outlineOf(parts: OutlineParts): DraftedArticle {
  const { request, knowledge, sources } = parts;
  const subject = request.sides.length > 1 ? request.sides.join(" and ") : request.subject;
  const readers = request.audience?.many ?? request.strangers ?? "the readers";
  const fill = (text: string) => text.replaceAll("{s}", subject).replaceAll("{readers}", readers);
  const inquiry = inquiries.find(({ heard }) => heard.test(request.text)) ?? inquiries.at(-1)!;
  const opening = knowledge.topic
    ? `Of the ${inWords(parts.wants)} ${request.noun || THINGS[request.form]} that were asked for on ${subject}, this site could fill ${parts.has < 1 ? "none" : inWords(Math.floor(parts.has))}. That is too little for an article under such a title.`
    : `This site knows telephones, not ${subject}.`;
  const rest = `So this is no article on ${subject}, but an outline for one: what it has to answer, which facts are missing and where they are to be had, and where your own experience belongs.`;
  const title = `${capital(subject)}: an outline to be filled`;
  return {
    title: title.length >= 12 ? title : `An outline: ${subject}`,
    excerpt: `${opening} An outline with ${inWords(inquiry.questions.length)} questions, ${inWords(inquiry.facts.length)} facts to collect and places for your own experience.`,
    content: [
      p(opening, rest),
      h2("Questions that the article has to answer"),
      list(
        "ol",
        inquiry.questions.map((question) => capital(fill(question))),
      ),
      h2("Facts to collect, and where"),
      table(
        ["Fact", "Where it is to be had"],
        inquiry.facts.map(([fact, where]) => [capital(fill(fact)), capital(where)]),
      ),
      h2("What only you can write"),
      list(
        "ul",
        inquiry.own.map((line) => `[${capital(fill(line))}]`),
      ),
      h2("How it could be built"),
      ...frameOf(request, subject),
      ...(sources.length
        ? [
            h2("What this site has on it already"),
            ...sources.map(({ title: name, href, heading }) =>
              link("See ", href, name, heading && heading !== name ? `, at “${heading}”.` : "."),
            ),
          ]
        : []),
    ].join(""),
    imageUrl: "",
    keywords: keywordsOf([subject.toLowerCase(), request.audience?.many, "outline"]),
    metaDescription: describe([
      `An outline on ${subject}, not yet an article.`,
      "Questions to answer, facts to collect and where to find them.",
      "With places for your own experience.",
    ]),
  };
}

function frameOf({ form, items, sides, days }: Request, subject: string): string[] {
  const lines = (count: number, text: string, from = 0) =>
    Array.from({ length: count }, (_, i) =>
      text.replaceAll("{n}", String(from + i + 1)).replaceAll("{s}", subject),
    );
  if (form === "comparison") {
    const columns = sides.length > 1 ? sides.map(capital) : ["[One]", "[The other]"];
    const rows = ["Who it suits", "What it costs", "What it does well", "Where it gives way"];
    return [
      table(
        ["", ...columns],
        rows.map((row) => [row, ...columns.map(() => "[to be filled]")]),
      ),
    ];
  }
  if (form === "plan")
    return stretchesOf(days ?? 28, []).flatMap(({ label }, i) => [
      `<h3>${label}</h3>`,
      list("ul", lines(1, slots.plan, i)),
    ]);
  const count = Math.min(items ?? { "how-to": 5, list: 5, checklist: 8, questions: 5, opinion: 3 }[form], 50);
  return [list(form === "how-to" || form === "list" ? "ol" : "ul", lines(count, slots[form]))];
}
