import { type Readers, type Worry, worries } from "../../../content/writing/ready/worries.ts";
import { capital } from "../../../content/capital.ts";
import type { Body } from "../body.ts";
import { p } from "../html.ts";
import { small } from "../phrases.ts";
import { plain } from "../plain.ts";
import { readersOf } from "../readers.ts";
import type { Request } from "../request.ts";

const LETTER = /\b(?:(?:open )?letter|e-?mail|note|message|memo|statement)\b(?=.{0,140}\b(?:to|for|from)\b)/;
/** '… who worry that …', 'about their fear of …', 'reassuring patients who …'. */
const FEARS =
  /\b(?:(?:who|that)(?:’re| are| is|’s)? ?(?:still |may |might |now |all )?(?:worr(?:y|ies|ied)|fear\w*|afraid|scared|nervous|anxious|concerned|uneasy|skeptical|sceptical|doubt\w*|distrust\w*|(?:don’t|do not) (?:trust|like|want))|(?:worries|fears?|concerns?|doubts?|anxiety))\b(?: (?:that|about|of|over|whether|because))* ?([^.;]{0,120})/;
const ASSISTANT =
  /\b(?:ai|assistants?|automat\w+|bots?|robots?|virtual receptionists?|machines?|computers?|humans?|real (?:person|people))\b/;

const STAFF =
  "receptionists?|front[- ]desks?(?: (?:team|staff|people))?|staff|team|employees|assistants? at|hygienists|(?:office|intake|dental|medical|legal) (?:staff|assistants|team)|paralegals|secretaries|operators|schedulers|dispatchers";
const BUYERS =
  "(?:office|practice|clinic) managers?|(?:practice |business |shop |salon |clinic )?owners?|dentists|doctors|physicians|lawyers|attorneys|partners|administrators|practices|firms";
const CALLERS = "patients?|clients?|customers?|callers?|guests?|parents?|families|members|tenants|residents";
const TO = new RegExp(
  `\\b(?:to|for|reassur\\w+|calm\\w*) (?:(?:all|our|my|the|your|those|any|every|existing|older|elderly|longtime|long-time|new|worried|nervous|skeptical|anxious|other) )*((?:[\\w-]+ ){0,3}?(?:(${STAFF})|(${BUYERS})|(${CALLERS})))\\b((?: (?:at|of|in) (?:(?:an?|our|the|your|small) )?(?:[\\w-]+ ){0,2}?(?:practices?|offices?|clinics?|firms?|businesses|salons?|shops?|companies|restaurants?))?)`,
);
const FROM =
  /\bfrom (?:our|my|the|a|an|your) ((?:[\w-]+ ){0,2}?(?:ceo|founders?|president|owners?|office manager|practice manager|manager|managing partner|partner|director|dentist|doctor|boss|administrator))\b(?: of [\w ]{3,30})?/;
/** Whoever runs the company that makes it, and writes to other people’s. */
const MAKER = /^(?:co-?)?(?:ceo|founders?|president)$/;

interface Asked {
  readers: Readers;
  /** 'receptionists at dental practices' */
  to: string;
  /** 'receptionists' */
  dear: string;
  from: string | undefined;
  worry: string;
}

function askedIn({ text, form }: Pick<Request, "text" | "form">): Asked | undefined {
  const said = text.replaceAll("'", "’");
  const fears = FEARS.exec(said);
  if (form === "opinion" || !LETTER.test(said.slice(0, 60)) || !fears || !ASSISTANT.test(said))
    return undefined;
  const found = TO.exec(said);
  if (!found) return undefined;
  const [, dear = "", staff, buyers, , at = ""] = found;
  return {
    readers: staff ? "staff" : buyers ? "buyers" : "callers",
    to: `${dear}${at}`,
    dear: dear
      .replace(/ at$/, "")
      .replace(/^(?:(?:solo|small|small-firm|mid-?sized?|independent|and|or) )+/, ""),
    from: FROM.exec(said)?.[1],
    worry: fears[1] ?? "",
  };
}

