import { OPTION_NOUNS } from "./outline-options.ts";
import { NUMBER, numberOf, PACE } from "./plain.ts";

export type Form = "how-to" | "list" | "plan" | "comparison" | "checklist" | "questions" | "opinion";
/** Which side of a piece of advice the entries of a list show. */
export type Face = "do" | "mistake" | "ask" | "reason" | "unknown";

export interface Asked {
  form: Form;
  /** Entries, where the prompt says how many. */
  items: number | undefined;
  /** What the entries of a list are called, in the plural. */
  noun: string;
  face: Face;
  /** Days that a plan is to take. */
  days: number | undefined;
  /** What is compared, in the prompt's words. */
  sides: readonly string[];
}

const faces: [Face, RegExp][] = [
  ["mistake", /^(mistakes|errors|pitfalls|faults|sins|signs)$/],
  [
    "do",
    /^(tips|ways|things|steps|ideas|rules|habits|strategies|tricks|lessons|phrases|sentences|fixes|practices|methods|scripts|greetings|templates)$/,
  ],
  ["ask", /^questions$/],
];
const NOUNS =
  "mistakes?|errors?|pitfalls?|faults?|sins?|tips?|ways?|things?|steps?|ideas?|rules?|habits?|strategies|tricks?|lessons?|fixes|best practices|methods?|questions?|answers?|reasons?|signs?|benefits?|advantages?|facts?|statistics|stats|trends?|examples?|tools?|apps?|myths?|misconceptions?|phrases|sentences|quotes?|hacks?|products?|recipes?|books?|scripts?|greetings|situations|templates?|excuses|costs|expenses|risks|dangers|drawbacks|downsides|disadvantages|limitations|fears|worries|concerns|objections|complaints|flags|symptoms|upsides";
const COUNTED = new RegExp(`\\b(?:top )?${NUMBER} (?:[\\w'-]+ ){0,3}?(${NOUNS})\\b`);
const UNCOUNTED = new RegExp(
  `\\b(mistakes|errors|pitfalls|tips|ways|ideas|strategies|best practices|reasons|signs|benefits|myths|misconceptions)\\b`,
);
const FRONTED = new RegExp(
  `^(?:(?:an? |the )?list of )?(?:top |the )?${NUMBER} (?!(?:days?|weeks?|months?|years?|hours?|minutes?|words|people|times|percent)\\b)(?:(?!(?:in|of|for|to|that|and|or|when|with)\\b)[\\w'-]+ ){0,3}?((?!(?:days|weeks|months|years|hours|minutes|words|people)\\b)[a-z-]{3,}[^s\\W]s)(?= (?:that|which|to|for|in|on|you|we|your|every|self|people|most|a|an|the|new|owners|with|(?:[a-z-]+ ){0,4}[a-z-]+s (?:often |usually |always |never )?(?:forget|miss|make|need|love|overlook|skip|ignore|lose|waste|should|can|must|carry|claim|use|want|owe))\\b|$)`,
);
/** 'A list of 8'. */
const PACED = new RegExp(`\\b${PACE}\\b`, "g");
const LISTED = new RegExp(`\\blist of ${NUMBER}\\b`);
/** 'A 10-point checklist'. */
const POINTS = new RegExp(
  `\\b${NUMBER}[- ](?:point|item|step|line|part)s? (?:\\w+ )?(?:checklist|check list|list)\\b`,
);
const SPAN = new RegExp(`\\b(?:(?:first|next|in|over|within) )?(?:${NUMBER}|an?)[- ](day|week|month)s?\\b`);

