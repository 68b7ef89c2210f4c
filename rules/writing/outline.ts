import { caseStory, travel } from "../../content/writing/outline/special.ts";
import type { Section } from "../../content/writing/outline/frames.ts";
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
import { frameOf, shapeOf } from "./outline-forms.ts";
import { filledFrame, planOf, questionsIn, sectionsOf, shareOfWords, viewOf } from "./outline-frame.ts";
import { partOf, partSections, partsWithin, saidOn } from "./outline-parts.ts";
import type { Found } from "./passages.ts";
import { inWords, plain } from "./plain.ts";
import { forTheirCustomers, readersOf } from "./readers.ts";
import type { Request } from "./request.ts";
import { termsIn } from "./terms.ts";
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
 * What an article needs that this site cannot write, built of the request's own parts: each with its questions, what it
 * has to keep to, what is to be looked up and where, and places for what only the writer has.
 */
export function outlineOf({ request: said, knowledge, has, wants, sources }: OutlineParts): DraftedArticle {
  const request = decided(said);
  const { prompt, form, text } = request;
  const claim = form === "opinion" ? claimIn(request) : undefined;
  const wanted = claim ?? wantedIn(prompt);
  const named = namedIn(prompt, wanted);
  const readers = readersNamed(request);
  const rings = isOnCalls(request, knowledge);
  const pieces = rings ? nearest(request, knowledge) : [];
  const terms = termsIn(wanted).filter(({ bare }) => !isReader(bare, readers));
  const within = partsWithin(plain(wanted));
  const say = speaker(readersOf(request));
  const frame = filledFrame(request, readers);
  const beside = [...named.parts, ...request.include];
  const parts = form === "checklist" ? (request.phases.length ? request.phases : beside) : beside;
  // What somebody is sick of is no demand on the text.
  const isTold = (limit: string) => form === "opinion" && /^(?:I|we|my|our)\b/i.test(limit);
  const complaint = named.limits.find(isTold);
  // What the outline's own form shows is not to be ticked off again.
  const isShown = (limit: string) =>
    /^(?:with |in )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:\w+ )?(?:questions|tips|items|steps|points|ways|things|mistakes|reasons|weeks)$|^(?:q ?& ?a|faq)(?: style)?$|^(?:week|day) by (?:week|day)$|^checklist$|^step[- ]by[- ]step\b.{0,30}$|^in detail$/i.test(
      limit,
    ) ||
    (readers !== undefined && plain(limit) === `for ${plain(readers)}`) ||
    (/^for /i.test(limit) && request.audience?.heard.test(plain(limit)) === true);
  const limits = [
    ...named.limits.filter((limit) => !isTold(limit)),
    ...request.limits.filter((limit) => !named.limits.some((each) => plain(each) === plain(limit))),
    ...request.each.map((each) => `with each: ${each}`),
  ].filter((limit) => !isShown(limit));
  const written = parts.filter(
    (part) => saidOn(part, say).length > 0 && form !== "questions" && form !== "comparison",
  );
  const isTrip = form === "plan" && travel.heard.test(text);
  const sections =
    form === "how-to"
      ? [
          ...sectionsOf(frame.sections.slice(0, -1)),
          ...partSections(parts, "how-to", say),
          ...sectionsOf(frame.sections.slice(-1)),
        ]
      : form === "plan"
        ? isTrip
          ? []
          : planOf(request, frame, parts)
        : form === "questions" || form === "comparison" || form === "opinion"
          ? []
          : form === "checklist" && parts.length < 2
            ? [...linesOf(frame.sections), ...partSections(parts, form, say)]
            : partSections(parts, form, say);
  const many = form === "how-to" ? frame.sections.length + parts.length : 0;
  const apiece = shareOfWords(request.words, many);
  const facts = [...new Set([...named.parts.map(partOf), ...within].map(({ fact }) => fact))].flatMap(
    (fact) => fact ?? [],
  );
  const pairs = facts
    .filter((_, i) => i % 2 === 0)
    .map((fact, i) => [fact, facts[i * 2 + 1] as string] as const);
  const place = isTrip ? placeIn(prompt) : undefined;
  const thing = place ?? (frame.about === "this" ? terms[0]?.said : frame.about);
  const case_ = caseStory.heard.test(text);
  const contrary = claim !== undefined && knowledge.topic !== undefined && isContrary(request);
  const why = contrary
    ? `the site’s own words on ${knowledge.topic?.name} argue something else (“${knowledge.topic?.thesis}”), so it does not argue this for you`
    : knowledge.topic && wants > 1 && !claim
      ? `of the ${inWords(wants)} ${request.noun || "entries"} that were asked for, this site could fill ${has < 1 ? "none" : inWords(Math.floor(has))}, which is too little for an article`
      : rings && !forTheirCustomers(request)
        ? pieces.length
          ? `this site has pieces on ${pieces.map(({ name }) => name).join(" and on ")}, and none that answers exactly this. What it has to say to it stands below as text`
          : "this site writes about the telephone of small businesses, and has no piece that answers exactly this"
        : written.length
          ? `this site knows how a small business answers its telephone and takes bookings. What it has on ${written.map((part) => `“${part}”`).join(" and ")} stands below as text, the rest as questions`
          : rings
            ? "this site writes for the people of a business, and this is to be read by its customers; what they would be told is yours to say"
            : `this site writes about the telephone of small businesses and has nothing first-hand on ${thing ?? "this"}`;
  const about = named.parts.slice(0, 4).map((part) => `“${part}”`);
  const onParts = about.length
    ? `, on ${about.length > 1 ? `${about.slice(0, -1).join(", ")} and ${about.at(-1)}` : about[0]}`
    : thing
      ? ` on ${thing}`
      : "";
  const keys = [
    ...request.sides.filter((side) => side.split(" ").length < 4),
    ...(frame.object === "it" || frame.object.split(" ").length > 4
      ? terms.slice(0, 3).map(({ bare }) => bare)
      : [frame.object.replace(/^(?:an?|the|your) /, "")]),
    ...named.parts
      .filter(
        (part) =>
          part.split(" ").length < 4 &&
          !/^(?:what|when|how|where|who|why|for|before|during|after|closing|first)\b/i.test(part),
      )
      .slice(0, 3),
    ...within
      .filter(({ name }) => !/^(?:the|what|when|in|being|teaching|somewhere)\b/.test(name))
      .map(({ name }) => name),
    readers,
  ].filter((key) => key !== undefined);
  return {
    title: `${wanted}${asks(wanted) ? "? An outline" : wanted.includes(": ") ? " (an outline)" : ": an outline"}`,
    excerpt: `An outline${readers ? ` for ${readers}` : ""} with ${shapeOf(request)}${request.noun && thing?.endsWith(request.noun) && !about.length ? "" : onParts}: the questions to answer, the facts to find, and places for what only you can tell.`,
    content: [
      p(
        `This is an outline and not an article: ${why}.`,
        form === "opinion" || form === "list" || form === "comparison" || form === "checklist"
          ? "Nothing in it is invented. Fill the square brackets in your own words, and strike what does not apply."
          : `Nothing in it is invented. The opening and the first sentences can stay; answer the questions under them in your own words${apiece ? `, ${apiece}` : ""}, and strike what does not apply.`,
      ),
      ...(limits.length
        ? [
            h2("What the text has to keep to"),
            list(
              "ul",
              limits.map((limit) => `☐ ${capital(limit)}`),
            ),
          ]
        : []),
      ...dangersIn(text),
      ...(rings && !forTheirCustomers(request) ? knownOf(request, pieces) : []),
      ...(case_ ||
      isTrip ||
      rings ||
      form === "checklist" ||
      form === "opinion" ||
      form === "list" ||
      form === "comparison"
        ? []
        : [h2("The opening"), p(frame.opens)]),
      ...(case_
        ? caseSections()
        : form === "opinion"
          ? viewOf(wanted, complaint, readersOf(request).trade.customers, shareOfWords(request.words, 6))
          : sections),
      ...(case_ || form === "opinion" || (form === "plan" && !isTrip)
        ? []
        : frameOf(request, {
            parts,
            within,
            days: isTrip ? travel.days : undefined,
            questions: questionsIn(frame),
            tips: questionsIn(frame, true),
            sections: frame.sections,
            about: frame.about,
            object: frame.object,
          })),
      h2("What to find out, and where"),
      table(
        ["Fact", "Where it is to be had"],
        [...(isTrip ? travel.facts : case_ ? caseStory.facts : factsOf([...pairs, ...frame.facts]))].map(
          ([fact, where]) => [fact, where],
        ),
      ),
      h2("What only you can write"),
      list("ul", [
        ...(case_ ? caseStory.own.map((line) => `[${line}]`) : []),
        `[${/^\w+ing\b/.test(frame.about) ? `A day on which ${frame.about}` : frame.about === "this" ? "A day on which it" : `A day on which you had to do with ${frame.object} and it`} went well or badly for you: what happened, what you did]`,
        "[What you would do differently today]",
      ]),
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
    keywords: keywordsOf(
      keys.length > (readers ? 1 : 0) ? keys : [...(pieces[0]?.keywords ?? ["outline"]), readers],
    ),
    metaDescription: describe([
      `An outline, not yet an article${thing ? ` on ${thing}` : ""}${readers ? ` for ${readers}` : ""}, with ${shapeOf(request)}.`,
      named.parts.length
        ? `It covers ${named.parts.slice(0, 3).join(", ")}.`
        : "It says which questions are open and where each fact is to be had.",
    ]),
  };
}

