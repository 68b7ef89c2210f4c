import { doingOf } from "./doing.ts";
import { small } from "./phrases.ts";
import { plain } from "./plain.ts";
import { termsIn } from "./terms.ts";
import { asks } from "./wanted.ts";

/** What a request is about, in the forms that sentences need. */
export interface Matter {
  /** 'growing tomatoes on a rooftop'. */
  whole: string;
  /** 'growing tomatoes'; 'this' where nothing can be told. */
  short: string;
  /** 'tomatoes'; 'it' where nothing can be told. */
  object: string;
}

/** What is done in a place or at a time, as a thing: 'what to do in the garden in May'. */
const TO_DO =
  /^(?:what|things|jobs|everything) to do (in|on|at|with|about|before|after|during|when) (.{3,60})$/i;
const KIND =
  "tips|ways|things|steps|ideas|mistakes|reasons|signs|questions|rules|facts|myths|tricks|lessons|habits|hacks|benefits";
const COUNTED = new RegExp(
  `^(?:top )?(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) `,
  "i",
);
const LED =
  /^(?:an? |the |my |our )?(?:[\w'’-]+ ){0,2}?(?:pros and cons|advantages and disadvantages|guide|introduction|intro|primer|checklist|plan|tips|advice|recipe|q ?& ?a|faqs?) (?:for|to|on|of|about) /i;

/** The matter of a clause; `wanted` is the same as a title. */
export function matterOf(clause: string, wanted: string): Matter {
  const bareClause = clause
    .replace(/^(?:checklist|to-?do list): /i, "")
    .replace(/,? (?:an? )?(?:checklist|q ?& ?a|faqs?|guide|step by step|article|how-to)$/i, "");
  const before = /^before (?:you |we |i )?(?=\w+ (?:an?|the|your|my|our|with|for|to)\b)(.{6,80})$/i.exec(
    bareClause,
  )?.[1];
  const doing = doingOf(before ? `how to ${before}` : bareClause);
  const role = /\bjob (?:description|posting|ad) for (an? [\w' -]{4,40})/i.exec(clause)?.[1];
  if (doing) return { ...doing, object: role ?? objectOf(doing.short) };
  const said = wanted
    .replace(/(?<=.{8})(?:: | - | – | \().*$/, "")
    .replace(/(?<=.{8}), (?!.*\band\b).*$/, "")
    .replaceAll(/\b(?:my|our)\b/gi, "your")
    .trim();
  const [, link = "", place = ""] = TO_DO.exec(said) ?? [];
  if (place) {
    const whole = /^(?:with|about)$/i.test(link)
      ? `dealing with ${place}`
      : /^when$/i.test(link)
        ? `what to do when ${place}`
        : /^(?:before|after|during)$/i.test(link)
          ? `the time ${link.toLowerCase()} ${place}`
          : `work ${link.toLowerCase()} ${place}`;
    return { whole, short: whole, object: /^when$/i.test(link) ? "it" : place };
  }
  const [, whose] =
    /^why (?:do|does|are|is|did|don['’]t) ((?:[\w'’-]+ ){0,2}?[\w'’-]{3,}s)(?= [a-z]{3,})/i.exec(said) ?? [];
  if (whose) {
    const whole = small(said.replace(/^why (?:do|does|did) /i, "why "));
    return { whole, short: whole, object: small(whose) };
  }
  const [, wrong = ""] =
    /\b(?:mistakes?|errors?|pitfalls|things|questions)\b.{0,50}? (?:make|with|in|when|about|on|forget|overlook)(?: (?:with|in|when|about|on))? (.{4,60})$/i.exec(
      said,
    ) ?? [];
  if (wrong && !asks(said)) {
    const done = doingOf(wrong);
    if (done) return { ...done, object: objectOf(done.short) };
    return { whole: small(wrong), short: small(wrong), object: small(wrong) };
  }
  if (/^why (?:we|our)\b/i.test(wanted)) {
    const reason = small(wanted)
      .replace(/^why we\b/i, "why you")
      .replace(/^why our\b/i, "why your");
    return { whole: reason, short: reason, object: "it" };
  }
  const [, kind = "", who = ""] =
    /\bpay (?:(?:to|for) )?((?:an?|your|the) )([a-z][\w' -]{3,30})$/i.exec(said) ?? [];
  if (who) return { whole: `paying ${kind}${who}`, short: `paying ${kind}${who}`, object: `${kind}${who}` };
  const [, held = ""] =
    /\bshould(?:n['’]t)? (?:stop |start |not |never |always )?(.{4,70})$/i.exec(said) ?? [];
  const view = held && !asks(said) ? doingOf(/^\w+ing\b/.test(held) ? held : `how to ${held}`) : undefined;
  if (view) return { ...view, object: objectOf(view.short) };
  const bare = said.replace(COUNTED, "").replace(LED, "");
  const noun = nounIn(bare, said !== bare);
  if (noun)
    return {
      whole: noun,
      short: noun,
      object: noun.replace(/(?<=.{5}) (?:for|at) .*$/, "").replace(/^the best /, ""),
    };
  const found = termsIn(wanted)[0]?.said;
  const whoseIs =
    found &&
    new RegExp(`\\b(your|my|our|the|an?) ${found.replaceAll(/[^\w ’-]/g, ".")}`, "i").exec(wanted)?.[1];
  const term = found && whoseIs ? `${whoseIs.toLowerCase().replace(/^(?:my|our)$/, "your")} ${found}` : found;
  return term ? { whole: term, short: term, object: term } : { whole: "this", short: "this", object: "it" };
}

/** 'Tax deductions self-employed tutors forget' as 'tax deductions'; a short noun as it stands. */
function nounIn(bare: string, counted: boolean): string | undefined {
  const text = small(bare).replace(/(?<=.{5}) (?:for|at|in) (?:an?|our|my|your|the|small) .*$/, "");
  const [, many] =
    /^((?:[a-z'’-]+ ){0,2}[a-z'’-]{3,}s) (?:that |which |to |for |in |on |with |every |you |self-|your |we |most |people )/i.exec(
      text,
    ) ?? [];
  if (counted && many && !new RegExp(`^(?:${KIND})$`, "i").test(many.split(" ").at(-1) as string))
    return many;
  if (asks(bare) || /^(?:how|best|should|why|what|when|who|where)\b|,/i.test(plain(bare))) return undefined;
  return text.split(" ").length < 7 && !/\b(?:is|are|do|does|make|forget|should|must|can)\b/.test(text)
    ? text
    : undefined;
}

/** What something is done to: 'growing tomatoes' as 'tomatoes'. */
function objectOf(short: string): string {
  const [, rest = ""] =
    /^\S+ing (?:(?:up|down|out|off|away|back|for|with|about|on|in|into|of) )*(.+)$/i.exec(short) ?? [];
  if (
    rest.length < 3 ||
    /^(?:to|from|how|more|less|better|paid|ready|started|paperless|married|fit)\b/i.test(rest)
  )
    return short;
  return rest.replace(
    / (?:fairly|well|safely|properly|quickly|cheaply|easily|fast|right|online|kindly|politely|alone|together|ready|clean|safe|fresh|alive|organized|sharp|warm|cool|dry)$/i,
    "",
  );
}
