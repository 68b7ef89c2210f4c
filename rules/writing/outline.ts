import { caseStory, travel } from "../../content/writing/outline/special.ts";
import { capital } from "../../content/capital.ts";
import { leasing } from "../../content/writing/outline/narrow/lease-or-buy.ts";
import { own } from "../../content/writing/own.ts";
import { phoneMatter } from "../../content/writing/outline/phone-matter.ts";
import { outsideAsked } from "./asked-thing.ts";
import { claimIn } from "./claim.ts";
import { againstIn, contraryOf, contraryTitle, opposedTopic } from "./contrary.ts";
import { type DraftedArticle, keywordsOf } from "./article.ts";
import { decisionTitle, wantsBothSides } from "./decision.ts";
import { dangersIn } from "./dangers-in.ts";
import { speaker } from "./fill.ts";
import { textOf } from "./gist.ts";
import { headOf, withoutAnybody } from "./head.ts";
import { isInAPlace } from "./known-half.ts";
import { h2, link, list, p } from "./html.ts";
import type { Knowledge } from "./knowledge.ts";
import { decided, isFar, isOnCalls } from "./kind-of-outline.ts";
import { namedIn } from "./named.ts";
import { readersNamed } from "./names.ts";
import { learnersIn } from "./outline-learners.ts";
import { boughtIn, candidatesIn, optionsIn, PRICED } from "./outline-options.ts";
import { natureIn, personsIn } from "./outline-nature.ts";
import { knownOf, nearest } from "./nearby.ts";
import { comparisonOf, howTo, journeyOf, linesOf, productIn, questionsOf, shapeOf } from "./outline-forms.ts";
import { planOf } from "./outline-plan.ts";
import { countIn, listOf } from "./outline-list.ts";
import { type Matter, matterOf } from "./outline-kind.ts";
import { small } from "./phrases.ts";
import { partSections } from "./outline-parts.ts";
import { shareOfWords, withinLimit } from "./outline-length.ts";
import { withSeller } from "./outline-used.ts";
import { isOfReaders, limitsOf } from "./outline-limits.ts";
import { type About, aboutOf, askedOf, descriptionOf, excerptOf } from "./outline-summary.ts";
import { particularOf } from "./outline-particular.ts";
import { ofItsNouns } from "./outline-neutral.ts";
import { turned } from "./outline-turns.ts";
import { whyOutline } from "./outline-why.ts";
import { hasThesis, SHOULD, viewOf } from "./outline-view.ts";
import { framed } from "./outline-frame.ts";
import { sectionsOf } from "./outline-pieces.ts";
import { type Found, telling } from "./passages.ts";
import { inWords, plain } from "./plain.ts";
import { sidesTyped } from "./as-typed.ts";
import { sharesIn, type Told, titleOf, toldIn } from "./told.ts";
import { forTheirCustomers, readersOf } from "./readers.ts";
import { inOwnName } from "./own-name.ts";
import type { Request } from "./request.ts";
import { termsIn } from "./terms.ts";
import { asks, wantedIn } from "./wanted.ts";
import { boundsOf, BEGINNERS, BEHIND_COMMA } from "./outline-bounds.ts";

export interface OutlineParts {
  request: Request;
  knowledge: Knowledge;
  /** What there is of what was asked, where it is too little: entries that could be filled, of how many. */
  has: number;
  wants: number;
  sources: readonly Found[];
}

/**
 * A page on a subject that this site knows nothing of: in the order of the asked form what such a text has to settle,
 * each with a first sentence to finish and who knows the rest.
 */
