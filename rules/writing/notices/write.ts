import { notices } from "../../../content/writing/notices/index.ts";
import { closedHours } from "../../../content/writing/notices/phone.ts";
import type { Line, Notice } from "../../../content/writing/notices/kind.ts";
import { productNotices } from "../../../content/writing/notices/product.ts";
import { staffNotices } from "../../../content/writing/notices/staff.ts";
import { capital } from "../../../content/capital.ts";
import type { Body } from "../body.ts";
import { p } from "../html.ts";
import { plain, wordsIn } from "../plain.ts";
import { factsIn } from "../ready/facts.ts";
import { readersOf } from "../readers.ts";
import type { Request } from "../request.ts";
import { shortened } from "../subject.ts";
import { sharesIn } from "../told.ts";
import type { News } from "./heard.ts";
import { pressOf, wantsPress } from "./press.ts";
import { mentioned } from "./said.ts";
import { isVendors } from "./vendor.ts";

const USUAL = { letter: 230, staff: 170, item: 190, post: 110 } as const;

const HEALTH =
  /\b(?:medical|clinic|doctors?|dental|dentists?|patients?|pediatric|physicians?|therap\w+|health|optometr\w+|orthodont\w+)\b/;
const NUMBER = /\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|\b\d{3}-\d{4}\b/;

const lineOf = (line: string | Line): Line => (typeof line === "string" ? { says: line } : line);

/** The one that its readers use. */
const THEIRS = /\b([Tt])he (?=(?:(?:AI|voice|phone|virtual) )*(?:assistant|receptionist)\b)/g;

/** The notice whose kind of news it is. */
function noticeFor(news: News, request: Request, text: string, fromVendor: boolean): Notice {
  const all = fromVendor ? productNotices : news.shape === "staff" ? staffNotices : notices;
  const isSorry = /\bapolog\w+|\bsorry\b/.test(request.text.slice(0, 60));
  const isThanks = /\bthank[- ]you\b/.test(request.text.slice(0, 60));
  const matter = `${isSorry ? "sorry " : isThanks ? "thank you " : ""}${text}`;
  return all.find(({ heard, not }) => heard.test(matter) && !not?.test(matter)) as Notice;
}

