import { titleCase } from "../../../../content/capital.ts";
import { FUNCTION_WORDS } from "./name-words.ts";
import { title } from "./name-title.ts";
import { namesSomebody } from "./spelled-name.ts";

/** The word after 'first name' or 'last name', or before 'is the first name', when it can be one. */
export function part(cleaned: string, which: string): string | undefined {
  const order = which.replaceAll(" |", "|").trim();
  // 'Gail is the first name, Pruitt the last'.
  const before = new RegExp(
    `(?<![\\p{L}'])([\\p{L}\\p{M}-]{2,})(?:(?: is|'s) (?:the|my|his|her) (?:${order})(?: name)?|,? (?:the|my) (?:${order})(?! name))(?![\\p{L}-])`,
    "iu",
  ).exec(cleaned)?.[1];
  if (before && namesSomebody(before)) return before;
  const word = new RegExp(`\\b(?:${which})name(?: is|'s|:)?[\\s,]+((?!is |of )[\\p{L}\\p{M}'-]+)`, "iu").exec(
    cleaned,
  )?.[1];
  return word && !FUNCTION_WORDS.has(word.toLowerCase()) ? word : undefined;
}
/** The first and the last name, where a caller says which is which. */
export const partsNamed = (words: string): { first: string | undefined; last: string | undefined } => {
  const [first, last] = [part(words, "first |given "), part(words, "last |family |sur")];
  // 'Price, first name Penny'.
  const [, before] =
    /^(?:(?:it's|under|uh|um|sure|yes|okay)[, ]+)*([\p{L}'-]{2,}), (?:the |my )?(?:first|given) name/iu.exec(
      words,
    ) ?? [];
  return { first, last: last ?? (first && before && namesSomebody(before) ? before : undefined) };
};

/** 'Me llamo Rosario Mejor Peña'. */
export const betweenCapitals = (word: string, words: readonly string[]): boolean =>
  CAPITAL.test(word) && CAPITAL.test(words[words.indexOf(word) + 1] ?? "");
const CAPITAL = /^\p{Lu}\p{Ll}/u;

const SPELLED = /^\p{L}(?:-\p{L}){2,}$/u;

/** A family name that completes the one that is known: 'the last name is Ibáñez', 'el apellido de Alba es Ibáñez'. */
export function surnameHeard(words: string): string | undefined {
  const said =
    /(?:[Ll]ast name|[Ss]urname|[Ff]amily name|[Aa]pellido)(?: (?:of|for|de) \p{L}+)?(?:'s| is| es|[,:])?(?: also| just| actually| now| también)? (\p{Lu}[\p{L}\p{M}'-]+(?: (?:de la |de |la )?\p{Lu}[\p{L}\p{M}'-]+)?)/u.exec(
      words,
    )?.[1];
  // 'Oyelaran, O-y-e-l-a-r-a-n' is told once and spelled once.
  const [own = "", letters = ""] = said?.split(" ") ?? [];
  const once = SPELLED.test(letters) && !SPELLED.test(own) ? own : said;
  return once && title(once.replace(SPELLED, (all) => titleCase(all.replaceAll("-", "").toLowerCase())));
}
