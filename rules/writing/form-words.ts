import { article } from "../../content/report/words.ts";
import { plain } from "./plain.ts";

/** What a prompt hangs on its matter: a form behind a dash, a demand with 'too', a second text, a courtesy. */
export interface FormWords {
  rest: string;
  label: string;
  limits: string[];
  include: string[];
  asides: string[];
}

const HOW = "(?:(?:an?|the|our|one|short|quick|simple|brief|little|small|honest|matching|fun) ){0,3}";
const TEXTS =
  "(?:blog ?(?:post|article)|post|article|piece|how-to(?: guide)?|(?:[\\w-]+ )?guide|tips|explainer|checklist|comparison(?: table)?|overview|listicle|q ?& ?a|faqs?|opinion(?: piece)?|op-?ed|essay|tutorial|write-?up|cheat ?sheet|handout|newsletter)";
const SECOND =
  "(?:(?:linkedin|facebook|instagram|social(?: media)?|twitter|x|nextdoor|newsletter|blog) )?(?:post|caption|tweet|thread|e-?mail|newsletter(?: blurb)?|teaser|summary|blurb|headline|meta description|infographic|video script|script)";
const JOIN = "(?:,? plus|,? and|,? as well as| \\+| &|,? with)";
const COURTESY = /[,.!]? ?\b(?:pls|plz|please|thanks(?: a lot| so much)?|thx|ty|thank you|cheers)[.!]*$/i;
/** 'LinkedIn post plus short article on …': one text is written, the other one is named. */
const TWO_FIRST = new RegExp(
  `^((?:please |pls )?(?:(?:write|draft|make|create|need|give)(?: me| us)? )?)${HOW}(${SECOND})${JOIN} (${HOW}${TEXTS})(?= (?:on|about|for|to|how|why|of|explaining)\\b|:)`,
  "i",
);
const TWO_LAST = new RegExp(
  `^((?:please |pls )?(?:(?:write|draft|make|create|need|give)(?: me| us)? )?${HOW}${TEXTS})${JOIN} ${HOW}(${SECOND})(?= (?:on|about|for|to|how|why|of|explaining)\\b|:)`,
  "i",
);
const TWO_BEHIND = new RegExp(`^(.{12,}?)(?:,? plus| \\+|, and an?|, with an?) ${HOW}(${SECOND})$`, "i");
const DASHED = new RegExp(
  `^(.{12,}?)(?: [-–—]+ |(?<=\\bvs\\b.*), )${HOW}(${TEXTS})(?: ((?:for|to) (?!each|every)[^,;.]{3,60}?))?(?=$|,(?! (?:or|and) ))`,
  "i",
);
const TOO =
  /^(.{12,}?)(?:,| [-–—]| \+| plus)(?: and| also| with| plus)? ((?:[\w/'’-]+ ){1,4})(?:too|also|as well)$/i;

/** Rows and columns of a comparison show it. */
const BY_FORM = /^(?:(?:the )?pros and cons|advantages and disadvantages|a table|examples) $/i;
/** ', chiropractor blog post': where it stands. */
const PAGE =
  /^(.{12,}?)(?:,| [-–—]) (?:for )?(?:an? |the |our |my )?(?:[\w'’&-]+ ){1,3}(?:blog(?: ?post| article)?|newsletter|website)(?=,|$)/i;

/** How a second text that is asked for is named among the limits. */
export const BESIDE = / beside it$/;

/** Takes all of it off a prompt of one sentence; each is put where it belongs. */
export function formWords(typed: string): FormWords {
  const found: FormWords = { rest: typed, label: "", limits: [], include: [], asides: [] };
  if (/[.!?] \S/.test(typed)) return found;
  let rest = typed
    .replace(COURTESY, "")
    .replace(/\bblog article\b/i, "article")
    .replace(/[\s,;–—-]+$/, "");
  const take = (pattern: RegExp, put: (hit: RegExpExecArray) => string) => {
    const hit = pattern.exec(rest);
    if (hit) rest = put(hit).trim();
  };
  take(TOO, ([, before = "", demand = ""]) => {
    (BY_FORM.test(demand) ? found.limits : found.include).push(demand.trim());
    return before;
  });
  take(PAGE, ([all, before = ""]) => `${before}${rest.slice(all.length)}`);
  take(TWO_FIRST, ([all, order = "", beside = "", text = ""]) => {
    found.limits.push(`with ${article(named(beside))} beside it`);
    return `${order}${text}${rest.slice(all.length)}`;
  });
  take(TWO_LAST, ([all, text = "", beside = ""]) => {
    found.limits.push(`with ${article(named(beside))} beside it`);
    return `${text}${rest.slice(all.length)}`;
  });
  take(TWO_BEHIND, ([, before = "", beside = ""]) => {
    found.limits.push(`with ${article(named(beside))} beside it`);
    return before;
  });
  take(DASHED, ([all, before = "", text = "", whom]) => {
    // Two sides say themselves that they are compared.
    if (!/ (?:vs\.?|versus) /i.test(before)) found.label = plain(text);
    if (whom) found.asides.push(`${whom}.`);
    return `${before}${rest.slice(all.length)}`;
  });
  return { ...found, rest };
}

const named = (text: string): string =>
  plain(text).replace(/\b(linkedin|facebook|instagram|twitter|nextdoor)\b/, (name) =>
    name === "linkedin" ? "LinkedIn" : name.replace(/^./, (sign) => sign.toUpperCase()),
  );
