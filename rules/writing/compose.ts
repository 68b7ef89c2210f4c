import { capital } from "../../content/capital.ts";
import { addsLittle, type AndAlso, andAlsoIn, joinedTo, without } from "./and-also.ts";
import type { DraftedArticle } from "./article.ts";
import type { Body } from "./body.ts";
import { standBody, standIn } from "./argued.ts";
import { isContrary, lacksDeed } from "./claim.ts";
import { againstIn } from "./contrary.ts";
import { type Coverage, ENOUGH, shareOf } from "./coverage.ts";
import { draftOf } from "./draft.ts";
import { speaker } from "./fill.ts";
import { forTheirCustomers, readersOf } from "./readers.ts";
import { finished, inTheirWords } from "./finished.ts";
import { type Knowledge, knowledgeOf } from "./knowledge.ts";
import { outlineOf } from "./outline.ts";
import { type Found, type Passage, passageIndex, telling } from "./passages.ts";
import { parsePrompt, type Request } from "./request.ts";
import { unkept, unspokenOf } from "./promised.ts";
import { notAbout } from "./unsaid.ts";
import { isFar, isOfAssistants, isOnCalls } from "./kind-of-outline.ts";
import { isByNature } from "./library/counted.ts";
import { libraryBody, nearestBody } from "./library/index.ts";
import { inEnglishOnly, otherLanguage } from "./other-language.ts";
import { knownHalfIn, withKnownHalf } from "./known-half.ts";
import { fewerThan, numberIn } from "./fewer.ts";
import { notesIn, withoutNotes } from "./notes.ts";
import { mended, reported } from "./orders.ts";
import { withoutPublisher } from "./own-name.ts";
import { wordsIn } from "./plain.ts";
import { readyText } from "./ready/index.ts";
import { serve } from "./serve.ts";
import { speaksOfIt } from "./speaks-of-it.ts";
import { asksCallers, asksFields, fieldsIn, sayingsFor } from "./sayings.ts";
import { servedTopic } from "./served.ts";
import { caseStory } from "../../content/writing/outline/special.ts";
import { telephone, topics } from "../../content/writing/topics/index.ts";
import { momentIn } from "./moment.ts";
import { inTone } from "./tone.ts";
import { withinLimit } from "./within.ts";
import { type Skeleton, skeletonOf } from "./skeleton.ts";
import { isAskedFor, reasonsOf, isBorneOut, isHeldOf, speaksOf, isForOthers, timed } from "./topic-asked.ts";

export interface Composed {
  kind: "draft" | "outline";
  article: DraftedArticle;
  request: Request;
  knowledge: Knowledge;
  sections: readonly Coverage[];
  /** A letter, a notice or a page for customers says what it was given. */
  isReady?: boolean;
}

/**
 * A draft of the form that the prompt asks for, from what the site knows; where that is too little, an outline. The
 * same prompt and pages give the same text.
 */
export function compose(asTyped: string, pages: readonly Passage[], ownName?: string): Composed {
  const prompt = withoutPublisher(asTyped, ownName);
  const composed = composedOf(prompt, pages, ownName);
  const { article, request, kind } = composed;
  return composed.isReady
    ? composed
    : { ...composed, article: notesFirst(serve(prompt, article, request, kind === "outline")) };
}

function composedOf(prompt: string, pages: readonly Passage[], ownName?: string): Composed {
  const also = andAlsoIn(prompt);
  const first = also && single(also.first, pages, ownName);
  if (!also || first?.kind !== "draft") return halfKnown(prompt, pages, ownName);
  const second = single(also.second, pages, ownName);
  const isBoth =
    second.kind === "draft" && isInForm(second, also) && !addsLittle(second.article, first.article);
  return {
    ...first,
    article: isBoth ? joinedTo(first.article, second.article, also) : without(first.article, also),
  };
}

/** What is asked beside a matter that is not the site’s, and is: that half is written out. */
function halfKnown(prompt: string, pages: readonly Passage[], ownName?: string): Composed {
  const half = knownHalfIn(prompt);
  const first = half && single(half.first, pages, ownName);
  return half && (first?.kind === "outline" || (first && half.isOfMoney))
    ? { ...first, article: withKnownHalf(first.article, half) }
    : single(prompt, pages, ownName);
}