export function outlineOf(outline: OutlineParts): DraftedArticle {
  const request = decided(outline.request);
  const { knowledge, sources } = outline;
  const { prompt, form, text } = request;
  const thing = againstIn(request);
  const claim =
    (thing && contraryTitle(request, thing)) ?? (form === "opinion" ? claimIn(request) : undefined);
  const told = toldIn(request);
  const isStory = caseStory.heard.test(text);
  const wanted =
    claim ??
    (told && titleOf(told)) ??
    capital(
      wantedIn(prompt)
        .replace(PRICED, "")
        .replace(/^compare (.{3,60}?) (?:and|with|to) /i, "$1 or ")
        .replace(/^compare (?!.* or )(.{3,70})$/i, "$1, compared"),
    );
  const beginners = BEGINNERS.exec(text)?.[0];
  const inOwn = inOwnName(request, wanted);
  // What is told is told by whoever has it.
  const ownTitle = told ? inOwn : toReaders(inOwn, form);
  const isBeside = form === "comparison" && request.sides.length < 2;
  const options = (isBeside ? candidatesIn : form === "how-to" ? optionsIn : undefined)?.(request.typed);
  const counted =
    isBeside && options && asks(ownTitle)
      ? `${capital(options.said)} compared: ${small(ownTitle)}?`
      : options && !plain(ownTitle).includes(plain(options.noun)) && !ownTitle.includes(": ")
        ? `${ownTitle}: ${options.said}`
        : undefined;
  const titledAs =
    decisionTitle(request) ??
    counted ??
    (beginners && BEHIND_COMMA.test(text) && !plain(ownTitle).includes(beginners)
      ? `${ownTitle}, ${beginners}`
      : ownTitle);
  // What is told is no list of what is asked.
  const named = told ? { parts: [], limits: [] } : namedIn(prompt, wanted);
  const learners = learnersIn(request.typed);
  // What is explained to school children is for no school.
  const readers = learnersOf(request, learners?.said) ?? readersNamed(request) ?? personsIn(request);
  // What the site writes about it says, also where no call is named.
  let matter = withSeller(turned(matterOf(request), request), request);
  const isElsewhere = isFar(request) || outsideAsked(request).length > 0;
  const rings =
    (!("far" in matter.kind) && !isElsewhere && isOnCalls(request, knowledge)) ||
    (!knowledge.foreign &&
      !isElsewhere &&
      knowledge.topic?.heard.test(headOf(plain(request.clause))) === true &&
      outline.has >= outline.wants);
  if (rings && isSaidOnACall(request, matter)) matter = onACall(matter);
  // 'And is leasing smarter?' is asked where a point of the matter answers it.
  const answered = (part: string) =>
    OWN_QUESTION.test(part) &&
    matter.points.some((point) => sharesWord(part, `${point[0]} ${point[1]} ${point[2]}`));
  // ‘What to check’ is what all of an outline says.
  const isAll = (part: string) => form === "how-to" && matter.isNarrow && ALL_OF_IT.test(plain(part));
  const beside = told
    ? []
    : [
        ...named.parts.filter((part) => !answered(part) && !isAll(part) && !(claim && SHOULD.test(part))),
        ...request.include,
      ];
  const parts = form === "checklist" && request.phases.length ? request.phases : beside;
  // What a story is on is no limit.
  const known = limitsOf(request, named.limits, readers).filter(
    (limit) =>
      // What is asked is no limit.
      !(request.form === "comparison" && wantsBothSides({ typed: limit })) &&
      !(decided(outline.request) !== outline.request && /\bworth\b|^(?:or|is it|should)\b/.test(limit)) &&
      !BEGINNERS.test(limit) &&
      (!isStory || !/^with our\b/.test(limit)),
  );
  const limits = [
    ...(rings || matter.kind.thing || isStory || claim !== undefined || told || matter.kind.toCustomers
      ? []
      : boundsOf(request, matter).filter(
          (bound) =>
            !matter.cases.length &&
            !isOfReaders(bound, request) &&
            !known.some((limit) => plain(limit).includes(plain(bound))),
        )),
    ...known,
  ];
  const met = thing ? opposedTopic(thing) : undefined;
  const content =
    thing && (met || form === "list" || (/^The case against\b/.test(claim ?? "") && !hasThesis(claim ?? "")))
      ? contraryOf(thing, met, request.items, speaker(readersOf(request)))
      : bodyOf(request, matter, parts, claim ?? wanted, told);
  const titled = countIn(
    // What ends on a preposition has lost its end.
    CUT_SHORT.test(titledAs) && !CUT_SHORT.test(request.clause)
      ? capital(toReaders(request.clause.replace(/[.?!]+$/, "").replaceAll("'", "’"), form))
      : titledAs,
    request,
    content,
  );
  const isTrip = form === "plan" && travel.heard.test(text);
  const particular =
    // What somebody does for themselves has nothing of their trade.
    (!matter.isForWork && withoutAnybody(plain(request.clause)) !== plain(request.clause)) ||
    (thing && met) ||
    (rings && form !== "opinion") ||
    matter.kind.toCustomers
      ? []
      : particularOf(request);
  const found = aboutOf(request, matter, readers, counted ? ownTitle : titled);
  const about: About = isTrip
    ? { noun: matter.kind.about ?? "travel", doing: undefined }
    : isStory
      ? { noun: undefined, doing: undefined }
      : found;
  const subject =
    (isBeside ? boughtIn(request.clause) : undefined) ??
    (matter.byNature && !matter.kind.about && request.sides.length < 2 ? about.doing : undefined) ??
    about.noun ??
    (about.doing && `what matters in ${about.doing.replace(/^how to /, "learning how to ")}`) ??
    askedOf(request) ??
    (travel.heard.test(text)
      ? "travel"
      : (productIn(request)?.heard.exec(plain(request.clause))?.[0] ?? "this subject"));
  const shape =
    isStory && told
      ? "what is known so far"
      : isStory
        ? `${inWords(caseStory.parts.length)} sections`
        : shapeOf(request, matter);
  const decides = content
    .map(textOf)
    .find((said) => /^It comes down to /.test(said))
    ?.split(/(?<=[.?]) /)[0];
  const whole = withinLimit(
    told || isStory || isTrip ? content : framed(request, matter, content, particular),
    request.words,
  );
  const summed = {
    isOpened: whole.some((part) => part.includes("A way to open it")),
    request,
    matter,
    about,
    shape,
    readers,
    parts,
    told,
    isStory,
    decides,
  };
  return {
    title: `${titled}${asks(titled) ? "? An outline" : titled.includes(": ") ? " (an outline)" : ": an outline"}`,
    excerpt: excerptOf(summed),
    content: [
      p(
        `This is an outline and not an article: ${whyOutline(outline, request, beside, rings, claim, subject, matter.kind.about, matter.kind.thing && matter.kind.about)}.`,
        matter.kind.toCustomers && isHealth(request)
          ? "Have the clinician read every line before it’s published."
          : isStory
            ? "Answer the questions, and cross out what doesn’t apply."
            : "Below is what such a text has to settle, in order, and where each answer is found.",
      ),
      ...(limits.length ? [p(`To keep to: ${limits.join("; ")}${shareOfWords(request, whole)}.`)] : []),
      ...dangersIn(text),
      ...(told ? [h2("What you gave"), p(...told.sentences, ...sharesIn(told.sentences))] : []),
      ...(rings && !thing && !isStory && !forTheirCustomers(request)
        ? knownOf(request, nearest(request, knowledge).slice(0, form === "comparison" ? 1 : 2))
        : []),
      ...(request.own ? [h2(`How ${request.own} does it`), list("ul", own)] : []),
      ...whole,
      ...(sources.length && !isStory
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
      ...sidesTyped(request)
        .map((side) => (request.audience ? side.replace(request.audience.heard, "").trim() : side))
        .map((side) =>
          side.replace(/^(?:hire|use|buy|get|keep|take|choose) (?:an? |the |our |your )?(?=\w)/i, ""),
        )
        .filter((side) => side.length > 2 && side.split(" ").length < 4 && !DONE.test(side)),
      about.doing || asks(request.clause) || request.sides.length > 1 ? undefined : matter.term,
      about.doing && /^(?!how )\S+(?: \S+){1,4}$/.test(about.doing) ? about.doing : undefined,
      request.sides.length > 1 || /^(?:whether|what) /.test(about.noun ?? "")
        ? undefined
        : about.noun?.replace(/^(?:(?:an?|the|your|best|top) )+/i, ""),
      heldIn(request, titled),
      ...parts.filter((part) => part.split(" ").length < 4 && !NO_KEY.test(part)).slice(0, 3),
      ...(asks(request.clause)
        ? termsIn(wanted)
            .map(({ bare }) => bare)
            .filter((bare) => !/\b(?:require|allow|charge|record|force)\b/.test(bare))
            .slice(0, 2)
        : []),
      readers,
      about.noun || matter.term ? undefined : "outline",
    ]),
    metaDescription: descriptionOf(summed),
  };
}

