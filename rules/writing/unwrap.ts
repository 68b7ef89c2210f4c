import { sentencesIn } from "./core.ts";
import { demandsIn } from "./demands.ts";
import { formWords } from "./form-words.ts";
import { formAlone } from "./only-form.ts";
import { pieces } from "./unwrap-pieces.ts";
import { PACE, plain } from "./plain.ts";

/** A prompt without its packaging, and what was packed around it. */
export interface Unwrapped {
  /** What is wanted, without order, form, readers and limits: 'how to start composting on a balcony'. */
  clause: string;
  /** The clause on a line of its own, then whatever else says something of the matter. */
  bare: string;
  /** 'opinion piece', 'a how-to guide': what the text is to be. */
  label: string;
  /** How it is to be: length, tone, person, what must not come in. */
  limits: string[];
  /** What each entry is to have: 'why it matters'. */
  each: string[];
  /** Stretches into which it is to be split: 'launch week'. */
  phases: string[];
  /** What is to be mentioned: 'same phone number'. */
  include: string[];
}

const TONE =
  "friendly|polite|courteous|apologetic|thankful|grateful|cheerful|encouraging|empathic|understanding|practical|honest(?:ly)?|warm(?:ly)?|short|simple|clear|plain|casual|professional|funny|humorous|witty|empathetic|preachy|firm|cheeky|provocative|nostalgic|cheesy|serious|upbeat|calm|encouraging|respectful|formal|informal|conversational|punchy|light(?:hearted)?|persuasive|balanced|fair|neutral|direct|concise|detailed|thorough|inspiring|reassuring|engaging|positive|personal|straight|straightforward|snappy|down[- ]to[- ]earth|no[- ]nonsense|easy to (?:read|understand|follow)|pushy|salesy|corny|optimistic|sincere|kind|gentle|helpful|pros and cons|easy|everyday|human|non[- ]technical|bold|playful|dry|sober|matter[- ]of[- ]fact|scary|boring|dramatic|gimmicky|patronizing|condescending|blunt|concrete|specific|realistic|confident|assertive|authoritative|expert|approachable|relaxed|chatty|breezy|lively|energetic|enthusiastic|passionate|motivating|motivational|supportive|compassionate|caring|modest|humble|elegant|sarcastic|ironic|candid|frank|opinionated|strong|fun|cozy|welcoming|inviting|trustworthy|no fluff|not salesy|jargon[- ]free|readable|crisp|safe|straight talk|tight|quick|brief";
const FILL =
  "and|but|in|with|a|an|very|please|piece|post|article|text|story|one|keep it|make it|nothing|written|be|sound|not|no|too|yet|of|the|a bit|a little|slightly|really|tone|style|voice|language|english|answers?|sentences?|wording|words?|paragraphs|sounding|feel|examples?|or|use|using|rather|somewhat|more|approach|tips|advice|steps|never|without being|no need to be";
const TONED = new RegExp(`^(?:(?:${TONE}|${FILL})(?: |$|, )){1,14}$`);
const HAS_TONE = new RegExp(`\\b(?:${TONE}|tone|style|voice)\\b`);
/** Whatever word stands before 'tone' says how it is to be. */
const NAMED_TONE =
  /^(?:in )?(?:an? |the )?(?:[a-z-]+,? ){1,5}(?:tone(?: of voice)?|vibe|style of writing|writing style)$/;
const LENGTH =
  /^(?:(?:about|around|approx\.?|approximately|roughly|max\.?|maximum|under|below|at most|no more than|not more than|up to|less than|fewer than|in|of|with|between|~|ca\.?|length:?|make it|keep it|it|should be|and|a|max of|not over) ?)*[\d,.]{2,5}(?: ?(?:-|to|and) ?[\d,.]{2,5})?[- ]words?\b.{0,24}$/;
