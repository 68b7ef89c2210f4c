import type { OutlineKind, OutlinePoint } from "../../content/writing/outline/kind.ts";
import { anySides } from "../../content/writing/outline/both-sides.ts";
import { askedBy, choiceRows, common } from "../../content/writing/outline/neutral/common.ts";
import { anyDeed, courses } from "../../content/writing/outline/neutral/courses.ts";
import { type Intent, intents } from "../../content/writing/outline/neutral/intents.ts";
import type { NounPoint } from "../../content/writing/outline/neutral/noun.ts";
import { nounPoints } from "../../content/writing/outline/neutral/nouns.ts";
import { capital } from "../../content/capital.ts";
import { plural } from "./called.ts";
import { gerundOf } from "./gerund.ts";
import { askedOfDeed, deedFor, deedIn, NAMED_DAY, PLACES } from "./outline-deed.ts";
import { small } from "./phrases.ts";
import { plain, stem, wordsIn } from "./plain.ts";
import { readersOf } from "./readers.ts";
import type { Request } from "./request.ts";
import { tradeNamed } from "./trade-named.ts";
import { termsIn } from "./terms.ts";

type Kind = Omit<OutlineKind, "heard">;

/** What is done, given up, begun or decided; a price and a paper have their own. */
const OF_A_DEED = /^(?:deed|decide|begin|end|control)$/;
const SIZE =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|ten|single|multi)[- ](?:chair|room|table|bay|floor|seat|truck|van|doctor|lawyer|person|crew)\b/g;
/** So many questions of its own stand in an outline, and of them so many that only its nouns bring. */
const MOST = 11;
const OF_NOUNS = 4;

/** What is asked of a matter that no kind of its own fits: by what is to be done, in the request’s own nouns. */
export function neutralKind(request: Request, said: string, doing: string | undefined): Kind {
  const intent = intentOf(request, doing);
  const deed = OF_A_DEED.test(intent.id) ? deedIn(request) : undefined;
  const noun = pricedIn(thingOf(request, intent, said, doing), intent, request);
  const thing =
    (/^(?:deed|control)$/.test(intent.id) ? deedFor(noun, deed) : undefined) ??
    noun.replaceAll(NAMED_DAY, capital);
  const fill = filler(request, thing);
  // What is done is called by its name where it is asked, and not in every line.
  const isDeed = DEED.test(thing);
  const briefly = isDeed ? filler(request, "it") : fill;
  const named = namedPoints(request)
    .map(({ point }) => point)
    .slice(0, OF_NOUNS);
  // A number that is asked for is met; a week has two of them at most, and the last stays.
  const room = Math.max(request.items ?? (request.form === "plan" ? weeksIn(request) * 2 : MOST), 6);
  const asked = askedOfDeed(intent.points.slice(0, -1), deed, named.length === 0);
  const own = [...asked.slice(0, 2), ...named, ...asked.slice(2)];
  // A number that is asked for is met with what is asked of anything.
  const more = Object.values<OutlinePoint>(common).filter(
    (point) => point !== common.after && !own.some(([, question]) => question === point[1]),
  );
  const all = [...own, ...more.slice(0, Math.max(0, (request.items ?? 0) - own.length - 1))];
  const points = [...all.slice(0, room - 1), ...intent.points.slice(-1)];
  const inOrder = /^(?:plan|checklist)$/.test(request.form);
  return {
    id: `neutral-${intent.id}`,
    ...(thing === "this" || request.sides.length > 1
      ? {}
      : { about: thing === A_JOB ? "pricing" : inGeneral(thing) }),
    ...(inOrder ? {} : { byQuestion: true }),
    settles: briefly(intent.settles),
    yours: intent.yours.map(fill),
    points: points.map(
      (point, n) =>
        point.map((part, i) =>
          (i === 1 && n % 3 !== 1 ? fill : briefly)(part ?? ""),
        ) as unknown as OutlinePoint,
    ),
    compared: {
      rows: choiceRows.map(([row, where]) => [fill(row), fill(where)]),
      decides: "",
    },
    thing: {
      fears: [],
      line: "",
      unsourced: "",
      sides: anySides,
      facts: { own: [], kind: [] },
      ask: [],
      forget: [],
    },
  };
}
const A_JOB = "a job";
const FIRM = /\b(?:business|company|shop|store|service|studio|salon|practice|firm|clinic|van|truck)$/;
/** What has its price: ‘dog boarding’ of ‘pricing dog boarding’, and of a whole business each of its jobs. */
const pricedIn = (noun: string, { id }: Intent, request: Request): string => {
  if (id !== "price") return noun;
  const { phrase } = tradeNamed(request) ?? {};
  return phrase && noun.endsWith(phrase) && FIRM.test(phrase)
    ? A_JOB
    : noun.replace(/^(?:pricing|quoting|charging(?: for)?) (?=\S)/, "");
};