/** What is only done with a thing is nothing that anybody looks for. */
const DONE = /^(?:lease|buy|rent|hire|own|keep|sell)$/i;

const TO_SOMEBODY =
  /\b(?:say|tell|ask|greet|handle|talk|explain|respond|answer)\w*\b.{0,60}\b(?:callers?|calls?|people|patients?|clients?|customers?|owners?|guests?|sellers?|buyers?|tenants?|parents?|families|members?|students?|somebody|someone)\b|\bcallers? (?:who|that|asks?|wants?)\b/;
/** What is said to callers is asked by calls, whatever kind of matter its words sound like. */
const isSaidOnACall = ({ form, text, clause }: Request, { kind, isNarrow }: Matter): boolean =>
  !isNarrow &&
  !kind.toCustomers &&
  /^(?:how-to|list|questions|checklist|plan)$/.test(form) &&
  !caseStory.heard.test(text) &&
  TO_SOMEBODY.test(plain(clause));
function onACall(matter: Matter): Matter {
  const { settles, opening, yours, points } = phoneMatter;
  return { ...matter, kind: phoneMatter, points, frame: { settles, opening, yours }, around: [], cases: [] };
}

const CUT_SHORT = /\b(?:until|after|before|when|if|while|to|for|of|with|and|or|at|by|from)[.?!]*$/i;
const ALL_OF_IT = /^what (?:to|should (?:i|we|you)) (?:check|look (?:for|at)|know|consider|watch)\b/;
const OWN_QUESTION = /^(?:and )?(?:is|are|should|does|do|can|will|would)\b/i;
const sharesWord = (one: string, other: string): boolean => {
  const words = telling(other);
  return [...telling(one)].some((word) => words.has(word));
};

