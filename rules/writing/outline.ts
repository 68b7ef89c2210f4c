import { inquiries } from "../../content/writing/outline/inquiries.ts";
import { claimIn } from "./claim.ts";
import { capital } from "../../content/capital.ts";
import { type DraftedArticle, describe, keywordsOf } from "./article.ts";
import { frameOf } from "./frame.ts";
import { h2, link, list, p, table } from "./html.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Found } from "./passages.ts";
import { inWords } from "./plain.ts";
import type { Request } from "./request.ts";
import { isStatement } from "./subject.ts";

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
const listOf = (sides: readonly string[]): string => `${sides.slice(0, -1).join(", ")} and ${sides.at(-1)}`;

export function outlineOf(parts: OutlineParts): DraftedArticle {
  const { request, knowledge, sources } = parts;
  const claim = request.form === "opinion" ? claimIn(request) : undefined;
  const named =
    request.called.people ?? request.called.place?.many ?? request.audience?.many ?? request.strangers;
  // What is compared may be for a use rather than for readers.
  const forWhat = named ? "" : (/ for [\w -]{4,30}$/.exec(request.core)?.[0] ?? "");
  const asked = claim ?? (request.sides.length > 1 ? `${listOf(request.sides)}${forWhat}` : request.subject);
  const subject = claim || isStatement(asked) ? `“${asked}”` : asked;
  const readers = named ?? "the readers";
  const areMany =
    (/ and /.test(subject) && !/^\w+ing /.test(subject)) ||
    (!/^\W?\w+ing /.test(subject) && /[^s]s$/.test(subject.replace(/ (for|with|of|in|on) .*/, "")));
  const fill = (text: string) =>
    text
      .replaceAll("{s}", subject)
      .replaceAll("{readers}", readers)
      .replaceAll("{is}", areMany ? "are" : "is")
      .replaceAll("{they}", areMany ? "they" : "it")
      .replaceAll("{it}", areMany ? "them" : "it");
  const inquiry =
    inquiries.slice(0, -1).find(({ heard }) => heard.test(subject.toLowerCase())) ??
    inquiries.find(({ heard }) => heard.test(request.text)) ??
    inquiries.at(-1)!;
  const opening =
    claim && knowledge.topic
      ? `The site’s own words on ${knowledge.topic.name} argue something else (“${knowledge.topic.thesis}”), so it cannot argue ${subject} for you.`
      : knowledge.topic
        ? `Of the ${inWords(parts.wants)} ${request.noun || THINGS[request.form]} that were asked for on ${subject}, this site could fill ${parts.has < 1 ? "none" : inWords(Math.floor(parts.has))}. That is too little for an article under such a title.`
        : subject.startsWith("“") || /\b(phones?|telephones?|calls?|callers?)\b/.test(subject)
          ? `This site has nothing of its own on ${subject}.`
          : `This site knows telephones, not ${subject}.`;
  const whom =
    named && !subject.startsWith("“") && !subject.toLowerCase().includes(named.toLowerCase())
      ? ` for ${named}`
      : "";
  const times = request.occasions.map(({ name }) => name);
  const rest = `So this is no article on ${areMany ? "them" : "it"} yet, but an outline${whom || (subject.startsWith("“") ? ` on ${subject}` : ` on “${subject}”`)}: what it has to answer, which facts are missing and where they are to be had, and where your own experience belongs.`;
  const rings = /\b(phones?|calls?|callers?|telephone|voicemail)\b/.test(request.text);
  const timely =
    times.length && rings
      ? [`It has to be about ${times.join(" and ")} throughout; each entry is to say what is different then.`]
      : [];
  const shown = capital(subject.replaceAll(/[“”]/g, ""));
  const long = `${shown}${whom}: an outline to be filled`;
  const title = long.length <= 90 ? long : `${shown}: an outline to be filled`;
  return {
    title: title.length >= 12 ? title : `An outline: ${subject}`,
    excerpt: `${opening} What an article would have to answer${whom}, and where its facts are to be had.`,
    content: [
      p(opening, rest, ...timely),
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
      ...frameOf(request, inquiry, fill),
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
    keywords: keywordsOf([asked.toLowerCase(), request.audience?.many, "outline"]),
    metaDescription: describe([
      fill(inquiry.questions[0] ?? ""),
      `The questions, facts and places for your own experience of an article on ${subject}.`,
      "An outline, not yet an article.",
    ]),
  };
}
