import type { Criterion, Family, Side, Versus, Way } from "../../../content/writing/library/kinds.ts";
import {
  bySize,
  costCompared,
  firstAtNight,
  firstByDay,
  persons,
} from "../../../content/writing/library/versus/order.ts";
import { wayCriteria, ways } from "../../../content/writing/library/versus/ways.ts";
import { capital } from "../../../content/capital.ts";
import type { Body, Say } from "../body.ts";
import { h2, list, p, table } from "../html.ts";
import { small } from "../phrases.ts";
import { plain } from "../plain.ts";
import type { Request } from "../request.ts";
import { titleFrom } from "../title.ts";
import { isMatter } from "../unsaid.ts";
import { monthSum } from "../month-sum.ts";
import { ASKS_WHICH, firstOf, isAtNight } from "./first-of.ts";
import { isOfTheirs } from "./of-theirs.ts";
import { withinBudget } from "./budget.ts";
import { familyOf, partsOf } from "./parts.ts";
import { lengthOf } from "./sections.ts";
import { SMALL, sizeIn, sizesOf, togetherOf, MANY } from "./compared-sizes.ts";

const USUAL = 700;
const TITLE = 95;

/** A title with the readers in it whom the prompt names. */
const forReaders = (title: string | undefined, { audience }: Request, say: Say): string | undefined => {
  if (!title || !audience || audience.heard.test(plain(title)) || /\?$/.test(title)) return title;
  const whole = `${title} for ${say("{many}")}`;
  return whole.length <= TITLE && !/ for /.test(title) ? whole : title;
};

/** The hours that were asked about stand in the title. */
const atHours = (title: string | undefined, request: Request): string | undefined =>
  title && /\bafter[- ]hours\b/.test(request.text) && !/after[- ]hours|\?$/i.test(title) && title.length < 75
    ? `${title}, after hours`
    : title;
/** The verdict for the hours that were asked about. */
function atNight(one: string, other: string, say: Say): string {
  const rank = (name: string) => {
    const at = firstAtNight.indexOf(name);
    return at < 0 ? firstAtNight.length : at;
  };
  const [first, second] = rank(one) <= rank(other) ? [one, other] : [other, one];
  const behind =
    second === "voicemail"
      ? "the last net"
      : "the second path, for callers who are upset, ask for a person, or can’t be helped by a rule";
  return say(
    `Nights bring few calls, and a good part of them can’t wait. So one test decides: call at two in the morning with one of these, said calmly: {urgent}. See who’s awake five minutes later. For those hours ${first} comes first and ${second} is ${behind}. Whichever doesn’t wake the right person in that test isn’t worth its price, however it sounds.`,
  );
}

/** What is done, as a thing that can be weighed: ‘advertising on Google’, ‘somebody who answers the phone’. */
const asNoun = (side: string): string =>
  side
    .replace(/^advertise\b/i, "advertising")
    .replace(/^(some(?:one|body)) to (answer|pick)\b/i, "$1 who $2s");

/** Somebody for a part of the week, by the name that the prompt has for them. */
function asNamed(found: Versus, { sides, text, typed }: Request, say: Say): { found: Versus; say: Say } {
  const [one, other] = found.sides;
  if (found.asCalled) {
    const called = found.sides.map((side, i) => ({
      ...side,
      name: asNoun(new RegExp(found.asCalled?.[i] ?? "(?!)", "i").exec(typed)?.[0] ?? side.name),
    })) as [Side, Side];
    const say2 = (said: string) =>
      say(said).replaceAll(
        /(^|[.?!:]”? )?\b(First|Second)Side\b/g,
        (_, start: string | undefined, which: string) => {
          const { name } = called[which === "First" ? 0 : 1];
          return start === undefined ? name : `${start}${capital(name)}`;
        },
      );
    return { found: { ...found, sides: called }, say: say2 };
  }
  const own = sides.find((side) => one.heard.test(plain(side)) && !other.heard.test(plain(side)));
  if (!found.partly || !own || !/\bpart[- ]time\b/.test(text)) return { found, say };
  const name = /^(?:an?|the) /.test(own) ? own : `a ${own}`;
  const { partly } = found;
  return {
    found: {
      ...found,
      sides: [{ ...one, name }, other],
      criteria: found.criteria.map((criterion) => ({ ...criterion, ...partly[criterion.name] })),
    },
    say: (said) => say(said).replaceAll(one.name, name).replaceAll(capital(one.name), capital(name)),
  };
}

