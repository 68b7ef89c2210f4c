import { heldVehicle } from "../../content/writing/outline/narrow/lease-or-buy.ts";
import { travel } from "../../content/writing/outline/special.ts";
import { anyRows, products, type RowSet, rowSets, treatments } from "../../content/writing/outline/rows.ts";
import { setsOfTrades } from "../../content/writing/outline/rows-of-trades.ts";
import { options, rows as inOptions } from "../../content/writing/options.ts";
import type { OutlinePoint } from "../../content/writing/outline/kind.ts";
import { capital } from "../../content/capital.ts";
import { countOfThem } from "./called.ts";
import { h2, list, p, table } from "./html.ts";
import { namedRows } from "../../content/writing/outline/narrow/named-software.ts";
import type { Matter } from "./outline-kind.ts";
import { isNeutral, limitIn, ofItsNouns } from "./outline-neutral.ts";
import { anyProduct } from "../../content/writing/outline/rows-of-practices.ts";
import { candidatesIn } from "./outline-options.ts";
import { anySides } from "../../content/writing/outline/both-sides.ts";
import { wantsBothSides } from "./decision.ts";
import { anglesOf, ENTRIES, isOfWays, named } from "./outline-list.ts";
import { partOf } from "./outline-parts.ts";
import { PAID } from "./outline-narrow.ts";
import { isOfLast, materialsIn, withNoun } from "./outline-sets.ts";
import { askedOf, entryOf, headOf, saysOf, section, sectionsOf, toFill } from "./outline-pieces.ts";
import { speaker } from "./fill.ts";
import { readersOf } from "./readers.ts";
import { sidesTyped } from "./as-typed.ts";
import { heading } from "./named.ts";
import { small } from "./phrases.ts";
import { calendarIn } from "./outline-calendar.ts";
import { inWords, plain } from "./plain.ts";
import type { Request } from "./request.ts";
import { stretchesOf } from "./stretches.ts";

/** What stands in an outline of a form, as the object of a sentence. */
export function shapeOf(request: Request, matter: Matter): string {
  const { form, items, sides, days, noun, face } = request;
  const { points } = matter;
  const stretches = stretchesOf(days ?? 28, []);
  const count = Math.min(items ?? (form === "list" ? ENTRIES : USUAL), points.length);
  switch (form) {
    case "comparison":
      return sides.length < 2
        ? (candidatesIn(request.typed) ?? productIn(request))
          ? `a table for ${inWords(candidatesIn(request.typed)?.count ?? 3)} candidates`
          : "what speaks for it and against it"
        : `a table with ${inWords(sides.length)} columns`;
    case "plan": {
      const posts = calendarIn(request);
      if (posts)
        return `a table of ${inWords(posts.weeks)} ${posts.weeks > 1 ? "weeks" : "week"} with ${inWords(posts.each)} ${posts.each > 1 ? "posts" : "post"} each`;
      return `${inWords(stretches.length)} ${(stretches[0]?.label.split(" ")[0] ?? "week").toLowerCase()}${stretches.length > 1 ? "s" : ""}`;
    }
    case "checklist":
      return "lines to check off";
    case "questions":
      return `${items ? `${inWords(items)} ` : ""}questions and answers`;
    case "opinion":
      return "reasons and an objection";
    case "list":
      if (noun === "reasons" && matter.byNature)
        return `what each of the ${items ? `${inWords(items)} ` : ""}reasons has to say`;
      if (
        face === "unknown" &&
        !(matter.kind.thing && matter.isNarrow) &&
        !anglesOf({ noun, text: "" }).length
      )
        return `what each of the ${items ? `${inWords(items)} ` : ""}${noun} has to say`;
      if (items && isOfWays(request, matter)) return `${inWords(items)} ${noun}`;
      return items && items > count && !anglesOf({ noun, text: "" }).length
        ? `${countOfThem(count, noun || "entries")}, with places for your own`
        : countOfThem(count, noun || "entries");
    case "how-to":
      return `${inWords(count)} ${items ? "steps" : "sections"}`;
  }
}
/** Points of a text whose length nobody has said. */
const USUAL = 6;

