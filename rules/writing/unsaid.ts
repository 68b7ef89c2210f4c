import { constraintsIn } from "./constrained.ts";
import { p } from "./html.ts";
import { plain, stem, wordsIn, inWords } from "./plain.ts";
import type { Request } from "./request.ts";

const AFTER = /^(for|on|in|with|about|during|from|at|of|and|via|by|per|through|against|without)$/;
const BETWEEN = /^(the|a|an|our|my|your|their|its|more|new|other)$/;
/** Forms of verbs and moods rather than things. */
const NO_THING =
  /(ing|ed|ly)$|^(get|got|make|let|lets|have|keep|kept|handle|deal|quit|driving|insane|real|ok|okay|thanks?|etc|everyone|everybody|someone|people|kind|lot|shift|forever|mean|girl|girls|guy|guys|wife|husband|sister|brother|boss|stuff|able|back|way|ways|place|control|order|shape|track|check|scale|board|pressure|hand|hands|pieces|grips|fixes|solutions|remedies)$/;

/**
 * Things that a prompt names and a text never mentions: words that stand where nouns stand. Days of the week and
 * 'same day' are things too.
 */
export function unsaid(
  { text, audience }: Pick<Request, "text" | "audience">,
  left: readonly string[],
  html: string,
): string[] {
  const said = new Set(wordsIn(html.replaceAll(/<[^>]*>/g, " ")).map(stem));
  const words = wordsIn(text);
  return left.filter((word) => {
    if (said.has(stem(word)) || NO_THING.test(word) || isOfReaders(word, { text, audience })) return false;
    const at = words.indexOf(word);
    let before = at - 1;
    while (before >= 0 && (BETWEEN.test(words[before] as string) || left.includes(words[before] as string)))
      before--;
    return AFTER.test(words[before] ?? "");
  });
}

/** What stands before the readers tells which of them: it is part of their name. */
export function isOfReaders(word: string, { text, audience }: Pick<Request, "text" | "audience">): boolean {
  const readers = audience?.heard.exec(text)?.[0];
  return (
    readers !== undefined &&
    (text.includes(`${word} ${readers}`) || new RegExp(`\\b${word} [a-z]+ ${readers}\\b`).test(text))
  );
}

const DETAIL =
  /\b(?:\d+|one|two|three|four|five|six|single)[- ](?:truck|van|chair|room|table|bay|person|man|woman|location|office|lawyer|doctor|dentist|vet|employee|girl|crew)s?\b|\bpart[- ]time\b|\binvoices?\b|\bweekly\b|\bfamily[- ](?:run|owned)\b/g;

/** Circumstances that a prompt names and a text never mentions, each with its noun: 'two chair', 'part time'. */
export function unusedDetails({ text }: Pick<Request, "text">, html: string): string[] {
  const said = plain(html.replaceAll(/<[^>]*>/g, " ")).replaceAll("-", " ");
  return [...new Set(text.match(DETAIL) ?? [])].filter(
    (detail) =>
      !said.includes(detail.replaceAll("-", " ")) &&
      !said.includes(detail.replace(/^\d{1,2}(?= )/, (n) => inWords(Number(n)))) &&
      // A condition is kept and need not be said.
      !constraintsIn({ text }).some(({ heard }) => heard.exec(text)?.[0].includes(detail)),
  );
}

const TONES =
  /^(?:opinion|essay|column|friendly|honest|warm|calm|short|long|simple|plain|practical|punchy|funny|clear|quick|easy|casual|professional|reassuring|recommendation|conclusion|summary|table|overview|comparison|return|version|piece|part|parts|style|edition)$/;
const OF_FORM =
  /^(?:(?:and )?(?:what (?:[\w' -]{1,40} )?(?:can|should|could|to) do about|how (?:to|[\w' -]{1,40} can) (?:fix|prevent|avoid|handle)) (?:each|it|them|that|all of them)(?: one| of them)?|(?:reasons|fixes|tips|ideas|causes|solutions|examples|answers)(?: and \w+)?|(?:an? )?(?:opinion|checklist|guide|article|plan|list|comparison|q ?& ?a)(?: piece)? for .*|(?:as|in) (?:an? )?(?:simple |short |small )?(?:table|list|bullets|article|blog post|guide)|(?:in )?(?:plain|simple|everyday) (?:english|language|words|terms)|(?:worked through )?with (?:real |made-up )?numbers\b.*|(?:about |around |max |with |in )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[- ](?:\w+[- ])?(?:questions|answers|tips|versions?|options|variants|examples|sentences|scripts|items|steps|points|ways|things|mistakes|reasons|signs|weeks?|days?|months?|words?|pages?|minutes|persons?|people|man|chair|truck|van|location|room|table|doctor|lawyer|dentist|vet)\b.*|(?:first|second|third) person|(?:give|show|argue|present)? ?(?:me |us )?(?:both|two|each) sides?(?: of it)?|.*\b(?:week by week|step by step|clear recommendation|bullet points)\b.*)$/;

/** False of what is said of form, tone, length or readers: such a demand is heeded or not, and is no subject. */
export const isMatter = (thing: string, { audience }: Pick<Request, "audience">): boolean => {
  const said = plain(thing).replace(/(?<![.!?])[.!?]+$/, "");
  // 'Press 1 for …': cut off, and no thing.
  if (/ (?:for|to|of|with|and|or|the|an?)$/.test(said)) return false;
  if (OF_FORM.test(said) || said.split(" ").every((word) => TONES.test(word))) return false;
  return !(audience?.heard.test(said) && said.replace(audience.heard, "").trim().split(" ").length < 4);
};

/** Of words that stand nowhere in a text those that name a thing where they were typed: 'fireplace', and not 'putting' or 'actually return'. */
export function thingsOf(words: readonly string[], typed: string): string[] {
  const all = wordsIn(plain(typed));
  return words.filter((word) => {
    if (NO_THING.test(word) || TONES.test(word)) return false;
    const before = all[all.indexOf(word) - 1] ?? "";
    return AFTER.test(before) || BETWEEN.test(before) || words.includes(before);
  });
}

/** What a draft says of them. */
export const notSaid = (things: readonly string[]): string =>
  p(
    `(A note for the editor: you asked for something that is not answered below: ${things.map((thing) => `“${thing}”`).join(" and ")}. This site has nothing on it; add a sentence and an example of your own.)`,
  );

/** What a draft says of a second text that was asked for with it: 'with a LinkedIn post beside it'. */
export const notWritten = (second: string): string =>
  p(
    `(A note for the editor: you asked for this ${second}. Only the article is here; its first paragraph is a beginning for the other.)`,
  );

/** What a draft says where the words that tell its prompt from others are not in it. */
export const notAbout = (words: readonly string[]): string =>
  p(
    `(A note for the editor: this says nothing about ${words.map((word) => `“${word}”`).join(" and ")}, which you asked for. Below is what the site has on the rest; write that part, or change the title.)`,
  );

/** What a draft says where it is shorter than was asked for. */
export const tooShort = (has: number, asked: number): string =>
  p(
    `(A note for the editor: this has about ${Math.round(has / 10) * 10} words of the ${Math.round(asked)} you asked for. That is all this site has on it; add your own examples.)`,
  );
