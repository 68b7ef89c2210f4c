import { capital } from "../../content/capital.ts";
import { plural } from "./called.ts";
import { plain } from "./plain.ts";
import type { Request } from "./request.ts";

/** Who decides: 'should we', 'does a small firm'. */
const WHO =
  "(?:we|i|you|they|(?:my|our|the|an?) (?:[\\w’'-]+ ){0,3}?(?:practice|office|clinic|firm|company|business|shop|store|salon|restaurant|studio|owners?|dentist|lawyer|attorney|[a-z]+(?:ists?|icians?|ers?|ors?)|nurse|vet|cpa)(?! (?:shop|office|firm|company|studio|salon|practice|center|store|business|clinic|school|agency)\\b))\\b";
const LEAD =
  /^(?:(?:an? )?(?:opinion(?: piece)?|op-?ed|article|blog post|post|guide|essay|comparison)(?: on| about|:| -)? )?(?:(?:whether|on whether|deciding whether|help me decide:?) )?/i;
const END = "(?=[?.!;]|, (?:which|what|and|an? opinion|opinion|pros)\\b|$)";
const JUST = "(?:just |simply |rather |still |better |instead |it better to |to )*";

/** A thing that is asked to be worth it, beside what is done without it. */
const WORTH = new RegExp(
  `\\bworth (?:it (?:to )?|the (?:money|cost|trouble|effort|investment) (?:to |of )?|to )?(?!it\\b)([^?.!:]{4,90}?),? or (?:should|do|can|could|would|is it) ${WHO} ?${JUST}([^?.!]{4,80}?)${END}`,
  "i",
);
const WORTH_ALONE = new RegExp(
  `\\bworth (?:it )?(?:to )?([a-z]{3,}ing [^?.!:]{4,80}?),? or ${JUST}((?:[a-z]{3,}ing|keep|stay|stick|wait|leave|go|use|pay|rent|hire|send|refer|let|do|buy|fix|repair|have)\\b[^?.!]{0,80}?)${END}`,
  "i",
);
/** The matter before a colon, and behind it whether. */
const BEFORE = new RegExp(
  `^([^:?!.]{6,90}): (?:is|are|would|was) (?:it|this|that|they) (?:be )?(?:really )?worth (?:it|the \\w+)[,?]? or (?:should|do|can|could) ${WHO} ?${JUST}([^?.!]{4,80}?)${END}`,
  "i",
);
/** What is needed, or what there is. */
const ENOUGH = new RegExp(
  `^(?:do|does) ${WHO} ?(?:really |also |even )?need ([^?.!]{4,60}?)(?: (?:for|in|at) (?:an?|the|our|my) [^?.!]{3,40}?)?,? or (?:is|are|does|will|would|can) ([^?.!]{4,60}?) (?:enough|do|sufficient|cover|work|fine|ok(?:ay)?)\\b`,
  "i",
);
/** One way against another, by a measure. */
const CHEAPER = new RegExp(
  `^(?:is it|would it be|what is|what’s|what's) (?:cheaper|better|smarter|wiser|easier|safer|faster|more (?:\\w+)|best)(?: for (?:us|me|an? [\\w ]{3,30}?))?,? to ([^?.!]{4,70}?),? or (?:to )?([^?.!]{4,70}?)${END}`,
  "i",
);
const SHOULD = new RegExp(
  `^should ${WHO} ?([^?.!]{4,80}?),? or (?:should (?:we|i|they|you) )?${JUST}([^?.!]{4,80}?)${END}`,
  "i",
);

const VERBAL =
  /^(?:[a-z]{3,}ing|keep|stay|stick|wait|leave|go|use|pay|rent|hire|send|refer|let|do|buy|fix|repair|have|lease|outsource|train|switch|move|build|sell|close|open|offer|raise|drop|take|join|knock|expand|renovate|order|make|replace|add|get|run|teach|bring|ask|charge|give|start|stop)\b/i;

/** The first side in the shape of the second: 'pay nurses weekly' beside 'biweekly' is 'weekly'. */
function beside(left: string, right: string): string {
  if (VERBAL.test(right)) return left;
  if (/^(?:an?|the|our|my|another) /i.test(right)) {
    const at = left.search(/\b(?:an?|the|our|my|another) /i);
    return at > 0 ? left.slice(at) : left;
  }
  const words = left.split(" ");
  const count = right.split(" ").length;
  return VERBAL.test(left) && words.length > count + 1 ? words.slice(-count).join(" ") : left;
}

/** A side as the head of a column: without whom it is for. */
const headed = (side: string, { audience }: Pick<Request, "audience">): string =>
  side
    // ', HVAC company': who asks.
    .replace(/, ([^,]{3,40})$/, (tail, who: string) => (audience?.heard.test(plain(who)) ? "" : tail))
    .replace(/(?<=.{6}) (?:for|in|at) (?:an?|our|my|the) .*$/i, "")
    // ‘Call them about missed sessions’: what about is both’s.
    .replace(/(?<=^\w+ (?:them|it|him|her)) (?:about|when|if|for|after|before|on) .*$/i, "")
    .replace(
      audience
        ? new RegExp(
            `^(moving|expanding|taking|keeping) (?:our|my|the|an?) (?:[\\w-]+ )?(?:${audience.heard.source})\\w* (?=to |into )`,
            "i",
          )
        : /(?!)/,
      "$1 ",
    )
    .replaceAll(/\b(?:our|my)\b/gi, "your")
    .replace(/^(?:an?|the) (?=\w)/i, "")
    .replace(/[\s,]{1,4}$/, "")
    .trim();

