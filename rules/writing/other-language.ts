import { english, languages } from "../../content/writing/languages.ts";
import { type DraftedArticle, keywordsOf } from "./article.ts";
import { list, p } from "./html.ts";
import { plain, wordsIn } from "./plain.ts";

const ASKED = new RegExp(
  `\\b(?:article|post|text|piece|letter|page|guide|it|everything|faq|q ?& ?a) in (${languages.map(({ name }) => name.toLowerCase()).join("|")})\\b`,
);
/** So many words tell a language, where they are a third of all and English has hardly one: a name or a loan is none. */
const LEAST = 2;
const SHARE = 0.3;
/** Of letters that English does not have so many tell that it is another language, though not which. */
const STRANGE = 0.12;
const A_FEW = 14;

/** A language by its name; without one it is told by its letters alone. */
export interface OtherLanguage {
  name: string | undefined;
  no: string | undefined;
}
const UNKNOWN: OtherLanguage = { name: undefined, no: undefined };

const countIn = (text: string, heard: RegExp): number => text.match(heard)?.length ?? 0;

/** The language that a prompt is written in or asks for, where it is not English. */
export function otherLanguage(prompt: string): OtherLanguage | undefined {
  const text = plain(prompt);
  const asked = ASKED.exec(text)?.[1];
  if (asked) return languages.find(({ name }) => name.toLowerCase() === asked);
  const letters = countIn(text, /\p{L}/gu);
  // What a language shares with English tells neither.
  const englishBeside = (heard: RegExp) =>
    (text.match(english) ?? []).filter((word) => countIn(word, heard) === 0).length;
  const [most] = languages
    .map(({ heard, ...language }) => ({
      language,
      count: countIn(text, heard),
      beside: englishBeside(heard),
    }))
    .toSorted((one, other) => other.count - other.beside - (one.count - one.beside));
  const words = wordsIn(text).length;
  const strange = countIn(text, /(?![a-z])\p{L}/gu);
  if (most && most.count >= LEAST && most.count >= words * SHARE && most.count > 2 * most.beside)
    return most.language;
  const isFar = countIn(text, /(?!\p{Script=Latin})\p{L}/gu) > letters / 2;
  const isStrange = letters > A_FEW && strange > letters * STRANGE && countIn(text, english) === 0;
  return isFar || isStrange ? UNKNOWN : undefined;
}

/** A no in that language and in English, with what can be done instead. */
export const inEnglishOnly = ({ name, no }: OtherLanguage): DraftedArticle => ({
  title: name
    ? `No article: this writer works in English, not in ${name}`
    : "No article: this writer works in English only",
  excerpt: `You asked for a text in ${name ?? "another language"}. This writer knows English only, and does not translate.`,
  content: [
    ...(no ? [p(no)] : []),
    p(
      `This writer works in English only. A text in ${name ?? "another language"} that nobody here can check would be a guess.`,
    ),
    list("ul", [
      "Send the same request in English, and you get a draft in English.",
      `Have someone who grew up with ${name ?? "that language"} translate it, and read the part on emergencies twice.`,
    ]),
  ].join(""),
  imageUrl: "",
  keywords: keywordsOf(["outline"]),
  metaDescription: `Not yet an article: the request was for a text in ${name ?? "another language"}, and this writer knows English only.`,
});
