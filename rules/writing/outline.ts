import { caseStory, travel } from "../../content/writing/outline/special.ts";
import { capital } from "../../content/capital.ts";
import { claimIn, isContrary } from "./claim.ts";
import { type DraftedArticle, describe, keywordsOf } from "./article.ts";
import { dangersIn } from "./dangers-in.ts";
import { speaker } from "./fill.ts";
import { h2, link, list, p, table } from "./html.ts";
import type { Knowledge } from "./knowledge.ts";
import { decided, isOnCalls } from "./kind-of-outline.ts";
import { namedIn } from "./named.ts";
import { readersNamed } from "./names.ts";
import { knownOf, nearest } from "./nearby.ts";
import {
  comparisonOf,
  howTo,
  journeyOf,
  listOf,
  planOf,
  questionsOf,
  sectionsOf,
  shapeOf,
} from "./outline-forms.ts";
import { type Matter, matterOf } from "./outline-kind.ts";
import { partOf, partSections, saidOn } from "./outline-parts.ts";
import { limitsOf } from "./outline-limits.ts";
import { viewOf } from "./outline-view.ts";
import type { Found } from "./passages.ts";
import { inWords, plain } from "./plain.ts";
import { forTheirCustomers, readersOf } from "./readers.ts";
import type { Request } from "./request.ts";
import { asks, wantedIn } from "./wanted.ts";

export interface OutlineParts {
  request: Request;
  knowledge: Knowledge;
  /** What there is of what was asked, where it is too little: entries that could be filled, of how many. */
  has: number;
  wants: number;
  sources: readonly Found[];
}

/**
 * Half a page on a subject that this site knows nothing of: the request's own parts, each with a question or two whose
 * answers make a paragraph, and where the facts are to be had.
 */
