import { english, languages } from "../../content/writing/languages.ts";
import { type DraftedArticle, keywordsOf } from "./article.ts";
import { list, p } from "./html.ts";
import { plain } from "./plain.ts";

const ASKED = new RegExp(
  `\\b(?:article|post|text|piece|letter|page|guide|it|everything|faq|q ?& ?a) in (${languages.map(({ name }) => name.toLowerCase()).join("|")})\\b`,
);
/** Words that are needed to tell a language: a name or a loan is none. */
const LEAST = 3;

const countIn = (text: string, heard: RegExp): number => text.match(heard)?.length ?? 0;

/** The language that a prompt is written in or asks for, where it is not English. */
export function otherLanguage(prompt: string): (typeof languages)[number] | undefined {
  const text = plain(prompt);
  const asked = ASKED.exec(text)?.[1];
  if (asked) return languages.find(({ name }) => name.toLowerCase() === asked);
  const [most] = languages
    .map((language) => ({ language, count: countIn(text, language.heard) }))
    .toSorted((one, other) => other.count - one.count);
  return most && most.count >= LEAST && most.count > 2 * countIn(text, english) ? most.language : undefined;
}

/** A no in that language and in English, with what can be done instead. */
export const inEnglishOnly = ({ name, no }: (typeof languages)[number]): DraftedArticle => ({
  title: `No article: this writer works in English, not in ${name}`,
  excerpt: `You asked for a text in ${name}. This writer knows English only, and does not translate.`,
  content: [
    p(no),
    p(`This writer works in English only. A text in ${name} that nobody here can check would be a guess.`),
    list("ul", [
      "Send the same request in English, and you get a draft in English.",
      `Have someone who grew up with ${name} translate it, and read the part on emergencies twice.`,
    ]),
  ].join(""),
  imageUrl: "",
  keywords: keywordsOf(["outline"]),
  metaDescription: `Not yet an article: the request was for a text in ${name}, and this writer knows English only.`,
});
