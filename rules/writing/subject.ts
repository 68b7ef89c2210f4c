import type { Audience } from "../../content/writing/audiences/index.ts";
import { coreOf, sentencesIn } from "./core.ts";
import { NUMBER } from "./plain.ts";

const ORDER =
  /^(?:(?:please|pls|can you|could you|(?:i|we)(?:'d like| want| need| would like)(?: you to)?|topic:|subject:|title:|idea:|hi,?|hello,?|ok)\s+)*(?:(?:write|create|generate|draft|make|compose|prepare|do|need|want|looking for|give (?:us|me))\s+)?(?:(?:me|us)\s+)?(?:(?:(?:an?|the|some|one)\s+)?(?:(?:few|short|long|brief|good|great|new|quick|detailed|helpful|practical|informative|friendly|complete|ultimate|in-depth|blog|news|opinion|\d[\d,]*[- ]words?)\s+)*(?:article|post|piece|text|essay|draft|guide|story|note|paragraphs|something|blog)\s*(?:for (?:our|my|the|an?) [\w ]{3,30}? (?=about|on ))?(?:about|on|for|regarding|explaining|describing|discussing|that explains|covering|of|to|:|-)?\s+)?(?:about|regarding|on)?\s*/i;
const FORMS: RegExp[] = [
  new RegExp(
    `^(?:the )?(?:top )?${NUMBER} (?:[\\w'-]+ )?(?:mistakes|tips|ways|things|reasons|steps|ideas|rules|questions|signs|benefits|facts|myths|recipes|books|apps|tools|trends)(?: (?:of|for|to|about|on|when|in|with|why|that|(?:that )?you need(?: for)?|you should know about))? `,
    "i",
  ),
  new RegExp(
    `^(?:an? |the )?(?:${NUMBER}|one|a)[- ](?:day|week|month)s?[- ](?:plan|program|roadmap|challenge|schedule)(?: (?:for|to|of|on))? `,
    "i",
  ),
  /^(?:an? |the )?(?:action )?plan (?:for|to) /i,
  /^(?:an? |the )?(?:checklist|check list|q ?& ?a|q and a|faqs?|questions and answers|guide|beginner'?s guide|introduction|comparison|overview|pros and cons)(?: (?:for|of|on|about|to|before))? /i,
  /^(?:how (?:to|do (?:i|we|you)|can (?:i|we|you|an? [\w-]+(?: [\w-]+)?))|why (?:do|does|is|are|did) |what to do (?:about|with)|why|what (?:is|are)|the case (?:for|against)|in defen[cs]e of|should (?:i|we|you)) /i,
];
/** 'Fifteen summer maintenance tips …': what stands between the number and the kind is the subject. */
const COUNTED_KIND = new RegExp(
  `^(?:top )?${NUMBER} ((?:[\\w'-]+ ){1,3}?)(?:mistakes|tips|ways|reasons|ideas|rules|signs|facts|myths|trends|hacks|secrets)\\b(?! (?:for|to|about|on|of|when|in|with|why)\\b).*$`,
  "i",
);
const VERBS =
  /^(?:choos(?:e|ing)|buy(?:ing)?|pick(?:ing)?|select(?:ing)?|find(?:ing)?|mak(?:e|ing)|bak(?:e|ing)|brew(?:ing)?|build(?:ing)?|us(?:e|ing)|learn(?:ing)?|understand(?:ing)?|start(?:ing)?|own(?:ing)?|repair(?:ing)?|fix(?:ing)?|do(?:ing)?|grow(?:ing)?|train(?:ing)?|explain) /i;
const ADJECTIVES =
  /^(?!best (?:time|way|day|month|season)s?\b)(?:(?:good|best|right|great|new|perfect|nice|cheap|first|own|proper|better|really|more)\s+)+/i;
const ENDS =
  /[,;:]?\s{1,9}(?:in (?:an?|the) [\w -]{3,30} (?:tone|style|voice)|(?:in|of|with) (?:about |around )?\d[\d,]*[- ]?words?|(?:for|as) (?:a )?(?:beginners?|dummies|blog post|article))$/i;

/** What stands before a colon and says only what the text is to be. */
const ONLY_FORM =
  /^(?:an? |our |the )?(?:questions and answers|q ?& ?a|q and a|faqs?|opinion(?: piece)?|announcement|news|checklist|comparison|guide|how-to|(?:letter|e-?mail|note) to (?:our |my |all )?[a-z]+)$/i;

/** The first sentence, which no 'vs.', initial or decimal point ends. */
export const firstSentence = (text: string): string =>
  (sentencesIn(text)[0] ?? text).replace(/[.!?\s]{1,9}$/, "");

/** What a prompt is about, in its own words: a noun without the order to write, the form and the readers. */
export function subjectOf(prompt: string, audience: Audience | undefined): string {
  const whole = coreOf(prompt)
    .replace(/^something for [^,]*, /i, "")
    .replace(/^(?:maybe|perhaps|like|so) /i, "");
  const [before = "", after = ""] = firstSentence(whole).split(/:\s+(?=.{6,}$)/);
  const first = ONLY_FORM.test(before)
    ? firstSentence(after)
    : before.length > 4 && /\d|\b(?:tips|guide|q ?& ?a|faq|mistakes|things|checklist|plan)\b/i.test(after)
      ? before
      : firstSentence(whole);
  let rest = first.replace(ORDER, "").replace(ENDS, "");
  for (const form of FORMS) rest = rest.replace(form, "");
  rest = rest
    .replace(COUNTED_KIND, "$2")
    .replace(/ ?\([^)]*\)/g, "")
    .replace(/^(.*?): ((?:how|why|what|when) .*)$/i, (_, before: string, after: string) =>
      audience?.heard.test(before.toLowerCase()) && before.split(" ").length < 5 ? after : before,
    )
    .replace(/^an? (?:beginner|begginer|novice|newbie)s? (?:to|who) /i, "")
    .replace(/^an? [\w ]{3,30}? who (?:wants?|needs?|has|is trying|tries) to /i, "")
    .replace(
      /^(?:(?:top )?\d+ )?(?:mistakes )?(?:new |young |small )?[\w ]{3,30}? make (?:with|in|when|about) /i,
      "",
    )
    .replace(/(?<=.{8}) [-–—] .*$/, "")
    .replace(/,? (?:[\w']+ )?blog$/i, "")
    .replace(/, (?:an?|one|two|half|\d+) (?:hours?|minutes?|days?|evenings?)\b.*$/i, "");
  const many = /^an? [\w-]+(?: [\w-]+){0,2}(?: (?:for|with|of) .*)?$/i.test(rest.replace(VERBS, ""));
  rest = rest
    .replace(VERBS, "")
    .replace(/^(?:an?|the|my|your|our|some)\s+/i, "")
    .replace(ADJECTIVES, "");
  if (audience) {
    const named = new RegExp(
      `(?:[,;:-]\\s*|[,;:]?\\s*\\b(?:for|of|in|at|by|from) )(?:(?:an?|the|my|our|your|small|busy) )*(?:${audience.heard.source})(?: owners?)?\\s*$`,
      "i",
    );
    rest = rest.replace(named, "");
  }
  rest = rest
    .replace(COUNTED_KIND, "$2")
    .replaceAll(/\b(?:my|our) /gi, "")
    .trim();
  if (rest.length < 3) rest = audience?.many ?? firstSentence(whole);
  const best = /^best /i.test(first.replace(ORDER, "")) && !/\b(ways?|time|practices?|day)\b/i.test(rest);
  return shortened(spelled(asNoun(many || best ? manyOf(rest) : rest)));
}

/** Words that begin an order; as the subject of a sentence they end in -ing. */
const ORDERS =
  "finish|deal|handle|miss|get|keep|stop|avoid|prevent|prepare|manage|run|write|plan|raise|hire|fire|increase|improve|reduce|save|sell|market|promote|attract|retain|answer|respond|organize|clean|maintain|store|remove|train|teach|motivate|price|charge|convince|turn|open|close|go|ask|make|create|grow|build|set up|lose|sleep|file|pay|protect|winterize|decorate|write|negotiate|switch|return|collect";
/** 'Never miss a call' as 'never missing a call'. */
const asNoun = (rest: string): string => gerundOf(rest).replace(/^(\w+ing) (?:their|his|her) /i, "$1 a ");
const gerundOf = (rest: string): string =>
  rest
    .replace(/[\s,;:–—-]{1,9}$/, "")
    .replace(
      new RegExp(`^((?:never|always|not) )?(${ORDERS})(?= )`, "i"),
      (_, not: string = "", verb: string) => {
        const [word = "", ...more] = verb.split(" ");
        const doubled = /^(get|stop|run|plan|set)$/i.test(word)
          ? word + word.at(-1)
          : word.replace(/([^e])e$/, "$1");
        return [`${not}${doubled}ing`, ...more].join(" ");
      },
    );

const NAMES =
  "January|February|April|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Google|Yelp|Instagram|Facebook|TikTok|LinkedIn|YouTube|QuickBooks|POS|SEO|CRM|AI|HVAC|IRS|LLC|SBA|HIPAA|OSHA|CBCT|CPA|EHR|PPO|FMLA|IOLTA|FAQ|California|Texas|Florida|Ohio|Michigan|Oregon|Arizona|Colorado|Illinois|Pennsylvania|Tennessee|Minnesota|Wisconsin|Massachusetts|Maryland|Missouri|Indiana|Utah|Nevada|Kansas|Oklahoma|Kentucky|Louisiana|Alabama|Connecticut|Iowa|Nebraska|Idaho|Hawaii|Alaska|New York|New Jersey|North Carolina|South Carolina|Brazil|iPhone|Android|Invisalign|Medicare|Medicaid|Christmas|Spanish|English";
/** Names and abbreviations in their own spelling. */
export const spelled = (text: string): string =>
  NAMES.split("|").reduce(
    (so, name) => so.replaceAll(new RegExp(`(?<!\\.)\\b${name}(s?)\\b`, "gi"), `${name}$1`),
    text,
  );

/** `espresso machine` as `espresso machines`; what follows 'for' or 'with' stays. */
const manyOf = (noun: string): string => {
  const [, head = noun, tail = ""] =
    /^(.+?)( (?:for|with|of|in|on|from|to|that|under) .*)?$/i.exec(noun) ?? [];
  if (/s$/i.test(head)) return noun;
  return `${/[^aeiou]y$/i.test(head) ? `${head.slice(0, -1)}ies` : /(x|ch|sh)$/i.test(head) ? `${head}es` : `${head}s`}${tail}`;
};

const LABEL_MAX = 64;
/** A label that fits a title: what is too long loses whole clauses, then whole words, never half of one. */
export function shortened(label: string, most = LABEL_MAX): string {
  if (label.length <= most) return label;
  const clause = label
    .slice(0, most + 1)
    .replace(
      /[,;:]? (?:for|with|when|that|which|who|because|and|so|if|in|while|after|before|since) (?!.* (?:for|with|when|that|which|who|because|and|so|if|in|while|after|before|since) ).*$/i,
      "",
    );
  const whole = clause.replace(/ (?:after|before|since|when|if|while|that|which|who) (?:\S+ ?){1,2}$/i, "");
  if (whole.length < label.length && whole.length > 8 && whole.length <= most) return whole;
  const words = label
    .slice(0, most + 1)
    .replace(/\s+\S*$/, "")
    .replace(/(?: (?:a|an|the|of|for|to|and|or|in|on|with))+$/i, "");
  return words.length > 2 && words.length <= most ? words : "the subject of this request";
}