export function outlineOf(outline: OutlineParts): DraftedArticle {
  const request = decided(outline.request);
  const { knowledge, sources } = outline;
  const { prompt, form, text } = request;
  const claim = form === "opinion" ? claimIn(request) : undefined;
  const wanted =
    claim ?? capital(wantedIn(prompt).replace(/^compare (.{3,60}?) (?:and|with|to) /i, "$1 or "));
  const named = namedIn(prompt, wanted);
  const readers = readersNamed(request);
  // What the site writes about it says, also where no call is named.
  const rings =
    isOnCalls(request, knowledge) ||
    (!knowledge.foreign &&
      knowledge.topic?.heard.test(plain(request.clause)) === true &&
      outline.has >= outline.wants);
  const matter = matterOf(request);
  const beside = [...named.parts, ...request.include];
  const parts = form === "checklist" && request.phases.length ? request.phases : beside;
  const limits = limitsOf(request, named.limits, readers);
  const { content, facts } = bodyOf(request, matter, parts, claim ?? wanted);
  // Neither one of two that are compared nor who reads it is what it is about.
  const bare = plain(matter.said).replace(/^(?:an?|the|your) /, "");
  const isOther =
    [readers, request.audience?.heard.exec(bare)?.[0]].includes(bare) ||
    request.sides.some((side) => plain(side).includes(bare));
  const on = matter.said === "it" || isOther ? undefined : matter.said;
  const shape = shapeOf(request);
  const own = parts.flatMap((part) => {
    const { fact } = partOf(part);
    return fact ? [fact] : [];
  });
  return {
    title: `${wanted}${asks(wanted) ? "? An outline" : wanted.includes(": ") ? " (an outline)" : ": an outline"}`,
    excerpt: `An outline${readers ? ` for ${readers}` : ""}${on ? ` on ${on}` : ""}: ${shape}, where to get the facts, and what only you can tell.`,
    content: [
      p(
        `This is an outline and not an article: ${whyOutline(outline, request, beside, rings, claim)}.`,
        "Nothing in it is made up. Answer the questions in your own words, start with the answer your reader came for, add one real day of your own, and cross out what doesn’t apply.",
      ),
      ...(limits.length ? [p(`To keep to: ${limits.join("; ")}.`)] : []),
      ...dangersIn(text),
      ...(rings && !forTheirCustomers(request) ? knownOf(request, nearest(request, knowledge)) : []),
      ...content,
      h2("Where the facts are"),
      table(["Fact", "Where to get it"], factsOf([...own, ...facts])),
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
    keywords: keywordsOf([
      ...request.sides.filter((side) => side.split(" ").length < 4),
      on?.replace(/^(?:an?|the|your) /, "") ?? "outline",
      ...parts.filter((part) => part.split(" ").length < 4 && !NO_KEY.test(part)).slice(0, 3),
      readers,
    ]),
    metaDescription: describe([
      `An outline, not yet an article${on ? ` on ${on}` : ""}${readers ? ` for ${readers}` : ""}, with ${shape}.`,
      parts.length
        ? `It covers ${parts.slice(0, 3).join(", ")}.`
        : "It lists the open questions and where to get each fact.",
    ]),
  };
}

const NO_KEY =
  /^(?:what|when|how|where|who|why|for|before|during|after|closing|first|with|an?|two|three|five)\b/i;

/** What stands between the head of an outline and its facts. */
function bodyOf(
  request: Request,
  matter: Matter,
  parts: readonly string[],
  claim: string,
): { content: string[]; facts: Matter["facts"] } {
  const { form, text } = request;
  const say = speaker(readersOf(request));
  const { facts } = matter;
  if (caseStory.heard.test(text))
    return {
      facts: caseStory.facts,
      content: caseStory.parts.flatMap(([head, questions]) => [h2(head), list("ul", questions)]),
    };
  switch (form) {
    case "plan":
      return travel.heard.test(text)
        ? { facts: travel.facts, content: journeyOf(request, travel.days, parts) }
        : { facts, content: planOf(request, matter, parts) };
    case "comparison":
      return comparisonOf(request, matter, parts);
    case "questions":
      return { facts, content: questionsOf(request, matter, parts) };
    case "opinion":
      return { facts, content: [...viewOf(claim, matter.around), ...partSections(parts, form, say)] };
    case "list":
      return {
        facts,
        content: [...listOf(request, matter, parts), ...partSections(request.include, form, say)],
      };
    case "checklist":
      return {
        facts,
        content: [
          ...(parts.length < 2
            ? sectionsOf(
                matter.heads.map(({ heading, asks: each }) => ({
                  heading,
                  asks: each.map((ask) => `☐ [${ask}]`),
                })),
              )
            : []),
          ...partSections(parts, form, say),
        ],
      };
    case "how-to":
      return { facts, content: howTo(request, matter, partSections(parts, form, say), parts.length) };
  }
}

/** Why there is no article. */
function whyOutline(
  { knowledge, has, wants }: OutlineParts,
  request: Request,
  beside: readonly string[],
  rings: boolean,
  claim: string | undefined,
): string {
  const { topic } = knowledge;
  const pieces = rings ? nearest(request, knowledge) : [];
  if (claim !== undefined && topic && isContrary(request))
    return `the site’s own words on ${topic.name} argue something else (“${topic.thesis}”), so it does not argue this for you`;
  if (topic && wants > 1 && has < wants && !claim)
    return `of the ${inWords(wants)} ${request.noun || "entries"} that were asked for, this site could fill ${has < 1 ? "none" : inWords(Math.floor(has))}, which is too little for an article`;
  if (rings && forTheirCustomers(request))
    return "this site writes for the people of a business, and this is to be read by its customers; what they would be told is yours to say";
  if (rings)
    return pieces.length
      ? `this site has pieces on ${pieces.map(({ name }) => name).join(" and on ")}, and none that answers exactly this. What they have to say is below`
      : "this site writes about phones in small businesses, and has no piece that answers exactly this";
  const say = speaker(readersOf(request));
  const written = ["questions", "comparison"].includes(request.form)
    ? []
    : beside.filter((part) => saidOn(part, say).length > 0);
  return written.length
    ? `this site knows how a small business answers its phone and takes bookings. What it has on ${written.map((part) => `“${part}”`).join(" and ")} is below as text, and the rest as questions`
    : "this site writes about phones in small businesses and knows nothing about this first-hand";
}

const FACTS = 4;
/** Facts of which no two ask for the same. */
const factsOf = (facts: readonly (readonly [string, string])[]): (readonly [string, string])[] => {
  const key = (fact: string) => plain(fact).split(" ").slice(0, 4).join(" ");
  return facts
    .filter(([fact], i) => facts.findIndex(([other]) => key(other) === key(fact)) === i)
    .slice(0, FACTS)
    .map(([fact, where]) => [capital(fact), where]);
};