/** What the nouns of a request bring, in the order in which it has them. */
function namedPoints({ typed, audience }: Pick<Request, "typed" | "audience">): NounPoint[] {
  // ‘Two-truck’ is a size, and who reads it is no matter.
  const text = plain(typed)
    .replaceAll(SIZE, " ")
    // ‘Seven tips for …’ leaves nobody a tip.
    .replace(/\b(?:\d+|[a-z]+) (?:\w+ )?tips (?=for\b|to\b|on\b|when\b)|\btips (?=for\b|on\b|to\b)/, " ")
    .replaceAll(audience ? new RegExp(audience.heard.source, "g") : /(?!)/g, " ");
  const trade = audience?.trade ?? "";
  return nounPoints
    .flatMap((noun) => {
      const at = noun.trades?.test(trade) === false || noun.not?.test(text) ? -1 : text.search(noun.heard);
      return at < 0 ? [] : [{ noun, at }];
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ noun }) => noun);
}
/** The same, ready to be asked beside what a general kind asks. */
export const ofItsNouns = (request: Request, points: readonly OutlinePoint[] = []): OutlinePoint[] => {
  const fill = filler(request, "it");
  const asked = plain(points.flat().join(" "));
  return (
    namedPoints(request)
      // What speaks of it already has asked.
      .filter(({ heard }) => !heard.test(asked))
      .map(({ point }) => point.map((part) => fill(part ?? "")) as unknown as OutlinePoint)
  );
};

const weeksIn = ({ days = 28 }: Request): number => (days <= 7 ? days : Math.max(2, Math.floor(days / 7)));

/** True of a kind that was made of the request’s own words. */
export const isNeutral = ({ id }: { id: string }): boolean => id.startsWith("neutral-");

/** What is to be done, by the head of the request; a plan is a course of its own, whatever it begins with. */
function intentOf({ clause, form, typed }: Request, doing: string | undefined): Intent {
  const heads = [plain(clause || typed), ...(doing ? [plain(doing)] : [])].map((head) =>
    head.replace(
      /^(?:a |an |the |\d+ |\w+ (?=questions))?(?:guide|checklist|article|post|steps|questions|best ways?|right way|way) (?:to|for|on|about) /,
      "",
    ),
  );
  const find = (some: readonly Intent[]) =>
    some.find(({ heard, not }) => heads.some((head) => heard.test(head) && !not?.test(head)));
  return (
    (form === "comparison" && /^(?:which|what|compare|best)\b/.test(heads[0] as string)
      ? intents.find(({ id }) => id === "choose")
      : undefined) ??
    find(intents) ??
    find(courses) ??
    anyDeed
  );
}

/** True of a price that somebody has to find, whatever it is the price of. */
export const asksPrice = (request: Pick<Request, "clause" | "typed">): boolean => isMeant("price", request);
const isMeant = (wanted: string, { clause, typed }: Pick<Request, "clause" | "typed">): boolean =>
  intents.find(({ id }) => id === wanted)?.heard.test(plain(clause || typed)) === true;

/** ‘The tattoo policy’ is one of many. */
const inGeneral = (thing: string): string =>
  /^(?:an?|the) /.test(thing) && !/s$| of (?:your|the) /.test(thing)
    ? plural(thing.replace(ARTICLE, ""))
    : thing;
/** What is done, and no wedding or building. */
const DEED =
  /^(?:not )?(?!(?:wedding|building|parking|ceiling|flooring|roofing|plumbing|heating|cooling|swimming|waiting|dining|morning|evening|spring|wiring|bedding|clothing|painting|boarding|grooming|training|meeting|billing|listing|booking|landing|sting)\b(?! (?:an?|the|your|our|my|their)\b))\w+ing\b/i;
const ASIDE = /(?:[,.:;?!]| (?:so|without|while|when|in|at|before|after|if) ).*$/i;
const PERSONS =
  /^(?:(?:an?|the|your|our|my|new|old|tired|all) )*(?:[\w-]+ )?(?:patients?|clients?|customers?|guests?|people|staff|employees?|crews?|teams?)$/i;