const MANNER =
  /^(?:(?:in |written in )?(?:the )?(?:first|second|third)[- ]person\b.{0,30}|(?:all )?(?:explained|told|written|put|said|broken down|laid out)(?: (?:very|so|as|really))? (?:simply|simple|clearly|plainly|briefly|honestly|step by step|like i.?m (?:five|5)|(?:in|for) (?:\w+ ){0,2}(?:english|words|terms|language|beginners|dummies))(?: as possible)?|made (?:simple|easy|plain)|in (?:simple|plain|everyday|easy) (?:terms|words|english|language)|step[- ]by[- ]step(?: (?:instructions|guide))?(?: for (?:total |absolute |complete )?beginners)?|for (?:total |absolute |complete )?beginners|(?:in )?(?:q ?& ?a|faq|question[- ]and[- ]answer) (?:format|form)|(?:week|day|month)[- ]by[- ](?:week|day|month)|(?:a |with a |use a |with )?(?:comparison )?table(?: if possible| please)?|no (?:jargon|fluff|excuses|legal (?:advice|talk|jargon)|buzzwords|hype|sales (?:pitch|talk)|clich[eé]s|emojis?|bullet points|invented (?:numbers|stories|figures)|medical advice|tech talk|corny jokes|filler)\b.{0,30}|(?:one|a single) page|short|bullet points?|with (?:headings|bullets|bullet points|examples?|a table|a (?:short )?(?:conclusion|summary|call to action).{0,20})|for (?:the|our|my) (?:[\w-]+ ){0,2}(?:blog|website|site|page|newsletter|about page|facebook page|homepage)|(?:the )?readers? (?:are|is) .{3,50}|(?:target )?audience:? .{3,50}|please|thanks?|thank you|start(?:ing)? with the answer|(?:the )?answer first|get(?:ting)? (?:straight )?to the point|honest pros and cons|pros and cons|(?:an? )?(?:[\w-]+ ){0,2}(?:comparison|overview)(?: with| of)?(?: (?:the )?pros and cons)?|who should (?:pick|choose|use|get) (?:which|what|each)(?: one)?|which (?:one )?(?:is right|to (?:pick|choose)|suits) .{0,40}|what to use when|q ?& ?a style|faq style)$/;
