/** The sentences of a prompt; no 'vs.', initial or decimal point ends one. */
export const sentencesIn = (text: string): string[] =>
  text
    .match(/.*?(?<!\b(?:vs|e\.g|i\.e|dr|mr|mrs|ms|st|no|etc|inc|[a-z]))[.!?]{1,9}(?=\s|$)|.+$/gis)
    ?.map((each) => each.trim()) ?? [text];

const ORDERED =
  /\b(?:(?:can|could|would) you (?:please )?(?:write|make|create|draft|do|put together|give)|(?:please |pls )(?:write|make|create|draft)|(?:i|we)(?:['’]d like| want| need| would like) (?:an? |some )?(?:article|post|blog|piece|plan|checklist|guide|list|something)?)\s*(?:me |us )?/i;
const NAMES_FORM =
  /\b(?:plan|tips|checklist|q ?& ?a|q and a|faqs?|questions and answers|opinion|op.?ed|mistakes|reasons|ways|things|steps|signs|how (?:to|do|can)|vs\.?|versus|guide|article|blog post)\b/i;
/** Examples, and what somebody tells of themselves. */
const ASIDE =
  /,? (?:like|such as|including|e\.g\.|for example) .*$|, (?:i|we) (?:own|run|have|are|feel|only)\b.*$/i;

/**
 * The part of a prompt that says what is wanted: the sentence that orders or names a form, from the order on, without
 * examples. What stands around it tells of readers and times.
 */
export function coreOf(prompt: string): string {
  const all = sentencesIn(prompt.replaceAll(/\s+/g, " ").trim());
  const isLong = (sentence: string) => sentence.split(" ").length > 3;
  const wanted =
    all.find((sentence) => ORDERED.test(sentence)) ??
    all.find((sentence) => NAMES_FORM.test(sentence) && isLong(sentence));
  const sentence = wanted ?? all[0] ?? prompt;
  const order = ORDERED.exec(sentence);
  const from = order && order.index > 0 ? sentence.slice(order.index + order[0].length) : sentence;
  const bare = from.replace(ASIDE, "");
  return bare.length >= 8 ? bare : from;
}
