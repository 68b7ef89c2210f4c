import { plain, wordsIn } from "./plain.ts";

/** Words with which somebody says what a text is to be, and never what it is about. */
const FORM_WORDS = new Set(
  `give gimme me us tell write draft make made create do need want prepare generate compose please pls plz thanks thank you i i'd we we'd would like could can just
  your my our own an a the as it this that one both in of with and but or for to at by is be should keep
  honest honestly frank blunt candid straight clear short quick brief simple plain detailed thorough balanced fair neutral friendly personal real little
  opinion opinions opinionated piece op-ed oped essay view take thoughts verdict recommendation stance answer
  compare compared comparison comparing table side pros cons versus vs which better best
  faq faqs q&a questions answers checklist check-list list plan guide how-to howto article post blog text page story overview outline letter
  words word about around max maximum most under over roughly approximately approx up no more less than least long length paragraphs
  english tone style format form`
    .split(/\s+/)
    .filter(Boolean),
);
/** What form such a sentence asks for, in the word that the rest of a request is read with. */
const FORMS: readonly (readonly [heard: RegExp, label: string])[] = [
  [/\bcompar|\bwhich (?:one )?(?:is )?(?:better|best)\b/, "compare"],
  [/\b(?:opinion\w*|op-?ed|essay|view|take|stance|thoughts)\b/, "opinion"],
  [/\b(?:faqs?|q ?& ?a|questions and answers)\b/, "faq"],
  [/\bcheck-?list\b/, "checklist"],
  [/\bplan\b/, "plan"],
];

/** ‘Give me your honest opinion in 500 words’, ‘compare, 600 words’: a sentence that holds a form and nothing else. */
export function formAlone(sentence: string): string | undefined {
  const said = plain(sentence).replaceAll(/(?<=q) ?& ?(?=a\b)/g, "&");
  const words = wordsIn(said.replaceAll("q&a", "faq"));
  return words.length > 0 && words.every((word) => /^\d/.test(word) || FORM_WORDS.has(word))
    ? FORMS.find(([heard]) => heard.test(said))?.[1]
    : undefined;
}