/** What is done comes in its order, what the request names beside it before the end. */
export function howTo(request: Request, matter: Matter, parts: string[], named: number): string[] {
  const { points, around, kind } = matter;
  // What is asked of a matter itself is asked in full.
  const usual = kind.thing ? Math.max(USUAL, points.length) : USUAL + (matter.added ?? 0);
  const product = request.items || matter.isNarrow ? undefined : productIn(request);
  const count =
    request.items ??
    Math.max(product ? 3 : 4, (product ? 3 : usual) - named - (kind.entry ? 0 : Math.min(around.length, 1)));
  const entry = entryOf(matter);
  // What a thing is bought for is asked by the request's own words, where it has some.
  const from = product && around.length > 1 ? 1 : 0;
  // Where not all of them fit, the last stays: it says when to stop, or what comes of it.
  const [last] = points.slice(-1);
  const fitting = points.slice(from, count);
  if (request.items === undefined && !product && last && !fitting.includes(last)) fitting.push(last);
  // Whoever wants questions to put is given questions.
  const isPut = kind.thing !== undefined && QUESTIONS.test(plain(request.clause));
  const own = fitting.map((point, i) =>
    isPut
      ? section(`${i + 1}. ${point[1]}`, point)
      : section(
          kind.byQuestion ? headOf(matter, point) : `${i + 1}. ${headOf(matter, point)}`,
          point,
          askedOf(matter, point),
        ),
  );
  if (product) return [...candidatesOf(product), ...own.flat(), ...sectionsOf(around), ...parts];
  if (entry.length)
    return [...(own[0] ?? []), ...entry, ...sectionsOf(around), ...parts, ...own.slice(1).flat()];
  return named || around.length
    ? [...own.slice(0, -1).flat(), ...sectionsOf(around), ...parts, ...own.slice(-1).flat()]
    : own.flat();
}

const QUESTIONS =
  /^(?:the |some )?(?:[\w-]+ ){0,3}questions (?:to ask|you|for|i|we)\b|^what (?:to|should (?:i|we|you)) ask\b/;

/** What is bought and has criteria of its own. */
export const productIn = ({ clause, text }: Pick<Request, "clause" | "text">): RowSet | undefined =>
  /\b(?:choos\w+|pick\w*|buy\w*|best|compar\w+|which|find(?:ing)?|lease|select\w*|right)\b/.test(text) &&
  // An X-ray unit is no scanner that is carried.
  !/\b(?:cbct|cone[- ]beam|x-?rays?|panoramic)\b/.test(text)
    ? // What it is for is not what is bought: ‘a spot for a food truck’.
      products.find(({ heard }) =>
        heard.test(plain(clause).replace(/(?<=.{8}) for (?:an?|the|my|our|your) .*$/, "")),
      )
    : undefined;
/** A table for three of them, with where each cell is looked up. */
export function candidatesOf({ decides, rows }: RowSet, asked?: { count: number; noun: string }): string[] {
  const { count, noun } = asked ?? { count: 3, noun: "" };
  const one = capital(noun.replace(/ies$/, "y").replace(/s$/, ""));
  const columns = Array.from({ length: Math.min(count, MOST_COLUMNS) }, (_, i) =>
    one ? `${one} ${i + 1}` : capital(inWords(i + 1)),
  );
  return [
    ...(decides ? [p(decides)] : []),
    h2("A table to fill"),
    table(
      ["What counts", ...columns, "Where to look it up"],
      rows.map(([row, where]) => [row, ...columns.map(() => "…"), where]),
    ),
  ];
}
const MOST_COLUMNS = 8;

