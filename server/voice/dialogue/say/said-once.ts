import { capital } from "../../../../content/capital.ts";

/** A reply without the sentences that say again what another of it says. */
export const saidOnce = (reply: string): string =>
  reply
    .split(/(?<=\p{L}{2}[.?!])(?<!\b(?:Dr|Dra|Mr|Mrs|Ms|Sr|Sra)\.) (?=[\p{Lu}¿¡])/u)
    .filter((sentence, at, all) => all.findIndex((each) => opening(each) === opening(sentence)) === at)
    .filter((sentence, _at, all) => !all.some((each) => each !== sentence && saysAll(each, sentence)))
    .filter((sentence, _at, all) => !all.some((each) => takesBack(each, sentence)))
    .map((sentence, at, all) => withoutEcho(sentence, all.slice(0, at)))
    .join(" ");

/** 'I can't see results from here, but ...' says 'I can't see results from here.' too. */
const opening = (sentence: string): string => {
  // 'Would call you back today' promises what 'would call today' does.
  const words =
    sentence
      .toLowerCase()
      .replace(/\bcall you back\b/, "call")
      .match(/[\p{L}\d']+/gu) ?? [];
  return words.length < 6 ? sentence : words.slice(0, 6).join(" ");
};

/** 'The front desk would call to confirm the new time tomorrow' says 'the front desk would call tomorrow' too. */
function saysAll(whole: string, part: string): boolean {
  if (part.endsWith("?") || part.split(" ").length < 6 || whole.length <= part.length) return false;
  const said: readonly string[] = whole.toLowerCase().match(/[\p{L}\d']+/gu) ?? [];
  let at = 0;
  const words: readonly string[] = part.toLowerCase().match(/[\p{L}\d']+/gu) ?? [];
  for (const word of words) {
    at = said.indexOf(word, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** Beside 'I can't promise by four' nobody 'would call by four'. */
const takesBack = (whole: string, part: string): boolean =>
  /^(?:I can't promise|No puedo prometer) /u.test(whole) &&
  /(?<!\p{L})(?:would (?:then )?call|llamar[ií]an?)(?!\p{L})/u.test(part);

/** 'I'm an automated assistant, and this is a demonstration', once another sentence began so: the rest of it alone. */
function withoutEcho(sentence: string, before: readonly string[]): string {
  const [all, lead = "", rest = ""] = LEAD.exec(sentence) ?? [];
  if (!all || lead.split(" ").length < 3) return sentence;
  return before.some((each) => each.toLowerCase().startsWith(`${lead.toLowerCase()},`))
    ? capital(rest)
    : sentence;
}
const LEAD = /^([^,.;:?!]+), (?:and|but|y|pero) (.+)$/su;