/** Two ways side by side: the criteria that the request names first, then as many others as its length has room for. */
export function comparedIn(asked: Versus, request: Request, family: Family, sayAll: Say): Body {
  const { found, say } = asNamed(asked, request, sayAll);
  const parts = partsOf(request);
  const named = new Set<Criterion>();
  const nameOf = ({ name, names }: Criterion) => say(names?.[family] ?? name);
  const left = parts.filter((part) => {
    const said = plain(part);
    const met = found.criteria.filter(({ heard }) => heard.test(said));
    for (const criterion of met) named.add(criterion);
    return !met.length && request.include.some((each) => plain(each).includes(said));
  });
  const sum = monthSum(
    request.typed,
    found.sides.map(({ name }) => name),
  );
  // What is counted is worth more than one more criterion.
  const room = (request.words ?? USUAL) - lengthOf(sum.join(" "));
  const isOfChildren = /^(?:parent|famil)/.test(say("{customers}"));
  // Parents of children are seldom in their seventies.
  const criteria = found.criteria.filter(
    (criterion) => named.has(criterion) || !(isOfChildren && criterion.name.startsWith("Older ")),
  );
  // What decides stands side by side, also where a limit leaves no room to tell all of it.
  const least = new Set(
    [...criteria].toSorted((a, b) => Number(named.has(b)) - Number(named.has(a))).slice(0, LEAST_ROWS),
  );
  const inTable = ({ cells }: Criterion) => lengthOf(cells.join(" "));
  let used =
    lengthOf(`${found.lead} ${found.verdict.join(" ")}`) +
    named.size * 75 +
    [...least].reduce((sum, each) => sum + inTable(each), 0);
  const chosen = criteria.filter((criterion) => {
    if (named.has(criterion)) return true;
    used += lengthOf(criterion.says) + (least.has(criterion) ? 0 : inTable(criterion));
    return used < room * 1.05;
  });
  const rows = criteria.filter((criterion) => least.has(criterion) || chosen.includes(criterion));
  const [one, other] = found.sides;
  const [first, second, both] = found.verdict;
  // In the order in which the prompt has them.
  const turned =
    other.heard.test(plain(request.sides[0] ?? "")) && !one.heard.test(plain(request.sides[0] ?? ""));
  const [front, back] = turned ? [other, one] : [one, other];
  return {
    title:
      atHours(forReaders(withoutMeasures(titleFrom(request)), request, say), request) ??
      `${capital(front.name)} or ${back.name}: what suits ${request.audience ? say("{many}") : "you"}`,
    excerpt: "",
    heads: rows.map(nameOf),
    about: `${one.name} or ${other.name}`,
    left: left.filter((part) => isMatter(part, request)),
    content: [
      ...firstOf(one.name, other.name, request, say),
      p(capital(say(found.lead))),
      h2("Side by side"),
      table(
        ["", capital(front.name), capital(back.name)],
        rows.map((criterion) => [
          nameOf(criterion),
          ...(turned ? criterion.cells.toReversed() : criterion.cells).map((cell) => say(cell)),
        ]),
      ),
      ...sum,
      ...chosen.flatMap((criterion) => {
        const { says, eg } = criterion;
        const example = eg?.[family];
        return [
          h2(nameOf(criterion)),
          p(capital(say(says))),
          ...(example && isOfTheirs(example, request) ? [p(capital(say(example)))] : []),
        ];
      }),
      h2(isAtNight(request) ? "Which one after hours?" : "Which one, then?"),
      ...(isAtNight(request) ? [p(found.night ? say(found.night) : atNight(one.name, other.name, say))] : []),
      list("ul", [
        ...(turned ? [other, one] : [one, other]).map(
          (side) => `${capital(side.name)}: ${say(side === one ? first : second)}`,
        ),
        `Both: ${say(both)}`,
      ]),
    ],
  };
}