/** 'Lisbon': a name with a capital that no month or weekday has. */
const placeIn = (prompt: string): string | undefined =>
  /\b(?:in|to|around|through) ((?:[A-Z][\p{L}]+ ?){1,3})(?=\W|$|[a-z])/u
    .exec(
      prompt.replaceAll(
        /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
        "-",
      ),
    )?.[1]
    ?.trim();

const FACTS = 5;
/** Facts of which no two ask for the same. */
const factsOf = (facts: readonly (readonly [string, string])[]): (readonly [string, string])[] => {
  const key = (fact: string) => plain(fact).split(" ").slice(0, 4).join(" ");
  return facts
    .filter(([fact], i) => facts.findIndex(([other]) => key(other) === key(fact)) === i)
    .slice(0, FACTS);
};

/** Lines to tick, of the sections of a frame. */
const linesOf = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ head, asks: questions }) => [
    h2(head),
    list(
      "ul",
      questions.map((question) => `☐ [${question}]`),
    ),
  ]);

const caseSections = (): string[] =>
  caseStory.parts.flatMap(([head, questions]) => [h2(head), list("ul", questions)]);

/** True of a term that only names whom it is for. */
const isReader = (term: string, readers: string | undefined): boolean =>
  readers !== undefined && (plain(readers).includes(term) || plain(readers).includes(`${term}s`));