/** The second text is what it was asked to be. */
const isInForm = ({ request: { form }, article }: Composed, { said }: AndAlso): boolean =>
  /\bchecklist\b/i.test(said)
    ? form === "checklist"
    : /\bplan\b/i.test(said)
      ? form === "plan"
      : /\b(?:e-?mail|letter|announcement|notice)\b/i.test(said)
        ? !/you asked for “/.test(article.content)
        : (article.content.match(/<h2>[^<]*\?<\/h2>/g)?.length ?? 0) > 2;

/** Where a draft is from: of one that doesn't keep what its title promises the next is tried. */
type Source = "ready" | "stand" | "course" | "library" | "topic" | "near";

function single(prompt: string, pages: readonly Passage[], ownName?: string): Composed {
  const refused = new Set<Source>();
  /** The first that keeps all but when or for whom it is. */
  let kept: Composed | undefined;
  for (;;) {
    const { from, ...composed } = written(prompt, pages, ownName, refused);
    const { request } = composed;
    if (composed.kind !== "draft")
      return (
        kept ?? {
          ...composed,
          article: notesFirst(
            reported(
              { ...composed.article, content: inTheirWords(composed.article.content, request) },
              request,
            ),
          ),
        }
      );
    const article = notesFirst(
      reported(
        withinLimit(inTone(mended(finished(composed.article, request), request), request), request),
        request,
      ),
    );
    // A letter and a notice have their matter from the request itself.
    // A view has been chosen by the very words of its thesis.
    const broken = unkept(request, article).filter(
      (each) => !(each === "asked" && from === "ready") && !(each === "deed" && from === "stand"),
    );
    const isReady = from === "ready";
    // What is only near is another subject.
    if (kept && from === "near") return kept;
    if (!broken.length) return { ...composed, article, isReady };
    if (broken.every((each) => each === "qualifier"))
      kept ??= { ...composed, article: withoutUnspoken(article, request), isReady };
    if (!from || refused.has(from)) return kept ?? { ...composed, article, isReady };
    refused.add(from);
  }
}

/** What no part speaks of leaves the title, and a note says just that. */
function withoutUnspoken(article: DraftedArticle, request: Request): DraftedArticle {
  const things = unspokenOf(request, article);
  const bare = (text: string) =>
    things.reduce((so, thing) => {
      const said = thing.replaceAll(" ", "[ -]");
      // ‘In spring’ brings its preposition.
      if (/^(?:on|in|at|over|during|before|after|for|through|when) /.test(thing))
        return so.replace(new RegExp(`,? \\b${said}(?= |[.,:;?!]|$)`, "i"), "");
      const without = so.replace(
        new RegExp(
          `,? (?:on|in|at|over|during|before|after|for|through|when) (?:(?:a|an|the|your|every) )?(?:\\w+ )?${said}(?= |[.,:;?!]|$)`,
          "i",
        ),
        "",
      );
      // What hangs on no preposition keeps its noun: ‘spring calls’ are calls.
      return without === so
        ? so.replace(new RegExp(`\\b\\w+[ -](?=${thing.split(" ").at(-1)}\\b)`, "i"), "")
        : without;
    }, text);
  return {
    ...article,
    title: bare(article.title),
    content: notesFirst({ ...article, content: `${article.content}${notAbout(things)}` }).content,
  };
}

/** An article has no field for notes: one stands above its first line, where nobody overlooks it, and says all of them. */
function notesFirst(article: DraftedArticle): DraftedArticle {
  const notes = notesIn(article.content);
  if (!notes.length) return article;
  const all = notes.map((said, i) => (i ? capital(said) : said)).join(" ");
  return {
    ...article,
    content: `<p>(A note for the editor: ${all})</p>${withoutNotes(article.content)}`,
  };
}