const NO_SIDE = /^(?:don'?t|not|no|stay|leave it|skip it)(?:$|\?| for | at )/;
const COMPARED =
  /\b(vs\.?|versus|compar(e|ed|ing|ison)|differences? between|alternatives? to|pros and cons|better than|instead of|which is better)\b|\bor (an? |the )?[\w -]+\?$/;
const PLANNED = /\b(plan|roadmap|road map|timeline|schedule|challenge|program|calendar|itinerary)\b(?! b)/;
/** How much a plan is to have of each week. */
export const ONE_A_WEEK =
  /\bone (?:\w+ )?(?:thing|step|change|task|habit|fix|improvement) (?:each|a|per|every) week\b/;
const CHECKED = /\b(check ?-?lists?|to.?do list|audit sheet)\b/;
const ASKED =
  /\b(q ?(&|and|\+|n) ?a|faqs?|questions and answers|answers to|questions? .* ask(s|ed)?\b|questions (?:that )?(?:\w+ ){1,3}have (?:about|when)\b|interview style)\b/;
const HELD =
  /\b(why (?:we|i) (?:don'?t|do not|won'?t|stopped|quit|never|always|no longer)|opinion|op.?ed|essay|in defen[cs]e of|the (?:case|arguments?) (?:for|against)|rant|overrated|is dead|is over|are dead|(?<!\b(?:what|how|when|who|where|which)(?: one)? )should (you|we|i|a|an|every|stop|not)|why .{3,60} should|stop (using|doing|asking)|argue|hot take|manifesto|point of view)\b/;

/** A question that wants an answer, not a view. */
const ASKING = /^(?:so )?(?:how|what|when|who|where|which)\b/;

const OF_SIZE =
  /\b(?:one|two|three|four|five|six|seven|eight|\d{1,2})[- ](?:person|man|woman|family|truck|van|bay|crew|doctor|dentist|vet|lawyer|attorney|provider|chair|room|table|oven|location|store|stylist|partner|employee)(?![\w-])(?= \w)/g;
/** The form that a prompt asks for; a how-to where it names none. `text` is plain. */
export function formOf(text: string): Asked {
  const bare = text
    .replaceAll(/\b\d[\d,]*[- ]?words?\b/g, " ")
    .replaceAll(/\b(?:an? |the )?(?:day|week) in the life\b/g, " ")
    // ‘A two person company’ counts nothing that is wanted.
    .replaceAll(OF_SIZE, " ");
  // 'Charge for it or don't?' is one thing.
  const named = namedSides(sidesOf(bare));
  const sides = named.some((side) => NO_SIDE.test(side)) ? [] : named;
  const counted = countedIn(bare.replaceAll(PACED, " "));
  const listed = (POINTS.exec(bare) ?? LISTED.exec(bare))?.[1];
  // 'Eight tax deductions that …': whatever is counted at the front is what the list holds.
  const fronted = counted || sides.length > 1 ? undefined : FRONTED.exec(bare);
  const count = (counted ?? fronted)?.[1] ?? listed;
  const items = count ? numberOf(count) : undefined;
  const held = HELD.test(bare) && !(ASKING.test(bare) && !/\b(opinion|op.?ed|essay|rant)\b/.test(bare));
  const why =
    /\bwhy (do |does |are )?(nobody|no one|callers|people|customers|clients|patients|guests|they|the phones?|(?:small |local |most )?(?:businesses|companies|practices|offices|clinics|shops|firms|restaurants|salons) (?:lose|miss|fail|don't))\b/.test(
      bare,
    );
  const noun = nounOf(
    counted?.[2] ??
      fronted?.[2] ??
      UNCOUNTED.exec(bare)?.[1] ??
      (why ? "reasons" : undefined) ??
      (listed ? (/\b(rules|steps|ideas)\b/.exec(bare)?.[1] ?? "things") : undefined),
  );
  const days = daysOf(bare);
  const rest = { items, noun: noun ?? "", face: faceOf(noun, bare), days: undefined, sides: [] };
  if (sides.length > 1 || (COMPARED.test(bare) && /alternatives? to|pros and cons/.test(bare)))
    return { ...rest, form: "comparison", sides };
  if (CHECKED.test(bare)) return { ...rest, form: "checklist" };
  if (
    (days && (PLANNED.test(bare) || /\b(first|over|within) |\bin (?!an? )/.test(bare))) ||
    /\b(a|the|action|rollout|week by week) plan\b(?! b)/.test(bare) ||
    (days && COURSE_OF.test(bare)) ||
    ONE_A_WEEK.test(bare)
  )
    return { ...rest, form: "plan", days: days ?? 28 };
  if (
    (!counted || noun === "questions" || /\b(?:q ?& ?a|q and a|faqs?)\b/.test(bare)) &&
    ASKED.test(bare.replace(/\bquestions (?:(?:[\w'-]+ ){1,5}(?:should|must) |to )(?:always )?ask\b/g, " "))
  )
    return { ...rest, form: "questions" };
  if (noun && !held) return { ...rest, form: "list" };
  if ((counted ?? fronted) && noun) return { ...rest, form: "list" };
  return { ...rest, form: held ? "opinion" : "how-to" };
}

/** 'Nine things', and not 'two person sign': more than one of them are named in the plural. */
function countedIn(text: string): RegExpExecArray | undefined {
  const all = [...text.matchAll(new RegExp(COUNTED.source, "g"))];
  return (
    all.find(
      ([, count, noun = ""]) => numberOf(count as string) < 2 || noun.endsWith("s") || noun === "strategies",
    ) ?? (all.length === 1 && /\bsigns?\b/.test(all[0]?.[2] ?? "") ? undefined : all[0])
  );
}

function nounOf(said: string | undefined): string | undefined {
  if (!said || said === "best practices") return said;
  return said.endsWith("s") ? said : `${said}s`;
}

function faceOf(noun: string | undefined, text: string): Face {
  if (!noun) return "do";
  if (noun === "habits" && /\b(?:drop|break|quit|stop|bad|lose|kill|avoid|give up)\b/.test(text))
    return "mistake";
  if (noun === "reasons")
    return !/\bshould (?:stop|quit|never|not)\b/.test(text) &&
      /\b(hang|leave|left|lose|losing|lost|miss|go wrong|fail|do not|don't|never|no.?show|cancel|resched|late|give up|stop|quit|hate)/.test(
        text,
      )
      ? "mistake"
      : "reason";
  // 'Eight ways vets lose new clients': they are faults.
  if (
    noun === "ways" &&
    /\bways (?:that )?(?:[\w'-]+ ){1,4}(?:los(?:e|es|ing)|driv(?:e|es) away|turns? away|scares? (?:off|away)|annoys?|miss(?:es)?|wastes?|hurts?)\b/.test(
      text,
    ) &&
    !/\bways (?:\w+ )?to\b/.test(text)
  )
    return "mistake";
  const last = noun.split(" ").at(-1) as string;
  return faces.find(([, nouns]) => nouns.test(last))?.[0] ?? "unknown";
}

const PLAN_OF = new RegExp(
  `\\b(?:${NUMBER}|an?)[- ](day|week|month)s?[- ](?:[\\w-]+ ){0,2}(?:plan|itinerary|program|roadmap|challenge)\\b`,
);
/** 'Seven days to cleaner notes', 'plan 6 weeks to …': a course, and no time that somebody has for a paper. */
export const COURSE_OF = new RegExp(
  `^(?:(?:please |can you )?(?:give me|make|write|plan)(?: me)? )?(?:the (?:next|first) )?${NUMBER}[- ](?:day|week|month)s? to (?!(?:pay|file|appeal|cancel|respond|reply|answer|cure|vacate|move out|go|return|live|wait|decide|object|leave|sue|sign|refund|expire|christmas|closing|deliver)\\b)[a-z]`,
);
/** 'Five days' rather than 'once a day'. */
const NUMBERED = new RegExp(`\\b${NUMBER}[- ](day|week|month)s?\\b(?! (?:a|per|each) week)`);
function daysOf(typed: string): number | undefined {
  const text = typed
    .replaceAll(/\b(?:a )?(day|week|month)[- ]by[- ]\1\b/g, " ")
    // How often somebody does something is no stretch of a plan.
    .replaceAll(/\b\w+ times (?:an?|per|each|every) (?:hour|day|week|month)\b/g, " ");
  const first = PLANNED.test(text) ? /\bfirst (week|month)\b/.exec(text)?.[1] : undefined;
  const span =
    PLAN_OF.exec(text) ??
    NUMBERED.exec(text) ??
    SPAN.exec(text.replaceAll(/\b(?:\d+|\w+) (?:days|hours|times) (?:a|per|each) week\b/g, " "));
  const [, paced] =
    /\b(day|week|month)[- ]by[- ]\1 (?:plan|schedule|roadmap|timeline|calendar)\b/.exec(typed) ?? [];
  if (!span && paced) return { day: 7, week: 28, month: 180 }[paced as "day"];
  const whole = /\b(week|month)(?:[- ]long|ly)? plan\b/.exec(text)?.[1];
  if (!span && whole) return whole === "week" ? 7 : 30;
  if (!span && first) return first === "week" ? 7 : 30;
  if (!span) return undefined;
  const count = span[1] ? numberOf(span[1]) : 1;
  return Math.min(Math.max(count * { day: 1, week: 7, month: 30 }[span[2] as "day"], 1), 366);
}

const LEADS =
  /^(?:should (?:an? |the |my |our )?[\w' -]+? (?:use|get|have|choose|hire|keep|pick) (?=.* or ))|^.*?\b(compar(?:e|ing|ison of|ison between)|differences? between|choose between|choosing between|pros and cons of|alternatives? to|about|on|article|post|which is better|should (?:we|i|you)(?: use| get| have| choose| hire)?)\b:? ?/;
const TAILS =
  / (?!in[- ]house)(for|at|in|on) (?:an? |the |my |our |small |your )*[\w' -]+$| which (is|one).*$/;

/** What stands left and right of 'vs.', 'or', 'compared with'. */
function sidesOf(said: string): string[] {
  // 'Comparison for owners: …'
  const text = said
    .replace(
      /, with (?:(?:an?|the|their|its) )?(?:\w+ )?(?:costs?|prices?|pricing|numbers|figures|sums?)\b.*$/,
      "",
    )
    .replace(
      /,? (?:and )?(?:with|give|including|plus) (?:an? |your |the )?(?:\w+ )?(?:recommendation|verdict|table)\b.*$/,
      "",
    )
    .replace(/[:,?] which (?:one )?is (?:better|best|right)\b.*$/, "?")
    .replace(/^which (?:one )?(?:should|would|is|do|does) [^:?]{3,80}: (?=[^:]{3,60} or )/, "compare ")
    .replace(/^(?:an? )?comparison: /, "compare ")
    .replace(/^(?:an? )?(?:[\w-]+ )?comparison (?:for|of|between) [^:]{3,60}: /, "compare ");
  // 'An assistant or a second line: what helps more?'
  const [, one = "", other = ""] = EITHER_FIRST.exec(text) ?? [];
  if (one && other) return [trimmed(one), trimmed(other)];
  const several = manyIn(text);
  if (several.length > 2) return several;
  const parts = text.replace(/^.*\?\s+(?=.*\bvs\b)/, "").split(/ (?:vs\.?|versus|compared (?:to|with)) /);
  if (parts.length > 1)
    return parts
      .map((side, i) =>
        trimmed(i === 0 ? side.replace(LEADS, "").replace(/^.{12,}, (?=[^,]{3,40}$)/, "") : side),
      )
      .filter(Boolean);
  const joined = /\b(compar(e|ing|ison)|differences? between|(choose|choosing) between)\b/.test(text)
    ? / (?:and|or) /.test(text)
      ? / (?:or|and) /
      : / (?:to|with) /
    : !/^(?:how|is it (?:ok(?:ay)?|legal|allowed|safe|fine))\b/.test(text) &&
        / or [\w' -]+\?|\bwhich is better\b|\bbetter\b.* or /.test(text)
      ? / or /
      : undefined;
  const bare = (text.split(/[.?!;] /)[0] as string)
    .replace(LEADS, "")
    .replace(
      / (?:to|for) (?:people|someone|somebody|beginners|clients|patients|customers|those|anyone)\b.*$/,
      "",
    );
  const halves =
    /\bcompar/.test(text) && !/ (?:and|or) /.test(bare.split(" with ")[0] as string)
      ? bare.split(/ with /)
      : [];
  const pair = halves.length === 2 ? halves : joined ? bare.split(joined) : [];
  const [left = "", right = ""] = pair;
  const sides =
    pair.length === 2 ? [...left.replace(LEADS, "").split(", "), right].map(trimmed).filter(Boolean) : [];
  return sides.every((side) => side.split(" ").length < 7) ? whole(sides) : [];
}

/** 'Compare five models with prices': how many there are and what they cost are no sides. */
function namedSides(sides: string[]): string[] {
  if (sides.some((side) => HOW_MANY.test(side))) return [];
  const named = sides.filter((side) => !BY_WHAT.test(side));
  return named.length > 1 ? named : [];
}
const HOW_MANY = new RegExp(
  `^(?:(?:the|top|best|leading|popular) )*${NUMBER} (?:[\\w-]+ ){0,3}(?:${OPTION_NOUNS}|products|systems|machines|programs|tools|services|vendors|providers|companies|candidates|offers)$`,
);
const BY_WHAT =
  /^(?:(?:the|their|its|monthly|yearly|annual|total|current|list) )*(?:prices?|pricing|costs?|fees|features|specs|reviews|ratings)$/;

const EITHER_FIRST = /^([^:?,]{3,50}) or ([^:?,]{3,50}): (?:what|which)\b/;

/** 'New or used kilns': the first of them is a kiln as well. */
const whole = ([one = "", other = "", ...more]: string[]): string[] =>
  OF_A_KIND.test(one) && OF_A_KIND.test(other.split(" ")[0] as string) && other.includes(" ")
    ? [`${one} ${other.split(" ").slice(1).join(" ")}`, other, ...more]
    : [one, other, ...more].filter(Boolean);
const OF_A_KIND =
  /^(?:(?:buying|using|getting|a|an) )*(?:new|used|old|secondhand|cheap|expensive|small|big|large|gas|electric|paper|digital|online|live|remote|local|national|fixed|hourly|flat|weekly|monthly|daily|full-time|part-time|permanent|seasonal|fresh|frozen|real|artificial|wooden|metal|plastic|glass|leather|cotton)$/;

const MANY =
  /\b(?:compar(?:e|es|ing|ison of|ison between)|weigh(?:ing|s)?(?: up)?|differences? between|cho(?:ose|osing) between|decid(?:e|ing) between|pros and cons of)\b:? ([^.:?]{8,160})/;
/** 'A, B and C': all of them are sides. */
function manyIn(text: string): string[] {
  const named =
    MANY.exec(text)?.[1] ??
    (TOLD_HOW.test(text) ? undefined : THREE.exec(text)?.[1]) ??
    (/, (?:or|and) an? |, or /.test(text) && /\?|\bor\b/.test(text)
      ? /^(?:[^:?]{0,60}[:?] )?([^.:?]{8,120}, or [^.:?,]{3,60})/.exec(text)?.[1]
      : undefined);
  if (!named || !named.includes(",")) return [];
  const sides = named
    .split(/, (?:and |or |vs\.? )?| (?:and|or|vs\.?) (?=an? |the |\w+(?: \w+){0,4}$)/)
    .map((side) => trimmed(side.replace(LEADS, "")))
    .filter((side) => side && !/^(?:which|what|how|with|including|for)\b/.test(side));
  return sides.length < 6 && sides.every((side) => side.split(" ").length < 7) ? sides : [];
}

/** 'A service, a hire or an assistant for a small firm': three names are weighed, as long as nothing else is asked of them. */
const THREE =
  /^((?:[\w'-]+ ){0,3}[\w'-]+, (?:[\w'-]+ ){0,3}[\w'-]+,? or (?:[\w'-]+ ){0,3}?[\w'-]+)(?= (?:for|at|in) |[,:.?]|$)/;
const TOLD_HOW =
  /\b(?:how|what|why|when|who|tips|ways|check ?list|plan|scripts?|mistakes|questions|reasons|signs|letter|opinion|guide|post|article|should|can|do|does)\b/;

const trimmed = (side: string): string =>
  side
    // '$1,500' is one figure.
    .replaceAll(/(?<=\d),(?=\d{3}\b)/g, "")
    // What there is to spend is a limit and no side.
    .replace(
      / (?:with|on|for|under) (?:an? |about |only |just )?(?:budget of )?\$?\d[\d.]*k?(?: (?:a|per|each|monthly|in) ?\w*)?(?: budget)?$/,
      "",
    )
    .replace(/[,;:?!][^]*$|\.(?:\s[^]*)?$/, "")
    .replace(TAILS, "")
    .replace(
      /^(?:(?:an?|the|using|having|getting|is|are|it better to|better to|should i (?:use|get)|hire|use|(?:do|does) (?:i|we) need)\s+)+/,
      "",
    )
    .trim();
