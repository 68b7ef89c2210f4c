import { sentencesIn } from "../core.ts";
import { plain } from "../plain.ts";
import { BESIDE } from "../form-words.ts";
import { isPost } from "../post.ts";
import { withoutReaders } from "../readers.ts";
import type { Request } from "../request.ts";
import { isLimit } from "../unwrap.ts";
import { sentenceOf, standsAlone, termOf } from "./said.ts";

/** News that a prompt wants told: to whom, in which shape, and what it is. */
export interface News {
  /** A letter has a salutation, a note to one’s own people has not, an item of news speaks to anybody. */
  shape: "letter" | "staff" | "item" | "post";
  /** 'patients'; absent where the prompt names nobody. */
  to?: string;
  /** The news, in sentences. */
  said: readonly string[];
  /** What goes with it in a few words: 'parking in the back'. */
  brief: readonly string[];
  /** What readers are to learn and only the writer knows: 'where the stairs are'. */
  asks: readonly string[];
}

const ORDER =
  /^(?:(?:please|pls|can you|could you|i need|we need|we want|i want) )*(?:(?:write|draft|create|make|prepare|compose|send|give)(?: me| us| up| out)? )?/i;
const LETTERS = "letter|e-?mail|note|notice|message|memo|announcement|sign|flyer|text message|reminder";
const ITEMS =
  "news(?: item| post| piece| update| story)?|press release|bulletin|newsletter (?:item|blurb|note|paragraph)|update";
const POSTS = "post|caption|blurb";
const HEAD = new RegExp(
  `^(?:an? |the |our |my |some )?((?:[\\w$-]+,? ){0,5}?)(?:(${LETTERS})|(${ITEMS})|(${POSTS}))\\b(?! (?:on how|for the about))`,
  "i",
);
/** 'Tell our patients that …', 'announce that …'. */
const TELL =
  /^(?:tell|inform|notify|let|remind|announce|ask|invite|explain(?= to (?:all |our |my |the ){1,2}(?:[\w-]+ ){1,2}that\b))(?:ing)?\b(?: to)?(?: (?:all |our |my |the ){0,2}(?:[\w-]+ )?(patients|clients|customers|guests|members|families|parents|students|tenants|residents|staff|team|employees|everyone|everybody))?(?: know)?(?: (?:that|about|of))? /i;
const LINK =
  /^(.{0,110}?)(: ?|,? (?:(?:to )?(?:announc|tell|inform|explain|say|remind|ask|invit|introduc|let|apologiz|warn)(?:e|t?ing|l|s)?)\b(?: (?:them|him|her|you|everyone|everybody|people|(?:our|my|the|all)? ?(?:patients|clients|customers|guests|members|families|parents|tenants|staff|team)))?(?: know)?(?:,? (?:that|of|about))?(?=[ :])|,? that (?=(?:we|our|the|my|an?|you|your|from|starting|on|as|dr|[a-z]+ (?:is|are|has|will|now))\b)| about |(?<!.) of | on |, (?=(?:remind|tell|invit|ask)))/i;
const READERS =
  /\b(?:to|for|our|my|the|all) (?:(?:all|our|my|the|existing|regular|loyal|long-time|valued|own|your|new) )*(?:[\w-]+ )?(customers|clients|patients|guests|members|families|parents|students|tenants|residents|pet owners|homeowners|neighbors|donors|subscribers|regulars|referring (?:\w+ )?(?:doctors|dentists|attorneys)|staff|team|employees|receptionists|hygienists|nurses|paralegals|(?:dental|medical|legal) assistants|stylists|technicians|front desk(?: team| staff)?|everyone at work|colleagues)\b/i;
/** A letter to one of them. */
const ONE = /\bto an? (?:\w+ )?(client|patient|customer|guest|member|tenant|parent)\b/i;
/** What somebody is sorry for: 'for missing her appointment'. */
const FOR = /^(.{0,60}?)( )(?=for (?:\w+ing|being|the|our|what|their|your|all)\b)/i;
const STAFF =
  /^(?:staff|team|employees|receptionists|hygienists|nurses|paralegals|(?:dental|medical|legal) assistants|stylists|technicians|front desk(?: team| staff)?|everyone at work|colleagues)$/;