/** So many rows a table has at least. */
const LEAST_ROWS = 4;

/** By what two are measured is no part of a title that names them: ‘…, which one costs less’. */
const withoutMeasures = (title: string | undefined): string | undefined =>
  title && / (?:vs\.?|versus|or) .*, (?:and )?(?:which|what|who|by)\b/i.test(title)
    ? title.replace(/, (?:and )?(?:which|what|who|by)\b.*$/i, "")
    : title;

/** A request that says all of itself in one breath is no title. */
const shortEnough = (title: string | undefined): string | undefined =>
  title && !/ [-–—] |\bwhich (?:one )?is\b.*\band when\b/i.test(title) ? title : undefined;

/** Words from which on there is room for how costs are compared. */
const LONG = 850;

/** Ways of answering that a request names, in its order. */
export function waysIn(request: Request): Way[] {
  // A service of people is one way, and not two.
  const matter = plain(`${request.label} ${request.clause}`).replaceAll(
    /\b(?:human|live|real|traditional) (?=(?:\w+ )?answering services?\b)/g,
    "",
  );
  const bare = (way: Way) => (way.not ? matter.replaceAll(new RegExp(way.not.source, "g"), " ") : matter);
  return ways
    .map((way) => ({ way, at: bare(way).search(way.heard) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ way }) => way);
}

/** Several ways beside each other: the criteria that the request names first. */
export function waysBeside(found: readonly Way[], request: Request, say: Say): Body {
  const said = partsOf(request).map(plain).join(" / ");
  const ranked = wayCriteria.map((criterion, i) => ({ ...criterion, i }));
  const rest = ranked.filter(({ heard }) => !heard.test(said));
  const chosen = [
    ...ranked.filter(({ heard }) => heard.test(said)),
    // Who may hear it decides little where nobody tells a secret.
    ...rest.filter(({ name }) => name !== "Confidentiality" || familyOf(request) !== "trades"),
  ];
  const lead = found.map(({ gist }) => gist).join(" ");
  const names = found.map(({ name }) => name);
  const verdict = verdictOf(found, request, say);
  const called = aiNamed(request);
  // Where the answer has been given, what a cell is too short for is told below, and nothing twice.
  const isBrief = verdict.length > 0 && rest.length === ranked.length && (request.words ?? 0) < LONG;
  const [when] = request.occasions.map(({ at }) => at);
  // The prompt's own words for them, where it has one for each.
  const own =
    request.sides.length === found.length
      ? request.sides.map((side, i) =>
          // What somebody is hired for is the person, and half of one is not a whole.
          /\bpart-time\b/.test(names[i] ?? "") && !/\bpart[- ]?time\b/.test(side)
            ? (names[i] ?? "").replace(/^an? /, "")
            : side
                .replace(/^(?:hiring|hire|getting|get|using|buying) (?:an? )?/, "")
                .replaceAll(/\bai\b/g, "AI")
                .replaceAll("'", "’"),
        )
      : names;
  return {
    title:
      forReaders(shortEnough(titleFrom(request)), request, say) ??
      `${capital(own.slice(0, -1).join(", "))} or ${own.at(-1)}: what suits ${request.audience ? say("{many}") : "you"}`,
    excerpt: called(
      (/^<p>([^<]{20,240}\.)(?= |<)/.exec(verdict[0] ?? "")?.[1] ?? "").replace(
        /^The verdict( for [^:]+)?: (.)/,
        (_, whom = "", sign: string) => `Which one${whom}? ${sign.toUpperCase()}`,
      ),
    ),
    heads: chosen.map(({ name }) => name),
    ...(verdict.join(" ").includes(sizeIn(request)?.said ?? "(none)") ? { sized: true as const } : {}),
    about: `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`,
    content: [
      p(
        capital(say(lead)),
        "(The publisher of this page sells AI receptionists, so judge all of them by the same calls.)",
      ),
      h2(`Which one${when ? ` ${when}` : ""}?`),
      ...verdict,
      list("ul", [
        ...found.map(({ name, suits }) => `${capital(name)}: ${suits}`),
        ...(verdict.length ? [] : [SEVERAL]),
      ]),
      ...(verdict.length ? [] : [p(ONE_SENTENCE)]),
      ...withinBudget(found, request, say),
      ...monthSum(request.typed, names),
      ...(/\bcosts?\b/.test(said) || (request.words ?? 0) > LONG
        ? [h2("How to compare the cost"), p(costCompared)]
        : []),
      ...(/\bsizes?\b/.test(request.text) && !verdict.includes(h2("By size"))
        ? [h2("By size"), list("ul", bySize)]
        : []),
      h2("Side by side"),
      table(
        ["", ...names.map(capital)],
        chosen
          .filter(({ name }) => !isBrief || !TOLD_OUT.test(name))
          .map(({ name, i }) => [name, ...found.map(({ says }) => say(says[i]?.[0] ?? ""))]),
      ),
      ...fitting(
        (isBrief ? chosen.filter(({ name }) => TOLD_OUT.test(name)) : chosen).map(({ name, i }) => [
          h2(name),
          list(
            "ul",
            found.map((way) => `${capital(way.name)}: ${small(say(way.says[i]?.[1] ?? ""))}`),
          ),
        ]),
        request,
        lengthOf(`${lead} ${found.map(({ suits }) => suits).join(" ")}`) + chosen.length * found.length * ROW,
      ),
    ].map(called),
  };
}

