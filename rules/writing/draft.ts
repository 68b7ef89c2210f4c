import { searchedIn } from "./searched.ts";
import type { Option, Topic } from "../../content/writing/kinds.ts";
import { type DraftedArticle, describe, keywordsOf } from "./article.ts";
import { bodies } from "./bodies.ts";
import type { Body } from "./body.ts";
import type { Readers } from "./fill.ts";
import { speaker } from "./fill.ts";
import { answerOf, gistOf, repeats, textOf } from "./gist.ts";
import { roleIn } from "./role.ts";
import { dangersIn } from "./dangers-in.ts";
import { own } from "../../content/writing/own.ts";
import { h2, link, list, p, table } from "./html.ts";
import { small } from "./phrases.ts";
import { capital } from "../../content/capital.ts";
import { inOwnName } from "./own-name.ts";
import type { Request } from "./request.ts";
import { alsoAsked, circumstances, inShort, metIn, putIn } from "./circumstances.ts";
import { servedBy } from "./served.ts";
import { wordsToUse } from "./sayings.ts";
import { sharesIn, titleOf, toldIn } from "./told.ts";
import { titleFrom } from "./title.ts";
import { unspoken } from "./speaks-of-it.ts";
import { BESIDE } from "./form-words.ts";
import { includedIn } from "./included.ts";
import {
  isMatter,
  isOfReaders,
  notAbout,
  notSaid,
  notWritten,
  thingsOf,
  tooShort,
  unusedDetails,
} from "./unsaid.ts";
import { momentIn, momentOf } from "./moment.ts";
import { isPost } from "./post.ts";
import { namedIn } from "./named.ts";
import { wantsScript } from "./wants-script.ts";
import { type Found, telling } from "./passages.ts";
import { plain, wordsIn } from "./plain.ts";
import { RINGING, type Skeleton } from "./skeleton.ts";
import { termsIn } from "./terms.ts";
import { wantedIn } from "./wanted.ts";

export interface DraftParts {
  request: Request;
  readers: Readers;
  topic: Topic;
  /** A second subject of the prompt. */
  second?: Topic;
  options: readonly Option[];
  skeleton: Skeleton;
  /** What the site has published on it. */
  sources: readonly Found[];
  /** Words of the prompt that the knowledge does not account for. */
  left: readonly string[];
  /** A text of whole passages on just that. */
  body?: Body;
}

const SIZED = /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b/;

