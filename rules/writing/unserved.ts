import { alsoCalled, noMatter } from "../../content/writing/served-words.ts";
import { notesIn, withoutNotes } from "./notes.ts";
import { inWords, NUMBER, numberOf, plain, stem, wordsIn } from "./plain.ts";

/** How long a text is, over which days it runs and how much is in it: no part of its matter. */
const OF_FORM = new RegExp(
  `\\b(?:(?:about |around |under |max(?:imum)? |at most |up to |less than |no more than )?\\d[\\d,]* ?-? ?words?|${NUMBER}[- ](?:day|week|month)s?(?=[ -](?:plan|program|course|schedule|challenge|to\\b|for\\b|of\\b)|[^a-z-])|(?:top |the )?${NUMBER} (?:[a-z'-]+ ){0,2}?(?:things|ways|reasons|tips|mistakes|questions|signs|steps|items|ideas|rules|lines|points|myths|facts|examples|samples?|sample (?:repl(?:y|ies)|answers?|texts?|messages|responses|scripts?))|(?:week|day|month|step) by (?:week|day|month|step)|(?:before|by|ahead of|in time for) (?:the |this |next )?(?:spring|summer|fall|winter)|fir(?:e|ing)(?= (?:an?|the|our|my|some)))\\b`,
  "g",
);
/** A count with what it counts: ‘three-lawyer’, ‘two chairs’, ‘five minutes’. */
const COUNT = new RegExp(`\\b(?!one )${NUMBER}[- ]([a-z]{3,})\\b`, "g");
/** So many entries a list is to have. */
const LEADING = new RegExp(
  `^(?:(?:write|give me|list|of|the|top|my|our|an?|article|post|blog|on|about|:) ){0,4}${NUMBER} `,
);
/** What a text is to do without, it rightly doesn’t speak of. */
const UNWANTED =
  /\b(?:no|not|without(?: (?:asking (?:for|about)|charging|using|buying|paying|hiring|spending))?(?! [a-z]+ing\b)|instead of|rather than|don't|doesn't|isn't) (?:(?:any|an?|the|more|new|extra) )?[a-z-]+(?: (?:or|and) [a-z-]+)?/g;
/** Whom else it is about. */
const OF_PEOPLE =
  /\b(?:parents?|moms?|dads?|wife|husband|spouse|kids?|child(?:ren)?|students?|tenants?|landlords?|brides?|couples?|seniors?|volunteers?|interns?|adjusters?|neighbors?|walk-ins?|nights?|evenings?|saturdays?|sundays?|weekends?|summer|winter|storms?|holidays?)\b/;
/** What hangs on a verb, a mood or a manner. */
const NO_NOUN = /(?:ly|n't)$/;
/** Deeds; names of work that end like one are things: ‘scaffolding’, ‘tutoring’. */
const DEED =
  /(?<!^(?:scaffold|tutor|roof|plumb|groom|clean|landscap|bookkeep|market|account|heat|flood|train|park|wedd|floor|paint|build|frost|morn|even|spr|ceil|cloth|str|fenc|sid|shipp|bowl|box|cater|hous|lend|bank|coach|publish|print|weld|print|framing))(?:ing|ed)$/;
const SHORT = new Set([
  "van",
  "vet",
  "pet",
  "mom",
  "kid",
  "tax",
  "car",
  "ads",
  "dog",
  "cat",
  "cpa",
  "ev",
  "ai",
  "gym",
  "spa",
  "bar",
  "irs",
  "llc",
  "app",
  "gas",
  "son",
  "dad",
  "bus",
  "rv",
]);

const groups = new Map<string, Set<string>>();
for (const [word = "", ...names] of alsoCalled) {
  const group = groups.get(stem(word)) ?? new Set<string>();
  for (const name of [word, ...names]) group.add(stem(name));
  groups.set(stem(word), group);
}

/** What stands behind one of these says of whom, when, where or with what. */
const BEFORE =
  /\b(?:for|at|in|on|with|from|off|out of|during|before|after|by|into|over|through|across|when|while|and (?:his|her|their)|whose|all|every) (?:(?:the|an?|our|my|your|his|her|their|its|this|every|each|all|new|small|busy|first|second|old|one|two|three|four|five|six) )*$/;

/** One thing that a request names, as it stands there. */
export interface Named {
  said: string;
  words: readonly string[];
  /** A number and what it counts stand together, or are not there. */
  count?: number;
  /** It says of whom, when, where or with what. */
  isDetail: boolean;
}

/** What a request names, by words that stand together, each in the request’s own form. */
export function namedIn(typed: string): Named[] {
  const text = plain(typed).replace(LEADING, " ").replaceAll(OF_FORM, " . ").replaceAll(UNWANTED, " . ");
  const found: Named[] = [];
  const rest = text.replaceAll(COUNT, (whole, n: string, what: string) => {
    if (NO_COUNT.test(what)) return whole;
    found.push({ said: whole, words: [what], count: numberOf(n), isDetail: true });
    return " . ";
  });
  for (const clause of rest.split(/[^\p{L}\p{N}' -]+/u)) {
    let run: string[] = [];
    let before = "";
    const end = () => {
      if (run.length)
        found.push({
          said: run.join(" "),
          words: run,
          isDetail: BEFORE.test(before) || OF_PEOPLE.test(run.join(" ")),
        });
      before += `${run.join(" ")} `;
      run = [];
    };
    for (const word of clause.split(" ").filter(Boolean)) {
      const bare = word.replace(/^['-]+|['-]+$|'s$/g, "");
      if (isMatter(bare)) run.push(bare);
      else {
        if (run.length) end();
        before += `${word} `;
      }
    }
    end();
  }
  return found;
}
const NO_COUNT =
  /^(?:or|and|to|of|for|more|new|people|things?|ways?|hundred|thousand|percent|on|in|at|a|with|day|days|week|weeks|month|months|years?|hour|hours|times?|page|questions?|words?|best|big|good|options?|sides?)$/;
const isMatter = (word: string): boolean =>
  !noMatter.has(word) &&
  !NO_NOUN.test(word) &&
  !DEED.test(word) &&
  !/^\d/.test(word) &&
  (word.length > 3 || SHORT.has(word));

/** Words of one root: ‘chiropractor’ and ‘chiropractic’, ‘landscaper’ and ‘landscaping’. */
const ROOT = 5;
const sharesRoot = (one: string, other: string): boolean => {
  const length = Math.max(ROOT, Math.ceil(Math.max(one.length, other.length) * 0.6));
  return one.length >= ROOT && other.length >= ROOT && one.slice(0, length) === other.slice(0, length);
};

/** What only says that there is no article, and what is to be kept to, speaks of nothing. */
const ABOUT_ITSELF = /<p>(?:This is an outline and not an article|To keep to): ?[^<]*<\/p>/g;

/** What a text is about it may say in other words; of whom, when and where, it says or doesn’t. */
export interface Unserved extends Pick<Named, "said" | "isDetail"> {
  /** What it says more of is spoken of: ‘dental’ of a chair. */
  isOfServed?: true;
}

/** What a text speaks with, lower case. */
export const spokenIn = (html: string): string =>
  plain(
    withoutNotes(html)
      .replaceAll(ABOUT_ITSELF, " ")
      .replaceAll(/<[^>]*>/g, " "),
  );

/** What says of what kind a thing is, and is no thing itself. */
const ADJECTIVE = /(?:al|ile|ic|ary|ory|ous|[ai]ble|ive|ish|ern)$/;

/** What a request names and its text has no word for. */
export function unservedIn(typed: string, html: string): Unserved[] {
  const text = spokenIn(html);
  const notes = plain(notesIn(html).join(" "));
  const said = [
    ...new Set(
      wordsIn(text)
        .flatMap((word) => [word, ...word.split("-")])
        .map(stem),
    ),
  ];
  const has = (word: string): boolean => {
    const own = stem(word);
    const group = groups.get(own);
    return said.some((each) => each === own || group?.has(each) === true || sharesRoot(each, own));
  };
  const isNoted = (phrase: string) => notes.includes(phrase);
  const missing = namedIn(typed).flatMap(({ said: phrase, words, count, isDetail }) => {
    if (isNoted(phrase)) return [];
    if (count !== undefined) {
      const [what = ""] = words;
      const counted = new RegExp(`\\b(?:${count}|${inWords(count)})[ -](?:[a-z-]+ )?${stem(what)}`);
      return counted.test(text) ? [] : [{ said: phrase, isDetail }];
    }
    const lost = words.filter((word) => word.split("-").every((part) => !has(part)) && !isNoted(word));
    if (!lost.length) return [];
    // What stands together is one thing, from its first lost word to its last.
    const from = words.indexOf(lost[0] as string);
    const to = words.lastIndexOf(lost.at(-1) as string);
    return [
      {
        said: words.slice(from, to + 1).join(" "),
        isDetail,
        ...(!isDetail && to < words.length - 1 && ADJECTIVE.test(lost.at(-1) ?? "")
          ? { isOfServed: true as const }
          : {}),
      },
    ];
  });
  return missing.filter(({ said: each }, i) => missing.findIndex(({ said: first }) => first === each) === i);
}
