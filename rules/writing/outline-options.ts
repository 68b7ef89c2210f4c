import { NUMBER, inWords, numberOf, plain } from "./plain.ts";

/** What a text may have several of, each told by itself, as alternatives of a pattern. */
export const OPTION_NOUNS =
  "options|types|kinds|models|materials|brands|alternatives|choices|varieties|styles|metals|woods|fabrics|colors|breeds|picks";
const OPTIONS = new RegExp(`\\b${NUMBER} (?:\\w+ )?(${OPTION_NOUNS})\\b`);
/** So many of a kind, each told by itself: ‘five options’. It is a form and no subject. */
export function optionsIn(typed: string): { count: number; said: string; noun: string } | undefined {
  const [, number = "", noun = ""] = OPTIONS.exec(plain(typed)) ?? [];
  const count = number ? numberOf(number) : 0;
  return count > 1 && count < 21 ? { count, said: `${inWords(count)} ${noun}`, noun } : undefined;
}