/** ‘A missed call costs more than a bad review’ is on missed calls. */
const withoutMeasure = (request: Request): Request => {
  if (request.form !== "opinion") return request;
  const bare = (said: string) => said.replace(/(\b(?:more|worse|better) )than .*$/, "$1");
  return MEASURED_CALLS.test(bare(request.text))
    ? { ...request, text: bare(request.text), core: bare(request.core), subject: bare(request.subject) }
    : request;
};
const MEASURED_CALLS = /\b(?:calls?|phones?|voicemail|callers?|hold|answer\w*)\b.*\b(?:more|worse|better) $/;

function written(
  prompt: string,
  pages: readonly Passage[],
  ownName?: string,
  refused: ReadonlySet<Source> = new Set(),
): Composed & { from?: Source } {
  const index = passageIndex(pages);
  const request = parsePrompt(prompt, ownName);
  const known = knowledgeOf(withoutMeasure(request), index);
  const other = otherLanguage(prompt);
  if (other)
    return { request, knowledge: known, sections: [], kind: "outline", article: inEnglishOnly(other) };
  const isOutside = isOfAssistants(request);
  const ready = isOutside || refused.has("ready") ? undefined : readyText(request);
  if (ready) return { request, knowledge: known, sections: [], kind: "draft", article: ready, from: "ready" };
  const stand = isOutside || refused.has("stand") ? undefined : standIn(request);
  const served = isOutside
    ? undefined
    : (topics.find(({ id }) => id === (stand?.topic ?? momentIn(request)?.topic ?? servedTopic(request))) ??
      (stand && telephone));
  // What a law asks for stands beside any text that has a shape of its own.
  const beside = known.second?.id === "hipaa" ? known.second : undefined;
  const knowledge = isOutside
    ? { left: known.left, options: [], topic: undefined, foreign: true }
    : served
      ? { ...known, topic: served, second: beside }
      : known;
  const { options } = knowledge;
  const topic = knowledge.topic && timed(knowledge.topic, request);
  const { books } = readersOf(request).trade;
  const skeleton = skeletonOf(request, knowledge, books);
  const { sections } = skeleton;
  const share = shareOf(sections);
  const read = { request, knowledge, sections };
  const outline = (sources: readonly Found[] = []): Composed & { from?: Source } => {
    const near = isFar(request) || refused.has("near") ? undefined : nearestBody(request);
    if (near) return whole(near, "near");
    const [{ wants, has }] = sections as [Coverage];
    return { ...read, kind: "outline", article: outlineOf({ request, knowledge, sources, wants, has }) };
  };
  const whole = (body: Body, from: Source): Composed & { from: Source } => ({
    ...read,
    from,
    kind: "draft",
    article: draftOf({
      request,
      readers: readersOf(request),
      topic: topic ?? telephone,
      options,
      skeleton,
      sources: [],
      left: [],
      body,
    }),
  });
  // What the prompt is against is never argued for.
  const against = !stand && againstIn(request) !== undefined;
  if (against)
    return {
      ...read,
      kind: "outline",
      article: outlineOf({ request, knowledge, sources: [], wants: 0, has: 0 }),
    };
  if (stand) return whole(standBody(stand, request, speaker(readersOf(request))), "stand");
  if (isFar(request)) return outline();
  // Of what callers are asked there are so many questions, and none of another kind makes up for the rest.
  const askable = refused.has("topic") ? 0 : fieldsIn(request);
  if (askable && (request.items ?? 0) > askable)
    return shorter(prompt, request.items as number, askable, pages, ownName, refused);
  // So has what somebody says, word for word.
  const sayable =
    topic &&
    request.form === "list" &&
    /^(?:things|sentences|phrases)$/.test(request.noun) &&
    !refused.has("topic")
      ? (sayingsFor({ topic, request })?.length ?? 0)
      : 0;
  if (sayable >= LEAST && (request.items ?? 0) > sayable)
    return shorter(prompt, request.items as number, sayable, pages, ownName, refused);
  // What is narrower than any subject has a text of its own.
  const body =
    refused.has("library") ||
    (momentIn(request) && request.form !== "questions" && !refused.has("topic")) ||
    (asksCallers(request) && asksFields(request))
      ? undefined
      : libraryBody(request, refused.has("course"));
  if (body) return whole(body, body.isCourse ? "course" : "library");
  const lacksReasons =
    request.form === "list" &&
    request.face === "reason" &&
    (request.items ?? 0) > (topic?.reasons.length ?? 0);
  const fewer = topic && request.form === "list" && request.items ? Math.floor(sections[0]?.has ?? 0) : 0;
  if (fewer >= LEAST && fewer < (request.items ?? 0) && share < ENOUGH && isOnCalls(request, knowledge))
    return shorter(prompt, request.items as number, fewer, pages, ownName, refused);
  const tooLittle = share < ENOUGH || lacksReasons || isContrary(request) || isByNature(request);
  const unmet =
    tooLittle ||
    forTheirCustomers(request) ||
    caseStory.heard.test(request.text) ||
    !isAskedFor(topic, knowledge, request);
  if (topic && request.form === "opinion" && lacksDeed(request.text, reasonsOf(topic))) return outline();
  if (!topic || (!served && (unmet || !isBorneOut(request, topic)))) {
    const sources = topic
      ? index.find(topic.keywords.join(" "), 3).filter(({ share: said }) => said > 0.5)
      : index
          .find(request.subject, 3)
          .filter(
            ({ share: said, title }) =>
              said > 0.6 &&
              [...telling(request.subject)].some(
                (word) =>
                  telling(title).has(word) &&
                  !/^(?:happen|first|week|month|plan|time|question|answer|home|people)/.test(word),
              ),
          );
    return outline(sources);
  }
  // Of the telephone at large what is these readers' own says more than what is anybody's.
  const own = topic.id === telephone.id && !served && !refused.has("near") ? nearestBody(request) : undefined;
  if (own) return whole(own, "near");
  if (refused.has("topic")) return outline();
  const sources = index
    .find(`${topic.keywords.join(" ")} ${topic.name}`, 4)
    .filter(({ share: said, title }) => said > 0.5 && !isForOthers(title, request) && speaksOf(title, topic))
    .slice(0, 1);
  const draft = (of: Skeleton) =>
    draftOf({
      request,
      readers: readersOf(request),
      topic,
      second: knowledge.second,
      options,
      skeleton: of,
      sources,
      left: knowledge.left,
    });
  const article = toLength(request, draft(skeleton), (aim) =>
    draft(skeletonOf(request, { ...knowledge, topic }, books, aim)),
  );
  if (!served && !isHeldOf(request, topic) && !speaksOfIt(request, { ...knowledge, topic }, article))
    return outline();
  return { ...read, kind: "draft", article, from: "topic" };
}

