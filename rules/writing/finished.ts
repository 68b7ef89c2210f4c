import { dangers } from "../../content/writing/dangers.ts";
import { ofOneTrade, strangeWords } from "../../content/writing/strange-words.ts";
import type { DraftedArticle } from "./article.ts";
import { telling } from "./passages.ts";
import { plain, stem, wordsIn } from "./plain.ts";
import type { Request } from "./request.ts";
import { withoutSentences } from "./without-sentences.ts";

/** A part of a text: its heading with what stands below it; the first has none. */
interface Section {
  head: string;
  body: string;
}

const sectionsOf = (html: string): Section[] =>
  html.split(/(?=<h2>)/).map((part) => {
    const [whole = "", head = ""] = /^<h2>(.*?)<\/h2>/.exec(part) ?? [];
    return { head, body: part.slice(whole.length) };
  });
const joined = (sections: readonly Section[]): string =>
  sections.map(({ head, body }) => `${head ? `<h2>${head}</h2>` : ""}${body}`).join("");
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, " ");

/** So much of what two sections say may be the same. */
const SAME = 0.7;
/** Shorter texts share words by chance. */
const ENOUGH_WORDS = 12;
const said = (html: string): Set<string> =>
  new Set(
    wordsIn(textOf(html))
      .filter((word) => word.length > 3)
      .map(stem),
  );

const share = (one: Set<string>, other: Set<string>): number => {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  return few.size ? [...few].filter((word) => many.has(word)).length / few.size : 0;
};
const NUMBERED = /^\d{1,2}\. /;
const headWords = (head: string): Set<string> => telling(textOf(head).replace(NUMBERED, ""));

/** True of two sections that answer the same question: under one heading in other words, or with the same sentences. */
export const answerAlike = (one: Section, other: Section): boolean => {
  const heads = [headWords(one.head), headWords(other.head)] as const;
  if (Math.min(heads[0].size, heads[1].size) > 1 && heads[0].size === heads[1].size && share(...heads) === 1)
    return true;
  // A table of rules or of figures has the words of what it proves.
  if (one.body.includes("<table") || other.body.includes("<table")) return false;
  const bodies = [said(one.body), said(other.body)] as const;
  return Math.min(bodies[0].size, bodies[1].size) > ENOUGH_WORDS && share(...bodies) > SAME;
};

/** A list whose title counts it, a plan's weeks and a table's own questions keep all of their parts. */
const isCounted = ({ form, items }: Pick<Request, "form" | "items">): boolean =>
  form === "plan" || (form === "list" && items !== undefined);

function withoutRepeats(sections: readonly Section[], request: Request): Section[] {
  if (isCounted(request)) return [...sections];
  const kept: Section[] = [];
  for (const section of sections)
    if (!section.head || !kept.some((earlier) => earlier.head && answerAlike(earlier, section)))
      kept.push(section);
  // What was the fifth is the fourth, once the third is gone.
  let number = 0;
  return kept.length === sections.length
    ? kept
    : kept.map((section) =>
        NUMBERED.test(section.head)
          ? { ...section, head: section.head.replace(NUMBERED, () => `${++number}. `) }
          : section,
      );
}

const SENT = /\b911\b|\bemergency (?:animal )?hospital\b|\b1-800-222-1222\b/;
const FIRST = "Danger first";
/** What a section of the text itself sends on at once is not listed above it once more. */
function withOneListOfDangers(sections: readonly Section[]): Section[] {
  const at = sections.findIndex(({ head }) => head === FIRST);
  if (at < 0) return [...sections];
  const others = sections.filter((_, i) => i !== at && i !== 0);
  const own = sections[at] as Section;
  const kept = (own.body.match(/<p>.*?<\/p>/gs) ?? []).filter((paragraph, i) => {
    if (i === 0) return true;
    const danger = dangers.find(({ say }) => paragraph.includes(say.slice(0, 24)));
    const animal = /^<p>An animal that has swallowed/.test(paragraph);
    const named = animal ? /\bswallowed\b/i : danger?.named;
    return (
      !named ||
      !others.some(({ head, body }) => SENT.test(`${head} ${body}`) && named.test(body) && LISTED.test(body))
    );
  });
  return sections.flatMap((section, i) =>
    i !== at ? [section] : kept.length > 1 ? [{ head: FIRST, body: kept.join("") }] : [],
  );
}
/** Three signs in a row, each set off by a comma. */
const LISTED = /\((?:[^(),]{3,60}, ){2,}[^()]{3,60}\)/;

