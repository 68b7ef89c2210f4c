import {
  fromThenOn,
  onTheDay,
  type PhonePart,
  sayingAPrice,
  sayingIt,
} from "../../content/writing/known-half.ts";
import { capital } from "../../content/capital.ts";
import type { DraftedArticle } from "./article.ts";
import { h2, h3, list, p } from "./html.ts";
import { small } from "./phrases.ts";
import { plain } from "./plain.ts";
import { thingIn } from "./thing.ts";

/** A request whose matter is none of this site's, and that asks for its phones as well. */
export interface KnownHalf {
  /** The prompt without it. */
  first: string;
  /** In the words in which it was asked for. */
  said: string;
  parts: readonly PhonePart[];
  /** It is a sum that callers are told, which no draft on something else says. */
  isOfMoney: boolean;
  /** What is said: ‘your hourly rate’. */
  about: string;
  /** Who calls. */
  callers: string;
}

const OF_PHONES =
  /\b(?:phones?|calls?|callers?|calling|voicemails?|front desk|receptionists?|answering|ring(?:s|ing)?)\b/;
/** What is asked of the telephone, behind what is asked of something else. */
const BEHIND =
  /^(.{20,}?)(?:,|;)? (?:and(?: also)?|including|plus|with|as well as|along with) ((?:how|what|who|when|where) (?:[\w'’-]+ ){2,16}?[\w'’-]+)(,? for (?:an?|our|my|the) [\w' -]{3,40})?[.?!]*$/i;
/** What callers are told, or call about, behind what is found out or decided: ‘, and tell callers about it’. */
const TOLD_BEHIND =
  /^(.{14,}?)(?:,|;)? (?:and|then|plus|including) ((?:(?:how (?:to|do (?:i|we|you))|what to) )?(?:tell|explain|say|announce|mention|break|quote|give|handle|answer|take)(?:ing)? (?:[\w'’-]+ ){0,12}?[\w'’-]+)(, for (?:an?|our|my|the) [\w' -]{3,40})?[.?!]*$/i;
const TOLD =
  /^(?:how (?:to|do (?:i|we|you)) |what to )?(?:tell|explain|say|announce|mention|break|quote|give)/;
const OF_MONEY = /\b(?:rates?|pric(?:e|es|ing)|fees?|charges?|quot(?:e|es)|costs?|minimums?|deposits?)\b/;
/** What is due when something isn’t kept to is no price of a job. */
const OF_A_RULE = /\b(?:cancell?ation|late|no-shows?|missed|return|refund|deposit)\b/;
/** ‘Tell clients about it’ says where only by ‘on the phone’. */
const CALLED = /\b(?:callers?|calls|on the phone|by phone|(?:who|when they) call)\b/;
/** Phones that somebody carries are no line. */
const CARRIED = /\b(?:collect\w*|ban\w*|cell|smart) ?phones?\b/g;
const ONE_DAY =
  /\b(?:that|the same|on the|each) (?:day|night|evening|morning|week|weekend)\b|\bwhile (?:it|that|we|everyone)\b|\bduring (?:it|that|the)\b/;
const IN_A_PLACE =
  /\b(?:locations?|branch\w*|(?:second|new|another|bigger) (?:place|shop|store|office|clinic|salon|studio)|mov(?:e|ing))\b/;
/** True of what is opened or moved. */
export const isInAPlace = (text: string): boolean =>
  IN_A_PLACE.test(text) || /\bsecond [\w -]*(?:clinic|office|practice|shop|firm)\b/.test(text);
const CALLERS = /\b(parents|patients|clients|customers|guests|owners|tenants|members|families|homeowners)\b/;

export function knownHalfIn(prompt: string): KnownHalf | undefined {
  const told = TOLD_BEHIND.exec(prompt.trim());
  const isTold = told !== null && CALLED.test(plain(told[2] ?? ""));
  const [, first = "", said = "", whose = ""] = (isTold ? told : BEHIND.exec(prompt.trim())) ?? [];
  const asked = plain(said);
  if (!said || !OF_PHONES.test(asked) || OF_PHONES.test(plain(first).replaceAll(CARRIED, " ")))
    return undefined;
  const parts = ONE_DAY.test(asked)
    ? onTheDay
    : isTold
      ? TOLD.test(asked) && OF_MONEY.test(`${plain(first)} ${asked}`)
        ? OF_A_RULE.test(plain(first))
          ? sayingIt
          : sayingAPrice
        : sayingIt
      : IN_A_PLACE.test(plain(first))
        ? fromThenOn
        : undefined;
  return (
    parts && {
      first: `${first}${whose}`,
      said,
      parts,
      isOfMoney: isTold && OF_MONEY.test(`${plain(first)} ${asked}`) && TOLD.test(asked),
      about: OF_MONEY.exec(plain(thingIn(first).said)) ? thingIn(first).said : "the price",
      callers: CALLERS.exec(asked)?.[0] ?? "people",
    }
  );
}

const OUTLINE_END = /(: an outline|\? An outline| \(an outline\))$/;
const TITLE_MAX = 130;

/** An outline of the first half, with the half that is known written out behind it. */
export function withKnownHalf(
  outline: DraftedArticle,
  { said, parts, callers, about }: KnownHalf,
): DraftedArticle {
  const name = said.replaceAll(/\b(?:our|my)\b/gi, "your").replaceAll("'", "’");
  const bare = outline.title.replace(OUTLINE_END, "");
  const whole = `${bare}, and ${small(name)}${outline.title.slice(bare.length)}`;
  const fill = (text: string) =>
    text.replaceAll("{callers}", callers).replaceAll("{x}", about).replaceAll("{X}", capital(about));
  return {
    ...outline,
    // Both halves are named.
    title: whole.length <= TITLE_MAX && !plain(outline.title).includes(plain(said)) ? whole : outline.title,
    excerpt: `${outline.excerpt} Written out: ${small(name)}.`,
    content: [
      outline.title === bare
        ? outline.content
        : outline.content.replace("</p>", " What is asked of the phones stands written out at the end.</p>"),
      h2(capital(name)),
      ...parts.flatMap(({ head, says, lines = [] }) => [
        h3(fill(head)),
        p(fill(says)),
        ...(lines.length
          ? [
              list(
                "ul",
                lines.map(([when, words]) => fill(`${when}: ${words}`)),
              ),
            ]
          : []),
      ]),
    ].join(""),
  };
}
