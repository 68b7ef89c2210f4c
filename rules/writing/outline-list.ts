import { capital } from "../../content/capital.ts";
import {
  deductionsOfTrades,
  eachSays,
  entries,
  interviewOfJobs,
  listFrame,
} from "../../content/writing/outline/entries.ts";
import type { OutlinePoint } from "../../content/writing/outline/kind.ts";
import { rulesOfTexts, textsInTurn } from "../../content/writing/texts-in-turn.ts";
import { waysAtHome, waysToFind } from "../../content/writing/outline/ways.ts";
import { numberIn } from "./fewer.ts";
import { undone } from "./gerund.ts";
import { h2, list, p } from "./html.ts";
import { heading } from "./named.ts";
import type { Matter } from "./outline-kind.ts";
import { isNeutral } from "./outline-neutral.ts";
import { partOf } from "./outline-parts.ts";
import { askedOf, entryOf, headOf, saysOf, section, sectionsOf, toFill } from "./outline-pieces.ts";
import { small } from "./phrases.ts";
import { inWords, NUMBER, wordsIn } from "./plain.ts";
import type { Request } from "./request.ts";

/** So many more are offered where one of those that are counted falls away. */
const SPARE = 4;
/** Entries of a list whose number nobody has said. */
export const ENTRIES = 5;