/** Somebody says that something is so, or wants it done. */
const OURS = /\b(?:we|our|ours|us|please|your|you|now)\b|’re\b|\bi\b/i;

const clean = (typed: string): string =>
  typed.replaceAll(/\s+/g, " ").replaceAll("'", "’").trim().slice(0, 1200);

interface Cut {
  shape: News["shape"];
  to: string | undefined;
  link: string;
  body: string;
}

/** The prompt cut into what it is to be and what it is to say. */
function cutOf({ typed, text, limits }: Request): Cut | undefined {
  const said = clean(typed).replace(ORDER, "");
  const tell = TELL.exec(said);
  if (tell) {
    const to = tell[1]?.toLowerCase();
    return {
      shape: to && STAFF.test(to) ? "staff" : "letter",
      to,
      link: plain(tell[0]),
      body: said.slice(tell[0].length),
    };
  }
  const head = HEAD.exec(said);
  if (!head) return undefined;
  const [whole, before = "", letter, , post] = head;
  const rest = said.slice(whole.length);
  const isSorry = /\bapology\b/i.test(before);
  const [, between = "", link = ""] =
    (isSorry || /\bthank/i.test(before) ? FOR.exec(rest) : undefined) ?? LINK.exec(rest) ?? [];
  if (!link) return undefined;
  const to = (READERS.exec(`${before} ${between}`) ??
    READERS.exec(link) ??
    ONE.exec(between))?.[1]?.toLowerCase();
  const shape =
    to && STAFF.test(to) ? "staff" : post || isPost({ text, limits }) ? "post" : letter ? "letter" : "item";
  const label = plain(`${before}${letter ?? ""}`);
  const isThanks = /\bthank/.test(label);
  return {
    shape,
    to,
    link: `${plain(link)} ${/\b(?:apology|reminder|invitation|thank[- ]you|farewell)\b/.exec(label)?.[0] ?? ""}`,
    body: `${isThanks ? yearsOf(between) : ""}${rest.slice(between.length + link.length).trim()}`,
  };
}

/** 'After 20 years in business' stands before what is to be told. */
const yearsOf = (between: string): string => {
  const years = /\b(\d{1,3}) years\b/.exec(between)?.[1];
  return years ? `we have been here for ${years} years. That’s because of you. ` : "";
};

const ASKED =
  /^(?:and |also )?(?:tell (?:them|you|our |all )?(?:patients|clients|customers|parents|tenants|guests|members)? ?|say |explain )?((?:how|what|where|when|who|why) (?!(?:we|you) (?:are|will)\b).{4,70})$/i;
const ANY_LIMIT = /,? (?:in|about|around|under|max|below)? ?(?:max )?\d[\d,]*[- ]words?\b.*$/i;
const MONTH =
  /\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|thanksgiving)(?= \d|\b(?<=day|ber|ary|mas|ing|june|july))/g;

/** What a legislature or an office decides is no rule of one's own: it is looked up, and nobody can make an exception to it. */
const OTHERS_LAW =
  /\b(?:(?:sales|use|income|property|payroll|excise|state|federal|local) tax(?:es)?|tax (?:rules?|laws?|rates?|changes?|deadlines?|credits?)|(?:laws?|regulations?|ordinances?|statutes?|tariffs?|building codes?)|(?:osha|irs|epa|fda|dot|ftc|state|federal|county|city) (?:\w+ )?(?:rules?|requirements?)|minimum wage)\b/;

/** How a lease ends is no news: days and words of it are the law’s, unless the request has them. */
const LEASE_ENDS =
  /\b(?:tenants?|renters?)\b.*\b(?:leases?|renew\w*|move[- ]?out|moving out|vacate)\b|\b(?:leases?|renew\w*)\b.*\b(?:tenants?|renters?)\b/;
export const asksLeaseEnd = ({ text }: Pick<Request, "text">): boolean =>
  LEASE_ENDS.test(text) && !/\d/.test(text);