/** So many entries are an article of their own. */
const LEAST = 5;
/** As many entries as there are, where more were asked for: the number in the prompt is theirs then, and a note says so. */
function shorter(
  prompt: string,
  asked: number,
  has: number,
  pages: readonly Passage[],
  ownName: string | undefined,
  refused: ReadonlySet<Source>,
): Composed & { from?: Source } {
  const composed = written(prompt.replace(numberIn(asked), String(has)), pages, ownName, refused);
  const { article } = composed;
  return {
    ...composed,
    article: { ...article, content: article.content.replace("</p>", `</p>${fewerThan(asked, has)}`) },
  };
}

/** Of several tries the one whose length is nearest to what was asked for, in words, and within its limit. */
function toLength(
  { words: asked, most = Number.POSITIVE_INFINITY }: Request,
  first: DraftedArticle,
  again: (aim: number) => DraftedArticle,
): DraftedArticle {
  if (!asked) return first;
  const off = (article: DraftedArticle) => {
    const length = lengthOf(article);
    return Math.abs(length - asked) + (length > most ? asked : 0);
  };
  let best = first;
  for (const share of [0.5, 0.6, 0.7, 0.8, 0.9, 1.15, 1.3, 1.5]) {
    if (off(best) < asked * 0.15) break;
    const next = again(asked * share);
    if (off(next) < off(best)) best = next;
  }
  return best;
}
const lengthOf = ({ content }: DraftedArticle): number => wordsIn(content.replaceAll(/<[^>]*>/g, " ")).length;
