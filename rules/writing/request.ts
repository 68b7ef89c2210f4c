import { type Audience, audiences, implied } from "../../content/writing/audiences/index.ts";
import type { Occasion, State } from "../../content/writing/kinds.ts";
import { options } from "../../content/writing/options.ts";
import { ANSWERS, BRINGS } from "../../content/writing/library/versus/ads-or-answering.ts";
import { occasions } from "../../content/writing/occasions/index.ts";
import { coreOf } from "./core.ts";
import { type Called, calledIn, othersIn, spotIn } from "./called.ts";
import { type Asked, formOf, ONE_A_WEEK } from "./form.ts";
import { topics } from "../../content/writing/topics/index.ts";
import { NUMBER, numberOf, plain } from "./plain.ts";
import { ownIn } from "./own-name.ts";
import { respell } from "./respell.ts";
import { subjectOf } from "./subject.ts";
import { tidied } from "./tidied.ts";
import { type Unwrapped, unwrap } from "./unwrap.ts";

const BY_SEASON =
  /\b(?:before|by|ahead of|in time for) (?:the |this |next )?(?:spring|summer|fall|winter)\b(?! \w)/g;
const ASKED_ABOUT =
  /^(?:the |some )?questions (?!to\b)(?:[\w'-]+ ){1,5}(?:should|must) ask about (?!.*\b(?:vendors?|sellers?|providers?|compan(?:y|ies)|before)\b)/;

/** What a prompt asks for. */
export interface Request
  extends Asked,
    Pick<Unwrapped, "clause" | "label" | "limits" | "each" | "phases" | "include"> {
  /** What was typed, with its slips mended. */
  typed: string;
  /** The number of entries is the most that are wanted. */
  atMost: boolean;
  /** The company's own name, where the prompt writes of its assistant. */
  own: string | undefined;
  /** The same, whatever the prompt writes of. */
  company: string | undefined;
  /** The same without its packaging: the clause on its own line, then what else says something of the matter. */
  prompt: string;
  /** Lower case, plain signs. */
  text: string;
  /** The part of it that says what is wanted. */
  core: string;
  /** The readers, where the site has the words of their trade. */
  audience: Audience | undefined;
  /** The trades that are named of readers of many: 'plumbers, salons and other small businesses'. */
  among: readonly Audience[];
  /** Readers that a prompt names and whose words this site does not have. */
  strangers: string | undefined;
  /** What the prompt calls them: a place, or people. */
  called: { place?: Called; people?: string };
  /** 'the front desk': where it happens. */
  spot: string | undefined;
  /** Times and situations that it names; two at most. */
  occasions: readonly Occasion[];
  /** Whether it is about open doors or closed ones. */
  state: State | undefined;
  /** What it is about, in the prompt's words. */
  subject: string;
  /** How many words the text should have, where the prompt says so. */
  words: number | undefined;
  /** How many it may have at most. */
  most: number | undefined;
}

/** Whose page it stands on is who reads it: 'for a pediatric dentist’s blog'. */
const THEIR_PAGE = /(\bfor (?:an? |the |our |my )?(?:[\w-]+ ){0,3}[\w-]+?)(?:['’]s|s['’]) blog\b/i;
/** What callers ask the price of doesn’t say who is asked, as long as something else does: 'a vet … what a dental cleaning costs'. */
function withoutAsked(text: string): string {
  const bare = text.replace(
    /\basks? (?:us |you )?(?:what|how much) (?:[\w'-]+ ){1,5}(?:costs?|is|are)\b/,
    "asks",
  );
  return audiences.some(({ heard }) => heard.test(bare)) ? bare : text;
}

const SHORT =
  /\b(short|brief|quick)( \w+)? (note|text|post|article|piece|read|guide|blog)|\bin short\b|\bshort and\b/;
const LONG =
  /\b(long|in.?depth|detailed|ultimate|complete|comprehensive)( \w+)? (guide|article|post|read|piece|plan|text)/;
/** Readers by a noun that names many of them, or a kind of business. */
const KIND =
  /(s|shop|store|business|company|studio|gym|agency|bakery|firm|club|farm|center|place|winery|brewery|range|yard|kennel|service|school|rink|alley|park|theater|museum|library|church|clinic|marina|nursery|orchard|stand|truck|lot|campground|facility|office|room|market|dealership|union|co-op|bar|pub|hall|camp|resort|tuner|sweep|trainer|teacher|coach|cleaner|inspector|appraiser|notary|planner|driver|dj|maker|keeper|repairman|handyman)$/;
const BY_FOR =
  /\bfor (?:(?:a|an|the|my|our|your|small|local|busy|growing) )*([a-z][a-z' &+-]{2,50}?)(?= (?:on|about|who|that|to|with|in|when|for)\b|[.,;:!?]|$)/;

/** Reads a prompt: form, readers, subject and limits. `ownName` is what the company calls itself and its assistant. */
export function parsePrompt(asTyped: string, ownName?: string): Request {
  const typed = respell(tidied(asTyped))
    .replace(THEIR_PAGE, "$1")
    .replace(WORKING_WEEK, "")
    .replace(FORM_IN_BRACKETS, ", $1")
    .replace(FORM_BEHIND, "$1 $2 with $3")
    // One machine under its old name.
    .replaceAll(/\b(?:(?:an?|our|the|your|my) )?answering machines?\b/gi, "voicemail")
    .replace(/^(?:an? )?opinion,? in (\d{2,4}) words?[:,] /i, "Opinion, $1 words: ")
    .replace(/^(?:my|our) (?:take|view|two cents|stance)(?: on (?:it|this))?: /i, "Opinion: ")
    .replace(/\b(?:the )?(?:most )?frequently[- ]asked questions\b/gi, "FAQ");
  const { meant, own } = ownIn(typed, ownName);
  const { bare, ...wrapped } = unwrap(meant.replace(LENGTH_FIRST, "").replace(COMPARE_SO_MANY, "$1$2"));
  const prompt = `${bare}${bare.includes("\n") ? "" : "\n"}`;
  // 'A law firm (immigration)' is an immigration law firm.
  const text = plain(meant).replace(
    /\b((?:law )?(?:firm|office|practice|company|clinic)s?) \((\w+)(?: law)?\)/,
    "$2 $1",
  );
  const forms = wrapped.limits.filter(isForm).join(" ");
  const matter = plain(`${forms} ${wrapped.label} ${bare.replace("\n", ". ")}`);
  const heard = eitherOr(matter, formOf(matter));
  const asked = {
    ...heard,
    // What readers are to ask about a thing are questions; what they put to a seller has a list of its own.
    form: heard.form === "how-to" && ASKED_ABOUT.test(matter.trim()) ? ("questions" as const) : heard.form,
    sides: heard.sides.map((side) =>
      side
        .replace(/^(?:an? )?comparison:? (?=\w)/, "")
        .replace(/ first$/, "")
        .replace(GOT, "$1"),
    ),
    items:
      heard.items ??
      mostIn(text) ??
      countIn([...wrapped.limits, ...bare.split("\n").slice(1), wrapped.clause.split(", ").at(-1) ?? ""]),
  };
  const isWide = othersIn(text) !== undefined;
  const named = isWide
    ? undefined
    : audiences.find(({ heard }) => heard.test(withoutAsked(text)) && !isSought(text, heard));
  const strangers = named || isWide ? undefined : strangersIn(matter);
  // Office managers are readers of any trade.
  const isAny = strangers === undefined || /\b(?:managers?|administrators?)$/.test(strangers);
  const audience = named ?? (isAny && !isWide ? impliedIn(text) : undefined);
  // A season by which it is done is not the season in which it is done.
  const timed = text.replaceAll(BY_SEASON, " ");
  const times = occasionsIn(audience ? timed.replaceAll(new RegExp(audience.heard.source, "g"), " ") : timed);
  return {
    ...asked,
    // '12 items max' asks for no twelve.
    atMost: AT_MOST.test(text),
    ...wrapped,
    include: wrapped.include.filter((thing) => !FORM_PART.test(plain(thing))),
    typed,
    own,
    company: ownName,
    prompt,
    text,
    // 'Sorting this out': what it is stands in the other sentences.
    core: plain(
      VAGUE.test(wrapped.clause) && bare.includes("\n") ? bare.replace("\n", ". ") : coreOf(prompt),
    ),
    audience,
    among: amongIn(text),
    strangers,
    called: calledIn(text, audience, strangers),
    spot: spotIn(text),
    occasions: times,
    state: CLOSED.test(text)
      ? "closed"
      : (times.find(({ state }) => state)?.state ?? (OPEN.test(text) ? "open" : undefined)),
    subject: subjectOf(prompt, audience),
    ...lengthOf(text),
  };
}

/** '(opinion, 500 words)': what a text is to be, with a comma between. */
/** '… cover? Q&A, 8 questions': the question is what it is about. */
const FORM_BEHIND =
  /([?.]) (?:an? )?(q ?& ?a|q and a|faqs?|checklist|comparison|list)[,:;]? (?:of |in )?((?:\d{1,2}|five|six|seven|eight|nine|ten) (?:questions|items|points|lines|rows))(?=[.,]|$)/i;
const FORM_IN_BRACKETS =
  / \(((?:an? )?(?:opinion(?: piece)?|checklist|q ?& ?a|faqs?|how-to|guide|comparison|blog post|letter|list|short|\d[\d,]*[- ]words?), [^()]{3,60})\)[.!?]?$/i;

/** 'In 300 words, …', '500 words on …': how long it is to be is no part of what it is about. */
const LENGTH_FIRST =
  /^(?:(?:write|give me|i need|please write) )?(?:in )?(?:(?:about|around|under|roughly|some|max|maximum|at most|up to|no more than|less than) )?\d[\d,]{1,4}[- ]?words?(?: (?:or (?:less|fewer)|max|maximum|at most))?(?:[,:] |(?: -)? (?=why|how|what|when)| (?:on|about|explaining) )(?=\S+ \S)/i;

/** 'Which one should we buy? Compare five models with prices': the question is what is wanted, and the rest how. */
const COMPARE_SO_MANY = new RegExp(
  `^((?:which|what) [^?.!]{10,140})([?.!]|,| -)? (?:please |and )?compar(?:e|ing) (?:(?:the|top|best) )*${NUMBER} (?:[\\w-]+ ){0,3}[a-z]+s(?:,? [^.?!]{0,40})?[.]?$`,
  "i",
);

/** Whoever is hired is compared, and no hiring. */
const GOT =
  /^(?:(?:hir|us|add|hav|pay)(?:e|ing)|add|hire|getting|get) ((?:an? |another |one more )?(?:[\w-]+ ){0,2}(?:receptionists?|services?|hires?|employees?|dispatchers?|secretar(?:y|ies)|assistants?|front desk [\w-]+))$/;

/** 'With a clear answer' is how a text is to be, and no part of it. */
const FORM_PART =
  /^(?:an? |the |your )?(?:(?:clear|short|honest|straight|direct|plain|definite|final|firm|strong) ){1,3}(?:answers?|verdict|recommendation|conclusion|stance|thesis|position|opinion)$/;

/** A form that stands beside what is wanted: 'as a Q&A', 'one thing each week'. */
const isForm = (limit: string): boolean =>
  /\b(?:q ?& ?a|faq|checklist)\b/i.test(limit) || ONE_A_WEEK.test(plain(limit));

/** 'Monday to Friday: a plan' names no Monday. */
const WORKING_WEEK =
  /^(?:from )?mon(?:day)? ?(?:to|through|thru|-|–) ?fri(?:day)?[:,] (?=.*\b(?:plan|schedule|program|calendar)\b)|,? \(?\b(?:from )?mon(?:day)? ?(?:to|through|thru|-|–) ?fri(?:day)?\)?(?=[.,]?$)(?<=\bplan\b.*)/gi;

const THINGS = "(?:items|lines|points|entries|steps|questions|tips|boxes|checks|ways|reasons|signs|mistakes)";
const AT_MOST = new RegExp(
  `(?:max|maximum|at most|no more than|up to|not more than) (?:of )?${NUMBER}(?: \\w+)? ${THINGS}|${NUMBER}(?: \\w+)? ${THINGS},? (?:max|maximum|at most|tops|or (?:fewer|less))`,
  "i",
);

/** 'Max 8 items' wants eight, where there are as many, and so does 'FAQ with 8 questions'. */
const FAQ_OF = new RegExp(`\\b(?:faqs?|q ?& ?a),? (?:with|of) ${NUMBER} questions\\b`);
const mostIn = (text: string): number | undefined => {
  const found = (AT_MOST.exec(text) ?? FAQ_OF.exec(text))?.slice(1).find((each) => each !== undefined);
  return found ? numberOf(found) : undefined;
};

/** So many of them are shown by a call of theirs. */
const AMONG = 2;
const amongIn = (text: string): Audience[] => {
  const all = othersIn(text);
  return all
    ? all
        .split(/, | and /)
        .flatMap((each) => audiences.find(({ heard }) => heard.test(each)) ?? [])
        .slice(0, AMONG)
    : pairOf(text);
};
const PAIR =
  /\b([a-z]{3,20}) (?:or|and) ([a-z]{3,20}) (?:business(?:es)?|compan(?:y|ies)|contractors?|firms?|practices?|offices?|clinics?|shops?)\b/;
/** 'A plumbing or HVAC business'. */
const pairOf = (text: string): Audience[] => {
  const found = (PAIR.exec(text)?.slice(1) ?? []).map((each) =>
    audiences.find(({ heard }) => heard.test(each) || heard.test(`${each} company`)),
  );
  const [one, other] = found;
  return one && other && one !== other ? [one, other] : [];
};

/** '(10 items)', which stands beside what is wanted. */
const countIn = (limits: readonly string[]): number | undefined => {
  const count = limits.map((limit) => ONLY_COUNT.exec(plain(limit))?.[1]).find((each) => each !== undefined);
  return count ? numberOf(count) : undefined;
};
const ONLY_COUNT = new RegExp(
  `^(?:with )?(?:exactly |about |just )?${NUMBER} (?:items|lines|points|entries|steps|questions|tips|boxes|checks)(?: (?:max|total|please|only))?[.]?$`,
);

/** Readers by those whom they serve: whoever has patients is a practice. */
const impliedIn = (text: string): Audience | undefined => {
  const many = implied.find(({ heard }) => heard.test(text))?.many;
  return audiences.find((audience) => audience.many === many);
};
const VAGUE =
  /^(?:how to |ways to )?(?:\w+ ){1,4}(?:this|it|that|these|those)(?: (?:out|better|calls|problems?|situations?|over the day|up))?\b/i;
const CLOSED = /\b(clos(ed?|ing|ure)|(go(ing)?|while we.?re|we are) away|vacation|shut(ting)?( down)?)\b/;
const OPEN = /\b(rush|busy|busiest|peak|high season|tourists?|orders)\b/;

const ASKED_BY =
  /\b(?:callers|customers|people|clients|patients|guests|parents) (?:always |often |usually |keep |will )?ask(?:ing)?\b/;
/** True of a trade that the readers are to ask or to hire. */
const isSought = (text: string, heard: RegExp): boolean =>
  !ASKED_BY.test(text) &&
  new RegExp(
    `\\b(?:clients|patients|customers|referrals|work|jobs|business) from (?:(?:local|nearby|other) )*(?:${heard.source})|\\bfor (?:an? |our |my )?(?:part|full)[- ]time (?:${heard.source})|\\b(?:ask|refer(?:ring|red|s)?(?: \\w+)? to|hir(?:e|ing)|choos(?:e|ing)|find(?:ing)?|pick(?:ing)?|interview(?:ing)?) (?:an?|your|the) (?:[\\w-]+ ){0,2}(?:${heard.source})(?! (?:customers?|clients?|patients?|callers?|leads?|homeowners?|owners?)\\b)`,
  ).test(text);

/** 'An AI receptionist or a person': two known ways, without a question mark, are to be compared as well. */
function eitherOr(text: string, asked: Asked): Asked {
  if (asked.form !== "how-to" && asked.form !== "opinion") return asked;
  const pieces = text.split(/,? or |, (?=[^,]* or )/).slice(0, 4);
  if (pieces.length < 2) return asked;
  const sides = pieces.length === 2 ? pairIn(pieces) : undefined;
  if (sides) return { ...asked, form: "comparison", sides };
  if (asked.form !== "how-to") return asked;
  const found = pieces.map((side) => options.find(({ heard }) => heard.test(side)));
  const known = found.filter((option) => option !== undefined);
  if (known.length < pieces.length || new Set(known).size < known.length) return asked;
  if (new Set(known.map(({ group }) => group)).size > 1) return asked;
  return {
    ...asked,
    form: "comparison",
    sides: pieces.map((side, i) => known[i]?.heard.exec(side)?.[0] ?? side),
  };
}

/** Ways that are weighed against each other: more calls or those there are answered, a text or a mail, with a time or without. */
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [BRINGS, ANSWERS],
  [/\b(?:text messages?|texts?|texting|sms)$/, /^e-?mails?\b/],
  [/\be-?mails?$/, /^(?:text messages?|texts?|texting|sms)\b/],
  [/\bwalk-?ins?\b/, /\b(?:appointments?|bookings?)\b/],
];
function pairIn([one = "", other = ""]: readonly string[]): string[] | undefined {
  for (const [first, second] of PAIRS)
    for (const [left, right] of [
      [first, second],
      [second, first],
    ] as const) {
      const sides = [left.exec(one)?.[0], right.exec(other)?.[0]];
      if (sides.every((side) => side !== undefined)) return sides as string[];
    }
  return undefined;
}

/** Times and situations in the order in which they are named; of two that overlap the longer one. */
function occasionsIn(text: string): Occasion[] {
  const found = occasions
    .flatMap((occasion) => {
      const hit = occasion.heard.exec(text);
      return hit ? [{ occasion, from: hit.index, to: hit.index + hit[0].length }] : [];
    })
    .sort((one, other) => other.to - other.from - (one.to - one.from));
  const kept = found.filter(
    (each, i) => !found.slice(0, i).some((longer) => longer.from < each.to && each.from < longer.to),
  );
  return kept
    .sort((one, other) => one.from - other.from)
    .slice(0, 2)
    .map(({ occasion }) => byName(occasion, text));
}

/** An occasion under the name that the prompt has for it. */
function byName(occasion: Occasion, text: string): Occasion {
  const name = occasion.days?.find(([heard]) => heard.test(text))?.[1];
  if (!name || !occasion.stands) return occasion;
  const { stands } = occasion;
  const renamed = (said: string) => said.replaceAll(stands, name);
  return {
    ...occasion,
    at: renamed(occasion.at),
    name: renamed(occasion.name),
    goal: renamed(occasion.goal),
    scene: renamed(occasion.scene),
    points: occasion.points.map((point) => ({
      ...point,
      ...Object.fromEntries(TOLD.map((part) => [part, renamed(point[part])])),
    })),
  };
}
const TOLD = ["do", "how", "mistake", "harm", "ask", "answer", "check", "task"] as const;

const BY_CAN =
  /\b(?:should|can|could|does|do) (?:an?|my|our|the) ((?:[a-z]+ ){0,3}(?:company|business|shop|store|firm|office|clinic|market|dealership|studio|salon|practice|school))\b|\b(?:an?|my|our|your) ([a-z]+(?: [a-z]+)?) (?:can|should|could|must|needs?)\b/;

/** Times and people in general, which are no trade. */
const BY_MAKE = /\bmistakes (?:that )?(?:(?:small|local|most|new|many) )*([a-z][a-z' -]{3,30}?) make\b/;
const BY_ASKED =
  /\bask(?:ing)? (?:an?|our|my|the) ([a-z]+(?: [a-z]+){0,2}?)(?= (?:before|when|on|about|over)\b|[,.?]|$)/;
const BY_DO = /^(?:do|should|can) ((?:[a-z-]+ ){0,2}[a-z-]+s) (?:need|have|really)\b/;
const NO_READERS =
  /(?:^| )(?:(?:home office|winter|summer|month|week|year|day|hour|minute|night|morning|evening|season|holiday)s?|dummies|people|families|kids|front desk|desk|girl|guy|lessons|phones|parents|appointments|everyone|customers|clients|patients|guests|callers|parents|experts?)$/;
/** Readers after a comma, a dash or in brackets at the end. */
const AT_END =
  /(?:, | - |\()(?:(?:an?|the|my|our|small|local) )*([a-z][a-z' &]{3,30}?)(?: blog| owners?)?\)?[.!?]?$/;

/** What a prompt says of whoever writes it. */
const BY_SPEAKER =
  /\b(?:we are|we're|i run|i own|we run|we own|i have|i manage|at (?:our|my)) (?:(?:an?|the|small|little|tiny|busy|local|family[- ]owned|family|2|two|3|three|person|man)[ -])*((?:[a-z][a-z'&-]+ ){0,2}(?:shops?|stores?|business|company|studio|gym|agency|bakery|firm|club|farm|center|place|winery|brewery|range|yard|kennel|service|school|rink|alley|park|theater|museum|library|church|clinic|marina|nursery|orchard|stand|truck|lot|campground|facility|market|dealership|union|co-op|bar|pub|hall|camp|resort|salon|spa|practice|office|room))\b/;

/** 'For the week before we move': when, and not whom. */
const WHEN =
  /^(?:first |last |next )?(?:day|week|month|year|night|morning|time)s?\b.*\b(?:before|after|when|until)\b/;
/** Readers whose trade is not among those that the site knows. */
function strangersIn(text: string): string | undefined {
  const named = [
    BY_SPEAKER,
    BY_FOR,
    BY_CAN,
    BY_MAKE,
    ...(ASKED_BY.test(text) ? [BY_ASKED] : []),
    BY_DO,
    AT_END,
  ]
    .map((pattern) => pattern.exec(text)?.slice(1).find(Boolean)?.trim())
    // When it is to be is nobody’s name.
    .map((each) => each?.replace(/(?<=\w{3,}.{4,}) (?:during|while|when|between) .*$/, ""))
    .find((each) => each !== undefined && KIND.test(each) && !NO_READERS.test(each) && !WHEN.test(each));
  if (
    !named ||
    /\b(?:pls|please|thanks|thank|step|words|ish)\b|^(?:with|and|or|in|on|at|by|from) |^[a-z]{3,}ing an? /.test(
      named,
    ) ||
    /^(beginners|business(es)?|compan(y|ies)|companies|owners|christmas|us|this|small business(es)?)$/.test(
      named,
    )
  )
    return undefined;
  return topics.some(({ heard }) => heard.test(named)) ? undefined : named;
}

function lengthOf(text: string): Pick<Request, "words" | "most"> {
  const [, least] = /\b(\d{2,4}) ?(?:-|to|and) ?\d{2,4}[- ]?words?\b/.exec(text) ?? [];
  const [, most, found] =
    /(\b(?:under|max|max\.|maximum|at most|up to|less than|below|fewer than|no more than) )?(?:of )?\b(\d{2,4}|\d,\d{3})[- ]?words?\b/.exec(
      text,
    ) ?? [];
  const said = found && Number(found.replace(",", "")) * (most ? 0.9 : 1);
  const words = said
    ? Math.min(Math.max(least ? (Number(least) + said) / 2 : said, 100), 4000)
    : SHORT.test(text)
      ? 300
      : LONG.test(text)
        ? 1400
        : undefined;
  return { words, most: said && most ? said / 0.9 : undefined };
}