/** What answers by itself is called as the request calls it, in the text as in the title. */
function aiNamed({ sides }: Request): (text: string) => string {
  const own = sides
    .map(
      (side) =>
        /\b(?:ai|virtual) (?:(?:phone|voice|call) )?(?:assistant|agent|operator)\b/.exec(plain(side))?.[0],
    )
    .find(Boolean)
    ?.replace(/\bai\b/, "AI");
  return (text) =>
    own
      ? text
          .replaceAll(/\b(a|A)n AI receptionist\b/g, `$1${/^v/.test(own) ? "" : "n"} ${own}`)
          .replaceAll("AI receptionist", own)
      : text;
}

const TOLD_OUT = /^(?:Cost|Emergencies)$/;

const SEVERAL =
  "More than one: decide who answers first, who is second, and what catches the rest. Test it from a cell phone, and count again after a month.";
const ONE_SENTENCE =
  "If you want one sentence: sort one week of calls into those that can be finished by a rule, those that need somebody who knows you, and those at night; the largest pile says which of these comes first.";

const NIGHT = /\b(?:night|after[- ]hours|evenings?|weekends?|closing|closed)\b/;
const LANGUAGE = /\b(spanish|mandarin|vietnamese|korean|russian|french|portuguese|arabic)\b/;

/** Of two that take calls elsewhere one is told, by a count that anybody can make. */
const ruleBetween = (first: Way, second: Way): string =>
  `Between ${first.name} and ${second.name}, two weeks of calls decide. Put a mark beside each call that could have been finished by a rule: booked, moved, answered from a page. If that’s half of them or more, take ${first.name}; if it’s fewer, because most need comfort or judgment, take ${second.name}.`;