/** The news with what it means for its readers, in as many paragraphs as there is room for. */
export function noticeOf(news: News, request: Request): Body {
  const { shape } = news;
  const facts = factsIn(request);
  const customers = news.to ?? facts.customers;
  const place = placeOf(request, customers, plain(news.said.join(" ")));
  const said = [...news.said];
  if (/\bapolog\w+|\bsorry\b/.test(request.text.slice(0, 60)))
    said[0] = apology(said[0] ?? "", news.to?.endsWith("s") === false);
  const text = plain(`${said.join(" ")} ${news.brief.join(" ")}`);
  const fromVendor = isVendors(request, news, text);
  if (fromVendor && shape === "letter")
    said.splice(
      0,
      said.length,
      ...said.map((each) =>
        each
          .replace(THEIRS, (_, sign: string) => (sign === "T" ? "Your " : "your "))
          .replace(/ too\.$/, ", too."),
      ),
    );
  if (wantsPress(request))
    return pressOf(said, own(request) ?? (fromVendor ? request.company : undefined), fromVendor);
  const notice = noticeFor(news, request, text, fromVendor);
  const told = plain(`${request.text} ${text}`);
  const number = NUMBER.exec(said.join(" "))?.[0];
  // The number is left to fill in only where nothing else is.
  const books = areBooked(request);
  const fits = ({ if: only, unless, books: forBooked = books }: Line) =>
    forBooked === books && (!only || only.test(told)) && !unless?.test(told);
  const lines = notice.says.map(lineOf).filter(fits);
  const hasPlace = lines.some(({ says }) => says.includes("[")) || news.asks.length > 0;
  const fill = (line: string) =>
    line
      .replaceAll(
        "{at}",
        shape === "item" || shape === "post"
          ? ""
          : number && notice.id !== "new-number"
            ? ` at ${number}`
            : hasPlace
              ? ""
              : " at [phone number]",
      )
      .replaceAll(
        "{reply}",
        shape === "letter" ? "reply to this letter" : "write to us through the contact page",
      )
      .replaceAll("{customers}", customers)
      .replaceAll("{place}", place)
      .replaceAll("{language}", languageIn(request))
      .replaceAll("'", "’");
  const mention = request.include
    .filter((thing) => !/^thank/i.test(thing))
    .map((thing) => mentioned(thing, closedHours.test(told)));
  const urgent =
    notice.urgent && HEALTH.test(request.text) && !/\b911\b/.test(`${mention.join(" ")} ${text}`)
      ? ["In an emergency, don’t wait for us: call 911."]
      : [];
  const covers = lines.some(({ says }) => says.includes("covering for us"));
  const asks = news.asks
    .filter(
      (asked) =>
        !/^what to (?:do|expect)$/i.test(asked) &&
        !(covers && /\b(?:emergenc\w+|urgent|wait)\b/i.test(asked)),
    )
    .map((asked) => `${capital(asked)}: [in one sentence].`);
  const brief = news.brief.length ? [`Good to know: ${news.brief.join(", ")}.`] : [];
  const first = [
    ...said,
    ...sharesIn(said),
    ...brief,
    ...mention.filter((each) => !text.includes(plain(each).replace(/\.$/, ""))),
    ...asks,
  ];
  const todo = fill((books ? undefined : notice.walkInTodo) ?? lineOf(notice.todo).says);
  const isShort = roomOf(request, shape) < 90;
  const length = (texts: readonly string[]) => wordsIn(texts.join(" ")).length;
  let left =
    roomOf(request, shape) -
    length([...first, ...urgent, ...(shape === "post" ? [] : [todo, notice.ends])]) -
    (shape === "item" || shape === "post" ? 0 : 10);
  const says = lines
    .map(({ says: line }) => fill(line))
    .filter((line) => {
      const fitsIn = left >= length([line]) * (request.most || isShort ? 1 : 0.6);
      if (fitsIn) left -= length([line]);
      return fitsIn;
    });

  const name = own(request) ?? (fromVendor ? request.company : undefined);
  return {
    title: titleOf(said[0] ?? ""),
    ...described(says),
    excerpt: excerptOf(news, (books ? undefined : notice.walkInGist) ?? notice.gist, customers),
    heads: [],
    noSheet: true,
    about:
      shape === "letter" ? `a letter to ${customers}` : shape === "staff" ? "a note to the team" : "news",
    content: [
      ...(shape === "letter"
        ? [p(`Dear ${customers.endsWith("s") ? customers : `[${customers}’s name]`},`)]
        : shape === "staff"
          ? [p("Hello everyone,")]
          : []),
      ...inTwos(first).map((sentences) => p(...sentences)),
      ...says.map((line) => p(line)),
      ...(shape === "post" || isShort ? urgent.map((line) => p(line)) : [p(todo, ...urgent)]),
      ...(shape === "post" || isShort ? [] : [p(notice.ends)]),
      ...(shape === "letter"
        ? [p(`Everyone at ${name ?? (fromVendor ? "[company]" : `[name of the ${place}]`)}`)]
        : []),
      ...(shape === "post" || fromVendor ? [] : notesTo(notice, text).map((line) => p(line))),
    ],
  };
}

/** People come by appointment; in a trade that is known and books nothing they walk in. */
const areBooked = ({ audience, called }: Request): boolean =>
  !audience || readersOf({ audience, called }).trade.books;

/** As many words as were asked for; what is only to be short is shorter than usual. */
const roomOf = ({ text, words, most, own: company }: Request, shape: News["shape"]): number =>
  /\d[- ]?words?\b/.test(text)
    ? Math.min(most ?? words ?? USUAL[shape], Number(/\b(\d{2,4})[- ]?words?\b/.exec(text)?.[1] ?? 4000))
    : words === 300
      ? USUAL[shape] * 0.7
      : company && shape === "item"
        ? 320
        : USUAL[shape];

/** What the business calls itself; where the prompt does not say, what such customers call it. */
const placeOf = (request: Request, customers: string, said: string): string => {
  const { place } = factsIn(request);
  // 'Tested positive for hepatitis' names nobody's business.
  const isOfTheNews = !request.audience && said.includes(` for ${place}`);
  if (!isOfTheNews && !/^(?:doctor|business|small business)/.test(place))
    return place.replace(/^.* (?=(?:practice|office|firm)$)/, "");
  return (
    { patients: "practice", clients: "office", parents: "school", tenants: "building" }[customers] ??
    "business"
  );
};