/** A draft of the asked form, from the points of its skeleton. */
export function draftOf(parts: DraftParts): DraftedArticle {
  const { topic, readers, sources, request } = parts;
  const form = request.face === "reason" ? "opinion" : request.form;
  const say = speaker(readers);
  const put = putIn(request);
  const post = isPost(request);
  // What is compared already is not told once more.
  const compared = plain(parts.body?.about ?? "");
  const met = post
    ? []
    : metIn(request).filter(
        ({ said }) =>
          !compared.includes(plain(said)) &&
          // How many they are has decided a comparison already.
          !(form === "comparison" && parts.body?.sized && SIZED.test(said)),
      );
  const moment = post || parts.body ? undefined : momentIn(request);
  const served = moment ? momentOf(parts, moment, say) : (parts.body ?? servedBy(parts, say));
  const {
    title: named,
    excerpt,
    heads,
    content: [lead = "", ...main],
    about,
  } = served ?? bodies[form](parts, say);
  const told = toldIn(request);
  const title =
    (told && titleOf(told)) ?? (served || form === "opinion" ? undefined : titleFrom(request)) ?? named;
  const short = moment ? undefined : inShort(request);
  const { body } = parts;
  const include = request.include.filter((thing) => body?.left?.some((part) => thing.includes(part)));
  const included =
    served && !body
      ? { content: [], left: [] }
      : includedIn(body ? { ...parts, request: { ...request, include } } : parts, say);
  // What is added stands before an ending.
  const end = ["opinion", "comparison"].includes(form) && !served ? main.splice(-1) : [];
  const content = [
    ...(told ? [p(...told.sentences, ...sharesIn(told.sentences))] : []),
    ...(short ? [p(capital(say(short)))] : []),
    lead,
    ...(post || parts.body ? [] : wordsToUse(parts, form, say)),
    ...main,
    ...(form === "questions" || post
      ? []
      : alsoAsked(
          put.filter(({ question, answer }) =>
            body
              ? answer && OF_PRICE.test(question)
              : form !== "comparison" || !/^(?:who|which|what)\b/i.test(question),
          ),
          say,
        )),
    ...circumstances(met, say),
    ...included.content,
    ...end,
    ...(body?.close ? [body.close] : []),
  ];
  const ofAnimals =
    /\b(?:animals?|pets?|dogs?|cats?)\b/.test(readers.trade.urgent) || readers.trade.id === "veterinary";
  const most = (request.words ?? Infinity) < 260 ? 1 : 2;
  const ofPrompt = form === "opinion" ? [] : dangersIn(request.text, ofAnimals, most);
  // A text that begins with danger has said it in its own order.
  const saysIt =
    body !== undefined &&
    (content
      .slice(0, 6)
      .join(" ")
      .match(/\b911\b/g)?.length ?? 0) > 2;
  const safety = saysIt
    ? []
    : ofPrompt.length
      ? ofPrompt
      : form !== "opinion" &&
          (form !== "comparison" || URGENT.test(request.text)) &&
          ((OF_DANGER.has(topic.id) && !served && !OF_PEACE.has(request.audience?.trade ?? "")) ||
            URGENT.test(request.text))
        ? dangersIn(
            `${content.join(" ")} ${AT_NIGHT.has(topic.id) || URGENT.test(request.text) ? readers.trade.urgent : ""}`,
            ofAnimals,
            most,
          )
        : [];
  const more = post ? undefined : sources[0];
  const all = `${title} ${content.join(" ")}`;
  const details = unusedDetails(request, all).filter(
    (detail) => !met.some(({ said }) => said.includes(detail)),
  );
  const known = [
    ...request.occasions.flatMap(({ heard }) => heard.exec(request.text)?.[0] ?? []),
    ...details,
    ...met.map(({ said }) => said),
    ...put.map(({ question }) => question.toLowerCase()),
  ];
  const asked = served
    ? [
        ...details,
        ...(body?.left ?? []).filter(
          (part) => !include.some((thing) => thing.includes(part) && !included.left.includes(thing)),
        ),
      ]
    : [
        ...put
          .filter(
            ({ answer, question }) =>
              !answer &&
              form !== "questions" &&
              !/^what (?:the |an? |your |our )?[\w ]{3,40} can do|^what it costs|^what to (?:use|say|do)/i.test(
                question,
              ),
          )
          .map(({ question }) => question),
        ...details,
        ...included.left.filter((thing) => isMissing(thing, parts, all)),
        ...request.sides.filter(
          (side) => form === "comparison" && !parts.options.some(({ heard }) => heard.test(side)),
        ),
        ...termsIn(wantedIn(request.prompt))
          .map(({ bare }) => bare)
          .filter(
            (term) => isMissing(term, parts, all) && !known.some((said) => plain(said).includes(plain(term))),
          ),
        ...namedIn(request.prompt, wantedIn(request.prompt)).parts.filter(
          (part) =>
            isMissing(part, parts, all) &&
            !(form === "checklist" && content.some((each) => plain(each).includes(`>${plain(part)}<`))) &&
            !(form === "comparison" && /^(?:who|which|what)\b/i.test(part)) &&
            !put.some(({ question }) => plain(question).includes(plain(part))),
        ),
      ];
  // Words to copy are samples.
  const isShown = content.some((each) => /<li>(?:<p>)?[^<“]{0,60}“/.test(each));
  const missing = asked.filter(
    (thing) =>
      !(isShown && SAMPLES.test(plain(thing))) &&
      isMatter(thing, request) &&
      !/^which (?:one|is)\b/i.test(thing),
  );
  const unheard =
    served || form === "opinion"
      ? []
      : thingsOf([...new Set(unspoken(request, parts, content.join(" ")))], request.clause).filter(
          (word) => !isOfReaders(word, request) && !missing.some((thing) => plain(thing).includes(word)),
        );
  const ofOwn = request.own && !post ? [h2(`How ${request.own} does it`), list("ul", own)] : [];
  // What the text has stands in its excerpt, and what it says in its description.
  const isGist = !told && repeats(excerpt, lead);
  // What only these readers have says most of a text for them.
  const searched = searchedIn(request);
  const { lines: ownLines = [] } = body?.own ?? {};
  const summed = {
    form: wantsScript(request) ? ("script" as const) : (body?.form ?? request.form),
    face: request.face,
    noun: request.noun,
    days: request.days,
    about: about ?? topic.name,
    many: readers.many,
    role: roleIn(request.text),
    heads,
    content,
  };
  const answered = isGist && heads.length ? wholeCount(answerOf(summed, lead, ownLines), lead) : "";
  return {
    // What a note asks behind a dash stands behind a colon.
    title: inOwnName(request, title.replace(/ [-–—] (?=(?:how|when|what|who|why|where|which)\b)/i, ": ")),
    excerpt: told?.sentences.slice(1, 3).join(" ") || (isGist ? gistOf(summed) : excerpt),
    content: [
      content[0] ?? "",
      ...(request.strangers && !/\b(?:managers?|administrators?|staff|teams?)$/.test(request.strangers)
        ? [forStrangers(readers.many)]
        : []),
      // What may have so many words at most is not short with fewer.
      ...(request.words && !request.most && all.split(" ").length < request.words * 0.75
        ? [tooShort(wordsIn(all.replaceAll(/<[^>]*>/g, " ")).length, request.words)]
        : []),
      ...(unheard.length ? [notAbout(unheard)] : []),
      ...(missing.length ? [notSaid(missing)] : []),
      ...request.limits.filter((limit) => BESIDE.test(limit)).map(notWritten),
      ...safety,
      ...(form === "comparison" ? [] : ofOwn),
      ...content.slice(1),
      ...(form === "comparison" ? ofOwn : []),
      ...(topic.rules && !parts.body && (!served || moment)
        ? [h2("Where the rules are"), table(["Question", "Where to read it"], topic.rules)]
        : []),
      ...(more ? [link("More on this site: ", more.href, more.title, ".")] : []),
    ].join(""),
    imageUrl: "",
    keywords: keywordsOf([
      ...searched,
      ...(about
        ? [
            searched.length && / (?:or|and|beside|through) /.test(about) ? undefined : about,
            ...topic.keywords.filter((word) => speaksOf(word, request)),
          ]
        : topic.keywords),
      ...(about ? [] : request.occasions.map(({ name }) => name)),
      readers.many,
    ]),
    metaDescription:
      isGist && heads.length
        ? answered
        : metaOf(
            `${about ? capital(about) : form === "comparison" ? named.split(":")[0] : capital(topic.name)}, for ${readers.many}: `,
            heads,
          ),
  };
}