/** Whoever asks which one is told one: by day a person for the hours they are there, with what takes the rest. */
function verdictOf(found: readonly Way[], request: Request, say: Say): string[] {
  const { text, audience } = request;
  // Whoever holds two against each other wants to know which.
  if (!ASKS_WHICH.test(text) && !(found.length === 2 && /\b(?:vs|versus|or)\b/.test(text))) return [];
  const isNight = NIGHT.test(text) && !/\bday\b/.test(text);
  const order = isNight ? firstAtNight : firstByDay;
  const ranked = found
    .filter(({ name }) => order.includes(name))
    .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  const person = isNight ? undefined : found.find(({ name }) => persons.includes(name));
  const [first, second] = ranked.filter((way) => way !== person);
  const [best, ...others] = ranked;
  const who = audience ? ` for ${say("{one}")}` : "";
  const language = LANGUAGE.exec(text)?.[1];
  const tested = language
    ? [
        p(
          `The language comes before all of it. Call each of them in ${capital(language)}, at the hour when most of yours call: whoever can’t answer in it is out, however good the rest is.`,
        ),
      ]
    : [];
  if (person && first) {
    const size = sizeIn(request);
    const night = audience ? say("{night}") : "a call at nine in the evening";
    const isSecond = person.name === "a second receptionist";
    const isSmall = size !== undefined && size.count < MANY;
    const verdict = isSmall
      ? `${isSecond ? "keep the person you have and don’t hire a second one yet" : `no ${person.name.replace(/^an? /, "")} yet`}. Whoever is in the office answers first; after three rings, and after closing, ${first.name} takes the call. ${capital(person.name)} is right once callers are on hold most days, and there’s other work for the quiet hours. No person you hire is there for ${night}.`
      : found.length === 2 && !size
        ? `${first.name} for the calls, and ${person.name} only if the counter needs somebody in the same hours. Two weeks of the log tell you: how many calls rang out, and how often somebody stood and waited`.concat(
            `. No person you hire is there for ${night}.`,
          )
        : `${person.name} for the hours in which most calls come and somebody’s needed anyway, and ${first.name} for all the others. No one person covers both, and nobody you hire is there for ${night}.`;
    return [
      p(`The verdict${who}${size ? ` with ${size.said}` : ""}: ${verdict}`),
      ...togetherOf(person, first, say, !isSmall),
      ...(isSmall && /chair|provider|doctor|dentist|vet|room/.test(size.said)
        ? [
            p(
              `Whether ${size.said} need more than that is counted in two days: put a mark for each call that rings while whoever’s at the desk has somebody standing there. Fewer than ten a day are what ${first.name} is for; with more, and a line at the counter, ${person.name} has work.`,
            ),
          ]
        : []),
      ...(size && size.count >= MANY && /^trucks|vans|crews|tech/.test(size.said.split(" ").at(-1) ?? "")
        ? [
            p(
              `With ${size.said} out, somebody sends them from job to job all day, and that’s the rival to price beside these three: one full-time person who dispatches and answers. If nobody does that work yet, count for two weeks how often a truck waits for its next address. Daily means full-time; then only the evenings are left to decide.`,
            ),
          ]
        : []),
      ...(second && /service|receptionist/.test(second.name) ? [p(ruleBetween(first, second))] : []),
      ...tested,
      ...(SMALL.test(text) && !size
        ? [h2("By size"), list("ul", sizesOf(person.name, first.name, familyOf(request)))]
        : []),
      p("Each of them is right somewhere, and your call log of two weeks shows whether that’s you:"),
    ];
  }
  if (!best || ranked.length < found.length) return tested;
  return [
    p(
      `The verdict${who}: ${best.name}. It finishes more of the calls that come in${isNight ? " after hours" : ""}. When ${others.length > 1 ? "another" : "the other"} wins, and when it does:`,
    ),
    ...tested,
  ];
}

/** Words of a cell, and of what stands around a text: its danger, its note, what a request says beside it. */
const ROW = 7;
const AROUND = 110;
/** As many sections as a limit has room for; all of them where there is none. */
function fitting(sections: readonly string[][], { most }: Request, used: number): string[] {
  let left = (most ?? Number.POSITIVE_INFINITY) - used - AROUND;
  return sections
    .filter((section) => {
      left -= lengthOf(section.join(" ").replaceAll(/<[^>]*>/g, " "));
      return left > 0;
    })
    .flat();
}