const PACED = new RegExp(`^(?:with )?${PACE}$`);
/** A whole sentence on how the text is to be. */
const ORDERS =
  /^(?:i(?:['’]d| would)? (?:want|like|prefer)(?! to (?!keep (?:it|this)|have it)[a-z]+ )|we(?:['’]d| would)? (?:want|like|prefer)|it (?:should|must|needs|can|has)|the (?:tone|article|text|post|piece|style|language) (?:should|must|is|can)|keep|make (?:it|sure)|please|use|be |avoid|do(?: not|n['’]t)|no |not |nothing|tone|style|length|audience|readers|target|written|sound|max|under|around|about \d|write it|end with|finish with|start with|aim for|assume|\d)/;
const INCLUDE = /^(?:please )?(?:include|mention|add|cover|bring in|talk about|touch on|address)\b:? /i;
const COUNT =
  /^\d+ (?:short |quick |simple )?(?:questions|tips|items|steps|points|phrases|examples|mistakes|ways)\b/i;
const EACH =
  /(?:^|[,;] (?:and )?|\band |\()(?:for|with|under|after) each(?: one| of them| item| entry| sign| question| step| tip| mistake| point| of these)?,? ?(?:please )?(?:give|say|tell(?: me)?|explain|include|add|show|list|write|describe|with|provide|name|:)? ?/i;
/** 'With a fix for each', 'each with an example'. */
const EACH_HAS =
  /(?:, (?:and )?(?:with |plus |give )?|,? (?:with|plus|give) )((?:an?|one|the) [\w' -]{3,40}) for each\b.{0,60}$/i;
/** 'With what each costs to do'. */
const EACH_DOES =
  /,? (?:and )?(?:with|plus|and) (what|how|why|when) each (?:one )?((?:costs?|takes?|does|brings?|saves?|means|works?|matters)\b[^,.]{0,40})(?=[,.]|$)/i;
/** ': which one suits a small office?' */
const WHICH_ONE =
  /(?<=\bor\b.*)[:,;?] (which (?:one )?(?:is (?:better|best|right)|suits|fits|to (?:choose|pick|take)|should (?:i|we|you) (?:choose|pick|take))\b[^?.]*)[?.]?$/i;
const SPLIT =
  /(?:^|[,;:(-] ?)(?:(?:please )?(?:split|divided?|broken(?: down| up)?|break it(?: down)?|group(?:ed)?|organi[sz]ed?|separated?|structured?|sort(?:ed)?)(?: it| this| them)? (?:into|in|by|up into)|in (?:three|two|four|3|2|4) (?:phases|parts|sections|stages|steps):|with (?:sections|parts|phases) (?:for|on)) /i;

const LABELS =
  "(?:q ?& ?a|faq|q and a|opinion|how-to|advice|news)[- ](?:blog ?post|post|article|page)|article|blog ?post|post|opinion(?: piece)?|op-?ed|piece|guide|how-to(?: guide| article)?|essay|explainer|q ?& ?a|q and a|faqs?(?: page)?|overview|text|note|rant|write-?up|handout|primer|column|hot take|thought piece|walkthrough|tutorial|story|page|something|blog|newsletter(?: article| piece)?";
const ORDER =
  /^(?:(?:please|pls|hi|hello|hey|ok|so|can you|could you|would you|i need|we need|i want|we want|i['’]d like|we['’]d like|i would like|help me|let['’]s)[,!]? (?:you )?(?:to )?){0,3}(?:(?:write|draft|create|make|do(?! (?:i|we|you|they|an?|the|my|our|older|elderly|most|many|some|callers|people|customers|clients|patients)\b)|give|prepare|generate|compose|put together|come up with|produce|build|develop|need|want|explain|describe|outline)(?: me| us| up| out)? )?/i;
const LABEL = new RegExp(
  // 'Should a salon text …' asks, and names no text.
  `^(?!(?:should|can|could|may|do|does|did|is|are|will|would|must|when|why|where|who|which|how (?!to\\b)\\w+|what (?:do|does|should|can|is|are)) )(?:(?:an?|the|our|my|some|one) )?((?:[\\w'’-]+ ){0,4}?(?:${LABELS}))\\b(?!-)(?! (?:s|ideas?|topics?|captions?|for the about|messages?|reminders?|back|vs|versus)\\b)`,
  "i",
);
const JOINED =
  /^(?:(?:,? (?:for|to (?=(?:our|my|all|other|new|small|the) )|aimed at|addressed to) (?!help\b|\w+ing (?:an?|the|my|our|your|employees|staff|people)\b)[\w'’&/-]+(?: [\w'’&/-]+){0,7}?)?(?:: ?| [-–—] ?|,? (?:about|on|covering|explaining|describing|regarding|showing|weighing|comparing|that (?:explains|shows|covers|describes|weighs|compares)|of|arguing(?: that)?|saying) (?!page)))/i;

export const isLimit = (chunk: string): boolean => {
  const said = plain(chunk)
    .replace(/[\s.!?,;:)]{1,9}$/, "")
    .replace(/^\(/, "");
  return (
    said.length < 90 &&
    (LENGTH.test(said) ||
      MANNER.test(said) ||
      PACED.test(said) ||
      NAMED_TONE.test(said) ||
      (TONED.test(said) && HAS_TONE.test(said)))
  );
};

/** A sentence without the chunks that say how the text is to be; these go into `limits`. */
function withoutLimits(sentence: string, limits: string[]): string {
  const kept: string[] = [];
  const parts = sentence.split(
    /((?<!\d), (?:and )?|,(?= )| [-–—] |; |(?<=[a-z"”]): (?=(?:in|about|max|under|short|no) ))/,
  );
  for (let i = 0; i < parts.length; i += 2) {
    const chunk = parts[i] ?? "";
    const [, whole = chunk, tail] =
      /^(.{6,200}?)((?: in (?:about |around |under |max )?| with |, )?(?:\b(?:under|around|about|max|in) )?\d[\d,]{0,5}(?: ?(?:-|to) ?\d[\d,]{0,5})?[- ]words?(?: max)?)[.!]?$/i.exec(
        chunk.slice(0, 300),
      ) ?? [];
    if (isLimit(chunk)) limits.push(tidy(chunk));
    else if (tail && i > 0) {
      limits.push(tidy(tail));
      if (isLimit(whole)) limits.push(tidy(whole));
      else kept.push(parts[i - 1] ?? "", whole);
    } else kept.push(i > 0 && kept.length ? (parts[i - 1] ?? "") : "", chunk);
  }
  return kept.join("").trim();
}
/** Readers, the speaker, counts and examples that hang on after a comma or in brackets. */
function withoutAsides(sentence: string, found: Unwrapped, asides: string[]): string {
  return sentence
    .replace(/ \(([^()]{3,60})\)/g, (_, aside: string) => {
      asides.push(`${aside}.`);
      return "";
    })
    .split(/(?<!\d), (?!(?:and|or) )/)
    .filter((chunk, i) => {
      if (i === 0) return true;
      const said = tidy(chunk);
      // Who signs it.
      if (
        /^(?:from|by) (?:an?|our|my|your) (?:[\w'’-]+ ){0,4}(?:practice|office|clinic|firm|company|business|shop|store|studio|salon|agency|school|center|contractor|groomer|lawyer|attorney|dentist|vet|therapist|team)s?$/i.test(
          said,
        )
      ) {
        asides.push(`${said}.`);
        return false;
      }
      if (/^for (?!each|every|example|free)(?:\S+ ?){1,9}$/i.test(said)) {
        asides.push(`${said}.`);
        if (/^for (?:people|total|absolute|complete|beginners|anyone|the person|those)\b/i.test(said))
          found.limits.push(said);
      } else if (/^(?:we['’]?re|we are|i['’]?m|i am|we run|i run|i own|we own|we have|i have)\b/i.test(said))
        asides.push(`${said}.`);
      else if (
        /^(?:about |around |only |at most |max )?(?:\d+|half an|an|one|two|three|five|ten|thirty) (?:minutes|hours?|min)\b/i.test(
          said,
        )
      )
        found.limits.push(said);
      else if (
        /^(?:with |in )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:questions|tips|items|steps|points|phrases|examples)(?: (?:max|total))?$/i.test(
          said,
        )
      )
        asides.push(`${said}.`);
      else if (
        /^(?:including|especially|with|mention(?:ing)?|include|invit(?:e|ing)|thank(?:ing)?|add|offer(?:ing)?|remind(?:ing)?) (?:what|how|when|why|who|they|we|you|it|their|the|an?|them|our|us|that|\d+|one|two|three|five)\b/i.test(
          said,
        )
      )
        found.include.push(said.replace(/^(?:including|include|especially|with|mention(?:ing)?|add) /i, ""));
      else return true;
      return false;
    })
    .join(", ");
}
const tidy = (chunk: string): string =>
  chunk
    .trim()
    .replace(/^(?:and|but|with|in) (?!the )/i, "")
    .replace(/[\s.!?,;:]{1,9}$/, "");

/** Takes off what a prompt says of its text, and leaves what it says of its matter. */
export function unwrap(typed: string): Unwrapped {
  const { rest: worded, asides, ...hung } = formWords(typed.replaceAll(/\s+/g, " ").trim());
  const found: Unwrapped = { clause: "", bare: "", each: [], phases: [], ...hung };
  const all = sentencesIn(
    worded
      // 'Opinion, 500 words: …'
      .replace(
        /^([\w &-]{3,30}), (?:about |max |under )?(\d[\d,]{1,4} words)(?:, [^:,]{3,20})?: /i,
        (_, form: string, length: string) => {
          found.limits.push(length);
          return `${form}: `;
        },
      )
      // '…, opinion 300 words' and '…, quick how-to'.
      .replace(
        /(?:,| -) (?:an? )?(?:quick |short |simple )?(opinion(?: piece)?|op-?ed|how-to|hot take|rant|q ?& ?a)(?= \d| for\b|,? (?:about|around|under|max)\b|[,.]|$)/i,
        (_, form: string) => {
          found.label = form;
          return ",";
        },
      ),
  );
  const kept: string[] = [];
  for (const sentence of all) {
    let rest = sentence.replace(/^(["“])([^"“”]{3,80})[.!]?(["”]) /, "$1$2$3 ");
    rest = rest.replace(
      /\b(?:(?:like|about|around|roughly|of|in) (?=\d))?((?:(?:under|below|max\.?|maximum|at most|up to|(?:less|fewer|no more|not more) than) )?(?<=\b(?:like|about|around|roughly|of|in|under|below|max\.?|maximum|at most|up to|than) )\d[\d,]{1,4}[- ]words?) (?=(?:for|on|about|of|that|why|how|explaining|arguing)\b)/i,
      (_, length: string) => {
        found.limits.push(length);
        return "";
      },
    );
    const each = EACH.exec(rest);
    if (each && each.index + each[0].length < rest.length) {
      found.each.push(...pieces(rest.slice(each.index + each[0].length)));
      rest = rest.slice(0, each.index);
    }
    rest = rest.replace(EACH_HAS, (_, thing: string) => {
      found.each.push(thing.trim());
      return "";
    });
    rest = rest.replace(EACH_DOES, (_, what: string, does: string) => {
      found.each.push(`${what} it ${does.trim()}`);
      return "";
    });
    rest = rest.replace(WHICH_ONE, (_, asked: string) => {
      const whom = / for .*$/i.exec(asked)?.[0];
      if (whom) asides.push(`${whom.trim()}.`);
      return "?";
    });
    const split = SPLIT.exec(rest);
    if (split) {
      found.phases.push(...pieces(rest.slice(split.index + split[0].length)));
      rest = rest.slice(0, split.index);
    }
    const lean = all.length > 1 ? withoutLimits(rest, []) : rest;
    const [, bareForm = lean, asked] =
      /^([\w '’-]{3,60}),? (?:in |about |around |max |of )?(\d[\d,]{1,4}[- ]words?)(?: max)?[.!]?$/i.exec(
        rest,
      ) ?? [];
    const form = (ONLY_FORM.exec(rest) ?? ONLY_FORM.exec(bareForm))?.[1];
    if (form && all.length > 1) {
      if (asked) found.limits.push(asked);
      else if (!ONLY_FORM.test(rest)) withoutLimits(rest, found.limits);
      found.label = form;
      continue;
    }
    const alone = all.length > 1 ? formAlone(rest) : undefined;
    if (alone) {
      found.label ||= alone;
      withoutLimits(rest, found.limits);
      continue;
    }
    if (rest.length < 3) continue;
    if (kept.length && INCLUDE.test(rest)) {
      found.include.push(...pieces(rest.replace(INCLUDE, "")));
      continue;
    }
    if (kept.length && ORDERS.test(plain(rest)) && !ABOUT.test(rest)) {
      for (const chunk of rest.split(/, (?:and )?|; /).map(tidy))
        if (INCLUDE.test(chunk)) found.include.push(...pieces(chunk.replace(INCLUDE, "")));
        else if (COUNT.test(chunk)) asides.push(`${chunk}.`);
        else found.limits.push(chunk);
      continue;
    }
    const { rest: matter, include, limits } = demandsIn(withoutLimits(rest, found.limits));
    found.limits.push(...limits);
    // What a checklist must include are its parts.
    if (include.length > 2 && /\bcheck ?-?list\b/i.test(matter)) found.phases.push(...include);
    else found.include.push(...include);
    const left = withoutAsides(matter, found, asides);
    if (left.length > 2) kept.push(left);
  }
  const at = Math.max(0, chiefOf(kept));
  const chief = kept[at] ?? typed;
  const { label, clause } = unlabeled(chief.replace(/[\s.!,;:-]{1,9}$/, ""));
  found.label ||= label;
  found.clause = clause;
  for (const [i, sentence] of kept.entries())
    if (i !== at && HOLDS.test(sentence)) {
      found.label ||= LABEL.exec(sentence)?.[1] ?? "";
      const held = pieces(sentence.replace(HOLDS, "").replace(/ (?:that )?(?:I|we) can .*$/, ""));
      found.include.push(...held.filter((thing) => !COUNT.test(thing)));
      asides.push(...held.filter((thing) => COUNT.test(thing)).map((thing) => `${thing}.`));
      kept[i] = "";
    }
  found.bare = [clause, [...kept.filter((_, i) => i !== at), ...asides].join(" ")].filter(Boolean).join("\n");
  return found;
}
/** A sentence that only says what the text is to be. */
const ONLY_FORM = new RegExp(
  `^(?:(?:please |pls )?(?:write|make|draft|create|do) )?(?:(?:an?|as an?|maybe an?) )?(?:short |quick )?(${LABELS}|checklist|list|plan|comparison)(?: (?:format|form|style))?(?: for (?:our |my |the |an? )?[\\w-]+(?: [\\w-]+){0,2})?(?: please)?[.!?]?$`,
  "i",
);
const ABOUT = /\b(?:write|article|post|guide|checklist|plan|piece|letter|policy|list|compare|about how)\b/i;

const SPEAKER = /^(?:hi|hello|so|ok)?,? ?(?:we|i|my|our)(?:['’](?:re|m|ve))?\b/i;
const ASKS = new RegExp(
  `\\b(?:write|draft|create|make|compare|prepare|${LABELS}|plan|tips|checklist|letter|policy|announcement|ways|things|signs|mistakes|reasons|questions|how (?:to|do|can|should)|should (?:i|we)|vs\\.?)\\b`,
  "i",
);
const HOLDS = new RegExp(
  `^(?:(?:write|create|make|give me) )?(?:an? )?(?:[\\w-]+ ){0,2}(?:${LABELS}|comparison),? (?:with|including|that includes|containing) `,
  "i",
);
/** The sentence that says what is wanted. */
function chiefOf(sentences: readonly string[]): number {
  const asks = sentences.map((sentence) => ASKS.test(sentence));
  // 'What does it cost? An article with an example': what it is about is asked, what stands in it is told.
  const told = sentences.findIndex((sentence) => HOLDS.test(sentence));
  const asked = sentences.findIndex(
    (sentence, i) => i !== told && /\?$/.test(sentence) && sentence.split(" ").length > 4,
  );
  if (told >= 0 && asked >= 0) return asked;
  const first = sentences.findIndex((sentence, i) => asks[i] && !SPEAKER.test(sentence));
  return first >= 0 ? first : asks.indexOf(true);
}

/** 'How to keep people: an article for owners'. */
const BEHIND = new RegExp(
  `^(.{12,120})(?:: |, (?=an? ))((?:an? )?(?:[\\w-]+ ){0,2}(?:article|blog ?post|post|guide|piece|opinion(?: piece)?|essay|q ?& ?a|faqs?)(?: for .{3,60})?)$`,
  "i",
);
/** What stands before a label is no clause. */
const BETWEEN = /\b(?:vs\.?|versus|or|to|for|of|in|on|from|an? \w+ of)\b/i;
/** Order, form and readers off the front of a sentence. */
function unlabeled(sentence: string): { label: string; clause: string } {
  const ordered = sentence.replace(ORDER, "");
  const [, front, behind] = BEHIND.exec(ordered) ?? [];
  if (front && behind) return { label: behind, clause: front };
  const named = LABEL.exec(ordered);
  if (!named || BETWEEN.test((named[1] ?? "").replace(/how-to/i, "")))
    return { label: "", clause: ordered.length > 8 ? ordered : sentence };
  const after = ordered.slice(named[0].length);
  const joined = JOINED.exec(after.slice(0, 200));
  const label = `${named[1] ?? ""}${joined ? joined[0].replace(/[:\s-]{1,9}$/, "") : ""}`;
  const clause = joined ? after.slice(joined[0].length).trim() : after.replace(/^,? (?:for|to) /, "").trim();
  return clause.split(" ").length > 1 && clause.length > 7
    ? { label, clause }
    : { label: named[1] ?? "", clause: ordered };
}