/** True of a thing whose telling words stand nowhere in a text, as long as the advice does not speak of it in its own. */
function isMissing(thing: string, { topic, second, left }: DraftParts, html: string): boolean {
  const said = telling(html.replaceAll(/<[^>]*>/g, " "));
  const words = [...telling(thing)].filter((word) => !RINGING.has(word));
  if (!words.length || topic.heard.test(plain(thing)) || second?.heard.test(plain(thing))) return false;
  return (
    words.every((word) => !said.has(word)) &&
    wordsIn(thing).some((word) => left.includes(word) || thing.includes(" "))
  );
}

/** True of a keyword all of whose telling words stand in the prompt. */
const speaksOf = (keyword: string, { text }: Request): boolean => {
  const said = telling(text);
  return [...telling(keyword)].every((word) => said.has(word));
};

const SAMPLES =
  /^(?:with )?(?:(?:some|a few|sample|ready|real|copy[- ]and[- ]paste|\d+|two|three|four|five) )*(?:samples?|examples?|templates?|scripts?|wordings?|messages|texts)(?: for (?:our |the |my )?(?:staff|team|front desk|receptionists?|office|people))?$/;

/** What only the business can answer, whatever the text is about. */
const OF_PRICE = /\bcosts?\b|\bhow long\b/i;

/** Subjects in which a caller in danger may be met with. */
const OF_DANGER = new Set(
  "after-hours handover distress missed voicemail greeting training intake callback".split(" "),
);
const URGENT = /\b(?:emergenc\w+|urgent\w*(?! care)|triage|danger\w*)\b/;
/** Trades whose callers are hardly ever in danger: a warning at the head of their texts would be strange. */
const OF_PEACE = new Set(
  "salon barber tutoring language-school education driving-school restaurant caterer shop florist cleaning tax insurance mortgage architect photographer recruiter consultant online-shop it-support software joinery litigation immigration legal bicycle-shop".split(
    " ",
  ),
);
const AT_NIGHT = new Set(["after-hours", "handover", "missed", "voicemail"]);
/** A sentence that counts what it names, and was cut before it had named them all, counts nothing. */
const wholeCount = (said: string, lead: string): string => {
  if (!/\b(?:two|three|four|five)\b[^.]*: /.test(said) || textOf(lead).includes(said.slice(-30))) return said;
  const bare = said.replace(/ does (?:two|three|four|five) things: it /, " ");
  const at = bare === said ? said.lastIndexOf(": ") : -1;
  return at < LEAST_META ? bare : `${said.slice(0, at)}.`;
};
const LEAST_META = 60;
const META_MAX = 158;
/** What it is about and for whom, and as many of its headings as fit. */
function metaOf(start: string, heads: readonly string[]): string {
  let said = "";
  for (const head of heads) {
    const next = !said ? small(head) : /\?$/.test(said) ? ` ${head}` : `; ${small(head)}`;
    if (start.length + said.length + next.length < META_MAX) said += next;
    else break;
  }
  return said ? `${start}${said}${/\?$/.test(said) ? "" : "."}` : describe([`${start.replace(/: $/, "")}.`]);
}

const forStrangers = (who: string) =>
  p(
    `(A note for the editor: the advice below holds for any small business; the examples from the daily work of ${who} are yours to add, above all three questions that you are really asked.)`,
  );