/** One thing with what speaks for it and what against it, and the questions whose answers decide. */
const forAndAgainst = ({ points, around, kind }: Matter, say: (text: string) => string): string[] => [
  h2("For and against, side by side"),
  table(
    ["", "What speaks for it", "What speaks against it"],
    (kind.thing?.sides ?? anySides).map((row) => row.map(say)),
  ),
  h2("What decides between them"),
  ...points
    // What the table says is not asked once more.
    .filter(([, question]) => !/^What speaks (?:for|against) it\?$/.test(question))
    .slice(0, 7)
    .flatMap((point) => section(point[1], point)),
  ...sectionsOf(around),
  h2("Which way it comes down"),
  list("ul", [
    "For it, if: the figure above which it pays, from your own count: …",
    "Against it, if: what can’t be taken back, and what that would cost: …",
    "Either way: what can be tried for a month first, with the same count before and after: …",
  ]),
];

/** A table with rows that are weighed, and a sentence to finish for each side. */
const BROUGHT = 3;
export function comparisonOf(request: Request, matter: Matter, parts: readonly string[]): string[] {
  const { sides, text } = request;
  if (sides.length < 2 && wantsBothSides(request)) {
    const { customers } = request.audience ? readersOf(request).trade : { customers: "customers" };
    return forAndAgainst(matter, (said) =>
      said.replaceAll(/\bcustomers\b/g, customers).replaceAll(/\bCustomers\b/g, capital(customers)),
    );
  }
  const asked = candidatesIn(request.typed);
  // What was told by its own words has rows of its own: an X-ray unit is no scanner that is carried.
  const ownRows =
    matter.kind.thing && (matter.isNarrow || isNeutral(matter.kind)) && matter.kind.compared
      ? { heard: /(?!)/, decides: matter.kind.compared.decides, rows: matter.kind.compared.rows }
      : undefined;
  const product =
    sides.length < 2
      ? (productIn(request) ?? (asked || isNeutral(matter.kind) ? (ownRows ?? anyProduct) : undefined))
      : undefined;
  const count = inWords(asked?.count ?? 3);
  // What only its nouns are asked is looked up of each.
  const limit = limitIn(request);
  const brought = matter.isForWork
    ? [
        ...(limit
          ? [
              [
                `All of it, by the month and by the year, held against ${limit}`,
                "Written offers; payroll with taxes and cover",
              ] as const,
            ]
          : []),
        ...ofItsNouns(request)
          .slice(0, BROUGHT)
          .map(([, question, find]) => [question.replace(/\?$/, ""), find.split("; ")[0] ?? ""] as const),
      ]
    : [];
  if (product)
    return [
      ...candidatesOf({ ...product, rows: [...brought, ...product.rows].slice(0, 9) }, asked),
      h2("How to fill it, and what to write around it"),
      p(
        `Take ${count} candidates: the one that most readers know, the one that costs a third less, and the one that an expert would buy${(asked?.count ?? 3) > 3 ? " are the first three" : ""}. Give every figure its source and its date, and leave a cell empty rather than guess.`,
      ),
      p(
        "Then write three paragraphs. Whom each of them suits, in one sentence each. Where they hardly differ, so that nobody loses time over it. And which one you’d take for readers like these, with the row that decided it.",
      ),
      ...sectionsOf(matter.around),
    ];
  if (sides.length < 2)
    return [...matter.points.flatMap((point) => section(point[1], point)), ...sectionsOf(matter.around)];
  // 'Our dental office' is who decides, and no building.
  const bare = request.audience ? text.replaceAll(new RegExp(request.audience.heard.source, "g"), " ") : text;
  const both = ({ heard, with: also }: RowSet) =>
    (sides.filter((side) => heard.test(side)).length > 1 ||
      (isOfLast(sides) && heard.test(sides.at(-1) ?? ""))) &&
    also?.test(bare) !== false;
  const { kind } = matter;
  const { thing } = kind;
  const asTyped = sidesTyped(request);
  const isNamed =
    isNeutral(kind) &&
    !productIn(request) &&
    !rowSets.some(both) &&
    asTyped.every((side) => /^\p{Lu}/u.test(side));
  // To buy or to lease is weighed by the same figures, whatever it is.
  const isHeld = sides.every((side) => /^(?:buy|leas|rent|own|renting)\w*\b/.test(side));
  const ofHolding =
    isHeld && VEHICLE.test(plain(request.clause))
      ? { heard: VEHICLE, ...heldVehicle }
      : isHeld && HELD_LONG.test(kind.id)
        ? rowSets.find(both)
        : undefined;
  const material = matter.isNarrow && thing ? undefined : materialsIn(sides, bare);
  const set =
    ofHolding ??
    (matter.isNarrow ? matter.kind.compared : undefined) ??
    // Programs and services with names of their own are weighed by what every one of them is.
    (isNamed ? { heard: /(?!)/, decides: "", rows: namedRows } : undefined) ??
    setsOfTrades.find((each) =>
      each.either ? sides.some((side) => each.either?.test(side)) && both(each) : both(each),
    ) ??
    material ??
    (sides.some((side) => treatments.heard.test(side))
      ? treatments
      : (rowSets.find(both) ?? matter.kind.compared ?? anyRows));
  const named = material ? withNoun(asTyped) : asTyped;
  const columns = sides.map((side, i) =>
    request.own && /^(?:an )?ai receptionist$/.test(side) ? request.own : capital(named[i] ?? side),
  );
  const say = speaker(readersOf(request));
  // Of ways to be answered those that the site knows are filled in; of the others it says nothing.
  const known = sides.map((side) =>
    options.find(({ heard, group }) => group === "answering" && heard.test(side)),
  );
  const isOfCalls = !matter.kind.thing && known.some((option) => option !== undefined);
  const rows = [
    ...parts
      .filter(
        (part) =>
          part.split(" ").length < 6 &&
          !/^(?:who|which|what)\b/i.test(part) &&
          !sides.some((side) => plain(part).includes(plain(side))),
      )
      .map((part) => [heading(part), partOf(part).asks[0]] as const),
    ...(isOfCalls || material || isNamed || ofHolding || (matter.isNarrow && !thing) ? [] : brought),
    ...set.rows,
  ]
    // What is brought along may be in the set as well.
    .filter(([row], i, all) => all.findIndex(([first]) => first === row) === i)
    .slice(
      0,
      ofHolding ? set.rows.length : thing || material ? 8 : Math.max(set.rows.length, 7 + brought.length),
    );
  const who = request.called.place?.one ?? request.called.people;
  return [
    ...(isOfCalls || !set.decides ? [] : [p(set.decides)]),
    h2("Side by side"),
    table(
      ["What counts", ...columns, "Where to get it"],
      isOfCalls
        ? inOptions.map(([key, row]) => [
            row,
            ...known.map((option) => (option ? say(option[key] ?? "") : "[…]")),
            "Its own page or a written offer, with the date; then the three calls of your own",
          ])
        : rows.map(([row, where]) => [row, ...columns.map(() => "…"), where]),
    ),
    // What is held against another is not asked by itself.
    ...(thing && !isOfCalls && !material && !isNeutral(kind)
      ? matter.points.slice(0, DECIDING).flatMap((point) => section(point[1], point))
      : []),
    ...(kind.id === PAID ? matter.points.slice(0, 2).flatMap((point) => section(point[1], point)) : []),
    ...sectionsOf(matter.around),
    ...(/\b(?:opinion|op-?ed|essay)\b/.test(text) ? yourView : []),
    h2("Which one, then?"),
    list("ul", [
      ...(/\brecommend\w*|\bverdict\b/.test(text)
        ? [
            `The recommendation${who ? `, for ${who}` : ""}: one of them, and the row of the table that decides it`,
          ]
        : []),
      columns.length > 2
        ? "One sentence for each of them, with the row of the table that decides it"
        : `“${columns[0]} if [what is true]; ${columns[1] === asTyped[1] ? columns[1] : small(columns[1] ?? "")} if not”: in one sentence, with its row`,
      ...columns.map((side) => `${side}: for whom, and what they do without`),
      `${columns.length > 2 ? "None of them" : "Neither"} yet: what has to be settled first`,
    ]),
  ];
}