/** What is theirs is the reader’s in a title, unless somebody speaks in it. */
const toReaders = (title: string, form: Request["form"]): string =>
  form === "opinion" || /\b(?:I|us|we|me)\b/i.test(title)
    ? title
    : title.replace(/^(?:My|Our)\b/, "Your").replaceAll(/\b(?:my|our)\b/g, "your");

/** Who learns what is explained. */
const learnersOf = (request: Request, said: string | undefined): string | undefined =>
  said && natureIn(request)?.learned ? said.replace(/^(?:an?|the) /, "") : undefined;

/** What a view is on, of what it says should be done: 'street trees'. */
const heldIn = ({ form }: Request, titled: string): string | undefined => {
  const what = form === "opinion" ? SHOULD.exec(titled)?.[3] : undefined;
  const bare = what?.replace(/^\w+ (?:(?:an?|the|more|fewer|less|their|our|your|all|any) )*/i, "");
  return bare && bare.split(" ").length < 5 ? bare : undefined;
};

const NO_KEY =
  /^(?:what|when|how|where|who|why|for|before|during|after|closing|first|with|an?|two|three|five)\b/i;

const isHealth = ({ text, audience }: Request): boolean =>
  /\b(?:patients?|pets?)\b/.test(text) || /^(?:dental|medical|veterinary|physio)/.test(audience?.trade ?? "");