/** What readers of such news ask, and the prompt has not said: what it is about, what says it, what is missing. */
const MISSING: readonly (readonly [about: RegExp, said: RegExp, missing: string])[] = [
  [
    /(?:)/,
    /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\w* \d|\b(?:from|on|starting|this|next|until|by) (?:\w+ )?(?:\w+day|january|february|march|april|may|june|july|august|\w+ber)\b|\b(?:today|tomorrow|now|won|award|thank|please|christmas|thanksgiving|easter|new year\w*|weekend|week|month|sorry|years)\b/,
    "from which day on",
  ],
  [
    /\b(?:open|hours)\b/,
    /\b\d{1,2}(?::\d\d)? ?(?:am|pm)\b|\bfrom \d|\b\d ?(?:-|to) ?\d|\bclosed\b|\bopening\b/,
    "which hours, on which days",
  ],
  [
    /\bmov(?:e|es|ing|ed)\b.{0,20}\b(?:to|office|location)\b|\blocation\b/,
    /\d+ [\w ]{2,30}(?:street|st|avenue|ave|road|rd|lane|drive|boulevard|suite|floor)\b|\bmornings?\b|\bafternoons?\b/,
    "the address",
  ],
  [/\b(?:prices?|fees?|rates?|rents?)\b/, /[$%]/, "what it costs from then on"],
];
const missingIn = (text: string): string[] => {
  const missing = MISSING.filter(([about, said]) => about.test(text) && !said.test(text)).map(
    ([, , what]) => what,
  );
  return missing.length ? [`(A note for the editor: readers will also ask ${missing.join(", and ")}.)`] : [];
};
const notesTo = ({ before }: Notice, text: string): string[] =>
  before ? [`(A note for the editor: ${before}.)`] : missingIn(text);

/** What it means for its readers, where a line says so without a place to fill. */
const described = (says: readonly string[]): Pick<Body, "description"> => {
  const found = says.find((line) => !/[[\]]/.test(line) && wordsIn(line).length > 12);
  return found ? { description: found } : {};
};

const inTwos = (sentences: readonly string[]): string[][] =>
  sentences.length > 4 ? [sentences.slice(0, 3), sentences.slice(3)] : [[...sentences]];

const apology = (said: string, toOne: boolean): string => {
  const bare = said
    .replace(/^we’re writing about /i, "")
    .replace(/\.$/, "")
    .replaceAll(/\b(?:her|his|their)\b/g, (word) => (toOne ? "your" : word));
  if (/\b(?:sorry|apologize)\b/i.test(bare)) return said;
  return /^for /i.test(bare) || /^\w+ing\b/i.test(bare)
    ? `We are sorry ${bare.replace(/^(?!for )/i, "for ")}.`.replace(/for For /, "for ")
    : `We are sorry: ${bare.charAt(0).toLowerCase()}${bare.slice(1)}.`.replace(
        /: (dr|mr|ms)\b/,
        (all) => all,
      );
};

/** 'Hartwell Dental', 'Ringwell': whose news it is, as the prompt spells it. */
const own = ({ typed, own: company }: Request): string | undefined =>
  company ??
  /\b(?:at|of|from) ((?:[A-Z][\w’&.-]+ ){1,3}(?:Dental|Law|Clinic|Orthodontics|Dentistry|Medical|Legal|Practice|Vet|Plumbing|Heating|Family|Associates|LLP|LLC|PC))\b/.exec(
    typed,
  )?.[1];

/** The news itself, without the day from which it holds where it is long. */
function titleOf(said: string): string {
  const bare = said
    .replace(/\.$/, "")
    .replace(/^We’re writing about (?:our |the )?|^We have (?=(?:a )?new )/, "");
  const undated =
    bare.length > 70
      ? bare.replace(
          /^(?:from|starting|on|as of|beginning) [^,]{3,30}?,? (?=(?:we|our|you|the|an?|your)\b)/i,
          "",
        )
      : bare;
  return shortened(capital(undated.replace(/^Please meet /, "Meet ")), 92);
}

/** Whose it is and what it says beside its news, which is the title. */
const LANGUAGE =
  /\b(?:spanish|french|portuguese|mandarin|cantonese|vietnamese|korean|russian|arabic|tagalog|polish|german|italian|haitian creole)\b/;
const languageIn = ({ typed }: Request): string => {
  const named = LANGUAGE.exec(plain(typed))?.[0];
  return named ? capital(named) : "the new language";
};
const excerptOf = ({ shape }: News, gist: string, customers: string): string =>
  `${gist} ${shape === "staff" ? "A note to the team." : shape === "letter" ? `A letter to our ${customers}.` : `News for ${customers}.`}`;