/** 'Choosing software: Dentrix vs Curve': what is chosen between stands behind the colon. */
const BEHIND = /^[^:?]{5,90}: ([^:?]{3,120}?)[?.]?$/;
const AGAINST = / (?:vs\.?|versus) |,? or |, (?=[^,]*(?: vs\.? | or |, ))/i;
/** What is held against each other behind a colon. */
export const heldBehind = ({ typed }: Pick<Request, "typed">): string[] => {
  const said = BEHIND.exec(typed.trim())?.[1] ?? "";
  const sides = / (?:vs\.?|versus|or) /i.test(said)
    ? said
        .replace(/ (?:for|at|in) (?:an?|the|my|our) .*$/, "")
        .split(AGAINST)
        .map((side) => plain(side.trim()))
    : [];
  // '15 or 20 minute slots': both are slots.
  const [first = "", second = ""] = sides;
  const tail = /^\d+$/.test(first) ? /^\d+([ -].{3,30})$/.exec(second)?.[1] : undefined;
  if (tail) return [`${first}${tail}`, ...sides.slice(1)];
  return sides.length > 1 &&
    sides.every(
      (side) => side.split(" ").length < 6 && !/^(?:what|which|how|why|is|are|should|do)\b/.test(side),
    )
    ? sides
    : [];
};

/** 'Moving to a bigger suite: is it worth it or should we …?' as one question. */
export function decisionTitle({ typed }: Pick<Request, "typed">): string | undefined {
  const [, one = "", other = ""] = BEFORE.exec(typed.replaceAll(/\s+/g, " ").trim().replace(LEAD, "")) ?? [];
  if (one && other) return `${capital(one)}, or ${other}`;
  const whole = typed.trim().replace(/[.?!]+$/, "");
  return /: \d+ or \d+/.test(whole) && whole.length < 100 ? capital(whole) : undefined;
}

const AT_HAND =
  /^(?:repair|fix|replac|buy|leas|rent|purchas|us|get|keep|hir|offer|add|upgrad)(?:e|ing)? (?:(?:your|an?|the|our|my|old|new|used|another|renting|using|second) )*(?!(?:it|one|them)\b)([a-z][\w -]{2,40})$/;
/** What is decided about, out of the first side that names it: 'repair your old compressor'. */
export const decidedOn = (sides: readonly string[]): string | undefined => {
  const found = sides.map((side) => AT_HAND.exec(side)?.[1]).find(Boolean);
  return found && (/(?:s|ing|ware|ment)$/.test(found) ? found : plural(found));
};

/** The two ways between which a request asks to decide, each as it stands there. */
export function decisionIn(request: Pick<Request, "typed" | "audience">): string[] {
  const typed = request.typed.replaceAll(/\s+/g, " ").trim().replace(LEAD, "");
  const before = BEFORE.exec(typed);
  const found =
    before ??
    WORTH.exec(typed) ??
    WORTH_ALONE.exec(typed) ??
    ENOUGH.exec(typed) ??
    CHEAPER.exec(typed) ??
    SHOULD.exec(typed);
  const [, one = "", other = ""] = found ?? [];
  if (!one || !other) return [];
  // 'Spend on ads or on a person': the verb and its preposition are both’s.
  const [, joint = ""] = /^(on|in|for|with|to) /i.exec(other) ?? [];
  const lead = joint ? new RegExp(`^[a-z]+ (?:[a-z]+ )?${joint} (?=.{3})`, "i") : undefined;
  if (lead?.test(one)) {
    const both = [one.replace(lead, ""), other.slice(joint.length + 1)].map((side) =>
      plain(headed(side, request)),
    );
    if (both.every((side) => side.length > 2)) return both;
  }
  // 'Buy or lease a scanner': the first verb has the second one’s thing.
  const [verb = ""] = other.split(" ");
  const sides =
    !one.includes(" ") && VERBAL.test(one) && VERBAL.test(other) ? [one, verb] : [beside(one, other), other];
  const heads = sides.map((side) => plain(headed(side, request)));
  return heads.every((head) => head.length > 2 && head.split(" ").length < 11) && new Set(heads).size > 1
    ? heads
    : [];
}

const BOTH_SIDES =
  /\b(?:pros (?:and|&|\/|or|vs\.?) cons|pros\/cons|pro and con|advantages and disadvantages|(?:upsides?|benefits|advantages) and (?:the )?(?:downsides?|drawbacks|risks)|for and against|(?:both|two|each) sides)\b/;
/** One thing is to be weighed: what speaks for it, and what against it. */
export const wantsBothSides = ({ typed }: Pick<Request, "typed">): boolean => BOTH_SIDES.test(plain(typed));
