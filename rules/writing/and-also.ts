import { capital } from "../../content/capital.ts";
import type { DraftedArticle } from "./article.ts";
import { p } from "./html.ts";
import { small } from "./phrases.ts";
import { notesIn, withoutNotes } from "./notes.ts";

/** A second text that is asked for behind the first: 'a checklist for …, plus questions patients will ask'. */
export interface AndAlso {
  /** The prompt without it. */
  first: string;
  /** It as a prompt of its own, with the matter of the first. */
  second: string;
  /** In the words in which it was asked for. */
  said: string;
}

const COUNT = "(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)";
const ASKED =
  "(?:(?:common|frequent|typical|top|likely|short|quick|the|some) ){0,3}(?:questions and answers|q ?(?:&|and) ?as?|faqs?|questions)";
/** What is sent beside it; 'about it' is about the first one’s matter. */
const SENT =
  "(?:an? |the |our )?(?:short |quick |simple )?(?:e-?mail|letter|announcement|notice) (?:to|for) (?:(?:our|my|all|the|your) ){0,2}(?:patients|clients|customers|families|members|guests|owners|tenants)";
const BEHIND = new RegExp(
  `^(.{16,}?)(?:[,;.?!]| -| –)? ?(?:\\b(?:plus|and also|along with|together with|as well as|followed by|and then|and|\\+)|&) ((?:an? |the |our |some )?(?:(?:${COUNT} )?${ASKED}|(?:short |printable |one-page |simple |quick |${COUNT}-(?:item|line|point) )?(?:checklist|week[- ]by[- ]week plan|${COUNT}[- ](?:week|day) plan)|${SENT})\\b[^.?!]{0,80})([.?!]?.*)$`,
  "i",
);
/** What the first of them is, before its matter. */
const FORM =
  /^(?:(?:write|give|make|create|draft|i need|we need|please) (?:me |us )?)?(?:an? |the |our )?(?:(?!for\b|to\b|on\b)[\w-]+ ){0,4}?(?:checklist|guide|plan|article|post|list|how-to|schedule|roadmap|explainer|overview|introduction)(?: (?:for|to|on|about|of))? /i;
/** What a letter tells of, and not the day on which it begins. */
const NEW_THING =
  /\b(?:ai|voice|phone|virtual|automated) (?:(?:ai|voice|phone|virtual) )?(?:receptionist|assistant|agent|system)\b|\b(?:answering service|phone system|online (?:booking|scheduling)|phone number|hours)\b/i;
const OF_FORM = /^(?:how (?:to|do (?:i|we)|can (?:i|we)) )/i;
/** Says itself what it is about. */
const OWN_MATTER = /\b(?:about|on|for (?!(?:them|each|it)\b)|when|before|after|if) \w+ \w+/i;

export function andAlsoIn(prompt: string): AndAlso | undefined {
  const [, first = "", said = "", rest = ""] = BEHIND.exec(prompt.trim()) ?? [];
  // 'Questions and answers' is one form, and 'reasons and a checklist' without a matter is the first’s own.
  if (!said || !/ .* /.test(first) || /\b(?:questions|between|both|vs\.?|or)$/i.test(first.trim()))
    return undefined;
  const matter = first.replace(FORM, "").replace(OF_FORM, "");
  const bare = said.replace(/^(?:an? |the |our |some )/i, "").trim();
  if (new RegExp(`^${SENT}`, "i").test(said))
    return {
      first: `${first.trim()}${rest}`,
      second:
        /\babout (?:it|this|that|the change)\b/i.test(said) || !OWN_MATTER.test(said)
          ? `${bare.replace(/ about (?:it|this|that|the change)\b.*$/i, "")} about our new ${NEW_THING.exec(matter)?.[0] ?? matter}`
          : bare,
      said: /^an? /i.test(said) ? said.trim() : bare,
    };
  const isAsked = new RegExp(`^(?:${COUNT} )?${ASKED}`, "i").test(bare);
  // Of questions that nobody is said to ask it’s the first text that answers them.
  if (isAsked && !/\b(?:ask|asks|have|hear|get|want)\b/i.test(bare)) return undefined;
  return {
    first: `${first.trim()}${rest}`,
    second: OWN_MATTER.test(bare) ? bare : `${bare} ${isAsked ? "about" : "for"} ${matter}`,
    said: /^an? /i.test(said) ? said.trim() : bare,
  };
}

const PARAGRAPH = /<p>.*?<\/p>/gs;
/** What both of them say is said once. */
const withoutRepeats = (html: string, first: string): string =>
  html.replaceAll(PARAGRAPH, (paragraph) => (first.includes(paragraph) ? "" : paragraph));

/** A frame for news that nobody has told. */
const UNTOLD = "[what it was, what it will be]";
/** Most of it has been said by the first already, or it’s a frame for something else. */
export function addsLittle({ content }: DraftedArticle, first: DraftedArticle): boolean {
  const all = content.match(PARAGRAPH) ?? [];
  const known = all.filter((paragraph) => first.content.includes(paragraph));
  return content.includes(UNTOLD) || known.length * 2 > all.length;
}

/** A heading below the heading of its part. */
const below = (html: string): string =>
  html.replaceAll(/<(\/?)h3>/g, "<$1h4>").replaceAll(/<(\/?)h2>/g, "<$1h3>");
const NAMED = new RegExp(`^(?:${COUNT}|an?|your|the) `, "i");

/** Both in one text, the second under a heading in the words in which it was asked for. */
export function joinedTo(
  article: DraftedArticle,
  other: DraftedArticle,
  { said }: Pick<AndAlso, "said">,
): DraftedArticle {
  const notes = notesIn(other.content).map((note) => p(`(A note for the editor: ${note})`));
  const name = said.replaceAll(/\b(?:our|my)\b/gi, "your").replaceAll("'", "’");
  const title = article.title.endsWith("?")
    ? `${article.title} With ${small(name)}`
    : `${article.title}, plus ${small(name)}`;
  return {
    ...article,
    title,
    excerpt: `${article.excerpt} Then ${small(NAMED.test(name) ? name : `the ${name}`)}.`,
    content: [
      ...notes,
      article.content,
      `<h2>${capital(name.replace(/^an? /i, ""))}</h2>`,
      below(withoutRepeats(withoutNotes(other.content), article.content)),
    ].join(""),
  };
}

/** What there is nothing on leaves the title, and a note says so. */
export const without = (article: DraftedArticle, { said }: Pick<AndAlso, "said">): DraftedArticle => ({
  ...article,
  content: `${p(`(A note for the editor: you also asked for “${said}”. That’s a text of its own, and isn’t in here.)`)}${article.content}`,
});