const AT_A_PLACE = new RegExp(` (?:at|in|for) (?:an?|our|my|the) (?:[\\w’'&-]+ ){0,4}?(?:${PLACES})s?$`, "i");
/** How it is to be done is no part of what it is: ‘a crown fairly’. */
const MANNER =
  / (?:(?!(?:family|supply|assembly|reply|jelly|belly|butterfly|rally|ally|poly|italy|july|lily|holly|elderly|anomaly|homily|dragonfly|melancholy)$)[a-z]{3,}ly|right|well|better|safe|online|ourselves|myself|yourself|in[- ]house|from scratch|on (?:our|my|your) own)$/i;
const ARTICLE = /^(?:an?|the|your|our|my|more|fewer|less|new|better|some|any) /i;
/** Where a noun ends: a preposition, a clause or a sign. */
const END =
  /(?:[,.:;?!(]| (?:so|to|without|with|for|in|at|on|from|of (?=my|our|your)|under|before|after|when|while|that|which|who|over|by|during|if|than|into|until|is|are|as|because|per|between)\b| (?:take|make|go|work)s? ).*$/i;

/** The noun of a matter as it is typed, with what is joined to it: ‘vaccine storage and ordering’. */
function thingOf(
  { clause, audience }: Request,
  { id }: Intent,
  said: string,
  doing: string | undefined,
): string {
  const bare = (said === "it" ? "" : said).replace(
    /^rid of | (?:nicer|better|safer|faster|cheaper|easier|quieter|cleaner|brighter)$/g,
    "",
  );
  const whole = doing ?? "";
  const at = bare ? whole.toLowerCase().indexOf(bare.toLowerCase().replace(ARTICLE, "")) : -1;
  const behind = at < 0 ? "" : whole.slice(at + bare.replace(ARTICLE, "").length).replace(END, "");
  const joined = /^ and (?!(?:how|what|stop|start|keep|make|get|still|not|other)\b)[\w-]+(?: [\w-]+)?$/i.test(
    behind,
  )
    ? behind
    : "";
  const noun = `${bare}${joined}`.replace(/^(?:my|our) /i, "your ").replace(MANNER, "");
  const priced =
    id === "price" &&
    /\b(?:(?:prices?|rates?|fees|charge) (?:for|on)|price|quote) (.{4,80})$/i.exec(clause)?.[1];
  if (priced)
    return priced
      .replace(END, "")
      .replace(MANNER, "")
      .replace(/^(?:my|our) /i, "your ");
  if (id === "decide") {
    // Who decides is not what is decided.
    const said = audience
      ? clause.replace(
          new RegExp(
            `\\b(?:an?|our|my|the) (?:[\\w-]+ ){0,2}?(?:${audience.heard.source})(?: (?:clinic|practice|office|firm|company|business|shop|store))?`,
            "i",
          ),
          "we",
        )
      : clause;
    const deed =
      /^(?:the )?pros (?:and|&) cons of (.{5,80})$/i.exec(said)?.[1] ??
      /^should (?:i|we|(?:an?|our|my|the) [\w -]{3,40}?) (?:(?:still|really|ever|also) )?((?:start |stop )?[a-z]+ .{3,80})$/i.exec(
        said,
      )?.[1];
    if (deed) {
      const end = deed
        .replace(/[?.!]+$|, .*$/, "")
        .replace(AT_A_PLACE, "")
        // ‘Stopping doing’ is no English.
        .replace(/^stop (?:(?:doing|offering|having) )?(?=\w)/i, "giving up ")
        .replace(/^start (?=\w+ing\b)/i, "");
      return (DEED.test(end) ? end : gerundOf(end)).replaceAll(/\b(?:my|our)\b/gi, "your");
    }
  }
  if (!noun) return termsIn(clause).at(-1)?.said ?? "this";
  // Whom it is done to is not what it is about, and a number of days is a form.
  if (PERSONS.test(noun) && doing)
    return gerundOf(doing.replace(ASIDE, "")).replaceAll(/\b(?:my|our)\b/gi, "your");
  const spanned = /^(?:an? )?\d+-(?:day|week|month) (.+) (?:challenge|program|course)$/i.exec(noun)?.[1];
  if (spanned) return spanned;
  // What is written, begun or ended is one, and has its article.
  if (/^an? /i.test(noun) && !/^(?:begin|choose)$/.test(id)) return noun.replace(ARTICLE, "the ");
  return id === "choose" && !/(?:s|ware|ment|ing|ance)$/i.test(noun.replace(ARTICLE, ""))
    ? plural(noun.replace(ARTICLE, ""))
    : noun;
}

/** A sum that a request gives as its limit. */
const LIMIT =
  /\b(?:under|below|less than|up to|max(?:imum)?(?: of)?|(?:with|on) an? (?:budget of )?|budget(?: of| is)?|we (?:have|can (?:spend|pay|afford))|i (?:have|can spend)) ?(\$?\d[\d,.]*(?:k|m| thousand| million)?)(?! ?(?:minutes?|days?|weeks?|hours?|people|staff|beds))\b/i;
/** What it is to bring about, behind ‘so’. */
const AIM =
  /\bso (?:that )?((?:my|our|the|i|we|they|nobody|no one|people|clients|customers|patients|staff)\b[^,.;?!]{5,70})/i;

/** The sum that a request gives as its limit, if it does. */
export const limitIn = ({ typed }: Pick<Request, "typed">): string | undefined =>
  LIMIT.exec(typed)?.[1]?.replace(/^(?!\$)(?=\d)/, "$");

function filler(request: Request, thing: string): (text: string) => string {
  const { typed, audience } = request;
  const { customer, customers } = audience
    ? readersOf(request).trade
    : { customer: "customer", customers: "customers" };
  const limit = limitIn(request);
  const aim = AIM.exec(typed)?.[1]
    ?.replaceAll(/\b(?:my|our)\b/gi, "your")
    .replaceAll(/\b(?:i|we|me|us)\b/gi, "you");
  const head = thing.split(" ")[0] ?? "";
  // What is done is one thing, whatever stands behind it.
  const isMany =
    !(DEED.test(thing) || /^it$/i.test(head)) &&
    (/(?<![s'’i])s$/i.test(thing) || / and /.test(thing)) &&
    thing !== "this";
  const asked = askedBy(audience?.trade);
  const given: Record<string, string> = {
    x: thing,
    does: isMany ? "do" : "does",
    is: "is",
    are: isMany ? "are" : "is",
    has: isMany ? "have" : "has",
    they: isMany ? "they" : "it",
    them: isMany ? "them" : "it",
    it: isMany ? "they" : "it",
    s: isMany ? "" : "s",
    earn: isMany ? "earn" : "earns",
    works: isMany ? "work" : "works",
    aim: aim ? `, so that ${aim}` : "",
    limit: limit ? `held against ${limit}` : "not the first invoice",
    customer,
    customers,
    ...asked,
  };
  return (text) =>
    text
      // ‘Is’ behind the thing has its number.
      .replaceAll(/\{x\} \{is\}/g, `{x} ${isMany ? "are" : "is"}`)
      .replaceAll(/\{([a-z]+)\}/g, (all, key: string, at: number) => {
        const said = given[key] ?? all;
        return at === 0 || /[.?!] $/.test(text.slice(0, at)) ? capital(said) : small(said);
      })
      .replaceAll("'", "’");
}

/** Words that say nothing of a matter: what is done with anything, and whom it is for. */
const ANYTHING =
  /^(?:\d.*|how|why|what|when|which|who|should|best|good|better|right|new|small|local|own|our|your|their|them|they|first|last|next|more|less|without|with|before|after|during|under|over|into|from|about|than|that|this|these|those|there|because|while|plan|plans|weeks?|days?|months?|years?|checklist|guide|list|mistakes?|questions?|reasons?|signs?|tips|ways|ideas|steps|things|opinion|piece|article|compare|comparison|models?|options|three|four|five|seven|eight|nine|ten|twelve|two|one|thirty|sixty|ninety|pros|cons|and|the|for|get|getting|make|making|need|needs|want|keep|stop|start|choose|buy|write|price|pick|ask|asking|set|setting|use|using|actually|really|every|each|business|company|office|practice|clinic|shop|firm|owner|owners|employees?|staff|team|people|customers?|clients?|patients?|worth|cost|costs|money|work|works|job|jobs|much|many|long|time|again|instead|going|doing|taking|take|give|giving|letting|let|between|also|only|like|per|can|our|are|not|don't|won't)$/;

const spokenOf = new WeakMap<object, ReadonlySet<string>>();
/** Every word of a kind’s own text: what it can tell. */
export const wordsOf = (kind: Kind): ReadonlySet<string> => {
  const known = spokenOf.get(kind);
  if (known) return known;
  const said = [
    kind.about,
    kind.settles,
    kind.opening,
    ...(kind.yours ?? []),
    ...kind.points.flat(),
    ...(kind.advice ?? []),
    ...(kind.entry ?? []),
    ...(kind.compared?.rows ?? []).flat(),
    kind.compared?.decides,
  ];
  const words = new Set(said.flatMap((each) => wordsIn(plain(each ?? "")).map(stem)));
  spokenOf.set(kind, words);
  return words;
};

/**
 * True of a kind that speaks of what is asked: of the words that tell the request from any other it was heard by some, and
 * says others itself. One word alone says little: ‘clients’ have a lawyer’s letter and a house cleaner’s.
 */
const speaksOf = (kind: Kind & { heard?: RegExp }, request: Asking): boolean =>
  sharedWith(kind, request) >= FEW;
/** The same of a kind that was told by words of its own: of two or three words there is nothing to count. */
export const tellsIt = (kind: Kind & { heard?: RegExp }, request: Asking): boolean =>
  !(asksPrice(request) && !OF_PRICE.test(kind.id)) &&
  (askedIn(request).length < 3 || speaksOf(kind, request));
/** Kinds in which a price is found. */
const OF_PRICE = /bid|charg|pric|offer|fee|rate|member|wage|pay/;
const FEW = 0.25;

type Asking = Pick<Request, "clause" | "typed" | "audience">;
const wordsOnly = (text: string) =>
  wordsIn(text)
    .filter((word) => word.length > 2 && !ANYTHING.test(word))
    .map(stem);
const askedIn = ({ clause, typed, audience }: Asking): string[] => [
  ...new Set(
    wordsOnly(
      plain(clause || typed).replaceAll(audience ? new RegExp(audience.heard.source, "g") : /(?!)/g, " "),
    ),
  ),
];
function sharedWith(kind: Kind & { heard?: RegExp }, request: Asking): number {
  const asked = askedIn(request);
  const heard = new Set(wordsOnly(kind.heard?.exec(plain(request.clause || request.typed))?.[0] ?? ""));
  const words = wordsOf(kind);
  return asked.length ? asked.filter((word) => words.has(word) || heard.has(word)).length / asked.length : 1;
}

/** Kinds of what a business does that are told by what is done, and not by a word that stands beside it. */
const OF_WORK =
  /^(?:pricing|pricing-offer|collecting|deducting|filing|winning-back|onboarding|keeping|hiring|parting|failing|outgrown|incident|meeting|story|development|books|safety|promoting|explaining|aftercare|beforehand|pet-aftercare|thing|ranking|places|growing|animal|pet-training|recipe|writing)$/;
/** What is run is run by the people of a business: it explains nothing to whoever is treated. */
const RUN =
  /\b(?:stor(?:e|age|ing)|order(?:s|ing)?|stock\w*|inventory|polic(?:y|ies)|protocols?|staff|billing|pric(?:e|ing)|schedul\w*|train\w*|suppl(?:y|ies)|control|logs?|equipment|machines?|vendors?|profit\w*|offer(?:ing)?|add(?:ing)?)\b/;
/** True of a general kind that a request of a business may be taken for. */
export const holdsFor = (
  kind: Kind & { heard?: RegExp },
  { text, form, clause, typed, audience }: Asking & Pick<Request, "text" | "form">,
  doing?: string,
): boolean =>
  /\brecipes?\b/.test(text) ||
  // Where money is lost on it the jobs are looked at, and not the neighbors’ prices.
  (kind.id === "pricing-offer" &&
    asksPrice({ clause, typed }) &&
    !/\blos(?:e|es|ing|t)\b|\bprofit/.test(text)) ||
  (kind.toCustomers
    ? form !== "plan" && !RUN.test(text)
    : // A price that is raised is another matter than one that is found.
      !(
        kind.id === "pricing" && !/\brais|\bincreas|\bgo(?:es)? up\b|\bhigher\b|\d ?(?:%|percent)/.test(text)
      ) &&
      // A paper that is kept to is no text that is read.
      !(kind.id === "writing" && isMeant("write", { clause, typed })) &&
      OF_WORK.test(kind.id) &&
      (speaksOf(kind, { clause, typed, audience }) ||
        (doing !== undefined && kind.heard?.exec(plain(doing))?.index === 0)));