/** True of a letter to people who fear or doubt an assistant: what they fear is answered, and is no news. */
export const wantsWorryLetter = (request: Request): boolean => askedIn(request) !== undefined;

const OF_LAW = /\b(?:law|lawyers?|attorneys?|paralegals?|legal)\b/;
const OF_HEALTH = /\b(?:patients?|medical|dent\w+|doctors?|clinics?|hipaa|practices?|therap\w+)\b/;
/** What its readers owe those who call them, beyond what anybody owes. */
const duty = (trade: string, text: string): string =>
  OF_LAW.test(`${trade} ${text}`)
    ? "For a law firm it also has to meet your bar’s rules on confidentiality, which cover people who only ask. Have a partner read it before you sign."
    : OF_HEALTH.test(`${trade} ${text}`)
      ? "You handle health information, so that includes a business associate agreement. Without one signed, don’t start, with us or with anyone."
      : "Have somebody read it who isn’t selling anything.";

/** What only their desk can do, behind a comma. */
const theirs = (trade: string, text: string): string =>
  /\bdent\w+|\borthodon\w+|\bhygien\w+/.test(`${trade} ${text}`)
    ? ", bring back somebody who hasn’t sat in the chair for ten years, explain why the plan paid for one cleaning and not for two"
    : OF_LAW.test(`${trade} ${text}`)
      ? ", sit with somebody who has just been served, know which judge runs late"
      : OF_HEALTH.test(`${trade} ${text}`)
        ? ", see who’s too pale to wait, know which daughter to call"
        : ", remember who needs the early hour because of the bus";

/** Their worry, said to them: 'will take their job' as 'that it will take your job'. */
const toThem = (worry: string): string => {
  const said = worry
    .replaceAll(/\btheir\b/g, "your")
    .replaceAll(/\bthe(?:y|m)\b/g, "you")
    .replace(/[\s.,]{1,9}$/, "");
  return said ? said.replace(/\bai\b/g, "AI").replace(/\bhipaa\b/g, "HIPAA") : "[the worry, as you heard it]";
};

export function worryLetterOf(request: Request): Body {
  const { readers, to, dear, from = "", worry } = askedIn(request) as Asked;
  const { trade } = readersOf(request);
  const isTheirs = /\bour\b/.test(request.text.replace(FROM, "")) && !MAKER.test(from);
  const isOthers = readers === "buyers" || MAKER.test(from) || (!isTheirs && / (?:at|of|in) .*s$/.test(to));
  const told = worries.find(
    (each) =>
      each.of === readers &&
      (each.fromMaker === undefined || each.fromMaker === isOthers) &&
      each.heard.test(worry),
  ) as Worry;
  const callers = readers === "callers" ? dear : trade.customers;
  const say = (line: string): string =>
    line
      .replaceAll("{worry}", toThem(worry))
      .replace(/(?<=^|[.?!] )\{callers\}/g, capital(callers))
      .replaceAll("{callers}", callers)
      .replaceAll("{theirs}", theirs(trade.id, plain(request.text)))
      .replaceAll("{duty}", duty(trade.id, plain(request.text)))
      .replaceAll("{us}", isOthers ? "the office you call" : "our office");
  const whom = isOthers ? to : `our ${dear}`;
  const who = from.replace(/\bceo\b/, "CEO");
  const house = isOthers ? (request.company ?? "[company]") : "[name of the office]";
  return {
    title: `To ${whom}: ${say(told.title)}`,
    excerpt: `A letter to ${whom}${who ? ` from ${isOthers ? "our" : "the"} ${who}` : ""}. ${told.excerpt}`,
    description: `A letter to ${whom} from ${isOthers ? "the people who make the assistant" : "the office"}: ${small(say(told.title))}${/\?$/.test(told.title) ? "" : "."}`,
    heads: [],
    noSheet: true,
    about: `a letter to ${dear}`,
    content: [
      p(`Dear ${dear},`),
      ...told.says.map((line) => p(say(line))),
      p(`[Name], ${who ? `${who} of ` : ""}${house}`),
    ],
  };
}
