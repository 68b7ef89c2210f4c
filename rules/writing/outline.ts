import { anything } from "../../content/writing/outline/inquiries.ts";
import { claimIn, isContrary } from "./claim.ts";
import { capital } from "../../content/capital.ts";
import { type DraftedArticle, describe, keywordsOf } from "./article.ts";
import { dangersIn } from "./draft.ts";
import { frameOf, shapeOf } from "./frame.ts";
import { h2, link, list, p, table } from "./html.ts";
import { decided, inquiryFor, isOnCalls } from "./kind-of-outline.ts";
import type { Knowledge } from "./knowledge.ts";
import { knownThing, namesIn, onSubject, readersNamed, runsIn } from "./names.ts";
import { knownOf, nearest } from "./nearby.ts";
import { partsIn } from "./parts.ts";
import type { Found } from "./passages.ts";
import { inWords, plain } from "./plain.ts";
import type { Request } from "./request.ts";
import { askedIn, asks, thingIn, wantedIn } from "./wanted.ts";

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
  comparison: "sides",
} as const;

/** What an article needs that this site cannot write: questions, facts and where they are, places to fill. */
export function outlineOf(outline: OutlineParts): DraftedArticle {
  const { knowledge, sources } = outline;
  const request = decided(outline.request);
  const { prompt, form, text } = request;
  const claim = form === "opinion" ? claimIn(request) : undefined;
  const named = readersNamed(request);
  const wanted = claim ?? wantedIn(prompt);
  const fill = (said: string) =>
    said
      .replaceAll("{s}", "this")
      .replaceAll("{readers}", named ?? "the readers")
      .replaceAll("{is}", "is")
      .replaceAll("{they}", "it")
      .replaceAll("{it}", "it");
  const rings = isOnCalls(request, knowledge);
  const inquiry = inquiryFor(request, rings);
  const quoted = `“${wanted}${asks(wanted) ? "?" : ""}”`;
  const known = rings ? undefined : knownThing(request);
  const pieces = rings ? nearest(request, knowledge) : [];
  const opening =
    claim && knowledge.topic && isContrary(request)
      ? `The site’s own words on ${knowledge.topic.name} argue something else (“${knowledge.topic.thesis}”), so it cannot argue ${quoted} for you`
      : knowledge.topic && outline.wants > 1 && !claim
        ? `Of the ${inWords(outline.wants)} ${request.noun || THINGS[form]} that were asked for${onSubject(request)}, this site could fill ${outline.has < 1 ? "none" : inWords(Math.floor(outline.has))}. That is too little for an article on ${quoted}`
        : rings
          ? `This site has pieces on ${pieces.map(({ name }) => name).join(" and on ")}, and none that answers ${quoted}`
          : known
            ? `This site knows telephones, not ${known}, and does not guess at what was asked: ${quoted}`
            : `This site knows telephones, not ${quoted}, and does not guess at it`;
  const shape = shapeOf(request, inquiry);
  const asked = askedIn(prompt);
  const terms = rings ? [] : runsIn(request.core, knowledge.left).slice(0, 3);
  const parts = partsIn(prompt, wanted).filter(
    (part) => !asked.some((each) => plain(each).includes(plain(part))),
  );
  // What every day of a plan has to hold stands in each; the rest once.
  const slots = form === "plan" ? parts.filter((part) => !LIMIT.test(part)).slice(0, 4) : parts;
  const besides = form === "plan" ? parts.filter((part) => !slots.includes(part)) : parts;
  const about = inquiry === anything || rings ? parts : [];
  const questions =
    form === "questions"
      ? []
      : [
          ...asked,
          ...terms.map((term, i) => `About “${term}”: ${ASKED[i % ASKED.length]}`),
          ...inquiry.questions.map((each) => capital(fill(each))),
        ];
  return {
    title: titleOf(wanted),
    excerpt: `${opening}. An outline${named ? ` for ${named}` : ""} with ${shape}${
      parts.length
        ? `, on ${parts
            .slice(0, 3)
            .map((part) => `“${part}”`)
            .join(", ")}`
        : ""
    }.`,
    content: [
      p(
        `${opening}; what follows is an outline with ${shape}, and square brackets mark what has to be found out or told by you.`,
      ),
      ...dangersIn(text),
      ...(rings ? knownOf(request, pieces) : []),
      ...(questions.length ? [h2("Questions that the article has to answer"), list("ol", questions)] : []),
      ...(besides.length && form !== "questions"
        ? [
            h2("What the request names besides"),
            list(
              "ul",
              besides.map((part) => `“${part}”: [what follows from it here]`),
            ),
          ]
        : []),
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
      ...frameOf(
        request,
        inquiry,
        fill,
        [...asked, ...(form === "questions" ? parts : about).map((part) => `${capital(part)}?`)],
        slots,
      ),
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
    keywords: keywordsOf([...namesIn(request, known ?? thingIn(prompt), knowledge.left), named, "outline"]),
    metaDescription: describe([
      `An outline, not yet an article: ${shape} to fill${named ? `, for ${named}` : ""}.`,
      "It says which questions are open, and where each fact is to be had.",
    ]),
  };
}

/** A circumstance rather than something to be done. */
const LIMIT = /n[’']t\b|\bcant\b|\bnot\b|\bwho\b|\bis\b|\bno\b|\b\d+\b|\bwith\b/;

const ASKED = [
  "what has to be known first, and who says so?",
  "which kinds are there, and what changes with the kind?",
  "what does it cost or take, and on which day was that true?",
] as const;

const titleOf = (wanted: string): string => {
  const mark = asks(wanted) ? "? An outline" : ": an outline";
  return `${wanted}${mark}`;
};
