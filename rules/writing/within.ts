import { capital } from "../../content/capital.ts";
import type { DraftedArticle } from "./article.ts";
import { withoutNotes } from "./notes.ts";
import { COUNTED } from "./orders.ts";
import { inWords, wordsIn } from "./plain.ts";
import type { Request } from "./request.ts";

const lengthOf = (html: string): number => wordsIn(withoutNotes(html).replaceAll(/<[^>]*>/g, " ")).length;
const SENTENCE = /(?<=[.?!]”?) (?=[A-Z“])/;

/** Of a line to tick what is done about it goes before any line, from the last one up. */
function withoutARemedy(html: string): string | undefined {
  const at = html.lastIndexOf(" Not yet? ");
  const end = at < 0 ? -1 : html.indexOf("<", at);
  return end < 0 ? undefined : `${html.slice(0, at)}${html.slice(end)}`;
}

/** Where nothing else is left the last of many lines to tick goes. */
function withoutABox(html: string): string | undefined {
  const at = html.lastIndexOf("<li><p>☐");
  const end = at < 0 ? -1 : html.indexOf("</li>", at);
  return end < 0 || html.split("☐").length < LEAST_BOXES
    ? undefined
    : `${html.slice(0, at)}${html.slice(end + 5)}`;
}
const LEAST_BOXES = 7;

/** The last line of the longest list of words to copy goes; lines to tick and a table’s stay. */
function withoutALine(html: string): string | undefined {
  const lists = [...html.matchAll(/<ul>(?:(?!<\/ul>).)*<\/ul>/gs)]
    .map(([whole]) => whole)
    .filter((whole) => !whole.includes("☐"));
  const [longest] = lists.toSorted((one, other) => other.length - one.length);
  if (!longest) return undefined;
  const shorter = longest.replace(/<li>(?:(?!<li>).)*<\/li>(?=<\/ul>$)/s, "");
  const left = shorter.split("<li>").length - 1;
  // A heading that counts its lines counts those that are left.
  return html
    .replace(longest, left ? shorter : "")
    .replace(
      new RegExp(`(<h2>)[A-Z][a-z]+ things? to do about it(</h2>${left ? "<ul>" : "(?!<ul>)"})`),
      left ? `$1${left === 1 ? "One thing" : `${capital(inWords(left))} things`} to do about it$2` : "",
    );
}

/** The last sentence of the longest paragraph goes, as long as two are left. */
function withoutASentence(html: string): string | undefined {
  const [longest] = [...html.matchAll(/<p>([^<]*)<\/p>/g)]
    .map(([, text = ""]) => text)
    .filter((text) => !text.startsWith("(A note") && !text.startsWith("☐") && text.split(SENTENCE).length > 2)
    .toSorted((one, other) => other.length - one.length);
  return longest === undefined
    ? undefined
    : html.replace(longest, longest.split(SENTENCE).slice(0, -1).join(" "));
}

/** Of several that are compared none loses its line: what the table has said goes whole, from the end. */
function withoutASection(html: string): string | undefined {
  const told = [...html.matchAll(/<h2>([^<]*)<\/h2><ul>(?:(?!<\/ul>).)*<\/ul>/gs)].filter(([, head = ""]) =>
    html.includes(`<tr><td><p>${head}</p></td>`),
  );
  const last = told.at(-1)?.[0];
  return last === undefined ? undefined : html.replace(last, "");
}

/** Of so many steps of a short text the last can go whole. */
const LEAST_STEPS = 4;
function withoutAStep(html: string): string | undefined {
  const steps = [...html.matchAll(/<h2>\d{1,2}\. [^<]*<\/h2>(?:<p>[^<]*<\/p>)+/g)];
  const last = steps.length > LEAST_STEPS ? steps.at(-1)?.[0] : undefined;
  const close = last && /<p>[^<]*<\/p>$/.exec(last)?.[0];
  // The last paragraph of all is no step’s.
  return last === undefined
    ? undefined
    : html.replace(last, html.endsWith(last) && close && last.split("<p>").length > 2 ? close : "");
}

/** So much longer than it was asked for a text may be. */
const OVER = 1.05;

/** ‘Under 400 words’ is kept, and ‘about 500’ nearly: first fewer words to copy, then fewer sentences in what is longest. */
export function withinLimit(
  article: DraftedArticle,
  {
    most: atMost,
    words,
    text = "",
    form,
  }: Pick<Request, "most" | "words"> & { text?: string; form?: string },
): DraftedArticle {
  // ‘Short’ is no number.
  const most = atMost ?? (words && COUNTED.test(text) ? Math.floor(words * OVER) : undefined);
  let { content } = article;
  while (most !== undefined && lengthOf(content) > most) {
    const next =
      (form === "comparison" ? withoutASection(content) : undefined) ??
      withoutARemedy(content) ??
      withoutALine(content) ??
      withoutASentence(content) ??
      withoutABox(content) ??
      (form === "how-to" ? withoutAStep(content) : undefined);
    if (next === undefined) break;
    content = next;
  }
  return { ...article, content };
}