/** A trip’s days, and what the circumstances change that it hasn’t spoken of. */
function withCases(days: string[], { cases }: Matter): string[] {
  const said = textOf(days.join(" "));
  const asks = cases.filter((ask) => !said.includes(ask.split(":")[0] as string));
  return asks.length ? [...days, ...sectionsOf([{ heading: "What’s particular here", asks }])] : days;
}

/** What a view has to know before it is held: what only its nouns are asked. */
function lookedUpFor(request: Request, matter: Matter): string[] {
  // What a household asks of a thing is no business’s view on it, and what decides it has been told.
  const own = (matter.isForWork && !decides(matter).length ? ofItsNouns(request) : []).slice(0, 4);
  return own.length
    ? [
        h2("What to look up before you say it"),
        list(
          "ul",
          own.map(([, question, find]) => `${question} ${find}`),
        ),
      ]
    : [];
}

/** The questions of a matter that is told by its own words: a view on it is decided by these. */
const decides = ({ isNarrow, kind, points }: Matter): Matter["points"] =>
  isNarrow && (kind.thing || kind.id === leasing.id) ? points.slice(0, DECIDE) : [];
const DECIDE = 6;

/** What stands below the head of an outline. */
function bodyOf(
  request: Request,
  matter: Matter,
  parts: readonly string[],
  claim: string,
  told: Told | undefined,
): string[] {
  const { form, text } = request;
  const say = speaker(readersOf(request));
  if (caseStory.heard.test(text))
    return told
      ? [
          h2("Still to ask"),
          list("ul", [caseStory.agreed, ...caseStory.parts.flatMap(([, asks]) => asks.slice(-1))]),
        ]
      : caseStory.parts.flatMap(([head, questions]) => [h2(head), list("ul", questions)]);
  switch (form) {
    case "plan":
      return travel.heard.test(text)
        ? withCases(journeyOf(request, parts), matter)
        : planOf(request, matter, parts);
    case "comparison":
      return comparisonOf(request, matter, parts);
    case "questions":
      return questionsOf(request, matter, parts);
    case "opinion":
      return [
        ...viewOf(heldBy(claim, request), matter.around, decides(matter)),
        ...(hasThesis(claim) ? [] : lookedUpFor(request, matter)),
        ...partSections(parts, form, say),
      ];
    case "list":
      return [...listOf(request, matter, parts), ...partSections(request.include, form, say)];
    case "checklist":
      return [
        // What is to be in it as well takes no place of its own lines.
        ...(parts.length < 2 || AS_WELL.test(text) ? linesOf(request, matter) : []),
        ...partSections(parts, form, say, PHONES.test(plain(claim)), isInAPlace(request.text)),
        ...matter.around.flatMap(({ heading, asks: each }) => [
          h2(heading),
          list(
            "ul",
            each.map((ask) => `☐ ${ask}`),
          ),
        ]),
      ];
    case "how-to":
      return howTo(request, matter, partSections(parts, form, say), parts.length);
  }
}

/** ‘Should a salon stop taking walk-ins?’ is weighed as what somebody holds. */
const heldBy = (claim: string, { audience }: Request): string =>
  claim.replace(
    new RegExp(
      `^should ((?:(?:an?|the|our|my|your) )?(?:[\\w-]+ ){0,2}?(?:${audience ? `${audience.heard.source}` : "we|you|i"})(?: (?:practice|office|clinic|firm|company|business|shop|store|owner)s?)?) `,
      "i",
    ),
    (_, who: string) => `${capital(who)} should `,
  );
const AS_WELL = /\b(?:including|plus|as well as|along with)\b/;
const PHONES = /\b(?:(?:tele)?phones?|calls?|voicemail|receptionists?|assistants?|answering)\b/;
