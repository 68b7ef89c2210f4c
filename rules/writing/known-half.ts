import { fromThenOn, onTheDay, type PhonePart } from "../../content/writing/known-half.ts";
import { capital } from "../../content/capital.ts";
import type { DraftedArticle } from "./article.ts";
import { h2, h3, list, p } from "./html.ts";
import { small } from "./phrases.ts";
import { plain } from "./plain.ts";

/** A request whose matter is none of this site's, and that asks for its phones as well. */
export interface KnownHalf {
  /** The prompt without it. */
  first: string;
  /** In the words in which it was asked for. */
  said: string;
  parts: readonly PhonePart[];
  /** Who calls. */
  callers: string;
}

const OF_PHONES =
  /\b(?:phones?|calls?|callers?|calling|voicemails?|front desk|receptionists?|answering|ring(?:s|ing)?)\b/;
/** What is asked of the telephone, behind what is asked of something else. */
const BEHIND =
  /^(.{20,}?)(?:,|;)? (?:and(?: also)?|including|plus|with|as well as|along with) ((?:how|what|who|when|where) (?:[\w'’-]+ ){2,16}?[\w'’-]+)(,? for (?:an?|our|my|the) [\w' -]{3,40})?[.?!]*$/i;
/** Phones that somebody carries are no line. */
const CARRIED = /\b(?:collect\w*|ban\w*|cell|smart) ?phones?\b/g;
const ONE_DAY =
  /\b(?:that|the same|on the|each) (?:day|night|evening|morning|week|weekend)\b|\bwhile (?:it|that|we|everyone)\b|\bduring (?:it|that|the)\b/;
const IN_A_PLACE =
  /\b(?:locations?|branch\w*|(?:second|new|another|bigger) (?:place|shop|store|office|clinic|salon|studio)|mov(?:e|ing))\b/;
const CALLERS = /\b(parents|patients|clients|customers|guests|owners|tenants|members|families|homeowners)\b/;

export function knownHalfIn(prompt: string): KnownHalf | undefined {
  const [, first = "", said = "", whose = ""] = BEHIND.exec(prompt.trim()) ?? [];
  const asked = plain(said);
  if (!said || !OF_PHONES.test(asked) || OF_PHONES.test(plain(first).replaceAll(CARRIED, " ")))
    return undefined;
  const parts = ONE_DAY.test(asked) ? onTheDay : IN_A_PLACE.test(plain(first)) ? fromThenOn : undefined;
  return (
    parts && {
      first: `${first}${whose}`,
      said,
      parts,
      callers: CALLERS.exec(asked)?.[0] ?? "people",
    }
  );
}

/** An outline of the first half, with the half that is known written out behind it. */
export function withKnownHalf(outline: DraftedArticle, { said, parts, callers }: KnownHalf): DraftedArticle {
  const name = said.replaceAll(/\b(?:our|my)\b/gi, "your").replaceAll("'", "’");
  return {
    ...outline,
    excerpt: `${outline.excerpt} Written out: ${small(name)}.`,
    content: [
      outline.content.replace("</p>", " What is asked of the phones stands written out at the end.</p>"),
      h2(capital(name)),
      ...parts.flatMap(({ head, says, lines = [] }) => [
        h3(head.replaceAll("{callers}", callers)),
        p(says),
        ...(lines.length
          ? [
              list(
                "ul",
                lines.map(([when, words]) => `${when}: ${words}`),
              ),
            ]
          : []),
      ]),
    ].join(""),
  };
}
