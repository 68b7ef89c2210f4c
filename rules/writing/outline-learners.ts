import { NUMBER, inWords, numberOf, plain } from "./plain.ts";

const LEARNERS =
  /,? ?\b(?:explained |told |retold |written )?(?:for|to) ((?:(?:a|an|the|young|little|absolute|complete|first|second|third|fourth|fifth|sixth|seventh|eighth|elementary|middle|high|primary|grade|college|school|music|art|science|history|nursing|medical|curious|[\w]+-year-old) ){0,3}(?:children|kids|pupils|students|graders|readers|teenagers|teens|beginners|classes|laypeople|adults|[\w]+-year-olds|schools))(?=[.?!,;:]|$)/i;

/** For whom something is explained: ‘school children’. Who learns it is no part of what is learned. */
export function learnersIn(typed: string): { said: string; young: boolean } | undefined {
  const said = LEARNERS.exec(typed)?.[1]?.toLowerCase();
  return said
    ? { said, young: /\b(?:child|kids|pupil|student|grader|young|teen|year-old|school)/.test(said) }
    : undefined;
}
/** Without them. */
export const withoutLearners = (said: string): string => said.replace(LEARNERS, "").trim();

const OPTIONS = new RegExp(
  `\\b${NUMBER} (?:\\w+ )?(options|types|kinds|models|materials|brands|alternatives|choices|varieties|styles|metals|woods|fabrics|colors|breeds|picks)\\b`,
);
/** So many of a kind, each told by itself: ‘five options’. It is a form and no subject. */
export function optionsIn(typed: string): { count: number; said: string; noun: string } | undefined {
  const [, number = "", noun = ""] = OPTIONS.exec(plain(typed)) ?? [];
  const count = number ? numberOf(number) : 0;
  return count > 1 && count < 21 ? { count, said: `${inWords(count)} ${noun}`, noun } : undefined;
}
