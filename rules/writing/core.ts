/** The sentences of a prompt; no 'vs.', initial or decimal point ends one. */
export const sentencesIn = (text: string): string[] =>
  text
    .match(/.*?(?<!\b(?:vs|e\.g|i\.e|dr|mr|mrs|ms|st|no|etc|inc|[a-z]))[.!?]{1,9}(?=\s|$)|.+$/gis)
    ?.map((each) => each.trim()) ?? [text];

const ORDERED =
  /(?:^(?:please |pls )?(?:write|make|create|draft|do|give|put together) (?=(?:me |us )?(?:an?|the|some|up)\b))|\b(?:(?:can|could|would) you (?:please )?(?:write|make|create|draft|do|put together|give)|(?:please |pls )(?:write|make|create|draft)|(?:i|we)(?:['’]d like| want| need| would like) (?:an? |some )?(?:article|post|blog|piece|plan|checklist|guide|list|something)?)\s*(?:me |us )?/i;
const NAMES_FORM =
  /\b(?:plan|tips|checklist|q ?& ?a|q and a|faqs?|questions and answers|opinion|op.?ed|mistakes|reasons|ways|things|steps|signs|how (?:to|do|should|can)|(?:what(?:['’]?s| is) the )?best way|what (?:do|should|can) (?:i|we)|vs\.?|versus|guide|article|blog post)\b/i;
/** Examples, and what somebody tells of themselves. */
const ASIDE =
  /(?:, |(?<!\bsomething) )(?:like (?!a\b|an\b|me\b|this\b)|such as|including|e\.g\.|for example) .*$|, (?:i|we)(?:['’](?:re|m|ve))? (?:own|run|have|are|am|feel|only|do|sell|make|offer|just|mostly|a)\b.*$/i;

/** A sentence in which somebody says who they are. */
const SPEAKER = /^(?:hi|hello|so|ok)?,? ?(?:we|i)(?:['’](?:re|m)| are| am| run| own| manage| have)\b/i;
/** Where the text is to stand. */
const PAGE =
  / (?:for|on) (?:my|our|the) (?!front |first |top )(?:[\w-]+ ){0,2}(?:websites?|site|blog|newsletter|facebook page|web page)\b/i;

/**
 * The part of a prompt that says what is wanted: the sentence that orders or names a form, from the order on, without
 * examples. What stands around it tells of readers and times.
 */
export function coreOf(prompt: string): string {
  // What was unwrapped has its clause on a line of its own.
  const [clause, more] = prompt.split("\n", 2);
  if (clause && more !== undefined) return clause;
  const all = sentencesIn(prompt.replaceAll(/\s+/g, " ").trim());
  const isLong = (sentence: string) => sentence.replace(ASIDE, "").replace(PAGE, "").split(" ").length > 3;
  const isSpeaker = (sentence: string) => SPEAKER.test(sentence);
  const others = all.filter((sentence) => !isSpeaker(sentence));
  const wanted =
    others.find((sentence) => ORDERED.test(sentence)) ??
    others.find((sentence) => NAMES_FORM.test(sentence) && isLong(sentence)) ??
    all.find((sentence) => ORDERED.test(sentence)) ??
    all.find((sentence) => NAMES_FORM.test(sentence) && isLong(sentence));
  const sentence = wanted ?? all[0] ?? prompt;
  const order = ORDERED.exec(sentence);
  const from = order && order.index > 0 ? sentence.slice(order.index + order[0].length) : sentence;
  const bare = from.replace(ASIDE, "").replace(PAGE, "");
  return bare.length >= 8 ? bare : from;
}