const VEHICLE = /\b(?:vans?|trucks?|pickups?|cars?|vehicles?|trailers?|fleets?)\b/;
/** What stands for years, and is bought or leased. */
const HELD_LONG = /^(?:work-vehicle|own-building)$/;

/** So many of its questions stand beside a table. */
const DECIDING = 4;
/** Whoever was asked for an opinion says it, and what speaks against it. */
const yourView = [
  h2("Your own view"),
  list("ul", [
    "In one sentence, first: what you do, or would do, and for whom that’s right: …",
    "The day on which you knew it: who was there, and what was said: …",
    "The strongest thing to be said against it, as somebody would put it who does the other: …",
  ]),
];

const ANSWER = 100;
const LEAST_ASKED = 5;
/** Headings that readers would ask, each with the beginning of its answer. */
export function questionsOf(request: Request, matter: Matter, parts: readonly string[]): string[] {
  const all = [...parts.map(named), ...matter.points];
  const usual = Math.min(Math.max(USUAL, parts.length + 2, matter.points.length), all.length);
  // An answer takes a hundred words: of more questions than fit the last stays, which says what comes of it.
  const room = request.words ? Math.max(LEAST_ASKED, Math.round(request.words / ANSWER)) : usual;
  const count = request.items ?? Math.min(usual, room);
  const fitting =
    count < all.length && !request.items
      ? [...all.slice(0, count - 1), ...all.slice(-1)]
      : all.slice(0, count);
  return [
    ...fitting.flatMap((point) => section(point[1], point)),
    ...(count > all.length
      ? [h2("[One more question, as it was really asked]?"), p("[Your answer, in two sentences.]")]
      : []),
  ];
}