/** A section that is headed by another trade’s setting is another trade’s; a counted list keeps its entries. */
function withoutStrangeSections(
  html: string,
  isStrange: (text: string) => boolean,
  request: Pick<Request, "form" | "items">,
): string {
  const sections = sectionsOf(html);
  const kept = sections.filter(({ head }) => !head || !isStrange(textOf(head)));
  if (
    isCounted(request) ||
    request.form === "comparison" ||
    kept.length < 4 ||
    kept.length === sections.length
  )
    return html;
  let number = 0;
  return joined(
    kept.map((section) =>
      NUMBERED.test(section.head)
        ? { ...section, head: section.head.replace(NUMBERED, () => `${++number}. `) }
        : section,
    ),
  );
}
/** Sentences in another trade's words go, as long as their paragraph keeps one; a line of a list goes whole. */
export function inTheirWords(html: string, { audience, strangers, text, form, items }: Request): string {
  const strange = [
    ...strangeWords
      .filter(
        ({ of, text: asked }) =>
          audience && (of.test(audience.trade) || of.test(audience.one)) && (!asked || asked.test(text)),
      )
      .map((each) => each.strange),
    ...(strangers && !audience && !ofOneTrade.test(text) ? [ofOneTrade] : []),
  ];
  if (!strange.length) return html;
  const isStrange = (text: string) =>
    strange.some((words) => words.test(text)) && !audience?.heard.test(plain(text));
  return withoutStrangeSections(html, isStrange, { form, items })
    .replaceAll(/<li><p>([^<]*)<\/p><\/li>/g, (line, text: string) => (isStrange(text) ? "" : line))
    .replaceAll(/<ul><\/ul>/g, "")
    .replaceAll(/<p>([^<]*)<\/p>/g, (whole, text: string) => {
      const kept = withoutSentences(text, isStrange);
      return kept.length ? `<p>${kept.join(" ")}</p>` : whole;
    });
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;
/** A sentence whose quote is left open goes, as long as its paragraph keeps one. */
const withQuotesClosed = (html: string): string =>
  html.replaceAll(/<p>([^<]*)<\/p>/g, (whole, text: string) => {
    if (count(text, "“") === count(text, "”")) return whole;
    const kept = withoutSentences(text, (each) => count(each, "“") !== count(each, "”"));
    return kept.length ? `<p>${kept.join(" ")}</p>` : whole;
  });

/** Under an order nobody answers yes or no. */
const withoutBareAnswers = (html: string): string =>
  html.replaceAll(/(<h2>[^<]*[^<?]<\/h2><p>)(?:No|Yes)\. (?=[A-Z])/g, "$1");

const SELLS = /\b(?:assistants?|AI receptionists?)\b/;
/** A view that speaks for what the publisher sells says whose view it is. */
const disclosed = (html: string, { form }: Request): string =>
  form === "opinion" && SELLS.test(textOf(html)) && !/publisher of this page/.test(html)
    ? html.replace(
        /(<h2>The other side<\/h2><p>)/,
        "$1(The publisher of this page sells AI phone assistants.) ",
      )
    : html;

/** A draft before it is given: nothing in it is answered twice, dangers are listed once, and no word is another trade's. */
export function finished(article: DraftedArticle, request: Request): DraftedArticle {
  const sections = withOneListOfDangers(withoutRepeats(sectionsOf(article.content), request));
  return {
    ...article,
    content: disclosed(
      inTheirWords(withoutBareAnswers(withQuotesClosed(joined(sections))), request),
      request,
    ),
  };
}