/** News in a prompt for a letter, an announcement, a note to one’s people or an item; absent for all other prompts. */
export function newsIn(request: Request): News | undefined {
  const cut = cutOf(request);
  if (!cut) return undefined;
  const { shape, to, link } = cut;
  if (OTHERS_LAW.test(plain(cut.body)) && !/\b(?:we|our|us)\b/i.test(cut.body)) return undefined;
  if (request.limits.some((limit) => BESIDE.test(limit))) return undefined;
  // 'Explaining why our prices go up' tells that they do.
  const body = cut.body.replace(
    /^why (?=(?:we|our)\b)|^what (?:changes|will change|happens|will happen|is different|to expect) (?:when|once|as soon as) (?=\S+ \S+ \S)/i,
    "",
  );
  const isOpinion = request.form === "opinion" && (shape === "post" || shape === "item");
  if (isOpinion || /^(?:how|why|what|when|which|who|where|should|whether|is|are|do|does)\b/i.test(body))
    return undefined;
  const said: string[] = [];
  const brief: string[] = [];
  const asks: string[] = [];
  for (const sentence of sentencesIn(body).flatMap((each) => each.split(/; |,? (?=please )/))) {
    const pieces = sentence.replace(ANY_LIMIT, "").split(/,(?:(?= and )| (?!20\d\d\b))/);
    let open = "";
    for (const typed of pieces) {
      const piece = withoutReaders(typed.replace(/^ ?(?:and|but) /i, "").trim(), request).replace(
        /[\s.!;,]{1,9}$/,
        "",
      );
      const isWanted = request.limits.some((limit) => plain(limit) === plain(piece));
      if (
        !piece ||
        isLimit(piece) ||
        isWanted ||
        /^(?:an? )?(?:short |brief )?(?:letter|e-?mail|note|announcement)$/i.test(piece) ||
        /^(?:mention|include|add|keep it|make it)\b/i.test(piece)
      )
        continue;
      if (open && (isReaders(piece, request) || FOR_WHOM.test(piece))) continue;
      // 'Our new hygienist, who starts May 4' says who it is.
      const asked = /introduc|meet/.test(link) && /^who /i.test(piece) ? undefined : ASKED.exec(piece)?.[1];
      const term = termOf(piece);
      if (request.include.some((thing) => plain(piece).includes(plain(thing)))) continue;
      if (asked && said.length + open.length > 0) asks.push(asked);
      else if (term) said.push(...(open ? [sentenceOf(open, link)] : []), term);
      else if (BRIEF.test(piece) && !/^(?:new|open)\b/i.test(piece)) brief.push(piece);
      else if (open && !standsAlone(piece)) open = `${open}, ${piece}`;
      else {
        if (open) said.push(sentenceOf(open, said.length && !/invit/.test(link) ? "" : link));
        open = piece.replaceAll(MONTH, (month) => month.charAt(0).toUpperCase() + month.slice(1));
        continue;
      }
      if (term) open = "";
    }
    if (open) said.push(sentenceOf(open, said.length && !/invit/.test(link) ? "" : link));
  }
  const isSaid =
    to !== undefined ||
    request.own !== undefined ||
    OURS.test(cut.body) ||
    (shape === "letter" && !/about|on|of/.test(link));
  return said.length && isSaid ? { shape, ...(to ? { to } : {}), said, brief, asks } : undefined;
}
/** 'For our website', 'for Ringwell': where or for whom it is. */
const FOR_WHOM = /^for (?:our |my |the )?(?:[A-Za-z’]+ ?){1,3}$/;
/** 'Barbershop', 'family law office': who writes it, and no news. */
const isReaders = (piece: string, { audience }: Request): boolean =>
  audience !== undefined &&
  audience.heard.test(plain(piece)) &&
  plain(piece).split(" ").length < 5 &&
  plain(piece).replace(audience.heard, "").trim().split(" ").length < 3;
/** Pieces without a verb: 'same phone number', 'free parking'. */
const BRIEF = /^(?:same|free|new|parking|no|more|open|easy|close|next|right|still) (?:[^\s]+ ?){1,6}$/i;