/** An entry for each point there is; for all others what each has to say, and where they are found. */
export function listOf(request: Request, matter: Matter, parts: readonly string[]): string[] {
  const { items = ENTRIES, noun, each, face } = request;
  const angles = anglesOf(request);
  const fields = each.map((field) => ` ${capital(field)}: […]`).join("");
  const label = capital(
    (TO_READ.exec(request.text)?.[2] ?? noun)
      .replace(/ies$/, "y")
      .replace(/(?<=ch|sh|x|ss)es$/, "")
      .replace(/(?<!s)s$/, "") || "no.",
  );
  if (angles.length) {
    const all = [...parts, ...angles];
    const [, , find = ""] = matter.points[0] ?? [];
    return [
      ...all.slice(0, Math.min(items, 50)).flatMap((asked, i) => {
        // A question ends with its sign, whatever stands in it.
        const [name = "", question] =
          asked.split(/(?<=\?): (.*)/s).length > 1 ? asked.split(/(?<=\?): (.*)/s) : asked.split(/: (.*)/s);
        return question
          ? [h2(`${i + 1}. ${capital(name)}`), p(`${capital(question)}${fields}`)]
          : [h2(`${i + 1}. ${label}: [its name]`), p(`${capital(name)}${fields}`)];
      }),
      ...(eachSays[noun] ? [h2(`What each of the ${inWords(items)} says`), list("ul", eachSays[noun])] : []),
      ...(all.length > items
        ? [
            h2("If one of them doesn’t apply"),
            list(
              "ul",
              all
                .slice(items, items + SPARE)
                .map((each) =>
                  capital(each.replace(/(?<=\?): ([a-z])/, (_, sign: string) => ` ${capital(sign)}`)),
                ),
            ),
          ]
        : []),
      p(toFill(isNeutral(matter.kind) ? listFrame.find : find)),
    ];
  }
  // What is counted are things with names of their own ('recipes', 'trends'), and no advice.
  // Of what a matter is asked itself the points are the list.
  if (face === "unknown" && TO_SEND.test(noun) && !each.length && items <= textsInTurn.length)
    return [
      h2(`The ${inWords(items)} ${noun}`),
      list(
        "ol",
        textsInTurn.slice(0, items).map((text) => text.replace("{When}", occasionIn(request))),
      ),
      h2("What’s settled before the first goes out"),
      list("ul", rulesOfTexts),
    ];
  if (face === "unknown" && !(matter.kind.thing && matter.isNarrow))
    return [
      h2(`The ${inWords(items)} ${noun}`),
      list(
        "ol",
        Array.from(
          { length: Math.min(items, 50) },
          (_, i) => `${label} ${i + 1}: [its name, and in one sentence what it is]`,
        ),
      ),
      h2("What each of them says"),
      list(
        "ul",
        each.length ? each.map((field) => `${capital(field)}: […]`) : (matter.kind.entry ?? NAMED.slice(1)),
      ),
      h2("Where to find them"),
      list(
        "ul",
        matter.points.slice(0, 3).map(([, , find]) => find),
      ),
    ];
  // Things with names of their own are asked by name, and what is settled about all of them comes around them.
  if (matter.kind.entry)
    return [
      ...matter.points.slice(0, 1).flatMap((point) => section(headOf(matter, point), point)),
      ...entryOf(matter),
      ...matter.points.slice(1).flatMap((point) => section(headOf(matter, point), point)),
    ];
  // Questions on how to do something are none of the ways in which it is done.
  const ways = matter.isForWork ? waysToFind : waysAtHome;
  if (isOfWays(request, matter))
    return [
      list(
        "ol",
        Array.from(
          { length: Math.min(items, 50) },
          (_, i) => `${parts[i] ? heading(parts[i]) : ways[i % ways.length]}: […]${fields}`,
        ),
      ),
      p(
        "Of each: what is done, who does it, and what it saves or brings, with a date and a figure.",
        toFill(matter.points[0]?.[2] ?? ""),
      ),
      ...sectionsOf(matter.around),
    ];
  // Steps are no reasons.
  if (noun === "reasons" && matter.byNature)
    return [
      h2(`Each of the ${inWords(items)} reasons`),
      list("ul", REASON),
      h2("Where to look for them"),
      ...matter.points.map((point) => p(`${point[1]} ${toFill(point[2])}`)),
      ...sectionsOf(matter.around),
    ];
  const own = [...parts.map((part): OutlinePoint => named(part)), ...matter.points].slice(0, items);
  return [
    ...own.flatMap((point, i) => {
      const [step, question, find, , mistake] = point;
      const head =
        face === "ask" || noun === "reasons"
          ? question
          : face === "mistake" && noun !== "signs"
            ? mistake || undone(step)
            : noun === "signs"
              ? step
              : // A way is an order, and no question.
                matter.kind.thing && WAYS.test(noun)
                ? step
                : headOf(matter, point);
      return [
        h2(`${i + 1}. ${head}`),
        p(
          `${[head === question ? undefined : askedOf(matter, point), asInstead(saysOf(point), face === "mistake" && noun !== "signs"), toFill(find)].filter(Boolean).join(" ")}${fields}`,
        ),
      ];
    }),
    ...missing(items - own.length),
    ...sectionsOf(matter.around),
  ];
}
const TO_SEND = /^(?:text messages|texts|messages|sms)$/;
/** When such texts go out, in the request’s own words: ‘After a storm’. */
const occasionIn = ({ clause, typed }: Request): string =>
  capital(
    (
      /\b(?:after|before|during) (?:[\w’'-]+ ?){1,5}(?=[.?!,;:]|$)/i.exec(clause || typed)?.[0] ??
      "[what has happened]"
    ).trim(),
  );
/** Under a mistake stands what belongs in its place. */
const asInstead = (says: string, isMistake: boolean): string =>
  isMistake && says ? `Instead: ${small(says)}` : says;

/** What a list counts and hasn’t, its title doesn’t promise: so many it has. */
export const countIn = (title: string, { form, items }: Request, content: readonly string[]): string => {
  if (form !== "list" || !items) return title;
  const heads = content.join("").match(/<h2>\d+\. (?!\[)/g)?.length ?? 0;
  return heads > 1 && heads < items
    ? title.replace(numberIn(items), (typed) => (/\d/.test(typed) ? String(heads) : sameCase(typed, heads)))
    : title;
};
const sameCase = (typed: string, count: number): string =>
  /^[A-Z]/.test(typed) ? capital(inWords(count)) : inWords(count);
const WAYS = /^(?:ways|ideas|tips|tricks|hacks)$/;
export const isOfWays = ({ noun, items }: Request, { kind, isNarrow }: Matter): boolean =>
  items !== undefined &&
  WAYS.test(noun) &&
  // What is asked of a matter by its own words says more than empty places.
  !kind.id.startsWith("neutral-") &&
  // Of what is chosen and built the points are no ways either.
  (kind.byQuestion === true || kind.id === "shell") &&
  !isNarrow;
/** What is missing is said, and no empty place stands for it. */
const missing = (count: number): string[] =>
  count < 1
    ? []
    : [
        h2(`The other ${inWords(count)}`),
        p(
          "[Ask two people who do this every day which one they would add, and leave out whatever repeats one above. A shorter list is better than a padded one.]",
        ),
      ];

/** What each reason says. */
const REASON = [
  "The reason in one sentence, as somebody would say it who was there: …",
  "What shows it: a date, a price or a name that can be checked: …",
  "For whom it’s no reason: …",
];
/** What each entry says that has a name. */
const NAMED = [
  "Its name, and in one sentence what it is.",
  "Why it’s on the list: who uses it, and what they say.",
  "What it costs or takes, in dollars and hours.",
  "For whom it’s wrong.",
];
/** A part that the request names, as a point of its own. */
export const named = (part: string): OutlinePoint => {
  // What is a question already is asked as it stands.
  if (QUESTION.test(part)) return [heading(part), `${heading(part)}?`, ...ASKED_OUT] as const;
  const [first, second] = partOf(part).asks;
  return [heading(part), `${heading(part)}?`, second, first];
};

const QUESTION =
  /^(?:what|how|when|which|where|who|why|whether) (?:should|do|does|can|is|are|will|must|would|to)\b/i;
const ASKED_OUT = [
  "Two people who did it last year: what would they do otherwise, and what did it cost them?",
  "The answer in one sentence, before any reason. Then for whom it’s another one, and how a reader can tell.",
] as const;

/** What a trade deducts before any other comes first, and nothing of it is asked twice. */
const deductionsIn = (text: string): readonly string[] => {
  const own = deductionsOfTrades.find(({ heard }) => heard.test(text))?.asks ?? [];
  const said = new Set(wordsIn(own.join(" ")));
  return [
    ...own,
    ...entries.deduction.filter(
      (ask) => !wordsIn(ask.split(":")[0] ?? "").some((word) => word.length > 4 && said.has(word)),
    ),
  ];
};

const interviewIn = (text: string): readonly string[] => [
  ...(interviewOfJobs.find(({ heard }) => heard.test(text))?.asks ?? []),
  ...entries.interview,
];

/** So many things to read, to hear or to go to. */
const TO_READ = new RegExp(
  `\\b${NUMBER} (?:[a-z-]+ ){0,3}?(magazines|books|podcasts|blogs|newsletters|youtube channels|conferences|trade shows|conventions|forums|facebook groups|associations)\\b(?! (?:mistakes|reasons|ways|tips|ideas|questions))`,
);

export const anglesOf = ({ noun, text }: Pick<Request, "noun" | "text">): readonly string[] =>
  /^(?:deductions?|write-?offs)$/.test(noun)
    ? deductionsIn(text)
    : /\bpolic(?:y|ies)$/.test(noun) && /\binsur\w+/.test(text)
      ? entries.policy
      : /^(?:licenses?|permits?)$/.test(noun)
        ? entries.license
        : /^(?:programs?|apps?|software)$/.test(noun)
          ? entries.program
          : /^(?:businesses|hustles|gigs)$/.test(noun) && /\b(?:side|weekends?|beside|extra)\b/.test(text)
            ? entries.business
            : /^(?:gifts|presents|giveaways)$/.test(noun) &&
                /\b(?:patients?|clients?|customers?|guests?|owners)\b/.test(text)
              ? entries.gift
              : noun === "hobbies"
                ? entries.hobby
                : /(?:plants?|flowers|herbs|vegetables|shrubs|trees|succulents|perennials|bulbs)$/.test(noun)
                  ? entries.plant
                  : noun !== "questions" && TO_READ.test(text)
                    ? entries.reading
                    : noun === "questions" && /\binterview\b/.test(text)
                      ? interviewIn(text)
                      : [];