/** Lines to check off, where the request names no themes of its own; over the days, where it counts them. */
export function linesOf({ days, text }: Request, { points, kind: { groups, thing } }: Matter): string[] {
  const boxes = (some: readonly OutlinePoint[]) =>
    list(
      "ul",
      some.map(
        (point) =>
          `☐ ${point[0]}: ${saysOf(point) ? [saysOf(point), ...(thing ? [toFill(point[2])] : [])].join(" ") : small(point[2])}`,
      ),
    );
  const count = days ?? Number(/\b(\d{1,2})[- ]days?\b/.exec(text)?.[1] ?? 0);
  if (count < 3 && groups)
    return groups.flatMap(([head, lines]) => [
      h2(head),
      list(
        "ul",
        lines.map((line) => `☐ ${line}`),
      ),
    ]);
  if (count < 3) return [boxes(points)];
  const size = Math.max(1, Math.round(count / points.length));
  return points.flatMap((point, i) => {
    const from = i * size + 1;
    const to = i === points.length - 1 ? count : Math.min(count, from + size - 1);
    return from > count
      ? [boxes([point])]
      : [h2(from === to ? `Day ${from}` : `Days ${from} to ${to}`), boxes([point])];
  });
}

/** A trip: a day each. */
export function journeyOf(request: Request, parts: readonly string[]): string[] {
  const along = travel.along.filter(([heard]) => heard.test(request.text)).map(([, says]) => says);
  const named = parts.filter((part) => !/\b(?:plan|itinerary|schedule|day by day|tips)\b/i.test(part));
  return [
    h2("For every day"),
    list("ul", [travel.always, ...along]),
    ...stretchesOf(request.days ?? 7, []).flatMap(({ label }, i) => [
      h2(label),
      list("ul", [
        travel.days[i % travel.days.length] as string,
        ...named.map((part) => `${heading(part)}: what, where and when on ${plain(label)}.`),
      ]),
    ]),
  ];
}
